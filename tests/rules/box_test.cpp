#include <QTest>

#include "engine/contract/seams.h"
#include "engine/core/action_cards.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/map/board.h"
#include "engine/map/setup_cards.h"
#include "engine/protocol/evolving.h"
#include "engine/rules/ambitions.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

/// The adjacent systems of the whole map, with nothing out of play.
struct Border {
    const char* system;
    const char* adjacent;
};
constexpr Border kBorders[]{
    {"1-gate", "1-arrow 1-moon 1-hex 2-gate 6-gate"},
    {"1-arrow", "1-gate 1-moon"},
    {"1-moon", "1-gate 1-arrow 1-hex"},
    {"1-hex", "1-gate 1-moon"},
    {"2-gate", "1-gate 2-arrow 2-moon 2-hex 3-gate"},
    {"2-arrow", "2-gate 2-moon"},
    {"2-moon", "2-gate 2-arrow 2-hex"},
    {"2-hex", "2-gate 2-moon 3-arrow"},
    {"3-gate", "2-gate 3-arrow 3-moon 3-hex 4-gate"},
    {"3-arrow", "2-hex 3-gate 3-moon"},
    {"3-moon", "3-gate 3-arrow 3-hex"},
    {"3-hex", "3-gate 3-moon"},
    {"4-gate", "3-gate 4-arrow 4-moon 4-hex 5-gate"},
    {"4-arrow", "4-gate 4-moon"},
    {"4-moon", "4-gate 4-arrow 4-hex"},
    {"4-hex", "4-gate 4-moon"},
    {"5-gate", "4-gate 5-arrow 5-moon 5-hex 6-gate"},
    {"5-arrow", "5-gate 5-moon"},
    {"5-moon", "5-gate 5-arrow 5-hex"},
    {"5-hex", "5-gate 5-moon 6-arrow"},
    {"6-gate", "1-gate 5-gate 6-arrow 6-moon 6-hex"},
    {"6-arrow", "5-hex 6-gate 6-moon"},
    {"6-moon", "6-gate 6-arrow 6-hex"},
    {"6-hex", "6-gate 6-moon"},
};

struct PlanetRow {
    const char* system;
    const char* type;
    int slots;
};
constexpr PlanetRow kPlanetRows[]{
    {"1-arrow", "weapon", 2}, {"1-moon", "fuel", 1},   {"1-hex", "material", 2},   {"2-arrow", "psionic", 1},
    {"2-moon", "weapon", 1},  {"2-hex", "relic", 2},   {"3-arrow", "material", 1}, {"3-moon", "fuel", 1},
    {"3-hex", "weapon", 2},   {"4-arrow", "relic", 2}, {"4-moon", "fuel", 2},      {"4-hex", "material", 1},
    {"5-arrow", "weapon", 1}, {"5-moon", "relic", 1},  {"5-hex", "psionic", 2},    {"6-arrow", "material", 1},
    {"6-moon", "fuel", 2},    {"6-hex", "psionic", 1},
};

/// Pips of the 1 to the 7 of each suit.
constexpr int kPips[kSuits][7]{
    {4, 4, 3, 3, 2, 2, 1},  // construction
    {4, 4, 3, 3, 3, 2, 1},  // administration
    {3, 3, 2, 2, 2, 2, 1},  // aggression
    {4, 4, 3, 3, 2, 2, 1},  // mobilization
};

/// Suit and raid cost of the Guild cards BC01 to BC25.
constexpr const char* kGuilds[]{"material 3", "material 2", "material 2", "material 2", "material 2",
                                "fuel 2",     "fuel 3",     "fuel 2",     "fuel 2",     "fuel 2",
                                "weapon 2",   "weapon 2",   "weapon 2",   "weapon 2",   "weapon 3",
                                "psionic 2",  "psionic 2",  "psionic 2",  "psionic 3",  "psionic 2",
                                "relic 3",    "relic 1",    "relic 2",    "relic 2",    "relic 1"};

SystemId systemOf(const QString& name) {
    return parseName<SystemId>(name.toStdString()).value_or(SystemId::None);
}

int facesWith(Die die, const Face& face) {
    int count = 0;
    for (const Face& shown : kDieFaces[static_cast<std::size_t>(index(die))]) count += shown == face ? 1 : 0;
    return count;
}

}  // namespace

