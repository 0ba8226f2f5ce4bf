#pragma once

#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/flagship.h"
#include "engine/contract/card.h"
#include "engine/contract/fate.h"

/// The steps of Setup and Resolution cards as a room writes them, in the words of the cards.
namespace reach::steps {

using Numbers = FixedVector<std::uint8_t, 10>;
using Kind = FateStep::Kind;

constexpr FateStep gain(Numbers cards) {
    return {.kind = Kind::Gain, .cards = cards};
}
constexpr FateStep eachGains(Numbers cards) {
    return {.kind = Kind::EachGains, .cards = cards};
}
constexpr FateStep giveToTheRight(Numbers cards) {
    return {.kind = Kind::ToTheRight, .cards = cards};
}
constexpr FateStep toCourtDeck(Numbers cards) {
    return {.kind = Kind::ToCourtDeck, .cards = cards};
}
constexpr FateStep backToCourtDeck(Numbers cards) {
    return {.kind = Kind::BackToCourtDeck, .cards = cards};
}
constexpr FateStep toBooklet(Numbers cards) {
    return {.kind = Kind::ToBooklet, .cards = cards};
}
constexpr FateStep setAside(Numbers cards) {
    return {.kind = Kind::SetAside, .cards = cards};
}
constexpr FateStep scrap(Numbers cards) {
    return {.kind = Kind::Scrap, .cards = cards};
}
constexpr FateStep firstRegent() {
    return {.kind = Kind::FirstRegent};
}
constexpr FateStep provokeOutrage(Resource type) {
    return {.kind = Kind::ProvokeOutrage, .resource = type};
}
constexpr FateStep clearOutrage() {
    return {.kind = Kind::ClearOutrage};
}
constexpr FateStep unbox(Resource type) {
    return {.kind = Kind::Unbox, .resource = type};
}
constexpr FateStep doing(void (*act)(Draft&, Player), Numbers cards = {}) {
    return {.kind = Kind::Do, .cards = cards, .act = act};
}
constexpr FateStep asking(const Question& question, StepName name = StepName::None, int count = 0,
                          Numbers cards = {}) {
    return {.kind = Kind::Ask,
            .cards = cards,
            .count = static_cast<std::int8_t>(count),
            .question = &question,
            .name = name};
}

/// All the box has of the token, for the Fate to lay.
template <FateToken Token>
constexpr FateStep collect() {
    return doing([](Draft& d, Player) { takeTokens(d, Token); });
}
/// Those of the token that lie aside leave the campaign.
template <FateToken Token>
constexpr FateStep scrapAside(Numbers cards = {}) {
    return doing([](Draft& d, Player) { reach::scrapAside(d, Token); }, cards);
}
template <FateToken Token>
constexpr FateStep scrapFromMap() {
    return doing([](Draft& d, Player) { reach::scrapFromMap(d, Token); });
}
/// The token goes onto or beside the box of the ambition.
template <FateToken Token, Ambition Where>
constexpr FateStep layBeside() {
    return doing([](Draft& d, Player) { layToken(d, {.kind = Token, .ambition = Where}); });
}
/// Only where this holds.
constexpr FateStep where(FateStep step, bool (*holds)(const Game&, Player)) {
    step.when = holds;
    return step;
}
/// FateAct::advance where the marker moves as it happens, and nothing is left for a chapter's end.
inline int atOnce(const Game&, Player) {
    return 0;
}
/// The step needs the map: where nobody tracks it, the table does the chore.
constexpr FateStep onMap(FateStep step, Chore chore) {
    step.chore = chore;
    return step;
}

// steps.cpp

/// Ships anywhere, one at a time, until as many Loyal ones are on the map as the step counts.
extern const Question kReplenish;

/// So many Loyal ships of the player's choice back to the box: from a system, or from the supply.
extern const Question kScrapShips;

/// Those of the step's cards whose tokens the table still has in play, one by one into the Court deck.
extern const Question kStillInPlay;

constexpr FateStep replenish(int ships) {
    return asking(kReplenish, StepName::Replenish, ships);
}
constexpr FateStep scrapShips(int ships) {
    return asking(kScrapShips, StepName::ScrapShips, ships);
}
constexpr FateStep stillInPlay(Numbers cards) {
    return asking(kStillInPlay, StepName::StillInPlay, 0, cards);
}
/// For a C Fate: a Flagship may be given up.
constexpr FateStep mayResettle() {
    return doing(resettle);
}

}  // namespace reach::steps
