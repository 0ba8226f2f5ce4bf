#include "run_cli.h"
#include "tests/places.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <array>
#include <csignal>
#include <fstream>

namespace {

using Json = nlohmann::json;

const QString kTokens = QStringLiteral("campaign/fates/tokens-in-battle.record");

/// Nothing that a terminal obeys: ESC and its kin, their single characters of the upper set, turned writing.
bool isPlain(const QByteArray& printed) {
    static const QRegularExpression obeyed(
        QStringLiteral("[\\x{00}-\\x{09}\\x{0B}-\\x{1F}\\x{7F}-\\x{9F}\\x{202A}-\\x{202E}]"));
    return printed.isValidUtf8() && !QString::fromUtf8(printed).contains(obeyed);
}

/// The player's data in a folder of its own, as long as this lives.
class OwnData {
  public:
    OwnData() { qputenv("REACHKEEPER_DATA", folder_.path().toUtf8()); }
    ~OwnData() { qputenv("REACHKEEPER_DATA", before_); }
    OwnData(const OwnData&) = delete;
    OwnData& operator=(const OwnData&) = delete;

    QString write(const QString& name, const QByteArray& bytes) const {
        QFile file(folder_.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }

  private:
    QTemporaryDir folder_;
    QByteArray before_ = qgetenv("REACHKEEPER_DATA");
};

}  // namespace

class CliTest : public QObject {
    Q_OBJECT

    QTemporaryDir data_;  // never the folder of whoever runs this

  private Q_SLOTS:
    void initTestCase() { qputenv("REACHKEEPER_DATA", data_.path().toUtf8()); }

    /// Each x.arcs in tests/records has an x.replay beside it: the exit code and what replay prints.
    /// REACHKEEPER_REWRITE=1 writes them anew.
    void replaysTheRecords_data() {
        QTest::addColumn<QString>("record");
        QDirIterator records(kRecords, {QStringLiteral("*.arcs")});
        while (records.hasNext()) {
            records.next();
            QTest::newRow(qPrintable(records.fileName())) << records.fileName();
        }
    }
    void replaysTheRecords() {
        QFETCH(QString, record);
        const Outcome outcome = run({QStringLiteral("replay"), record});
        const QByteArray told = "exit " + QByteArray::number(outcome.exit) + "\n" + outcome.err + outcome.out;
        const QString path = kRecords + "/" + QString(record).replace(QStringLiteral(".arcs"), ".replay");
        if (qEnvironmentVariableIsSet("REACHKEEPER_REWRITE")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(told) == told.size());
        }
        QCOMPARE(QString::fromUtf8(told), QString::fromUtf8(contents(path)));
    }

    /// Once the last hand is empty, no other round begins (Base p.11).
    void tellsNoRoundOnceTheChapterHasEnded() {
        const QByteArray record =
            "game: base\nplayers: red, blue\nsetup: 2SETUP01\ncourt: BC05 BC13 BC22\n\nblue keeps\nred "
            "passes\n";
        QVERIFY(run({"replay", "-"}, record).out.startsWith("chapter 1, round 2, playing; "));
        const Outcome ended = run({"replay", "-"}, record + "blue passes\n");
        QVERIFY2(ended.out.startsWith("chapter 1, chapter-end; "), ended.out);
    }

    void jsonHasTheDocumentedFields() {
        const Outcome outcome = run({"replay", "first_round.arcs", "--json"});
        QCOMPARE(outcome.exit, 0);
        const Json json = Json::parse(outcome.out.toStdString());
        for (const char* field :
             {"chapter", "round", "phase", "initiative", "lead", "played", "ambitions", "available_markers",
              "court", "court_discard", "players", "map", "prompt", "winner", "violations"})
            QVERIFY2(json.contains(field), field);
        QCOMPARE(json["players"].size(), std::size_t{3});
        const Json red = json["players"][0];
        for (const char* field : {"color", "name", "power", "hand", "resources", "cities_on_board", "supply",
                                  "guild", "lore", "leader", "outrage", "trophies", "captives"})
            QVERIFY2(red.contains(field), field);
        QCOMPARE(red["name"].get<std::string>(), std::string("Ana"));
        QCOMPARE(red["resources"].size(), std::size_t{6});
        QCOMPARE(json["ambitions"]["warlord"][0]["first"].get<int>(), 5);
        const Json system = json["map"]["4-hex"];
        QCOMPARE(system["ships"]["red"]["fresh"].get<int>(), 4);
        QCOMPARE(system["control"].get<std::string>(), std::string("red"));
        QCOMPARE(system["buildings"][0]["type"].get<std::string>(), std::string("starport"));
        QVERIFY(json["winner"].is_null());
    }

