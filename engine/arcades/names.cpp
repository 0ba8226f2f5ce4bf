#include "engine/arcades/names.h"

#include <span>

namespace reach::arcades {
namespace {

constexpr std::array<std::string_view, kAdvances> kAdvanceNames{
    "colonies", "fleet-expansion", "advance-tactics", "repair-bots", "superior-intellect"};
constexpr std::array<std::string_view, 4> kModeNames{"table", "phantom", "solo", "hard"};
constexpr std::array<std::string_view, 8> kPromptNames{"recruit",  "play",    "act",      "bot",
                                                       "overflow", "pending", "finished", "trick"};

template <typename Id>
std::string_view pick(std::span<const std::string_view> names, Id id) {
    const auto at = static_cast<std::size_t>(id);
    return at < names.size() ? names[at] : "none";
}

}  // namespace

std::string_view nameOf(Advance advance) {
    return pick(kAdvanceNames, advance);
}
std::string_view nameOf(Mode mode) {
    return pick(kModeNames, mode);
}
std::string_view nameOf(Phase phase) {
    return pick(kPhaseNames, phase);
}
std::string_view nameOf(Ask ask) {
    return pick(kAskNames, ask);
}
std::string_view nameOf(BotReason reason) {
    return pick(kReasonNames, reason);
}
std::string_view nameOf(Standing standing) {
    return pick(kStandingNames, standing);
}
std::string_view nameOf(Prompt::Kind kind) {
    return pick(kPromptNames, kind);
}

}  // namespace reach::arcades

namespace reach {
template <>
std::optional<arcades::Advance> parseName<arcades::Advance>(std::string_view text) {
    for (const arcades::Advance advance : arcades::kAllAdvances)
        if (arcades::nameOf(advance) == text) return advance;
    return std::nullopt;
}
}  // namespace reach
