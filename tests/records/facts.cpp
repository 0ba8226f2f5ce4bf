#include "facts.h"

#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/golems.h"
#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/engine.h"
#include "engine/map/board.h"
#include "engine/record/record_names.h"
#include "engine/record/words.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <vector>

namespace reach::records {
namespace {

using Text = std::string;

Text shipsText(const Ships& ships) {
    const Text fresh = std::to_string(ships.fresh);
    return ships.damaged == 0 ? fresh : fresh + "+" + std::to_string(ships.damaged);
}

Text buildingsText(const SystemState& here) {
    Text text;
    for (const Building& building : here.buildings) {
        if (!text.empty()) text += ", ";
        text += Text(nameOf(building.owner)) + (building.used ? " used" : "") +
                (building.outside ? " outside" : "") + (building.damaged ? " damaged " : " ") +
                Text(nameOf(building.type));
    }
    return text.empty() ? "none" : text;
}

template <typename List>
Text namesOf(const List& list) {
    Text text;
    for (const auto& item : list) text += (text.empty() ? "" : " ") + Text(nameOf(item));
    return text.empty() ? "none" : text;
}

Text namesOf(const CardSet& cards) {
    std::vector<CardId> list;
    cards.forEach([&](CardId card) { list.push_back(card); });
    return namesOf(list);
}

Text rowOf(const State& state) {
    std::vector<CardId> row;
    for (const CourtSlot& slot : state.court) row.push_back(slot.card);
    return namesOf(row);
}

Text promptText(const Game& game) {
    static constexpr std::array kAsks{
        "none",      "roll",        "reroll",     "suffer",     "strike",      "aftermath",
        "ransack",   "raid",        "refill",     "choose",     "may-declare", "may-seize",
        "card-done", "place",       "homeless",   "mulligan",   "draft",       "keep-lore",
        "collect",   "hits",        "move-again", "declaring",  "act-setup",   "event-dice",
        "settle",    "policy",      "round-end",  "event",      "call-summit", "call-to-order",
        "negotiate", "which-event", "trust",      "crises",     "edicts",      "govern",
        "demand",    "action",      "at-table",   "advance",    "grand",       "close-chapter",
        "pause",     "fate",        "next-act",   "flagship",   "resettle",    "fate-card",
        "fate-step", "catapult",    "scoring",    "free-action"};
    static_assert(kAsks.size() == static_cast<std::size_t>(Ask::FreeAction) + 1);
    static constexpr std::array kKinds{"play", "act", "overflow", "", "score", "free", "finished"};
    const Prompt now = prompt(game);
    const Text kind = now.kind == Prompt::Kind::Pending ? kAsks[static_cast<std::size_t>(now.pending.ask)]
                                                        : kKinds[static_cast<std::size_t>(now.kind)];
    return now.player == Player::None ? kind : Text(nameOf(now.player)) + " " + kind;
}

Text markersOn(const Game& game, Ambition ambition) {
    const auto all = standings(game);
    const auto* box = std::ranges::find(all, ambition, &AmbitionStanding::ambition);
    if (box == all.end()) return "none";
    auto markers = box->markers;
    std::stable_sort(markers.begin(), markers.end(),
                     [](const MarkerValue& a, const MarkerValue& b) { return a.first > b.first; });
    Text text;
    for (const MarkerValue& value : markers)
        text += (text.empty() ? "" : " ") + std::to_string(value.first) + "/" + std::to_string(value.second);
    return text.empty() ? "none" : text;
}

Text titleText(const CampaignSeat& seat) {
    return seat.title == Title::Regent ? "regent" : "outlaw";
}

/// The Fates of the three Acts, or how their objectives ended.
Text fatesText(const CampaignSeat& seat) {
    Text text;
    for (const auto number : seat.fates)
        text += (text.empty() ? "" : " ") + (number == 0 ? Text("none") : Text(nameOf(fateCard(number))));
    return text;
}
Text outcomesText(const CampaignSeat& seat) {
    Text text;
    for (const auto outcome : seat.outcomes)
        text += Text(text.empty() ? "" : " ") + (outcome == 0  ? "open"
                                                 : outcome > 0 ? "completed"
                                                               : "failed");
    return text;
}

Text slotText(const Flagship& flagship, FlagshipPlace place) {
    if (!flagship.has(place)) return "none";
    const FlagshipSlot& slot = flagship.slot(place);
    return (slot.damaged ? "damaged " : "") + Text(nameOf(slot.type));
}

/// Where a card lies: with a player, or in a place of the table.
Text placeText(const State& state, CardId card) {
    if (const Player holder = holderOf(state, card); holder != Player::None) return Text(nameOf(holder));
    using event::CardPlace;
    switch (moveOf(state, card, CardPlace::Box).from) {
        case CardPlace::Deck: return "deck";
        case CardPlace::Bottom: return "bottom";
        case CardPlace::Discard: return "discard";
        case CardPlace::Court: return "court";
        case CardPlace::Resolving: return "resolving";
        case CardPlace::Played: return "played";
        case CardPlace::Booklet: return state.campaign.turned.contains(card) ? "booklet turned" : "booklet";
        case CardPlace::Stack: return "stack";
        case CardPlace::Actions: return "actions";
        case CardPlace::Attached: return "attached";
        default: return "box";
    }
}

/// Reads the subject of a line word by word and tells what the game has to say about it.
class Fact {
  public:
    Fact(const Game& game, std::string_view line) : game_(game), state_(game.state) {
        std::istringstream stream{Text(line)};
        for (Text word; stream >> word;) words_.push_back(word);
    }