    /// Where a Banner and a Bunker lie, and whose they are: on the map, then among red's Trophies.
    void tellsTokens() {
        const Json after = Json::parse(run({"replay", kTokens, "--json"}).out.toStdString())["tokens"];
        QCOMPARE(after.size(), std::size_t{2});
        QCOMPARE(after[0]["kind"].get<std::string>(), std::string("banner"));
        QCOMPARE(after[0]["player"].get<std::string>(), std::string("red"));
        QCOMPARE(after[0]["loyal_to"].get<std::string>(), std::string("blue"));
        QVERIFY(after[0]["system"].is_null() && after[0]["side"].is_null());
        QVERIFY(run({"replay", kTokens}).out.contains("tokens: banner of red; bunker of red\n"));
        const QStringList struck{"replay", kTokens, "--at", "37"};
        const Json before = Json::parse(run(struck + QStringList("--json")).out.toStdString())["tokens"];
        QCOMPARE(before[1]["system"].get<std::string>(), std::string("5-hex"));
        QCOMPARE(before[1]["side"].get<std::string>(), std::string("damaged"));
        QVERIFY(run(struck).out.contains("bunker damaged; red controls\n"));
    }

    void everyJsonFieldIsDocumented() {
        const QByteArray page = contents(places::source("app/cli/README.md"));
        const auto undocumented = [&page](const Json& object) {
            for (const auto& [key, value] : object.items())
                if (const auto name = "`" + QByteArray::fromStdString(key);
                    !page.contains(name + "`") && !page.contains(name + "[]`"))
                    return name;
            return QByteArray();
        };
        const auto json = [](const QStringList& call) { return Json::parse(run(call).out.toStdString()); };
        const Json state = json({"replay", "broken_rules.arcs", "--json"});
        for (const Json& object :
             {state, state["players"][0], state["players"][0]["supply"], state["played"][0], state["turn"],
              state["prompt"], state["violations"][0], state["map"]["4-hex"],
              state["map"]["4-hex"]["buildings"][0], json({"odds", "--attackers", "1", "--json"}),
              json({"replay", kTokens, "--json"})["tokens"][0], json({"simulate", "--games", "1", "--json"}),
              json({"options", "first_round.arcs", "--json"})})
            QCOMPARE(undocumented(object), QByteArray());
    }

    /// The values of the app's screens, with all that their schema asks for.
    void jsonHasWhatTheTableShows() {
        std::ifstream file(places::source("app/values/table.schema.json").toStdString());
        const Json schema = Json::parse(file);
        const Json table =
            Json::parse(run({"replay", "first_round.arcs", "--json"}).out.toStdString())["table"];
        for (const Json& name : schema["required"])
            QVERIFY2(table.contains(name.get<std::string>()), name.get<std::string>().c_str());
        QCOMPARE(table.size(), schema["required"].size());
        for (const Json& name : schema["$defs"]["player"]["required"])
            QVERIFY2(table["players"][0].contains(name.get<std::string>()), name.get<std::string>().c_str());
        QCOMPARE(table["entries"].get<std::size_t>(), table["log"].size());
        QVERIFY(table["open"].get<bool>());
    }

    void jsonTellsViolationsAndStandsAlone() {
        const Outcome outcome = run({"replay", "broken_rules.arcs", "--json"});
        QCOMPARE(outcome.exit, 1);
        const Json json = Json::parse(outcome.out.toStdString());
        QCOMPARE(json["violations"].size(), std::size_t{4});
        QCOMPARE(json["violations"][0]["line"].get<int>(), 8);
        QCOMPARE(json["violations"][0]["rule"].get<std::string>(), std::string("declare-card-ambition"));
        QVERIFY(outcome.err.contains("broken_rules.arcs:8: "));
    }

