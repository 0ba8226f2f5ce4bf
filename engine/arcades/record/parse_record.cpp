#include "engine/arcades/record/record.h"
#include "engine/record/frame.h"

#include <algorithm>

namespace reach::arcades {
namespace {

using record::Words;

/// Header keys, in the order they are printed.
enum class Key : std::uint8_t { Game, Players, Phantom, Bots, Mode, Depth, Strictness };
constexpr std::array<std::string_view, 7> kKeys{"game", "players", "phantom",   "bots",
                                                "mode", "depth",   "strictness"};

class Reader final : public record::GameReader {
  public:
    std::span<const std::string_view> keys() const override { return kKeys; }
    std::string_view missingKey(std::span<const bool> seen) const override {
        for (const Key key : {Key::Game, Key::Players})
            if (const auto at = static_cast<std::size_t>(key); !seen[at]) return kKeys[at];
        return {};
    }
    bool takesPeople(std::size_t key) const override {
        return key >= static_cast<std::size_t>(Key::Players) && key <= static_cast<std::size_t>(Key::Bots);
    }
    bool readSeat(std::size_t key, Player player) override;
    void readName(Player player, std::string name) override {
        record_.names[static_cast<std::size_t>(player)] = std::move(name);
    }
    void readValue(std::size_t key, Words& words) override;
    ParseError readEntry(std::string_view line, int number) override;

    Record take();

  private:
    using Seats = FixedVector<Player, kPlayerColors>;

    Record record_;
    std::array<Seats, 3> seats_;  ///< people, phantom, bots
    bool hard_ = false;
};

bool Reader::readSeat(std::size_t key, Player player) {
    for (const Seats& seats : seats_)
        if (std::find(seats.begin(), seats.end(), player) != seats.end()) return false;
    return seats_[key - static_cast<std::size_t>(Key::Players)].push(player);
}

void Reader::readValue(std::size_t key, Words& words) {
    switch (static_cast<Key>(key)) {
        case Key::Game:
            if (!words.accept("arcades")) words.fail(ParseCode::UnknownGame);
            break;
        case Key::Mode:
            words.expect("hard");
            hard_ = true;
            break;
        case Key::Depth: record_.setup.depth = words.name<reach::Depth>(ParseCode::ExpectedDepth); break;
        case Key::Strictness:
            record_.setup.strictness = words.name<Strictness>(ParseCode::ExpectedStrictness);
            break;
        case Key::Players:
        case Key::Phantom:
        case Key::Bots: break;
    }
}

ParseError Reader::readEntry(std::string_view line, int number) {
    auto parsed = parseCommand(line);
    if (!parsed.command) return parsed.error;
    record_.entries.push_back({std::move(*parsed.command), number});
    return {};
}

/// checkSetup reports an impossible table, such as a phantom together with bots: no mode has so many seats.
Record Reader::take() {
    for (const Seats& seats : seats_)
        for (const Player player : seats) record_.setup.seats.push(player);
    const auto people = seats_[0].size();
    if (!seats_[1].empty())
        record_.setup.mode = people == 2 && seats_[2].empty() ? Mode::Phantom : Mode::Table;
    else if (!seats_[2].empty() || hard_)
        record_.setup.mode = hard_ ? Mode::Hard : Mode::Solo;
    const bool fits = record_.setup.mode == Mode::Table     ? seats_[1].empty()
                      : record_.setup.mode == Mode::Phantom ? true
                                                            : people == 1;
    if (!fits) record_.setup.seats.clear();
    return std::move(record_);
}

}  // namespace

ParsedRecord parseRecord(std::string_view text) {
    Reader reader;
    auto errors = record::readFrame(text, reader);
    if (!errors.empty()) return {{}, std::move(errors)};
    return {reader.take(), {}};
}

}  // namespace reach::arcades
