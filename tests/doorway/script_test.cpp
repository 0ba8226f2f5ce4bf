#include "app/door/detail/doorway.h"
#include "tests/places.h"

#include <QFile>
#include <QJSEngine>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// The script that shows a table (app/door/doorway/table.js), in as much of a browser as it needs.
class ScriptTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init();
    void itShowsTablesAndLists();
    void hostileTextIsText_data();
    void hostileTextIsText();
    void whatStaysTheSameStays();
    void onlyQuestionsAndNewsAreReadAloud();
    void theKeyOfThisDeviceComesBeforeTheCode();
    void anAddressIsReadAsTheProgramReadsIt_data();
    void anAddressIsReadAsTheProgramReadsIt();
    void aCodeThatIsWrongIsSaid();
    void itAsksForWhatIsNewer();
    void aTableThatIsNoViewIsNotShown_data();
    void aTableThatIsNoViewIsNotShown();
    void afterItIsClosedNothingIsAsked();

  private:
    QJSValue run(const QString& script) {
        const QJSValue value = engine_->evaluate(script);
        if (value.isError()) qWarning("%s", qPrintable(value.toString()));
        return value;
    }
    QStringList lines() { return run("root.lines('')").toVariant().toStringList(); }
    void answer(const QJsonObject& view, int number = 1) {
        run("if (browser.last().readyState === 4) browser.pass()");
        engine_->globalObject().setProperty("view", QString::fromUtf8(QJsonDocument(view).toJson()));
        run(QStringLiteral("browser.answer(200, view, {'Reachkeeper-Number': '%1'})").arg(number));
    }
    static QJsonObject small(const QJsonArray& log) {
        return {
            {"title", "Tuesday"},
            {"moment", "Chapter 2, round 3"},
            {"asked", QJsonArray{QJsonObject{{"text", "Rosa: lead a card"}, {"color", "red"}}}},
            {"parts",
             QJsonArray{
                 QJsonObject{{"heading", "Players"},
                             {"columns", QJsonArray{"Player", "Power"}},
                             {"rows", QJsonArray{QJsonObject{{"cells", QJsonArray{"Rosa", "12"}},
                                                             {"color", "red"}}}}},
                 QJsonObject{{"heading", "Rosa"},
                             {"rows", QJsonArray{QJsonObject{{"cells", QJsonArray{"Resources", "Fuel"}}}}}},
                 QJsonObject{{"heading", "Log"}, {"log", true}, {"rows", log}}}}};
    }
    static QJsonObject line(const QString& text) { return {{"text", text}}; }

    std::unique_ptr<QJSEngine> engine_;
};

void ScriptTest::init() {
    engine_ = std::make_unique<QJSEngine>();
    QFile browser(places::source("tests/doorway/browser.js"));
    QVERIFY(browser.open(QIODevice::ReadOnly));
    QVERIFY(!run(QString::fromUtf8(browser.readAll())).isError());
    const auto script = reach::door::doorwayTable();
    QVERIFY(!run(QString::fromUtf8(script.data(), qsizetype(script.size()))).isError());
    QVERIFY(!run("var root = new Node('main'), told = [];"
                 "var table = self.reachkeeperTable(root, 'en', function (problem, mayEnter, view) {"
                 "  told.push(problem + (mayEnter ? '?' : '') + (view ? '!' : '')); });"
                 "table.open('#7/KMRTVX');")
                 .isError());
}

void ScriptTest::itShowsTablesAndLists() {
    answer(small({line("Ben passes")}));
    QCOMPARE(lines(),
             (QStringList{
                 "main/h1 Tuesday", "main/p Chapter 2, round 3", "main/div/p.asked red Rosa: lead a card",
                 "main/div/section/h2 Players", "main/div/section/table/thead/tr/th Player",
                 "main/div/section/table/thead/tr/th Power", "main/div/section/table/tbody/tr.red/th Rosa",
                 "main/div/section/table/tbody/tr.red/td 12", "main/div/section/h2 Rosa",
                 "main/div/section/table.facts/tbody/tr/th Resources",
                 "main/div/section/table.facts/tbody/tr/td Fuel", "main/div/section@log/h2 Log",
                 "main/div/section@log/ul/li Ben passes"}));
    QCOMPARE(run("told.join()").toString(), QStringLiteral("!"));
}

