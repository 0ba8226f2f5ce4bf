#include "app/simulation/random_player.h"

#include "app/simulation/effects.h"
#include "engine/campaign/empire.h"
#include "engine/campaign/summit.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/contract/printed.h"
#include "engine/core/fate_tokens.h"
#include "engine/map/setup_cards.h"
#include "engine/record/record.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

#include <algorithm>
#include <numeric>

namespace reach::simulation {
namespace {

/// The face under which records count this face.
std::size_t firstAlike(std::size_t kind, std::size_t face) {
    const auto& faces = kDieFaces[kind];
    return static_cast<std::size_t>(std::find(faces.begin(), faces.end(), faces[face]) - faces.begin());
}

/// The Fate with a token at the goal of a move; else None.
CardId tokenAtEnd(const State& state, const command::Move& move) {
    if (move.route.empty() || !contains(state.campaign.inPlay.systems, move.route.back().to))
        return CardId::None;
    const auto& tokens = state.campaign.tokens;
    const auto* found = std::ranges::find(tokens, move.route.back().to, &LaidToken::at);
    return found == tokens.end() ? CardId::None : fateCard(tokenKind(found->kind).fate);
}

template <typename Entry>
constexpr bool kNamesCard = std::is_same_v<Entry, command::Choose> || std::is_same_v<Entry, command::Move> ||
                            std::is_same_v<Entry, command::Battle> || requires(Entry c) { CardId{c.card}; };

/// True for entries that can name a card, by Command::index(). Most options name none and need no visit.
constexpr auto kWhichNameCards = []<typename... Entry>(std::type_identity<std::variant<Entry...>>) {
    return std::array{kNamesCard<Entry>...};
}(std::type_identity<Command>{});

/// The card of an entry. `asking` is the card whose question is open.
CardId cardNamed(const State& state, const Command& command, CardId asking) {
    if (!kWhichNameCards[command.index()]) return CardId::None;
    if (const auto* move = std::get_if<command::Move>(&command)) return tokenAtEnd(state, *move);
    return std::visit(
        [&](const auto& c) {
            using Entry = std::decay_t<decltype(c)>;
            if constexpr (std::is_same_v<Entry, command::Choose>)
                return asking != CardId::None ? asking : c.choice.card;
            else if constexpr (std::is_same_v<Entry, command::Battle>)
                return isColor(c.defender) ? fateCard(state.seat(c.defender).fate) : CardId::None;
            else if constexpr (requires { CardId{c.card}; })
                return CardId{c.card};
            else
                return CardId::None;
        },
        command);
}

}  // namespace

/// The possible deals of each pair of players in this game, computed once, because many ideas are tried.
class RandomPlayer::DealOffers {
  public:
    explicit DealOffers(const Game& game) : game_(game) {}

    const std::vector<command::DealPart>& between(Player from, Player to) {
        auto& offers = offers_[index(from)][index(to)];
        if (offers.empty()) offers = dealOffers(game_, from, to);  // at least a Promise
        return offers;
    }

  private:
    const Game& game_;
    std::array<std::array<std::vector<command::DealPart>, kPlayerColors>, kPlayerColors> offers_;
};

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
    liked_ = {};
    for (int act = 0; act < kActs; ++act) likeFate(chance_.between(1, kFirstFates) + act * kFirstFates);
    auto colors = kAllPlayers;
    chance_.shuffle(colors);
    std::array<int, kFirstFates> fates{};
    std::iota(fates.begin(), fates.end(), 1);
    chance_.shuffle(fates);
    std::ranges::partition(fates, [&](int fate) { return liked_.contains(fateCard(fate)); });
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        setup.seats.push(colors[seat]);
        setup.fates.push(static_cast<std::uint8_t>(fates[seat]));
    }
    return setup;
}