    void strictStopsAtTheFirstBrokenRule() {
        const Outcome outcome = run({"replay", "broken_rules.arcs", "--strict", "--json"});
        QCOMPARE(outcome.exit, 1);
        const Json json = Json::parse(outcome.out.toStdString());
        QCOMPARE(json["violations"].size(), std::size_t{1});
        QCOMPARE(json["entries"].get<int>(), 2);
        QCOMPARE(json["available_markers"].size(), std::size_t{3});
    }

    void atStopsAfterThatManyEntries() {
        const Json start =
            Json::parse(run({"replay", "first_round.arcs", "--at", "0", "--json"}).out.toStdString());
        QVERIFY(start["lead"].is_null());
        QCOMPARE(start["prompt"]["kind"].get<std::string>(), std::string("play"));
        const Json later =
            Json::parse(run({"replay", "first_round.arcs", "--at", "1", "--json"}).out.toStdString());
        QCOMPARE(later["lead"].get<std::string>(), std::string("construction 4"));
        QCOMPARE(run({"replay", "first_round.arcs", "--at", "-1"}).exit, 2);
    }

    void readsStandardInput() {
        const QByteArray record = contents(kRecords + "/first_round.arcs");
        QCOMPARE(run({"replay", "-"}, record).out, run({"replay", "first_round.arcs"}).out);
        const Outcome empty = run({"replay", "-"}, "");
        QCOMPARE(empty.exit, 2);
        QVERIFY(empty.err.startsWith("-:1:1: "));
    }

    void optionsAreEntries() {
        const Outcome text = run({"options", "first_round.arcs", "--at", "1"});
        QCOMPARE(text.exit, 0);
        QVERIFY(text.out.contains("red declares warlord\n"));
        QVERIFY(text.out.contains("red builds ship 4-hex\n"));
        QVERIFY(text.out.contains("red ends turn\n"));
        QVERIFY(!text.out.contains("blue"));
        const Json json =
            Json::parse(run({"options", "first_round.arcs", "--at", "1", "--json"}).out.toStdString());
        QCOMPARE(json["options"].size(), static_cast<std::size_t>(text.out.count('\n')));
        QCOMPARE(json["prompt"]["player"].get<std::string>(), std::string("red"));
    }

    void everyOptionIsAccepted() {
        const QByteArray played =
            "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
            "court: BC05 BC13 BC22 BC28\n\nred leads administration 3\n";
        const QList<QByteArray> lines = run({"options", "-"}, played).out.split('\n');
        QVERIFY(lines.size() > 5);
        for (const QByteArray& line : lines) QCOMPARE(run({"replay", "-"}, played + line + "\n").exit, 0);
    }

    /// BR p.27: a card of the Court is printed with the card attached above it.
    void attachedCardsAreTold() {
        const QByteArray played =
            "game: campaign\nplayers: red, blue, white\nfates: FATE01 FATE02 FATE06\n\n"
            "court CC01\ncourt CC05\ncourt CC07\ncourt L07\ncorrect attached 2 CC11\n";
        const Json court = Json::parse(run({"replay", "-", "--json"}, played).out.toStdString())["court"];
        QCOMPARE(court[1]["card"].get<std::string>(), std::string("CC01"));
        QVERIFY(court[1]["attached"] == Json::array({"CC11"}));
        QVERIFY(court[2]["attached"] == Json::array());
    }

