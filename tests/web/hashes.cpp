// hashes GAMES RECORD...: plays the records and so many random games of each kind, and prints a hash of all
// their states: the same on every machine, whatever compiled it. Standard error has the seconds.
#include "app/session/game_session.h"
#include "app/session/kinds.h"
#include "app/simulation/arcades_run.h"
#include "app/simulation/game_run.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace {

using namespace reach;

/// A hash of hashes, in their order.
class Sum {
  public:
    void add(std::uint64_t hash) { value_ = (value_ ^ hash) * 0x100'0000'01b3U; }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xcbf2'9ce4'8422'2325U;
};

void tell(const Sum& sum, const std::string& what) {
    std::printf("%016llx  %s\n", static_cast<unsigned long long>(sum.value()), what.c_str());
}

/// The states after every entry of a record.
template <typename Kind>
Sum played(const std::string& text) {
    Sum sum;
    const auto parsed = Kind::parseRecord(text);
    if (!parsed.record) return sum;
    SessionOf<Kind> session(parsed.record->setup);
    for (const auto& entry : parsed.record->entries) {
        const auto entered = session.enterExactly(entry.command);
        sum.add(static_cast<std::uint64_t>(entered.verdict.violations.size()));
        sum.add(Kind::hash(session.game()));
    }
    return sum;
}

void playRecord(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    tell(visitKind(text, [&]<typename Kind>(std::type_identity<Kind>) { return played<Kind>(text); }),
         path.substr(path.find_last_of('/') + 1));
}

/// Plays so many random games, and tells how long that took.
template <typename Play>
void playMany(const char* kind, int games, Play play) {
    Sum sum;
    const auto start = std::chrono::steady_clock::now();
    for (int seed = 1; seed <= games; ++seed) sum.add(play(static_cast<std::uint64_t>(seed)));
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    tell(sum, std::string(kind) + ", " + std::to_string(games) + " games");
    std::fprintf(stderr, "%s %.3f\n", kind, taken.count());
}

void playAll(int games) {
    const auto base = [](const simulation::GamePlan& plan) {
        return [plan](std::uint64_t seed) {
            simulation::RandomPlayer player(seed);
            return hashOf(simulation::playGame(player, plan, simulation::Watch::Nothing).game.state);
        };
    };
    const auto arcades = [](const arcades::RandomPlan& plan) {
        return [plan](std::uint64_t seed) {
            return arcades::hashOf(arcades::playRandom(seed, plan, simulation::Watch::Nothing).game.state);
        };
    };
    playMany("base-2", games, base({.players = 2}));
    playMany("base-3", games, base({.players = 3}));
    playMany("base-4", games, base({.players = 4}));
    playMany("lore-3", games, base({.players = 3, .lore = 2}));
    playMany("scores-4", games, base({.players = 4, .depth = Depth::Score}));
    playMany("campaign-3", games, base({.players = 3, .campaign = true}));
    playMany("arcades-1", games, arcades({.players = 1, .hard = true}));
    playMany("arcades-2", games, arcades({.players = 2}));
    playMany("arcades-3", games, arcades({.players = 3}));
    playMany("arcades-4", games, arcades({.players = 4}));
}

}  // namespace

int main(int count, char** words) {
    for (int i = 2; i < count; ++i) playRecord(words[i]);
    if (count > 1) playAll(std::atoi(words[1]));
    return 0;
}
