#include "app/doorway/club.h"

#include "app/doorway/telling.h"
#include "app/doorway/view.h"
#include "app/session/fitting.h"
#include "app/words/home/table_words.h"
#include "app/words/speaking.h"
#include "app/words/translate.h"
#include "engine/arcades/arcades.h"
#include "engine/contract/campaign.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"

#include <nlohmann/json.hpp>

#include <QTranslator>

#include <algorithm>
#include <map>
#include <type_traits>
#include <utility>

namespace reach::doorway {
namespace {

using Json = nlohmann::ordered_json;
using words::translate;

/// Rows of a part: a projector has no room for more, and a view is bounded.
constexpr std::size_t kMostRows = 100;

/// The leader of a player, or the Fate that the player has now.
std::string cardOfPlayer(const Game& game, Player player) {
    CardId as = CardId::None;
    if (isCampaign(game.state)) as = fateCard(game.state.seat(player).fate);
    forEachCard(game.state.of(player), [&](CardId id, const Card&) {
        if (isLeader(id)) as = id;
    });
    return as == CardId::None ? std::string() : std::string(nameOf(as));
}

void tellSeats(Brief& brief, const Game& game, const std::array<std::string, kPlayerColors>& names) {
    for (const Player player : game.setup.seats)
        brief.seats.push_back({std::string(nameOf(player)), names[static_cast<std::size_t>(index(player))],
                               game.state.of(player).power, cardOfPlayer(game, player),
                               game.state.winner == player});
}

void tellSeats(Brief& brief, const arcades::Game& game, const std::array<std::string, kPlayerColors>& names) {
    for (const Player player : game.setup.seats)
        if (player != arcades::phantom(game.setup))
            brief.seats.push_back({std::string(nameOf(player)),
                                   arcades::isPerson(game.setup, player)
                                       ? names[static_cast<std::size_t>(index(player))]
                                       : utf8(QStringLiteral("Bot")),
                                   game.state.of(player).power,
                                   {},
                                   game.state.winner == player});
}

/// Wins of a person, a leader or a Fate.
struct Tally {
    std::string name;
    int games = 0;
    int won = 0;
    int power = 0;
};

/// By the share of wins; whoever has played more comes first among equals.
std::vector<Tally> ranked(const std::map<std::string, Tally>& all) {
    std::vector<Tally> list;
    list.reserve(all.size());
    for (const auto& [key, tally] : all) list.push_back(tally);
    std::ranges::stable_sort(list, [](const Tally& one, const Tally& other) {
        const int left = one.won * other.games;
        const int right = other.won * one.games;
        return left != right ? left > right : one.games > other.games;
    });
    if (list.size() > kMostRows) list.resize(kMostRows);
    return list;
}

QString calledOf(const Brief::Seat& seat) {
    if (!seat.name.empty()) return QString::fromStdString(fitting(seat.name, kLongestName));
    const auto player = parseName<Player>(seat.color);
    return player ? words::name(*player) : QString();
}

QString cardName(const std::string& id) {
    const CardId card = findCard(id);
    return card == CardId::None ? QString() : words::name(card);
}

QString listed(const Brief& brief) {
    QStringList all;
    std::vector<Brief::Seat> seats = brief.seats;
    std::ranges::stable_sort(seats, std::greater(),
                             [](const auto& seat) { return std::pair(seat.won, seat.power); });
    for (const Brief::Seat& seat : seats) {
        const QString as = cardName(seat.as);
        all += as.isEmpty()
                   ? words::filled(translate("doorway", "%1 %2", "a player, Power"),
                                   {calledOf(seat), QString::number(seat.power)})
                   : words::filled(translate("doorway", "%1 (%2) %3", "a player, leader or Fate, Power"),
                                   {calledOf(seat), as, QString::number(seat.power)});
    }
    return all.join(QStringLiteral(", "));
}

Json rowOf(const QStringList& cells) {
    Json row;
    for (const QString& cell : cells) row["cells"].push_back(utf8(cell));
    return row;
}

Json partOf(const QString& heading, const QStringList& columns) {
    Json part{{"heading", utf8(heading)}};
    for (const QString& column : columns) part["columns"].push_back(utf8(column));
    part["rows"] = Json::array();
    return part;
}

Json ladder(const QString& heading, const QString& who, const std::map<std::string, Tally>& all) {
    Json part = partOf(heading, {who, translate("doorway", "Games"), translate("doorway", "Won"),
                                 translate("doorway", "Share"), translate("doorway", "Power, on average")});
    part["ladder"] = true;
    for (const Tally& one : ranked(all))
        part["rows"].push_back(
            rowOf({QString::fromStdString(one.name), QString::number(one.games), QString::number(one.won),
                   QStringLiteral("%1 %").arg((100 * one.won + one.games / 2) / one.games),
                   QString::number((one.power + one.games / 2) / one.games)}));
    return part;
}

void count(std::map<std::string, Tally>& all, const std::string& key, const QString& name,
           const Brief::Seat& seat) {
    if (key.empty() || name.isEmpty()) return;
    Tally& tally = all[key];
    tally.name = utf8(name);
    ++tally.games;
    tally.won += seat.won ? 1 : 0;
    tally.power += seat.power;
}

const Brief::Told& toldIn(const Brief& brief, std::size_t language) {
    static const Brief::Told none;
    return language < brief.told.size() ? brief.told[language] : none;
}

std::size_t numberOf(const QTranslator& language) {
    for (std::size_t at = 0; at < kLanguages.size(); ++at)
        if (&translations(kLanguages[at]) == &language) return at;
    return 0;
}

}  // namespace

std::string Brief::about(const QTranslator& language) const {
    const Told& words = toldIn(*this, numberOf(language));
    return words.moment.empty() ? words.game : words.game + " · " + words.moment;
}

std::optional<Brief> Brief::read(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return std::nullopt;
    // Another version may have written it. Then it is made anew.
    bool isGood = true;
    const auto value = [&isGood](const Json& from, const char* name, auto& to) {
        using To = std::remove_reference_t<decltype(to)>;
        const auto found = from.find(name);
        const bool isThere = from.is_object() && found != from.end();
        const bool isRight = isThere && (std::is_same_v<To, std::string> ? found->is_string()
                                         : std::is_same_v<To, bool>      ? found->is_boolean()
                                                                         : found->is_number_integer());
        if (isRight)
            to = found->template get<To>();
        else
            isGood = false;
    };
    Brief brief;
    value(json, "acts", brief.acts);
    value(json, "over", brief.isOver);
    for (const char* name : {"seats", "told"})
        if (!json.contains(name) || !json[name].is_array()) return std::nullopt;
    for (const Json& one : json["seats"]) {
        Seat& seat = brief.seats.emplace_back();
        value(one, "color", seat.color);
        value(one, "name", seat.name);
        value(one, "power", seat.power);
        value(one, "as", seat.as);
        value(one, "won", seat.won);
    }
    for (const Json& one : json["told"]) {
        Told& told = brief.told.emplace_back();
        value(one, "game", told.game);
        value(one, "moment", told.moment);
    }
    return isGood ? std::optional(std::move(brief)) : std::nullopt;
}

std::string Brief::text() const {
    Json json{{"acts", acts}, {"over", isOver}, {"seats", Json::array()}, {"told", Json::array()}};
    for (const Seat& seat : seats)
        json["seats"].push_back({{"color", seat.color},
                                 {"name", seat.name},
                                 {"power", seat.power},
                                 {"as", seat.as},
                                 {"won", seat.won}});
    for (const Told& one : told) json["told"].push_back({{"game", one.game}, {"moment", one.moment}});
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Brief briefOf(const AnyOpenTable& table) {
    Brief brief;
    brief.acts = table.number();
    const auto tellIf = [&]<typename Kind>(std::type_identity<Kind>) {
        const auto* open = dynamic_cast<const OpenTableOf<Kind>*>(&table);
        if (!open) return;
        const auto& game = open->session->game();
        brief.isOver = Kind::isOver(game);
        tellSeats(brief, game, table.names());
        for (const std::string_view language : kLanguages) {
            const words::Speaking speaking(translations(language));
            brief.told.push_back({utf8(words::gameText(game.setup)), utf8(momentOf(game))});
        }
    };
#define REACH_TELL(Kind) tellIf(std::type_identity<Kind>{});
    REACH_FOR_EACH_GAME(REACH_TELL)
#undef REACH_TELL
    return brief;
}

std::string playersOf(const Brief& brief, const QTranslator& language) {
    const words::Speaking speaking(language);
    return utf8(listed(brief));
}

std::string clubViewOf(const std::vector<ClubTable>& tables, const QTranslator& language) {
    const words::Speaking speaking(language);
    const std::size_t spoken = numberOf(language);
    std::vector<const ClubTable*> going;
    std::vector<const ClubTable*> over;
    std::map<std::string, Tally> people;
    std::map<std::string, Tally> leaders;
    std::map<std::string, Tally> fates;
    for (const ClubTable& table : tables) {
        (table.brief.isOver ? over : going).push_back(&table);
        if (!table.brief.isOver) continue;
        for (const Brief::Seat& seat : table.brief.seats) {
            const QString name = QString::fromStdString(seat.name).simplified();
            count(people, utf8(name.toCaseFolded()), name, seat);
            const CardId card = findCard(seat.as);
            if (card != CardId::None)
                count(isLeader(card) ? leaders : fates, seat.as, words::name(card), seat);
        }
    }
    // Those that are being played come first, and of the others the youngest.
    std::ranges::reverse(going);
    std::ranges::stable_sort(going, std::greater(),
                             [](const ClubTable* table) { return table->screens > 0; });
    std::ranges::reverse(over);

    Json json;
    json["title"] = utf8(translate("doorway", "All tables"));
    json["moment"] = utf8(words::filled(translate("doorway", "%1 in play, %2 over", "numbers of tables"),
                                        {QString::number(going.size()), QString::number(over.size())}));
    json["asked"] = Json::array();
    json["seats"] = Json::array();
    json["parts"] = Json::array();
    Json now = partOf(translate("doorway", "In play"),
                      {translate("doorway", "Table"), translate("doorway", "Players and Power"),
                       translate("doorway", "Game"), translate("doorway", "Where it stands"),
                       translate("doorway", "Screens")});
    for (const ClubTable* table : going) {
        if (now["rows"].size() == kMostRows) break;
        const Brief::Told& told = toldIn(table->brief, spoken);
        now["rows"].push_back(rowOf({QString::fromStdString(fitting(table->title, kLongestTitle)),
                                     listed(table->brief), QString::fromStdString(told.game),
                                     QString::fromStdString(told.moment), QString::number(table->screens)}));
    }
    json["parts"].push_back(std::move(now));
    if (!people.empty())
        json["parts"].push_back(
            ladder(translate("doorway", "Ladder"), translate("doorway", "Player"), people));
    if (!leaders.empty())
        json["parts"].push_back(
            ladder(translate("doorway", "Leaders"), translate("doorway", "Leader"), leaders));
    if (!fates.empty())
        json["parts"].push_back(ladder(translate("doorway", "Fates"), translate("doorway", "Fate"), fates));
    if (!over.empty()) {
        Json ended = partOf(translate("doorway", "Over"),
                            {translate("doorway", "Table"), translate("doorway", "Players and Power"),
                             translate("doorway", "Game")});
        for (const ClubTable* table : over) {
            if (ended["rows"].size() == kMostRows) break;
            Json row =
                rowOf({QString::fromStdString(fitting(table->title, kLongestTitle)), listed(table->brief),
                       QString::fromStdString(toldIn(table->brief, spoken).game)});
            if (table->mayHaveRecord) row["record"] = table->name;
            ended["rows"].push_back(std::move(row));
        }
        json["parts"].push_back(std::move(ended));
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace reach::doorway
