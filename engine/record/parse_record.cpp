#include "engine/contract/catalogue.h"
#include "engine/map/setup_cards.h"
#include "engine/record/record_names.h"
#include "engine/record/words.h"

#include <utility>

namespace reach {
namespace {

using record::Words;

constexpr std::string_view kBlanks = " \t\r\v\f";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Bytes of the UTF-8 character that starts here; 0 if none does. Overlong forms and surrogates are none.
std::size_t characterLength(std::string_view text) {
    const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) return lead < ' ' && lead != '\t' ? 0 : 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0U) != 0x80U) return 0;
    const unsigned char second = byte(1);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool beyond = (lead == 0xED && second > 0x9F) || (lead == 0xF4 && second > 0x8F);
    return overlong || beyond ? 0 : length;
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const auto length = characterLength(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

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

class RecordReader {
  public:
    ParsedRecord read(std::string_view text);

  private:
    void readLine(std::string_view line);
    void readHeader(std::string_view line);
    void readValue(Key key, std::string_view value, int column);
    void readPlayers(std::string_view value, int column);
    void readPlayer(std::string_view text, int column);
    void readSetup(Words& words);
    void readFates(Words& words);
    template <typename Cards>
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
};

void RecordReader::fail(ParseCode code, int column, std::string_view token) {
    if (errors_.size() < kMaxErrors) errors_.push_back({code, line_, column, record::shortened(token), {}});
}

void RecordReader::fail(const ParseError& error, int columnsBefore) {
    if (errors_.size() >= kMaxErrors) return;
    errors_.push_back(error);
    errors_.back().line = line_;
    errors_.back().column += columnsBefore;
}

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
    Setup& setup = record_.setup;
    switch (key) {
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
    words.finish();
    if (words.failed()) fail(words.error(), column);
}

void RecordReader::readPlayers(std::string_view value, int column) {
    while (true) {
        const auto comma = value.find(',');
        readPlayer(value.substr(0, comma), column);
        if (comma == std::string_view::npos) return;
        column += record::characters(value.substr(0, comma + 1));
        value.remove_prefix(comma + 1);
    }
}

void RecordReader::readPlayer(std::string_view text, int column) {
    column += 1 + static_cast<int>(std::min(text.find_first_not_of(kBlanks), text.size()));
    const auto equals = text.find('=');
    const auto color = trimmed(text.substr(0, equals));
    const auto player = parseName<Player>(color);
    if (!player || !isColor(*player)) return fail(ParseCode::ExpectedPlayer, column, color);
    const auto& seats = record_.setup.seats;
    if (std::find(seats.begin(), seats.end(), *player) != seats.end())
        return fail(ParseCode::Repeated, column, color);
    record_.setup.seats.push(*player);
    if (equals == std::string_view::npos) return;
    const auto name = trimmed(text.substr(equals + 1));
    if (!isUtf8(name)) return fail(ParseCode::BadCharacter, column, color);
    auto& said = record_.names[static_cast<std::size_t>(*player)] = name;
    std::replace(said.begin(), said.end(), '\t', ' ');
}

void RecordReader::readSetup(Words& words) {
    const int card = findSetupCard(words.peek());
    if (card < 0) words.fail(ParseCode::UnknownSetup);
    if (words.failed()) return;
    words.take();
    record_.setup.setupCard = static_cast<std::uint8_t>(card);
}

void RecordReader::readFates(Words& words) {
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
void RecordReader::readCards(Words& words, Cards& cards, std::vector<int>* columns) {
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

void RecordReader::readEntry(std::string_view line) {
    auto parsed = parseCommand(line);
    if (!parsed.command) return fail(parsed.error, 0);
    record_.entries.push_back({std::move(*parsed.command), line_});
}

}  // namespace

ParsedRecord parseRecord(std::string_view text) {
    return RecordReader{}.read(text);
}

}  // namespace reach