/// Makes this Fate one of the favoured Fates.
void RandomPlayer::likeFate(int fate) {
    liked_.insert(fateCard(fate));
    cardsOfFates().forEach([&](CardId card) {
        if (printedOf(card)->fate == fate) liked_.insert(card);
    });
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

/// An entry that is none of the options, or that comes before them; nullopt if the player chooses an option.
std::optional<Command> RandomPlayer::special(const Game& game, const std::vector<Option>& offered) {
    if (game.setup.campaign)
        if (auto command = notebook_.next(game, offered, chance_)) return command;
    const auto& pending = game.state.pending;
    const Prompt::Kind now = promptKind(game);
    if (game.setup.campaign && (now == Prompt::Kind::Score || now == Prompt::Kind::Play))
        if (auto command = correct(game, now)) return command;
    if (now == Prompt::Kind::Pending) {
        const Pending& asked = pending.back();
        const bool otherFirst = asked.ask == Ask::Reroll && !offered.empty() && chance_.below(3) == 0;
        if (!otherFirst)
            if (auto command = answer(game, asked)) return command;
    }
    return std::nullopt;
}

std::optional<Command> RandomPlayer::next(const Game& game, const std::vector<Option>& offered) {
    if (game.setup.campaign || !game.state.pending.empty())
        if (auto command = special(game, offered)) return command;
    if (offered.empty()) return std::nullopt;
    const Option* wanted = game.setup.campaign ? wish(game, offered) : nullptr;
    return someOf(game, wanted != nullptr ? *wanted : chance_.oneOf(offered), offered);
}

/// An option, or a part of it if the option names the maximum.
std::optional<Command> RandomPlayer::someOf(const Game& game, const Option& whole,
                                            const std::vector<Option>& offered) {
    std::optional<Command> some(whole.command);
    Player player = Player::None;
    if (auto* move = std::get_if<command::Move>(&*some)) {
        player = move->player;
        narrow(*move);
    } else if (auto* battle = std::get_if<command::Battle>(&*some)) {
        player = battle->player;
        mixDice(*battle, whole, offered);
    } else {
        return some;
    }
    // A card may need more than a part of the offer: at least two dice, or a battle after the move.
    const bool cards = game.setup.campaign || !game.state.of(player).cards.empty();
    if (cards && !check(game, *some).legal()) some = whole.command;
    return some;
}

/// Any of the entries that `likes` accepts; else null.
template <typename Likes>
const Option* RandomPlayer::anyOf(const std::vector<Option>& offered, Likes likes) {
    const auto isLiked = [&](const Option& option) { return likes(option.command); };
    const auto count = std::ranges::count_if(offered, isLiked);
    if (count == 0) return nullptr;
    int skip = chance_.below(static_cast<int>(count));
    return &*std::ranges::find_if(offered, [&](const Option& o) { return isLiked(o) && skip-- == 0; });
}

/// An entry that players of a campaign prefer; else null. War is needed for an Edict (F1509).
const Option* RandomPlayer::wish(const Game& game, const std::vector<Option>& offered) {
    if (chance_.below(4) == 0) return nullptr;
    const auto declares = [](const Command& command) {
        return std::holds_alternative<command::Declare>(command);
    };
    if (chance_.below(2) == 0)
        if (const Option* ambition = anyOf(offered, declares)) return ambition;
    const auto attacks = [&](const Command& command) {
        const auto* battle = std::get_if<command::Battle>(&command);
        return battle != nullptr && isColor(battle->defender) &&
               liked_.contains(fateCard(game.state.seat(battle->defender).fate));
    };
    if (chance_.below(2) == 0)
        if (const Option* battle = anyOf(offered, attacks)) return battle;
    const auto makesWar = [](const Command& command) {
        const auto* choose = std::get_if<command::Choose>(&command);
        return choose != nullptr && isCard(choose->choice.card) && isWar(choose->choice.card);
    };
    if (game.state.campaign.booklet.contains(fateSetCard(15, 9)))
        if (const Option* war = anyOf(offered, makesWar)) return war;
    return aboutFates(game, offered);
}

/// An entry about a card of a Fate, a move to one of its tokens, or an attack on its player. The card is
/// mostly chosen among those of the favoured Fates, else among all others. If the player's own Fate is in
/// that set, it is chosen half of the time; otherwise each card of the set is equally likely. Each use of the
/// chosen card is equally likely. A player of a favoured Fate mostly keeps it. Null: there is no such entry.
const Option* RandomPlayer::aboutFates(const Game& game, const std::vector<Option>& offered) {
    const auto& pending = game.state.pending;
    const bool asks = !pending.empty() && pending.back().ask == Ask::Resolve;
    const CardId asking = asks ? pending.back().card : CardId::None;
    const bool choosesFate = !pending.empty() && pending.back().ask == Ask::ChooseFate;
    const Player player = pending.empty() ? game.state.turn.player : pending.back().player;
    const CardId own = isColor(player) ? fateCard(game.state.seat(player).fate) : CardId::None;
    // Static, so that choosing allocates no memory.
    static thread_local std::vector<std::pair<CardId, const Option*>> about;
    about.clear();
    CardSet cards;
    CardSet liked;
    const CardSet& ofFates = cardsOfFates();
    for (const Option& option : offered) {
        const CardId card = cardNamed(game.state, option.command, asking);
        if (card == CardId::None) continue;
        const bool goesThere = std::holds_alternative<command::Move>(option.command);
        const bool likes = liked_.contains(card);
        if (!goesThere && card != own && !likes && !ofFates.contains(card)) continue;
        about.emplace_back(card, &option);
        (likes ? liked : cards).insert(card);
    }
    if (about.empty()) return nullptr;
    if (choosesFate && chance_.below(8) != 0)
        for (const auto& [card, option] : about)
            if (card == own && liked.contains(own)) return option;
    const auto isUse = [](const auto& one) {
        return std::holds_alternative<command::Use>(one.second->command);
    };
    if (chance_.below(2) == 0 && std::ranges::any_of(about, isUse)) {
        std::erase_if(about, [&](const auto& one) { return !isUse(one); });
        cards = liked = {};
        for (const auto& [card, option] : about) (liked_.contains(card) ? liked : cards).insert(card);
    }
    const CardSet& from = cards.empty() || (!liked.empty() && chance_.below(3) != 0) ? liked : cards;
    CardId chosen = own;
    if (!from.contains(own) || chance_.below(2) == 0) {
        int skip = chance_.below(from.size());
        from.forEach([&](CardId card) {
            if (skip-- == 0) chosen = card;
        });
    }
    std::erase_if(about, [&](const auto& one) { return one.first != chosen; });
    const auto wayOf = [](const Command& command) {
        const auto* use = std::get_if<command::Use>(&command);
        return std::pair(command.index(), use != nullptr ? use->ability : 0);
    };
    static thread_local std::vector<std::pair<std::size_t, int>> ways;
    ways.clear();
    for (const auto& [card, option] : about)
        if (const auto way = wayOf(option->command); std::ranges::find(ways, way) == ways.end())
            ways.push_back(way);
    const auto way = chance_.oneOf(ways);
    std::erase_if(about, [&](const auto& one) { return wayOf(one.second->command) != way; });
    return chance_.oneOf(about).second;
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

/// Any of the allowed dice, each with any face.
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
    // Static, so that this allocates no memory.
    static thread_local std::vector<CardId> drawable;
    static thread_local std::vector<CardId> fates;
    static thread_local std::vector<CardId> liked;
    for (auto* cards : {&drawable, &fates, &liked}) cards->clear();
    const CardSet& ofFates = cardsOfFates();
    forEachDrawable(state, [&](CardId card) {
        (!ofFates.contains(card) ? drawable : liked_.contains(card) ? liked : fates).push_back(card);
    });
    fates.insert(fates.end(), liked.begin(), liked.end());
    drawable.insert(drawable.end(), fates.begin(), fates.end());
    if (drawable.empty()) return std::nullopt;
    if (!liked.empty() && chance_.below(4) != 0) return command::Court{chance_.oneOf(liked)};
    if (!fates.empty() && chance_.below(4) != 0) return command::Court{chance_.oneOf(fates)};
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

/// Sometimes a legal deal of one or two parts. Half of the time it is a part that a Fate's law adds, if there
/// is any. Nothing if no idea is legal.
std::optional<Command> RandomPlayer::deal(const Game& game, const Pending& asked) {
    if (chance_.below(2) == 0) return std::nullopt;
    constexpr int kIdeas = 20;
    DealOffers offers(game);
    for (int idea = chance_.below(2) == 0 ? -kIdeas : 0; idea < kIdeas; ++idea) {
        command::Deal deal;
        for (int parts = chance_.between(1, 2); parts > 0; --parts)
            if (const auto part = dealPart(game, offers, idea < 0)) deal.parts.push(*part);
        if (deal.parts.empty()) continue;
        if (asked.ask == Ask::CallToOrder) open(deal, game, asked.player);
        if (check(game, deal).legal()) return deal;
        addConsent(deal, game, offers);
        if (check(game, deal).legal()) return deal;
    }
    return std::nullopt;
}

/// Opens a deal of the Call to Order: a Favor is returned for it, or a Psionic given (F1411).
void RandomPlayer::open(command::Deal& deal, const Game& game, Player caller) {
    command::DealPart part = deal.parts[0];
    deal.parts.clear();
    if (part.kind == command::DealPart::Kind::Forgive) {
        if (part.to == caller) std::swap(part.from, part.to);
        deal.parts.push(part);
        deal.parts.push({.from = part.from, .to = part.to, .resource = Resource::Psionic});
        return;
    }
    deal.parts.push(part);
    deal.player = caller;
    deal.rival = part.from;
    deal.favors = static_cast<std::int8_t>(favorsFor(game.state, part));
}

/// Adds the consent of a player who must agree to a change of owner (F319, F414).
void RandomPlayer::addConsent(command::Deal& deal, const Game& game, DealOffers& offers) {
    const Player giver = deal.parts[0].from;
    for (const Player player : game.setup.seats)
        if (player != giver && !deal.parts.full())
            for (const command::DealPart& part : offers.between(player, giver))
                if (part.kind == command::DealPart::Kind::Consent &&
                    part.resource == deal.parts[0].resource && !deal.parts.full())
                    deal.parts.push(part);
}

/// A part of a deal. Each kind that two players can do is equally likely. `byLaw`: only kinds that a Fate's
/// law adds.
std::optional<command::DealPart> RandomPlayer::dealPart(const Game& game, DealOffers& offers, bool byLaw) {
    using Kind = command::DealPart::Kind;
    const Player from = chance_.oneOf(game.setup.seats);
    const Player to = chance_.oneOf(game.setup.seats);
    if (from == to) return std::nullopt;
    const auto& all = offers.between(from, to);
    FixedVector<Kind, static_cast<std::size_t>(Kind::Buy) + 1> kinds;
    for (const command::DealPart& part : all) {
        if (!kinds.empty() && kinds.back() == part.kind) continue;  // parts of a kind are mostly together
        if ((!byLaw || part.kind >= Kind::Consent) && std::ranges::find(kinds, part.kind) == kinds.end())
            kinds.push(part.kind);
    }
    if (kinds.empty()) return std::nullopt;
    const auto kind = chance_.oneOf(kinds);
    int skip = chance_.below(static_cast<int>(std::ranges::count(all, kind, &command::DealPart::kind)));
    return *std::ranges::find_if(
        all, [&](const command::DealPart& part) { return part.kind == kind && skip-- == 0; });
}

/// The numbers are drawn in separate statements, because the order of evaluation of arguments is unspecified.
Ships RandomPlayer::someOf(const Ships& all) {
    const int damaged = chance_.between(0, all.damaged);
    const int fresh = chance_.between(0, all.fresh);
    return {static_cast<std::int8_t>(fresh), static_cast<std::int8_t>(damaged)};
}

/// Reduces a move to some of the ships, and to some of those left behind on the way.
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

/// Any number of dice up to the maximum, of any kinds offered for this battle. `whole` is one of its options:
/// they follow each other in the list.
void RandomPlayer::mixDice(command::Battle& battle, const Option& whole, const std::vector<Option>& offered) {
    const auto offers = [&](const Option& option) {
        const auto* other = std::get_if<command::Battle>(&option.command);
        return other != nullptr && other->player == battle.player && other->defender == battle.defender &&
               other->system == battle.system && other->fleet == battle.fleet && other->lent == battle.lent;
    };
    const Option* first = &whole;
    while (first != offered.data() && offers(first[-1])) --first;
    FixedVector<std::size_t, 3 * kDice> kinds;
    int most = 0;
    for (const Option* option = first; option != offered.data() + offered.size() && offers(*option); ++option)
        for (std::size_t kind = 0; kind < kDice; ++kind)
            if (const int dice = std::get_if<command::Battle>(&option->command)->dice[kind]; dice > 0) {
                kinds.push(kind);
                most = std::max(most, dice);
            }
    battle.dice = {};
    if (kinds.empty()) return;
    for (int dice = chance_.between(1, most); dice > 0; --dice) ++battle.dice[chance_.oneOf(kinds)];
}

}  // namespace reach::simulation
