#include "app/session/shelf.h"

#include <iostream>
#include <iterator>
#include <string>

/// importer FOLDER: imports the record on standard input as a table, for the test that kills it. Prints
/// "ready" when it has read the record, "done" when the table is saved.
int main(int argc, char** argv) {
    using namespace reach;
    if (argc != 2) return 1;
    Shelf shelf(argv[1], [] { return saves::Seconds{2}; });
    const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
    std::cout << "ready" << std::endl;
    if (!shelf.import("Imported", text).ok()) return 1;
    std::cout << "done" << std::endl;
    return 0;
}
