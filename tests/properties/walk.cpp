#include "walk.h"

#include "../record/random_commands.h"
#include "app/simulation/random_player.h"

namespace reach::tests {
namespace {

using simulation::RandomPlayer;

/// A number below kKinds chooses the kind of entry: below kGreyed it breaks a rule, below kCorrection it is a
/// correction, kDepth changes the depth, below kAnything it is any entry.
constexpr std::uint32_t kKinds = 32;
constexpr std::uint32_t kGreyed = 4;
constexpr std::uint32_t kCorrection = 8;
constexpr std::uint32_t kDepth = 9;
constexpr std::uint32_t kAnything = 14;

const std::size_t kCorrect = Command(command::Correct{}).index();

}  // namespace

Walk::Walk(std::uint32_t seed, Manners manners) : manners_(manners) {
    record_.setup = RandomPlayer(seed).setup(2 + static_cast<int>(seed % 3), static_cast<int>(seed / 3 % 3));
    opening_ = game_ = newGame(record_.setup);
}

std::optional<Command> Walk::entryFor(std::uint32_t pick) const {
    if (game_.state.phase == Phase::Finished) return std::nullopt;
    const std::uint32_t kind = manners_ == Manners::Legal ? kKinds : pick % kKinds;
    std::mt19937_64 random(pick);
    if (kind < kGreyed)
        if (auto command = greyed(pick)) return command;
    if (kind >= kGreyed && kind < kCorrection) return randomCommand(kCorrect, random);
    if (kind == kDepth) return command::SetDepth{static_cast<Depth>(pick / kKinds % 3)};
    if (kind > kDepth && kind < kAnything && manners_ == Manners::Anything)
        return randomCommand(pick / kKinds % std::variant_size_v<Command>, random);
    return RandomPlayer(pick).next(game_);
}

/// Something that breaks a rule and makes sense on the table.
std::optional<Command> Walk::greyed(std::uint32_t pick) const {
    std::vector<Command> kept;
    for (const Option& option : options(game_, Want::All))
        if (!option.verdict.legal() && !option.verdict.refused()) kept.push_back(option.command);
    if (kept.empty()) return std::nullopt;
    return kept[pick / kKinds % kept.size()];
}

Decision Walk::enter(const Command& command) {
    Decision decision = decide(game_, command);
    if (!decision.accepted()) return decision;
    for (const Event& event : decision.events) evolve(game_.state, event);
    record_.entries.push_back({command, 0});
    events_.push_back(decision.events);
    return decision;
}

void Walk::take(const Picks& picks) {
    for (const std::uint32_t pick : picks) {
        const auto command = entryFor(pick);
        if (!command) return;
        enter(*command);
    }
}

std::string Walk::record() const {
    return printRecord(record_);
}

}  // namespace reach::tests
