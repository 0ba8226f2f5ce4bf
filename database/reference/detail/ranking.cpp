#include "database/reference/detail/ranking.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace reach::reference {
namespace {

/// A weight that grows with what was typed. Who types a word or two names a page, and its title tells; who
/// describes what happened is understood by the page as a whole. The second number was fitted to some 3,000
/// of the questions under `asked`, each looked for without itself.
struct Growing {
    float name = 0;
    float description = 0;
    float at(std::size_t terms) const {
        const float share = terms <= 2 ? 0 : terms == 3 ? 0.5F : 1;
        return name + share * (description - name);
    }
};

constexpr float kExact = 10;               // the id or the title, as typed
constexpr float kTermExact = 8;            // of a term that leads to a rule: the rule tells more
constexpr float kElsewhereExact = 3;       // of a variant that is not played
constexpr float kTitleBegins = 0.45F;      // the title begins with what was typed
constexpr float kUnderstoodBegins = 0.3F;  // with slips mended and synonyms taken
constexpr float kUnderstoodRule = 0.45F;   // what a term leads to, so understood
constexpr float kHoldsTitle = 0.25F;
constexpr float kAsked = 0.29F;
constexpr float kCard = 0.06F;
constexpr float kNoMeaning = 0.2F;
constexpr float kFaqUnasked = -0.15F;
constexpr float kAskedCard = 1.7F;
constexpr float kAskedKind = 2.4F;  // a leader, a lore card, a vox: nothing else will do
constexpr float kCounted = 0.6F;    // a number stands before what it counts
constexpr float kNumber = 0.6F;
constexpr float kTitle = 2.5F;
constexpr float kKeyword = 1.55F;
constexpr Growing kCoverage{0.56F, 1.3F};
constexpr Growing kInFields{0.97F, 1.38F};  // all that stands in the title or any keyword
constexpr Growing kSecond{0.2F, 0.6F};      // of another title or keyword that fits
constexpr float kCommon = 25;               // entries: a word fewer have is no rarer for that
constexpr Growing kDensity{0.18F, 0.8F};    // how often the text says it
constexpr float kSaturation = 2.5F;
constexpr float kLength = 92.34F;
constexpr float kOwnShare = 0.95F;  // how much a title loses by words nobody typed
constexpr float kCloseness = 0.3F;
constexpr float kOneWord = 4;         // the title, as typed but for spaces and hyphens
constexpr float kInPlay = 0.9F;       // more than what the campaign loses
constexpr float kEnough = 0.4F;       // of the best coverage
constexpr float kWholeTitle = 0.33F;  // each word of the title and of what was typed answers the other
constexpr Growing kWholeKeyword{0.25F, 0.8F};
constexpr float kAskedSo = 2.5F;  // a keyword has every word that was typed, in that order, "how" and "I" too
constexpr float kArcades = -1.5F;
constexpr float kCampaign = -0.75F;
constexpr float kCampaignAtBase = -1.5F;  // in place of it where the base game is played
constexpr float kNamedFate = 1.2F;
constexpr float kIsMeant = 1.5F;  // what a word means, and the title is that word
constexpr float kItself = 0.9F;   // a match of this quality is the typed word in some form
constexpr float kModel = 0.4F;    // what those who ask for a page say
constexpr std::size_t kLookedInto = 64;

/// "card that ...": one that people hold. "leader with ...": one of that kind.
float askedCard(const Doc& doc, std::string_view asked) {
    const std::string& kind = doc.kind;
    if (asked == "card")
        return kind == "guild" || kind == "vox" || kind == "lore" || kind == "leader" ? kAskedCard : 0;
    if (asked.empty() || kind != asked) return 0;
    return kind == "guild" ? kAskedCard : kAskedKind;
}

bool isElsewhere(const Doc& doc, const RankRequest& request) {
    return doc.book == "arcades" && doc.book != request.book && doc.book != request.namedBook;
}

/// Among equals a rule is what people look for, all the more when they ask; and the base game is what they
/// play if not told otherwise.
float priorOf(const Doc& doc, const RankRequest& request, float campaign, float arcades) {
    const std::string_view book = doc.book.empty() ? doc.card.set : doc.book;
    const float absent = request.book == "base" ? kCampaignAtBase : kCampaign;
    float prior = 0;
    if (request.namedFate > 0 && doc.card.fate == request.namedFate)
        prior = kNamedFate;
    else if (book != request.book && book != request.namedBook)
        // Cards of the campaign repeat names of the base game's, which are looked for more often.
        prior = isElsewhere(doc, request)      ? kArcades * (1 - arcades)
                : book != "blighted-reach"     ? 0
                : doc.section == Section::Card ? absent
                                               : absent * (1 - campaign);
    const float asked = request.asks ? kAsked : 0;
    switch (doc.section) {
        case Section::Rule: return prior + 0.12F + asked;
        case Section::Card: return prior + kCard + askedCard(doc, request.askedCard);
        case Section::Term: return prior + 0.08F - (request.asksMeaning ? 0 : kNoMeaning);
        case Section::Aid: return prior + 0.1F;
        case Section::Faq: return prior + (request.asks ? 0.02F + asked : kFaqUnasked);
        case Section::Erratum: return prior - 1.0F;
    }
    return prior;
}

/// "what if I have too many resources" holds the title "too many resources"; titles of one word are
/// everywhere.
bool holdsTitle(std::string_view typed, std::string_view title) {
    const std::size_t at = typed.find(title);
    if (at == std::string_view::npos || title.find(' ') == std::string_view::npos) return false;
    const std::size_t end = at + title.size();
    return (at == 0 || typed[at - 1] == ' ') && (end == typed.size() || typed[end] == ' ');
}

/// The best word of each term.
std::string understoodFrom(const std::vector<SearchTerm>& terms, const Index& index) {
    std::string understood;
    for (const SearchTerm& term : terms) {
        if (!understood.empty()) understood += ' ';
        understood += term.words.empty() ? "?" : index.words()[term.words[0].word];
    }
    return understood;
}

}  // namespace

