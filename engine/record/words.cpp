#include "engine/record/words.h"

#include "engine/contract/catalogue.h"
#include "engine/record/record_names.h"

namespace reach::record {
namespace {

constexpr std::string_view kSpaces = " \t\r\v\f";
constexpr std::string_view kWordEnds = " \t\r\v\f,>";
constexpr std::size_t kLongestToken = 40;  ///< enough to recognise a word by in a message

bool isPunctuation(char character) {
    return character == ',' || character == '>';
}

}  // namespace

std::string shortened(std::string_view text) {
    if (text.size() <= kLongestToken) return std::string(text);
    std::size_t length = kLongestToken;
    while (length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) --length;
    return std::string(text.substr(0, length));
}

int characters(std::string_view text) {
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

std::string_view withoutComment(std::string_view line) {
    return line.substr(0, line.find('#'));
}

std::optional<int> parseNumber(std::string_view text) {
    if (text.empty() || text.size() > 4) return std::nullopt;
    int value = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') return std::nullopt;
        value = value * 10 + (digit - '0');
    }
    return value;
}

std::optional<CardId> parseCard(std::string_view text) {
    if (text == "unknown") return CardId::Unknown;
    const CardId card = findCard(text);
    return card == CardId::None ? std::nullopt : std::optional(card);
}

Words::Words(std::string_view line) : rest_(withoutComment(line)) {
    advance();
}

void Words::advance() {
    const auto start = std::min(rest_.find_first_not_of(kSpaces), rest_.size());
    column_ = restColumn_ + static_cast<int>(start);
    rest_.remove_prefix(start);
    auto length = std::min(rest_.find_first_of(kWordEnds), rest_.size());
    if (length == 0 && !rest_.empty() && isPunctuation(rest_.front())) length = 1;
    word_ = rest_.substr(0, length);
    rest_.remove_prefix(length);
    restColumn_ = column_ + characters(word_);
}

std::string_view Words::take() {
    const auto word = word_;
    advance();
    return word;
}

bool Words::accept(std::string_view word) {
    if (failed() || word_ != word) return false;
    take();
    return true;
}

void Words::expect(std::string_view word) {
    if (!accept(word)) fail(ParseCode::ExpectedWord, word);
}

int Words::choose(std::span<const std::string_view> words, ParseCode code, std::string_view wanted) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (accept(words[i])) return static_cast<int>(i);
    fail(code, wanted);
    return 0;
}

int Words::number(int lowest, int highest) {
    const bool digits = !word_.empty() && word_.find_first_not_of("0123456789") == std::string_view::npos;
    const auto value = parseNumber(word_);
    if (!digits)
        fail(ParseCode::ExpectedNumber);
    else if (!value || *value < lowest || *value > highest)
        fail(ParseCode::NumberOutOfRange);
    if (failed()) return lowest;
    take();
    return *value;
}

int Words::signedNumber(int highest) {
    const bool negative = word_.starts_with('-');
    if (negative) word_.remove_prefix(1);
    const int value = number(0, highest);
    return negative ? -value : value;
}

Which Words::which() {
    Which which;
    while (!failed() && isWhichWord(word_)) {
        const auto& word = *std::ranges::find(kWhichWords, word_, &WhichWord::word);
        if (which.*word.trait) fail(ParseCode::Repeated);
        which.*word.trait = word.says;
        take();
    }
    return which;
}

Ships Words::ships(int most) {
    const auto plus = word_.find('+');
    const auto fresh = parseNumber(word_.substr(0, plus));
    const auto damaged =
        plus == std::string_view::npos ? std::optional(0) : parseNumber(word_.substr(plus + 1));
    if (!fresh || !damaged)
        fail(ParseCode::ExpectedShips);
    else if (*fresh + *damaged > most)
        fail(ParseCode::NumberOutOfRange);
    if (failed()) return {};
    take();
    return {static_cast<std::int8_t>(*fresh), static_cast<std::int8_t>(*damaged)};
}

CardId Words::card() {
    const auto card = parseCard(word_);
    if (!card) fail(ParseCode::ExpectedCard);
    if (failed()) return CardId::None;
    take();
    return *card;
}

ActionCard Words::actionCard() {
    if (accept("face-down")) return ActionCard::FaceDown;
    const auto suit = parseName<Suit>(word_);
    if (!suit) fail(ParseCode::ExpectedActionCard);
    if (failed()) return ActionCard::FaceDown;
    take();
    const int number = this->number(1, highestNumber(*suit));
    return reach::actionCard(*suit, number);
}

void Words::hex(std::span<std::uint8_t> bytes) {
    if (!readHex(word_, bytes)) return fail(ParseCode::ExpectedNumber);
    take();
}

void Words::fail(ParseCode code, std::string_view wanted) {
    if (failed()) return;
    error_ = {code, 1, column_, shortened(word_), wanted};
    word_ = {};
    rest_ = {};
}

void Words::finish() {
    if (!atEnd()) fail(ParseCode::UnexpectedWord);
}

}  // namespace reach::record
