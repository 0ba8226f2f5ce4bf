#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/parts.h"
#include "engine/contract/choice_numbers.h"
#include "engine/core/limits.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"
#include "engine/rules/secrets.h"

/// Fate 23, the Conspirator: plots who wins (F2301 to F2305). A Conspiracy lies face down in an ambition's
/// box. Its colour is the Conspirator's secret, numbered by its index among the eight.
namespace reach {
namespace {

using namespace steps;
using parts::Choices;

constexpr SecretSet kAnyColor = (SecretSet{1} << kPlayerColors) - 1;
constexpr SecretSet bitOf(Player color) {
    return SecretSet{1} << static_cast<unsigned>(index(color));
}

SecretKey conspiracy(int number) {
    return {.card = fateSetCard(23, 3), .number = static_cast<std::int8_t>(number)};
}

/// Calls visit(index in the state, number, token) for each of the eight that is in a box.
template <typename Visit>
void forEachPlot(const State& state, Visit visit) {
    int number = 0;
    for (std::size_t place = 0; place < state.campaign.tokens.size(); ++place) {
        const LaidToken& token = state.campaign.tokens[place];
        if (token.kind != FateToken::Conspiracy) continue;
        ++number;
        if (token.ambition != Ambition::None) visit(place, number, token);
    }
}
/// Returns the index in the state of the Conspiracy with this number while it is in a box, or -1.
int placeOf(const State& state, int wanted) {
    int found = -1;
    forEachPlot(state, [&](std::size_t place, int number, const LaidToken&) {
        if (number == wanted) found = static_cast<int>(place);
    });
    return found;
}
/// How the table names it: the number of its ambition among the boxes, from 1, and ten more for each that
/// came into the box before it.
int nameOfPlot(const State& state, int wanted) {
    std::array<int, kAmbitions> before{};
    int name = 0;
    forEachPlot(state, [&](std::size_t, int number, const LaidToken& token) {
        const std::size_t box = index(token.ambition);
        if (number == wanted) name = static_cast<int>(box) + 1 + 10 * before[box];
        ++before[box];
    });
    return name;
}
int plotNamed(const State& state, int name) {
    int found = 0;
    forEachPlot(state, [&](std::size_t, int number, const LaidToken&) {
        if (nameOfPlot(state, number) == name) found = number;
    });
    return found;
}
const LaidToken* plotOf(const State& state, int number) {
    const int place = placeOf(state, number);
    return place < 0 ? nullptr : &state.campaign.tokens[static_cast<std::size_t>(place)];
}
SecretSet colorsOf(const State& state, int number) {
    const Secret* secret = state.campaign.secret(conspiracy(number));
    return secret != nullptr ? secret->can : kAnyColor;
}
void change(Draft& d, int place, const LaidToken& token) {
    d.emit(event::TokenLaid{static_cast<std::int8_t>(place), token});
}
/// Returns a Conspiracy to the Conspirator, who shuffles those aside. They can no longer be told apart.
void takeBack(Draft& d, int number) {
    dropSecret(d, conspiracy(number));
    if (const int place = placeOf(d.state(), number); place >= 0)
        change(d, place, {.kind = FateToken::Conspiracy});
}

// ---- F2303: Conspiracies instead of ambition markers

/// Lays one from the supply face down. Does nothing without one.
void plot(Draft& d, Player player, Ambition ambition) {
    int number = 0;
    const auto& tokens = d.state().campaign.tokens;
    for (std::size_t place = 0; place < tokens.size(); ++place) {
        if (tokens[place].kind != FateToken::Conspiracy) continue;
        ++number;
        if (!tokens[place].isAside()) continue;
        change(d, static_cast<int>(place),
               {.kind = FateToken::Conspiracy, .turned = true, .ambition = ambition});
        return keepSecret(d, {.key = conspiracy(number), .holder = player, .can = kAnyColor});
    }
}

enum Stage : std::int8_t { kRefill, kShow };

void mayRefill(Draft& d, Player player, int place) {
    d.ask({.ask = Ask::Resolve,
           .player = player,
           .card = fateSetCard(23, 3),
           .stage = kRefill,
           .memo = memo::CourtPlace{static_cast<std::int8_t>(place)}});
}
void offerRefill(const Game& game, const Pending& asked, Choices& out) {
    const auto place = static_cast<std::size_t>(asked.memo.as<memo::CourtPlace>().place);
    if (place >= game.state.court.size() || game.state.court[place].card != CardId::None ||
        tokensAt(game.state, FateToken::Conspiracy, SystemId::None) == 0)
        return;
    forEachGuild(game.state.of(asked.player), [&](CardId id, const Card& card) {
        for (const Ambition ambition : ambitionsInPlay(game.state))
            if (card.raidCost != kProtected && !isDeclared(game.state, ambition))
                out.push_back({.card = id, .count = numberOf(ambition)});
    });
}
void refill(Draft& d, const Pending& asked, const command::Choice& c) {
    event::CardMoved move = moveOf(d.state(), c.card, event::CardPlace::Court);
    move.toAt = asked.memo.as<memo::CourtPlace>().place;
    d.emit(move);
    plot(d, asked.player, ambitionOf(c));
}

// ---- F2304: Conspiracies on scored ambitions are revealed one by one

void askToShow(Draft& d, Player player) {
    int next = 0;
    forEachPlot(d.state(), [&](std::size_t, int number, const LaidToken& token) {
        if (next == 0 && token.turned && isDeclared(d.state(), token.ambition)) next = number;
    });
    if (next > 0)
        d.ask({.ask = Ask::Resolve,
               .player = player,
               .card = fateSetCard(23, 3),
               .stage = kShow,
               .memo = memo::Conspiracy{static_cast<std::int8_t>(next),
                                        static_cast<std::uint8_t>(nameOfPlot(d.state(), next))}});
}
/// The box has two of each colour.
int shown(const State& state, Player color) {
    int count = 0;
    forEachPlot(state, [&](std::size_t, int, const LaidToken& token) {
        count += !token.turned && token.number == static_cast<int>(index(color)) + 1 ? 1 : 0;
    });
    return count;
}
int numberOf(const Pending& asked) {
    return asked.memo.as<memo::Conspiracy>().number;
}
void offerColors(const Game& game, const Pending& asked, Choices& out) {
    for (const Player color : kAllPlayers)
        if ((colorsOf(game.state, numberOf(asked)) & bitOf(color)) != 0 &&
            shown(game.state, color) < copiesOf(FateToken::Conspiracy, 1))
            out.push_back({.player = color});
}
void show(Draft& d, const Pending& asked, const command::Choice& c) {
    if (const LaidToken* token = plotOf(d.state(), numberOf(asked))) {
        LaidToken known = *token;
        known.turned = false;
        known.number = static_cast<std::int8_t>(index(c.player) + 1);
        change(d, placeOf(d.state(), numberOf(asked)), known);
    }
    askToShow(d, asked.player);
}

/// True for first place alone or tied. A count of 0 does not lead (Base p.18).
bool leads(const AmbitionStanding& box, Player color) {
    const auto* mine = std::ranges::find(box.players, color, &Placing::player);
    return mine != box.players.end() && (mine->place == 1 || (mine->count > 0 && mine->toFirst <= 1));
}
/// F2301B: the marker moves once by the whole result, to or from completion.
void score(Draft& d, Player player) {
    const auto boxes = standings(d.game());
    int spaces = 0;
    FixedVector<std::int8_t, 8> seen;
    forEachPlot(d.state(), [&](std::size_t, int number, const LaidToken& token) {
        const bool right =
            token.turned || leads(boxes[index(token.ambition)], static_cast<Player>(token.number - 1));
        spaces += right ? 1 : -1;
        if (!token.turned) seen.push(static_cast<std::int8_t>(number));
    });
    const int from = d.state().seat(player).objective;
    const int to = std::clamp(from - spaces, 0, kHighestObjective);
    if (from >= 0 && to != from) d.emit(event::ObjectiveMoved{player, static_cast<std::int8_t>(to)});
    for (const auto number : seen) takeBack(d, number);
}

void offerPlot(const Game& game, const Pending& asked, Choices& out) {
    asked.stage == kRefill ? offerRefill(game, asked, out) : offerColors(game, asked, out);
}
void checkPlot(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage == kShow) {
        if (c.player == Player::None || shown(game.state, c.player) >= copiesOf(FateToken::Conspiracy, 1))
            v.refuse(Rule::BeyondTheBox);
        return;
    }
    mustHoldGuild(game.state, asked.player, c.card, v);
    if (v.refused()) return;
    const Ambition ambition = ambitionOf(c);
    if (ambition == Ambition::None) return v.refuse(Rule::NumberOutOfRange);
    if (!isInPlay(game.state, ambition)) return v.refuse(Rule::NoSuchAmbition);
    if (cardOf(c.card).raidCost == kProtected) v.breaks(Rule::CardProtected, c.card);
    if (isDeclared(game.state, ambition)) v.breaks(Rule::CardConditions, asked.card);
}
void answerPlot(Draft& d, const Pending& asked, const command::Choice& c) {
    asked.stage == kRefill ? refill(d, asked, c) : show(d, asked, c);
}
bool mayNotRefill(const Game&, const Pending& asked) {
    return asked.stage == kRefill;
}
SecretKey toldPlot(const Pending& asked) {
    return asked.stage == kShow ? conspiracy(numberOf(asked)) : SecretKey{};
}

// ---- F2305: Rivals guess

/// choice.count names the Conspiracy, choice.player the colour. In the question to the Conspirator `rival` is
/// the guesser.
enum Foil : std::int8_t { kGuess, kIsIt };

memo::GuessedConspiracy guessed(const Pending& asked) {
    return asked.memo.as<memo::GuessedConspiracy>();
}
SecretSet colorsLeft(const State& state, const Pending& asked) {
    return colorsOf(state, guessed(asked).number);
}

void mayGuess(Draft& d, Player player, int place) {
    const Player plotter = holderOf(d.state(), fateSetCard(23, 3));
    if (plotter == Player::None || plotter == player) return;
    const CourtSlot& slot = d.state().court[static_cast<std::size_t>(place)];
    const auto cards = slot.cards();
    const bool vox = std::ranges::any_of(
        cards, [](CardId card) { return isCard(card) && cardOf(card).kind == CardKind::Vox; });
    if (vox || slot.agents[index(plotter)] > 0)
        d.ask({.ask = Ask::Resolve,
               .player = player,
               .rival = plotter,
               .card = fateSetCard(23, 5),
               .stage = kGuess});
}
void offerFoil(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == kIsIt) {
        if ((colorsLeft(game.state, asked) & bitOf(guessed(asked).color)) != 0)
            out.push_back({.player = guessed(asked).color});
        return;
    }
    forEachPlot(game.state, [&](std::size_t, int number, const LaidToken& token) {
        for (const Player color : kAllPlayers)
            if (token.turned && (colorsOf(game.state, number) & bitOf(color)) != 0)
                out.push_back(
                    {.player = color, .count = static_cast<std::int8_t>(nameOfPlot(game.state, number))});
    });
}
void checkFoil(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage == kIsIt) {
        if (c.player != guessed(asked).color) v.refuse(Rule::CardConditions, asked.card);
        return;
    }
    const LaidToken* token = plotOf(game.state, plotNamed(game.state, c.count));
    if (token == nullptr || !token->turned || c.player == Player::None)
        v.refuse(Rule::CardConditions, asked.card);
}
void answerFoil(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kIsIt) return takeBack(d, guessed(asked).number);
    d.ask({.ask = Ask::Resolve,
           .player = asked.rival,
           .rival = asked.player,
           .card = asked.card,
           .stage = kIsIt,
           .memo = memo::GuessedConspiracy{static_cast<std::int8_t>(plotNamed(d.state(), c.count)),
                                           static_cast<std::uint8_t>(c.count), c.player}});
}
/// The guess cannot be denied if it is the last possible colour.
bool mayDenyOrPass(const Game& game, const Pending& asked) {
    return asked.stage == kGuess || colorsLeft(game.state, asked) != bitOf(guessed(asked).color);
}
/// It stays face down (FAQ).
void deny(Draft& d, const Pending& asked) {
    if (asked.stage == kGuess) return;
    narrowSecret(d, conspiracy(guessed(asked).number), kAnyColor & ~bitOf(guessed(asked).color));
    advanceObjective(d, asked.player, 1);
}
SecretKey toldFoil(const Pending& asked) {
    return asked.stage == kIsIt ? conspiracy(guessed(asked).number) : SecretKey{};
}

