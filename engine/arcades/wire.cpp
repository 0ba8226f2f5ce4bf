#include "engine/arcades/wire.h"

#include "engine/arcades/names.h"
#include "engine/core/wire.h"

namespace reach {
namespace wire {

template <>
inline constexpr bool kNamed<arcades::Advance> = true;
template <>
inline constexpr auto kWords<arcades::Phase> =
    std::to_array<std::string_view>({"setup", "recruit", "action", "ambition", "finished"});
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
inline constexpr auto kWords<arcades::Ask> = std::to_array<std::string_view>(
    {"place-agent", "place-ships", "start-card", "offer", "draw", "roll", "reroll", "suffer", "strike",
     "steal", "drive-away", "repair-bots", "compensation"});
template <>
inline constexpr auto kWords<arcades::Standing> =
    std::to_array<std::string_view>({"none", "second", "tied-first", "first"});
template <>
inline constexpr auto kWords<arcades::BotReason> =
    std::to_array<std::string_view>({"none",
                                     "leads-highest",
                                     "follows-highest",
                                     "follows-lowest",
                                     "wins-with-seven",
                                     "plays-lowest",
                                     "places-for-first",
                                     "places-for-tie-or-second",
                                     "moves-ships-in",
                                     "battles-for-first",
                                     "battles-as-first",
                                     "repairs-all",
                                     "cannot-act",
                                     "agent-moves-for-first",
                                     "agent-stays-after-battle",
                                     "agent-stays-to-keep-first",
                                     "agent-stays-for-nothing",
                                     "agent-joins-battle",
                                     "chooses-defender",
                                     "takes-hits",
                                     "deals-hits",
                                     "uses-keys",
                                     "drives-agent-away",
                                     "places-undeclared-marker",
                                     "freshens-city"});
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
