#include "app/simulation/arcades_run.h"

#include <algorithm>

namespace reach::arcades {
namespace {

constexpr int kMostEntries = 5'000;

Setup setupOf(simulation::Chance& chance, const RandomPlan& plan) {
    Setup setup;
    setup.depth = plan.depth;
    auto colors = kAllPlayers;
    chance.shuffle(colors);
    for (int seat = 0; seat < std::max(3, plan.players); ++seat)
        setup.seats.push(colors[static_cast<std::size_t>(seat)]);
    if (plan.players == 2) setup.mode = Mode::Phantom;
    if (plan.players == 1) setup.mode = plan.hard ? Mode::Hard : Mode::Solo;
    return setup;
}

std::string about(const char* what, const Command& command, const Verdict& verdict) {
    return std::string(what) + ": " + printCommand(command) + " (" +
           std::string(nameOf(verdict.reason().rule)) + ")";
}

std::string faultOfOptions(const Game& game, const std::vector<Option>& offered) {
    for (const Option& option : offered)
        if (const Verdict verdict = check(game, option.command); !verdict.legal())
            return about("offered and not legal", option.command, verdict);
    return {};
}

std::string faultOfText(const Command& command) {
    const auto text = printCommand(command);
    const auto parsed = parseCommand(text);
    return parsed.command && *parsed.command == command ? "" : "entry does not read back: " + text;
}

}  // namespace

RandomTable::RandomTable(std::uint64_t seed, const RandomPlan& plan)
    : chance_(seed), setup_(setupOf(chance_, plan)) {}

/// Deals the hands. The draft does not change random hands.
void RandomTable::deal() {
    Cards deck;
    for (int card = 0; card < kActionCards; ++card)
        if (inDeck(static_cast<ActionCard>(card))) deck.push_back(static_cast<ActionCard>(card));
    chance_.shuffle(deck);
    for (const Player player : setup_.seats) {
        const auto count = static_cast<std::ptrdiff_t>(isPerson(setup_, player) ? rounds(setup_) : kPile);
        cards_[static_cast<std::size_t>(index(player))].assign(deck.end() - count, deck.end());
        deck.resize(deck.size() - static_cast<std::size_t>(count));
    }
}

ActionCard RandomTable::drawFrom(Player player) {
    Cards& pile = cards_[static_cast<std::size_t>(index(player))];
    if (pile.empty()) deal();
    const ActionCard card = pile.back();
    pile.pop_back();
    return card;
}

ActionCard RandomTable::playFrom(const State& state, Player player) {
    Cards& hand = cards_[static_cast<std::size_t>(index(player))];
    if (hand.empty()) deal();
    Cards may;
    if (!state.played.empty())
        std::copy_if(hand.begin(), hand.end(), std::back_inserter(may),
                     [&](ActionCard card) { return suitOf(card) == suitOf(state.played[0].card); });
    const ActionCard card = chance_.oneOf(may.empty() ? hand : may);
    std::erase(hand, card);
    return card;
}

Command RandomTable::roll(const Game& game, bool again) {
    command::Roll roll;
    for (const Die die : kAllDice)
        for (int dice = game.state.battle.dice[static_cast<std::size_t>(die)]; dice > 0; --dice)
            if (!again || die == Die::Skirmish)
                ++roll.faces[static_cast<std::size_t>(die)][static_cast<std::size_t>(chance_.below(kFaces))];
    roll.faces = canonicalFaces(roll.faces);
    return roll;
}

/// The entry of a table with scores only.
Command RandomTable::count(const Prompt& asked) {
    command::Score score;
    const bool trick = asked.kind == Prompt::Kind::Trick;
    const bool resources = !trick && asked.pending.ask == Ask::Resources;
    if (trick) score.winner = chance_.oneOf(setup_.seats);
    if (!resources)
        score.cluster = trick ? static_cast<std::int8_t>(chance_.below(kClusters)) : asked.pending.count;
    for (const Player player : setup_.seats)
        if (!resources || player != phantom(setup_))
            score.told[static_cast<std::size_t>(index(player))] =
                static_cast<std::int8_t>(chance_.below(kResourceSlots + 1));
    return score;
}

std::optional<Command> RandomTable::next(const Game& game, const std::vector<Option>& offered) {
    const Prompt now = prompt(game);
    if (now.kind == Prompt::Kind::Recruit) deal();
    if (now.kind == Prompt::Kind::Trick) return count(now);
    if (now.kind == Prompt::Kind::Pending) switch (now.pending.ask) {
            case Ask::Roll: return roll(game, false);
            case Ask::Reroll:
                if (chance_.below(2) == 0) return roll(game, true);
                break;
            case Ask::Cluster:
            case Ask::Resources: return count(now);
            case Ask::Draw: return command::Draw{now.player, drawFrom(now.player)};
            case Ask::Offer: {
                command::Offer offer{now.player, {}};
                while (!offer.cards.full()) offer.cards.push(drawFrom(now.player));
                return offer;
            }
            default: break;
        }
    if (now.kind == Prompt::Kind::Play && chance_.below(4) != 0)
        return command::Play{now.player, playFrom(game.state, now.player)};
    if (offered.empty()) return std::nullopt;
    // Each kind of entry is equally likely, independent of its number of options.
    std::vector<std::size_t> kinds;
    for (const Option& option : offered)
        if (kinds.empty() || kinds.back() != option.command.index()) kinds.push_back(option.command.index());
    const std::size_t kind = chance_.oneOf(kinds);
    std::vector<const Option*> alike;
    for (const Option& option : offered)
        if (option.command.index() == kind) alike.push_back(&option);
    const Command command = chance_.oneOf(alike)->command;
    if (std::holds_alternative<command::Play>(command))
        return command::Play{now.player, playFrom(game.state, now.player)};
    return command;
}

namespace {

class Runner {
  public:
    Runner(std::uint64_t seed, const RandomPlan& plan, simulation::Watch watch)
        : table_(seed, plan), watch_(watch) {}

