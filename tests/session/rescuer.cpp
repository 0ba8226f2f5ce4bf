#include "app/session/shelf.h"

#include <iostream>
#include <string>

/// rescuer FOLDER: opens the shelf on a command from standard input, starts a table if it can be saved, and
/// keeps the shelf open until the input ends. Prints "ready", then "kept" or the reason why not.
int main(int argc, char** argv) {
    using namespace reach;
    if (argc != 2) return 1;
    std::cout << "ready" << std::endl;
    std::string line;
    std::getline(std::cin, line);
    Shelf shelf(argv[1], [] { return saves::Seconds{2}; });
    const auto record = parseRecord("game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n\n").record;
    const auto begun = shelf.begin("The rescuer's", *record);
    const bool kept = !shelf.problem() && begun.ok() && begun.value->keeper;
    std::cout << (kept ? "kept" : shelf.problem() ? codeName(shelf.problem()->code) : "lost") << std::endl;
    std::getline(std::cin, line);
    return 0;
}
