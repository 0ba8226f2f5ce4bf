#include <algorithm>

#include "engine/record/record.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kNewActions[]{
    {"Base p.20 LEAD06 New Actions: the battle that is owed is none to fire Rifles instead of",
     "correct blue card LEAD06; correct blue card L02; correct 5-gate red ships 1; red leads aggression 2; "
     "red "
     "ends turn; blue copies; blue uses LEAD06",
     "blue uses L02 from 5-hex 5-gate red", breaks(Rule::NewActionNeedsPip), "pips = 0"},
    {"Base p.20 LEAD06 New Actions: nor Tactical's move to guide",
     "correct blue card LEAD06; correct blue card L16; correct 5-gate red ships 1; red leads aggression 2; "
     "red "
     "ends turn; blue copies; blue uses LEAD06",
     "blue uses L16 from 1-moon 1-gate", breaks(Rule::NewActionNeedsPip)},
    {"Base p.20 LEAD07 New Actions: nor Charismatic's influence to execute",
     "correct blue card LEAD07; correct blue card BC12; correct blue captives red 1; correct court BC02 blue "
     "agents 1; red leads aggression 2; red ends turn; blue copies; blue secures BC02; court BC05",
     "blue uses BC12 execute", breaks(Rule::NewActionNeedsPip)},
    {"Base p.20 LEAD12 New Actions: nor Influential's second influence",
     "correct blue card LEAD12; correct blue card BC12; correct blue captives red 1; red leads "
     "administration "
     "2; red ends turn; blue copies; blue influences BC02",
     "blue uses BC12 execute", breaks(Rule::NewActionNeedsPip)},
    {"Base p.20 L24 New Actions: nor what a Trophy is spent for",
     "correct red card L24; correct red card BC12; correct red captives blue 1; correct marker 3 warlord; "
     "correct red trophies blue ships 1; red leads construction 4; red uses L24 blue ships",
     "red uses BC12 execute", breaks(Rule::NewActionNeedsPip)},
    {"Base p.20 L24 New Actions: beside it a pip pays, and ends the Prelude",
     "correct red card L24; correct red card BC12; correct red captives blue 1; correct marker 3 warlord; "
     "correct red trophies blue ships 1; red leads mobilization 4; red uses L24 blue ships",
     "red uses BC12 execute", legal, "pips = 2; prelude = no"},
    {"Base p.20 L24 New Actions: or a spent resource, and the Trophy's influence is left",
     "correct red card L24; correct red card BC12; correct red slots psionic none none none none none; "
     "correct "
     "red captives blue 1; correct marker 3 warlord; correct red trophies blue ships 1; red leads "
     "mobilization "
     "4; red spends psionic; red uses L24 blue ships; red uses BC12 execute; red chooses blue",
     "red influences BC02", legal, "pips = 3; prelude = yes"},
    {"Base p.20 L24 New Actions: what a card gives goes before a resource that could do more",
     "correct red card L24; correct red card BC12; correct red slots psionic none none none none none; "
     "correct "
     "red captives blue 1; correct marker 3 warlord; correct red trophies blue ships 1; red leads "
     "mobilization "
     "4; red spends psionic; red uses L24 blue ships; red influences BC02",
     "red uses BC12 execute", legal, "pips = 3; prelude = yes"},
    {"Base p.20 New Actions: a Psionic pays for them",
     "correct red card BC12; correct red slots psionic none none none none none; correct red captives blue "
     "1; "
     "red leads mobilization 4; red spends psionic",
     "red uses BC12 execute", legal, "pips = 3; prelude = yes"},
};

/// 6-gate has a damaged ship of red's to repair.
#define MIXED "correct red slots psionic material none none none none; correct 6-gate red ships 1+1; "

constexpr Row kMixed[]{
    {"Base p.17 Mix: the Psionic repairs where the Material is to build",
     MIXED "red leads administration 4; red spends psionic; red spends material; red repairs ship 6-gate",
     "red builds ship 4-hex", legal, "pips = 3; prelude = yes"},
    {"Base p.17 Mix: the Material repairs where the Psionic is to tax",
     MIXED "red leads administration 4; red spends psionic; red spends material; red repairs ship 6-gate",
     "red taxes 1-hex", legal, "pips = 3; prelude = yes"},
    {"Base p.8 Mix: two tokens, two actions",
     MIXED
     "red leads administration 4; red spends psionic; red spends material; red repairs ship 6-gate; red "
     "taxes 1-hex",
     "red builds ship 4-hex", breaks(Rule::ActionNotOnCard)},
    {"Base p.17 Mix: in any order",
     MIXED "red leads administration 4; red spends material; red spends psionic; red builds ship 4-hex",
     "red repairs ship 6-gate", legal, "pips = 3; prelude = yes"},
    {"Base p.8 Mix: a token spent after the repair has not paid for it",
     MIXED "red leads administration 4; red spends material; red repairs ship 6-gate; red spends psionic",
     "red builds ship 4-hex", breaks(Rule::ActionNotOnCard)},
    {"Base p.17 Mix: two of each leave the choice twice",
     "correct red cities 2; correct red slots psionic psionic material material none none; correct 6-gate "
     "red "
     "ships 0+2; red leads administration 4; red spends psionic; red spends psionic; red spends material; "
     "red "
     "spends material; red repairs ship 6-gate; red repairs ship 6-gate; red builds ship 4-hex",
     "red builds starport 1-hex", legal, "pips = 3; prelude = yes"},
    {"Base p.20 Mix: new actions too",
     "correct red card L10; correct red slots psionic material none none none none; red leads administration "
     "4; red spends psionic; red spends material; red uses L10 prune 4-hex starports",
     "red builds starport 1-hex", legal, "pips = 3; prelude = yes"},
};

