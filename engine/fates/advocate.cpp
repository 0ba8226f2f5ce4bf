#include "engine/campaign/counts.h"
#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/court.h"

/// Fate 4, the Advocate: serves the guilds and has them serve (F401 to F426).
namespace reach {
namespace {

using namespace steps;

/// F412B: each suit of the Guild cards, and each Rival with fewer of them.
int connect(const Game& game, Player player) {
    const auto cards = [&](Player of) { return counts::guildCards(game.state, of); };
    return std::popcount(counts::guildSuits(game.state, player)) + counts::rivalsBelow(game, player, cards);
}

/// F423B: more suits than chapters; more than half of the Court, attached cards and the Council among them.
int supremacy(const Game& game, Player player) {
    int cards = 0;
    int guilds = 0;
    for (const CourtSlot& slot : game.state.court)
        for (const CardId card : slot.cards()) {
            cards += card != CardId::None ? 1 : 0;
            guilds += isGuild(card) ? 1 : 0;
        }
    const bool suits = std::popcount(counts::guildSuits(game.state, player)) > game.state.chapter;
    return (suits ? 1 : 0) + (2 * guilds > cards ? 1 : 0);
}

/// F404: the Liaisons of the suits that the Advocate has more of than each Rival; the others stay in the box.
void keepLiaisons(Draft& d, Player player) {
    constexpr std::array<std::uint8_t, kResources> kLiaisons{5, 6, 7, 8, 9};
    for (const Resource suit : kAllResources) {
        const auto cards = [&](Player of) {
            int count = 0;
            forEachGuild(d.of(of), [&](CardId, const Card& card) { count += card.suit == suit ? 1 : 0; });
            return count;
        };
        const CardId liaisons = fateSetCard(4, kLiaisons[static_cast<std::size_t>(index(suit))]);
        if (counts::moreThanEachRival(d.game(), player, cards) && liesInBox(d.state(), liaisons))
            d.emit(moveOf(d.state(), liaisons, event::CardPlace::Deck));
    }
}

constexpr FateStep kSetup1[]{gain({2, 3})};
constexpr FateStep kCompleted1[]{toCourtDeck({3, 5, 6, 7, 8, 9, 10}), scrap({11})};
constexpr FateStep kFailed1[]{toCourtDeck({3}), doing(keepLiaisons, {5, 6, 7, 8, 9}), scrap({10}),
                              toCourtDeck({11})};

constexpr FateStep kSetup2[]{toBooklet({13}), toBooklet({14})};
constexpr FateStep kCompleted2[]{toCourtDeck({16, 17, 18, 19, 20, 21}), scrap({22})};
constexpr FateStep kFailed2[]{scrap({16, 17, 18, 19, 20, 21}), toCourtDeck({22}), scrap({13})};

constexpr FateStep kSetup3[]{gain({24}), toBooklet({25}), setAside({26})};

// ---- F417 to F421 Guildmasters: declaring brings a Rival's Guild card of their suit

template <Resource Suit>
void offerTheirs(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    forEachRival(game.setup, asked.player, [&](Player rival) {
        forEachGuild(game.state.of(rival), [&](CardId id, const Card& card) {
            if (card.suit == Suit && stealBan(game.state, asked.player, rival, id).rule == Rule::None)
                out.push_back({.card = id});
        });
    });
}
/// What protects a card is told (BR p.27, Base p.23).
template <Resource Suit>
void checkTheirs(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const Player from = isGuild(c.card) ? holderOf(game.state, c.card) : Player::None;
    if (from == Player::None || from == asked.player || cardOf(c.card).suit != Suit)
        return v.refuse(Rule::CardNotHeld, c.card);
    const Violation ban = stealBan(game.state, asked.player, from, c.card);
    if (ban.rule != Rule::None) v.refuse(ban.rule, ban.card);
}
void stealChosen(Draft& d, const Pending& asked, const command::Choice& c) {
    stealCard(d, asked.player, c.card);
}
template <Ambition When>
void askTheirs(Draft& d, Player holder, Ambition ambition, bool) {
    if (ambition == When) d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card()});
}
template <Resource Suit, Ambition When>
constexpr Card guildmasters(std::string_view id) {
    return {.id = id,
            .ambitions = {.whenDeclared = askTheirs<When>},
            .question = {.reads = reads::card,
                         .offer = offerTheirs<Suit>,
                         .check = checkTheirs<Suit>,
                         .answer = stealChosen,
                         .mayDecline = parts::always}};
}

/// F413: nobody plays this Fate.
bool isAway(const Game& game, Player) {
    return std::ranges::none_of(game.setup.seats,
                                [&](Player player) { return game.state.seat(player).fate == 4; });
}

const Card kCards[]{
    {.id = "F413", .byHand = true, .scrappedWhen = isAway},
    guildmasters<Resource::Material, Ambition::Tycoon>("F417"),
    guildmasters<Resource::Fuel, Ambition::Tycoon>("F418"),
    guildmasters<Resource::Weapon, Ambition::Warlord>("F419"),
    guildmasters<Resource::Relic, Ambition::Keeper>("F420"),
    guildmasters<Resource::Psionic, Ambition::Empath>("F421"),
    {.id = "F424", .outrage = {.keepsGuilds = true}},
    {.id = "F425", .scoring = {.guildsCountTwice = true}},
    {.id = "F426"},  // tells everybody what F425 says
};

}  // namespace

const Fate kAdvocate{
    .number = 4,
    .firstAct = 1,
    .acts = {{{.objective = {18, 18, 18}, .setup = kSetup1, .completed = kCompleted1, .failed = kFailed1},
              {.objective = {12, 12, 12},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = connect},
              {.setup = kSetup3, .grandAmbitions = supremacy}}},
};

std::span<const Card> advocateCards() {
    return kCards;
}

}  // namespace reach
