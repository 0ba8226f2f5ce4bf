#include <QTest>

#include <rapidcheck.h>

#include "engine/protocol/wire.h"
#include "walk.h"

using namespace reach;
using namespace reach::tests;

namespace {

constexpr std::uint32_t kMostPicks = 400;

rc::Gen<std::uint32_t> number() {
    return rc::gen::inRange<std::uint32_t>(0, 1U << 31U);
}

Picks picks() {
    const auto count = *rc::gen::inRange<std::size_t>(1, kMostPicks);
    return *rc::gen::container<Picks>(count, number());
}

/// Looks for a walk of these manners that the property does not hold for.
bool holds(const char* what, Manners manners, void (*property)(Walk&, const Picks&)) {
    return rc::check(what, [&] {
        Walk walk(*number(), manners);
        const Picks all = picks();
        try {
            property(walk, all);
        } catch (...) {
            RC_LOG(walk.record());
            throw;
        }
    });
}

bool same(const Verdict& a, const Verdict& b) {
    if (!(a.refusal == b.refusal) || a.violations.size() != b.violations.size()) return false;
    for (std::size_t i = 0; i < a.violations.size(); ++i)
        if (!(a.violations[i] == b.violations[i])) return false;
    return true;
}

Game at(const Game& game, Strictness strictness) {
    Game other = game;
    other.state.strictness = strictness;
    return other;
}

std::string wireOf(const std::vector<Event>& events) {
    std::string lines;
    for (const Event& event : events) lines += toWire(event) + "\n";
    return lines;
}

/// After each entry everything lies on the table that the box holds, whatever was entered.
void staysConsistent(Walk& walk, const Picks& picks) {
    RC_ASSERT(findInconsistency(walk.game()) == std::string());
    for (const std::uint32_t pick : picks) {
        const auto command = walk.entryFor(pick);
        if (!command) return;
        const Game before = walk.game();
        const Decision decision = decide(walk.game(), *command);
        RC_ASSERT(walk.game() == before);
        if (!decision.accepted()) {
            RC_ASSERT(decision.events.empty());
            Game straight = before;
            RC_ASSERT(play(straight, *command).refused());
            RC_ASSERT(straight == before);
            continue;
        }
        walk.enter(*command);
        RC_LOG(printCommand(*command));
        Game straight = before;
        RC_ASSERT(same(play(straight, *command), decision.verdict));
        RC_ASSERT(straight == walk.game());
        RC_ASSERT(findInconsistency(walk.game()) == std::string());
    }
}

/// Not only after each entry: no event on its own makes or loses a piece.
void everyEventKeepsThePieces(Walk& walk, const Picks& picks) {
    Game game = walk.game();
    walk.take(picks);
    for (const auto& entry : walk.events())
        for (const Event& event : entry) {
            evolve(game.state, event);
            RC_LOG(toWire(event));
            RC_ASSERT(findInconsistency(game) == std::string());
        }
}

/// The three levels differ in what they say and refuse, never in what happens.
void levelsAgree(Walk& walk, const Picks& picks) {
    for (const std::uint32_t pick : picks) {
        const auto command = walk.entryFor(pick);
        if (!command || std::holds_alternative<command::SetStrictness>(*command)) continue;
        const Decision advised = decide(at(walk.game(), Strictness::Advise), *command);
        const Decision off = decide(at(walk.game(), Strictness::Off), *command);
        const Decision strict = decide(at(walk.game(), Strictness::Strict), *command);
        RC_ASSERT(off.accepted() == advised.accepted());
        RC_ASSERT(off.verdict.violations.empty());
        RC_ASSERT(strict.accepted() == advised.verdict.legal());
        if (off.accepted()) RC_ASSERT(wireOf(off.events) == wireOf(advised.events));
        if (strict.accepted()) RC_ASSERT(wireOf(strict.events) == wireOf(advised.events));
        if (!strict.accepted()) RC_ASSERT(strict.verdict.refusal == advised.verdict.reason());
        walk.enter(*command);
    }
}

/// What is offered is what the checks say, and the offered list is the legal part of the whole one.
void optionsAreHonest(Walk& walk, const Picks& picks) {
    for (const std::uint32_t pick : picks) {
        const auto command = walk.entryFor(pick);
        if (!command) return;
        walk.enter(*command);
        const auto all = options(walk.game(), Want::All);
        const Game strict = at(walk.game(), Strictness::Strict);
        std::vector<Command> legal;
        for (const Option& option : all) {
            RC_ASSERT(same(option.verdict, check(walk.game(), option.command)));
            if (option.verdict.legal()) legal.push_back(option.command);
            const Decision decision = decide(strict, option.command);
            if (walk.game().state.strictness == Strictness::Advise)
                RC_ASSERT(decision.verdict.refusal == option.verdict.reason());
        }
        std::vector<Command> offered;
        for (const Option& option : options(walk.game())) {
            RC_ASSERT(decide(walk.game(), option.command).accepted());
            offered.push_back(option.command);
        }
        if (walk.game().state.strictness != Strictness::Off) RC_ASSERT(offered == legal);
    }
}

/// Somebody can always do something, until the game is over.
void thereIsAWayOn(Walk& walk, const Picks& picks) {
    for (const std::uint32_t pick : picks) {
        const auto command = walk.entryFor(pick);
        if (command) walk.enter(*command);
        const Prompt now = prompt(walk.game());
        if (now.kind == Prompt::Kind::Finished) return;
        if (now.pending.ask == Ask::Roll || now.pending.ask == Ask::Reroll) continue;
        RC_ASSERT(!options(walk.game()).empty());
    }
}

/// Undo replays a shorter list; redo takes the same events again. Both meet the states that were there.
void undoAndRedoMeetTheSameStates(Walk& walk, const Picks& picks) {
    std::vector<Game> states{walk.game()};
    for (const std::uint32_t pick : picks) {
        const auto command = walk.entryFor(pick);
        if (!command) break;
        if (walk.enter(*command).accepted()) states.push_back(walk.game());
    }
    const auto undone = *rc::gen::inRange<std::size_t>(0, states.size());
    Game game = walk.opening();
    for (std::size_t entry = 0; entry + 1 < states.size(); ++entry) {
        if (entry == undone) RC_ASSERT(game == states[entry]);
        for (const Event& event : walk.events()[entry]) evolve(game.state, event);
    }
    RC_ASSERT(game == states.back());
}

/// Journals: the texts of the events tell the same game.
void journalsTellTheSameGame(Walk& walk, const Picks& picks) {
    walk.take(picks);
    Game game = walk.opening();
    for (const auto& entry : walk.events())
        for (const Event& event : entry) {
            const auto read = fromWire(toWire(event));
            RC_LOG(toWire(event));
            RC_ASSERT(read.has_value());
            evolve(game.state, *read);
        }
    RC_ASSERT(game == walk.game());
}

/// Records: printed entries read back, and entered once more they lead to the same game.
void recordsTellTheSameGame(Walk& walk, const Picks& picks) {
    walk.take(picks);
    const std::string text = walk.record();
    const ParsedRecord parsed = parseRecord(text);
    RC_ASSERT(parsed.record.has_value());
    RC_ASSERT(printRecord(*parsed.record) == text);
    Game game = newGame(parsed.record->setup);
    for (const Entry& entry : parsed.record->entries)
        for (const Event& event : decide(game, entry.command).events) evolve(game.state, event);
    RC_ASSERT(game == walk.game());
}

}  // namespace

