#include "app/session/on_board.h"

#include "app/session/laying.h"
#include "engine/core/campaign.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

namespace reach {
namespace {

using command::CardPile;
using command::Correct;
using command::Field;
using command::TrophyKind;

/// A correction of this kind. The caller sets what else it reads.
Correct of(Field field, Player player = Player::None, Player rival = Player::None) {
    Correct correct;
    correct.field = field;
    correct.player = player;
    correct.rival = rival;
    return correct;
}

/// Puts in corrections, as far as the box has the pieces for them.
class Laying {
  public:
    Laying(const Game& now, const Game& then, const Game& after)
        : corrections_(now), begun_(now), then_(then.state), after_(after.state) {}

    std::vector<Command> take() {
        return corrections_.take([this] { pass(); });
    }

  private:
    void pass() {
        for (int at = 0; at < kSystems; ++at) system(static_cast<SystemId>(at));
        for (const Player seat : game().setup.seats) player(seat);
        court();
        table();
        if (isCampaign(game().state)) campaign();
    }

    const Game& game() const { return corrections_.game(); }
    void put(const Correct& correct) { corrections_.put(correct); }

    void number(Correct correct, int now, int then, int after) {
        if (!isMissing(now, then, after)) return;
        correct.value = static_cast<std::int16_t>(after);
        put(correct);
    }

    void system(SystemId at) {
        const SystemState& then = then_.at(at);
        const SystemState& after = after_.at(at);
        const auto ships = [&](Player owner) -> const Ships& {
            return game().state.at(at).ships[index(owner)];
        };
        for (const Player owner : kAllOwners)
            if (isMissing(ships(owner), then.ships[index(owner)], after.ships[index(owner)])) {
                Correct correct = of(Field::Ships, owner);
                correct.system = at;
                correct.ships = after.ships[index(owner)];
                put(correct);
            }
        if (isMissing(game().state.at(at).buildings, then.buildings, after.buildings)) {
            Correct correct = of(Field::Buildings);
            correct.system = at;
            correct.buildings = after.buildings;
            put(correct);
        }
    }

    void player(Player who) {
        const PlayerState& then = then_.of(who);
        const PlayerState& after = after_.of(who);
        const auto now = [&]() -> const PlayerState& { return game().state.of(who); };
        if (const int power = begun_.state.of(who).power + after.power - then.power; now().power != power) {
            Correct correct = of(Field::Power, who);
            correct.value = static_cast<std::int16_t>(power);
            put(correct);
        }
        if (isMissing(now().slots, then.slots, after.slots)) {
            Correct correct = of(Field::Slots, who);
            correct.slots = after.slots;
            put(correct);
        }
        for (const Resource resource : kAllResources) {
            const auto marked = [&](const PlayerState& board) {
                return board.outrage[index(resource)] == OutrageMark::None ? 0 : 1;
            };
            Correct correct = of(Field::Outrage, who);
            correct.resource = resource;
            number(correct, marked(now()), marked(then), marked(after));
        }
        for (const Player rival : game().setup.seats) {
            Correct correct = of(Field::Captives, who, rival);
            correct.trophy = TrophyKind::Captives;
            number(correct, now().captives[index(rival)], then.captives[index(rival)],
                   after.captives[index(rival)]);
        }
        for (const Player owner : kAllOwners)
            for (const TrophyKind kind :
                 {TrophyKind::Ships, TrophyKind::Agents, TrophyKind::Cities, TrophyKind::Starports}) {
                Correct correct = of(Field::Trophies, who, owner);
                correct.trophy = kind;
                number(correct, countOf(now().trophies[index(owner)], kind),
                       countOf(then.trophies[index(owner)], kind),
                       countOf(after.trophies[index(owner)], kind));
            }
        cards(who, then, after);
    }

    void cards(Player who, const PlayerState& then, const PlayerState& after) {
        after.cards.forEach([&](CardId card) {
            if (!then.cards.contains(card) && !game().state.of(who).cards.contains(card)) {
                Correct correct = of(Field::Card, who);
                correct.card = card;
                put(correct);
            }
        });
        then.cards.forEach([&](CardId card) {
            if (after.cards.contains(card) || !game().state.of(who).cards.contains(card)) return;
            Correct correct = of(Field::Card);
            correct.card = card;
            if (after_.courtDeck.contains(card))
                correct.value = static_cast<std::int16_t>(CardPile::Deck);
            else if (!after_.courtDiscard.contains(card))
                return;
            put(correct);
        });
    }

