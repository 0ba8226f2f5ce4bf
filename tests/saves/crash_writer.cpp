#include <cstdlib>
#include <iostream>
#include <limits>
#include <string>

#include "tests/saves/script.h"

// reachkeeper_crash_writer FILE BACKUPS DONE [UNTIL]: runs the script's steps after DONE on the file's only
// game. Prints each step's number after its call has returned. Ends at UNTIL, or when it is killed.

using namespace reach::saves;

namespace {

int fail(const SaveError& error) {
    std::cout << codeName(error.code) << std::endl;
    return EXIT_FAILURE;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2 && argc < 4) return EXIT_FAILURE;
    auto store = SaveStore::open(argv[1]);
    if (!store) return fail(store.error());
    if (argc == 2) {
        std::cout << script::describe(store.value());
        return EXIT_SUCCESS;
    }
    const auto games = store.value().listGames();
    if (!games) return fail(games.error());
    if (games.value().empty()) {
        const auto game = store.value().createGame("The script", "game: base\n", 1'000'000);
        if (!game) return fail(game.error());
    }
    const int done = std::atoi(argv[3]);
    const int until = argc > 4 ? std::atoi(argv[4]) : std::numeric_limits<int>::max();
    script::Model model = script::after(done);
    for (int number = done + 1; number <= until; ++number) {
        const auto status = script::run(store.value(), GameId{1}, model, number, argv[2]);
        if (!status) return fail(status.error());
        script::apply(model, number);
        std::cout << number << std::endl;
    }
    return EXIT_SUCCESS;
}
