#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kDeclaring[]{
    {"Base p.9 Declaring: the highest marker, and the zero marker", "red leads construction 4",
     "red declares warlord", legal,
     "marker 3 = warlord; marker 2 = available; marker 1 = available; zero = yes; pips = 3"},
    {"Base p.9 Declaring: 2 is Tycoon", "red leads aggression 2", "red declares tycoon"},
    {"Base p.9 Declaring: 3 is Tyrant", "red leads aggression 3", "red declares tyrant"},
    {"Base p.9 Declaring: 5 is Keeper", "red leads aggression 5", "red declares keeper"},
    {"Base p.9 Declaring: 6 is Empath", "red leads aggression 6", "red declares empath"},
    {"Base p.9 Declaring: not another ambition", "red leads construction 4", "red declares tycoon",
     breaks(Rule::DeclareCardAmbition)},
    {"Base p.9 Declaring: a 1 has no ambition", "4SETUP01 | red leads construction 1", "red declares tycoon",
     breaks(Rule::DeclareCardAmbition)},
    {"Base p.9 Declaring: a 7 has any ambition", "4SETUP01 | red leads construction 7",
     "red declares empath"},
    {"Base p.9 Declaring: only with the initiative",
     "red leads construction 4; red ends turn; blue surpasses construction 5", "blue declares keeper",
     breaks(Rule::DeclareNeedsInitiative)},
    {"Base p.8 Declaring: not before a card is played", "", "red declares warlord",
     refused(Rule::PlayACardFirst)},
    {"Base p.9 Declaring: not after a Prelude action", "red leads construction 4; red spends material",
     "red declares warlord", breaks(Rule::DeclareBeforeActions)},
    {"Base p.9 Declaring: not after an action", "red leads construction 4; red builds ship 4-hex",
     "red declares warlord", breaks(Rule::DeclareBeforeActions)},
    {"Base p.9 Declaring: once with a card", "4SETUP01 | red leads construction 7; red declares tycoon",
     "red declares empath", breaks(Rule::DeclareOnce)},
    {"Base p.9 Declaring: not when all markers are placed",
     "correct marker 1 tycoon; correct marker 2 tycoon; correct marker 3 empath; red leads construction 4",
     "red declares warlord", refused(Rule::DeclareNeedsMarker)},
    {"Base p.9 Declaring: again what was declared in an earlier round",
     "correct marker 3 warlord; red leads construction 4", "red declares warlord", legal,
     "marker 2 = warlord; warlord = 8/5"},
    {"Base p.9 Declaring: the highest of flipped markers",
     "correct marker 3 tycoon; correct marker 1 available flipped; red leads construction 4",
     "red declares warlord", legal, "marker 1 = warlord flipped; marker 2 = available; warlord = 4/2"},
};