Ranking::Ranking(const Index& index, TextSearch& texts)
    : index_(index),
      texts_(texts),
      model_(index),
      wordTerms_(index.words().size()),
      covered_(index.docs().size()),
      bestField_(index.docs().size()),
      secondField_(index.docs().size()),
      inFields_(index.docs().size() * kMostTerms),
      fieldSum_(index.fields().size()),
      fieldTerms_(index.fields().size()),
      fieldWords_(index.fields().size()) {}

float Ranking::weightOfTerms(std::uint32_t terms) const {
    float sum = 0;
    for (std::size_t i = 0; i < weights_.size(); ++i)
        if ((terms >> i & 1U) != 0) sum += weights_[i];
    return sum;
}

void Ranking::weigh(const std::vector<SearchTerm>& terms) {
    const auto all = static_cast<float>(index_.docs().size());
    weights_.clear();
    allWeights_ = 0;
    for (const SearchTerm& term : terms) {
        const std::size_t found = term.expression.empty() ? 0 : texts_.matching(term.expression).count();
        // A word nobody wrote says little about what is looked for.
        const float weight = found == 0 ? 0.5F : std::log(1 + all / (static_cast<float>(found) + kCommon));
        // A number that counts something names less than what it counts.
        weights_.push_back(term.isNumber && &term != &terms.back() ? kNumber * weight : weight);
        allWeights_ += weights_.back();
    }
}

void Ranking::markWords(const std::vector<SearchTerm>& terms) {
    for (const WordId word : marked_) wordTerms_[word] = 0;
    marked_.clear();
    for (std::size_t i = 0; i < terms.size(); ++i) {
        for (const WordMatch& match : terms[i].words) {
            wordTerms_[match.word] |= 1U << i;
            marked_.push_back(match.word);
        }
    }
}

void Ranking::collectTexts(const std::vector<SearchTerm>& terms) {
    std::ranges::fill(covered_, 0U);
    for (std::size_t i = 0; i < terms.size(); ++i)
        if (!terms[i].expression.empty())
            texts_.matching(terms[i].expression).forEach([&](std::size_t doc) { covered_[doc] |= 1U << i; });
}

/// "what does the First Regent do", "what do I research": who types a word of the campaign or of ARCADEs
/// plays it, told or not.
void Ranking::askForBooks(const std::vector<SearchTerm>& terms) {
    campaign_ = 0;
    arcades_ = 0;
    for (const SearchTerm& term : terms) {
        for (const WordMatch& match : term.words) {
            if (match.quality < kItself) continue;
            campaign_ = std::max(campaign_, index_.campaignShare(match.word));
            arcades_ = std::max(arcades_, index_.arcadesShare(match.word));
        }
    }
}

