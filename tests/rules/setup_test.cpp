#include <QTest>

#include "engine/core/names.h"
#include "engine/map/board.h"
#include "engine/map/setup_cards.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

/// The print on the setup cards for each seat.
struct Seat {
    const char* card;
    int seat;  ///< in turn order from the initiative
    const char* city;
    const char* starport;
    const char* ships;
    const char* resources;
};
constexpr Seat kSeats[]{
    {"2SETUP01", 0, "5-hex", "4-hex", "3-gate 3-hex", "psionic material"},
    {"2SETUP01", 1, "3-arrow", "5-arrow", "5-gate 4-arrow", "material weapon"},
    {"2SETUP02", 0, "4-moon", "3-moon", "1-gate 6-arrow", "fuel fuel"},
    {"2SETUP02", 1, "6-hex", "3-hex", "4-gate 1-moon", "psionic weapon"},
    {"2SETUP03", 0, "5-arrow", "6-arrow", "5-gate 5-hex", "weapon material"},
    {"2SETUP03", 1, "3-hex", "3-arrow", "3-gate 2-arrow", "weapon material"},
    {"2SETUP04", 0, "5-moon", "2-arrow", "3-gate 6-moon", "relic psionic"},
    {"2SETUP04", 1, "2-moon", "6-arrow", "5-gate 3-hex", "weapon material"},
    {"3SETUP01", 0, "3-hex", "5-moon", "2-gate", "weapon relic"},
    {"3SETUP01", 1, "5-hex", "2-arrow", "3-gate", "psionic psionic"},
    {"3SETUP01", 2, "2-hex", "3-arrow", "5-gate", "relic material"},
    {"3SETUP02", 0, "1-hex", "4-hex", "6-gate", "material material"},
    {"3SETUP02", 1, "5-hex", "1-moon", "5-gate", "psionic fuel"},
    {"3SETUP02", 2, "4-moon", "6-arrow", "1-gate", "fuel material"},
    {"3SETUP03", 0, "2-hex", "3-moon", "3-gate", "relic fuel"},
    {"3SETUP03", 1, "1-hex", "2-arrow", "2-gate", "material psionic"},
    {"3SETUP03", 2, "1-arrow", "4-hex", "4-gate", "weapon material"},
    {"3SETUP04", 0, "1-hex", "2-moon", "1-gate", "material weapon"},
    {"3SETUP04", 1, "2-hex", "1-moon", "2-gate", "relic fuel"},
    {"3SETUP04", 2, "1-arrow", "2-arrow", "4-gate", "weapon psionic"},
    {"4SETUP01", 0, "4-arrow", "6-hex", "1-gate", "relic psionic"},
    {"4SETUP01", 1, "4-hex", "5-hex", "6-gate", "material psionic"},
    {"4SETUP01", 2, "5-arrow", "1-hex", "4-gate", "weapon material"},
    {"4SETUP01", 3, "6-arrow", "1-arrow", "5-gate", "material weapon"},
    {"4SETUP02", 0, "5-hex", "3-arrow", "2-gate", "psionic material"},
    {"4SETUP02", 1, "3-hex", "5-moon", "1-gate", "weapon relic"},
    {"4SETUP02", 2, "2-hex", "1-hex", "3-gate", "relic material"},
    {"4SETUP02", 3, "1-arrow", "2-arrow", "5-gate", "weapon psionic"},
    {"4SETUP03", 0, "1-hex", "3-moon", "2-gate", "material fuel"},
    {"4SETUP03", 1, "2-hex", "6-hex", "3-gate", "relic psionic"},
    {"4SETUP03", 2, "4-moon", "2-arrow", "6-gate", "fuel psionic"},
    {"4SETUP03", 3, "1-arrow", "6-arrow", "4-gate", "weapon material"},
    {"4SETUP04", 0, "3-hex", "5-moon", "1-gate", "weapon relic"},
    {"4SETUP04", 1, "1-arrow", "3-arrow", "2-gate", "weapon material"},
    {"4SETUP04", 2, "1-hex", "4-hex", "3-gate", "material material"},
    {"4SETUP04", 3, "4-arrow", "2-moon", "5-gate", "relic weapon"},
};

