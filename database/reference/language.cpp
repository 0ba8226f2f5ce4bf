#include "database/reference/language.h"

#include <algorithm>
#include <array>
#include <span>

#include "database/reference/words.h"

namespace reach::reference {
namespace {

constexpr std::array<std::string_view, kUses> kUseNames{
    "vowel",         "left-out",       "kept-double",    "prefix", "form",         "meaning-always",
    "meaning-asked", "meaning-never",  "purpose",        "card",   "described-by", "described-not",
    "book",          "dictionary-cut", "dictionary-put", "article"};

/// The number of letters of a UTF-8 text.
int lettersIn(std::string_view word) {
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; };
    return static_cast<int>(std::ranges::count_if(word, begins));
}

bool fitsFrom(std::span<const std::string_view> pattern, std::span<const std::string> words) {
    if (pattern.empty()) return words.empty();
    if (pattern[0] == "*") {
        for (std::size_t taken = 0; taken <= words.size(); ++taken)
            if (fitsFrom(pattern.subspan(1), words.subspan(taken))) return true;
        return false;
    }
    if (words.empty()) return false;
    const std::vector<std::string_view> either = parted(pattern[0], '|');
    return std::ranges::find(either, words[0]) != either.end() &&
           fitsFrom(pattern.subspan(1), words.subspan(1));
}

}  // namespace

std::string_view nameOf(Use use) {
    return kUseNames[static_cast<std::size_t>(use)];
}

std::optional<Use> useOf(std::string_view name) {
    const auto at = std::ranges::find(kUseNames, name);
    if (at == kUseNames.end()) return std::nullopt;
    return static_cast<Use>(at - kUseNames.begin());
}

void Language::add(const LanguageData& data) {
    for (const LanguageWord& word : data.words) {
        words_[static_cast<std::size_t>(word.use)].push_back(word);
        if (word.use == Use::Form) forms_.emplace(word.word, word.means);
        if (word.use == Use::LeftOut) leftOut_ += word.word;
    }
    int step = -1;
    for (const Ending& ending : data.endings) {
        if (ending.cut.empty()) continue;
        if (ending.step != step) steps_.emplace_back();
        step = ending.step;
        steps_.back().push_back(ending);
    }
}

bool Language::hasVowel(std::string_view word) const {
    return std::ranges::any_of(wordsFor(Use::Vowel), [&](const LanguageWord& vowel) {
        return word.find(vowel.word) != std::string_view::npos;
    });
}

void Language::cutEnding(std::string& word, const std::vector<Ending>& step) const {
    for (const Ending& ending : step) {
        if (word.empty() || word.back() != ending.cut.back() || !word.ends_with(ending.cut)) continue;
        const auto rest = std::string_view(word).substr(0, word.size() - ending.cut.size());
        if (ending.least > 0 && (lettersIn(rest) < ending.least || !hasVowel(rest))) continue;
        word.resize(rest.size());
        const std::size_t length = word.size();
        if (ending.single && length > 3 && word[length - 1] == word[length - 2] &&
            !has(Use::KeptDouble, std::string_view(word).substr(length - 1)))
            word.pop_back();
        word += ending.put;
        return;
    }
}

std::string Language::stemOf(std::string_view word) const {
    const auto form = forms_.find(word);
    std::string stem(form == forms_.end() ? word : std::string_view(form->second));
    for (const std::vector<Ending>& step : steps_) cutEnding(stem, step);
    return stem;
}

std::string Language::stemsOf(std::string_view folded) const {
    std::string stems;
    for (const Word& word : wordsOf(folded)) {
        if (!stems.empty()) stems += ' ';
        stems += stemOf(word.text);
    }
    return stems;
}

const LanguageWord* Language::find(Use use, std::string_view word) const {
    const std::vector<LanguageWord>& words = wordsFor(use);
    const auto at = std::ranges::find(words, word, &LanguageWord::word);
    return at == words.end() ? nullptr : &*at;
}

bool Language::fits(Use use, const std::vector<std::string>& words) const {
    return std::ranges::any_of(wordsFor(use), [&](const LanguageWord& pattern) {
        return fitsFrom(parted(pattern.word, ' '), words);
    });
}

}  // namespace reach::reference
