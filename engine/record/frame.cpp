#include "engine/record/frame.h"

#include "engine/record/record_names.h"

#include <algorithm>
#include <memory>

namespace reach::record {
namespace {

constexpr std::string_view kBlanks = " \t\r\v\f";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Returns the bytes of the UTF-8 character at the start, or 0 if it is invalid. Overlong forms and
/// surrogates are invalid.
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

class FrameReader {
  public:
    explicit FrameReader(GameReader& game)
        : game_(game),
          keys_(game.keys()),
          seen_(std::make_unique<bool[]>(keys_.size())),
          places_(keys_.size()) {}

    std::vector<ParseError> read(std::string_view text);

  private:
    void readLine(std::string_view line);
    void readHeader(std::string_view line);
    void readValue(std::size_t key, std::string_view value, int column);
    void readPeople(std::size_t key, std::string_view value, int column);
    void readSeat(std::size_t key, std::string_view text, int column);
    void readEntry(std::string_view line);
    void endHeader();
    void fail(ParseCode code, int column, std::string_view token = {});
    void fail(const ParseError& error, int columnsBefore);

    GameReader& game_;
    const std::span<const std::string_view> keys_;
    const std::unique_ptr<bool[]> seen_;  ///< by key
    struct Place {
        int line = 0;
        int columnsBefore = 0;
    };
    std::vector<Place> places_;  ///< of the values, by key
    std::vector<ParseError> errors_;
    int line_ = 0;
    bool inHeader_ = true;
    bool headerBegun_ = false;
};

void FrameReader::fail(ParseCode code, int column, std::string_view token) {
    if (errors_.size() < kMaxErrors) errors_.push_back({code, line_, column, shortened(token), {}});
}

void FrameReader::fail(const ParseError& error, int columnsBefore) {
    if (errors_.size() >= kMaxErrors) return;
    errors_.push_back(error);
    errors_.back().line = line_;
    errors_.back().column += columnsBefore;
}

std::vector<ParseError> FrameReader::read(std::string_view text) {
    if (text.size() > kMaxRecordBytes) {
        line_ = 1;
        fail(ParseCode::FileTooLarge, 1);
        return std::move(errors_);
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
    return std::move(errors_);
}

void FrameReader::readLine(std::string_view line) {
    if (line.size() > kMaxLineBytes) return fail(ParseCode::LineTooLong, 1);
    const bool blank = trimmed(line).empty();
    const bool nothing = trimmed(withoutComment(line)).empty();
    if (inHeader_ && blank && headerBegun_) return endHeader();
    if (nothing) return;
    inHeader_ ? readHeader(line) : readEntry(line);
}

void FrameReader::endHeader() {
    inHeader_ = false;
    line_ = std::max(line_, 1);
    const int here = line_;
    for (std::size_t key = 0; key < keys_.size(); ++key) {
        if (!seen_[key]) continue;
        line_ = places_[key].line;
        if (const auto misfit = game_.misfit(key); misfit.code != ParseCode::None)
            fail(misfit, places_[key].columnsBefore);
    }
    line_ = here;
    while (true) {
        const auto key = game_.missingKey({seen_.get(), keys_.size()});
        if (key.empty()) return;
        fail(ParseCode::MissingKey, 1, key);
        seen_[static_cast<std::size_t>(std::find(keys_.begin(), keys_.end(), key) - keys_.begin())] = true;
    }
}

void FrameReader::readHeader(std::string_view line) {
    headerBegun_ = true;
    const auto text = withoutComment(line);
    const auto colon = text.find(':');
    const auto key = trimmed(text.substr(0, colon));
    const int keyColumn = 1 + static_cast<int>(std::min(text.find_first_not_of(kBlanks), text.size()));
    if (colon == std::string_view::npos) return fail(ParseCode::ExpectedKey, keyColumn, key);
    const auto known = std::find(keys_.begin(), keys_.end(), key);
    if (known == keys_.end()) return fail(ParseCode::UnknownKey, keyColumn, key);
    const auto at = static_cast<std::size_t>(known - keys_.begin());
    auto& seen = seen_[at];
    if (seen) return fail(ParseCode::RepeatedKey, keyColumn, key);
    seen = true;
    const int column = characters(text.substr(0, colon + 1));
    places_[at] = {line_, column};
    readValue(at, text.substr(colon + 1), column);
}

void FrameReader::readValue(std::size_t key, std::string_view value, int column) {
    if (game_.takesPeople(key)) return readPeople(key, value, column);
    Words words(value);
    game_.readValue(key, words);
    words.finish();
    if (words.failed()) fail(words.error(), column);
}

void FrameReader::readPeople(std::size_t key, std::string_view value, int column) {
    while (true) {
        const auto comma = value.find(',');
        readSeat(key, value.substr(0, comma), column);
        if (comma == std::string_view::npos) return;
        column += characters(value.substr(0, comma + 1));
        value.remove_prefix(comma + 1);
    }
}

void FrameReader::readSeat(std::size_t key, std::string_view text, int column) {
    column += 1 + static_cast<int>(std::min(text.find_first_not_of(kBlanks), text.size()));
    const auto equals = text.find('=');
    const auto color = trimmed(text.substr(0, equals));
    const auto player = parseName<Player>(color);
    if (!player || !isColor(*player)) return fail(ParseCode::ExpectedPlayer, column, color);
    if (!game_.readSeat(key, *player)) return fail(ParseCode::Repeated, column, color);
    if (equals == std::string_view::npos) return;
    const auto name = trimmed(text.substr(equals + 1));
    if (!isUtf8(name)) return fail(ParseCode::BadCharacter, column, color);
    std::string said(name);
    std::replace(said.begin(), said.end(), '\t', ' ');
    game_.readName(*player, std::move(said));
}

void FrameReader::readEntry(std::string_view line) {
    const ParseError error = game_.readEntry(line, line_);
    if (error.code != ParseCode::None) fail(error, 0);
}

}  // namespace

std::vector<ParseError> readFrame(std::string_view text, GameReader& game) {
    return FrameReader(game).read(text);
}

}  // namespace reach::record

namespace reach {

std::string_view gameOf(std::string_view text) {
    constexpr std::string_view kKey = "game";
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = record::withoutComment(text.substr(0, end));
        const auto colon = std::min(line.find(':'), line.size());
        if (record::trimmed(line.substr(0, colon)) == kKey && colon < line.size())
            return record::trimmed(line.substr(colon + 1));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return {};
}

}  // namespace reach
