#pragma once

#include "engine/record/words.h"

/// The frame of every record: header lines of "key: value", an empty line, an entry a line. It knows no game.
namespace reach::record {

/// What a game makes of its record. The frame asks it for its keys and hands it the lines, whatever bytes
/// they are; a game that has records derives from this and reads with `readFrame`.
class GameReader {
  public:
    virtual ~GameReader() = default;

    /// The keys of its header. One that lists people is answered by takesPeople().
    virtual std::span<const std::string_view> keys() const = 0;
    /// A key that is wanted and was not there; empty when all is said. `seen` is in the order of keys().
    virtual std::string_view missingKey(std::span<const bool> seen) const = 0;
    /// True for a key whose value is "red=Ana, blue=Ben".
    virtual bool takesPeople(std::size_t key) const = 0;
    /// Somebody of such a list; false when the colour sits there already.
    virtual bool readSeat(std::size_t key, Player player) = 0;
    virtual void readName(Player player, std::string name) = 0;
    /// The value of another key. Words that are left are an error.
    virtual void readValue(std::size_t key, Words& words) = 0;
    /// What is wrong with a key's value once the whole header is read, its column counted in the value;
    /// ParseCode::None when it fits the rest.
    virtual ParseError misfit(std::size_t /*key*/) const { return {}; }
    /// An entry; ParseCode::None when it could be read.
    virtual ParseError readEntry(std::string_view line, int number) = 0;
};

/// Reads a whole record; what is wrong with it, at most kMaxErrors. Any bytes are safe.
std::vector<ParseError> readFrame(std::string_view text, GameReader& game);

}  // namespace reach::record

namespace reach {

/// What a text says behind "game:"; empty when it says nothing.
std::string_view gameOf(std::string_view text);

}  // namespace reach
