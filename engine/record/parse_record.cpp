#include "engine/contract/catalogue.h"
#include "engine/map/setup_cards.h"
#include "engine/record/frame.h"
#include "engine/record/record_names.h"

#include <utility>

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
    ParseError readEntry(std::string_view line, int number) override;

    Record take() { return std::move(record_); }

  private:
    void readSetup(Words& words);
    void readFates(Words& words);
    template <typename Cards>
<<<<<<< HEAD
    void readCards(Words& words, Cards& cards);

    Record record_;
=======
    void readCards(Words& words, Cards& cards, std::vector<int>* columns = nullptr);
    void readEntry(std::string_view line);
    void endHeader();
    void checkCourt();
    void fail(ParseCode code, int column, std::string_view token = {});
    void fail(const ParseError& error, int columnsBefore);

    Record record_;
    std::vector<ParseError> errors_;
    std::array<bool, kKeys.size()> seen_{};
    int line_ = 0;
    int courtLine_ = 0;
    std::vector<int> courtColumns_;  ///< of each card
    bool inHeader_ = true;
    bool headerBegun_ = false;
>>>>>>> search
};

std::string_view BaseReader::missingKey(std::span<const bool> seen) const {
    for (const Key key : {Key::Game, Key::Players, record_.setup.campaign ? Key::Fates : Key::Setup})
        if (const auto at = static_cast<std::size_t>(key); !seen[at]) return kKeys[at];
    return {};
}

bool BaseReader::readSeat(std::size_t, Player player) {
    auto& seats = record_.setup.seats;
    return std::find(seats.begin(), seats.end(), player) == seats.end() && seats.push(player);
}

<<<<<<< HEAD
void BaseReader::readValue(std::size_t key, Words& words) {
=======
ParsedRecord RecordReader::read(std::string_view text) {
    if (text.size() > kMaxRecordBytes) {
        line_ = 1;
        fail(ParseCode::FileTooLarge, 1);
        return {{}, std::move(errors_)};
    }
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    while (!text.empty() && errors_.size() < kMaxErrors) {
        if (++line_ > kMaxRecordLines) {
            fail(ParseCode::TooManyLines, 1);
            break;
        }
        const auto end = std::min(text.find('\n'), text.size());
        readLine(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (inHeader_) endHeader();
    if (!errors_.empty()) return {{}, std::move(errors_)};
    return {std::move(record_), {}};
}

void RecordReader::readLine(std::string_view line) {
    if (line.size() > kMaxLineBytes) return fail(ParseCode::LineTooLong, 1);
    const bool blank = trimmed(line).empty();
    const bool nothing = trimmed(record::withoutComment(line)).empty();
    if (inHeader_ && blank && headerBegun_) return endHeader();
    if (nothing) return;
    inHeader_ ? readHeader(line) : readEntry(line);
}

void RecordReader::endHeader() {
    inHeader_ = false;
    line_ = std::max(line_, 1);
    const bool campaign = record_.setup.campaign;
    for (const Key key : {Key::Game, Key::Players, campaign ? Key::Fates : Key::Setup})
        if (!seen_[static_cast<std::size_t>(key)])
            fail(ParseCode::MissingKey, 1, kKeys[static_cast<std::size_t>(key)]);
    checkCourt();
}

/// The players may be said after the Court, so its size is known only now.
void RecordReader::checkCourt() {
    const Setup& setup = record_.setup;
    const std::size_t places = setup.seats.size() == 2 ? 3 : 4;
    if (setup.seats.size() < 2 || setup.court.size() <= places) return;
    const int here = std::exchange(line_, courtLine_);
    fail(ParseCode::TooMany, courtColumns_[places], nameOf(setup.court[places]));
    line_ = here;
}

void RecordReader::readHeader(std::string_view line) {
    headerBegun_ = true;
    const auto text = record::withoutComment(line);
    const auto colon = text.find(':');
    const auto key = trimmed(text.substr(0, colon));
    const int keyColumn = 1 + static_cast<int>(std::min(text.find_first_not_of(kBlanks), text.size()));
    if (colon == std::string_view::npos) return fail(ParseCode::ExpectedKey, keyColumn, key);
    const auto known = std::find(kKeys.begin(), kKeys.end(), key);
    if (known == kKeys.end()) return fail(ParseCode::UnknownKey, keyColumn, key);
    auto& seen = seen_[static_cast<std::size_t>(known - kKeys.begin())];
    if (seen) return fail(ParseCode::RepeatedKey, keyColumn, key);
    seen = true;
    const int column = record::characters(text.substr(0, colon + 1));
    readValue(static_cast<Key>(known - kKeys.begin()), text.substr(colon + 1), column);
}

void RecordReader::readValue(Key key, std::string_view value, int column) {
    if (key == Key::Players) return readPlayers(value, column);
    Words words(value);
>>>>>>> search
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
        case Key::Court:
            courtLine_ = line_;
            readCards(words, setup.court, &courtColumns_);
            for (int& at : courtColumns_) at += column;
            break;
        case Key::Leaders: readCards(words, setup.leaders); break;
        case Key::Lore: readCards(words, setup.lore); break;
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

template <typename Cards>
<<<<<<< HEAD
void BaseReader::readCards(Words& words, Cards& cards) {
=======
void RecordReader::readCards(Words& words, Cards& cards, std::vector<int>* columns) {
>>>>>>> search
    while (!words.atEnd()) {
        const auto card = record::parseCard(words.peek());
        const bool repeated =
            card && *card != CardId::Unknown && std::find(cards.begin(), cards.end(), *card) != cards.end();
        if (repeated) words.fail(ParseCode::Repeated);
        if (cards.full()) words.fail(ParseCode::TooMany);
        if (columns != nullptr) columns->push_back(words.column());
        const CardId taken = words.card();
        if (!words.failed()) cards.push(taken);
    }
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
