#include "app/print/aids_pdf.h"

#include <QCoreApplication>

#include "app/print/aid_text.h"
#include "app/print/pages.h"

namespace reach::print {
namespace {

QString bookOf(const reference::Entry& aid) {
    if (aid.book == "blighted-reach") return QStringLiteral("The Blighted Reach");
    return aid.book == "arcades" ? QStringLiteral("ARCADEs") : QStringLiteral("Arcs");
}

PrintBox boxOf(const reference::Entry& aid) {
    return {.title = QString::fromStdString(aid.title),
            .corner = aid.page > 0 ? QCoreApplication::translate("Aids", "p.%1", "page number").arg(aid.page)
                                   : QString(),
            .set = [&aid](QTextDocument& text, QPaintDevice* device, qreal width, qreal size) {
                setAidText(text, aid, device, width, size);
            }};
}

}  // namespace

std::vector<reference::Entry> aidsOf(const reference::Reference& reference, const QStringList& ids,
                                     QString& unknown) {
    QStringList wanted = ids;
    if (wanted.isEmpty())
        for (const reference::Entry& link : reference.contents(reference::Section::Aid))
            wanted.append(QString::fromStdString(link.id));
    std::vector<reference::Entry> aids;
    for (const QString& id : wanted) {
        auto entry = reference.entry(id.toStdString());
        if (entry && entry->section == reference::Section::Aid)
            aids.push_back(std::move(*entry));
        else
            unknown = id;
    }
    return aids;
}

/// Each book begins on a page of its own.
bool writeAids(const QString& file, const std::vector<reference::Entry>& aids) {
    std::vector<PrintPart> parts;
    for (const reference::Entry& aid : aids) {
        if (parts.empty() || parts.back().foot != bookOf(aid)) parts.push_back({bookOf(aid), {}});
        parts.back().boxes.push_back(boxOf(aid));
    }
    return writePages(file, QCoreApplication::translate("Aids", "Quick aids"), parts);
}

}  // namespace reach::print