/// The contents of the box (Base p.2-3), counted and read again by hand.
class BoxTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void borders_data();
    void borders();
    void planets();
    void pips();
    void dice();
    void markers();
    void guildCards();
    void counts();
    void seams();
    void campaign();
    void cards();
    void whereabouts();
};

void BoxTest::borders_data() {
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(std::size(kBorders)); ++i)
        QTest::addRow("Base p.6 The Map: %s", kBorders[i].system) << i;
}

/// For every setup card: planets and gates have the neighbours printed on the map, as far as they are in
/// play.
void BoxTest::borders() {
    QFETCH(const int, row);
    const SystemId system = systemOf(QString::fromUtf8(kBorders[row].system));
    for (std::uint8_t card = 0; card < kSetupCards; ++card) {
        Game game;
        game.setup.setupCard = card;
        SystemSet expected = 0;
        for (const QString& name : QString::fromUtf8(kBorders[row].adjacent).split(u' '))
            if (inPlay(game, systemOf(name)) && inPlay(game, system)) expected |= bitOf(systemOf(name));
        SystemSet found = neighbors(game, system);
        for (int cluster = 0; cluster < kClusters; ++cluster) {
            const SystemId gate = systemAt(cluster, Spot::Gate);  // the ring of gates is SetupTest's
            if (!isGate(system)) break;
            expected &= ~bitOf(gate);
            found &= ~bitOf(gate);
        }
        QCOMPARE(found, expected);
    }
}

void BoxTest::planets() {
    int slots = 0;
    for (const PlanetRow& row : kPlanetRows) {
        const SystemId system = systemOf(QString::fromUtf8(row.system));
        QCOMPARE(toText(nameOf(printedType(system))), toText(row.type));
        QCOMPARE(printedSlots(system), row.slots);
        slots += printedSlots(system);
    }
    QCOMPARE(slots, 26);
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        QVERIFY(printedType(systemAt(cluster, Spot::Gate)) == Resource::None);
        QCOMPARE(printedSlots(systemAt(cluster, Spot::Gate)), 0);
    }
}

void BoxTest::pips() {
    for (const Suit suit : kAllSuits)
        for (int number = 1; number <= 7; ++number)
            QCOMPARE(pipsOf(actionCard(suit, number)), kPips[index(suit)][number - 1]);
    QCOMPARE(deckSize(2), 20);
    QCOMPARE(deckSize(3), 20);
    QCOMPARE(deckSize(4), 28);
}

/// A face: own hits, intercepts, hits, building hits, keys.
void BoxTest::dice() {
    QCOMPARE(facesWith(Die::Assault, {0, 0, 0, 0, 0}), 1);
    QCOMPARE(facesWith(Die::Assault, {1, 0, 1, 0, 0}), 2);
    QCOMPARE(facesWith(Die::Assault, {1, 0, 2, 0, 0}), 1);
    QCOMPARE(facesWith(Die::Assault, {0, 1, 1, 0, 0}), 1);
    QCOMPARE(facesWith(Die::Assault, {0, 0, 2, 0, 0}), 1);
    QCOMPARE(facesWith(Die::Skirmish, {0, 0, 0, 0, 0}), 3);
    QCOMPARE(facesWith(Die::Skirmish, {0, 0, 1, 0, 0}), 3);
    QCOMPARE(facesWith(Die::Raid, {0, 1, 0, 0, 0}), 1);
    QCOMPARE(facesWith(Die::Raid, {0, 1, 0, 0, 2}), 1);
    QCOMPARE(facesWith(Die::Raid, {1, 0, 0, 0, 1}), 1);
    QCOMPARE(facesWith(Die::Raid, {1, 0, 0, 1, 0}), 2);
    QCOMPARE(facesWith(Die::Raid, {0, 0, 0, 1, 1}), 1);
}

void BoxTest::markers() {
    constexpr int kValues[kMarkers][4]{{2, 0, 4, 2}, {3, 2, 6, 3}, {5, 3, 9, 4}};
    for (int marker = 0; marker < kMarkers; ++marker) {
        QCOMPARE(markerValue(marker, false).first, kValues[marker][0]);
        QCOMPARE(markerValue(marker, false).second, kValues[marker][1]);
        QCOMPARE(markerValue(marker, true).first, kValues[marker][2]);
        QCOMPARE(markerValue(marker, true).second, kValues[marker][3]);
    }
}