    void court() {
        for (std::size_t place = 0; place < after_.court.size(); ++place) {
            const auto card = [&](const State& state) {
                return place < state.court.size() ? state.court[place].card : CardId::None;
            };
            const CardId after = after_.court[place].card;
            if (isCard(after) && isMissing(card(game().state), card(then_), after)) {
                Correct correct = of(Field::CourtCard);
                correct.card = after;
                correct.place = static_cast<std::int8_t>(place);
                put(correct);
            }
            if (!isCard(after)) continue;
            const auto agents = [&](const State& state, Player who) {
                const int at = courtPlace(state, after);
                return at < 0
                           ? 0
                           : static_cast<int>(state.court[static_cast<std::size_t>(at)].agents[index(who)]);
            };
            for (const Player who : game().setup.seats) {
                Correct correct = of(Field::CourtAgents, who);
                correct.card = after;
                number(correct, agents(game().state, who), agents(then_, who), agents(after_, who));
            }
        }
    }

    void table() {
        if (isMissing(game().state.initiative, then_.initiative, after_.initiative))
            put(of(Field::Initiative, after_.initiative));
        for (std::size_t place = 0; place < kMarkers; ++place) {
            const AmbitionMarker& after = after_.markers[place];
            if (!isMissing(game().state.markers[place], then_.markers[place], after)) continue;
            Correct correct = of(Field::Marker);
            correct.ambition = after.where;
            correct.place = static_cast<std::int8_t>(place);
            correct.value = after.flipped ? 1 : 0;
            put(correct);
        }
    }

    void campaign() {
        const CampaignState& then = then_.campaign;
        const CampaignState& after = after_.campaign;
        const auto now = [&]() -> const CampaignState& { return game().state.campaign; };
        for (const Player who : game().setup.seats) {
            const CampaignSeat& had = then_.seat(who);
            const CampaignSeat& has = after_.seat(who);
            const auto seat = [&]() -> const CampaignSeat& { return game().state.seat(who); };
            number(of(Field::Title, who), static_cast<int>(seat().title), static_cast<int>(had.title),
                   static_cast<int>(has.title));
            number(of(Field::Objective, who), seat().objective, had.objective, has.objective);
            for (const Player rival : game().setup.seats)
                number(of(Field::Favors, who, rival), seat().favors[index(rival)], had.favors[index(rival)],
                       has.favors[index(rival)]);
            for (const Resource resource : kAllResources) {
                Correct correct = of(Field::Frozen, who);
                correct.resource = resource;
                number(correct, seat().frozen[index(resource)], had.frozen[index(resource)],
                       has.frozen[index(resource)]);
            }
            if (isMissing(seat().flagship.at, had.flagship.at, has.flagship.at)) {
                Correct correct = of(Field::Flagship, who);
                correct.system = has.flagship.at;
                put(correct);
            }
        }
        if (isMissing(now().firstRegent, then.firstRegent, after.firstRegent))
            put(of(Field::FirstRegent, after.firstRegent));
        for (const Resource resource : kAllResources) {
            Correct correct = of(Field::Trust);
            correct.resource = resource;
            number(correct, now().trust[index(resource)], then.trust[index(resource)],
                   after.trust[index(resource)]);
        }
        number(of(Field::Council), now().councilDecided, then.councilDecided, after.councilDecided);
    }

    Corrections<ArcsGame> corrections_;
    const Game& begun_;
    const State& then_;
    const State& after_;
};

}  // namespace

std::vector<Command> asOnBoard(const Game& now, const Game& then, const Game& after) {
    return Laying(now, then, after).take();
}

Game whereItActed(const Game& now, const Game& then, const Game& after) {
    Game there = then;
    for (int i = 0; i < kSystems; ++i) {
        const auto at = static_cast<SystemId>(i);
        takeIfChanged(there.state.at(at), now.state.at(at), then.state.at(at), after.state.at(at));
    }
    for (const Player who : then.setup.seats) {
        PlayerState& board = there.state.of(who);
        const PlayerState& had = then.state.of(who);
        const PlayerState& has = after.state.of(who);
        const PlayerState& here = now.state.of(who);
        takeIfChanged(board.power, here.power, had.power, has.power);
        takeIfChanged(board.slots, here.slots, had.slots, has.slots);
        takeIfChanged(board.trophies, here.trophies, had.trophies, has.trophies);
        takeIfChanged(board.captives, here.captives, had.captives, has.captives);
        takeIfChanged(board.cards, here.cards, had.cards, has.cards);
    }
    takeIfChanged(there.state.court, now.state.court, then.state.court, after.state.court);
    takeIfChanged(there.state.markers, now.state.markers, then.state.markers, after.state.markers);
    takeIfChanged(there.state.initiative, now.state.initiative, then.state.initiative,
                  after.state.initiative);
    return there;
}

}  // namespace reach