constexpr Row kSeizing[]{
    {"Base p.10 Seizing: with an extra card, which gives no actions",
     "red leads construction 4; red ends turn; blue copies", "blue seizes", legal,
     "initiative = blue; seized = yes; blue hand = 4; pips = 1"},
    {"Base p.10 Seizing: two cards of theirs lie there, the discard pile is as it was",
     "red leads construction 4; red ends turn; blue copies", "blue seizes", legal,
     "discard = 2; blue hand = 4"},
    {"Base p.10 Seizing: not by its holder", "red leads construction 4", "red seizes",
     refused(Rule::SeizeNotByHolder)},
    {"Base p.10 Seizing: again by who just did, which would cost a second card",
     "red leads construction 4; red ends turn; blue copies; blue seizes", "blue seizes",
     refused(Rule::SeizeNotByHolder)},
    {"Base p.10 Seizing: once a round",
     "red leads construction 4; red ends turn; blue copies; blue seizes; blue ends turn; white copies",
     "white seizes", breaks(Rule::SeizeOnce)},
    {"Base p.10 Seizing: again in the next round",
     "red leads construction 4; red ends turn; blue copies; blue seizes; blue ends turn; white copies; white "
     "ends turn; blue leads construction 5; blue ends turn; white copies",
     "white seizes", legal, "initiative = white"},
    {"Base p.10 Seizing: not after an action",
     "red leads construction 4; red ends turn; blue copies; blue builds ship 1-moon", "blue seizes",
     breaks(Rule::SeizeBeforeActions)},
    {"Base p.10 Seizing: not after a Prelude action",
     "red leads construction 4; red ends turn; blue copies; blue spends fuel", "blue seizes",
     breaks(Rule::SeizeBeforeActions)},
    {"Base p.10 Seizing: needs an extra card",
     "correct blue hand 1; red leads construction 4; red ends turn; blue copies", "blue seizes",
     refused(Rule::SeizeNeedsCard)},
    {"Base p.8 Seizing: not before a card is played", "red leads construction 4; red ends turn",
     "blue seizes", refused(Rule::PlayACardFirst)},
    {"Base p.10 Seizing: Surpassing with a 7", "4SETUP01 | red leads construction 4; red ends turn",
     "blue surpasses construction 7", legal, "initiative = blue; seized = yes; pips = 1; blue hand = 5"},
    {"Base p.10 Seizing: a 7 after somebody seized",
     "4SETUP01 | red leads construction 4; red ends turn; blue copies; blue seizes; blue ends turn",
     "white surpasses construction 7", legal, "initiative = blue; pips = 1"},
    {"Base p.10 Seizing: a 7 that Pivots seizes nothing",
     "4SETUP01 | red leads construction 4; red ends turn", "blue pivots aggression 7", legal,
     "initiative = red; seized = no"},
    {"Base p.10 Seizing: does not change who is next in the round",
     "red leads construction 4; red ends turn; blue copies; blue seizes", "blue ends turn", legal,
     "prompt = white play"},
    {"Base p.9 Declaring: only from the lead card, so not who just seized",
     "red leads construction 4; red ends turn; blue surpasses construction 5; blue seizes",
     "blue declares keeper", breaks(Rule::DeclareNeedsInitiative)},
};

constexpr Row kAward[]{
    {"Base p.11 Step 3: to the highest who Surpassed",
     "red leads construction 3; red ends turn; blue surpasses construction 6; blue ends turn; white "
     "surpasses "
     "construction 5",
     "white ends turn", legal, "initiative = blue; prompt = blue play"},
    {"Base p.11 Step 3: the highest, not the first",
     "red leads construction 3; red ends turn; blue surpasses construction 4; blue ends turn; white "
     "surpasses "
     "construction 5",
     "white ends turn", legal, "initiative = white"},
    {"Base p.11 Step 3: stays when nobody Surpassed",
     "red leads construction 3; red ends turn; blue pivots aggression 6; blue ends turn; white copies",
     "white ends turn", legal, "initiative = red"},
    {"Base p.11 Step 3: whoever seized it keeps it",
     "red leads construction 3; red ends turn; blue copies; blue seizes; blue ends turn; white surpasses "
     "construction 6",
     "white ends turn", legal, "initiative = blue; seized = no"},
    {"Base p.11 Step 3: a declared lead card can be Surpassed by a 2",
     "red leads construction 6; red declares empath; red ends turn; blue surpasses construction 2; blue ends "
     "turn; white copies",
     "white ends turn", legal, "initiative = blue"},
};

}  // namespace

/// The initiative and its effects (Base p.9-11).
class InitiativeTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void declaring_data() { addRows(kDeclaring); }
    void declaring() { playRow(); }
    void seizing_data() { addRows(kSeizing); }
    void seizing() { playRow(); }
    void award_data() { addRows(kAward); }
    void award() { playRow(); }
};

QObject* initiativeTests() {
    return new InitiativeTest;
}

}  // namespace reach::tests

#include "initiative_test.moc"
