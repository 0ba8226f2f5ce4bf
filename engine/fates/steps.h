#pragma once

#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/flagship.h"
#include "engine/contract/card.h"
#include "engine/contract/fate.h"

/// Functions that create the steps of Setup and Resolution cards, named in the words of the cards.
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

/// Takes all such tokens from the box, for the Fate to lay.
template <FateToken Token>
constexpr FateStep collect() {
    return doing([](Draft& d, Player) { takeTokens(d, Token); });
}
/// Removes such tokens that lie aside from the campaign.
template <FateToken Token>
constexpr FateStep scrapAside(Numbers cards = {}) {
    return doing([](Draft& d, Player) { reach::scrapAside(d, Token); }, cards);
}
template <FateToken Token>
constexpr FateStep scrapFromMap() {
    return doing([](Draft& d, Player) { reach::scrapFromMap(d, Token); });
}
/// Lays the token on or beside the box of the ambition.
template <FateToken Token, Ambition Where>
constexpr FateStep layBeside() {
    return doing([](Draft& d, Player) { layToken(d, {.kind = Token, .ambition = Where}); });
}
/// Runs the step only where the condition holds.
constexpr FateStep where(FateStep step, bool (*holds)(const Game&, Player)) {
    step.when = holds;
    return step;
}
/// FateAct::advance of a marker that moves at once: nothing is left for the end of the chapter.
inline int atOnce(const Game&, Player) {
    return 0;
}
/// The step needs the map. Where the map is not tracked, the table does the chore.
constexpr FateStep onMap(FateStep step, Chore chore) {
    step.chore = chore;
    return step;
}

// steps.cpp

/// Places ships anywhere, one at a time, until the step's count of Loyal ships is on the map.
extern const Question kReplenish;

/// Returns so many Loyal ships of the player's choice to the box, from systems or from the supply.
extern const Question kScrapShips;

/// Puts cards into the Court deck one by one: those of the step's cards whose tokens are still in play.
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
/// For a C Fate: the player may give up a Flagship.
constexpr FateStep mayResettle() {
    return doing(resettle);
}

}  // namespace reach::steps
