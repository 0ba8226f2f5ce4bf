#include "table.h"

#include <QTest>

#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/map/setup_cards.h"
#include "engine/protocol/wire.h"
#include "engine/record/record.h"
#include "show.h"

namespace reach::tests {
namespace {

constexpr std::array<std::string_view, 4> kCourt{"BC02", "BC13", "BC24", "BC31"};

std::set<Rule>& ruleList() {
    static std::set<Rule> rules;
    return rules;
}

std::string describe(const Violation& violation) {
    std::string text(nameOf(violation.rule));
    if (violation.card != CardId::None) text += " " + std::string(nameOf(violation.card));
    return text;
}

std::string describe(const Verdict& verdict) {
    if (verdict.refused()) return "refused: " + describe(verdict.refusal);
    if (verdict.violations.empty()) return "legal";
    std::string text = "breaks:";
    for (const Violation& violation : verdict.violations) text += " " + describe(violation);
    return text;
}

std::string describe(const Expected& expected) {
    std::string text = expected.kind == Expected::Kind::Breaks ? "breaks: " : "refused: ";
    text += nameOf(expected.rule);
    if (!expected.card.empty()) text += " " + std::string(expected.card);
    return expected.kind == Expected::Kind::Legal ? "legal" : text;
}

/// Strict and off say of the same entry what they must; nothing but a legal or kept entry changes the table.
void compareStrictness(const Table& before, const Row& row) {
    const bool isRefused = row.expected.kind == Expected::Kind::Refused;
    const bool isBroken = row.expected.kind == Expected::Kind::Breaks;
    Table strict = before;
    strict.game().state.strictness = Strictness::Strict;
    const Decision refusal = strict.enter(row.entry);
    QCOMPARE(refusal.accepted(), !isRefused && !isBroken);
    if (!refusal.accepted()) {
        QCOMPARE(toText(nameOf(refusal.verdict.refusal.rule)), toText(nameOf(row.expected.rule)));
        QVERIFY(refusal.events.empty());
    }
    Table off = before;
    off.game().state.strictness = Strictness::Off;
    const Decision silent = off.enter(row.entry);
    QCOMPARE(silent.accepted(), !isRefused);
    QVERIFY(silent.verdict.violations.empty());
}

void comparePage(const Row& row) {
    const RuleRef ref = ruleRef(row.expected.rule);
    if (ref.book != Book::Base) return;
    const QString page = QStringLiteral("p.%1 ").arg(ref.page);
    QVERIFY2(QString::fromUtf8(row.name).contains(page), qPrintable(QStringLiteral("cited as ") + page));
}

}  // namespace

void compareFacts(const Table& table, const char* facts) {
    for (const QString& fact : QString::fromUtf8(facts).split(u';', Qt::SkipEmptyParts)) {
        const auto at = fact.indexOf(u'=');
        QVERIFY2(at > 0, qPrintable(QStringLiteral("no fact: ") + fact));
        const QString what = fact.left(at).simplified();
        const QString shown = toText(table.show(what.toStdString()));
        QCOMPARE(what + QStringLiteral(" = ") + shown, fact.simplified());
    }
}

QString toText(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Table::Table(std::string_view opening) {
    QStringList words = toText(opening).split(u' ', Qt::SkipEmptyParts);
    Setup setup;
    if (words.front() == u"campaign") {
        beginCampaign(words);
        return;
    }
    setup.setupCard = static_cast<std::uint8_t>(std::max(0, findSetupCard(words.takeFirst().toStdString())));
    for (const QString& word : words) {
        const CardId card = findCard(word.toStdString());
        if (isLeader(card))
            setup.leaders.push(card);
        else if (isLore(card))
            setup.lore.push(card);
        else
            setup.depth = parseName<Depth>(word.toStdString()).value_or(Depth::Turn);
    }
    const std::size_t players = reach::setupCard(setup).players;
    for (std::size_t i = 0; i < players; ++i) setup.seats.push(kAllPlayers[i]);
    for (std::size_t i = 0; i < (players == 2 ? 3U : 4U); ++i) setup.court.push(findCard(kCourt[i]));
    game_ = newGame(setup);
}

void Table::beginCampaign(const QStringList& words) {
    Setup setup;
    setup.campaign = true;
    for (const QString& word : words.sliced(1)) {
        if (word == u"act2" || word == u"act3") {
            setup.act = word == u"act2" ? 2 : 3;
            continue;
        }
        setup.seats.push(kAllPlayers[setup.seats.size()]);
        setup.fates.push(fateOf(findCard(word.toStdString())));
    }
    game_ = newGame(setup);
}

Decision Table::enter(std::string_view entry) {
    const ParsedCommand parsed = parseCommand(entry);
    if (!parsed.command) {
        Decision none;
        none.verdict.refuse(Rule::NumberOutOfRange);
        return none;
    }
    Decision decision = decide(game_, *parsed.command);
    for (const Event& event : decision.events) evolve(game_.state, event);
    return decision;
}

std::string Table::play(std::string_view entries) {
    QString text = toText(entries);
    if (const auto bar = text.indexOf(u'|'); bar >= 0) {
        *this = Table(text.left(bar).trimmed().toStdString());
        text = text.mid(bar + 1);
    }
    for (const QString& part : text.split(u';')) {
        const std::string entry = part.simplified().toStdString();
        if (entry.empty()) continue;
        if (const ParsedCommand parsed = parseCommand(entry); !parsed.command)
            return "not an entry: " + entry + " (at '" + parsed.error.token + "')";
        const Decision decision = enter(entry);
        if (!decision.verdict.legal()) return entry + ": " + describe(decision.verdict);
        if (const std::string bad = findInconsistency(game_); !bad.empty()) return entry + ": " + bad;
    }
    return {};
}

Verdict Table::judge(std::string_view entry) const {
    Table copy = *this;
    return copy.enter(entry).verdict;
}

std::string Table::show(std::string_view what) const {
    return tests::show(game_, what);
}

void addRows(std::span<const Row> rows) {
    QTest::addColumn<Row>("row");
    for (const Row& row : rows) {
        if (row.expected.rule != Rule::None) ruleList().insert(row.expected.rule);
        QTest::newRow(row.name) << row;
    }
}

void playRow() {
    QFETCH(const Row, row);
    comparePage(row);
    Table table;
    QCOMPARE(toText(table.play(row.given)), QString());
    if (*row.entry != '\0') {
        QVERIFY2(parseCommand(row.entry).command, "not an entry");
        compareStrictness(table, row);
        const State before = table.game().state;
        const Decision decision = table.enter(row.entry);
        QCOMPARE(toText(describe(decision.verdict)), toText(describe(row.expected)));
        QVERIFY(decision.accepted() || table.game().state == before);
        QCOMPARE(toText(findInconsistency(table.game())), QString());
    }
    compareFacts(table, row.then);
}

void expectsRule(Rule rule) {
    ruleList().insert(rule);
}

const std::set<Rule>& expectedRules() {
    return ruleList();
}

}  // namespace reach::tests