void BoxTest::guildCards() {
    QCOMPARE(baseCatalogue().size(), std::size_t{75});
    for (std::size_t i = 0; i < std::size(kGuilds); ++i) {
        const Card& card = *baseCatalogue()[i];
        const QString printed = toText(nameOf(card.suit)) + u' ' + QString::number(card.raidCost);
        QCOMPARE(toText(card.id) + u' ' + printed,
                 QStringLiteral("BC%1 ").arg(i + 1, 2, 10, QLatin1Char('0')) + toText(kGuilds[i]));
        QVERIFY(card.kind == CardKind::Guild);
    }
    for (std::size_t i = std::size(kGuilds); i < kCourtCards; ++i)
        QVERIFY(baseCatalogue()[i]->kind == CardKind::Vox);
}

void BoxTest::counts() {
    QCOMPARE(kShips, 15);
    QCOMPARE(kAgents, 10);
    QCOMPARE(kCities, 5);
    QCOMPARE(kStarports, 5);
    QCOMPARE(kTokens, 5);
    QCOMPARE(kHandSize, 6);
    QCOMPARE(kDiceOfAKind, 6);
    constexpr std::array<int, kResourceSlots> kCosts{3, 1, 1, 2, 1, 3, 4};
    QCOMPARE(kSlotRaidCost, kCosts);
}

/// What cards change is kept in a bit each: it comes and goes with the card, and with the ambition it hangs
/// on.
void BoxTest::seams() {
    Table table;
    const State& state = table.game().state;
    QVERIFY(!has<&TaxSeams::controlledOnly>(state, Player::Red));
    QCOMPARE(toText(table.play("correct red card LEAD04; correct red card L23")), QString());
    QVERIFY(has<&TaxSeams::controlledOnly>(state, Player::Red));
    QVERIFY(has<&AmbitionSeams::whenDeclared>(state, Player::Red));
    QVERIFY(!has<&TaxSeams::controlledOnly>(state, Player::Blue));
    QCOMPARE(toText(nameOf(cardWith<&TaxSeams::controlledOnly>(state, Player::Red))), u"LEAD04");
    QVERIFY(!has<&TaxSeams::again>(state, Player::Red));
    QCOMPARE(toText(table.play("correct marker 1 warlord")), QString());
    QVERIFY(has<&TaxSeams::again>(state, Player::Red));
    QCOMPARE(toText(table.play("correct marker 1 available")), QString());
    QVERIFY(!has<&TaxSeams::again>(state, Player::Red));
    QCOMPARE(toText(table.play("correct blue card LEAD04")), QString());
    QVERIFY(!has<&TaxSeams::controlledOnly>(state, Player::Red));
    QVERIFY(has<&TaxSeams::controlledOnly>(state, Player::Blue));
    QCOMPARE(toText(findInconsistency(table.game())), QString());
    table.game().state.of(Player::Blue).seams = {};
    QCOMPARE(toText(findInconsistency(table.game())), u"blue: cards that change something else");
}

/// Where pieces are is kept in a bit a system, and compared with the systems.
void BoxTest::whereabouts() {
    Table table;
    State& state = table.game().state;
    const SystemSet cities = state.of(Player::Blue).where.cities;
    QVERIFY(cities != 0);
    QCOMPARE(toText(findInconsistency(table.game())), QString());
    state.of(Player::Blue).where.cities = 0;
    QCOMPARE(toText(findInconsistency(table.game())), u"blue: pieces that are somewhere else");
    state.of(Player::Blue).where.cities = cities;
    forEachSystem(cities, [&](SystemId system) { state.at(system).buildings[0].used = true; });
    QVERIFY(toText(findInconsistency(table.game())).endsWith(u"used, and nobody knows"));
}

