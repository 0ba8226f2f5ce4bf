#include "show.h"

#include <algorithm>
#include <vector>

#include "engine/campaign/empire.h"
#include "engine/campaign/golems.h"
#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/names.h"
#include "engine/map/board.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

namespace reach::tests {
namespace {

using Words = std::vector<std::string>;

Words wordsOf(std::string_view text) {
    Words words;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        if (end > 0) words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::string number(int value) {
    return std::to_string(value);
}

std::string shipsText(const Ships& ships) {
    return number(ships.fresh) + (ships.damaged > 0 ? "+" + number(ships.damaged) : "");
}

/// Words with one space between them; "none" when there are none.
std::string joined(const Words& words, const char* between = " ") {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
    return text.empty() ? "none" : text;
}

template <typename List>
std::string resources(const List& list) {
    Words words;
    for (const Resource resource : list) words.emplace_back(nameOf(resource));
    while (!words.empty() && words.back() == "none") words.pop_back();
    return joined(words);
}

/// Golems where they fill a slot (F505).
std::string slotsText(const State& state, Player player) {
    Words words;
    for (int slot = 0; slot < kResourceSlots; ++slot) {
        const LaidToken* golem = golemIn(state, player, slot);
        words.emplace_back(golem == nullptr ? nameOf(state.of(player).slots[static_cast<std::size_t>(slot)])
                           : golem->number == 0 ? "golem"
                                                : nameOf(static_cast<Golem>(golem->number)));
    }
    while (!words.empty() && words.back() == "none") words.pop_back();
    return joined(words);
}

std::string piecesText(const Pieces& pieces) {
    Words words;
    const auto add = [&](int count, const char* what) {
        if (count > 0) words.push_back(number(count) + " " + what);
    };
    add(pieces.ships, "ship");
    add(pieces.agents, "agent");
    add(pieces.cities, "city");
    add(pieces.starports, "starport");
    return joined(words);
}

std::string cardsText(const CardSet& cards) {
    Words words;
    cards.forEach([&](CardId id) { words.emplace_back(nameOf(id)); });
    return joined(words);
}

std::string outrageText(const PlayerState& player) {
    Words words;
    for (const Resource type : kAllResources) {
        const OutrageMark mark = player.outrage[static_cast<std::size_t>(index(type))];
        if (mark == OutrageMark::None) continue;
        words.emplace_back(nameOf(type));
        if (mark == OutrageMark::Placeholder) words.back() += "(placeholder)";
    }
    return joined(words);
}

/// "4-hex", then what is on the board: "4-hex, hull city, hull armor damaged starport".
std::string flagshipText(const Flagship& flagship) {
    Words all{nameOf(flagship.at)};
    for (const Upgrade upgrade : kAllUpgrades)
        for (const bool armor : {false, true})
            if (flagship.has({upgrade, armor})) {
                const FlagshipSlot& slot = flagship.slot({upgrade, armor});
                all.push_back(std::string(nameOf(upgrade)) + (armor ? " armor" : "") +
                              (slot.damaged ? " damaged " : " ") + std::string(nameOf(slot.type)));
            }
    return joined(all, ", ");
}

std::string showPlayer(const Game& game, Player who, const Words& words) {
    const PlayerState& p = game.state.of(who);
    const std::string& what = words[1];
    const Player rival = words.size() > 2 ? parseName<Player>(words[2]).value_or(Player::None) : Player::None;
    if (what == "power") return number(p.power);
    if (what == "hand") return p.hand == kUnknownHand ? "unknown" : number(p.hand);
    if (what == "ships") return number(p.shipSupply);
    if (what == "agents") return number(p.agentSupply);
    if (what == "starports") return number(p.starportSupply);
    if (what == "cities") return number(p.citiesOnBoard);
    if (what == "elsewhere") return number(p.citiesElsewhere);
    if (what == "slots") return slotsText(game.state, who);
    if (what == "open") return number(openSlots(p));
    if (what == "overflow") return resources(p.overflow);
    if (what == "cards") return cardsText(p.cards);
    if (what == "outrage") return outrageText(p);
    if (what == "title") return game.state.seat(who).title == Title::Regent ? "regent" : "outlaw";
    if (what == "objective") return number(game.state.seat(who).objective);
    if (what == "fate") return number(game.state.seat(who).fate);
    if (what == "flagship") return flagshipText(game.state.seat(who).flagship);
    if (what == "favors" && rival != Player::None)
        return number(game.state.seat(who).favors[static_cast<std::size_t>(index(rival))]);
    if (what == "captives" && rival != Player::None)
        return number(p.captives[static_cast<std::size_t>(index(rival))]);
    if (what == "captive-ships" && rival != Player::None)
        return number(p.captiveShips[static_cast<std::size_t>(index(rival))]);
    if (what == "trophies" && rival != Player::None)
        return piecesText(p.trophies[static_cast<std::size_t>(index(rival))]);
    return "?";
}

std::string showSystem(const Game& game, SystemId system, const Words& words) {
    const SystemState& here = game.state.at(system);
    if (!here.known) return "unknown";
    if (words.size() == 1) {
        Words all;
        for (const Player power : {Player::Empire, Player::Blight})
            if (const Ships& ships = here.ships[static_cast<std::size_t>(index(power))]; ships.total() > 0)
                all.push_back(std::string(nameOf(power)) + " " + shipsText(ships));
        for (const Building& building : here.buildings)
            all.push_back(std::string(nameOf(building.owner)) + (building.outside ? " outside" : "") +
                          (building.damaged ? " damaged " : " ") + std::string(nameOf(building.type)));
        return joined(all, ", ");
    }
    if (words[1] == "type") return std::string(nameOf(planetType(game.state, system)));
    if (words[1] == "control") return std::string(nameOf(controller(game.state, system)));
    if (const auto player = parseName<Player>(words[1]))
        return shipsText(here.ships[static_cast<std::size_t>(index(*player))]);
    return "?";
}

/// "tycoon red": the Power it would bring now; "tycoon red count", "tycoon red place".
std::string showAmbition(const Game& game, Ambition ambition, const Words& words) {
    const auto all = standings(game);
    const auto* found = std::ranges::find(all, ambition, &AmbitionStanding::ambition);
    if (found == all.end()) return "no ambition";
    const AmbitionStanding& box = *found;
    if (words.size() == 1) return number(box.first) + "/" + number(box.second);
    for (const Placing& placing : box.players) {
        if (nameOf(placing.player) != words[1]) continue;
        if (words.size() == 2) return number(placing.power);
        if (words[2] == "count") return number(placing.count);
        if (words[2] == "place") return number(placing.place);
        if (words[2] == "needs") return number(placing.toFirst);
    }
    return "?";
}

std::string showCard(const State& state, CardId card) {
    if (state.courtDeck.contains(card)) return "deck";
    if (state.courtDiscard.contains(card)) return "discard";
    for (const CardId buried : state.buried)
        if (buried == card) return "bottom";
    if (const int place = courtPlace(state, card); place >= 0) return "court " + number(place + 1);
    if (const Player holder = holderOf(state, card); holder != Player::None)
        return std::string(nameOf(holder));
    for (const PlayedCard& played : state.played)
        if (played.attached == card) return "played";
    for (const CardId open : state.resolving)
        if (open == card) return "resolving";
    for (const CourtSlot& slot : state.court)
        if (std::ranges::count(slot.attached, card) > 0)
            return "attached to " + std::string(nameOf(slot.card));
    if (state.campaign.booklet.contains(card))
        return state.campaign.turned.contains(card) ? "booklet, turned" : "booklet";
    if (state.campaign.faithfulStack.contains(card)) return "stack";
    if (state.campaign.actionDeck.contains(card)) return "actions";
    return "box";
}

std::string showCourt(const State& state, const Words& words) {
    const auto place = static_cast<std::size_t>(words[1][0] - '1');
    if (place >= state.court.size()) return "?";
    const CourtSlot& slot = state.court[place];
    if (words.size() == 2) return std::string(nameOf(slot.card));
    const auto player = parseName<Player>(words[2]);
    return player ? number(slot.agents[static_cast<std::size_t>(index(*player))]) : "?";
}

std::string showMarker(const State& state, const Words& words) {
    const AmbitionMarker& marker = state.markers[static_cast<std::size_t>(words[1][0] - '1')];
    std::string text(marker.where == Ambition::None ? "available" : nameOf(marker.where));
    return marker.flipped ? text + " flipped" : text;
}

std::string askText(const Pending& asked) {
    const auto counted = [&](const char* word) { return std::string(word) + " " + number(asked.count); };
    switch (asked.ask) {
        case Ask::Roll: return "roll";
        case Ask::Reroll: return "reroll";
        case Ask::Suffer: return counted("suffer");
        case Ask::Strike: return "strike";
        case Ask::Ransack: return "ransack";
        case Ask::Raid: return counted("raid");
        case Ask::Refill: return "court " + number(asked.memo.as<memo::CourtPlace>().place + 1);
        case Ask::Resolve: return "choose " + std::string(nameOf(asked.card));
        case Ask::CardDone: return asked.stage == 1 ? "first" : "automatic";
        case Ask::MayDeclare: return "declare";
        case Ask::MaySeize: return "seize";
        case Ask::Place: return counted("place");
        case Ask::Homeless: return "homeless";
        case Ask::Mulligan: return "mulligan";
        case Ask::Draft: return "draft";
        case Ask::KeepLore: return counted("keep");
        case Ask::Collect: return "collect";
        case Ask::MoveAgain: return "again";
        case Ask::Catapult: return "catapult";
        case Ask::FreeAction: return "free action";
        case Ask::EventDice: return "event dice";
        case Ask::Settle: return "settle";
        case Ask::Policy: return "policy";
        case Ask::CallSummit: return "summit";
        case Ask::CallToOrder: return "call to order";
        case Ask::Negotiate: return "negotiate";
        case Ask::Crises: return "first";
        case Ask::CrisesOrEdicts: return "crises or edicts";
        case Ask::Trust: return counted("trust");
        case Ask::Govern: return "govern";
        case Ask::Demand: return "demand " + std::string(nameOf(asked.rival));
        case Ask::ImperialAction: return "imperial action";
        case Ask::AtTable: return "at the table " + std::string(nameOf(asked.card));
        case Ask::Advance: return "advance";
        case Ask::GrandAmbitions: return "grand ambitions";
        case Ask::ChooseFate: return "fate";
        case Ask::NextAct: return "next act";
        case Ask::FateStep: return "step";
        case Ask::Flagship: return "flagship";
        case Ask::Resettle: return "resettle";
        default: return "automatic";
    }
}

std::string showPrompt(const Game& game) {
    const Prompt now = prompt(game);
    const std::string who = now.player == Player::None ? "" : std::string(nameOf(now.player)) + " ";
    switch (now.kind) {
        case Prompt::Kind::Play: return who + "play";
        case Prompt::Kind::Act: return who + "act";
        case Prompt::Kind::Overflow: return who + "overflow";
        case Prompt::Kind::Pending: return who + askText(now.pending);
        case Prompt::Kind::Score: return "score";
        case Prompt::Kind::Free: return "free";
        case Prompt::Kind::Finished: return who + "wins";
    }
    return "?";
}

std::string showTable(const Game& game, const std::string& what) {
    const State& s = game.state;
    if (what == "prompt") return showPrompt(game);
    if (what == "sponsored") return std::string(nameOf(s.campaign.sponsored));
    if (what == "initiative") return std::string(nameOf(s.initiative));
    if (what == "seized") return s.seized ? "yes" : "no";
    if (what == "zero") return s.zeroMarker ? "yes" : "no";
    if (what == "prelude") return s.turn.prelude ? "yes" : "no";
    if (what == "pips") return number(pipsLeft(s.turn));
    if (what == "chapter") return number(s.chapter);
    if (what == "round") return number(s.round);
    if (what == "phase") return std::string(nameOf(s.phase));
    if (what == "winner") return std::string(nameOf(s.winner));
    if (what == "depth") return std::string(nameOf(s.depth));
    if (what == "scrapped") return number(s.campaign.actionsScrapped);
    if (what == "discard") return number(actionDiscardSize(game).value_or(-1));
    if (what == "keys") return number(s.battle.keys);
    if (what == "deck") return number(courtDeckSize(s));
    if (what == "act") return number(s.campaign.act);
    if (what == "regent") return std::string(nameOf(s.campaign.firstRegent));
    if (what == "policy") return std::string(nameOf(s.campaign.policy));
    if (what == "council") return s.campaign.councilDecided ? "decided" : "in session";
    if (what == "trust") return number(trustSize(s));
    if (what == "commonwealth") return std::string(nameOf(s.campaign.commonwealth));
    return "?";
}

/// "banner", "golem asleep": Clues go by their sides.
std::string tokenWords(const LaidToken& token) {
    if (token.kind == FateToken::CheckClue) return "check";
    if (token.kind == FateToken::CrossClue) return "cross";
    const TokenKind& kind = tokenKind(token.kind);
    Words words{std::string(kind.name)};
    if (token.number > 0) words.emplace_back(kind.which[static_cast<std::size_t>(token.number - 1)]);
    if (const auto side = token.turned ? kind.back : kind.front; !side.empty()) words.emplace_back(side);
    return joined(words);
}

/// "4-hex tokens", "red tokens", "tycoon tokens", "F503 tokens", "aside tokens".
std::string showTokens(const State& state, const std::string& where) {
    const auto lies = [&](const LaidToken& token) {
        return nameOf(token.at) == where || nameOf(token.player) == where ||
               nameOf(token.ambition) == where || (isCard(token.card) && nameOf(token.card) == where) ||
               (where == "aside" && token.isAside());
    };
    Words all;
    for (const LaidToken& token : state.campaign.tokens)
        if (lies(token)) all.push_back(tokenWords(token));
    return joined(all);
}

/// "F1202 pile", "4-hex pile": "fuel 2", "free cities 1".
std::string showPile(const State& state, const std::string& where) {
    const auto system = parseName<SystemId>(where);
    const Pile& pile = state.campaign.pile(system ? PilePlace{.at = *system} : PilePlace{findCard(where)});
    Words all;
    const auto at = [](auto id) { return static_cast<std::size_t>(index(id)); };
    for (const Resource token : kAllResources)
        if (const int count = pile.tokens[at(token)]; count > 0)
            all.push_back(std::string(nameOf(token)) + " " + number(count));
    for (const Player owner : kAllOwners)
        if (pile.pieces[at(owner)].total() > 0)
            all.push_back(
                std::string(nameOf(owner)) + ": " + piecesText(pile.pieces[at(owner)]) +
                (pile.damaged[at(owner)] > 0 ? ", damaged " + number(pile.damaged[at(owner)]) : ""));
    return joined(all, ", ");
}

}  // namespace

std::string show(const Game& game, std::string_view what) {
    const Words words = wordsOf(what);
    if (words.empty()) return "?";
    const Resource resource =
        words.size() > 1 ? parseName<Resource>(words[1]).value_or(Resource::None) : Resource::None;
    if (words[0] == "supply" && resource != Resource::None)
        return number(game.state.supply[static_cast<std::size_t>(index(resource))]);
    if (words[0] == "spent" && resource != Resource::None)
        return number(game.state.turn.tray[static_cast<std::size_t>(index(resource))]);
    if (words.size() > 1 && words[1] == "tokens") return showTokens(game.state, words[0]);
    if (words.size() > 1 && words[1] == "pile") return showPile(game.state, words[0]);
    if (words[0] == "court" && words.size() > 1) return showCourt(game.state, words);
    if (words[0] == "marker" && words.size() > 1) return showMarker(game.state, words);
    if (const auto player = parseName<Player>(words[0]); player && words.size() > 1)
        return showPlayer(game, *player, words);
    if (const auto system = parseName<SystemId>(words[0])) return showSystem(game, *system, words);
    if (const auto ambition = parseName<Ambition>(words[0])) return showAmbition(game, *ambition, words);
    if (const CardId card = findCard(words[0]); card != CardId::None) return showCard(game.state, card);
    return showTable(game, words[0]);
}

}  // namespace reach::tests
