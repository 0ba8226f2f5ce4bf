#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The entries of the reference: rules, cards and the pages that explain them.
namespace reach::reference {

enum class Section : std::uint8_t { Rule, Card, Term, Faq, Erratum, Aid };
inline constexpr int kSections = static_cast<int>(Section::Aid) + 1;

/// Returns "rule", "card", "term", "faq", "erratum" or "aid", as in the content files.
std::string_view nameOf(Section section);
std::optional<Section> sectionOf(std::string_view name);

enum class PartKind : std::uint8_t {
    Facts,  ///< made from the printed facts of a card
    Text,   ///< the rule, the summary of a card, the answer to a question
    Example,
    Back,    ///< the other side of a card
    Flow,    ///< where a card comes from and goes to
    Ruling,  ///< the heading is the question, if any
};
inline constexpr int kPartKinds = static_cast<int>(PartKind::Ruling) + 1;
std::string_view nameOf(PartKind kind);
std::optional<PartKind> partKindOf(std::string_view name);

/// A passage of an entry, as Markdown whose link targets are ids of entries.
struct Part {
    PartKind kind = PartKind::Text;
    std::string heading{};
    std::string markdown{};
    std::string source{};
};

/// The printed facts of a card. Text is in English, as printed. An empty text or zero means "none".
struct CardFacts {
    std::string kind{};  ///< "guild", "vox", "imperial council"
    std::string suit{};  ///< "relic"; of an action card "construction"
    int raidCost = 0;    ///< keys
    bool isProtected = false;
    std::string set{};  ///< "base", "leaders-and-lore", "blighted-reach"
    int fate = 0;       ///< 1 to 24
    std::string fateName{};
    int act = 0;
    int number = 0;
    int pips = 0;
    int order = -1;  ///< of an Edict
    int copies = 1;
    std::string flipSide{};  ///< id of the card's other side
};

/// Another entry, enough to show a link.
struct Link {
    std::string id{};
    std::string title{};
    Section section = Section::Rule;
    std::string kind{};  ///< of a card or an aid
    std::string suit{};  ///< of a card
};

/// A whole page.
struct Entry {
    Section section = Section::Rule;
    std::string id{};
    std::string title{};
    std::string language{};  ///< "en" if there is no translation
    std::string book{};      ///< "base", "blighted-reach", "arcades"; empty for a card
    int page = 0;
    std::string heading{};
    std::string topic{};   ///< of a question
    std::string source{};  ///< of a question or erratum
    std::string kind{};    ///< of an aid: "summary" or "checklist"
    bool missing = false;
    bool written = true;  ///< false: its summary is not written yet
    std::optional<CardFacts> card{};
    std::vector<Part> parts{};
    std::vector<Link> see{};       ///< entries that this one points to
    std::vector<Link> seenFrom{};  ///< entries that point here: "which cards change this"
    std::vector<std::string> engineRules{};
};

}  // namespace reach::reference