constexpr FateStep kSetup3[]{mayResettle(), gain({2}), collect<FateToken::Conspiracy>(), gain({3}),
                             toBooklet({4, 5})};
constexpr FateStep kAfter3[]{doing(askToShow), doing(score)};

const Card kCards[]{
    {.id = "F2303",
     .court = {.beforeRefilling = mayRefill},
     .ambitions = {.insteadOfMarker = plot},
     .question = {.reads = reads::player | reads::color | reads::card | reads::count,
                  .offer = offerPlot,
                  .check = checkPlot,
                  .answer = answerPlot,
                  .mayDecline = mayNotRefill,
                  .keeps = keeping<memo::CourtPlace, memo::Conspiracy>,
                  .tells = toldPlot},
     .asks = asking<CardAsks::FillGap, CardAsks::ShowConspiracy>},
    {.id = "F2304"},  // the Objective card's steps after scoring
    {.id = "F2305",
     .court = {.securedByLaw = mayGuess},
     .question = {.reads = reads::player | reads::color | reads::count,
                  .offer = offerFoil,
                  .check = checkFoil,
                  .answer = answerFoil,
                  .mayDecline = mayDenyOrPass,
                  .decline = deny,
                  .keeps = keeping<std::monostate, memo::GuessedConspiracy>,
                  .tells = toldFoil},
     .asks = asking<CardAsks::GuessConspiracy, CardAsks::IsItThisColor>},
};

}  // namespace

const Fate kConspirator{
    .number = 23,
    .firstAct = 3,
    .acts = {{{},
              {},
              {.objective = {12, 9, 6}, .setup = kSetup3, .afterScoring = kAfter3, .advance = atOnce}}},
};

std::span<const Card> conspiratorCards() {
    return kCards;
}

}  // namespace reach