/// What they print for all: clusters out of play, the ring of gates that is left, and for two players the
/// resources on the ambition boxes.
struct Printed {
    const char* card;
    const char* outOfPlay;
    const char* ring;
    std::array<int, kResources> boxed;
};
constexpr Printed kPrinted[]{
    {"2SETUP01", "1 6", "2 3 4 5", {2, 2, 1, 0, 1}}, {"2SETUP02", "2 5", "1 3 4 6", {0, 0, 2, 2, 2}},
    {"2SETUP03", "1 4", "2 3 5 6", {2, 2, 1, 1, 0}}, {"2SETUP04", "1 4", "2 3 5 6", {2, 2, 1, 1, 0}},
    {"3SETUP01", "1 4", "2 3 5 6", {0, 0, 0, 0, 0}}, {"3SETUP02", "2 3", "1 4 5 6", {0, 0, 0, 0, 0}},
    {"3SETUP03", "5 6", "1 2 3 4", {0, 0, 0, 0, 0}}, {"3SETUP04", "3 6", "1 2 4 5", {0, 0, 0, 0, 0}},
    {"4SETUP01", "3", "1 2 4 5 6", {0, 0, 0, 0, 0}}, {"4SETUP02", "4", "1 2 3 5 6", {0, 0, 0, 0, 0}},
    {"4SETUP03", "5", "1 2 3 4 6", {0, 0, 0, 0, 0}}, {"4SETUP04", "6", "1 2 3 4 5", {0, 0, 0, 0, 0}},
};

constexpr Row kOpening[]{
    {"Base p.4 Set Up Table: the first player leads", "", "", legal,
     "initiative = red; chapter = 1; round = 1; prompt = red play; zero = no"},
    {"Base p.4 Set Up Table: markers on their lower side", "", "", legal,
     "marker 1 = available; marker 2 = available; marker 3 = available"},
    {"Base p.5 Set Up Players: nobody has Power, everyone six cards", "", "", legal,
     "red power = 0; red hand = 6; blue hand = 6; white hand = 6; discard = 2"},
    {"Base p.4 Set Up Table: with four players eight cards more", "4SETUP01 |", "", legal, "discard = 4"},
    {"Base p.5 Two Players: the other one may redraw", "2SETUP01 |", "blue mulligans", legal,
     "prompt = red play; blue hand = 6"},
    {"Base p.5 Two Players: or keep", "2SETUP01 |", "blue keeps", legal, "prompt = red play"},
    {"Base p.19 Two-Player Mulligans: not the one with initiative", "2SETUP01 |", "red mulligans",
     refused(Rule::MulliganOnlySecond)},
    {"App more players than two: no mulligan", "", "blue mulligans", refused(Rule::NothingAsked)},
    {"App two players: first the mulligan", "2SETUP01 |", "red leads construction 4",
     refused(Rule::AnswerFirst)},
};

}  // namespace

/// Setting up (Base p.4-5).
class SetupTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void seats_data();
    void seats();
    void cards_data();
    void cards();
    void opening_data() { addRows(kOpening); }
    void opening() { playRow(); }
    void unsoundSetups();
    void courtNotSaid();
};

void SetupTest::seats_data() {
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(std::size(kSeats)); ++i)
        QTest::addRow("Base p.5 %s seat %d", kSeats[i].card, kSeats[i].seat + 1) << i;
}

void SetupTest::seats() {
    QFETCH(const int, row);
    const Seat& seat = kSeats[row];
    const Table table(seat.card);
    const std::string who(nameOf(kAllPlayers[static_cast<std::size_t>(seat.seat)]));
    const std::string city = seat.city;
    const std::string starport = seat.starport;
    QCOMPARE(toText(table.show(city)), toText(who + " city"));
    QCOMPARE(toText(table.show(starport)), toText(who + " starport"));
    QCOMPARE(toText(table.show(city + " " + who)), QStringLiteral("3"));
    QCOMPARE(toText(table.show(starport + " " + who)), QStringLiteral("3"));
    int ships = 6;
    for (const QString& place : QString::fromUtf8(seat.ships).split(u' ')) {
        QCOMPARE(toText(table.show(place.toStdString() + " " + who)), QStringLiteral("2"));
        ships += 2;
    }
    QCOMPARE(toText(table.show(who + " ships")), QString::number(kShips - ships));
    QCOMPARE(toText(table.show(who + " slots")), toText(seat.resources));
    QCOMPARE(toText(table.show(who + " cities")), QStringLiteral("4"));
    QCOMPARE(toText(table.show(who + " starports")), QStringLiteral("4"));
}

