#include "run_cli.h"
#include "tests/places.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::json;

const QByteArray kOpening =
    "game: arcades\nplayers: red=Ana, blue=Ben, white=Cy\n\nred places agent 1-arrow\n"
    "blue places agent 2-arrow\nwhite places agent 3-arrow\nwhite places 3 3-gate\n"
    "blue places 3 2-gate\nred places 3 1-gate\nrecruit\n";
const QByteArray kBattle =
    kOpening +
    "correct 1-gate blue ships 0+1\nred plays aggression 4\nred battles blue 1-gate with 1 assault\n";
const QByteArray kScores =
    "game: arcades\nplayers: red, blue, white\ndepth: score\n\nrecruit\nblue wins 4-gate with red 2 blue 1\n";

QByteArray golden(const QString& name) {
    return contents(places::source("tests/arcades/records/") + name);
}

Json parsed(const Outcome& outcome) {
    return Json::parse(outcome.out.toStdString());
}

}  // namespace

/// The console tool on records of ARCADEs.
class ArcadesCliTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void replaysARecord() {
        const Outcome text = run({"replay", "-"}, golden("solo-hard.record"));
        QCOMPARE(text.exit, 0);
        QVERIFY2(text.out.startsWith("chapter 2, finished; initiative: red\n"), text.out);
        QVERIFY2(text.out.contains("red: 43 Power, agent 4-arrow, 0 ships in supply\n"), text.out);
        const Json json = parsed(run({"replay", "-", "--json"}, golden("solo-hard.record")));
        QCOMPARE(json["winner"].get<std::string>(), "red");
        QCOMPARE(json["mode"].get<std::string>(), "hard");
        QCOMPARE(json["players"][2]["power"].get<int>(), 43);
        QCOMPARE(json["clusters"][2]["influence"]["red"].get<int>(), 4);
        QVERIFY(json["violations"].empty());
        const Json before = parsed(run({"replay", "-", "--at", "7", "--json"}, kBattle));
        QCOMPARE(before["entries"].get<int>(), 7);
        QVERIFY(before["winner"].is_null() && before["played"].empty());
        QVERIFY(before["clusters"][0]["planets"]["1-moon"]["city"].is_null());
    }

    /// Action Phase, A. Card Play: only a card's later fellow shows that its suit was not followed.
    void tellsBrokenRules() {
        const QByteArray broken = kOpening +
                                  "red plays aggression 4\nred ends turn\nblue plays mobilization 2\n"
                                  "blue ends turn\nwhite plays aggression 2\nwhite ends turn\n"
                                  "red plays aggression 5\nred ends turn\nblue plays aggression 3\n";
        const QByteArray line = "-:19: follow-suit (round 1), ARCADEs, Action Phase, A. Card Play\n";
        const Outcome told = run({"replay", "-"}, broken);
        QCOMPARE(told.exit, 1);
        QVERIFY2(told.out.startsWith(line), told.out);
        const Outcome json = run({"replay", "-", "--json"}, broken);
        QCOMPARE(json.err, line);
        QCOMPARE(parsed(json)["violations"][0]["rule"].get<std::string>(), "follow-suit");
        QCOMPARE(parsed(run({"replay", "-", "--strict", "--json"}, broken))["played"].size(), 1U);
        QCOMPARE(run({"replay", "-"}, kOpening + "red rolls\n").exit, 2);
        QCOMPARE(run({"replay", "-"}, kOpening + "start card 2\n").exit, 2);
    }

    /// What nobody told is not told as nothing.
    void scoresAloneTellNoMap() {
        const Json json = parsed(run({"replay", "-", "--json"}, kScores));
        QCOMPARE(json["players"][0]["power"].get<int>(), 2);
        QVERIFY(!json["players"][0].contains("agent") && !json["clusters"][3].contains("ships"));
        const Outcome text = run({"replay", "-"}, kScores);
        QVERIFY2(text.out.contains("red: 2 Power\n") && !text.out.contains("cluster"), text.out);
    }

    void everyOptionIsAccepted() {
        const QByteArray played = kOpening + "red plays aggression 4\n";
        const Outcome text = run({"options", "-"}, played);
        QCOMPARE(text.exit, 0);
        QVERIFY2(text.out.contains("red places 3 4-gate\n"), text.out);
        QVERIFY2(text.out.contains("red moves agent clockwise 2-moon collects 2-moon\n"), text.out);
        const QList<QByteArray> lines = text.out.trimmed().split('\n');
        for (qsizetype i = 0; i < lines.size(); i += 20)
            QCOMPARE(run({"replay", "-"}, played + lines[i] + "\n").exit, 0);
        const Json json = parsed(run({"options", "-", "--json"}, played));
        QCOMPARE(json["options"].size(), static_cast<std::size_t>(lines.size()));
        QCOMPARE(json["prompt"]["player"].get<std::string>(), "red");
        QVERIFY(run({"options", "-", "--at", "7"}, played).out.contains("red plays mobilization 1\n"));
        QCOMPARE(parsed(run({"options", "-", "--json"}, kBattle))["prompt"]["asks"].get<std::string>(),
                 "roll");
        QCOMPARE(run({"options", "-"}, kOpening + "start card 2\n").exit, 2);
    }

    /// Battle, C: five of the six faces of an assault die hit, one of them its own side too.
    void oddsInAGame() {
        const Json underWay = parsed(run({"odds", "-", "--json"}, kBattle));
        QVERIFY(qFuzzyCompare(underWay["clear_ships"].get<double>(), 5.0 / 6.0));
        const QStringList named{"odds",       "-",   "--at",       "9",    "--assault", "1",
                                "--attacker", "red", "--defender", "blue", "--system",  "1-gate"};
        QVERIFY(parsed(run(named + QStringList("--json"), kBattle)) == underWay);
        QVERIFY(run(named, kBattle).out.contains(" 83.33 %  no defending ship left\n"));
        QCOMPARE(run({"odds", "-", "--at", "9"}, kBattle).exit, 2);
        QStringList planet = named;
        planet.last() = QStringLiteral("1-moon");
        QCOMPARE(run(planet, kBattle).exit, 2);
    }

    void theReferenceHasItsRules() {
        const Outcome found = run({"search", "superfluous", "ships", "--limit", "1"});
        QCOMPARE(found.exit, 0);
        QVERIFY2(found.out.startsWith("term.superfluous  Superfluous ship (ARCADEs)"), found.out);
        const Json json = parsed(run({"search", "book:arcades", "pyramid", "--json"}));
        QCOMPARE(json["hits"][0]["id"].get<std::string>(), "arcades.battle-roll");
    }

    void simulatesGames() {
        const QStringList call{"simulate", "--game", "arcades", "--games", "3", "--check"};
        for (const char* players : {"1", "2", "3", "4"}) {
            const Json json = parsed(run(call + QStringList{"--players", players, "--json"}));
            QCOMPARE(json["games"].get<int>(), 3);
        }
        const Outcome record = run(call + QStringList{"--players", "1", "--hard", "--record"});
        QVERIFY(record.out.startsWith("game: arcades\n"));
        QCOMPARE(run({"replay", "-"}, record.out).exit, 0);
    }

    void everyJsonFieldIsDocumented() {
        const QByteArray page = contents(places::source("app/cli/README.md"));
        const Json phantom = parsed(run({"replay", "-", "--json"}, golden("two-players.record")));
        const Json battle = parsed(run({"replay", "-", "--json"}, kBattle));
        for (const Json& object : {phantom, phantom["players"][0], phantom["players"][2],
                                   phantom["clusters"][0], phantom["clusters"][0]["planets"]["1-arrow"],
                                   battle["prompt"], parsed(run({"odds", "-", "--json"}, kBattle))})
            for (const auto& [key, value] : object.items()) {
                const auto name = "`" + QByteArray::fromStdString(key);
                QVERIFY2(page.contains(name + "`") || page.contains(name + "[]`"), name);
            }
    }
};

QTEST_GUILESS_MAIN(ArcadesCliTest)
#include "arcades_cli_test.moc"
