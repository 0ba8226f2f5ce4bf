#include "engine/record/record_names.h"

#include "engine/record/record.h"

namespace reach {
namespace {

constexpr std::array<std::string_view, 5> kPieceNames{"ship", "city", "starport", "banner", "bunker"};
constexpr std::array<std::string_view, 19> kTargetNames{
    "ship",     "fresh-ship",       "damaged-ship",     "city",          "fresh-city",    "damaged-city",
    "starport", "fresh-starport",   "damaged-starport", "fresh-fleet",   "damaged-fleet", "banner",
    "bunker",   "slipstream-drive", "tractor-beam",     "control-array", "defense-array", "ship-crane",
    "hull"};
constexpr std::array<std::string_view, 9> kTrophyNames{
    "ships", "agents", "cities", "starports", "captives", "favors", "banners", "bunkers", "captive-ships"};

constexpr std::array<std::string_view, 18> kHurtNames{"damaged",
                                                      "fresh",
                                                      "damaged-fleet",
                                                      "fresh-fleet",
                                                      "slipstream-drive",
                                                      "tractor-beam",
                                                      "control-array",
                                                      "defense-array",
                                                      "ship-crane",
                                                      "hull",
                                                      "damaged-lent",
                                                      "fresh-lent",
                                                      "lent-slipstream-drive",
                                                      "lent-tractor-beam",
                                                      "lent-control-array",
                                                      "lent-defense-array",
                                                      "lent-ship-crane",
                                                      "lent-hull"};
constexpr std::array<std::string_view, 3> kPoliticsNames{"petitions council", "leaves empire",
                                                         "revives empire"};

template <typename Id, std::size_t N>
std::optional<Id> find(const std::array<std::string_view, N>& names, std::string_view text) {
    const auto at = std::find(names.begin(), names.end(), text);
    if (at == names.end()) return std::nullopt;
    return static_cast<Id>(at - names.begin());
}

template <std::size_t N>
std::string_view pick(const std::array<std::string_view, N>& names, int at) {
    return at < static_cast<int>(N) ? names[static_cast<std::size_t>(at)] : "none";
}

struct Symbol {
    std::string_view name;
    std::uint8_t Face::*count;
};
/// In the order they are written.
constexpr std::array<Symbol, 5> kSymbols{{{"self", &Face::selfHits},
                                          {"hit", &Face::hits},
                                          {"intercept", &Face::intercepts},
                                          {"key", &Face::keys},
                                          {"building", &Face::buildingHits}}};
constexpr std::string_view kBlank = "blank";
constexpr int kMaxSymbols = 4;

std::optional<Face> readFace(std::string_view text) {
    Face face;
    if (text == kBlank) return face;
    for (int symbols = 0; symbols < kMaxSymbols; ++symbols) {
        const auto plus = text.find('+');
        const auto word = text.substr(0, plus);
        const auto symbol = std::find_if(kSymbols.begin(), kSymbols.end(),
                                         [word](const Symbol& known) { return known.name == word; });
        if (symbol == kSymbols.end()) return std::nullopt;
        ++(face.*symbol->count);
        if (plus == std::string_view::npos) return face;
        text.remove_prefix(plus + 1);
    }
    return std::nullopt;
}

int firstFace(Die die, const Face& face) {
    const auto& faces = kDieFaces[static_cast<std::size_t>(die)];
    const auto at = std::find(faces.begin(), faces.end(), face);
    return at == faces.end() ? -1 : static_cast<int>(at - faces.begin());
}

}  // namespace

std::string_view nameOf(command::PieceKind piece) {
    return pick(kPieceNames, index(piece));
}
std::string_view nameOf(command::Target target) {
    return pick(kTargetNames, index(target));
}
std::string_view nameOf(command::Hurt hurt) {
    return pick(kHurtNames, index(hurt));
}
std::string_view nameOf(command::Politics what) {
    return pick(kPoliticsNames, index(what));
}
std::string_view nameOf(command::TrophyKind trophy) {
    return pick(kTrophyNames, index(trophy));
}

template <>
std::optional<command::PieceKind> parseName<command::PieceKind>(std::string_view text) {
    return find<command::PieceKind>(kPieceNames, text);
}
template <>
std::optional<command::Target> parseName<command::Target>(std::string_view text) {
    return find<command::Target>(kTargetNames, text);
}
template <>
std::optional<command::Hurt> parseName<command::Hurt>(std::string_view text) {
    return find<command::Hurt>(kHurtNames, text);
}
template <>
std::optional<command::TrophyKind> parseName<command::TrophyKind>(std::string_view text) {
    return find<command::TrophyKind>(kTrophyNames, text);
}

bool isWhichWord(std::string_view word) {
    return std::ranges::find(kWhichWords, word, &WhichWord::word) != kWhichWords.end();
}

std::string nameOf(const Which& which) {
    std::string text;
    for (const WhichWord& word : kWhichWords)
        if (which.*word.trait == word.says) text.append(text.empty() ? "" : " ").append(word.word);
    return text;
}

std::string nameOf(const Face& face) {
    std::string text;
    for (const Symbol& symbol : kSymbols)
        for (int i = 0; i < face.*symbol.count; ++i) {
            if (!text.empty()) text += '+';
            text += symbol.name;
        }
    return text.empty() ? std::string(kBlank) : text;
}

int findFace(Die die, std::string_view text) {
    const auto face = readFace(text);
    return face ? firstFace(die, *face) : -1;
}

RolledFaces canonicalFaces(const RolledFaces& faces) {
    RolledFaces merged{};
    for (const Die die : kAllDice) {
        const auto kind = static_cast<std::size_t>(die);
        for (std::size_t face = 0; face < kFaces; ++face) {
            const int first = firstFace(die, kDieFaces[kind][face]);
            auto& count = merged[kind][static_cast<std::size_t>(first)];
            count = static_cast<std::int8_t>(count + faces[kind][face]);
        }
    }
    return merged;
}

}  // namespace reach
