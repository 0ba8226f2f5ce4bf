#include "app/cli/state_json.h"

#include "app/words/prompt_words.h"
#include "app/words/rule_words.h"
#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/map/board.h"
#include "engine/protocol/wire.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/query.h"

namespace reach::cli {
namespace {

/// The name, or null for None.
template <typename Id>
Json orNull(Id id) {
    return id == Id::None ? Json(nullptr) : Json(nameOf(id));
}

Json cardsJson(const CardSet& cards) {
    Json list = Json::array();
    cards.forEach([&](CardId card) { list.push_back(nameOf(card)); });
    return list;
}

/// The cards of one kind a player holds.
Json heldJson(const PlayerState& player, CardKind kind) {
    Json list = Json::array();
    forEachCard(player, [&](CardId id, const Card& card) {
        if (card.kind == kind) list.push_back(nameOf(id));
    });
    return list;
}

Json playedJson(const State& state) {
    Json list = Json::array();
    for (const PlayedCard& card : state.played)
        list.push_back({{"player", nameOf(card.player)},
                        {"mode", nameOf(card.mode)},
                        {"card", orNull(card.card)},
                        {"extra_card", card.extraCard},
                        {"attached", orNull(card.attached)}});
    return list;
}

Json markerJson(int marker, bool flipped) {
    const MarkerValue value = markerValue(marker, flipped);
    return {{"first", value.first}, {"second", value.second}};
}

Json markersIn(const State& state, Ambition where) {
    Json list = Json::array();
    for (std::size_t i = 0; i < kMarkers; ++i)
        if (state.markers[i].where == where)
            list.push_back(markerJson(static_cast<int>(i), state.markers[i].flipped));
    return list;
}

Json ambitionsJson(const State& state) {
    Json boxes = Json::object();
    for (const Ambition ambition : ambitionsInPlay(state))
        boxes[std::string(nameOf(ambition))] = markersIn(state, ambition);
    return boxes;
}

Json courtJson(const Game& game) {
    Json row = Json::array();
    for (const CourtSlot& slot : game.state.court) {
        Json agents = Json::object();
        for (const Player player : game.setup.seats)
            agents[std::string(nameOf(player))] = slot.agents[static_cast<std::size_t>(player)];
        Json attached = Json::array();
        for (const CardId card : slot.attached) attached.push_back(nameOf(card));
        row.push_back(
            {{"card", orNull(slot.card)}, {"agents", std::move(agents)}, {"attached", std::move(attached)}});
    }
    return row;
}

Json takenJson(const Game& game, const PlayerState& player, Player self) {
    Json trophies = Json::object();
    Json captives = Json::object();
    for (const Player rival : game.setup.seats) {
        if (rival == self) continue;
        const Pieces& pieces = player.trophies[static_cast<std::size_t>(rival)];
        const std::string color(nameOf(rival));
        trophies[color] = {{"ships", pieces.ships},
                           {"agents", pieces.agents},
                           {"cities", pieces.cities},
                           {"starports", pieces.starports}};
        captives[color] = player.captives[static_cast<std::size_t>(rival)];
    }
    Json ships = Json::object();
    for (const Player owner : kAllOwners)
        if (const int held = player.captiveShips[static_cast<std::size_t>(owner)]; held > 0)
            ships[std::string(nameOf(owner))] = held;
    return {{"trophies", std::move(trophies)},
            {"captives", std::move(captives)},
            {"captive_ships", std::move(ships)}};
}

Json playerJson(const Game& game, Player player, const QString& name) {
    const PlayerState& p = game.state.of(player);
    Json resources = Json::array();
    for (std::size_t slot = 0; slot < kBoardSlots; ++slot) resources.push_back(orNull(p.slots[slot]));
    const Json leaders = heldJson(p, CardKind::Leader);
    Json outrage = Json::array();
    for (const Resource resource : kAllResources)
        if (isOutraged(p, resource)) outrage.push_back(nameOf(resource));
    Json json{
        {"color", nameOf(player)},
        {"name", name.isEmpty() ? Json(nullptr) : Json(name.toStdString())},
        {"power", p.power},
        {"hand", p.hand == kUnknownHand ? Json(nullptr) : Json(p.hand)},
        {"resources", std::move(resources)},
        {"card_slot", orNull(p.slots[kCardSlot])},
        {"open_slots", openSlots(p)},
        {"cities_on_board", p.citiesOnBoard},
        {"cities_elsewhere", p.citiesElsewhere},
        {"supply", {{"ships", p.shipSupply}, {"agents", p.agentSupply}, {"starports", p.starportSupply}}},
        {"guild", heldJson(p, CardKind::Guild)},
        {"lore", heldJson(p, CardKind::Lore)},
        {"leader", leaders.empty() ? Json(nullptr) : leaders.front()},
        {"outrage", std::move(outrage)}};
    json.update(takenJson(game, p, player));
    json["conceded"] = p.conceded;
    return json;
}

Json systemJson(const Game& game, SystemId system) {
    const SystemState& here = game.state.at(system);
    if (!here.known)
        return {{"known", false},
                {"type", orNull(planetType(game.state, system))},
                {"ships", nullptr},
                {"buildings", nullptr},
                {"control", nullptr}};
    Json ships = Json::object();
    for (const Player player : kAllOwners)
        if (const Ships& fleet = here.ships[static_cast<std::size_t>(player)]; fleet.total() > 0)
            ships[std::string(nameOf(player))] = {{"fresh", fleet.fresh}, {"damaged", fleet.damaged}};
    Json buildings = Json::array();
    for (const Building& building : here.buildings)
        buildings.push_back({{"owner", nameOf(building.owner)},
                             {"type", nameOf(building.type)},
                             {"damaged", building.damaged},
                             {"used", building.used},
                             {"outside", building.outside}});
    return {{"known", true},
            {"type", orNull(planetType(game.state, system))},
            {"ships", std::move(ships)},
            {"buildings", std::move(buildings)},
            {"control", orNull(controller(game.state, system))}};
}

Json mapJson(const Game& game) {
    Json map = Json::object();
    forEachSystem(systemsInPlay(game),
                  [&](SystemId system) { map[nameOf(system)] = systemJson(game, system); });
    if (const auto passage = map.find(nameOf(SystemId::TwistedPassage)); passage != map.end())
        (*passage)["leads"] = nameOf(game.state.campaign.roll.symbol);
    return map;
}

/// A token of a Fate. At most one of its places is set, and none for a token set aside.
Json tokenJson(const State& state, const LaidToken& token) {
    const TokenKind& kind = tokenKind(token.kind);
    const auto number = static_cast<std::size_t>(token.number);
    const std::string_view side = token.turned ? kind.back : kind.front;
    const bool known = number > 0 && number <= kind.which.size();
    return {{"kind", kind.name},
            {"which", known ? Json(kind.which[number - 1]) : Json(nullptr)},
            {"side", side.empty() ? Json(nullptr) : Json(side)},
            {"loyal_to", orNull(ownerOf(state, token.kind))},
            {"system", orNull(token.at)},
            {"player", orNull(token.player)},
            {"slot", token.slot < 0 ? Json(nullptr) : Json(token.slot + 1)},
            {"ambition", orNull(token.ambition)},
            {"card", orNull(token.card)}};
}

Json tokensJson(const State& state) {
    Json tokens = Json::array();
    for (const LaidToken& token : state.campaign.tokens) tokens.push_back(tokenJson(state, token));
    return tokens;
}

std::string_view kindName(Prompt::Kind kind) {
    switch (kind) {
        case Prompt::Kind::Play: return "play";
        case Prompt::Kind::Act: return "act";
        case Prompt::Kind::Overflow: return "overflow";
        case Prompt::Kind::Pending: return "answer";
        case Prompt::Kind::Score: return "score";
        case Prompt::Kind::Free: return "free";
        case Prompt::Kind::Finished: return "finished";
    }
    return "free";
}

Json turnJson(const TurnState& turn) {
    if (turn.player == Player::None) return nullptr;
    return {{"player", nameOf(turn.player)},
            {"prelude", turn.prelude},
            {"pips", turn.pips},
            {"pips_used", turn.pipsUsed}};
}

}  // namespace

Json promptJson(const Prompt& prompt, const words::PlayerNames& names) {
    const bool asks = prompt.kind == Prompt::Kind::Pending;
    return {{"kind", kindName(prompt.kind)},
            {"player", orNull(prompt.player)},
            {"ask", asks ? Json(nameOf(prompt.pending.ask)) : Json(nullptr)},
            {"card", orNull(prompt.pending.card)},
            {"text", words::promptText(prompt, names).toStdString()}};
}

Json violationJson(const Violation& violation) {
    return {{"rule", nameOf(violation.rule)},
            {"text", words::ruleText(violation).toStdString()},
            {"citation", words::citation(violation).toStdString()}};
}

Json stateJson(const Game& game, const words::PlayerNames& names) {
    const State& state = game.state;
    const ActionCard lead = leadCard(state);
    Json json{{"chapter", state.chapter},
              {"round", state.round},
              {"phase", nameOf(state.phase)},
              {"depth", nameOf(state.depth)},
              {"strictness", nameOf(state.strictness)},
              {"initiative", orNull(state.initiative)},
              {"seized", state.seized},
              {"lead", orNull(lead)},
              {"lead_number", lead == ActionCard::None ? Json(nullptr) : Json(leadNumber(state))},
              {"played", playedJson(state)},
              {"turn", turnJson(state.turn)},
              {"ambitions", ambitionsJson(state)},
              {"available_markers", markersIn(state, Ambition::None)},
              {"court", courtJson(game)},
              {"court_discard", cardsJson(state.courtDiscard)}};
    Json players = Json::array();
    for (const Player player : game.setup.seats)
        players.push_back(playerJson(game, player, names.names[static_cast<std::size_t>(player)]));
    json["players"] = std::move(players);
    json["map"] = mapJson(game);
    if (game.setup.campaign) json["tokens"] = tokensJson(state);
    json["prompt"] = promptJson(prompt(game), names);
    json["winner"] = orNull(state.winner);
    return json;
}

}  // namespace reach::cli
