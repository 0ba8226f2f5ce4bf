#include "engine/cards/catalogue.h"
#include "engine/fates/fate.h"
#include "engine/fates/rooms.h"
#include "engine/rules/court.h"
#include "engine/rules/empire.h"
#include "engine/rules/flagship.h"

#include <string>

namespace reach {
namespace {

/// The Flagships of Act II, with what lies on their boards from the start (F901A, F1001A, F1101A, F1201A).
template <Upgrade One, Upgrade Other, std::int8_t Fleet = 0>
void gainWith(Draft& d, Player player) {
    gainFlagship(d, player, {.starports = {One, Other}, .fleet = Fleet});
}
using enum Upgrade;
constexpr FateStep kPathfinderFlagship[]{{.kind = FateStep::Kind::Do, .act = [](Draft& d, Player player) {
                                              gainFlagship(d, player,
                                                           {.starports = {SlipstreamDrive}, .city = Hull});
                                          }}};
constexpr FateStep kHegemonFlagship[]{
    {.kind = FateStep::Kind::Do, .act = gainWith<DefenseArray, SlipstreamDrive, 6>}};
constexpr FateStep kBreakerFlagship[]{
    {.kind = FateStep::Kind::Do, .act = gainWith<SlipstreamDrive, Upgrade::None>}};
constexpr FateStep kPirateFlagship[]{
    {.kind = FateStep::Kind::Do, .act = gainWith<TractorBeam, DefenseArray>}};
constexpr FateStep kResettle[]{{.kind = FateStep::Kind::Do, .act = resettle}};

/// What the objective cards print at the top, for the Fates that have no room of their own yet; a Flagship
/// comes and goes by the rules.
constexpr Fate plain(std::uint8_t number, std::uint8_t firstAct, std::array<std::int8_t, 3> first,
                     std::array<std::int8_t, 3> second = {}) {
    Fate fate{.number = number, .firstAct = firstAct};
    fate.acts[firstAct - 1U].objective = first;
    if (firstAct == 1) fate.acts[1].objective = second;
    if (number == 9) fate.acts[1].setup = kPathfinderFlagship;
    if (number == 10) fate.acts[1].setup = kHegemonFlagship;
    if (number == 11) fate.acts[1].setup = kBreakerFlagship;
    if (number == 12) fate.acts[1].setup = kPirateFlagship;
    if (firstAct == 3) fate.acts[2].setup = kResettle;
    return fate;
}

constexpr std::array<Fate, 21> kPlain{
    plain(2, 1, {18, 16, 14}, {12, 14, 16}),
    plain(3, 1, {10, 10, 10}, {12, 12, 12}),
    plain(4, 1, {18, 18, 18}, {12, 12, 12}),
    plain(5, 1, {18, 18, 18}, {7, 8, 9}),
    plain(6, 1, {12, 11, 10}, {18, 14, 12}),
    plain(7, 1, {13, 13, 13}, {30, 30, 30}),
    plain(8, 1, {10, 9, 8}, {20, 18, 16}),
    plain(10, 2, {14, 14, 14}),
    plain(11, 2, {12, 12, 12}),
    plain(12, 2, {24, 21, 18}),
    plain(13, 2, {18, 16, 14}),
    plain(14, 2, {16, 14, 12}),
    plain(15, 2, {18, 16, 14}),
    plain(16, 2, {22, 22, 22}),
    plain(17, 3, {20, 20, 20}),
    plain(18, 3, {22, 18, 14}),
    plain(19, 3, {16, 14, 12}),
    plain(20, 3, {20, 18, 16}),
    plain(21, 3, {18, 16, 14}),
    plain(22, 3, {24, 21, 18}),
    plain(23, 3, {12, 9, 6}),
};
constexpr Fate kPathfinderPlain = plain(9, 2, {8, 8, 8});
constexpr Fate kJudgePlain = plain(24, 3, {6, 6, 6});
constexpr Fate kNoFate{};

void moveCards(Draft& d, int fate, const FateStep& step, event::CardPlace to, Player player) {
    for (const auto number : step.cards) {
        const CardId card = fateSetCard(fate, number);
        if (isCard(card) && liesInBox(d.state(), card))
            d.emit(event::CardMoved{card, event::CardPlace::Box, Player::None, -1, to, player, -1});
    }
}

}  // namespace

const Fate& fate(int number) {
    for (const Fate* room : fateRooms())
        if (room->number == number) return *room;
    for (const Fate& known : kPlain)
        if (known.number == number) return known;
    return number == 9 ? kPathfinderPlain : number == 24 ? kJudgePlain : kNoFate;
}

CardId fateSetCard(int fate, int number) {
    std::string id = "F";
    id += std::to_string(fate);
    if (number < 10) id += '0';
    id += std::to_string(number);
    return findCard(id);
}

int objectiveStart(int fate, int act, int players) {
    if (act < 1 || act > kActs || players < 2 || players > 4) return -1;
    const int space = reach::fate(fate)
                          .acts[static_cast<std::size_t>(act - 1)]
                          .objective[static_cast<std::size_t>(players - 2)];
    return space > 0 ? space : -1;
}

/// What is left to the table lies at the bottom of what the steps ask.
void runSteps(Draft& d, Player player, std::span<const FateStep> steps) {
    const int own = d.state().seat(player).fate;
    for (const FateStep& step : steps) {
        switch (step.kind) {
            case FateStep::Kind::Gain: moveCards(d, own, step, event::CardPlace::Player, player); break;
            case FateStep::Kind::ToCourtDeck:
                moveCards(d, own, step, event::CardPlace::Deck, Player::None);
                break;
            case FateStep::Kind::ToBooklet:
                moveCards(d, own, step, event::CardPlace::Booklet, Player::None);
                break;
            case FateStep::Kind::Scrap: break;  // what is not in play stays in the box
            case FateStep::Kind::FirstRegent: makeFirstRegent(d, player); break;
            case FateStep::Kind::Do: step.act(d, player); break;
            case FateStep::Kind::ByHand:
                d.ask({.ask = Ask::ByHand, .player = player, .card = fateCard(own)});
                break;
        }
    }
}

}  // namespace reach
