#include "app/session/shelf.h"
#include "app/simulation/random_player.h"

#include <cstdio>
#include <cstdlib>

/// Plays the newest table of a folder on, for the crash test: after each entry the number of entries that
/// count goes to standard output. It ends only when it is killed or the game is over.
int main(int argc, char** argv) {
    using namespace reach;
    if (argc != 3) return EXIT_FAILURE;
    Shelf shelf(argv[1], [] { return saves::Seconds{1}; });
    simulation::RandomPlayer player(std::strtoull(argv[2], nullptr, 10));
    Record record;
    record.setup = player.setup(4);
    auto shelved = shelf.list().empty() ? shelf.begin("Crash", record) : shelf.open(shelf.list()[0].id);
    if (!shelved.ok() || shelf.rescue().finding > saves::Finding::New) return EXIT_FAILURE;
    GameSession& session = *shelved.value->session;
    std::printf("%zu\n", session.cursor());
    std::fflush(stdout);
    while (const auto command = player.next(session.game())) {
        if (!session.enterExactly(*command).done()) return EXIT_FAILURE;
        std::printf("%zu\n", session.cursor());
        std::fflush(stdout);
    }
    std::puts("over");
    return EXIT_SUCCESS;
}
