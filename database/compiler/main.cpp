#include <cstdio>
#include <cstring>

#include "database/compiler/content.h"

// reachkeeper-compile-reference [--complete] CONTENT OUT: compiles the folder of words into the search
// database. Lists everything that is wrong, FILE:LINE: what, and then writes nothing.

namespace {

using namespace reach::compiler;

int compile(const char* folder, const char* out, Completeness asked) {
    Problems problems;
    Content content = readContent(folder, problems);
    const int unwritten = addCardPages(content, asked, problems);
    checkEntries(content, asked, problems);
    checkLinks(content, problems);
    if (problems.none()) writeReference(content, out, problems);
    for (const Problem& problem : problems.sorted())
        std::fprintf(stderr, "%s/%s\n", folder, lineOf(problem).c_str());
    if (!problems.none()) return 1;
    std::printf("%zu entries", content.entries.size());
    if (unwritten > 0) std::printf(", %d cards have no summary yet", unwritten);
    std::printf("\n");
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const bool complete = argc > 1 && std::strcmp(argv[1], "--complete") == 0;
    if (argc != (complete ? 4 : 3)) {
        std::fputs("usage: reachkeeper-compile-reference [--complete] CONTENT OUT\n", stderr);
        return 2;
    }
    return compile(argv[argc - 2], argv[argc - 1], complete ? Completeness::Fully : Completeness::Partly);
}
