#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kCards[]{
    {"Base p.8 Lead: a pip for each on the card", "", "red leads construction 4", legal,
     "prompt = red act; pips = 3; red hand = 5"},
    {"Base p.8 Playing a Chapter: not in another player's turn", "", "blue leads construction 4",
     refused(Rule::NotYourTurn)},
    {"Base p.8 Playing a Chapter: one card a turn", "red leads construction 4", "red leads aggression 5",
     refused(Rule::CardAlreadyPlayed)},
    {"Base p.8 Lead: only the holder of the initiative", "red leads construction 4; red ends turn",
     "blue leads construction 5", refused(Rule::LeadNeedsInitiative)},
    {"Base p.8 Lead: nor that player, once a card is led",
     "red leads construction 4; red ends turn; correct initiative blue", "blue leads construction 5",
     refused(Rule::AlreadyLed)},
    {"Base p.8 Passing Initiative: nor can it be passed then",
     "red leads construction 4; red ends turn; correct initiative blue", "blue passes",
     refused(Rule::AlreadyLed)},
    {"Base p.9, p.8 Declaring an Ambition: in another's turn it is that which is said",
     "red leads construction 4", "blue declares warlord", refused(Rule::NotYourTurn)},
    {"Base p.10, p.8 Seizing the Initiative: here, too", "red leads construction 4", "blue seizes",
     refused(Rule::NotYourTurn)},
    {"Base p.8 Lead: there is nothing to follow yet", "", "red surpasses construction 4",
     refused(Rule::LeadBeforeFollowing)},
    {"Base p.8 Lead: a card must be played to act", "", "red builds ship 4-hex",
     breaks(Rule::PlayACardFirst)},
    {"Base p.8 Lead: a card must be played to end the turn", "", "red ends turn",
     refused(Rule::PlayACardFirst)},
    {"Base p.4 Set Up Table: no 7s with three players", "", "red leads construction 7",
     breaks(Rule::CardNotInDeck)},
    {"Base p.4 Set Up Table: no 1s with two players", "2SETUP01 | blue keeps", "red leads aggression 1",
     breaks(Rule::CardNotInDeck)},
    {"Base p.4 Set Up Table: 7s with four players", "4SETUP01 |", "red leads construction 7", legal,
     "pips = 1"},
    {"Base p.4 Set Up Table: 1s with four players", "4SETUP01 |", "red leads administration 1", legal,
     "pips = 4"},
    {"Base p.11 Step 4: a discarded card does not come back in the chapter",
     "red leads construction 4; red ends turn; blue copies; blue ends turn; white copies; white ends turn",
     "red leads construction 4", breaks(Rule::CardSeenBefore)},
    {"App a face-down card cannot lead", "", "red leads face-down", refused(Rule::NoSuchCard)},
};

