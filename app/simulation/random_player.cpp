#include "app/simulation/random_player.h"

#include "engine/contract/catalogue.h"
#include "engine/contract/printed.h"
#include "engine/map/setup_cards.h"
#include "engine/record/record.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

#include <algorithm>
#include <numeric>

namespace reach::simulation {
namespace {

/// The face records count this one on.
std::size_t firstAlike(std::size_t kind, std::size_t face) {
    const auto& faces = kDieFaces[kind];
    return static_cast<std::size_t>(std::find(faces.begin(), faces.end(), faces[face]) - faces.begin());
}

}  // namespace

Setup RandomPlayer::setup(int players, int lore) {
    Setup setup;
    do {
        setup.setupCard = static_cast<std::uint8_t>(chance_.below(kSetupCards));
    } while (setupCard(setup).players != players);
    auto colors = kAllPlayers;
    chance_.shuffle(colors);
    for (int seat = 0; seat < players; ++seat) setup.seats.push(colors[static_cast<std::size_t>(seat)]);
    std::array<int, kCourtCards> deck{};
    std::iota(deck.begin(), deck.end(), 0);
    chance_.shuffle(deck);
    for (std::size_t place = 0; place < (players == 2 ? 3U : 4U); ++place)
        setup.court.push(static_cast<CardId>(deck[place]));
    if (lore > 0) layOut(setup, lore);
    return setup;
}

Setup RandomPlayer::campaign(int players) {
    constexpr int kFirstFates = 8;
    Setup setup;
    setup.campaign = true;
    notebook_.begin(chance_.below(2) == 0);
    auto colors = kAllPlayers;
    chance_.shuffle(colors);
    std::array<int, kFirstFates> fates{};
    std::iota(fates.begin(), fates.end(), 1);
    chance_.shuffle(fates);
    std::ranges::stable_partition(fates, [&](int number) { return isFavoured(fateCard(number)); });
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        setup.seats.push(colors[seat]);
        setup.fates.push(static_cast<std::uint8_t>(fates[seat]));
    }
    return setup;
}

void RandomPlayer::layOut(Setup& setup, int lore) {
    std::array<int, kLeaders> leaders{};
    std::iota(leaders.begin(), leaders.end(), 1);
    chance_.shuffle(leaders);
    std::array<int, kLore> cards{};
    std::iota(cards.begin(), cards.end(), 1);
    chance_.shuffle(cards);
    const std::size_t players = setup.seats.size();
    for (std::size_t i = 0; i <= players; ++i) setup.leaders.push(leaderCard(leaders[i]));
    for (std::size_t i = 0; i <= players * static_cast<std::size_t>(lore); ++i)
        setup.lore.push(loreCard(cards[i]));
}

std::optional<Command> RandomPlayer::next(const Game& game) {
    return next(game, options(game));
}

std::optional<Command> RandomPlayer::next(const Game& game, const std::vector<Option>& offered) {
    if (game.setup.campaign)
        if (auto command = notebook_.next(game, offered, chance_)) return command;
    const Prompt now = prompt(game);
    const bool otherFirst = now.pending.ask == Ask::Reroll && !offered.empty() && chance_.below(3) == 0;
    if (now.kind == Prompt::Kind::Pending && !otherFirst)
        if (auto command = answer(game, now.pending)) return command;
    if (offered.empty()) return std::nullopt;
    const Command* wanted = favoured_.empty() || chance_.below(2) == 0 ? nullptr : favoured(game, offered);
    const Command& whole = wanted != nullptr ? *wanted : chance_.oneOf(offered).command;
    return someOf(game, whole, offered);
}

/// An option, or a part of it where it names the most there can be.
std::optional<Command> RandomPlayer::someOf(const Game& game, const Command& whole,
                                            const std::vector<Option>& offered) {
    std::optional<Command> some(whole);
    if (auto* move = std::get_if<command::Move>(&*some))
        narrow(*move);
    else if (auto* battle = std::get_if<command::Battle>(&*some))
        mixDice(*battle, offered);
    else
        return some;
    // A card may want more than any part of what is offered: two dice at least, a battle after the move.
    if (!check(game, *some).legal()) some = whole;
    return some;
}

void RandomPlayer::favour(CardId card) {
    favoured_.push_back(card);
    for (const PrintedCard& printed : printedCards())
        if (printed.fate != 0 && findCard(printed.id) == card) favoured_.push_back(fateCard(printed.fate));
}

bool RandomPlayer::isFavoured(CardId card) const {
    return card != CardId::None && std::ranges::find(favoured_, card) != favoured_.end();
}

