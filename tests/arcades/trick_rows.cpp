#include "rows.h"

namespace reach::arcades::tests {
namespace {

constexpr Row kSetup[]{
    {"Setup A: the planets take their resources out of the box", "new three", "", "red places agent 1-arrow",
     legal, "supply weapon = 1; supply fuel = 1; supply material = 1; supply psionic = 2; supply relic = 2"},
    {"Setup E: the cheapest marker shows 4", "new three", "", "red places agent 1-arrow", legal,
     "marker 5 = available; marker 3 = available; marker 4 = available; marker 2 = turned"},
    {"Setup H: ten ships and two cities", "new three", "", "red places agent 1-arrow", legal,
     "red supply = 10; red cities = 2; red power = 0"},
    {"Setup J: an agent on a planet of the drawn cluster, nothing collected", "new three", "",
     "red places agent 1-arrow", legal,
     "red agent = 1-arrow; 1-arrow resource = on; red resources = none; prompt = blue place-agent"},
    {"Setup J: a start card is drawn once", "new three", "red places agent 1-arrow",
     "blue places agent 1-moon", refused(Rule::StartCardDrawn)},
    {"Setup J: agents in player order", "new three", "", "blue places agent 2-arrow",
     refused(Rule::NotAsked)},
    {"Setup J: ships begin at the right of the initiative", "new three",
     "red places agent 1-arrow; blue places agent 2-arrow; white places agent 3-arrow",
     "white places 3 3-gate", legal, "3-gate white = 3; prompt = blue place-ships"},
    {"Setup J: ships not clockwise", "new three",
     "red places agent 1-arrow; blue places agent 2-arrow; white places agent 3-arrow", "red places 3 3-gate",
     refused(Rule::NotAsked)},
    {"Setup J: three ships in one gate", "new three",
     "red places agent 1-arrow; blue places agent 2-arrow; white places agent 3-arrow",
     "white places 2 3-gate", refused(Rule::NumberOutOfRange)},
    {"Setup J: the gate of another is free to choose", "new three",
     "red places agent 1-arrow; blue places agent 2-arrow; white places agent 3-arrow; white places 3 3-gate",
     "blue places 3 3-gate", legal, "3-gate blue = 3"},
    {"Recruit phase B: five cards with three players", "new three",
     "red places agent 1-arrow; blue places agent 2-arrow; white places agent 3-arrow; white places 3 "
     "3-gate; "
     "blue places 3 2-gate; red places 3 1-gate",
     "recruit", legal, "red hand = 5; white hand = 5; phase = action; round = 1; prompt = red play"},
    {"Recruit phase B: four cards with four", "four", "", "red plays aggression 4", legal,
     "red hand = 3; blue hand = 4; yellow hand = 4"},
    {"Action Phase A: whoever has the initiative leads", "three", "", "correct initiative white", legal,
     "initiative = white; prompt = white play"},
    {"Action Phase A: a round that has begun goes on", "three", "red plays aggression 4",
     "correct initiative white", legal, "initiative = white; prompt = red act"},
    {"App: the colours of the table", "three", "", "yellow plays aggression 4", refused(Rule::NotInThisGame)},
    {"App: a question is answered first", "new three", "", "red plays aggression 4",
     refused(Rule::AnswerFirst)},
    {"App Corrections: within the box", "three", "", "correct 1-gate red ships 11",
     refused(Rule::BeyondTheBox)},
    {"App Corrections: to and from the supply", "three", "", "correct 1-gate red ships 2+3", legal,
     "1-gate red = 2+3; red supply = 5"},
    {"App Corrections: of a resource", "three", "", "correct 2-hex resource off", legal,
     "2-hex resource = off; supply relic = 3"},
    {"App Corrections: of the initiative", "three", "", "correct initiative white", legal,
     "initiative = white"},
    {"Recruit phase: once a chapter", "three", "", "recruit", refused(Rule::NotAsked)},
};

constexpr auto kRenounced =
    "red plays aggression 4; red ends turn; blue plays mobilization 3; blue ends turn; white plays "
    "aggression 5; "
    "white ends turn; white plays administration 2; white ends turn; red plays administration 3; red ends "
    "turn";

constexpr Row kTricks[]{
    {"Action Phase A: any card leads", "three", "", "red plays aggression 4", legal,
     "turn = red; points = 4; red hand = 4"},
    {"Action Phase A: the initiative leads", "three", "", "blue plays aggression 5",
     refused(Rule::NotYourTurn)},
    {"Action Phase A: clockwise", "three", "red plays aggression 4; red ends turn",
     "white plays aggression 5", refused(Rule::NotYourTurn)},
    {"Action Phase A: one card a round", "three", "red plays aggression 4", "red plays aggression 5",
     refused(Rule::CardAlreadyPlayed)},
    {"Setup C: no Construction", "three", "", "red plays construction 4", refused(Rule::CardNotInDeck)},
    {"Recruit phase A: every card is there once", "three", "red plays aggression 4; red ends turn",
     "blue plays aggression 4", refused(Rule::CardAlreadySeen)},
    {"Action Phase A: off suit is accepted", "three", "red plays aggression 4; red ends turn",
     "blue plays mobilization 3", legal, "flagged = 0"},
    {"Action Phase A: a card of the suit not followed before is flagged with that round", "three", kRenounced,
     "blue plays aggression 6", breaks(Rule::FollowSuit), "flagged = 1"},
    {"Action Phase A: a third suit says nothing", "three", kRenounced, "blue plays administration 4", legal,
     "flagged = 0"},
    {"Action Phase A: it is no wall, the table may have been wrong before", "three",
     "strictness strict; red plays aggression 4; red ends turn; blue plays mobilization 3; blue ends turn; "
     "white "
     "plays aggression 5; white ends turn; white plays administration 2; white ends turn; red plays "
     "administration 3; red ends turn",
     "blue plays aggression 6", breaks(Rule::FollowSuit)},
    {"Action Phase A: a card first", "three", "", "red ends turn", refused(Rule::PlayACardFirst)},
    {"Action Phase B: the highest of the lead suit", "three",
     "red plays aggression 4; red ends turn; blue plays aggression 6; blue ends turn; white plays aggression "
     "5",
     "white ends turn", legal, "initiative = blue; round = 2; turn = blue; blue power = 2; red power = 0"},
    {"Action Phase B: another suit does not win", "three",
     "red plays aggression 2; red ends turn; blue plays mobilization 6; blue ends turn; white plays "
     "administration 6",
     "white ends turn", legal, "initiative = red; red power = 2"},
    {"Action Phase B: a 7 of any suit wins", "three",
     "red plays aggression 6; red ends turn; blue plays administration 7; blue ends turn; white plays "
     "aggression 5",
     "white ends turn", legal, "initiative = blue"},
    {"Action Phase B: the first 7 wins", "three",
     "red plays aggression 4; red ends turn; blue plays administration 7; blue ends turn; white plays "
     "aggression 7",
     "white ends turn", legal, "initiative = blue"},
    {"Action Phase B: a lead 7 is the first", "three",
     "red plays aggression 7; red ends turn; blue plays administration 7; blue ends turn; white plays "
     "aggression 6",
     "white ends turn", legal, "initiative = red"},
    {"Action Phase B: declared, the lead card is worth 0", "three",
     "red plays aggression 6; red declares 5; red ends turn; blue plays aggression 2; blue ends turn; white "
     "plays "
     "aggression 1",
     "white ends turn", legal, "initiative = blue"},
    {"Action Phase B: a declared 7 is worth 0 too", "three",
     "red plays aggression 7; red declares 5; red ends turn; blue plays aggression 1; blue ends turn; white "
     "plays "
     "administration 6",
     "white ends turn", legal, "initiative = blue"},
    {"Action Phase B: 0 is enough when nobody follows", "three",
     "red plays aggression 6; red declares 5; red ends turn; blue plays administration 5; blue ends turn; "
     "white "
     "plays administration 6",
     "white ends turn", legal, "initiative = red"},
};

}  // namespace

std::span<const Row> setupRows() {
    return kSetup;
}
std::span<const Row> trickRows() {
    return kTricks;
}

}  // namespace reach::arcades::tests
