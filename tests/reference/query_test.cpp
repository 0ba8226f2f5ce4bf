#include <QTest>

#include "database/reference/query.h"

using namespace reach::reference;

namespace {

std::string compared(const QueryTerm& term) {
    switch (term.compare) {
        case Compare::Has: return ":" + term.text;
        case Compare::Equal: return "=" + term.text;
        case Compare::Less: return "<" + term.text;
        case Compare::AtMost: return "<=" + term.text;
        case Compare::More: return ">" + term.text;
        case Compare::AtLeast: return ">=" + term.text;
    }
    return {};
}

/// A tree in one line: and(raid not(suit:relic)).
std::string drawn(const QueryNode& node) {
    if (node.kind == QueryNode::Kind::Term) {
        if (node.term.kind == QueryTerm::Kind::Filter) return node.term.field + compared(node.term);
        return node.term.kind == QueryTerm::Kind::Phrase ? "\"" + node.term.text + "\"" : node.term.text;
    }
    std::string inner;
    for (const QueryNode& child : node.children) inner += (inner.empty() ? "" : " ") + drawn(child);
    const char* name = node.kind == QueryNode::Kind::Not  ? "not"
                       : node.kind == QueryNode::Kind::Or ? "or"
                                                          : "and";
    return std::string(name) + "(" + inner + ")";
}

}  // namespace

class QueryTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void reads_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("tree");
        const auto row = [](const char* query, const char* tree) { QTest::newRow(query) << query << tree; };
        row("", "and()");
        row("   ", "and()");
        row("Sworn Guardians", "and(sworn guardians)");
        row("silver-tongues", "and(silver tongues)");
        row("type:guild suit:relic cost>=2", "and(type:guild suit:relic cost>=2)");
        row("t:guild s=relic keys<3", "and(type:guild suit=relic cost<3)");
        row("type:\"imperial council\"", "and(type:imperial council)");
        row("cost:X", "and(cost:x)");
        row("\"exact words\" raid", "and(\"exact words\" raid)");
        row("raid -battle", "and(raid not(battle))");
        row("-suit:relic", "and(not(suit:relic))");
        row("-(raid or battle) ship", "and(not(or(and(raid) and(battle))) ship)");
        row("raid or battle", "or(and(raid) and(battle))");
        row("raid OR battle ships", "or(and(raid) and(battle ships))");
        row("(raid or battle) ships", "and(or(and(raid) and(battle)) ships)");
        row("or raid", "and(or raid)");  // nothing before it: a word
        row("raid or", "and(raid or)");  // nothing after it yet
        row("oracle", "and(oracle)");
        row("order", "and(order)");
        // Half-typed.
        row("\"exact wor", "and(\"exact wor\")");
        row("(raid", "and(and(raid))");
        row("(", "and()");
        row("()", "and()");
        row("suit:", "and()");
        row("-", "and()");
        row("act II: setup", "and(act ii setup)");
        row("checklist:", "and(checklist)");
        row("raid -", "and(raid)");
        row("---raid", "and(not(raid))");
        row("\"", "and()");
        row("* ' \\ ; --", "and()");
        row("base.tax", "and(base tax)");
        row("4-hex", "and(4 hex)");
        row("title:\"sworn guard\" fate:steward act:2 page:14",
            "and(title:sworn guard fate:steward act:2 page:14)");
    }
    void reads() {
        QFETCH(QString, query);
        QFETCH(QString, tree);
        const Query parsed = parseQuery(query.toStdString());
        QVERIFY(!parsed.error);
        QCOMPARE(QString::fromStdString(drawn(parsed.root)), tree);
    }

    void complains_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("position");
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("suggestions");  // the beginning of them
        QTest::newRow("unknown field") << "raid siut:relic"
                                       << "unknown-field" << 5 << 4 << "siut"
                                       << "suit";
        QTest::newRow("unknown value") << "suit:gold"
                                       << "unknown-value" << 5 << 4 << "gold"
                                       << "material";
        QTest::newRow("unknown kind") << "x -type:wizard"
                                      << "unknown-value" << 8 << 6 << "wizard"
                                      << "rule";
        QTest::newRow("no number") << "cost>=two"
                                   << "not-a-number" << 6 << 3 << "two"
                                   << "";
        QTest::newRow("negative") << "cost:-1"
                                  << "not-a-number" << 5 << 2 << "-1"
                                  << "";
        QTest::newRow("words do not compare") << "suit>relic"
                                              << "nothing-to-compare" << 0 << 10 << "suit"
                                              << "";
        QTest::newRow("stray parenthesis") << "raid ) ships"
                                           << "unmatched-close" << 5 << 1 << ")"
                                           << "";
        QTest::newRow("too deep") << QString(40, '(') << "too-deep" << 12 << 1 << "("
                                  << "";
        QTest::newRow("a number without end")
            << "page:" + QString(300, '9') + "x"
            << "not-a-number" << 5 << 251 << QString(40, '9') + QChar(0x2026) << "";
        QTest::newRow("the first counts") << "foo:1 bar:2"
                                          << "unknown-field" << 0 << 3 << "foo"
                                          << "";
    }
    void aQueryHasALength() {
        const Query parsed = parseQuery(QByteArray("ship or ").repeated(10'000).toStdString());
        QVERIFY(!parsed.error);
        QCOMPARE(parsed.root.children.size(), kLongestQuery / 8);
        QCOMPARE(parseQuery(QByteArray("-").repeated(100'000).toStdString()).root.children.size(), 0U);
        // A letter of two bytes across the end.
        const Query cut = parseQuery(std::string(kLongestQuery - 1, 'a') + "\u00e4 b");
        QCOMPARE(cut.root.children.size(), 1U);
        QCOMPARE(cut.root.children[0].term.length, kLongestQuery - 1);
    }

    void complains() {
        QFETCH(QString, query);
        QFETCH(QString, code);
        QFETCH(int, position);
        QFETCH(int, length);
        QFETCH(QString, what);
        QFETCH(QString, suggestions);
        const Query parsed = parseQuery(query.toStdString());
        QVERIFY(parsed.error.has_value());
        QCOMPARE(QString::fromUtf8(codeName(parsed.error->code).data()), code);
        QCOMPARE(static_cast<int>(parsed.error->position), position);
        QCOMPARE(static_cast<int>(parsed.error->length), length);
        QCOMPARE(QString::fromStdString(parsed.error->what), what);
        if (!suggestions.isEmpty())
            QCOMPARE(QString::fromStdString(parsed.error->suggestions.at(0)), suggestions);
    }

    // However long and odd it is: its beginning is what is asked, or a place in that is wrong.
    void survivesAnything() {
        std::vector<std::string> odd;
        for (const char piece : {'(', ')', '-', '"', ':', 'a', ' '}) odd.emplace_back(100'000, piece);
        odd.emplace_back();
        for (int i = 0; i < 20'000; ++i) odd.back() += "(-\"a:b or )<="[i * 7 % 13];
        for (const std::string& query : odd) {
            const Query read = parseQuery(query);
            const Query beginning = parseQuery(std::string_view(query).substr(0, kLongestQuery));
            QCOMPARE(drawn(read.root), drawn(beginning.root));
            QCOMPARE(read.error.has_value(), beginning.error.has_value());
            if (read.error) QVERIFY(read.error->position + read.error->length <= kLongestQuery);
            for (const Completion& way : completionsOf(query)) QVERIFY(way.from <= query.size());
        }
        QVERIFY(!drawn(parseQuery(odd.back()).root).empty());
    }

    void knowsWhenTheLastWordGrows() {
        QVERIFY(parseQuery("sworn gua").endsInWord);
        QVERIFY(!parseQuery("sworn gua ").endsInWord);
        QVERIFY(!parseQuery("sworn \"gua\"").endsInWord);
        QVERIFY(!parseQuery("sworn suit:relic").endsInWord);
    }

    void completes_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("completions");  // "from text, ..."
        QTest::newRow("a field") << "raid su"
                                 << "5 suit:";
        QTest::newRow("a word that is a field's name, too") << "outrage what is"
                                                            << "";
        QTest::newRow("a value") << "suit:re"
                                 << "5 relic";
        QTest::newRow("after a minus") << "-suit:psi"
                                       << "6 psionic";
        QTest::newRow("after a parenthesis") << "(boo"
                                             << "1 book:";
        QTest::newRow("a value in two words") << "type:imp"
                                              << "5 \"imperial council\"";
        QTest::newRow("values") << "has:"
                                << "4 crisis, 4 prelude, 4 secured, 4 ruling, 4 example, 4 back";
        QTest::newRow("free text") << "fate:st"
                                   << "";
        QTest::newRow("nothing") << ""
                                 << "";
    }
    void completes() {
        QFETCH(QString, query);
        QFETCH(QString, completions);
        QStringList told;
        for (const Completion& completion : completionsOf(query.toStdString()))
            told << QString::number(completion.from) + " " + QString::fromStdString(completion.text);
        QCOMPARE(told.join(", "), completions);
    }
};

QTEST_APPLESS_MAIN(QueryTest)
#include "query_test.moc"
