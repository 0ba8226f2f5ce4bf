#include "app/viewmodels/log_sheet.h"

#include "app/print/sheet_pdf.h"
#include "app/viewmodels/file_path.h"
#include "engine/core/names.h"

namespace reach {
namespace {

QString idOf(Player player) {
    return player == Player::None ? QString() : QString::fromLatin1(nameOf(player).data());
}

QVariantList traysOf(const std::vector<sheet::Tray>& trays) {
    QVariantList list;
    for (const sheet::Tray& tray : trays) {
        QVariantList steps;
        for (const sheet::PackingStep& step : tray.steps)
            steps.append(QVariantMap{
                {"text", step.text},
                {"detail", step.detail},
                {"system",
                 step.system == SystemId::None ? QString() : QString::fromStdString(nameOf(step.system))}});
        if (!steps.empty())
            list.append(QVariantMap{{"name", tray.name}, {"player", idOf(tray.player)}, {"steps", steps}});
    }
    return list;
}

sheet::LogSheet sheetOf(const Table& table) {
    return sheet::logSheet(table.openTable()->session->game(), table.names(), table.title());
}

}  // namespace

QString LogSheet::subtitle() const {
    return table_ && table_->isOpen() ? sheetOf(*table_).subtitle : QString();
}

QVariantList LogSheet::parts() const {
    QVariantList list;
    if (!table_ || !table_->isOpen()) return list;
    for (const sheet::Part& part : sheetOf(*table_).parts) {
        QVariantList lines;
        for (const sheet::Line& line : part.lines)
            lines.append(QVariantMap{{"what", line.what}, {"text", line.text}});
        list.append(QVariantMap{{"title", part.title}, {"player", idOf(part.player)}, {"lines", lines}});
    }
    return list;
}

QVariantList LogSheet::packing() const {
    if (!table_ || !table_->isOpen()) return {};
    return traysOf(sheet::packing(table_->openTable()->session->game(), table_->names()));
}

QVariantList LogSheet::unpacking() const {
    if (!table_ || !table_->isOpen()) return {};
    return traysOf(sheet::unpacking(table_->openTable()->session->game(), table_->names()));
}

bool LogSheet::exportPdf(const QUrl& file) {
    problem_.clear();
    if (table_ && table_->isOpen()) {
        const Game& game = table_->openTable()->session->game();
        if (!print::writeSheet(pathOf(file), sheetOf(*table_), sheet::packing(game, table_->names()),
                               sheet::unpacking(game, table_->names())))
            problem_ = tr("%1 cannot be written.").arg(pathOf(file));
    }
    Q_EMIT written();
    return problem_.isEmpty();
}

}  // namespace reach
