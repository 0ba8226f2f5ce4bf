#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kSpending[]{
    {"Base p.17 Material: a Build action", "red leads aggression 2; red spends material",
     "red builds ship 4-hex", legal, "pips = 3; prelude = yes; 4-hex red = 4"},
    {"Base p.17 Material: a Repair action",
     "correct 4-hex red ships 2+1; red leads aggression 2; red spends material", "red repairs ship 4-hex",
     legal, "pips = 3; 4-hex red = 3"},
    {"Base p.8 Material: one action only",
     "red leads aggression 2; red spends material; red builds ship 4-hex", "red builds city 1-hex",
     breaks(Rule::ActionNotOnCard)},
    {"Base p.8 Material: no other action", "red leads aggression 2; red spends material", "red taxes 1-hex",
     breaks(Rule::ActionNotOnCard)},
    {"Base p.17 Fuel: a Move action",
     "correct red slots fuel none none none none none; red leads construction 4; red spends fuel",
     "red moves 1 4-hex > 4-gate", legal, "pips = 3; 4-gate red = 1"},
    {"Base p.17 Relic: a Secure action",
     "correct red slots relic none none none none none; correct court BC02 red agents 1; red leads "
     "construction "
     "4; red spends relic",
     "red secures BC02", legal, "pips = 3; BC02 = red"},
    {"Base p.17 Psionic: an action of the lead card",
     "red leads administration 4; red ends turn; blue pivots aggression 2; blue spends psionic",
     "blue influences BC02", legal, "pips = 1; court 1 blue = 1"},
    {"Base p.8 Psionic: not an action of your own card",
     "correct blue slots psionic psionic none none none none; red leads administration 4; red ends turn; "
     "blue "
     "pivots construction 2; blue builds ship 1-moon",
     "blue builds city 5-hex", breaks(Rule::NoPipsLeft)},
    {"Base p.17 Weapon: the card's pips may battle",
     "correct red slots weapon none none none none none; correct 4-hex blue ships 1; red leads construction "
     "4; "
     "red spends weapon",
     "red battles blue 4-hex with nothing", legal, "pips = 2; prelude = no"},
    {"Base p.17 Weapon: for the whole turn",
     "correct red slots weapon none none none none none; correct 4-hex blue ships 1; red leads construction "
     "4; "
     "red spends weapon; red builds ship 4-hex",
     "red battles blue 4-hex with nothing", legal, "pips = 1"},
    {"Base p.17 Weapon: not the actions of other resources",
     "correct red slots weapon material none none none none; correct 4-hex blue ships 1; red leads "
     "construction "
     "4; red spends weapon; red spends material",
     "red battles blue 4-hex with nothing", legal, "pips = 2; prelude = no"},
    {"Base p.8 Weapon: without it no battle", "correct 4-hex blue ships 1; red leads construction 4",
     "red battles blue 4-hex with nothing", breaks(Rule::ActionNotOnCard)},
    {"Base p.17 Resources: only what you have", "red leads construction 4", "red spends relic",
     refused(Rule::TokenNotHeld)},
    {"Base p.17 Resources: a token counts as itself", "red leads construction 4",
     "red spends material as fuel", breaks(Rule::SpendAsNeedsCard)},
    {"Base p.17 Resources: any number of them", "red leads aggression 2; red spends material",
     "red spends material", legal, "spent material = 2; red slots = none"},
};

constexpr Row kOutraged[]{
    {"FAQ Resources: an Outraged one may be spent, without effect",
     "correct red outrage material on; red leads aggression 2", "red spends material", legal,
     "spent material = 1; red outrage = material"},
    {"Base p.8 Outrage: no Prelude action of an Outraged resource",
     "correct red outrage material on; red leads aggression 2; red spends material", "red builds ship 4-hex",
     breaks(Rule::ActionNotOnCard)},
    {"Base p.8 Outrage: no battle for an Outraged Weapon",
     "correct red slots weapon none none none none none; correct red outrage weapon on; correct 4-hex blue "
     "ships "
     "1; red leads construction 4; red spends weapon",
     "red battles blue 4-hex with nothing", breaks(Rule::ActionNotOnCard)},
    {"Base p.16 Outrage: it can still be taxed",
     "correct red outrage material on; red leads administration 4", "red taxes 1-hex", legal,
     "red slots = material material material"},
    {"Base p.16 Outrage: and counts for ambitions", "correct red outrage material on", "", legal,
     "tycoon red count = 2"},
};