/// A field is as good as the share of the typed words it has, and the share of its own that were typed.
void Ranking::collectFields(const std::vector<SearchTerm>& terms) {
    std::ranges::fill(bestField_, 0.0F);
    std::ranges::fill(secondField_, 0.0F);
    std::ranges::fill(inFields_, 0.0F);
    isTitle_.clear();
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const std::uint32_t bit = 1U << i;
        for (const WordMatch& match : terms[i].words) {
            for (const std::uint32_t field : index_.fieldsWith(match.word)) {
                if (fieldTerms_[field] == 0) touched_.push_back(field);
                ++fieldWords_[field];
                if ((fieldTerms_[field] & bit) != 0) continue;  // the better words come first
                fieldTerms_[field] |= bit;
                fieldSum_[field] += weights_[i] * match.quality;
                float& best = inFields_[index_.fields()[field].doc * kMostTerms + i];
                best = std::max(best, match.quality);
            }
        }
    }
    const float wholeKeyword = kWholeKeyword.at(terms.size());
    for (const std::uint32_t id : touched_) {
        const Field& field = index_.fields()[id];
        const float typedShare = fieldSum_[id] / allWeights_;
        const float ownShare =
            std::min(1.0F, static_cast<float>(fieldWords_[id]) / static_cast<float>(field.words));
        const bool whole =
            ownShare >= 1 && static_cast<std::size_t>(std::popcount(fieldTerms_[id])) == terms.size();
        if (whole && field.isTitle && fieldSum_[id] >= kItself * allWeights_) isTitle_.push_back(field.doc);
        const float value =
            (whole ? (field.isTitle ? kWholeTitle : wholeKeyword) * typedShare : 0) +
            typedShare * (1 - kOwnShare + kOwnShare * ownShare) * (field.isTitle ? kTitle : kKeyword);
        float& best = bestField_[field.doc];
        secondField_[field.doc] = std::max(secondField_[field.doc], std::min(best, value));
        best = std::max(best, value);
        fieldTerms_[id] = 0;
        fieldSum_[id] = 0;
        fieldWords_[id] = 0;
    }
    touched_.clear();
}

/// 0 to 1: how well the title and the keywords together say what was typed.
float Ranking::inFields(std::uint32_t at) const {
    float sum = 0;
    for (std::size_t i = 0; i < weights_.size(); ++i) sum += weights_[i] * inFields_[at * kMostTerms + i];
    return sum / allWeights_;
}

float Ranking::scoreOf(std::uint32_t at, const RankRequest& request) const {
    const Doc& doc = index_.docs()[at];
    const float coverage = weightOfTerms(covered_[at]) / allWeights_;
    const std::size_t terms = weights_.size();
    float score = kCoverage.at(terms) * coverage * coverage + bestField_[at] +
                  kSecond.at(terms) * secondField_[at] + kInFields.at(terms) * inFields(at) +
                  priorOf(doc, request, campaign_, arcades_);
    const bool isSuit = doc.card.suit == request.typed;  // many cards have it
    if (doc.foldedId == request.typed || doc.foldedTitle == request.typed)
        score += doc.leadsTo != at ? kTermExact : isElsewhere(doc, request) ? kElsewhereExact : kExact;
    else if (at == namedRule_)
        score += kExact;
    else if (doc.titleTogether == request.typedTogether)
        score += kOneWord;
    else if (doc.foldedTitle.starts_with(request.typed) && !isSuit)
        score += kTitleBegins;
    else if (at == understoodRule_)
        score += kUnderstoodRule;
    else if (doc.foldedTitle.starts_with(understood_) && !isSuit)
        score += kUnderstoodBegins;
    else if (holdsTitle(request.typed, doc.foldedTitle))
        score += kHoldsTitle;
    if (std::ranges::find(*asked_, at) != asked_->end()) score += kAskedSo;
    if (request.asksMeaning && std::ranges::find(isTitle_, at) != isTitle_.end()) score += kIsMeant;
    if (request.inPlay->has(at)) score += kInPlay;
    score += kModel * model_.likelihood(at);
    return score;
}

