#include "app/simulation/game_run.h"

#include "engine/protocol/wire.h"

namespace reach::simulation {
namespace {

/// A limit far above the length of a game of five chapters.
constexpr int kMostEntries = 20'000;
/// Most campaigns have fewer entries, so that the list need not be reallocated.
constexpr std::size_t kUsualEntries = 1'200;

std::string about(const char* what, const Command& command, const Verdict& verdict) {
    return std::string(what) + ": " + printCommand(command) + " (" +
           std::string(nameOf(verdict.reason().rule)) + ")";
}

/// Checks the options. The options of the rules must be the legal part of the complete list, in which `check`
/// judges every candidate.
std::string faultOfOptions(const Game& game, const std::vector<Option>& offered) {
    auto next = offered.begin();
    for (const Option& option : options(game, Want::All)) {
        if (!option.verdict.legal()) continue;
        if (next == offered.end() || !(next->command == option.command))
            return about("legal and not offered in its place", option.command, option.verdict);
        ++next;
    }
    if (next != offered.end())
        return about("offered and not legal", next->command, check(game, next->command));
    return {};
}

std::string faultOfTexts(const Command& command, const std::vector<Event>& events) {
    const auto text = printCommand(command);
    const auto parsed = parseCommand(text);
    if (!parsed.command || !(*parsed.command == command)) return "entry does not read back: " + text;
    for (const Event& event : events) {
        const auto line = toWire(event);
        const auto read = fromWire(line);
        if (!read || toWire(*read) != line) return "event does not read back: " + line;
    }
    return {};
}

class Runner {
  public:
    Runner(RandomPlayer& player, Watch watch) : player_(player), watch_(watch) {}

    GameRun run(const GamePlan& plan) {
        counts_ = plan.effects;
        run_.record.setup =
            plan.campaign ? player_.campaign(plan.players) : player_.setup(plan.players, plan.lore);
        if (plan.campaign) run_.record.game = "campaign";
        run_.record.setup.depth = plan.depth;
        run_.record.entries.reserve(kUsualEntries);
        run_.game = newGame(run_.record.setup);
        if (watching()) run_.failure = findInconsistency(run_.game);
        for (entries_ = 0; run_.failure.empty() && run_.game.state.phase != Phase::Finished; ++entries_)
            run_.failure = entries_ < kMostEntries ? step() : "the game does not end";
        return std::move(run_);
    }

  private:
    bool watching() const { return watch_ == Watch::Everything; }

    /// Plays one entry. Returns the failure, or an empty text.
    std::string step() {
        options(run_.game, Want::Legal, offered_);
        run_.offered += static_cast<long>(offered_.size());
        if (watching())
            if (auto fault = faultOfOptions(run_.game, offered_); !fault.empty()) return fault;
        const auto command = player_.next(run_.game, offered_);
        if (!command) return "no way on is offered";
        run_.record.entries.push_back({*command, 0});
        if (counts_) run_.effects.watch(run_.game, offered_, *command, decide(run_.game, *command));
        const Verdict verdict = watching() ? enter(*command) : play(run_.game, *command);
        if (!verdict.legal()) return about("taken and not legal", *command, verdict);
        if (!watching()) return {};
        if (strayed_)
            return "played on and by its events it comes to different tables: " + printCommand(*command);
        if (auto fault = faultOfTexts(*command, events_); !fault.empty()) return fault;
        return findInconsistency(run_.game);
    }

    /// Enters a command by its events, as a journal keeps them. Playing it directly must give the same
    /// result.
    Verdict enter(const Command& command) {
        Game straight = run_.game;
        play(straight, command);
        Decision decision = decide(run_.game, command);
        events_ = std::move(decision.events);
        for (const Event& event : events_) evolve(run_.game.state, fromWire(toWire(event)).value_or(event));
        strayed_ = !(straight == run_.game);
        return decision.verdict;
    }

    RandomPlayer& player_;
    const Watch watch_;
    GameRun run_;
    std::vector<Option> offered_;
    std::vector<Event> events_;
    bool strayed_ = false;
    bool counts_ = false;
    int entries_ = 0;
};

}  // namespace

GameRun playGame(RandomPlayer& player, const GamePlan& plan, Watch watch) {
    return Runner(player, watch).run(plan);
}

}  // namespace reach::simulation
