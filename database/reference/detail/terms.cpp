#include "database/reference/detail/terms.h"

#include <algorithm>

#include "database/reference/detail/text_search.h"
#include "database/reference/words.h"

namespace reach::reference {
namespace {

constexpr float kSameStem = 0.92F;
constexpr float kSameWord = 0.9F;  // shortened, or in another language
constexpr float kSynonym = 0.68F;
constexpr float kSynonymOfKnown = 0.54F;  // what people ask has the word itself
constexpr float kPhraseSynonym = 0.95F;   // several words mean it more surely than one
constexpr float kJoined = 0.85F;
constexpr float kShortened = 0.8F;
constexpr std::size_t kMostSlips = 6;

/// Gathers what one typed word may mean.
class TermMaker {
  public:
    explicit TermMaker(const Index& index) : index_(index) {}

    bool empty() const { return term_.words.empty(); }

    void addExact(const std::string& word) {
        if (const std::size_t id = index_.find(word); id != Index::npos) add(static_cast<WordId>(id), 1);
        for (const WordId other : index_.withStem(index_.language().stemOf(word))) add(other, kSameStem);
    }

    void addPrefix(const std::string& beginning) {
        const auto [from, to] = index_.withPrefix(beginning);
        if (from == to) return;
        for (WordId id = from; id < to; ++id)
            match(id, 0.45F + 0.45F * static_cast<float>(beginning.size()) /
                                  static_cast<float>(index_.words()[id].size()));
        either(quotedWord(beginning, true));
    }

    /// All words together stand for the term.
    void addTogether(std::string_view folded, float quality) {
        std::string all;
        const std::vector<Word> words = wordsOf(folded);
        const auto saysNothing = [&](const Word& word) { return index_.isStopWord(word.text); };
        const bool only = std::ranges::all_of(words, saysNothing);
        for (const Word& word : words) {
            TermMaker one(index_);
            one.addExact(word.text);
            if (one.empty()) return;
            // "on its side" is not meant by every "on".
            if (only || !saysNothing(word))
                for (const WordMatch& found : one.term_.words) match(found.word, found.quality * quality);
            if (!all.empty()) all += " AND ";
            all += "(" + one.term_.expression + ")";
        }
        if (!all.empty()) either("(" + all + ")");
    }

    /// "unraidable", "respend": what stands after the prefix.
    void addUnprefixed(const std::string& word) {
        for (const LanguageWord& prefix : index_.language().wordsFor(Use::Prefix)) {
            if (!word.starts_with(prefix.word) || word.size() < prefix.word.size() + 4) continue;
            const std::string rest = word.substr(prefix.word.size());
            addExact(rest);
            addMeanings(rest, kSynonym);
        }
    }

    /// "silvertongues": two words written as one.
    void addSplit(const std::string& word) {
        for (std::size_t at = 3; at + 3 <= word.size(); ++at) {
            std::string both = word.substr(0, at);
            const std::string second = word.substr(at);
            if (index_.find(both) == Index::npos || index_.withStem(index_.language().stemOf(second)).empty())
                continue;
            both.append(" ").append(second);
            return addTogether(both, kJoined);
        }
    }

    /// `quality` is that of a synonym. What is the same word means all that the word itself means.
    void addMeanings(const std::string& said, float quality) {
        for (const Meaning& meaning : index_.meaningsOf(index_.language().stemsOf(said))) {
            addTogether(meaning.text, meaning.isSame ? std::max(quality, kSameWord) : quality);
            if (!meaning.isSame) continue;
            for (const Meaning& further : index_.meaningsOf(index_.language().stemsOf(meaning.text)))
                if (!further.isSame) addTogether(further.text, quality);
        }
    }

    /// The same word only, in another language or cut short.
    void addSame(const std::string& said) {
        for (const Meaning& meaning : index_.meaningsOf(index_.language().stemsOf(said)))
            if (meaning.isSame) addTogether(meaning.text, kSameWord);
    }

