#include "app/cli/table_json.h"

#include "app/table/table.h"
#include "app/values/value_json.h"

#include <QJsonDocument>

namespace reach::cli {

Json tableJson(const Playback& playback) {
    auto open = std::make_unique<OpenTable>();
    open->header = playback.record;
    open->header.entries.clear();
    open->session.emplace(playback.record.setup);
    for (int i = 0; i < playback.played; ++i)
        open->session->enterExactly(playback.record.entries[static_cast<std::size_t>(i)].command);
    Table table;
    table.show(std::move(open), nullptr);
    return Json::parse(QJsonDocument(toJson(table)).toJson(QJsonDocument::Compact).toStdString());
}

}  // namespace reach::cli
