#pragma once

#include "engine/core/names.h"
#include "engine/record/record.h"

#include <span>

namespace reach::record {

/// The words of one line, read from left to right. The first failure sticks: from then on every question is
/// answered with an empty value, so that a parser needs no checks between its words.
/// A comma and ">" are words of their own, spaces or not.
class Words {
  public:
    explicit Words(std::string_view line);

    bool atEnd() const { return word_.empty(); }
    bool failed() const { return error_.code != ParseCode::None; }
    const ParseError& error() const { return error_; }
    std::string_view peek() const { return word_; }
    /// Of the word here, from 1, in characters.
    int column() const { return column_; }

    /// Takes the word here, whatever it is.
    std::string_view take();
    /// Takes the word if it is this one.
    bool accept(std::string_view word);
    /// Takes a fixed word of the grammar.
    void expect(std::string_view word);
    /// Takes one of the words and tells which; 0 after a failure. `wanted` lists them for people.
    int choose(std::span<const std::string_view> words, ParseCode code, std::string_view wanted = {});
    /// Takes a name of names.h or names of this folder.
    template <typename Id>
    Id name(ParseCode code);
    /// Takes a number between the bounds.
    int number(int lowest, int highest);
    /// Takes a number as far from zero as this, "-3" or "3".
    int signedNumber(int highest);
    /// Takes "2", "2+1" or "0+1".
    Ships ships(int most = kShips);
    /// Takes "damaged", "unused outside": what tells a building from others like it; none if no such word is
    /// here.
    Which which();
    /// Takes a printed id or "unknown".
    CardId card();
    ActionCard actionCard();
    /// Takes so many bytes in hexadecimal digits.
    void hex(std::span<std::uint8_t> bytes);

    /// Fails at the word here.
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

/// The line up to its comment.
std::string_view withoutComment(std::string_view line);

/// A number of at most four digits; nullopt for anything else.
std::optional<int> parseNumber(std::string_view text);

/// The card of a printed id, or "unknown".
std::optional<CardId> parseCard(std::string_view text);

/// The start of a text, for a message; cut between characters, not inside one.
std::string shortened(std::string_view text);

/// Characters in a text: bytes that do not continue another.
int characters(std::string_view text);

}  // namespace reach::record
