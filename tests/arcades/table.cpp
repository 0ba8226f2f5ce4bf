#include "table.h"

#include "engine/arcades/names.h"
#include "engine/core/names.h"

#include <QStringList>

#include <map>
#include <set>

namespace reach::arcades::tests {
namespace {

QString setupText(const QString& kind) {
    if (kind == "four") return "game: arcades\nplayers: red, blue, white, yellow\n";
    if (kind == "phantom") return "game: arcades\nplayers: red, blue\nphantom: white\n";
    if (kind == "solo") return "game: arcades\nplayers: red\nbots: blue, white\n";
    if (kind == "hard") return "game: arcades\nplayers: red\nbots: blue, white\nmode: hard\n";
    if (kind == "scores") return "game: arcades\nplayers: red, blue, white\ndepth: score\n";
    if (kind == "scores-phantom") return "game: arcades\nplayers: red, blue\nphantom: white\ndepth: score\n";
    return "game: arcades\nplayers: red, blue, white\n";
}

const char* openingText(const QString& kind) {
    if (kind == "four")
        return "red places agent 1-arrow; blue places agent 2-arrow; white places agent 3-arrow; yellow "
               "places "
               "agent 4-arrow; yellow places 3 4-gate; white places 3 3-gate; blue places 3 2-gate; red "
               "places "
               "3 1-gate; recruit";
    if (kind == "phantom")
        return "red places agent 1-arrow; blue places agent 2-arrow; blue places 3 2-gate; red places 3 "
               "1-gate; start card 3; recruit; white offers aggression 2, mobilization 4, administration 6";
    if (kind == "scores" || kind == "scores-phantom") return "recruit";
    if (kind == "solo" || kind == "hard")
        return "red places agent 1-arrow; start card 2; start card 3; red places 3 1-gate; start card 2; "
               "start "
               "card 3";
    return "red places agent 1-arrow; blue places agent 2-arrow; white places agent 3-arrow; white places 3 "
           "3-gate; blue places 3 2-gate; red places 3 1-gate; recruit";
}
constexpr auto kCities = "start card 4; start card 5; start card 6; start card 1";
constexpr auto kOffers =
    "recruit; blue offers aggression 2, mobilization 4, administration 6; white offers aggression 3, "
    "mobilization "
    "5, administration 2";

std::string stepText(const BotStep& step) {
    return std::string(nameOf(step.reason)) + " " + std::to_string(step.cluster + 1) + " " +
           std::to_string(step.ships);
}

std::vector<Row>& allRows() {
    static std::vector<Row> rows;
    return rows;
}

}  // namespace

Table::Table(std::string_view opening) {
    QStringList words = QString::fromUtf8(opening.data(), static_cast<int>(opening.size())).split(' ');
    const bool bare = words.removeOne("bare");
    const bool fresh = words.removeOne("new");
    const bool last = words.removeOne("last");
    const QString kind = words.value(0);
    game_ = newGame(parseRecord(setupText(kind).toStdString()).record->setup);
    if (fresh) return;
    auto fault = play(openingText(kind));
    if (kind == "hard") fault += play(kCities);
    if (kind == "solo" || kind == "hard") fault += play(kOffers);
    if (!fault.empty()) qFatal("%s", fault.c_str());
    if (last) goToLastTurn();
    for (int cluster = 1; bare && cluster <= kClusters; ++cluster)
        for (const Player player : game_.setup.seats)
            enter("correct " + std::to_string(cluster) + "-gate " + std::string(nameOf(player)) + " ships 0");
}

/// Of the chapter: red's, everybody else has played.
void Table::goToLastTurn() {
    State& state = game_.state;
    const Player first = game_.setup.seats[0];
    state.pending.clear();
    state.phase = Phase::Action;
    state.round = static_cast<std::int8_t>(rounds(game_.setup));
    state.initiative = clockwiseOf(game_.setup, first);
    state.turn = {.player = first};
    for (int seat = 1; seat < static_cast<int>(game_.setup.seats.size()); ++seat) {
        const Player player = clockwiseOf(game_.setup, first, seat);
        ActionCard card = *parseName<ActionCard>("aggression 5");
        if (auto& offer = state.of(player).offer; !offer.empty()) {
            card = offer[0];
            offer.removeAt(0);
        }
        state.played.push({player, card});
        state.seen |= bitOf(card);
    }
}

Decision Table::enter(std::string_view entry) {
    const auto parsed = parseCommand(entry);
    if (!parsed.command) {
        Decision none;
        none.verdict.refuse(Rule::NothingToDo);
        return none;
    }
    Decision decision = decide(game_, *parsed.command);
    steps_.clear();
    flagged_ = 0;
    for (const Event& event : decision.events) {
        evolve(game_.state, event);
        if (const auto* acted = std::get_if<event::BotActed>(&event)) steps_.push_back(acted->step);
        if (const auto* found = std::get_if<event::RevokeFound>(&event)) flagged_ = found->round;
    }
    return decision;
}

std::string Table::play(std::string_view entries) {
    const auto all = QString::fromUtf8(entries.data(), static_cast<int>(entries.size()));
    for (const QString& part : all.split(';', Qt::SkipEmptyParts)) {
        const auto entry = part.simplified().toStdString();
        if (entry.empty()) continue;
        if (!parseCommand(entry).command) return "'" + entry + "' is no entry";
        const Decision decision = enter(entry);
        if (!decision.verdict.legal())
            return "'" + entry + "': " + std::string(nameOf(decision.verdict.reason().rule));
        if (const auto fault = findInconsistency(game_); !fault.empty()) return "'" + entry + "': " + fault;
    }
    return {};
}

Verdict Table::judge(std::string_view entry) const {
    const auto parsed = parseCommand(entry);
    if (parsed.command) return check(game_, *parsed.command);
    Verdict none;
    none.refuse(Rule::NothingToDo);
    return none;
}

std::string Table::show(const std::string& what) const {
    if (what == "flagged") return std::to_string(flagged_);
    const bool asks =
        what == "step" || what == "card" || what == "rival" || what == "advantage" || what == "last";
    if (asks && steps_.empty()) return "none";
    if (what == "step") return stepText(steps_.front());
    if (what == "last") return stepText(steps_.back());
    if (what == "card") return reach::nameOf(steps_.front().card);
    if (what == "advantage") return std::to_string(steps_.front().advantage);
    if (what == "rival") return std::string(reach::nameOf(steps_.front().rival));
    return fact(game_, what);
}

void addRows(std::span<const Row> rows) {
    QTest::addColumn<int>("row");
    std::set<std::string> names;
    for (const Row& row : rows) {
        if (!names.insert(row.name).second) qFatal("two rows are called %s", row.name);
        QTest::newRow(row.name) << static_cast<int>(allRows().size());
        allRows().push_back(row);
    }
}

void playRow() {
    QFETCH(int, row);
    const Row& r = allRows()[static_cast<std::size_t>(row)];
    Table table(r.opening);
    if (const auto fault = table.play(r.given); !fault.empty()) QFAIL(fault.c_str());
    const Game before = table.game();
    const Verdict verdict = table.judge(r.entry);
    const auto reason = std::string(nameOf(verdict.reason().rule));
    switch (r.expected.kind) {
        case Expected::Kind::Legal: QVERIFY2(verdict.legal(), reason.c_str()); break;
        case Expected::Kind::Breaks:
            QVERIFY2(!verdict.refused() && !verdict.violations.empty(), reason.c_str());
            QCOMPARE(QString::fromStdString(reason), QString(nameOf(r.expected.rule).data()));
            break;
        case Expected::Kind::Refused:
            QVERIFY2(verdict.refused(), reason.c_str());
            QCOMPARE(QString::fromStdString(reason), QString(nameOf(r.expected.rule).data()));
            break;
    }
    const Decision decision = table.enter(r.entry);
    QCOMPARE(decision.accepted(), r.expected.kind != Expected::Kind::Refused);
    if (!decision.accepted()) QVERIFY(table.game() == before);
    QCOMPARE(QString::fromStdString(findInconsistency(table.game())), QString());
    for (const QString& part : QString(r.then).split(';', Qt::SkipEmptyParts)) {
        const QStringList sides = part.split('=');
        const auto what = sides.value(0).simplified().toStdString();
        const auto got = QString::fromStdString(table.show(what));
        QVERIFY2(got == sides.value(1).simplified(),
                 qPrintable(part.simplified() + QStringLiteral(", got ") + got));
    }
}

}  // namespace reach::arcades::tests