    void oddsOfABattle() {
        const QStringList battle{"odds", "--assault", "1", "--attackers", "1", "--defenders", "0+1"};
        const Json json = Json::parse(run(battle + QStringList{"--json"}).out.toStdString());
        QVERIFY(qFuzzyCompare(json["clear_ships"].get<double>(), 5.0 / 6.0));
        QVERIFY(run(battle).out.contains("83.33 %"));
        const QStringList again = battle + QStringList{"--rerolls-assault", "1", "--aim", "ships", "--json"};
        const Json better = Json::parse(run(again).out.toStdString());
        QVERIFY(qFuzzyCompare(better["clear_ships"].get<double>(), 35.0 / 36.0));
        QCOMPARE(better["rolled_again"][0]["face"].get<std::string>(), "blank");
        QCOMPARE(run(battle + QStringList{"--aim", "glory"}).exit, 2);
        QCOMPARE(run({"odds", "--attackers", "many"}).exit, 2);
        QCOMPARE(run({"odds", "--attackers", "0"}).exit, 2);
        QCOMPARE(run({"odds", "--assault", "7", "--attackers", "7"}).exit, 2);
        QCOMPARE(run({"odds", "--attackers", "1", "--buildings", "20+20"}).exit, 2);
    }

    void oddsInAGame() {
        const QByteArray played =
            "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n\n"
            "red leads aggression 2\ncorrect blue card L12\ncorrect 5-hex red ships 3\n"
            "red battles blue 5-hex with nothing\nred suffers fresh\n";
        const QStringList named{"odds", "-",          "--at", "3",        "--assault", "2",     "--attacker",
                                "red",  "--defender", "blue", "--system", "5-hex",     "--json"};
        const Json ahead = Json::parse(run(named, played).out.toStdString());
        QVERIFY(ahead["hits_taken"].get<double>() > 1);
        QCOMPARE(ahead["because"].size(), 1U);
        const Json underWay =
            Json::parse(run({"odds", "-", "--assault", "2", "--json"}, played).out.toStdString());
        QVERIFY(underWay["because"].empty());
        QCOMPARE(run({"odds", "-", "--at", "1"}, played).exit, 2);
    }

    void simulatesGames() {
        const Outcome outcome =
            run({"simulate", "--players", "3", "--games", "5", "--seed", "9", "--check", "--json"});
        QCOMPARE(outcome.exit, 0);
        const Json json = Json::parse(outcome.out.toStdString());
        QCOMPARE(json["games"].get<int>(), 5);
        QVERIFY(json["commands"].get<int>() > 100);
        QVERIFY(json["commands_per_second"].get<double>() > 0);
        QCOMPARE(run({"simulate", "--players", "5"}).exit, 2);
    }

    void searchesTheReference() {
        const Outcome text = run({"search", "sworn", "gua", "--limit", "1"});
        QCOMPARE(text.exit, 0);
        QVERIFY2(text.out.startsWith("BC22  Sworn Guardians  (card; guild, relic, base)\n"), text.out);
        const Json json =
            Json::parse(run({"search", "suit:relic", "cost>=2", "-loyal", "--json"}).out.toStdString());
        QCOMPARE(json["query"].get<std::string>(), std::string("suit:relic cost>=2 -loyal"));
        QVERIFY(json["hits"].size() > 1);
        for (const Json& hit : json["hits"]) {
            QVERIFY(hit["title"].get<std::string>().find("Loyal") == std::string::npos);
            for (const char* field :
                 {"id", "title", "section", "source", "snippet", "in_title", "in_snippet"})
                QVERIFY2(hit.contains(field), field);
        }
        QCOMPARE(run({"search", "type:guild page:3"}).exit, 1);
        const Outcome wrong = run({"search", "raid", "siut:relic"});
        QCOMPARE(wrong.exit, 2);
        QVERIFY2(wrong.err.contains("'siut' is no operator; there is suit"), wrong.err);
    }

    void setsTheAids() {
        QVERIFY(run({"aids"}).out.startsWith("aid."));
        const QString file = data_.filePath("aids.pdf");
        QCOMPARE(run({"aids", "--pdf", file, "aid.battle"}).exit, 0);
        QVERIFY(contents(file).startsWith("%PDF-"));
        QCOMPARE(run({"aids", "base.tax"}).exit, 2);
        QCOMPARE(run({"aids", "--pdf", "/no/such/folder.pdf"}).exit, 2);
    }

