#include "app/cli/state_text.h"

#include "app/words/prompt_words.h"
#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/map/board.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/query.h"

namespace reach::cli {
namespace {

std::string text(std::string_view view) {
    return std::string(view);
}

/// Adds a part of a list.
void append(std::string& list, const std::string& part, const char* between = ", ") {
    if (!list.empty()) list += between;
    list += part;
}

std::string orElse(const std::string& list, const char* otherwise) {
    return list.empty() ? otherwise : list;
}

std::string shipsText(const Ships& ships) {
    auto count = std::to_string(ships.fresh);
    if (ships.damaged > 0) count += "+" + std::to_string(ships.damaged);
    return count;
}

std::string gameLine(const State& state) {
    // Once the last hand is empty, no other round begins (Base p.11).
    const bool inRound = tracksTurns(state) && state.phase == Phase::Playing;
    return "chapter " + std::to_string(state.chapter) +
           (inRound ? ", round " + std::to_string(state.round) : "") + ", " + text(nameOf(state.phase)) +
           "; initiative: " + text(nameOf(state.initiative)) + (state.seized ? " (seized)" : "");
}

std::string playedLine(const State& state) {
    std::string list;
    for (const PlayedCard& card : state.played)
        append(list, text(nameOf(card.player)) + " " + text(nameOf(card.mode)) + " " + nameOf(card.card) +
                         (card.extraCard ? " and a card to seize" : ""));
    return "played: " + orElse(list, "nothing");
}

std::string markersIn(const State& state, Ambition where) {
    std::string list;
    for (std::size_t i = 0; i < kMarkers; ++i) {
        if (state.markers[i].where != where) continue;
        const MarkerValue value = markerValue(static_cast<int>(i), state.markers[i].flipped);
        append(list, std::to_string(value.first) + "/" + std::to_string(value.second), " ");
    }
    return list;
}

std::string ambitionsLine(const State& state) {
    std::string list;
    for (const Ambition ambition : ambitionsInPlay(state))
        if (const auto markers = markersIn(state, ambition); !markers.empty())
            append(list, text(nameOf(ambition)) + " " + markers);
    return "ambitions: " + orElse(list, "none") +
           "; available: " + orElse(markersIn(state, Ambition::None), "none");
}

std::string courtLine(const Game& game) {
    std::string row;
    for (const CourtSlot& slot : game.state.court) {
        auto place = text(nameOf(slot.card));
        for (const Player player : game.setup.seats)
            if (const int agents = slot.agents[static_cast<std::size_t>(player)]; agents > 0)
                place += " " + text(nameOf(player)) + " " + std::to_string(agents);
        append(row, place);
    }
    return "court: " + row;
}

std::string takenText(const PlayerState& p) {
    std::string list;
    for (const Player rival : kAllOwners) {
        const auto color = text(nameOf(rival));
        const int trophies = p.trophies[static_cast<std::size_t>(rival)].total();
        const int captives = isColor(rival) ? p.captives[static_cast<std::size_t>(rival)] : 0;
        if (trophies > 0) append(list, std::to_string(trophies) + " trophies of " + color);
        const int ships = p.captiveShips[static_cast<std::size_t>(rival)];
        if (captives > 0) append(list, std::to_string(captives) + " captives of " + color);
        if (ships > 0) append(list, std::to_string(ships) + " captive ships of " + color);
    }
    return list;
}

std::string playerLine(const Game& game, Player player, const QString& name) {
    const PlayerState& p = game.state.of(player);
    std::string resources;
    for (const Resource slot : p.slots)
        if (slot != Resource::None) append(resources, text(nameOf(slot)), " ");
    std::string cards;
    p.cards.forEach([&](CardId card) { append(cards, text(nameOf(card)), " "); });
    auto line = text(nameOf(player)) + (name.isEmpty() ? "" : " (" + name.toStdString() + ")") + ": power " +
                std::to_string(p.power) + ", hand " +
                (p.hand == kUnknownHand ? "unknown" : std::to_string(p.hand)) + "; " +
                orElse(resources, "no resources") + "; " + orElse(cards, "no cards");
    for (const Resource resource : kAllResources)
        if (isOutraged(p, resource)) line += "; outraged: " + text(nameOf(resource));
    if (const auto taken = takenText(p); !taken.empty()) line += "; " + taken;
    return line + (p.conceded ? "; conceded" : "");
}

/// "act 2; first regent: red; policy: AID04; trust: relic 2; council: decided".
std::string campaignLine(const State& state) {
    const CampaignState& campaign = state.campaign;
    if (campaign.act == 0) return {};
    std::string trust;
    for (const Resource token : kAllResources)
        if (const int count = campaign.trust[static_cast<std::size_t>(token)]; count > 0)
            append(trust, text(nameOf(token)) + " " + std::to_string(count));
    const auto named = [&](const char* what, const CardSet& cards) {
        std::string list;
        cards.forEach([&](CardId card) {
            append(list, text(sideOf(card, state.campaign.turned.contains(card))), " ");
        });
        return list.empty() ? list : what + list;
    };
    return "act " + std::to_string(campaign.act) + "; first regent: " + text(nameOf(campaign.firstRegent)) +
           "; policy: " + text(nameOf(campaign.policy)) + "; trust: " + orElse(trust, "empty") +
           "; council: " + (campaign.councilDecided ? "decided" : "in session") +
           named("; faithful stack: ", campaign.faithfulStack) +
           named("; among the action cards: ", campaign.actionDeck) +
           (campaign.actionsScrapped > 0
                ? "; action cards scrapped: " + std::to_string(campaign.actionsScrapped)
                : "");
}

/// "; flagship 4-hex, hull city, hull armor damaged starport".
std::string flagshipText(const Flagship& flagship) {
    if (!flagship.exists()) return {};
    auto line = "; flagship " + nameOf(flagship.at);
    for (const Upgrade upgrade : kAllUpgrades)
        for (const bool armor : {false, true})
            if (const FlagshipSlot& slot = flagship.slot({upgrade, armor}); slot.owner != Player::None)
                line += ", " + text(nameOf(upgrade)) + (armor ? " armor" : "") +
                        (slot.damaged ? " damaged " : " ") + text(nameOf(slot.type));
    return line;
}

/// "steward, regent, objective at 14; favors of blue 1".
std::string seatText(const Game& game, Player player) {
    if (game.state.campaign.act == 0) return {};
    const CampaignSeat& seat = game.state.seat(player);
    auto line =
        "; " + text(nameOf(fateCard(seat.fate))) + (seat.title == Title::Regent ? ", regent" : ", outlaw");
    if (seat.objective >= 0) line += ", objective at " + std::to_string(seat.objective);
    for (const Player rival : game.setup.seats)
        if (const int favors = seat.favors[static_cast<std::size_t>(rival)]; favors > 0)
            line += ", favors of " + text(nameOf(rival)) + " " + std::to_string(favors);
    return line + flagshipText(seat.flagship);
}

/// "banner damaged": the token's words in a record.
std::string tokenText(const LaidToken& token) {
    const TokenKind& kind = tokenKind(token.kind);
    const auto number = static_cast<std::size_t>(token.number);
    std::string words = text(kind.name);
    if (number > 0 && number <= kind.which.size()) append(words, text(kind.which[number - 1]), " ");
    if (const auto side = token.turned ? kind.back : kind.front; !side.empty())
        append(words, text(side), " ");
    return words;
}

/// The tokens outside of systems: "tokens: golem awake on F503; golem seeker asleep of red, slot 1; ideal
/// zeal on tycoon; banner of red; bunker aside".
std::string tokensLine(const State& state) {
    std::string all;
    for (const LaidToken& token : state.campaign.tokens) {
        if (token.at != SystemId::None) continue;
        const std::string slot = token.slot < 0 ? "" : ", slot " + std::to_string(token.slot + 1);
        const std::string where = token.player != Player::None ? " of " + text(nameOf(token.player)) + slot
                                  : token.ambition != Ambition::None ? " on " + text(nameOf(token.ambition))
                                  : token.card != CardId::None       ? " on " + text(nameOf(token.card))
                                                                     : " aside";
        append(all, tokenText(token) + where, "; ");
    }
    return all.empty() ? all : "tokens: " + all;
}

std::string systemLine(const Game& game, SystemId system) {
    const SystemState& here = game.state.at(system);
    if (!here.known) return nameOf(system) + ": unknown";
    std::string pieces;
    for (const Player player : kAllOwners)
        if (const Ships& ships = here.ships[static_cast<std::size_t>(player)]; ships.total() > 0)
            append(pieces, text(nameOf(player)) + " ships " + shipsText(ships));
    for (const Building& building : here.buildings)
        append(pieces, text(nameOf(building.owner)) + (building.damaged ? " damaged " : " ") +
                           text(nameOf(building.type)));
    for (const LaidToken& token : game.state.campaign.tokens)
        if (token.at == system) append(pieces, tokenText(token));
    if (system == SystemId::TwistedPassage)
        append(pieces, "leads to " + text(nameOf(game.state.campaign.roll.symbol)));
    if (pieces.empty()) return {};
    const Player control = controller(game.state, system);
    return nameOf(system) + ": " + pieces +
           (control == Player::None ? "" : "; " + text(nameOf(control)) + " controls");
}

}  // namespace

std::string stateText(const Game& game, const words::PlayerNames& names) {
    const State& state = game.state;
    std::string all;
    const auto add = [&](const std::string& line) {
        if (!line.empty()) all += line + "\n";
    };
    add(gameLine(state));
    add(campaignLine(state));
    add(playedLine(state));
    add(ambitionsLine(state));
    add(courtLine(game));
    for (const Player player : game.setup.seats)
        add(playerLine(game, player, names.names[static_cast<std::size_t>(player)]) + seatText(game, player));
    if (state.depth != Depth::Score)
        forEachSystem(systemsInPlay(game) | brokenGates(game.state),
                      [&](SystemId system) { add(systemLine(game, system)); });
    add(tokensLine(state));
    if (state.winner != Player::None) add("winner: " + text(nameOf(state.winner)));
    add("next: " + words::promptText(prompt(game), names, !game.state.played.empty()).toStdString());
    return all;
}

}  // namespace reach::cli
