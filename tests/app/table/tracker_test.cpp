#include "app/sheet/visual_tracker.h"
#include "engine/core/names.h"
#include "tests/app/hand.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace reach;

namespace {

QJsonObject player(const char* color, const char* fate, bool initiative = false) {
    return {{"color", color},
            {"name", QString::fromLatin1(color).toUpper()},
            {"fate", fate},
            {"power", 7},
            {"initiative", initiative},
            {"allegiance", initiative ? "regent" : "outlaw"},
            {"outrage", QJsonArray{"fuel"}},
            {"resources", QJsonObject{{"relic", 2}, {"fuel", 1}}},
            {"golems", QJsonObject{{"warrior", initiative}}},
            {"favors", QJsonObject{{"red", initiative ? 0 : 1}}},
            {"cards", QJsonArray{QJsonObject{{"name", initiative ? "Imperial Authority" : "No such card"}}}}};
}

QJsonObject save() {
    const QJsonArray ships{QJsonObject{{"color", "red"}}, QJsonObject{{"color", "red"}},
                           QJsonObject{{"color", "imperial"}}};
    const QJsonArray buildings{
        QJsonObject{{"type", "city"}, {"color", "red"}},
        QJsonObject{{"type", "city"}, {"color", "free"}, {"seat", true}, {"seatNumber", 2}}};
    const QJsonObject hex{{"ships", ships}, {"blight", 0}, {"buildings", buildings}, {"portal", true}};
    const QJsonObject moon{{"banner", true}, {"broken", true}};
    const QJsonObject gate{{"ships", QJsonArray{}}, {"blight", 1}, {"port", true}};
    return {
        {"version", 1},
        {"data",
         QJsonObject{
             {"gameNumber", 1},
             {"players", QJsonArray{player("blue", "Founder"), player("red", "Steward", true),
                                    player("white", "Pathfinder")}},
             {"map", QJsonObject{{"cluster2",
                                  QJsonObject{{"gate", gate}, {"planetHex", hex}, {"planetMoon", moon}}}}},
             {"court", QJsonObject{{"inDeck", QJsonArray{QJsonObject{{"name", "Elder Broker"}}}}}}}}};
}

QByteArray textOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson();
}

QJsonObject with(const char* key, const QJsonValue& value) {
    QJsonObject changed = save();
    QJsonObject data = changed["data"].toObject();
    data[QLatin1StringView(key)] = value;
    changed["data"] = data;
    return changed;
}

}  // namespace

/// Campaigns imported from the save of another app.
class TrackerTest : public QObject {
    Q_OBJECT

    Hand hand_;

  private Q_SLOTS:
    void init() { Hand::watch(); }
    void cleanup() { hand_.leave(); }

    void aSaveBecomesTheTableAtThePause() {
        const sheet::TrackerImport import = sheet::importTracker(textOf(save()));
        QVERIFY2(import.record, qPrintable(import.problem));
        const Record& record = *import.record;
        QCOMPARE(static_cast<int>(record.setup.act), 2);
        QCOMPARE(record.setup.seats[0], Player::Red);  // with the initiative, then clockwise
        QCOMPARE(record.setup.seats[1], Player::White);
        Game game = newGame(record.setup);
        for (const Entry& entry : record.entries)
            for (const Event& event : decide(game, entry.command).events) evolve(game.state, event);
        const State& state = game.state;
        QCOMPARE(state.pending.back().ask, Ask::NextAct);
        const SystemState& hex = state.at(systemAt(1, Spot::Hex));
        QCOMPARE(static_cast<int>(hex.ships[0].fresh), 2);
        QCOMPARE(static_cast<int>(hex.ships[static_cast<std::size_t>(Player::Empire)].fresh), 1);
        QCOMPARE(hex.buildings.size(), std::size_t{2});
        const SystemId at = systemAt(1, Spot::Hex);
        const SystemId moon = systemAt(1, Spot::Moon);
        for (const LaidToken& token :
             {LaidToken{.kind = FateToken::Portal, .at = at},
              LaidToken{.kind = FateToken::Seat, .at = at, .number = 2},
              LaidToken{.kind = FateToken::Banner, .at = moon},
              LaidToken{.kind = FateToken::Hammer, .at = moon, .turned = true},
              LaidToken{.kind = FateToken::Golem, .number = 1, .player = Player::Red, .slot = 0}})
            QCOMPARE(std::ranges::count(state.campaign.tokens, token), 1);
        QCOMPARE(static_cast<int>(state.of(Player::Red).power), 7);
        QCOMPARE(state.seat(Player::Blue).title, Title::Outlaw);
        QCOMPARE(state.courtDeck.size(), std::size_t{1});
        QVERIFY(findInconsistency(game).empty());
        const QString unsaid = import.unsaid.join(QLatin1Char('\n'));
        for (const char* missing : {"First Regent", "No such card", "2-gate: port"})
            QVERIFY2(unsaid.contains(QLatin1StringView(missing)), qPrintable(unsaid));
    }

    void nonsenseIsRefusedWithAReason_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("broken") << QByteArray("{\"version\": 1,");
        QTest::newRow("another file") << QByteArray("{\"version\": 2, \"data\": {}}");
        QTest::newRow("no Act") << textOf(with("gameNumber", 9));
        QTest::newRow("one player") << textOf(with("players", QJsonArray{player("red", "Steward")}));
        QTest::newRow("a power at the table")
            << textOf(with("players", QJsonArray{player("empire", "Steward"), player("red", "Founder")}));
        QTest::newRow("twice red") << textOf(
            with("players", QJsonArray{player("red", "Steward"), player("red", "Founder")}));
        QTest::newRow("twice the Steward")
            << textOf(with("players", QJsonArray{player("red", "Steward"), player("blue", "Steward")}));
        QTest::newRow("no Fate") << textOf(
            with("players", QJsonArray{player("red", "Steward"), player("blue", "Baker")}));
        QTest::newRow("a Fate of Act III")
            << textOf(with("players", QJsonArray{player("red", "Steward"), player("blue", "Judge")}));
        QTest::newRow("deep") << QByteArray("{\"version\":1,\"data\":" + QByteArray(5000, '[') + "}");
    }
    void nonsenseIsRefusedWithAReason() {
        QFETCH(QByteArray, text);
        const sheet::TrackerImport import = sheet::importTracker(text);
        QVERIFY(!import.record);
        QVERIFY(!import.problem.isEmpty());
    }

    void absurdNumbersAreLeftOut() {
        QJsonArray ships;
        for (int i = 0; i < 400; ++i) ships.append(QJsonObject{{"color", i % 2 ? "red" : "green\n"}});
        const QJsonObject gate{{"ships", ships}, {"blight", 1e300}};
        const sheet::TrackerImport import =
            sheet::importTracker(textOf(with("map", QJsonObject{{"cluster1", QJsonObject{{"gate", gate}}}})));
        QVERIFY(import.record);
        QVERIFY(import.unsaid.contains(QStringLiteral("correct 1-gate red ships 99")));
    }

    void theAppOpensItAndSaysWhatIsMissing() {
        QVERIFY(hand_.start());
        QVERIFY(!hand_.games().importRecord(QStringLiteral("{}")));
        QVERIFY(!hand_.table().isOpen());
        QVERIFY(hand_.games().importRecord(QString::fromUtf8(textOf(save()))));
        QVERIFY(hand_.table().isOpen());
        QVERIFY(hand_.table().message().contains(QStringLiteral("First Regent")));
    }
};

QTEST_MAIN(TrackerTest)
#include "tracker_test.moc"
