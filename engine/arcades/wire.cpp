#include "engine/arcades/wire.h"

#include "engine/arcades/names.h"
#include "engine/core/wire.h"

namespace reach {
namespace wire {

template <>
inline constexpr bool kNamed<arcades::Advance> = true;
template <>
inline constexpr auto kWords<arcades::Phase> = arcades::kPhaseNames;
template <>
inline constexpr auto kWords<arcades::Stage> =
    std::to_array<std::string_view>({"card", "actions", "agent", "over"});
template <>
inline constexpr auto kWords<arcades::Use> = std::to_array<std::string_view>({"open", "points", "ships"});
template <>
inline constexpr auto kWords<arcades::BattleStep> =
    std::to_array<std::string_view>({"none", "roll", "reroll", "suffer", "strike", "return-trophies", "steal",
                                     "drive-away", "repair", "over"});
template <>
inline constexpr auto kWords<arcades::StartFor> =
    std::to_array<std::string_view>({"none", "agent", "ships", "city", "phantom-ships"});
template <>
inline constexpr auto kWords<arcades::Ask> = arcades::kAskNames;
template <>
inline constexpr auto kWords<arcades::Standing> = arcades::kStandingNames;
template <>
inline constexpr auto kWords<arcades::BotReason> = arcades::kReasonNames;
template <>
inline constexpr auto kWords<arcades::event::Why> = std::to_array<std::string_view>(
    {"round-scored", "cluster-scored", "trophies-returned", "resources-spent", "bought-back", "bot-resource",
     "bot-destroyed", "bot-idle", "compensation"});
template <>
inline constexpr auto kWords<arcades::command::About> =
    std::to_array<std::string_view>({"power", "hand", "ships", "agent", "city", "token", "resources",
                                     "trophies", "advance", "marker", "initiative", "chapter"});

}  // namespace wire

namespace arcades {

std::string toWire(const Event& event) {
    return wire::Codec<Event>::print(event);
}

std::optional<Event> fromWire(std::string_view line) {
    return wire::Codec<Event>::read(line, isSound);
}

}  // namespace arcades
}  // namespace reach