    Text answer() {
        const Text value = about();
        return value.empty() ? value : subject_ + value;
    }

  private:
    /// The next word, which belongs to the subject.
    Text next() {
        Text word = at_ < words_.size() ? words_[at_++] : Text();
        subject_ += word + " ";
        return word;
    }
    template <typename Id>
    std::optional<Id> nextName() {
        return parseName<Id>(next());
    }

    Text about() {
        const Text word = next();
        if (const auto player = parseName<Player>(word)) return aboutPlayer(*player);
        if (const auto system = parseName<SystemId>(word)) return aboutSystem(*system);
        if (word == "court") return aboutCourt();
        if (word == "ambition") return markersOn(game_, nextName<Ambition>().value_or(Ambition::Tycoon));
        if (word == "supply") return std::to_string(state_.supply[index(nextName<Resource>().value())]);
        if (word == "trust")
            return std::to_string(state_.campaign.trust[index(nextName<Resource>().value())]);
        if (word == "boxed")
            return std::to_string(state_.campaign.boxed[index(nextName<Resource>().value())]);
        if (word == "card") return aboutCard();
        if (word == "golem") return aboutGolem();
        if (word == "on") return aboutPile();
        Text answer = aboutTable(word);
        return answer.empty() ? aboutCampaign(word) : answer;
    }

    /// "on F1202", "on 4-hex": what lies there.
    Text aboutPile() {
        const Text where = next();
        const auto system = parseName<SystemId>(where);
        const PilePlace place = system ? PilePlace{.at = *system} : PilePlace{.card = findCard(where)};
        const Pile& pile = state_.campaign.pile(place);
        Text all;
        const auto add = [&](int count, const Text& what) {
            if (count > 0) all += Text(all.empty() ? "" : " ") + what + " " + std::to_string(count);
        };
        for (const Resource token : kAllResources) add(pile.tokens[index(token)], Text(nameOf(token)));
        for (const Player owner : kAllOwners) {
            const Pieces& pieces = pile.pieces[index(owner)];
            const Text who = Text(nameOf(owner)) + " ";
            add(pieces.ships, who + "ships");
            add(pieces.agents, who + "agents");
            add(pieces.cities, who + "cities");
            add(pieces.starports, who + "starports");
        }
        return all.empty() ? "none" : all;
    }