constexpr Row kDeclined[]{
    {"Base p.17 Resources: whose action is declined returns before a pip pays",
     "correct red slots psionic material none none none none; correct blue slots material material material "
     "none "
     "none none; red leads administration 4; red spends psionic; red spends "
     "material; red ends prelude",
     "red taxes 1-hex", legal, "red slots = material; supply psionic = 5; pips = 2; prelude = no"},
    {"Base p.20 Prelude: while it is open, what was spent cannot be regained",
     "correct red slots psionic material none none none none; correct blue slots material material material "
     "none "
     "none none; red leads administration 4; red spends psionic; red spends "
     "material",
     "red taxes 1-hex", legal, "red slots = none; spent material = 1; pips = 3; prelude = yes"},
    {"FAQ Action: the pip of a Copied card taxes by Copying, though a Psionic was spent",
     "correct blue card LEAD03; correct blue slots psionic none none none none none; red leads "
     "administration "
     "4; red ends turn; blue copies; blue spends psionic; blue ends prelude",
     "blue taxes 5-hex", legal, "blue slots = psionic fuel; pips = 0"},
    {"Base p.20 Prelude: ended, it is over", "red leads construction 4; red ends prelude",
     "red spends material", breaks(Rule::PreludeOver), "prelude = no; pips = 3"},
    {"Base p.8 Prelude: ended, its free actions are gone",
     "red leads aggression 4; red spends material; red ends prelude", "red builds ship 4-hex",
     breaks(Rule::ActionNotOnCard)},
    {"Base p.9 Prelude: ended, it is too late to declare", "red leads construction 4; red ends prelude",
     "red declares warlord", breaks(Rule::DeclareBeforeActions)},
    {"Base p.20 Prelude: it ends once", "red leads construction 4; red builds ship 4-hex", "red ends prelude",
     refused(Rule::PreludeOver)},
    {"Base p.8 Prelude: nobody ends that of another", "red leads construction 4", "blue ends prelude",
     refused(Rule::NotYourTurn)},
    {"Base p.8 Prelude: it has to begin", "", "red ends prelude", refused(Rule::PlayACardFirst)},
    {"App without turns there is no Prelude to end", "depth board", "red ends prelude",
     refused(Rule::TurnsNotTracked)},
};

struct Offer {
    const char* name = "";
    const char* given = "";
    const char* entry = "";
    bool is = false;
};
constexpr Offer kOffers[]{
    {"Base p.17 ending the Prelude: where a pip could pay in place of the token",
     "correct red slots psionic none none none none none; red leads administration 4; red spends psionic",
     "red ends prelude", true},
    {"Base p.17 ending the Prelude: not where no pip could", "red leads aggression 4; red spends material",
     "red ends prelude", false},
    {"Base p.17 ending the Prelude: not while nothing is spent", "red leads construction 4",
     "red ends prelude", false},
    {"Base p.17 ending the Prelude: not once the action is taken",
     "red leads construction 4; red spends material; red builds ship 4-hex", "red ends prelude", false},
    {"Base p.20 new actions: not for what a card gives",
     "correct blue card LEAD06; correct blue card L02; correct 5-gate red ships 1; red leads aggression 2; "
     "red "
     "ends turn; blue copies; blue uses LEAD06",
     "blue uses L02 from 5-hex 5-gate red", false},
    {"Base p.20 new actions: for a resource",
     "correct red card BC12; correct red slots psionic none none none none none; correct red captives blue "
     "1; "
     "red leads mobilization 4; red spends psionic",
     "red uses BC12 execute", true},
};

}  // namespace

/// Payment for actions: pips, spent resources, cards (Base p.8, p.17, p.20).
class PaymentTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void newActions_data() { addRows(kNewActions); }
    void newActions() { playRow(); }
    void mixed_data() { addRows(kMixed); }
    void mixed() { playRow(); }
    void declined_data() { addRows(kDeclined); }
    void declined() { playRow(); }

    void offered_data() { addNames(kOffers); }
    void offered() {
        QFETCH(int, row);
        const Offer& offer = kOffers[row];
        Table table;
        QCOMPARE(toText(table.play(offer.given)), QString());
        const auto wanted = parseCommand(offer.entry).command;
        QVERIFY(wanted);
        const auto all = options(table.game());
        QCOMPARE(std::ranges::any_of(all, [&](const Option& one) { return one.command == *wanted; }),
                 offer.is);
    }
};

QObject* paymentTests() {
    return new PaymentTest;
}

}  // namespace reach::tests

#include "payment_test.moc"