void ScriptTest::hostileTextIsText_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("markup") << "<img src=x onerror=alert(1)>";
    QTest::newRow("a script") << "</li><script>alert(1)</script>";
    QTest::newRow("quotes") << "\"'`${1}&amp;";
    QTest::newRow("control characters") << QString::fromUtf8("a\0\x01\x1b[31m\r\n", 10);
    QTest::newRow("names of members") << "__proto__ constructor toString";
    QTest::newRow("10,000 letters") << QString(10'000, 'W');
}

void ScriptTest::hostileTextIsText() {
    QFETCH(QString, text);
    const QJsonObject row{{"cells", QJsonArray{text, text}}, {"color", text}};
    answer(
        {{"title", text},
         {"moment", text},
         {"asked", QJsonArray{QJsonObject{{"text", text}, {"color", text}}}},
         {"parts",
          QJsonArray{
              QJsonObject{{"heading", text}, {"columns", QJsonArray{text, text}}, {"rows", QJsonArray{row}}},
              QJsonObject{{"heading", text}, {"log", true}, {"rows", QJsonArray{line(text)}}}}}});
    const QStringList all = lines();
    QCOMPARE(all.size(), 10);
    for (const QString& one : all) QVERIFY2(one.endsWith(" " + text), qPrintable(one));
    // Neither an element nor a class nor the name of an attribute comes from it.
    QCOMPARE(
        run("browser.attributes.join()").toString(),
        QStringLiteral("aria-live=polite,scope=col,scope=col,scope=row,data-column=%1: ,role=log").arg(text));
    for (const QString& one : all) QVERIFY(!one.section(' ', 0, 0).contains(text.left(8)));
}

void ScriptTest::whatStaysTheSameStays() {
    answer(small({line("b"), line("a"), line("a")}));
    run("var before = {asked: root.find('p', 'Rosa: lead a card'), row: root.find('tr', 'Rosa12'), line: "
        "root.find('li', 'b')};"
        "browser.made = 0;");
    answer(small({line("c"), line("b"), line("a"), line("a")}), 2);
    QVERIFY(run("before.asked === root.find('p', 'Rosa: lead a card') && before.row === root.find('tr', "
                "'Rosa12') &&"
                "before.line === root.find('li', 'b')")
                .toBool());
    // A line and its text.
    QCOMPARE(run("browser.made").toInt(), 2);
    QCOMPARE(lines().mid(12), (QStringList{"main/div/section@log/ul/li c", "main/div/section@log/ul/li b",
                                           "main/div/section@log/ul/li a", "main/div/section@log/ul/li a"}));
    // An undo, and another order.
    answer(small({line("a"), line("b"), line("a")}), 3);
    QCOMPARE(run("browser.made").toInt(), 2);
    QCOMPARE(lines().mid(12), (QStringList{"main/div/section@log/ul/li a", "main/div/section@log/ul/li b",
                                           "main/div/section@log/ul/li a"}));
    // A part that is gone.
    QJsonObject view = small({line("a")});
    view["parts"] = QJsonArray{view["parts"].toArray()[0]};
    answer(view, 4);
    QCOMPARE(lines().size(), 8);
}

void ScriptTest::onlyQuestionsAndNewsAreReadAloud() {
    answer(small({line("a")}));
    QCOMPARE(run("browser.attributes.filter(function (one) { return /^(aria|role)/.test(one); }).join()")
                 .toString(),
             QStringLiteral("aria-live=polite,role=log"));
}

void ScriptTest::theKeyOfThisDeviceComesBeforeTheCode() {
    run("browser.kept['reachkeeper/7/key'] = '5f0c1e9b'; table.open('#7/KMRTVX')");
    QCOMPARE(run("browser.last().headers.Authorization").toString(), QStringLiteral("Bearer 5f0c1e9b"));
    // The host has let this device go. The code may still be right.
    run("browser.answer(403, '')");
    QCOMPARE(run("browser.last().headers.Authorization").toString(), QStringLiteral("Bearer KMRTVX"));
    QCOMPARE(run("told.length").toInt(), 0);
    // Of another table nothing is told.
    run("table.open('#8/ABCDEF')");
    QCOMPARE(run("browser.last().headers.Authorization").toString(), QStringLiteral("Bearer ABCDEF"));
    // What is no key is not sent.
    run("browser.kept['reachkeeper/7/key'] = 'a\\r\\nb'; table.open('#7/KMRTVX')");
    QCOMPARE(run("browser.last().headers.Authorization").toString(), QStringLiteral("Bearer KMRTVX"));
}

