#include "app/campaign/log_sheet.h"

#include "app/device/files.h"
#include "app/print/sheet_pdf.h"
#include "app/values/ids.h"

namespace reach {
namespace {

QList<view::TrayView> traysOf(const std::vector<sheet::Tray>& trays) {
    QList<view::TrayView> list;
    for (const sheet::Tray& tray : trays) {
        view::TrayView view{tray.name, view::idOf(tray.player), {}};
        for (const sheet::PackingStep& step : tray.steps)
            view.steps.append({step.text, step.detail, view::idOf(step.system)});
        if (!view.steps.isEmpty()) list.append(view);
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

QList<view::SheetPartView> LogSheet::parts() const {
    QList<view::SheetPartView> list;
    if (!table_ || !table_->isOpen()) return list;
    for (const sheet::Part& part : sheetOf(*table_).parts) {
        list.append({part.title, view::idOf(part.player), {}});
        for (const sheet::Line& line : part.lines) list.back().lines.append({line.what, line.text});
    }
    return list;
}

QList<view::TrayView> LogSheet::packing() const {
    if (!table_ || !table_->isOpen()) return {};
    return traysOf(sheet::packing(table_->openTable()->session->game(), table_->names()));
}

QList<view::TrayView> LogSheet::unpacking() const {
    if (!table_ || !table_->isOpen()) return {};
    return traysOf(sheet::unpacking(table_->openTable()->session->game(), table_->names()));
}

bool LogSheet::exportPdf(const QUrl& file) {
    problem_.clear();
    if (table_ && table_->isOpen()) {
        const Game& game = table_->openTable()->session->game();
        if (!print::writeSheet(device::pathOf(file), sheetOf(*table_), sheet::packing(game, table_->names()),
                               sheet::unpacking(game, table_->names())))
            problem_ = tr("%1 cannot be written.").arg(device::pathOf(file));
    }
    Q_EMIT written();
    return problem_.isEmpty();
}

}  // namespace reach

#include "moc_log_sheet.cpp"
