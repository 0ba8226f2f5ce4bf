#include "app/sheet/visual_tracker.h"

#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/contract/printed.h"
#include "engine/core/names.h"
#include "engine/engine.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <algorithm>

namespace reach::sheet {
namespace {

using words::translate;

constexpr int kMost = 99;  ///< maximum of any count; the engine checks the limits of the box

QString toText(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

int countOf(const QJsonValue& value) {
    return std::clamp(value.toInt(), 0, kMost);
}

/// Reads a save's `data`: first the setup, then all other values as corrections.
class TrackerReader {
  public:
    explicit TrackerReader(const QJsonObject& data) : data_(data) {}

    TrackerImport read() {
        if (!readSetup()) return std::move(import_);
        game_ = newGame(record_.setup);
        for (const auto& player : players_) readPlayer(player.toObject());
        readMap(data_[QLatin1StringView("map")].toObject());
        readCards();
        for (const char* missing :
             {QT_TRANSLATE_NOOP("sheet", "the First Regent"), QT_TRANSLATE_NOOP("sheet", "the Policy on top"),
              QT_TRANSLATE_NOOP("sheet", "resources and tokens on cards, and notes")})
            leaveOut(translate("sheet", missing));
        import_.record = std::move(record_);
        return std::move(import_);
    }

  private:
    bool fail(const QString& problem) {
        import_.problem = problem;
        return false;
    }
    void leaveOut(const QString& what) {
        if (!import_.unsaid.contains(what)) import_.unsaid.append(what);
    }

    /// Reads the setup. The player with the initiative comes first.
    bool readSetup() {
        const int over = data_[QLatin1StringView("gameNumber")].toInt();
        if (over < 1 || over > 2)
            return fail(translate("sheet", "The save does not say which Act is over (gameNumber 1 or 2)."));
        QJsonArray list = data_[QLatin1StringView("players")].toArray();
        if (list.size() < 2 || list.size() > 4)
            return fail(translate("sheet", "The save needs 2 to 4 players; it has %1.").arg(list.size()));
        for (const auto& player : list) players_.push_back(player);
        const auto first = std::find_if(players_.begin(), players_.end(), [](const QJsonValue& player) {
            return player.toObject()[QLatin1StringView("initiative")].toBool();
        });
        if (first != players_.end()) std::rotate(players_.begin(), first, players_.end());
        Setup& setup = record_.setup;
        record_.game = "campaign";
        setup.campaign = true;
        setup.act = static_cast<std::uint8_t>(over + 1);
        for (const auto& player : players_)
            if (!readSeat(player.toObject())) return false;
        if (const Rule rule = checkSetup(setup); rule != Rule::None)
            return fail(translate("sheet", "These Fates cannot be played in Act %1.")
                            .arg(words::actNumeral(setup.act)));
        return true;
    }

    bool readSeat(const QJsonObject& player) {
        const QString colorName = player[QLatin1StringView("color")].toString();
        const auto color = parseName<Player>(colorName.toStdString());
        if (!color || !isColor(*color))
            return fail(translate("sheet", "'%1' is no player's colour.").arg(colorName.left(40)));
        const auto& seats = record_.setup.seats;
        if (std::find(seats.begin(), seats.end(), *color) != seats.end())
            return fail(translate("sheet", "Two players are %1.").arg(words::name(*color)));
        const QString fate = player[QLatin1StringView("fate")].toString();
        int number = 0;
        for (int at = 1; at <= kFates; ++at)
            if (toText(fateName(at)).compare(fate, Qt::CaseInsensitive) == 0) number = at;
        if (number == 0)
            return fail(translate("sheet", "%1 has no Fate that the box knows ('%2').")
                            .arg(words::name(*color), fate.left(40)));
        auto& fates = record_.setup.fates;
        if (std::find(fates.begin(), fates.end(), number) != fates.end())
            return fail(translate("sheet", "Two players are %1.").arg(toText(fateName(number))));
        record_.setup.seats.push(*color);
        fates.push(static_cast<std::uint8_t>(number));
        record_.names[static_cast<std::size_t>(*color)] =
            player[QLatin1StringView("name")].toString().left(40).toStdString();
        return true;
    }

    /// Enters a correction. A correction that the engine refuses is left out and reported.
    void enter(const QString& line) {
        const ParsedCommand parsed = parseCommand(line.toStdString());
        if (parsed.command) {
            Decision decision = decide(game_, *parsed.command);
            if (!decision.verdict.refused()) {
                for (const Event& event : decision.events) evolve(game_.state, event);
                record_.entries.push_back({.command = *parsed.command});
                return;
            }
        }
        leaveOut(line);
    }

    void readPlayer(const QJsonObject& player) {
        const QString color = player[QLatin1StringView("color")].toString();
        enter(QStringLiteral("correct %1 power %2")
                  .arg(color, QString::number(countOf(player[QLatin1StringView("power")]))));
        if (player[QLatin1StringView("allegiance")].toString() == QStringLiteral("outlaw"))
            enter(QStringLiteral("correct %1 title outlaw").arg(color));
        for (const auto& resource : player[QLatin1StringView("outrage")].toArray())
            enter(QStringLiteral("correct %1 outrage %2 on").arg(color, resource.toString().left(40)));
        readResources(color, player[QLatin1StringView("resources")].toObject());
        const QJsonObject favors = player[QLatin1StringView("favors")].toObject();
        for (const Player rival : record_.setup.seats)
            if (const int count = countOf(favors[QLatin1StringView(nameOf(rival).data())]); count > 0)
                enter(QStringLiteral("correct %1 favors %2 %3")
                          .arg(color, toText(nameOf(rival)), QString::number(count)));
        for (const auto& card : player[QLatin1StringView("cards")].toArray())
            takeCard(card.toObject(), QStringLiteral("correct %1 card ").arg(color));
        flagshipBoards_.push_back({color, player[QLatin1StringView("flagshipBoard")].toObject()});
        const QJsonObject golems = player[QLatin1StringView("golems")].toObject();
        for (const char* golem : {"warrior", "protector", "seeker", "harvester"})
            if (const QJsonValue held = golems[QLatin1StringView(golem)]; held.toBool() || countOf(held) > 0)
                enter(
                    QStringLiteral("correct token golem %1 awake %2 1").arg(QLatin1StringView(golem), color));
        for (const char* pieces : {"trophies", "captives"})
            if (countOf(player[QLatin1StringView(pieces)]) > 0)
                leaveOut(translate("sheet", "whose Trophies and Captives they are"));
    }

    void readResources(const QString& color, const QJsonObject& counts) {
        QStringList slots;
        for (const Resource resource : kAllResources)
            for (int i = countOf(counts[QLatin1StringView(nameOf(resource).data())]); i > 0; --i)
                slots.append(toText(nameOf(resource)));
        if (slots.isEmpty()) return;
        while (slots.size() < kBoardSlots) slots.append(QStringLiteral("none"));
        enter(QStringLiteral("correct %1 slots %2").arg(color, slots.join(QLatin1Char(' '))));
    }

    void readMap(const QJsonObject& map) {
        static constexpr std::array kSpots{"gate", "planetTri", "planetMoon", "planetHex"};
        for (int cluster = 0; cluster < kClusters; ++cluster) {
            const QJsonObject all = map[QStringLiteral("cluster%1").arg(cluster + 1)].toObject();
            for (std::size_t spot = 0; spot < kSpots.size(); ++spot)
                readSystem(QString::fromStdString(nameOf(systemAt(cluster, static_cast<Spot>(spot)))),
                           all[QLatin1StringView(kSpots[spot])].toObject());
        }
        for (const auto& [color, board] : flagshipBoards_) readFlagshipBoard(color, board);
    }

    void readSystem(const QString& system, const QJsonObject& place) {
        QMap<QString, int> ships;
        for (const auto& ship : place[QLatin1StringView("ships")].toArray()) {
            const QString color = ship.toObject()[QLatin1StringView("color")].toString();
            ++ships[color == QStringLiteral("imperial") ? QStringLiteral("empire") : color.left(40)];
        }
        for (auto it = ships.cbegin(); it != ships.cend(); ++it)
            enter(QStringLiteral("correct %1 %2 ships %3")
                      .arg(system, it.key(), QString::number(std::min(it.value(), kMost))));
        if (const int blight = countOf(place[QLatin1StringView("blight")]); blight > 0)
            enter(QStringLiteral("correct %1 blight ships %2").arg(system, blight));
        QStringList buildings;
        for (const auto& value : place[QLatin1StringView("buildings")].toArray()) {
            const QJsonObject building = value.toObject();
            const QString type = building[QLatin1StringView("type")].toString();
            if (building[QLatin1StringView("seat")].toBool())
                enter(QStringLiteral("correct token seat %1 %2 1")
                          .arg(QString::number(countOf(building[QLatin1StringView("seatNumber")])), system));
            if (!type.isEmpty())
                buildings.append(building[QLatin1StringView("color")].toString().left(40) + QLatin1Char(' ') +
                                 type.left(40));
        }
        if (!buildings.isEmpty())
            enter(
                QStringLiteral("correct %1 buildings %2").arg(system, buildings.join(QStringLiteral(", "))));
        for (const auto& color : place[QLatin1StringView("flagships")].toArray())
            enter(QStringLiteral("correct %1 flagship %2").arg(color.toString().left(40), system));
        static constexpr std::array kTokens{std::pair{"portal", "portal"}, std::pair{"banner", "banner"},
                                            std::pair{"broken", "hammer broken"}};
        for (const auto& [key, token] : kTokens)
            if (const QJsonValue there = place[QLatin1StringView(key)]; there.toBool() || there.isObject())
                enter(QStringLiteral("correct token %1 %2 1").arg(QLatin1StringView(token), system));
        for (const char* token : {"cloudCity", "port", "station"}) {
            const QJsonValue there = place[QLatin1StringView(token)];
            if (there.toBool() || there.isObject())
                leaveOut(QStringLiteral("%1: %2").arg(system, QLatin1StringView(token)));
        }
    }

    void readFlagshipBoard(const QString& color, const QJsonObject& board) {
        static constexpr std::array kSlots{"slipstreamDrive", "tractorBeam", "controlArray",
                                           "defenseArray",    "shipCrane",   "hull"};
        static constexpr std::array kWords{"slipstream-drive", "tractor-beam", "control-array",
                                           "defense-array",    "ship-crane",   "hull"};
        for (std::size_t i = 0; i < kSlots.size(); ++i) {
            const QJsonObject slot = board[QLatin1StringView(kSlots[i])].toObject();
            const auto piece = [&](const char* side) {
                return slot[QLatin1StringView(side)].toObject()[QLatin1StringView("type")].toString().left(
                    40);
            };
            const QString word = QLatin1StringView(kWords[i]);
            if (const QString upgrade = piece("upgrade"); !upgrade.isEmpty())
                enter(QStringLiteral("correct %1 %2 %3").arg(color, word, upgrade));
            if (const QString armor = piece("armor"); !armor.isEmpty())
                enter(QStringLiteral("correct %1 %2 armor %3").arg(color, word, armor));
        }
    }

    /// Enters the card with this name that is not placed yet; some cards share a name. `line` ends
    /// before its id.
    void takeCard(const QJsonObject& card, const QString& line) {
        const QString name = card[QLatin1StringView("name")].toString();
        for (const PrintedCard& printed : printedCards()) {
            if (toText(printed.name).compare(name, Qt::CaseInsensitive) != 0) continue;
            const QString id = toText(printed.id);
            if (placed_.contains(id) || id.startsWith(QStringLiteral("BC")) || !isCard(findCard(printed.id)))
                continue;
            placed_.append(id);
            return enter(line + id);
        }
        leaveOut(translate("sheet", "the card '%1'").arg(name.left(60)));
    }

    /// Reads the cards in the Court deck and in the rules booklet, and the campaign's Court cards in neither
    /// of them.
    void readCards() {
        const QJsonObject rules = data_[QLatin1StringView("rules")].toObject();
        for (const char* kind : {"edicts", "laws", "summit"})
            for (const auto& card : rules[QLatin1StringView(kind)].toArray())
                takeCard(card.toObject(), QStringLiteral("correct booklet card "));
        const QJsonArray deck =
            data_[QLatin1StringView("court")].toObject()[QLatin1StringView("inDeck")].toArray();
        if (deck.isEmpty()) return leaveOut(translate("sheet", "the Court deck"));
        for (const auto& card : deck) takeCard(card.toObject(), QStringLiteral("correct deck card "));
        const CardSet left = game_.state.courtDeck;
        left.forEach([&](CardId card) {
            const QString id = toText(nameOf(card));
            if (!placed_.contains(id)) enter(QStringLiteral("correct box card %1").arg(id));
        });
    }

    QJsonObject data_;
    std::vector<QJsonValue> players_;
    /// Entered once their place on the map is known.
    std::vector<std::pair<QString, QJsonObject>> flagshipBoards_;
    QStringList placed_;
    Record record_;
    Game game_;
    TrackerImport import_;
};

}  // namespace

bool looksLikeTracker(const QByteArray& text) {
    return text.trimmed().startsWith('{');
}

TrackerImport importTracker(const QByteArray& text) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return {.record = {},
                .problem = translate("sheet",
                                     "This is neither a game record nor a whole save of the Arcs Visual "
                                     "Tracker: a part of it is missing or was changed."),
                .unsaid = {}};
    const QJsonObject save = document.object();
    if (save[QLatin1StringView("version")].toInt() != 1 || !save[QLatin1StringView("data")].isObject())
        return {.record = {},
                .problem = translate("sheet", "This is no save of the Arcs Visual Tracker, version 1."),
                .unsaid = {}};
    return TrackerReader(save[QLatin1StringView("data")].toObject()).read();
}

}  // namespace reach::sheet