/// Properties of every game, legal or not, checked on random walks.
class PropertiesTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void consistent() {
        QVERIFY(holds("legal games stay consistent", Manners::Legal, staysConsistent));
        QVERIFY(holds("kept breaches and corrections stay consistent", Manners::Table, staysConsistent));
        QVERIFY(holds("anything at all stays consistent", Manners::Anything, staysConsistent));
    }
    void events() {
        QVERIFY(holds("every event keeps the pieces", Manners::Table, everyEventKeepsThePieces));
    }
    void levels() {
        QVERIFY(holds("strictness levels agree on what happens", Manners::Anything, levelsAgree));
    }
    void honest() {
        QVERIFY(holds("options are honest in legal games", Manners::Legal, optionsAreHonest));
        QVERIFY(holds("options are honest at any table", Manners::Table, optionsAreHonest));
    }
    void wayOn() {
        QVERIFY(holds("there is a way on in legal games", Manners::Legal, thereIsAWayOn));
        QVERIFY(holds("there is a way on at any table", Manners::Anything, thereIsAWayOn));
    }
    void undo() { QVERIFY(holds("undo and redo", Manners::Anything, undoAndRedoMeetTheSameStates)); }
    void journals() { QVERIFY(holds("journals", Manners::Anything, journalsTellTheSameGame)); }
    void records() { QVERIFY(holds("records", Manners::Anything, recordsTellTheSameGame)); }
};

QTEST_APPLESS_MAIN(PropertiesTest)
#include "properties_test.moc"