    Text aboutCard() {
        const CardId card = findCard(next());
        return card == CardId::None ? Text() : placeText(state_, card);
    }

    /// "red slot 3 awake", "F503 asleep".
    Text aboutGolem() {
        const LaidToken* golem = golemToken(state_, parseName<Golem>(next()).value_or(Golem::None));
        if (golem == nullptr) return "nowhere";
        const Text slot = golem->slot < 0 ? "" : " slot " + std::to_string(golem->slot + 1);
        const Text where = golem->at != SystemId::None   ? nameOf(golem->at)
                           : golem->card != CardId::None ? Text(nameOf(golem->card))
                                                         : Text(nameOf(golem->player));
        return where + slot + (golem->turned ? " asleep" : " awake");
    }

    Text aboutCampaign(const Text& word) const {
        const CampaignState& campaign = state_.campaign;
        if (word == "act") return std::to_string(campaign.act);
        if (word == "first-regent") return Text(nameOf(campaign.firstRegent));
        if (word == "council") return campaign.councilDecided ? "decided" : "in-session";
        if (word == "policy") return Text(nameOf(campaign.policy));
        if (word == "booklet") return namesOf(campaign.booklet);
        if (word == "sponsored") return Text(nameOf(campaign.sponsored));
        if (word == "commonwealth") return Text(nameOf(campaign.commonwealth));
        return {};
    }

    Text aboutTable(const Text& word) const {
        if (word == "initiative") return Text(nameOf(state_.initiative));
        if (word == "turn") return Text(nameOf(state_.turn.player));
        if (word == "pips") return std::to_string(pipsLeft(state_.turn));
        if (word == "lead-number") return std::to_string(leadNumber(state_));
        if (word == "chapter") return std::to_string(state_.chapter);
        if (word == "round") return std::to_string(state_.round);
        if (word == "phase") return Text(nameOf(state_.phase));
        if (word == "winner") return Text(nameOf(state_.winner));
        if (word == "prompt") return promptText(game_);
        if (word == "court-discard") return namesOf(state_.courtDiscard);
        if (word == "buried") return namesOf(state_.buried);
        return {};
    }

    Text aboutPlayer(Player player) {
        const PlayerState& p = state_.of(player);
        const Text word = next();
        if (word == "power") return std::to_string(p.power);
        if (word == "hand") return p.hand == kUnknownHand ? "unknown" : std::to_string(p.hand);
        if (word == "slots") return namesOf(std::span(p.slots).first(kBoardSlots));
        if (word == "cardslot") return Text(nameOf(p.slots[kCardSlot]));
        if (word == "cities") return std::to_string(citiesOffBoard(p));
        if (word == "cards") return namesOf(p.cards);
        if (word == "count")
            return std::to_string(ambitionCount(game_, player, nextName<Ambition>().value()));
        if (word == "supply") return supplyOf(p);
        if (word == "scrapped") return scrappedOf(p);
        if (word == "outrage") return outrageOf(p);
        if (word == "captives") return std::to_string(p.captives[index(nextColor())]);
        if (word == "captive-ships") return std::to_string(p.captiveShips[index(nextColor())]);
        if (word == "trophies") return trophiesOf(p);
        return isColor(player) ? aboutSeat(state_.seat(player), word) : Text();
    }

    /// A player's part of the campaign.
    Text aboutSeat(const CampaignSeat& seat, const Text& word) {
        if (word == "title") return titleText(seat);
        if (word == "objective") return seat.objective < 0 ? "none" : std::to_string(seat.objective);
        if (word == "fates") return fatesText(seat);
        if (word == "outcomes") return outcomesText(seat);
        if (word == "favors") return std::to_string(seat.favors[index(nextColor())]);
        if (word == "frozen") return std::to_string(seat.frozen[index(nextName<Resource>().value())]);
        if (word == "flagship") return nameOf(seat.flagship.at);
        if (const auto upgrade = parseName<Upgrade>(word)) return aboutSlot(seat.flagship, *upgrade);
        return {};
    }

