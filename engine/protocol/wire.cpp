#include "engine/protocol/wire.h"

#include "engine/core/wire.h"
#include "engine/map/board.h"
#include "engine/protocol/asked_line.h"
#include "engine/protocol/wire_check.h"

namespace reach {
namespace wire {

template <>
struct Written<Pending> {
    using Line = AskedLine;
    static Line line(const Pending& asked) { return lineOf(asked); }
    static Pending object(const Line& line) { return askedOf(line); }
};

template <>
inline constexpr auto kWords<event::TokenPlace> = std::to_array<std::string_view>(
    {"supply", "slot", "overflow", "tray", "planet", "trust", "ambition-box", "frozen", "card", "box"});
template <>
inline constexpr auto kWords<event::AgentPlace> =
    std::to_array<std::string_view>({"supply", "court", "captives", "trophies", "outrage", "favors"});
template <>
inline constexpr auto kWords<event::CardPlace> =
    std::to_array<std::string_view>({"deck", "bottom", "discard", "court", "player", "resolving", "played",
                                     "box", "booklet", "attached", "stack", "actions"});
template <>
inline constexpr auto kWords<FateToken> = std::to_array<std::string_view>(
    {"check-clue", "cross-clue", "portal", "pilgrim", "war-profiteer", "golem", "ideal", "banner", "hammer",
     "rumor", "witness", "ceasefire", "seat", "court", "bunker", "edenguard", "blightkin", "passage",
     "conspiracy"});
template <>
inline constexpr auto kWords<event::PieceEnd> =
    std::to_array<std::string_view>({"supply", "trophies", "elsewhere"});
template <>
inline constexpr auto kWords<OutrageMark> = std::to_array<std::string_view>(
    {"none", "agent", "placeholder", "of-red", "of-blue", "of-white", "of-yellow"});
template <>
inline constexpr auto kWords<Ask> = std::to_array<std::string_view>({"none",
                                                                     "roll",
                                                                     "reroll",
                                                                     "suffer",
                                                                     "strike",
                                                                     "aftermath",
                                                                     "ransack",
                                                                     "raid",
                                                                     "refill",
                                                                     "resolve",
                                                                     "may-declare",
                                                                     "may-seize",
                                                                     "card-done",
                                                                     "place",
                                                                     "homeless",
                                                                     "mulligan",
                                                                     "draft",
                                                                     "keep-lore",
                                                                     "collect",
                                                                     "hits",
                                                                     "move-again",
                                                                     "declaring",
                                                                     "act-setup",
                                                                     "event-dice",
                                                                     "settle",
                                                                     "policy",
                                                                     "round-end",
                                                                     "event",
                                                                     "call-summit",
                                                                     "call-to-order",
                                                                     "negotiate",
                                                                     "crises-or-edicts",
                                                                     "trust",
                                                                     "crises",
                                                                     "edicts",
                                                                     "govern",
                                                                     "demand",
                                                                     "imperial-action",
                                                                     "by-hand",
                                                                     "advance",
                                                                     "grand-ambitions",
                                                                     "close-chapter",
                                                                     "intermission",
                                                                     "choose-fate",
                                                                     "next-act",
                                                                     "flagship",
                                                                     "resettle",
                                                                     "fate-card",
                                                                     "fate-step",
                                                                     "catapult",
                                                                     "scoring",
                                                                     "free-action"});
template <>
inline constexpr auto kWords<Title> = std::to_array<std::string_view>({"regent", "outlaw"});

}  // namespace wire

std::string_view nameOf(Ask ask) {
    const auto& words = wire::kWords<Ask>;
    return words[std::min(static_cast<std::size_t>(ask), words.size() - 1)];
}

std::string toWire(const Event& event) {
    return wire::Codec<Event>::print(event);
}

std::optional<Event> fromWire(std::string_view line) {
    return wire::Codec<Event>::read(line, wire::isSound);
}

}  // namespace reach
