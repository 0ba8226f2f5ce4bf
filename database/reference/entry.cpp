#include "database/reference/entry.h"

#include <algorithm>
#include <array>

namespace reach::reference {
namespace {

constexpr std::array<std::string_view, kSections> kSectionNames{"rule", "card",    "term",
                                                                "faq",  "erratum", "aid"};
constexpr std::array<std::string_view, kPartKinds> kPartNames{"facts", "text", "example",
                                                              "back",  "flow", "ruling"};

template <typename Enum, std::size_t Count>
std::optional<Enum> enumOf(const std::array<std::string_view, Count>& names, std::string_view name) {
    const auto at = std::ranges::find(names, name);
    if (at == names.end()) return std::nullopt;
    return static_cast<Enum>(at - names.begin());
}

}  // namespace

std::string_view nameOf(Section section) {
    return kSectionNames[static_cast<std::size_t>(section)];
}

std::optional<Section> sectionOf(std::string_view name) {
    return enumOf<Section>(kSectionNames, name);
}

std::string_view nameOf(PartKind kind) {
    return kPartNames[static_cast<std::size_t>(kind)];
}

std::optional<PartKind> partKindOf(std::string_view name) {
    return enumOf<PartKind>(kPartNames, name);
}

}  // namespace reach::reference