    /// "hull", or "hull armor".
    Text aboutSlot(const Flagship& flagship, Upgrade upgrade) {
        const bool armor = at_ < words_.size() && words_[at_] == "armor";
        if (armor) next();
        return slotText(flagship, {upgrade, armor});
    }

    /// The next word, a player's colour.
    Player nextColor() {
        const auto player = nextName<Player>();
        if (!player || !isColor(*player)) throw std::bad_optional_access();
        return *player;
    }

    Text scrappedOf(const PlayerState& p) {
        const Text word = next();
        if (word == "ships") return std::to_string(p.scrapped.ships);
        if (word == "agents") return std::to_string(p.scrapped.agents);
        return word == "cities" ? std::to_string(p.scrapped.cities) : Text();
    }

    Text supplyOf(const PlayerState& p) {
        const Text word = next();
        if (word == "ships") return std::to_string(p.shipSupply);
        if (word == "agents") return std::to_string(p.agentSupply);
        return word == "starports" ? std::to_string(p.starportSupply) : Text();
    }

    Text outrageOf(const PlayerState& p) {
        const OutrageMark mark = p.outrage[index(nextName<Resource>().value())];
        return mark == OutrageMark::None ? "off" : mark == OutrageMark::Placeholder ? "placeholder" : "on";
    }

    Text trophiesOf(const PlayerState& p) {
        const Pieces& taken = p.trophies[index(nextName<Player>().value())];
        switch (nextName<command::TrophyKind>().value()) {
            case command::TrophyKind::Ships: return std::to_string(taken.ships);
            case command::TrophyKind::Agents: return std::to_string(taken.agents);
            case command::TrophyKind::Cities: return std::to_string(taken.cities);
            default: break;
        }
        return std::to_string(taken.starports);
    }

    Text aboutSystem(SystemId system) {
        const Text word = next();
        if (word == "buildings") return buildingsText(state_.at(system));
        if (word == "type") return Text(nameOf(planetType(state_, system)));
        if (word == "control") return Text(nameOf(controller(state_, system)));
        if (word == "tokens") return tokensText(system);
        const auto player = parseName<Player>(word);
        return player && next() == "ships" ? shipsText(state_.at(system).ships[index(*player)]) : Text();
    }

    /// What Fates laid there.
    Text tokensText(SystemId system) const {
        Text text;
        for (const auto& token : state_.campaign.tokens) {
            if (token.at != system) continue;
            const TokenKind& kind = tokenKind(token.kind);
            text += Text(text.empty() ? "" : " ") + Text(kind.name.substr(0, kind.name.find("-clue")));
            if (token.turned) text += " " + Text(kind.back);
        }
        return text.empty() ? "none" : text;
    }

    Text aboutCourt() {
        const Text word = next();
        if (word == "row") return rowOf(state_);
        const int place = courtPlace(state_, findCard(word));
        const auto player = nextName<Player>();
        if (place < 0 || !player || !isColor(*player) || next() != "agents") return {};
        return std::to_string(state_.court[static_cast<std::size_t>(place)].agents[index(*player)]);
    }

    const Game& game_;
    const State& state_;
    std::vector<Text> words_;
    std::size_t at_ = 0;
    Text subject_;
};

}  // namespace

std::string tidy(std::string_view line) {
    std::istringstream stream{Text(line)};
    Text text;
    for (Text word; stream >> word;) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string factLike(const Game& game, std::string_view line) {
    if (tidy(line) == "consistent") {
        const Text problem = findInconsistency(game);
        return problem.empty() ? "consistent" : problem;
    }
    try {
        return Fact(game, line).answer();
    } catch (const std::bad_optional_access&) {
        return {};
    }
}

}  // namespace reach::records
