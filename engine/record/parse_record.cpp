#include "engine/contract/catalogue.h"
#include "engine/map/setup_cards.h"
#include "engine/record/frame.h"
#include "engine/record/record_names.h"

namespace reach {
namespace {

using record::Words;

/// Header keys, in the order they are printed.
enum class Key : std::uint8_t {
    Game,
    Players,
    Setup,
    Fates,
    Act,
    Court,
    Leaders,
    Lore,
    Depth,
    Strictness,
    Discard
};
constexpr std::array<std::string_view, 11> kKeys{
    "game", "players", "setup", "fates", "act", "court", "leaders", "lore", "depth", "strictness", "discard"};

/// Records of the base game and the campaign.
class BaseReader final : public record::GameReader {
  public:
    std::span<const std::string_view> keys() const override { return kKeys; }
    std::string_view missingKey(std::span<const bool> seen) const override;
    bool takesPeople(std::size_t key) const override { return static_cast<Key>(key) == Key::Players; }
    bool readSeat(std::size_t key, Player player) override;
    void readName(Player player, std::string name) override {
        record_.names[static_cast<std::size_t>(player)] = std::move(name);
    }
    void readValue(std::size_t key, Words& words) override;
    ParseError misfit(std::size_t key) const override;
    ParseError readEntry(std::string_view line, int number) override;

    Record take() { return std::move(record_); }

  private:
    void readSetup(Words& words);
    void readFates(Words& words);
    /// Takes cards of one kind, if any is named. `wanted` is the error for any other card.
    template <typename Cards>
    void readRow(Key key, Words& words, Cards& cards, ParseCode wanted = ParseCode::ExpectedCard,
                 std::optional<CardKind> kind = {});
    template <typename Cards>
    ParseError misfit(Key key, const Cards& cards, std::size_t fewest, std::size_t most,
                      ParseCode wanted) const;