/// One that names a favoured card, or that answers what it asks; null.
const Command* RandomPlayer::favoured(const Game& game, const std::vector<Option>& offered) {
    const auto& pending = game.state.pending;
    const bool asks =
        !pending.empty() && pending.back().ask == Ask::Resolve && isFavoured(pending.back().card);
    std::vector<const Command*> wanted;
    for (const Option& option : offered) {
        const bool names = std::visit(
            [&](const auto& c) {
                using Entry = std::decay_t<decltype(c)>;
                if constexpr (std::is_same_v<Entry, command::Choose>)
                    return asks || isFavoured(c.choice.card);
                else if constexpr (requires { CardId{c.card}; })
                    return isFavoured(c.card);
                else
                    return false;
            },
            option.command);
        if (names) wanted.push_back(&option.command);
    }
    return wanted.empty() ? nullptr : chance_.oneOf(wanted);
}

std::optional<Command> RandomPlayer::answer(const Game& game, const Pending& asked) {
    switch (asked.ask) {
        case Ask::Roll: return roll(game.state.battle);
        case Ask::Reroll: return reroll(game, asked);
        case Ask::Refill: return refill(game.state);
        case Ask::EventDice: return rollEvent(asked);
        case Ask::CallToOrder:
        case Ask::Negotiate: return deal(game, asked);
        default: return std::nullopt;
    }
}

Command RandomPlayer::roll(const BattleState& battle) {
    command::Roll roll;
    for (std::size_t kind = 0; kind < kDice; ++kind)
        for (int die = 0; die < battle.dice[kind]; ++die)
            ++roll.faces[kind][firstAlike(kind, static_cast<std::size_t>(chance_.below(kFaces)))];
    return roll;
}

/// Any of the dice that may be, each with any face.
Command RandomPlayer::reroll(const Game& game, const Pending& asked) {
    const DiceCount may = cardOf(asked.card).battle.rerolls(game, asked.player);
    command::Reroll reroll;
    for (std::size_t kind = 0; kind < kDice; ++kind) {
        int dice = chance_.between(0, may[kind]);
        for (std::size_t face = 0; face < kFaces; ++face)
            for (int shown = game.state.battle.faces[kind][face]; shown > 0 && dice > 0; --shown, --dice) {
                ++reroll.before[kind][face];
                ++reroll.after[kind][firstAlike(kind, static_cast<std::size_t>(chance_.below(kFaces)))];
            }
    }
    return reroll;
}

std::optional<Command> RandomPlayer::refill(const State& state) {
    static thread_local std::vector<CardId> drawable;  // kept: this asks for no memory
    drawable.clear();
    forEachDrawable(state, [&](CardId card) { drawable.push_back(card); });
    if (drawable.empty()) return std::nullopt;
    if (const auto wanted = std::ranges::find_if(drawable, [&](CardId card) { return isFavoured(card); });
        wanted != drawable.end())
        return command::Court{*wanted};
    return command::Court{chance_.oneOf(drawable)};
}

Command RandomPlayer::rollEvent(const Pending& asked) {
    command::RollEvent roll;
    const EventDiceAsked dice = eventDiceOf(asked);
    if (dice.number) roll.cluster = static_cast<std::int8_t>(chance_.below(kClusters));
    if (dice.symbol) roll.symbol = static_cast<Spot>(chance_.between(1, 3));
    roll.crisis = dice.other && chance_.below(2) == 0;
    return roll;
}

/// A deal of a part or two, now and then, that the rules allow; nothing when none comes to mind.
std::optional<Command> RandomPlayer::deal(const Game& game, const Pending& asked) {
    if (chance_.below(2) == 0) return std::nullopt;
    constexpr int kIdeas = 12;
    for (int idea = 0; idea < kIdeas; ++idea) {
        command::Deal deal;
        for (int parts = chance_.between(1, 2); parts > 0; --parts) deal.parts.push(dealPart(game));
        const bool forgives = deal.parts[0].kind == command::DealPart::Kind::Forgive;
        if (asked.ask == Ask::CallToOrder && forgives) {  // for a Psionic (F1411)
            deal.parts.clear();
            const Player to = nextSeat(game.setup, asked.player);
            deal.parts.push({.kind = command::DealPart::Kind::Forgive,
                             .from = asked.player,
                             .to = to,
                             .resource = static_cast<Resource>(chance_.below(kResources))});
            deal.parts.push({.from = asked.player, .to = to, .resource = Resource::Psionic});
        } else if (asked.ask == Ask::CallToOrder) {
            deal.player = asked.player;
            deal.rival = deal.parts[0].from;
            deal.favors = static_cast<std::int8_t>(chance_.between(1, 3));
        }
        if (check(game, deal).legal()) return deal;
    }
    return std::nullopt;
}

