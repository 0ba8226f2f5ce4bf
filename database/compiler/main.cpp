#include <cstdio>
#include <string_view>

#include "database/compiler/content.h"

// reachkeeper-compile-reference [--draft] CONTENT OUT [DICTIONARY]: compiles the folder of words into the
// search database, with what German words mean. Lists everything that is wrong, FILE:LINE: what, and then
// writes nothing; as a draft, what is sound.

namespace {

using namespace reach::compiler;

int compile(const char* folder, const char* out, const char* dictionary, bool draft) {
    const Completeness asked = draft ? Completeness::Partly : Completeness::Fully;
    Problems problems;
    Content content = readContent(folder, problems);
    const int unwritten = addCardPages(content, asked, problems);
    checkEntries(content, asked, problems);
    giveAsked(content, asked, problems);
    checkLinks(content, problems);
    if (draft) dropDoubles(content);
    if (dictionary != nullptr)
        content.dictionary = readDictionary(dictionary, content.dictionaryWords.skip, problems);
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
    const bool draft = argc > 1 && std::string_view(argv[1]) == "--draft";
    const int first = draft ? 2 : 1;
    if (argc != first + 2 && argc != first + 3) {
        std::fputs("usage: reachkeeper-compile-reference [--draft] CONTENT OUT [DICTIONARY]\n", stderr);
        return 2;
    }
    return compile(argv[first], argv[first + 1], argc == first + 3 ? argv[first + 2] : nullptr, draft);
}