    void setsTheLogSheet() {
        const Outcome campaign =
            run({"simulate", "--campaign", "--players", "2", "--games", "1", "--record"});
        QCOMPARE(campaign.exit, 0);
        QVERIFY(campaign.out.startsWith("game: campaign\n"));
        const Outcome sheet = run({"sheet", "-", "--at", "100"}, campaign.out);
        QCOMPARE(sheet.exit, 0);
        for (const char* part : {"Act I", "The map", "Packing up", "Setting out again"})
            QVERIFY2(sheet.out.contains(part), part);
        const QString file = data_.filePath("sheet.pdf");
        QCOMPARE(run({"sheet", "-", "--pdf", file}, campaign.out).exit, 0);
        QVERIFY(contents(file).startsWith("%PDF-"));
        QCOMPARE(run({"sheet", "-", "--pdf", "/no/such/folder.pdf"}, campaign.out).exit, 2);
        const Outcome base = run({"sheet", "first_round.arcs"});
        QCOMPARE(base.exit, 2);
        QVERIFY(base.err.contains("is no campaign"));
    }

    void keepsOwnBooks() {
        const Outcome none = run({"reference", "list"});
        QCOMPARE(none.exit, 0);
        QCOMPARE(none.out, QByteArray());
        QVERIFY(!QFile::exists(data_.filePath("books.sqlite")));  // looking creates nothing
        QFile file(data_.filePath("house rules.md"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Zeppelins never outrage anybody.\n") > 0);
        file.close();
        const Outcome imported = run({"reference", "import", file.fileName()});
        QCOMPARE(imported.err, QByteArray());
        QCOMPARE(imported.out, QByteArray("house rules  1 page\n"));
        QVERIFY(run({"search", "outrage"})
                    .out.contains("house rules  p.1  (your own copy)\n    Zeppelins never"));
        const Outcome only = run({"search", "zeppelin", "--json"});
        const Json own = Json::parse(only.out.toStdString())["own"];
        QCOMPARE(own.size(), 1U);
        QCOMPARE(own[0]["page"].get<int>(), 1);
        QCOMPARE(run({"reference", "page", "house rules", "1"}).out,
                 QByteArray("Zeppelins never outrage anybody.\n\n"));
        QCOMPARE(run({"reference", "page", "house rules", "2"}).exit, 2);
        const Json again =
            Json::parse(run({"reference", "import", file.fileName(), "--json"}).out.toStdString());
        QVERIFY(again["replaced"].get<bool>());
        QCOMPARE(Json::parse(run({"reference", "list", "--json"}).out.toStdString()).size(), 1U);
        QCOMPARE(run({"reference", "remove", "nothing"}).exit, 2);
        QCOMPARE(run({"reference", "remove", "house rules"}).exit, 0);
        QVERIFY(!run({"search", "zeppelin", "--json"}).out.contains("Zeppelins"));
        const Outcome bad = run({"reference", "import", data_.filePath("nothing.pdf")});
        QCOMPARE(bad.exit, 2);
        QVERIFY2(bad.err.endsWith("There is no such file, or it cannot be read.\n"), bad.err);
    }

    /// The text of a record, a book or an argument does not control the terminal.
    void textFromOutsideIsShownEscaped() {
        const OwnData data;
        const QByteArray evil =
            "x\x1b[31m\x07\xc2\x9b"
            "2J\x7f\xe2\x80\xae"
            "drow";
        const QByteArray shown =
            "x\\u001b[31m\\u0007\\u009b"
            "2J\\u007f\\u202edrow";
        const Outcome record =
            run({"replay", "-"}, "game: base\nplayers: red, blue\nsetup: 2SETUP02\n\nred " + evil + "\n");
        QVERIFY2(isPlain(record.err) && record.err.contains(shown), record.err);
        QVERIFY(isPlain(run({"replay", "-"}, "game: base\nplayers: red=" + evil + ", blue\n\n").err));
        const QString name = QString::fromUtf8(evil);
        const QString book = data.write(
            name + ".md", "A Zeppelin: " + evil + "\nAnd more.\n" + QByteArray("Ships. ").repeated(50));
        QString title = name;
        title.replace(QRegularExpression(QStringLiteral("[\\x{01}-\\x{1F}\\x{7F}]")), QStringLiteral(" "));
        QList<Outcome> all{run({"reference", "import", book}),
                           run({"reference", "list"}),
                           run({"reference", "page", title, "1"}),
                           run({"search", "zeppelin"}),
                           run({"reference", "remove", name}),
                           run({"reference", "page", name, "1"}),
                           run({"search", name}),
                           run({"search", "type:" + name}),
                           run({"show", name}),
                           run({"aids", name}),
                           run({"replay", name}),
                           run({"sheet", name}),
                           run({"odds", "--aim", name}),
                           run({name}),
                           run({"replay", "-", "--at", name})};
        for (const Outcome& one : all) {
            QVERIFY2(isPlain(one.out) && isPlain(one.err), one.out + one.err);
            QVERIFY2(one.exit >= 0 && !(one.out + one.err).isEmpty(), QByteArray::number(all.indexOf(one)));
        }
        QCOMPARE(all[0].exit, 0);
        QVERIFY2(all[2].out.contains("\\u009b2J") && all[2].out.contains("\nAnd more"), all[2].out);
        QVERIFY2(all[3].out.contains("\\u009b2J"), all[3].out);
        const Outcome json = run({"search", "zeppelin", "--json"});
        QVERIFY(isPlain(json.out));
        const std::string snippet = Json::parse(json.out.toStdString())["own"][0]["snippet"];
        QVERIFY(
            QByteArray::fromStdString(snippet).contains("\xc2\x9b"
                                                        "2J"));
        const QByteArray broken = run({"show", "x\xff"}).err;
        QVERIFY2(isPlain(broken), broken);
    }

    void numbersWithoutEndAreCut() {
        const QString number(300, '9');
        static const QRegularExpression endless(QStringLiteral("\\d{30}"));
        for (const QStringList& call : {QStringList{"replay", "-", "--at", number},
                                        {"odds", "--attackers", "3", "--assault", number},
                                        {"search", "page:" + number},
                                        {"search", "cost>=" + number},
                                        {"show", number},
                                        {"aids", number},
                                        {"reference", "page", "x", number},
                                        {"reference", "remove", number},
                                        {"replay", number}}) {
            const Outcome outcome = run(call);
            QCOMPARE(outcome.exit, 2);
            QVERIFY2(!QString::fromUtf8(outcome.out + outcome.err).contains(endless), outcome.err);
            QVERIFY2(outcome.err.contains("999"), outcome.err);
        }
    }

    /// Text that is not printed by terminal.cpp would not be escaped.
    void everythingIsPrintedInOnePlace() {
        static const QRegularExpression printing(QStringLiteral(
            "printf\\(|put[sc]\\(|fwrite|stdout|stderr|std::c(out|err|log)|qDebug|qInfo|qWarning"));
        int sources = 0;
        QDirIterator files(places::source("app/cli"), {QStringLiteral("*.cpp")});
        while (files.hasNext()) {
            files.next();
            ++sources;
            if (files.fileName() == QStringLiteral("terminal.cpp")) continue;
            const auto found = printing.match(QString::fromUtf8(contents(files.filePath())));
            QVERIFY2(!found.hasMatch(), qPrintable(files.fileName() + ": " + found.captured()));
        }
        QVERIFY(sources > 10);
    }

    void aDamagedLibraryIsTold() {
        const OwnData data;
        const QString book = data.write("house rules.md", QByteArray("Zeppelins. ").repeated(5000));
        QCOMPARE(run({"reference", "import", book}).exit, 0);
        const QString library = QFileInfo(book).path() + "/books.sqlite";
        const QByteArray told = library.toUtf8() + ": The file with your books is damaged.";
        int aside = 0;
        for (const QStringList& call : {QStringList{"reference", "remove", "house rules"},
                                        {"reference", "list"},
                                        {"reference", "page", "house rules", "1"},
                                        {"search", "zeppelin"}}) {
            QFile file(library);
            QVERIFY(file.open(QIODevice::ReadWrite) && file.size() > 8192 && file.seek(4096));
            file.write(QByteArray(static_cast<int>(file.size()) - 4096, '?'));
            file.close();
            const Outcome outcome = run(call);
            QCOMPARE(outcome.exit, 2);
            QVERIFY2(outcome.err.startsWith(told), outcome.err);
            const QString kept = library + QStringLiteral(".damaged-%1").arg(++aside);
            QVERIFY2(outcome.err.contains(kept.toUtf8()), outcome.err);
            QVERIFY(QFile::exists(kept) && !QFile::exists(library));
            QCOMPARE(run({"reference", "import", book}).exit, 0);
        }
    }

    void outputThatIsNotWrittenIsTold_data() {
        QTest::addColumn<QStringList>("call");
        for (const QStringList& call :
             std::initializer_list<QStringList>{{"--help"},
                                                {"--version"},
                                                {"simulate", "--help"},
                                                {"replay", "first_round.arcs"},
                                                {"replay", "first_round.arcs", "--json"},
                                                {"options", "first_round.arcs"},
                                                {"options", "first_round.arcs", "--json"},
                                                {"odds", "--assault", "3", "--attackers", "3"},
                                                {"odds", "--assault", "3", "--attackers", "3", "--json"},
                                                {"simulate", "--games", "1"},
                                                {"simulate", "--games", "1", "--json"},
                                                {"simulate", "--games", "1", "--record"},
                                                {"simulate", "--game", "arcades", "--games", "1"},
                                                {"search", "tax"},
                                                {"search", "tax", "--json"},
                                                {"show", "BC05"},
                                                {"show", "BC05", "--json"},
                                                {"aids"},
                                                {"sheet", kTokens},
                                                {"reference", "list"},
                                                {"reference", "list", "--json"},
                                                {"reference", "page", "house rules", "1"},
                                                {"reference", "import", "BOOK"}})
            QTest::newRow(qPrintable(call.join(u' '))) << call;
    }
    void outputThatIsNotWrittenIsTold() {
        QFETCH(QStringList, call);
        const OwnData data;
        const QString book = data.write("house rules.md", QByteArray("Zeppelins. ").repeated(5000));
        call.replaceInStrings(QStringLiteral("BOOK"), book);
        if (call[0] == QStringLiteral("reference")) QCOMPARE(run({"reference", "import", book}).exit, 0);
        const Outcome whole = run(call);
        QCOMPARE(whole.exit, 0);
        QVERIFY(!whole.out.isEmpty());
        // No room but for a few bytes of it.
        QProcess process;
        process.setWorkingDirectory(kRecords);
        process.setStandardOutputFile(data.write("out", {}));
        process.setChildProcessModifier([] {
            std::signal(SIGXFSZ, SIG_IGN);
            const rlimit few{3, 3};
            setrlimit(RLIMIT_FSIZE, &few);
        });
        process.start(places::program("reachkeeper-cli"), call);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        const QByteArray told = process.readAllStandardError();
        // To open the books takes room too.
        const bool opens = call[0] != QStringLiteral("reference");
        QVERIFY2(opens ? told.endsWith("The output could not be written.\n") : !told.isEmpty(), told);
    }

    /// Never a device of the machine's: all of this is made for the test, in a folder of its own.
    void aPdfGoesToWhatIsThere() {
        QTemporaryDir folder;
        const QStringList call{"aids", "aid.battle", "--pdf"};
        const QString file = folder.filePath("file.pdf");
        const QString link = folder.filePath("link.pdf");
        QVERIFY(QFile::link(file, link));
        QCOMPARE(run(call + QStringList{link}).exit, 0);  // a link to nothing yet
        QVERIFY(QFileInfo(link).isSymLink() && contents(file).startsWith("%PDF"));
        QVERIFY(QFile(file).open(QIODevice::WriteOnly));
        QCOMPARE(run(call + QStringList{link}).exit, 0);
        QVERIFY(QFileInfo(link).isSymLink() && contents(file).startsWith("%PDF"));

        const QString pipe = folder.filePath("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QProcess reader;
        reader.start(QStringLiteral("cat"), {pipe});
        QVERIFY(reader.waitForStarted());
        QCOMPARE(run(call + QStringList{pipe}).exit, 0);
        QVERIFY(reader.waitForFinished());
        const QByteArray read = reader.readAllStandardOutput();
        QVERIFY(read.startsWith("%PDF") && read.trimmed().endsWith("%%EOF"));
        const Outcome alone = run(call + QStringList{pipe});  // nobody reads
        QCOMPARE(alone.exit, 2);
        QVERIFY(alone.err.contains("cannot be written"));
        QVERIFY(!QFileInfo(pipe).isFile());
        QCOMPARE(run(call + QStringList{folder.path()}).exit, 2);

        const QByteArray device = QFile::encodeName(folder.filePath("null"));
        if (mknod(device.constData(), S_IFCHR | 0600, makedev(1, 3)) != 0)
            QSKIP("this user may make no device");
        const Outcome refused = run(call + QStringList{folder.filePath("null")});
        QCOMPARE(refused.exit, 2);
        QVERIFY(refused.err.contains("cannot be written"));
        struct stat found {};
        QVERIFY(stat(device.constData(), &found) == 0 && S_ISCHR(found.st_mode));
    }

    void withoutAHomeNothingIsKept() {
        QProcess process;
        QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"HOME", "XDG_DATA_HOME", "REACHKEEPER_DATA"}) bare.remove(name);
        process.setProcessEnvironment(bare);
        process.setWorkingDirectory(data_.path());
        const OwnData data;
        const QString book = data.write("rules.md", "Zeppelins.");
        process.start(places::program("reachkeeper-cli"), {"reference", "import", book});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("HOME is not set"));
    }