    RandomRun play() {
        run_.record.setup = table_.setup();
        run_.game = newGame(run_.record.setup);
        if (watching()) run_.failure = findInconsistency(run_.game);
        for (int entries = 0; run_.failure.empty() && run_.game.state.phase != Phase::Finished; ++entries)
            run_.failure = entries < kMostEntries ? step() : "the game does not end";
        if (watching() && run_.failure.empty()) run_.failure = faultOfReplay();
        return std::move(run_);
    }

  private:
    bool watching() const { return watch_ == simulation::Watch::Everything; }

    std::string step() {
        const auto offered = options(run_.game);
        run_.offered += static_cast<long>(offered.size());
        if (watching())
            if (auto fault = faultOfOptions(run_.game, offered); !fault.empty()) return fault;
        const auto command = table_.next(run_.game, offered);
        if (!command) return "no way on is offered";
        run_.record.entries.push_back({*command, 0});
        const Decision decision = decide(run_.game, *command);
        if (!decision.verdict.legal()) return about("taken and not legal", *command, decision.verdict);
        if (decision.events.empty()) return about("taken and nothing happened", *command, decision.verdict);
        for (const Event& event : decision.events) evolve(run_.game.state, event);
        if (!watching()) return {};
        if (auto fault = faultOfText(*command); !fault.empty()) return fault;
        return findInconsistency(run_.game);
    }

    /// Checks that the record, read back and played once more, gives the same game.
    std::string faultOfReplay() {
        const auto parsed = parseRecord(printRecord(run_.record));
        if (!parsed.record) return "the record does not read back";
        Game again = newGame(parsed.record->setup);
        for (const Entry& entry : parsed.record->entries)
            for (const Event& event : decide(again, entry.command).events) evolve(again.state, event);
        return again == run_.game ? "" : "the record plays another game";
    }

    RandomTable table_;
    const simulation::Watch watch_;
    RandomRun run_;
};

}  // namespace

RandomRun playRandom(std::uint64_t seed, const RandomPlan& plan, simulation::Watch watch) {
    return Runner(seed, plan, watch).play();
}

}  // namespace reach::arcades