void SetupTest::cards_data() {
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(std::size(kPrinted)); ++i)
        QTest::addRow("Base p.4 %s", kPrinted[i].card) << i;
}

/// Clusters out of play, the resources of two players, a supply that fits, a Court of the right length.
void SetupTest::cards() {
    QFETCH(const int, row);
    const Printed& printed = kPrinted[row];
    const Table table(printed.card);
    const Game& game = table.game();
    const QStringList out = QString::fromUtf8(printed.outOfPlay).split(u' ');
    for (int cluster = 0; cluster < kClusters; ++cluster)
        for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
            QCOMPARE(inPlay(game, systemAt(cluster, spot)), !out.contains(QString::number(cluster + 1)));
    for (const Resource token : kAllResources) {
        const auto at = static_cast<std::size_t>(index(token));
        int held = 0;
        for (const Player player : game.setup.seats)
            for (const Resource slot : game.state.of(player).slots) held += slot == token ? 1 : 0;
        QCOMPARE(static_cast<int>(thirdPartyTokens(game)[at]), printed.boxed[at]);
        QCOMPARE(static_cast<int>(game.state.supply[at]), kTokens - held - printed.boxed[at]);
    }
    QCOMPARE(game.state.court.size(), game.setup.seats.size() == 2 ? std::size_t{3} : std::size_t{4});
    const QStringList ring = QString::fromUtf8(printed.ring).split(u' ');
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const auto gate = systemAt(ring[i].toInt() - 1, Spot::Gate);
        const auto next = systemAt(ring[(i + 1) % ring.size()].toInt() - 1, Spot::Gate);
        QVERIFY((neighbors(game, gate) & bitOf(next)) != 0);
        QVERIFY((neighbors(game, next) & bitOf(gate)) != 0);
        QCOMPARE(std::popcount(neighbors(game, gate)), 5);
    }
    QCOMPARE(toText(findInconsistency(game)), QString());
}

void SetupTest::unsoundSetups() {
    Setup setup;
    setup.seats = {Player::Red, Player::Blue, Player::White};
    setup.setupCard = static_cast<std::uint8_t>(findSetupCard("3SETUP02"));
    QVERIFY(checkSetup(setup) == Rule::None);
    Setup twice = setup;
    twice.seats = {Player::Red, Player::Blue, Player::Red};
    QVERIFY(checkSetup(twice) == Rule::NotInThisGame);
    Setup sameFate;
    sameFate.campaign = true;
    sameFate.seats = {Player::Red, Player::Blue};
    sameFate.fates = {1, 2};
    QVERIFY(checkSetup(sameFate) == Rule::None);
    sameFate.fates = {1, 1};
    QVERIFY(checkSetup(sameFate) == Rule::FateForTheAct);
    Setup tooFew = setup;
    tooFew.seats = {Player::Red, Player::Blue};
    QVERIFY(checkSetup(tooFew) == Rule::NumberOutOfRange);
    Setup sameCard = setup;
    sameCard.court = {CardId{1}, CardId{1}};
    QVERIFY(checkSetup(sameCard) == Rule::NoSuchCard);
    Setup wideCourt = setup;
    wideCourt.court = {CardId{1}, CardId{2}, CardId{3}, CardId{4}, CardId{5}};
    QVERIFY(checkSetup(wideCourt) == Rule::NumberOutOfRange);
}

/// A Court that nobody named is asked for, place by place.
void SetupTest::courtNotSaid() {
    Setup setup;
    setup.seats = {Player::White, Player::Red, Player::Blue};
    setup.setupCard = static_cast<std::uint8_t>(findSetupCard("3SETUP02"));
    setup.court = {CardId{4}};
    Table table;
    table.game() = newGame(setup);
    QCOMPARE(toText(table.show("prompt")), QStringLiteral("white court 2"));
    QCOMPARE(toText(table.play("court BC06; court unknown; court BC07")), QString());
    QCOMPARE(toText(table.show("court 2")), QStringLiteral("BC06"));
    QCOMPARE(toText(table.show("court 3")), QStringLiteral("unknown"));
    QCOMPARE(toText(table.show("prompt")), QStringLiteral("white play"));
}

QObject* setupTests() {
    return new SetupTest;
}

}  // namespace reach::tests

#include "setup_test.moc"