    /// "verlassen" is "exit".
    void addTranslations(const std::string& word) {
        for (const std::string& meaning : index_.translationsOf(word)) {
            addTogether(meaning, kSameWord);
            addMeanings(meaning, kSynonym);
        }
    }

    /// "phantomspieler" is "phantom player".
    void addCompound(const std::string& word) {
        constexpr std::size_t kShortest = 4;  // shorter words are in many others by chance
        for (std::size_t at = kShortest; at + kShortest <= word.size(); ++at) {
            const std::string first = knownAs(word.substr(0, at));
            const std::string second = first.empty() ? first : knownAs(word.substr(at));
            if (!second.empty()) return addTogether(std::string(first).append(" ").append(second), kJoined);
        }
    }

    /// "bldg", "pts": letters of a word in their order, the vowels left out.
    void addShortened(const std::string& word) {
        if (word.size() < 3 || word.find_first_of(index_.language().leftOut(), 1) != std::string::npos)
            return;
        std::size_t fewest = 3;  // consonants left out with the vowels
        std::vector<std::string> longer;
        const auto look = [&](const std::string& known) {
            const std::size_t left = consonantsLeftOut(word, known);
            if (left > fewest || longer.size() >= kMostSlips) return;
            if (left < fewest) longer.clear();
            fewest = left;
            longer.push_back(known);
        };
        std::ranges::for_each(index_.words(), look);
        std::ranges::for_each(index_.saidWords(), look);
        for (const std::string& known : longer) {
            if (const std::size_t id = index_.find(known); id != Index::npos)
                add(static_cast<WordId>(id), kShortened);
            addMeanings(known, kShortened * kSynonym);
        }
    }

    void addSlips(const std::string& word, bool growing, int limit) {
        struct Slip {
            const std::string* known = nullptr;
            float likeness = 0;
        };
        std::vector<Slip> slips;
        int best = limit;
        const std::string stem = index_.language().stemOf(word);
        const auto look = [&](const std::string& known) {
            if (known.size() < 3 || !(isNear(word, known, best) || isNear(stem, known, best))) return;
            const int whole =
                std::min(editDistance(word, known, best, false), editDistance(stem, known, best, false));
            const int distance = growing ? std::min(whole, editDistance(word, known, best, true)) : whole;
            if (distance > best) return;
            if (distance < best) slips.clear();
            best = distance;
            // Typing errors are mostly in the middle of a whole word.
            slips.push_back(
                {&known, (known[0] == word[0] ? 0.1F : 0.0F) + (whole == distance ? 0.1F : 0.0F)});
        };
        std::ranges::for_each(index_.words(), look);
        std::ranges::for_each(index_.saidWords(), look);
        const float quality = best <= 1 ? 0.7F : 0.5F;
        std::ranges::stable_sort(slips, std::ranges::greater(), &Slip::likeness);
        if (slips.size() > kMostSlips) slips.resize(kMostSlips);
        for (const auto& [known, likeness] : slips) {
            if (const std::size_t id = index_.find(*known); id != Index::npos)
                add(static_cast<WordId>(id), quality + likeness);
            else
                addMeanings(*known, quality + likeness);
        }
    }

    SearchTerm take() && {
        std::ranges::sort(term_.words, {}, &WordMatch::word);
        std::vector<WordMatch> best;
        for (const WordMatch& match : term_.words) {
            if (best.empty() || best.back().word != match.word) best.push_back(match);
            best.back().quality = std::max(best.back().quality, match.quality);
        }
        std::ranges::stable_sort(best, std::ranges::greater(), &WordMatch::quality);
        term_.words = std::move(best);
        return std::move(term_);
    }

  private:
    /// Words that differ much in their letters are no slips; cheaper than the distance.
    static bool isNear(const std::string& word, const std::string& known, int limit) {
        if (known.size() + static_cast<std::size_t>(limit) < word.size()) return false;
        std::uint32_t letters = 0;
        for (const char c : known) letters |= 1U << (static_cast<unsigned char>(c) % 32U);
        int missing = 0;
        for (const char c : word)
            missing += (letters >> (static_cast<unsigned char>(c) % 32U) & 1U) != 0 ? 0 : 1;
        return missing <= limit;
    }