void ScriptTest::anAddressIsReadAsTheProgramReadsIt_data() {
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("bearer");
    QTest::newRow("a table and its code") << "#7/KMRTVX"
                                          << "Bearer KMRTVX";
    QTest::newRow("a code") << "#KMRTVX"
                            << "Bearer KMRTVX";
    QTest::newRow("nothing") << ""
                             << "undefined";
    QTest::newRow("markup") << "#7/<b>"
                            << "undefined";
    QTest::newRow("what a page takes along is for the program") << "#7/KMRTVX/eyJzZWF0IjoicmVkIn0"
                                                                << "Bearer KMRTVX";
    QTest::newRow("more parts than an address has") << "#7/KMRTVX/red/blue"
                                                    << "undefined";
}

void ScriptTest::anAddressIsReadAsTheProgramReadsIt() {
    QFETCH(QString, address);
    QFETCH(QString, bearer);
    engine_->globalObject().setProperty("address", address);
    run("table.open(address)");
    QCOMPARE(run("String(browser.last().headers.Authorization)").toString(), bearer);
    QCOMPARE(run("browser.last().address").toString(), QStringLiteral("GET view?name=en&after=0"));
}

void ScriptTest::aCodeThatIsWrongIsSaid() {
    answer(small({}));
    run("browser.pass(); browser.answer(403, '')");
    QCOMPARE(run("told[1]").toString(), QStringLiteral("This code opens no table.?"));
    QVERIFY(lines().isEmpty());
    run("table.open(''); browser.answer(401, '')");
    QCOMPARE(run("told[2]").toString(), QStringLiteral("?"));
    run("table.open('#7/KMRTVX'); browser.answer(429, '', {'Retry-After': '8'})");
    QCOMPARE(run("told[3]").toString(), QStringLiteral("Too many wrong codes. Please wait: 8 s"));
}

void ScriptTest::itAsksForWhatIsNewer() {
    answer(small({}), 7);
    run("browser.pass()");
    QCOMPARE(run("browser.last().address").toString(), QStringLiteral("GET view?name=en&after=7"));
    run("browser.answer(204, '')");
    QCOMPARE(run("browser.last().address").toString(), QStringLiteral("GET view?name=en&after=7"));
    run("browser.answer(0, ''); browser.pass()");
    QCOMPARE(run("told[2]").toString(), QStringLiteral("Not in touch with the table. Trying again …"));
    QCOMPARE(run("browser.last().address").toString(), QStringLiteral("GET view?name=en&after=7"));
    QVERIFY(!lines().isEmpty());
}

void ScriptTest::aTableThatIsNoViewIsNotShown_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "";
    QTest::newRow("no JSON") << "<html>";
    QTest::newRow("half") << "{\"title\":\"Tues";
    QTest::newRow("null") << "null";
    QTest::newRow("members of other kinds") << "{\"title\":{\"a\":1},\"asked\":7,\"parts\":{\"length\":3}}";
    QTest::newRow("rows of other kinds") << "{\"parts\":[{\"rows\":[{\"cells\":7},{\"text\":[1]}]}]}";
    QTest::newRow("rows that are nothing") << "{\"parts\":[null]}";
    QTest::newRow("a number") << "7";
}

void ScriptTest::aTableThatIsNoViewIsNotShown() {
    QFETCH(QString, text);
    engine_->globalObject().setProperty("text", text);
    QVERIFY(!run("browser.answer(200, text, {})").isError());
    run("browser.pass()");
    QCOMPARE(run("browser.requests.length").toInt(), 2);
    answer(small({line("a")}));
    QCOMPARE(lines().size(), 13);
}

void ScriptTest::afterItIsClosedNothingIsAsked() {
    answer(small({}));
    run("table.close(); browser.pass(); browser.listeners.online(); browser.listeners.visibilitychange()");
    QCOMPARE(run("browser.requests.length").toInt(), 1);
}

QTEST_GUILESS_MAIN(ScriptTest)
#include "script_test.moc"