    void threeImportsAtOnceAllArrive() {
        const OwnData data;
        const QByteArray pages = QByteArray("Ships and cities, and a word of ours.\f").repeated(15'000);
        std::array<QProcess, 3> imports;
        for (std::size_t i = 0; i < imports.size(); ++i)
            imports[i].start(
                places::program("reachkeeper-cli"),
                {"reference", "import", data.write(QStringLiteral("book %1.txt").arg(i), pages)});
        for (QProcess& one : imports) {
            QVERIFY(one.waitForFinished(120'000));
            QVERIFY2(one.exitCode() == 0, one.readAllStandardError());
        }
        QCOMPARE(Json::parse(run({"reference", "list", "--json"}).out.toStdString()).size(), 3U);
    }

    void aPdfWithoutItsReaderIsTold() {
        const OwnData data;
        const QString pdf = data.write("a.pdf", "%PDF-1.7\n");
        const QTemporaryDir elsewhere;
        const QString copy = elsewhere.filePath("reachkeeper-cli");
        QVERIFY(QFile::copy(places::program("reachkeeper-cli"), copy));
        QProcess process;
        process.start(copy, {"reference", "import", pdf});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("reads PDFs is missing"));
    }

    void showsAnEntry() {
        const Outcome text = run({"show", "BC22"});
        QCOMPARE(text.exit, 0);
        QVERIFY(text.out.startsWith("BC22  Sworn Guardians\nguild, relic, raid cost 1, base\n"));
        const Json json = Json::parse(run({"show", "base.tax", "--json"}).out.toStdString());
        QCOMPARE(json["section"].get<std::string>(), std::string("rule"));
        QCOMPARE(json["page"].get<int>(), 12);
        QVERIFY(json["card"].is_null());
        QVERIFY(!json["parts"].empty() && !json["see"].empty());
        QCOMPARE(run({"show", "nowhere"}).exit, 2);
    }

    void unusableCalls() {
        QCOMPARE(run({}).exit, 2);
        QCOMPARE(run({"replay"}).exit, 2);
        QCOMPARE(run({"replay", "no such file"}).exit, 2);
        QCOMPARE(run({"replay", "."}).exit, 2);
        QCOMPARE(run({"guess", "first_round.arcs"}).exit, 2);
        QCOMPARE(run({"--help"}).exit, 0);
    }
};

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