    /// How many consonants of the longer word the shorter one leaves out; many when it is not short for it.
    std::size_t consonantsLeftOut(std::string_view shorter, std::string_view longer) const {
        constexpr std::size_t kNotShort = 99;
        if (longer.size() <= shorter.size() || longer[0] != shorter[0]) return kNotShort;
        std::size_t left = 0;
        std::size_t at = 0;
        for (const char c : longer) {
            if (at < shorter.size() && c == shorter[at])
                ++at;
            else if (index_.language().leftOut().find(c) == std::string::npos)
                ++left;
        }
        return at == shorter.size() ? left : kNotShort;
    }

    /// The same word in English, the word itself, or the first that it may mean; empty if the word is
    /// unknown.
    std::string knownAs(const std::string& word) const {
        const std::vector<Meaning>& meanings = index_.meaningsOf(index_.language().stemsOf(word));
        if (!meanings.empty() && meanings[0].isSame) return meanings[0].text;
        if (index_.find(word) != Index::npos) return word;
        if (!meanings.empty()) return meanings[0].text;
        const std::vector<std::string> translations = index_.translationsOf(word);
        return translations.empty() ? std::string() : translations[0];
    }

    void match(WordId word, float quality) { term_.words.push_back({word, quality}); }
    void either(const std::string& expression) {
        if (!term_.expression.empty()) term_.expression += " OR ";
        term_.expression += expression;
    }
    void add(WordId word, float quality) {
        match(word, quality);
        either(quotedWord(index_.words()[word]));
    }

