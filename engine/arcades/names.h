#pragma once

#include "engine/arcades/decision.h"
#include "engine/core/names.h"

/// The text forms of types that only ARCADEs has, as written in records, in JSON and in tests. They are never
/// translated.
namespace reach::arcades {

/// Indexed by the value of the enum. Journals use the same words.
inline constexpr std::array<std::string_view, 5> kPhaseNames{"setup", "recruit", "action", "ambition",
                                                             "finished"};
inline constexpr std::array<std::string_view, 15> kAskNames{
    "place-agent", "place-ships", "start-card",   "offer",   "draw",
    "roll",        "reroll",      "suffer",       "strike",  "steal",
    "drive-away",  "repair-bots", "compensation", "cluster", "resources"};
inline constexpr std::array<std::string_view, kBotReasons> kReasonNames{"none",
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
                                                                        "freshens-city"};
inline constexpr std::array<std::string_view, 4> kStandingNames{"none", "second", "tied-first", "first"};

std::string_view nameOf(Advance advance);    ///< "repair-bots"; "none"
std::string_view nameOf(Mode mode);          ///< "hard"
std::string_view nameOf(Phase phase);        ///< "action"
std::string_view nameOf(Ask ask);            ///< "drive-away"
std::string_view nameOf(BotReason reason);   ///< "places-for-first"
std::string_view nameOf(Standing standing);  ///< "tied-first"
std::string_view nameOf(Prompt::Kind kind);  ///< "overflow"

}  // namespace reach::arcades

namespace reach {
template <>
std::optional<arcades::Advance> parseName<arcades::Advance>(std::string_view text);
}  // namespace reach
