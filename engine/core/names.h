#pragma once

#include "engine/core/campaign.h"
#include "engine/core/dice.h"
#include "engine/core/ids.h"
#include "engine/core/modes.h"

#include <optional>
#include <string>
#include <string_view>

/// The text forms of all identities: lower case, as written in a game record and in JSON. They are part of
/// the record format and are never translated. The app has its own words for the screen.
namespace reach {

std::string_view nameOf(Player player);  ///< "red"; "none"
std::string_view nameOf(Resource resource);
std::string_view nameOf(Ambition ambition);
std::string_view nameOf(Suit suit);
std::string_view nameOf(Action action);
std::string_view nameOf(Spot spot);
std::string_view nameOf(BuildingType type);
std::string_view nameOf(Upgrade upgrade);  ///< "ship-crane"; "none"
std::string_view nameOf(Golem golem);      ///< "warrior"; "none"
std::string_view nameOf(Die die);
std::string_view nameOf(PlayMode mode);
std::string_view nameOf(Depth depth);
std::string_view nameOf(Strictness strictness);
std::string_view nameOf(Phase phase);
std::string nameOf(SystemId system);  ///< "4-hex"; "none"
std::string nameOf(ActionCard card);  ///< "construction 4"; "face-down"; "event"; "none"

std::string_view nameOf(CardId id);  ///< "BC05"; "unknown" and "none" for the two special ids

/// Returns the card with this printed id, or None. Defined with the catalogue (contract/catalogue.h).
CardId findCard(std::string_view printedId);

/// The reverse of nameOf. Accepts exact forms only and returns nullopt for anything else.
template <typename Id>
std::optional<Id> parseName(std::string_view text);

template <>
std::optional<Player> parseName<Player>(std::string_view text);
template <>
std::optional<Resource> parseName<Resource>(std::string_view text);
template <>
std::optional<Ambition> parseName<Ambition>(std::string_view text);
template <>
std::optional<Suit> parseName<Suit>(std::string_view text);
template <>
std::optional<Action> parseName<Action>(std::string_view text);
template <>
std::optional<Spot> parseName<Spot>(std::string_view text);
template <>
std::optional<BuildingType> parseName<BuildingType>(std::string_view text);
template <>
std::optional<Upgrade> parseName<Upgrade>(std::string_view text);
template <>
std::optional<Golem> parseName<Golem>(std::string_view text);
template <>
std::optional<Die> parseName<Die>(std::string_view text);
template <>
std::optional<PlayMode> parseName<PlayMode>(std::string_view text);
template <>
std::optional<Depth> parseName<Depth>(std::string_view text);
template <>
std::optional<Strictness> parseName<Strictness>(std::string_view text);
template <>
std::optional<Phase> parseName<Phase>(std::string_view text);
template <>
std::optional<SystemId> parseName<SystemId>(std::string_view text);
template <>
std::optional<ActionCard> parseName<ActionCard>(std::string_view text);

}  // namespace reach