namespace {

std::vector<CardId> cardsOf(const Game& game, Player player) {
    std::vector<CardId> cards;
    game.state.of(player).cards.forEach([&](CardId card) { cards.push_back(card); });
    return cards;
}

}  // namespace

command::DealPart RandomPlayer::dealPart(const Game& game) {
    using command::TrophyKind;
    const auto& seats = game.setup.seats;
    const auto anybody = [&] {
        return seats[static_cast<std::size_t>(chance_.below(static_cast<int>(seats.size())))];
    };
    command::DealPart part;
    part.kind = static_cast<command::DealPart::Kind>(chance_.below(10));
    part.from = anybody();
    part.to = anybody();
    if (part.kind == command::DealPart::Kind::Cede) {
        constexpr std::array kPieces{TrophyKind::Ships, TrophyKind::Cities, TrophyKind::Starports};
        part.piece = kPieces[static_cast<std::size_t>(chance_.below(3))];
        part.system = static_cast<SystemId>(chance_.below(kSystems));
    } else if (part.kind == command::DealPart::Kind::Delegate) {
        part.card =
            game.state
                .court[static_cast<std::size_t>(chance_.below(static_cast<int>(game.state.court.size())))]
                .card;
    } else if (part.kind == command::DealPart::Kind::Forgive) {
        part.resource = static_cast<Resource>(chance_.below(kResources));
    } else if (part.kind == command::DealPart::Kind::Give && chance_.below(4) == 0 &&
               !cardsOf(game, part.from).empty()) {
        const auto cards = cardsOf(game, part.from);
        part.card = cards[static_cast<std::size_t>(chance_.below(static_cast<int>(cards.size())))];
    } else if (part.kind >= command::DealPart::Kind::Broker) {
        part.system = systemAt(chance_.below(kClusters), Spot::Gate);
    } else if (part.kind == command::DealPart::Kind::Share) {
        part.system = static_cast<SystemId>(chance_.below(kSystems));
    } else if (part.kind == command::DealPart::Kind::Give && chance_.below(4) == 0) {
        part.golem = static_cast<Golem>(chance_.between(1, kAllGolems.size()));
    } else if (part.kind == command::DealPart::Kind::Consent && chance_.below(3) == 0) {
        // to a Guild card (F414)
    } else if (part.kind == command::DealPart::Kind::Consent ||
               (part.kind == command::DealPart::Kind::Give && chance_.below(2) == 0)) {
        part.resource = static_cast<Resource>(chance_.below(kResources));
    } else if (part.kind == command::DealPart::Kind::Give) {
        part.piece = static_cast<TrophyKind>(chance_.below(9));
        if (!isToken(part.piece)) part.color = static_cast<Player>(chance_.below(kOwners));
    }
    return part;
}

/// One number after the other: as arguments of a call they come in whatever order the compiler likes.
Ships RandomPlayer::someOf(const Ships& all) {
    const int damaged = chance_.between(0, all.damaged);
    const int fresh = chance_.between(0, all.fresh);
    return {static_cast<std::int8_t>(fresh), static_cast<std::int8_t>(damaged)};
}

/// Some of the ships, and some of those left behind on the way.
void RandomPlayer::narrow(command::Move& move) {
    const Ships all = move.ships;
    if (all.total() == 0) return;  // the Flagship, or Imperial ships alone
    do {
        move.ships = someOf(all);
    } while (move.ships.total() == 0 && !move.flagship);
    Ships left = move.ships;
    for (std::size_t i = 0; i + 1 < move.route.size(); ++i) {
        const Ships drop = someOf(left);
        if (drop.total() == left.total()) continue;
        move.route[i].drop = drop;
        left = {static_cast<std::int8_t>(left.fresh - drop.fresh),
                static_cast<std::int8_t>(left.damaged - drop.damaged)};
    }
}

/// Any number up to the most offered, of any kinds offered for this battle.
void RandomPlayer::mixDice(command::Battle& battle, const std::vector<Option>& offered) {
    FixedVector<std::size_t, 3 * kDice> kinds;
    int most = 0;
    for (const Option& option : offered) {
        const auto* other = std::get_if<command::Battle>(&option.command);
        if (!other || other->player != battle.player || other->defender != battle.defender ||
            other->system != battle.system || !(other->fleet == battle.fleet) ||
            !(other->lent == battle.lent))
            continue;
        for (std::size_t kind = 0; kind < kDice; ++kind)
            if (other->dice[kind] > 0) {
                kinds.push(kind);
                most = std::max<int>(most, other->dice[kind]);
            }
    }
    battle.dice = {};
    if (kinds.empty()) return;
    for (int dice = chance_.between(1, most); dice > 0; --dice) ++battle.dice[chance_.oneOf(kinds)];
}

}  // namespace reach::simulation