std::vector<Scored> Ranking::scoreAll(const RankRequest& request) const {
    float best = 0;
    request.allowed->forEach([&](std::size_t doc) { best = std::max(best, weightOfTerms(covered_[doc])); });
    std::vector<Scored> scored;
    if (best <= 0) return scored;
    request.allowed->forEach([&](std::size_t at) {
        const auto doc = static_cast<std::uint32_t>(at);
        if (covered_[at] != 0 && weightOfTerms(covered_[at]) >= kEnough * best)
            scored.push_back({doc, scoreOf(doc, request)});
    });
    return scored;
}

/// 0 to 1: how much of what was typed stands in the title and within a few words of the text.
float Ranking::closeness(const Doc& doc) const {
    constexpr std::size_t kWindow = 12;
    std::uint32_t inTitle = 0;
    for (const PlacedWord& word : doc.titleWords) inTitle |= wordTerms_[word.word];
    float best = weightOfTerms(inTitle);
    for (std::size_t from = 0; from < doc.words.size(); ++from) {
        if (wordTerms_[doc.words[from].word] == 0) continue;
        std::uint32_t terms = inTitle;
        const std::size_t end = std::min(from + kWindow, doc.words.size());
        for (std::size_t i = from; i < end; ++i) terms |= wordTerms_[doc.words[i].word];
        best = std::max(best, weightOfTerms(terms));
    }
    return best / allWeights_;
}

/// 0 to 1: how often the text says what was typed, for its length; the more often, the less one more counts.
float Ranking::density(const Doc& doc) const {
    std::array<float, kMostTerms> counts{};
    for (const PlacedWord& word : doc.words)
        for (std::uint32_t left = wordTerms_[word.word]; left != 0; left &= left - 1)
            ++counts[static_cast<std::size_t>(std::countr_zero(left))];
    const float saturation = kSaturation * (0.4F + 0.6F * static_cast<float>(doc.words.size()) / kLength);
    float sum = 0;
    for (std::size_t i = 0; i < weights_.size(); ++i)
        sum += weights_[i] * counts[i] / (counts[i] + saturation);
    return sum / allWeights_;
}

/// 0 to 1: of the numbers typed, how many the text has right before what they count.
float Ranking::counted(const Doc& doc, const std::vector<SearchTerm>& terms) const {
    constexpr std::size_t kBetween = 3;
    std::uint32_t numbers = 0;
    for (std::size_t i = 0; i + 1 < terms.size(); ++i)
        if (terms[i].isNumber) numbers |= 1U << i;
    if (numbers == 0) return 0;
    std::uint32_t right = 0;
    for (std::size_t at = 0; at < doc.words.size(); ++at) {
        const std::uint32_t here = wordTerms_[doc.words[at].word] & numbers;
        if (here == 0) continue;
        const std::size_t end = std::min(at + 1 + kBetween, doc.words.size());
        for (std::size_t next = at + 1; next < end; ++next)
            right |= here & wordTerms_[doc.words[next].word] >> 1U;
    }
    return static_cast<float>(std::popcount(right)) / static_cast<float>(std::popcount(numbers));
}

std::vector<Scored> Ranking::rank(const RankRequest& request) {
    weigh(*request.terms);
    understood_ = understoodFrom(*request.terms, index_);
    asked_ = &index_.askedSo(std::string(request.asks ? request.typed : std::string_view()));
    markWords(*request.terms);
    collectTexts(*request.terms);
    collectFields(*request.terms);
    askForBooks(*request.terms);
    namedRule_ = index_.ruleOfTerm(request.typed);
    understoodRule_ = request.asksMeaning ? Index::npos : index_.ruleOfTerm(understood_);
    model_.hear(*request.sequence);
    std::vector<Scored> scored = scoreAll(request);
    const auto better = [](const Scored& a, const Scored& b) {
        return a.score != b.score ? a.score > b.score : a.doc < b.doc;
    };
    const auto looked = static_cast<std::ptrdiff_t>(std::min(kLookedInto, scored.size()));
    std::ranges::partial_sort(scored, scored.begin() + looked, better);
    for (auto at = scored.begin(); at != scored.begin() + looked; ++at) {
        const Doc& doc = index_.docs()[at->doc];
        at->score += kCloseness * closeness(doc) + kDensity.at(weights_.size()) * density(doc) +
                     kCounted * counted(doc, *request.terms);
    }
    std::sort(scored.begin(), scored.begin() + looked, better);
    return scored;
}

}  // namespace reach::reference
