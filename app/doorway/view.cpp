#include "app/doorway/view.h"

#include "app/doorway/telling.h"
#include "app/session/fitting.h"
#include "app/words/entry_words.h"
#include "app/words/speaking.h"
#include "app/words/translate.h"
#include "engine/core/names.h"

#include <nlohmann/json.hpp>

#include <QTranslator>

#include <algorithm>
#include <map>

namespace reach::doorway {
namespace {

using Json = nlohmann::ordered_json;
using words::translate;

constexpr std::size_t kLogEntries = 30;

words::PlayerNames namesOf(const AnyOpenTable& table) {
    words::PlayerNames names;
    for (const Player player : kAllPlayers) {
        const auto at = static_cast<std::size_t>(index(player));
        names.names[at] = QString::fromStdString(fitting(table.names()[at], kLongestName));
    }
    return names;
}

template <typename Kind>
Part logOf(const SessionOf<Kind>& session, const words::PlayerNames& names) {
    Part log{.heading = translate("doorway", "Log"), .isLog = true};
    const std::size_t to = session.cursor();
    const std::size_t from = to - std::min(to, kLogEntries);
    auto game = session.at(from);
    for (std::size_t at = from; at < to; ++at) {
        const auto& entry = session.entries()[at];
        log.rows.push_back({{logLine(game, entry, names)}, words::playerOf(entry.command)});
        for (const auto& event : entry.events) Kind::evolve(game, event);
    }
    std::ranges::reverse(log.rows);
    return log;
}

QString stateOf(const messages::Present& device) {
    if (!device.there) return translate("doorway", "gone");
    return device.awake ? translate("doorway", "here") : translate("doorway", "asleep");
}

Part devices(const std::vector<messages::Present>& here, const words::PlayerNames& names) {
    Part part{.heading = translate("doorway", "Devices"),
              .columns = {translate("doorway", "Device"), translate("doorway", "Seat"),
                          translate("doorway", "State")}};
    for (const messages::Present& device : here) {
        const Player seat = parseName<Player>(device.seat).value_or(Player::None);
        part.rows.push_back(
            {{QString::fromStdString(fitting(device.device, kLongestName)),
              isColor(seat) ? names.of(seat) : translate("doorway", "looks on"), stateOf(device)},
             isColor(seat) ? seat : Player::None});
    }
    return part;
}

void addColor(Json& json, Player color) {
    if (isColor(color)) json["color"] = nameOf(color);
}

Json jsonOf(const Row& row) {
    Json json;
    if (row.cells.size() == 1) {
        json["text"] = utf8(row.cells.front());
    } else {
        for (const QString& cell : row.cells) json["cells"].push_back(utf8(cell));
    }
    addColor(json, row.color);
    return json;
}

Json jsonOf(const std::vector<Row>& rows) {
    Json json = Json::array();
    for (const Row& row : rows) json.push_back(jsonOf(row));
    return json;
}

Json jsonOf(const View& view) {
    Json json;
    json["title"] = utf8(view.title);
    json["moment"] = utf8(view.moment);
    json["asked"] = jsonOf(view.asked);
    json["seats"] = Json::array();
    for (const Seat& seat : view.seats)
        json["seats"].push_back({{"seat", nameOf(seat.color)}, {"name", utf8(seat.name)}});
    json["parts"] = Json::array();
    for (const Part& part : view.parts) {
        Json told;
        told["heading"] = utf8(part.heading);
        if (part.isLog) told["log"] = true;
        for (const QString& column : part.columns) told["columns"].push_back(utf8(column));
        told["rows"] = jsonOf(part.rows);
        json["parts"].push_back(std::move(told));
    }
    return json;
}

}  // namespace

const QTranslator& translations(std::string_view language) {
    // They are never unloaded. A program without them speaks English.
    static const auto all = [] {
        std::map<std::string, QTranslator, std::less<>> made;
        for (const std::string_view one : kLanguages)
            (void)made.try_emplace(std::string(one))
                .first->second.load(QStringLiteral(":/i18n/reachkeeper_") + words::fromView(one));
        return made;
    }();
    const auto found = all.find(language);
    return found != all.end() ? found->second : all.begin()->second;
}

QString calledOf(Player player, const words::PlayerNames& names) {
    if (names.names[static_cast<std::size_t>(index(player))].isEmpty()) return names.of(player);
    return translate("doorway", "%1 (%2)", "a player and the colour")
        .arg(names.of(player), words::name(player));
}

std::string viewOf(const AnyOpenTable& table, const QTranslator& language,
                   const std::vector<messages::Present>& here) {
    const words::Speaking speaking(language);
    const words::PlayerNames given = namesOf(table);
    View view;
    view.title = QString::fromStdString(fitting(table.title, kLongestTitle));
    const auto tellIf = [&]<typename Kind>(std::type_identity<Kind>) {
        const auto* open = dynamic_cast<const OpenTableOf<Kind>*>(&table);
        if (!open) return;
        const words::PlayerNames names = calledIn(open->session->game(), given);
        tell(view, open->session->game(), names);
        if (!here.empty()) view.parts.push_back(devices(here, names));
        view.parts.push_back(logOf(*open->session, names));
    };
#define REACH_TELL(Kind) tellIf(std::type_identity<Kind>{});
    REACH_FOR_EACH_GAME(REACH_TELL)
#undef REACH_TELL
    return jsonOf(view).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace reach::doorway