constexpr Row kFollowing[]{
    {"Base p.10 Surpass: the lead suit and a higher number", "red leads construction 4; red ends turn",
     "blue surpasses construction 5", legal, "pips = 2; prompt = blue act"},
    {"Base p.10 Surpass: of another suit", "red leads construction 4; red ends turn",
     "blue surpasses aggression 5", breaks(Rule::SurpassNeedsSuit)},
    {"Base p.10 Surpass: a lower number", "red leads construction 4; red ends turn",
     "blue surpasses construction 3", breaks(Rule::SurpassNeedsHigher)},
    {"Base p.10 Surpass: higher than the lead card is enough",
     "red leads construction 3; red ends turn; blue surpasses construction 6; blue ends turn",
     "white surpasses construction 4", legal, "pips = 3"},
    {"Base p.9 Declaring: the zero marker makes the lead card a 0",
     "red leads construction 6; red declares empath; red ends turn", "blue surpasses construction 2", legal,
     "pips = 4"},
    {"Base p.10 Copy: one action of the lead card", "red leads construction 4; red ends turn", "blue copies",
     legal, "pips = 1; blue hand = 5"},
    {"Base p.8 Copy: not an action of another suit", "red leads construction 4; red ends turn; blue copies",
     "blue taxes 5-hex", breaks(Rule::ActionNotOnCard)},
    {"Base p.10 Copy: the lead card's action", "red leads administration 4; red ends turn; blue copies",
     "blue taxes 5-hex", legal, "pips = 0"},
    {"Base p.8 Copy: no second action",
     "red leads administration 4; red ends turn; blue copies; blue taxes 5-hex", "blue influences BC02",
     breaks(Rule::NoPipsLeft)},
    {"Base p.10 Pivot: one action of your own card", "red leads construction 4; red ends turn",
     "blue pivots aggression 2", legal, "pips = 1"},
    {"Base p.10 Pivot: of the lead suit", "red leads construction 4; red ends turn",
     "blue pivots construction 2", breaks(Rule::PivotNeedsOtherSuit)},
    {"Base p.8 Pivot: not an action of the lead card",
     "red leads construction 4; red ends turn; blue pivots aggression 2", "blue builds ship 1-moon",
     breaks(Rule::ActionNotOnCard)},
    {"Base p.10 Pivot: does not change the lead suit",
     "red leads construction 4; red ends turn; blue pivots aggression 2; blue ends turn",
     "white surpasses aggression 6", breaks(Rule::SurpassNeedsSuit)},
    {"Base p.10 Step 2: no cards, no turn", "correct blue hand 0; red leads construction 4", "red ends turn",
     legal, "prompt = white play"},
    {"Base p.10 Step 2: a hand found empty plays no card",
     "red leads construction 4; red ends turn; correct blue hand 0", "blue copies",
     breaks(Rule::NoCardsInHand)},
    {"Base p.10 Step 2: a hand found empty skips its turn",
     "red leads construction 4; red ends turn; correct blue hand 0", "blue ends turn", legal,
     "prompt = white play"},
};

constexpr Row kActions[]{
    {"Base p.8 Administration: tax", "red leads administration 4", "red taxes 1-hex", legal, "pips = 2"},
    {"Base p.8 Administration: influence", "red leads administration 4", "red influences BC02"},
    {"Base p.8 Administration: repair", "correct 4-hex red ships 2+1; red leads administration 4",
     "red repairs ship 4-hex"},
    {"Base p.8 Administration: not build", "red leads administration 4", "red builds ship 4-hex",
     breaks(Rule::ActionNotOnCard)},
    {"Base p.8 Aggression: move", "red leads aggression 4", "red moves 1 4-hex > 4-gate"},
    {"Base p.8 Aggression: secure", "correct court BC02 red agents 1; red leads aggression 4",
     "red secures BC02", legal, "prompt = red court 1"},
    {"Base p.8 Aggression: battle", "correct 4-hex blue ships 1; red leads aggression 4",
     "red battles blue 4-hex with 1 skirmish", legal, "prompt = red roll"},
    {"Base p.8 Aggression: not influence", "red leads aggression 4", "red influences BC02",
     breaks(Rule::ActionNotOnCard)},
    {"Base p.8 Construction: build", "red leads construction 4", "red builds ship 4-hex"},
    {"Base p.8 Construction: repair", "correct 4-hex red ships 2+1; red leads construction 4",
     "red repairs ship 4-hex"},
    {"Base p.8 Construction: not move", "red leads construction 4", "red moves 1 4-hex > 4-gate",
     breaks(Rule::ActionNotOnCard)},
    {"Base p.8 Mobilization: influence", "red leads mobilization 4", "red influences BC02"},
    {"Base p.8 Mobilization: move", "red leads mobilization 4", "red moves 1 4-hex > 4-gate"},
    {"Base p.8 Mobilization: not battle", "correct 4-hex blue ships 1; red leads mobilization 4",
     "red battles blue 4-hex with nothing", breaks(Rule::ActionNotOnCard)},
    {"FAQ Action: pips may be left", "red leads construction 2; red builds ship 4-hex", "red ends turn",
     legal, "prompt = blue play"},
    {"Base p.8 Playing a Chapter: no action in another's turn", "red leads administration 4",
     "blue taxes 5-hex", breaks(Rule::NotYourTurn)},
    {"Base p.8 Playing a Chapter: no turn of another to end", "red leads administration 4", "blue ends turn",
     refused(Rule::NotYourTurn)},
};

