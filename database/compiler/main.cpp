#include <cstdio>
#include <string_view>

#include "database/compiler/content.h"

// reachkeeper-compile-reference [--draft] CONTENT OUT: compiles the folder of words into the search database.
// Lists everything that is wrong, FILE:LINE: what, and then writes nothing; as a draft, what is sound.

namespace {

using namespace reach::compiler;

int compile(const char* folder, const char* out, bool draft) {
    const Completeness asked = draft ? Completeness::Partly : Completeness::Fully;
    Problems problems;
    Content content = readContent(folder, problems);
    const int unwritten = addCardPages(content, asked, problems);
    checkEntries(content, asked, problems);
    giveAsked(content, asked, problems);
    checkLinks(content, problems);
    if (draft) dropDoubles(content);
    if (problems.none() || draft) writeReference(content, out, problems);
    for (const Problem& problem : problems.sorted())
        std::fprintf(stderr, "%s/%s\n", folder, lineOf(problem).c_str());
    if (!problems.none() && !draft) return 1;
    std::printf("%zu entries", content.entries.size());
    if (unwritten > 0) std::printf(", %d cards have no summary yet", unwritten);
    std::printf("\n");
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const bool draft = argc == 4 && std::string_view(argv[1]) == "--draft";
    if (argc != (draft ? 4 : 3)) {
        std::fputs("usage: reachkeeper-compile-reference [--draft] CONTENT OUT\n", stderr);
        return 2;
    }
    return compile(argv[argc - 2], argv[argc - 1], draft);
}