    Record record_;
    std::array<std::vector<int>, kKeys.size()> columns_;  ///< of each card, and where the row ends
};

std::string_view BaseReader::missingKey(std::span<const bool> seen) const {
    for (const Key key : {Key::Game, Key::Players, record_.setup.campaign ? Key::Fates : Key::Setup})
        if (const auto at = static_cast<std::size_t>(key); !seen[at]) return kKeys[at];
    // The draft lays out both rows.
    const Setup& setup = record_.setup;
    if (setup.campaign || setup.leaders.empty() == setup.lore.empty()) return {};
    const auto other = static_cast<std::size_t>(setup.lore.empty() ? Key::Lore : Key::Leaders);
    return seen[other] ? std::string_view() : kKeys[other];
}

bool BaseReader::readSeat(std::size_t, Player player) {
    auto& seats = record_.setup.seats;
    return std::find(seats.begin(), seats.end(), player) == seats.end() && seats.push(player);
}

void BaseReader::readValue(std::size_t key, Words& words) {
    Setup& setup = record_.setup;
    switch (static_cast<Key>(key)) {
        case Key::Game:
            setup.campaign = words.accept("campaign");
            if (!setup.campaign && !words.accept("base")) words.fail(ParseCode::UnknownGame);
            record_.game = setup.campaign ? "campaign" : "base";
            break;
        case Key::Fates: readFates(words); break;
        case Key::Act: setup.act = static_cast<std::uint8_t>(words.number(1, kActs)); break;
        case Key::Setup: readSetup(words); break;
        case Key::Court: readRow(Key::Court, words, setup.court); break;
        case Key::Leaders:
            readRow(Key::Leaders, words, setup.leaders, ParseCode::ExpectedLeader, CardKind::Leader);
            break;
        case Key::Lore: readRow(Key::Lore, words, setup.lore, ParseCode::ExpectedLore, CardKind::Lore); break;
        case Key::Depth: setup.depth = words.name<Depth>(ParseCode::ExpectedDepth); break;
        case Key::Strictness: setup.strictness = words.name<Strictness>(ParseCode::ExpectedStrictness); break;
        case Key::Discard:
            if (!words.accept("split")) words.fail(ParseCode::UnknownDiscard);
            setup.splitDiscard = true;
            break;
        case Key::Players: break;
    }
}

void BaseReader::readSetup(Words& words) {
    const int card = findSetupCard(words.peek());
    if (card < 0) words.fail(ParseCode::UnknownSetup);
    if (words.failed()) return;
    words.take();
    record_.setup.setupCard = static_cast<std::uint8_t>(card);
}

void BaseReader::readFates(Words& words) {
    auto& fates = record_.setup.fates;
    while (!words.atEnd()) {
        const CardId card = findCard(words.peek());
        if (!isCard(card) || cardOf(card).kind != CardKind::Fate) words.fail(ParseCode::ExpectedFate);
        if (fates.full()) words.fail(ParseCode::TooMany);
        const auto fate = fateOf(card);
        if (std::find(fates.begin(), fates.end(), fate) != fates.end()) words.fail(ParseCode::Repeated);
        if (words.failed()) return;
        words.take();
        fates.push(fate);
    }
}

/// The players may be said after the rows.
ParseError BaseReader::misfit(std::size_t key) const {
    const Setup& setup = record_.setup;
    const std::size_t players = setup.seats.size();
    if (setup.campaign || players < 2) return {};
    const bool drafts = !setup.leaders.empty() || !setup.lore.empty();
    const std::size_t one = drafts ? players + 1 : 0;
    switch (static_cast<Key>(key)) {
        case Key::Court: return misfit(Key::Court, setup.court, 0, players == 2 ? 3 : 4, ParseCode::None);
        case Key::Leaders: return misfit(Key::Leaders, setup.leaders, one, one, ParseCode::ExpectedLeader);
        case Key::Lore: {
            const std::size_t wanted = setup.lore.size() > one ? one + players : one;
            return misfit(Key::Lore, setup.lore, wanted, wanted, ParseCode::ExpectedLore);
        }
        default: return {};
    }
}

template <typename Cards>
ParseError BaseReader::misfit(Key key, const Cards& cards, std::size_t fewest, std::size_t most,
                              ParseCode wanted) const {
    const auto& columns = columns_[static_cast<std::size_t>(key)];
    if (columns.size() != cards.size() + 1) return {};  // reported already
    if (cards.size() > most)
        return {ParseCode::TooMany, 0, columns[most], std::string(nameOf(cards[most])), {}};
    if (cards.size() < fewest) return {wanted, 0, columns.back(), {}, {}};
    return {};
}

template <typename Cards>
void BaseReader::readRow(Key key, Words& words, Cards& cards, ParseCode wanted,
                         std::optional<CardKind> kind) {
    auto& columns = columns_[static_cast<std::size_t>(key)];
    for (Words look = words; !look.atEnd(); look.take()) columns.push_back(look.column());
    while (!words.atEnd()) {
        const auto card = record::parseCard(words.peek());
        const bool ofKind = card && (!kind || (isCard(*card) && cardOf(*card).kind == *kind));
        const bool repeated =
            card && *card != CardId::Unknown && std::find(cards.begin(), cards.end(), *card) != cards.end();
        if (!ofKind) words.fail(wanted);
        if (repeated) words.fail(ParseCode::Repeated);
        if (cards.full()) words.fail(ParseCode::TooMany);
        const CardId taken = words.card();
        if (!words.failed()) cards.push(taken);
    }
    columns.push_back(words.column());
}

ParseError BaseReader::readEntry(std::string_view line, int number) {
    auto parsed = parseCommand(line);
    if (!parsed.command) return parsed.error;
    record_.entries.push_back({std::move(*parsed.command), number});
    return {};
}

}  // namespace

ParsedRecord parseRecord(std::string_view text) {
    BaseReader reader;
    auto errors = record::readFrame(text, reader);
    if (!errors.empty()) return {{}, std::move(errors)};
    return {reader.take(), {}};
}

}  // namespace reach
