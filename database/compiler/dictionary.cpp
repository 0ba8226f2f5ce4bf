#include <algorithm>
#include <fstream>

#include "database/compiler/content.h"
#include "database/reference/words.h"

namespace reach::compiler {
namespace {

constexpr std::size_t kWordsOfMeaning = 2;  // longer ones explain more than they translate
constexpr std::string_view kOpening = "{[(</";
constexpr std::string_view kClosing = "}])>/";

/// "schlagen {vt} (auf etw.)" without what stands in brackets, nor abbreviations between slashes.
std::string withoutRemarks(std::string_view line) {
    std::string plain;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::size_t kind = kOpening.find(line[at]);
        const std::size_t end = kind == std::string_view::npos ? kind : line.find(kClosing[kind], at + 1);
        if (end == std::string_view::npos)
            plain += line[at];
        else
            at = end;
    }
    return plain;
}

using Skip = std::vector<std::string>;

/// Returns the folded words without those of `skip`; empty if more than `most` are left.
std::string phraseOf(std::string_view text, const Skip& skip, std::size_t most) {
    std::string phrase;
    std::size_t words = 0;
    for (const reference::Word& word : reference::wordsOf(text)) {
        if (std::ranges::find(skip, word.text) != skip.end()) continue;
        if (++words > most) return {};
        phrase += (phrase.empty() ? "" : " ") + word.text;
    }
    return phrase;
}

void addLine(std::string_view line, const Skip& skip, Dictionary& dictionary) {
    constexpr std::string_view kBetween = " :: ";
    const std::string plain = withoutRemarks(line);
    const std::size_t middle = plain.find(kBetween);
    if (line.starts_with('#') || middle == std::string::npos) return;
    const auto said = reference::parted(std::string_view(plain).substr(0, middle), '|');
    const auto meant = reference::parted(std::string_view(plain).substr(middle + kBetween.size()), '|');
    for (std::size_t i = 0; i < std::min(said.size(), meant.size()); ++i) {
        for (const std::string_view say : reference::parted(said[i], ';')) {
            const std::string word = phraseOf(say, skip, 1);
            if (word.empty()) continue;
            std::vector<std::string>& meanings = dictionary[word];
            for (const std::string_view mean : reference::parted(meant[i], ';')) {
                std::string meaning = phraseOf(mean, skip, kWordsOfMeaning);
                if (!meaning.empty() && std::ranges::find(meanings, meaning) == meanings.end())
                    meanings.push_back(std::move(meaning));
            }
        }
    }
}

}  // namespace

Dictionary readDictionary(const std::string& path, const std::vector<std::string>& skip, Problems& problems) {
    Dictionary dictionary;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) addLine(line, skip, dictionary);
    if (dictionary.empty()) problems.add({path, 0}, "is no dictionary");
    return dictionary;
}

}  // namespace reach::compiler