constexpr Row kHolding[]{
    {"Base p.7 Resource Slots: open with cities built", "", "", legal, "red open = 3; red cities = 4"},
    {"Base p.7 Resource Slots: two cities built", "correct red cities 2", "", legal, "red open = 4"},
    {"Base p.7 Resource Slots: three cities built", "correct red cities 3", "", legal, "red open = 6"},
    {"Base p.7 Resource Slots: no city built", "correct 1-hex buildings none", "", legal, "red open = 2"},
    {"Base p.17 Resources: without an empty slot one must go",
     "correct red slots fuel fuel weapon none none none; red leads administration 4", "red taxes 1-hex",
     legal, "prompt = red overflow; red overflow = material"},
    {"Base p.17 Resources: the new one may go",
     "correct red slots fuel fuel weapon none none none; red leads administration 4; red taxes 1-hex",
     "red discards material", legal, "prompt = red act; red slots = fuel fuel weapon; supply material = 4"},
    {"Base p.17 Resources: or an old one for it",
     "correct red slots fuel fuel weapon none none none; red leads administration 4; red taxes 1-hex",
     "red discards weapon", legal, "prompt = red act; red slots = fuel fuel material; supply weapon = 5"},
    {"App what has no room goes before the turn ends",
     "correct red slots fuel fuel weapon none none none; red leads administration 4; red taxes 1-hex",
     "red ends turn", refused(Rule::AnswerFirst)},
    {"Base p.17 Resources: none must go while there is room", "red leads administration 4",
     "red discards material", refused(Rule::DiscardNotNeeded)},
    {"Base p.17 Resources: only what you have goes",
     "correct red slots fuel fuel weapon none none none; red leads administration 4; red taxes 1-hex",
     "red discards relic", refused(Rule::TokenNotHeld)},
    {"Base p.17 Resources: rearranged on a gain",
     "correct red slots fuel none none none none none; red leads administration 4; red taxes 1-hex",
     "red arranges none material fuel none none none", legal, "red slots = none material fuel"},
    {"Base p.17 Resources: not without a gain", "red leads construction 4; red ends turn; blue copies",
     "blue arranges fuel psionic none none none none", breaks(Rule::ArrangeAfterGain)},
    {"Base p.17 Resources: a later action ends the rearranging",
     "correct red slots fuel none none none none none; red leads administration 4; red taxes 1-hex; red "
     "influences "
     "BC02",
     "red arranges none material fuel none none none", breaks(Rule::ArrangeAfterGain)},
    {"Base p.17 Resources: not into slots that are not open", "red leads administration 4; red taxes 1-hex",
     "red arranges material material none material none none", refused(Rule::ArrangeOnlyOwn)},
    {"Base p.17 Resources: rearranged when a returned city covers a slot",
     "correct marker 1 warlord; correct red cities 2; correct blue trophies red cities 1; correct red slots "
     "material none fuel weapon none none; red passes; blue passes; white passes; score",
     "red arranges fuel weapon material none none none", legal, "red slots = fuel weapon material"},
    {"Base p.17 Resources: when it covers an empty slot, too",
     "correct marker 1 warlord; correct red cities 2; correct blue trophies red cities 1; correct red slots "
     "material fuel none none none none; red passes; blue passes; white passes; score",
     "red arranges fuel material none none none none", legal, "red slots = fuel material"},
    {"BC29, Base p.17 Song of Freedom: a city comes home and covers an empty slot",
     "correct 4-arrow buildings red city; correct 4-arrow red ships 1; correct red slots material fuel none "
     "none none none; correct court 1 BC29; correct court BC29 red agents 1; red leads aggression 2; red "
     "secures BC29; red chooses 4-arrow red",
     "red arranges fuel material none none none none", legal, "red slots = fuel material"},
    {"Base p.7, p.17 Resources: the fourth and fifth city cover none",
     "correct red cities 4; correct 4-arrow buildings red city; correct 4-arrow red ships 1; correct red "
     "slots material fuel none none none none; correct court 1 BC29; correct court BC29 red agents 1; red "
     "leads aggression 2; red secures BC29; red chooses 4-arrow red",
     "red arranges fuel material none none none none", breaks(Rule::ArrangeAfterGain)},
};

}  // namespace

/// Resource tokens, their slots and spending them (Base p.7, p.17).
class ResourcesTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void spending_data() { addRows(kSpending); }
    void spending() { playRow(); }
    void outraged_data() { addRows(kOutraged); }
    void outraged() { playRow(); }
    void holding_data() { addRows(kHolding); }
    void holding() { playRow(); }
};

QObject* resourcesTests() {
    return new ResourcesTest;
}

}  // namespace reach::tests

#include "resources_test.moc"