    const Index& index_;
    SearchTerm term_;
};

int slipsAllowed(const std::string& word) {
    return word.size() < 4 ? 0 : word.size() < 7 ? 1 : 2;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isFigure(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, isDigit);
}

std::string joined(const std::vector<std::string>& words, std::size_t from, std::size_t count) {
    std::string text;
    for (std::size_t i = from; i < from + count; ++i) text += (i > from ? " " : "") + words[i];
    return text;
}

/// How many words from here on are one synonym; 0 for none.
std::size_t synonymLength(const Index& index, const std::vector<std::string>& words, std::size_t at) {
    for (std::size_t count = std::min(index.longestSynonym(), words.size() - at); count > 0; --count)
        if (!index.meaningsOf(index.language().stemsOf(joined(words, at, count))).empty()) return count;
    return 0;
}

/// "gate keeprs": one word written as two, and wrongly.
void addJoinedSlips(const Wanted& wanted, std::size_t at, TermMaker& maker) {
    constexpr std::size_t kLongEnough = 8;  // shorter ones are near to much
    for (const std::size_t first : {at - 1, at}) {
        if (first >= wanted.words.size() || first + 1 >= wanted.words.size()) continue;
        const std::string both = wanted.words[first] + wanted.words[first + 1];
        if (both.size() >= kLongEnough) maker.addSlips(both, false, 1);
    }
}

SearchTerm termOf(const Index& index, const Wanted& wanted, std::size_t at) {
    const std::string& word = wanted.words[at];
    const bool growing = wanted.growing && at + 1 == wanted.words.size();
    TermMaker maker(index);
    maker.addExact(word);
    const float synonym = maker.empty() ? kSynonym : kSynonymOfKnown;
    maker.addMeanings(word, synonym);
    for (const std::size_t first : {at, at - 1})  // "star port" is also "starport"
        if (first < wanted.words.size() && first + 1 < wanted.words.size())
            maker.addTogether(wanted.words[first] + wanted.words[first + 1], kJoined);
    if (maker.empty()) maker.addTranslations(word);
    if (growing) maker.addPrefix(word);
    if (maker.empty() && word.size() > 2) maker.addPrefix(word);
    if (maker.empty()) maker.addShortened(word);
    if (maker.empty()) maker.addUnprefixed(word);
    if (maker.empty()) maker.addSplit(word);
    if (maker.empty()) maker.addCompound(word);
    if (maker.empty()) addJoinedSlips(wanted, at, maker);
    if (maker.empty() && slipsAllowed(word) > 0) maker.addSlips(word, growing, slipsAllowed(word));
    SearchTerm term = std::move(maker).take();
    term.isNumber = isFigure(index.language().stemOf(word));
    return term;
}

SearchTerm synonymTerm(const Index& index, const std::string& said) {
    TermMaker maker(index);
    maker.addTogether(said, 1);
    maker.addMeanings(said, kPhraseSynonym);
    SearchTerm term = std::move(maker).take();
    const auto saysNothing = [&](const Meaning& meaning) {
        return std::ranges::all_of(wordsOf(meaning.text),
                                   [&](const Word& word) { return index.isStopWord(word.text); });
    };
    term.isStop = std::ranges::all_of(index.meaningsOf(index.language().stemsOf(said)), saysNothing);
    return term;
}

bool isKnown(const Index& index, const std::string& word) {
    const auto [from, to] = index.withPrefix(word);
    return from != to || !index.withStem(index.language().stemOf(word)).empty() ||
           !index.meaningsOf(index.language().stemsOf(word)).empty();
}

}  // namespace

void partUnits(const Index& index, Wanted& wanted) {
    std::vector<std::string> parted;
    for (std::string& word : wanted.words) {
        const auto unit = static_cast<std::size_t>(std::ranges::find_if_not(word, isDigit) - word.begin());
        if (unit == 0 || unit == word.size() || isKnown(index, word)) {
            parted.push_back(std::move(word));
            continue;
        }
        parted.push_back(word.substr(0, unit));
        parted.push_back(word.substr(unit));
    }
    wanted.words = std::move(parted);
}

std::vector<SearchTerm> sequenceOf(const Index& index, const Wanted& wanted) {
    std::vector<SearchTerm> terms;
    for (std::size_t at = 0; at < wanted.words.size() && terms.size() < 2 * kMostTerms; ++at) {
        const std::size_t length = synonymLength(index, wanted.words, at);
        if (length > 1) {
            terms.push_back(synonymTerm(index, joined(wanted.words, at, length)));
            at += length - 1;
        } else if (index.isStopWord(wanted.words[at])) {
            TermMaker maker(index);
            maker.addExact(wanted.words[at]);
            maker.addSame(wanted.words[at]);
            terms.push_back(std::move(maker).take());
            terms.back().isStop = true;
        } else {
            terms.push_back(termOf(index, wanted, at));
        }
    }
    for (const std::string& word : wanted.phraseWords) {
        if (terms.size() >= 2 * kMostTerms) break;
        TermMaker maker(index);
        maker.addTogether(word, 1);
        terms.push_back(std::move(maker).take());
    }
    return terms;
}

std::vector<SearchTerm> namingTerms(std::vector<SearchTerm> sequence) {
    if (!std::ranges::all_of(sequence, &SearchTerm::isStop))
        std::erase_if(sequence, [](const SearchTerm& term) { return term.isStop; });
    if (sequence.size() > kMostTerms) sequence.resize(kMostTerms);
    return sequence;
}

std::vector<SearchTerm> termsOf(const Index& index, const Wanted& wanted) {
    return namingTerms(sequenceOf(index, wanted));
}

std::vector<SearchTerm> nearestTerms(const Index& index, const Wanted& wanted) {
    std::vector<SearchTerm> terms;
    for (const std::string& word : wanted.words) {
        if (terms.size() >= kMostTerms) break;
        TermMaker maker(index);
        for (int limit = 1; limit <= 4 && maker.empty(); ++limit) maker.addSlips(word, true, limit);
        if (!maker.empty()) terms.push_back(std::move(maker).take());
    }
    return terms;
}

}  // namespace reach::reference
