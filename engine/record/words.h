#pragma once

#include "engine/core/names.h"
#include "engine/record/record.h"

#include <span>

namespace reach::record {

/// The words of one line, read from left to right. The first failure persists: after it every function
/// returns an empty value, so that a parser needs no checks between words. A comma and ">" are separate
/// words, with or without spaces.
class Words {
  public:
    explicit Words(std::string_view line);

    bool atEnd() const { return word_.empty(); }
    bool failed() const { return error_.code != ParseCode::None; }
    const ParseError& error() const { return error_; }
    std::string_view peek() const { return word_; }
    /// Returns the column of the current word, from 1, in characters.
    int column() const { return column_; }

    /// Takes the current word, whatever it is.
    std::string_view take();
    /// Takes the current word if it equals `word`.
    bool accept(std::string_view word);
    /// Takes a fixed word of the grammar.
    void expect(std::string_view word);
    /// Takes one of the words and returns its index, or 0 after a failure. `wanted` lists the words for the
    /// error.
    int choose(std::span<const std::string_view> words, ParseCode code, std::string_view wanted = {});
    /// Takes a name from names.h or from this folder.
    template <typename Id>
    Id name(ParseCode code);
    /// Takes a number between the bounds.
    int number(int lowest, int highest);
    /// Takes a number with at most this absolute value, "-3" or "3".
    int signedNumber(int highest);
    /// Takes "2", "2+1" or "0+1".
    Ships ships(int most = kShips);
    /// Takes words that distinguish a building from others like it, "damaged", "unused outside". Takes
    /// nothing if there is no such word.
    Which which();
    /// Takes a printed id or "unknown".
    CardId card();
    ActionCard actionCard();
    /// Takes exactly `bytes.size()` bytes in hexadecimal digits.
    void hex(std::span<std::uint8_t> bytes);

    /// Fails at the current word.
    void fail(ParseCode code, std::string_view wanted = {});
    /// Fails unless all words are taken.
    void finish();

  private:
    void advance();

    std::string_view rest_;
    std::string_view word_;
    int column_ = 1;      ///< of word_
    int restColumn_ = 1;  ///< of rest_
    ParseError error_;
};

template <typename Id>
Id Words::name(ParseCode code) {
    const auto id = parseName<Id>(word_);
    if (!id) {
        fail(code);
        return Id{};
    }
    take();
    return *id;
}

/// Returns the line without its comment.
std::string_view withoutComment(std::string_view line);

/// Returns a number of at most four digits, or nullopt.
std::optional<int> parseNumber(std::string_view text);

/// Returns the card with this printed id, or Unknown for "unknown".
std::optional<CardId> parseCard(std::string_view text);

/// Returns the start of a text for a message, cut between characters.
std::string shortened(std::string_view text);

/// Returns the number of characters in UTF-8 text: the bytes that do not continue another.
int characters(std::string_view text);

}  // namespace reach::record
