#include "engine/core/names.h"

#include "engine/core/fate_tokens.h"

#include <array>
#include <span>

namespace reach {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, kOwners> kPlayerNames{"red",    "blue", "white", "yellow",
                                                             "empire", "free", "blight"};
constexpr std::array<std::string_view, 5> kResourceNames{"material", "fuel", "weapon", "relic", "psionic"};
constexpr std::array<std::string_view, kAmbitions> kAmbitionNames{"tycoon", "tyrant",    "warlord",  "keeper",
                                                                  "empath", "edenguard", "blightkin"};
constexpr std::array<std::string_view, 6> kSuitNames{"construction", "administration", "aggression",
                                                     "mobilization", "zeal",           "wisdom"};
constexpr std::array<std::string_view, 7> kActionNames{"tax",       "build",  "move",  "repair",
                                                       "influence", "secure", "battle"};
constexpr std::string_view kTwistedPassage = "twisted-passage";
constexpr std::array<std::string_view, 4> kSpotNames{"gate", "arrow", "moon", "hex"};
constexpr std::array<std::string_view, 2> kBuildingNames{"city", "starport"};
constexpr std::array<std::string_view, kUpgrades> kUpgradeNames{
    "slipstream-drive", "tractor-beam", "control-array", "defense-array", "ship-crane", "hull"};
constexpr std::array<std::string_view, 3> kDieNames{"assault", "skirmish", "raid"};
constexpr std::array<std::string_view, 5> kModeNames{"lead", "surpass", "copy", "pivot", "event"};
constexpr std::array<std::string_view, 3> kDepthNames{"score", "board", "turn"};
constexpr std::array<std::string_view, 3> kStrictnessNames{"off", "advise", "strict"};
constexpr std::array<std::string_view, 3> kPhaseNames{"playing", "chapter-end", "finished"};

std::string_view pick(Names names, int at) {
    return at < static_cast<int>(names.size()) ? names[static_cast<std::size_t>(at)] : "none";
}

template <typename Id>
std::optional<Id> find(Names names, std::string_view text) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == text) return static_cast<Id>(i);
    return std::nullopt;
}

}  // namespace

std::string_view nameOf(Player player) {
    return pick(kPlayerNames, index(player));
}
std::string_view nameOf(Resource resource) {
    return pick(kResourceNames, index(resource));
}
std::string_view nameOf(Ambition ambition) {
    return pick(kAmbitionNames, index(ambition));
}
std::string_view nameOf(Suit suit) {
    return pick(kSuitNames, index(suit));
}
std::string_view nameOf(Action action) {
    return pick(kActionNames, index(action));
}
std::string_view nameOf(Spot spot) {
    return pick(kSpotNames, index(spot));
}
std::string_view nameOf(BuildingType type) {
    return pick(kBuildingNames, index(type));
}
std::string_view nameOf(Upgrade upgrade) {
    return pick(kUpgradeNames, index(upgrade));
}
std::string_view nameOf(Golem golem) {
    return golem == Golem::None ? "none" : pick(tokenKind(FateToken::Golem).which, index(golem) - 1);
}
std::string_view nameOf(Die die) {
    return pick(kDieNames, index(die));
}
std::string_view nameOf(PlayMode mode) {
    return pick(kModeNames, index(mode));
}
std::string_view nameOf(Depth depth) {
    return pick(kDepthNames, index(depth));
}
std::string_view nameOf(Strictness strictness) {
    return pick(kStrictnessNames, index(strictness));
}
std::string_view nameOf(Phase phase) {
    return pick(kPhaseNames, index(phase));
}

std::string nameOf(SystemId system) {
    if (index(system) >= kSystems) return "none";
    if (system == SystemId::TwistedPassage) return std::string(kTwistedPassage);
    return std::to_string(clusterOf(system) + 1) + "-" + std::string(nameOf(spotOf(system)));
}

std::string nameOf(ActionCard card) {
    if (card == ActionCard::FaceDown) return "face-down";
    if (card == ActionCard::Event) return "event";
    if (!isFaceUp(card)) return "none";
    return std::string(nameOf(suitOf(card))) + " " + std::to_string(numberOf(card));
}

template <>
std::optional<Player> parseName<Player>(std::string_view text) {
    return find<Player>(kPlayerNames, text);
}
template <>
std::optional<Resource> parseName<Resource>(std::string_view text) {
    return find<Resource>(kResourceNames, text);
}
template <>
std::optional<Ambition> parseName<Ambition>(std::string_view text) {
    return find<Ambition>(kAmbitionNames, text);
}
template <>
std::optional<Suit> parseName<Suit>(std::string_view text) {
    return find<Suit>(kSuitNames, text);
}
template <>
std::optional<Action> parseName<Action>(std::string_view text) {
    return find<Action>(kActionNames, text);
}
template <>
std::optional<Spot> parseName<Spot>(std::string_view text) {
    return find<Spot>(kSpotNames, text);
}
template <>
std::optional<BuildingType> parseName<BuildingType>(std::string_view text) {
    return find<BuildingType>(kBuildingNames, text);
}
template <>
std::optional<Upgrade> parseName<Upgrade>(std::string_view text) {
    return find<Upgrade>(kUpgradeNames, text);
}
template <>
std::optional<Golem> parseName<Golem>(std::string_view text) {
    for (const Golem golem : kAllGolems)
        if (nameOf(golem) == text) return golem;
    return std::nullopt;
}
template <>
std::optional<Die> parseName<Die>(std::string_view text) {
    return find<Die>(kDieNames, text);
}
template <>
std::optional<PlayMode> parseName<PlayMode>(std::string_view text) {
    return find<PlayMode>(kModeNames, text);
}
template <>
std::optional<Depth> parseName<Depth>(std::string_view text) {
    return find<Depth>(kDepthNames, text);
}
template <>
std::optional<Strictness> parseName<Strictness>(std::string_view text) {
    return find<Strictness>(kStrictnessNames, text);
}
template <>
std::optional<Phase> parseName<Phase>(std::string_view text) {
    return find<Phase>(kPhaseNames, text);
}

template <>
std::optional<SystemId> parseName<SystemId>(std::string_view text) {
    if (text == kTwistedPassage) return SystemId::TwistedPassage;
    if (text.size() < 3 || text[0] < '1' || text[0] > '6' || text[1] != '-') return std::nullopt;
    const auto spot = parseName<Spot>(text.substr(2));
    if (!spot) return std::nullopt;
    return systemAt(text[0] - '1', *spot);
}

template <>
std::optional<ActionCard> parseName<ActionCard>(std::string_view text) {
    if (text == "face-down") return ActionCard::FaceDown;
    if (text == "event") return ActionCard::Event;
    const auto space = text.find(' ');
    if (space == std::string_view::npos || text.size() != space + 2) return std::nullopt;
    const auto suit = parseName<Suit>(text.substr(0, space));
    const char digit = text[space + 1];
    if (!suit || digit < '1' || digit > '0' + highestNumber(*suit)) return std::nullopt;
    return actionCard(*suit, digit - '0');
}

}  // namespace reach
