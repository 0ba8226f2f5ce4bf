#include "app/print/sheet_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>

#include "app/print/pages.h"

namespace reach::print {
namespace {

constexpr int kNoteLines = 9;

QString translate(const char* text) {
    return QCoreApplication::translate("sheet", text);
}

PrintBox boxOf(const QString& title, const QString& html) {
    return {.title = title,
            .corner = {},
            .set = [html](QTextDocument& text, QPaintDevice* device, qreal width, qreal size) {
                text.documentLayout()->setPaintDevice(device);
                text.setDocumentMargin(0);
                text.setDefaultFont(printFont(size, QFont::Normal));
                text.setTextWidth(width);
                text.setHtml(html);
            }};
}

QString row(const QString& left, const QString& right, int share) {
    return QStringLiteral("<tr><td width='%1%'><b>%2</b></td><td>%3</td></tr>")
        .arg(QString::number(share), left.toHtmlEscaped(), right.toHtmlEscaped());
}

QString table(const QString& rows) {
    return QStringLiteral("<table width='100%' cellspacing='0' cellpadding='2'>%1</table>").arg(rows);
}

PrintBox boxOf(const sheet::Part& part) {
    QString rows;
    for (const sheet::Line& line : part.lines) rows += row(line.what, line.text, 34);
    return boxOf(part.title, table(rows));
}

/// Lines to write on.
PrintBox notes() {
    QString lines;
    for (int i = 0; i < kNoteLines; ++i) lines += QStringLiteral("<p>&nbsp;</p><hr>");
    return boxOf(translate("Notes"), lines);
}

PrintBox boxOf(const sheet::Tray& tray) {
    QString rows;
    for (const sheet::PackingStep& step : tray.steps)
        rows += QStringLiteral("<tr><td width='7%'>☐</td><td><b>%1</b>%2</td></tr>")
                    .arg(step.text.toHtmlEscaped(),
                         step.detail.isEmpty() ? QString()
                                               : QStringLiteral("<br>%1").arg(step.detail.toHtmlEscaped()));
    return boxOf(tray.name, table(rows));
}

PrintPart partOf(const QString& foot, const std::vector<sheet::Tray>& trays) {
    PrintPart part{.foot = foot, .boxes = {}};
    for (const sheet::Tray& tray : trays)
        if (!tray.steps.empty()) part.boxes.push_back(boxOf(tray));
    return part;
}

}  // namespace

bool writeSheet(const QString& file, const sheet::LogSheet& sheet, const std::vector<sheet::Tray>& packing,
                const std::vector<sheet::Tray>& unpacking) {
    const QString name = QStringLiteral("%1 · %2").arg(sheet.title, sheet.subtitle);
    PrintPart state{.foot = name, .boxes = {}};
    for (const sheet::Part& part : sheet.parts) state.boxes.push_back(boxOf(part));
    state.boxes.push_back(notes());
    return writePages(
        file, name,
        {state, partOf(translate("Packing up"), packing), partOf(translate("Setting out again"), unpacking)});
}

}  // namespace reach::print