constexpr Row kPassing[]{
    {"Base p.8 Passing Initiative: to the next, who leads a new round", "", "red passes", legal,
     "initiative = blue; prompt = blue play; round = 2; red hand = 6"},
    {"Base p.8 Passing Initiative: over players without cards", "correct blue hand 0", "red passes", legal,
     "initiative = white; prompt = white play"},
    {"Base p.8 Passing Initiative: not after a card", "red leads construction 4", "red passes",
     refused(Rule::AlreadyLed)},
    {"Base p.8 Passing Initiative: not without it", "red leads construction 4; red ends turn", "blue passes",
     refused(Rule::PassNeedsInitiative)},
    {"Base p.8 Passing Initiative: not in another's turn", "", "blue passes", refused(Rule::NotYourTurn)},
    {"Base p.8 Passing Initiative: everyone in a row ends the chapter", "red passes; blue passes",
     "white passes", legal, "phase = chapter-end; prompt = score"},
    {"Base p.8 Passing Initiative: only those with cards count", "correct white hand 0; red passes",
     "blue passes", legal, "phase = chapter-end"},
    {"Base p.8 Passing Initiative: a card played in between begins the row anew",
     "red passes; blue leads construction 4; blue ends turn; white copies; white ends turn; red copies; red "
     "ends "
     "turn; blue passes",
     "white passes", legal, "phase = playing; prompt = red play"},
    {"Base p.8 Passing Initiative: the only one with cards ends the chapter",
     "correct white hand 0; correct blue hand 0", "red passes", legal, "phase = chapter-end"},
    {"Base p.8 Passing Initiative: must, without cards",
     "correct red hand 1; red leads construction 4; red ends turn; blue copies; blue ends turn; white copies",
     "white ends turn", legal, "initiative = blue; prompt = blue play"},
};

constexpr Row kRoundEnd[]{
    {"Base p.11 Step 4: with cards left a new round starts",
     "red leads construction 4; red ends turn; blue copies; blue ends turn; white copies", "white ends turn",
     legal, "phase = playing; round = 2; prompt = red play; discard = 5"},
    {"Base p.11 Step 4: all hands empty end the chapter",
     "correct red hand 1; correct blue hand 1; correct white hand 1; red leads construction 4; red ends "
     "turn; "
     "blue copies; blue ends turn; white copies",
     "white ends turn", legal, "phase = chapter-end; prompt = score"},
    {"Base p.11 Step 4: one player with cards is enough to go on",
     "correct red hand 1; correct blue hand 1; correct white hand 2; red leads construction 4; red ends "
     "turn; "
     "blue copies; blue ends turn; white copies",
     "white ends turn", legal, "phase = playing; initiative = white; prompt = white play"},
    {"Base p.11 Step 4: the zero marker leaves the lead card",
     "red leads construction 4; red declares warlord; red ends turn; blue copies; blue ends turn; white "
     "copies",
     "white ends turn", legal, "zero = no; marker 3 = warlord"},
    {"Base p.8 Step 1: turns go clockwise from the holder of the initiative",
     "4SETUP01 | correct initiative white; white leads construction 4", "white ends turn", legal,
     "prompt = yellow play"},
};

}  // namespace

/// Playing a chapter (Base p.8-11), without ambitions and seizing.
class RoundTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cards_data() { addRows(kCards); }
    void cards() { playRow(); }
    void following_data() { addRows(kFollowing); }
    void following() { playRow(); }
    void actions_data() { addRows(kActions); }
    void actions() { playRow(); }
    void passing_data() { addRows(kPassing); }
    void passing() { playRow(); }
    void roundEnd_data() { addRows(kRoundEnd); }
    void roundEnd() { playRow(); }
};

QObject* roundTests() {
    return new RoundTest;
}

}  // namespace reach::tests

#include "round_test.moc"