/// Tokens of Fates and what lies on cards: what cannot be is found.
void BoxTest::campaign() {
    Table table;
    QCOMPARE(toText(table.play(
                 "campaign act3 FATE20 FATE21 FATE12 | correct 2-hex red ships 3; correct 3-hex "
                 "blue ships 3; correct 4-hex white ships 3; correct white card F1202; correct on "
                 "F1202 fuel 1; correct token bunker 3-hex 1; correct token golem warrior awake red 1")),
             QString());
    const Game sound = table.game();
    QCOMPARE(toText(findInconsistency(sound)), QString());
    const auto found = [&](auto spoil) {
        Game game = sound;
        spoil(game.state);
        return toText(findInconsistency(game));
    };
    QCOMPARE(found([](State& state) { ++state.campaign.piles[0].tokens[index(Resource::Fuel)]; }),
             u"fuel tokens 6");
    QCOMPARE(found([](State& state) { state.campaign.piles[0].place.at = systemAt(2, Spot::Hex); }),
             u"a pile in two places");
    QCOMPARE(found([](State& state) { state.campaign.piles[0].damaged[index(Player::Red)] = 1; }),
             u"more ships damaged on a card than lie there");
    QCOMPARE(found([](State& state) { --state.campaign.piles[0].pieces[index(Player::Blue)].cities; }),
             u"blue: cities 4");
    QVERIFY(!found([](State& state) { state.campaign.tokens[0].at = SystemId::None; }).isEmpty());
    QCOMPARE(found([](State& state) { state.campaign.inCourt.set(0); }),
             u"cards of the Court that change something else");
    using Misremember = void (*)(TokensInPlay&);
    for (const Misremember misremember :
         {Misremember([](TokensInPlay& kept) { kept.kinds &= ~bitOf(FateToken::Golem); }),
          Misremember([](TokensInPlay& kept) { kept.systems = 0; }),
          Misremember([](TokensInPlay& kept) { kept.golemHolders = 0; }),
          Misremember([](TokensInPlay& kept) { kept.golemWaits = true; })})
        QCOMPARE(found([&](State& state) { misremember(state.campaign.inPlay); }),
                 u"tokens of Fates that are somewhere else");
    // F2004, F2104: each of the two added ambitions is there with its law, and with it alone.
    struct Added {
        Ambition ambition;
        FateToken tile;
        const char* law;
        const char16_t* marked;
        const char16_t* laid;
    };
    for (const Added& added : {Added{Ambition::Edenguard, FateToken::Edenguard, "F2004",
                                     u"a marker on edenguard", u"edenguard: a token where none can be"},
                               Added{Ambition::Blightkin, FateToken::Blightkin, "F2104",
                                     u"a marker on blightkin", u"blightkin: a token where none can be"}}) {
        const auto mark = [&](State& state) { state.markers[0].where = added.ambition; };
        const auto lay = [&](State& state) {
            state.campaign.tokens.push({.kind = added.tile, .ambition = added.ambition});
            event::renewTokens(state.campaign);
        };
        const auto withLaw = [&](auto spoil) {
            return found([&](State& state) {
                state.campaign.booklet.insert(findCard(added.law));
                state.campaign.laws = lawSeams(state);
                spoil(state);
            });
        };
        QCOMPARE(withLaw(mark), QString());
        QCOMPARE(withLaw(lay), QString());
        QCOMPARE(found(mark), QString::fromUtf16(added.marked));
        QCOMPARE(found(lay), QString::fromUtf16(added.laid));
    }
}

/// The box has each card once, wherever cards lie.
void BoxTest::cards() {
    Table table;
    QCOMPARE(toText(table.play("campaign act3 FATE20 FATE21 FATE12 | correct white card F1202")), QString());
    const CardId twice = findCard("F1202");
    using Lay = void (*)(State&, CardId);
    for (const Lay lay : {
             Lay([](State& state, CardId card) { state.courtDeck.insert(card); }),
             Lay([](State& state, CardId card) { state.courtDiscard.insert(card); }),
             Lay([](State& state, CardId card) { state.buried.push(card); }),
             Lay([](State& state, CardId card) { state.resolving.push(card); }),
             Lay([](State& state, CardId card) { state.court[0].card = card; }),
             Lay([](State& state, CardId card) { state.court[0].attached.push(card); }),
             Lay([](State& state, CardId card) { state.of(Player::Red).cards.insert(card); }),
             Lay([](State& state, CardId card) { state.campaign.booklet.insert(card); }),
             Lay([](State& state, CardId card) { state.campaign.faithfulStack.insert(card); }),
             Lay([](State& state, CardId card) { state.campaign.actionDeck.insert(card); }),
             Lay([](State& state, CardId card) { state.played.push({.attached = card}); }),
         }) {
        Game game = table.game();
        lay(game.state, twice);
        QCOMPARE(toText(findInconsistency(game)), u"F1202 found twice");
    }
    Table base;
    Game lost = base.game();
    CardId last = CardId::None;
    lost.state.courtDeck.forEach([&](CardId card) { last = card; });
    lost.state.courtDeck.erase(last);
    QVERIFY(toText(findInconsistency(lost)).endsWith(u"found nowhere"));
}

QObject* boxTests() {
    return new BoxTest;
}

}  // namespace reach::tests

#include "box_test.moc"
