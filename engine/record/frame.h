#pragma once

#include "engine/record/words.h"

/// The frame of every record: header lines of "key: value", an empty line, then one entry per line. It is the
/// same for every game.
namespace reach::record {

/// The part of a record reader that depends on the game. A game with records derives from this class and
/// reads with `readFrame`. The frame asks for the keys and passes on the lines, which may contain any bytes.
class GameReader {
  public:
    virtual ~GameReader() = default;

    /// Returns the keys of the header. takesPeople() is true for a key with a list of people.
    virtual std::span<const std::string_view> keys() const = 0;
    /// Returns a required key that is missing, or an empty text. `seen` is in the order of keys().
    virtual std::string_view missingKey(std::span<const bool> seen) const = 0;
    /// True for a key whose value is "red=Ana, blue=Ben".
    virtual bool takesPeople(std::size_t key) const = 0;
    /// Takes one player of such a list. Returns false if the colour is taken already.
    virtual bool readSeat(std::size_t key, Player player) = 0;
    virtual void readName(Player player, std::string name) = 0;
    /// Reads the value of any other key. Words that remain are an error.
    virtual void readValue(std::size_t key, Words& words) = 0;
    /// Returns the error of a key's value after the whole header is read, with a column counted in the value.
    /// Returns ParseCode::None if the value fits the rest of the header.
    virtual ParseError misfit(std::size_t /*key*/) const { return {}; }
    /// Reads an entry. Returns ParseCode::None on success.
    virtual ParseError readEntry(std::string_view line, int number) = 0;
};

/// Reads a whole record and returns its errors, at most kMaxErrors. Any bytes are safe.
std::vector<ParseError> readFrame(std::string_view text, GameReader& game);

}  // namespace reach::record

namespace reach {

/// Returns the value of "game:" in a text, or an empty text.
std::string_view gameOf(std::string_view text);

}  // namespace reach
