#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kPrelude[]{
    {"Base p.17 Resources: the token in that slot is another",
     "correct red slots fuel weapon none none none none; red leads construction 4", "red spends fuel from 2",
     refused(Rule::NoSuchToken)},
    {"Base p.20 Prelude: ends with the first pip", "red leads construction 4; red builds ship 4-hex",
     "red spends material", breaks(Rule::PreludeOver)},
    {"Base p.20 Prelude: any number of actions before it",
     "red leads construction 4; red spends material; red builds ship 4-hex", "red spends material", legal,
     "prelude = yes; pips = 3"},
    {"Base p.17 Prelude: of two alike the one that is cheaper to raid",
     "correct red slots fuel none fuel none none none; red leads construction 4", "red spends fuel", legal,
     "red slots = fuel; spent fuel = 1"},
    {"Base p.17 Prelude: or the one that is named",
     "correct red slots fuel none fuel none none none; red leads construction 4", "red spends fuel from 1",
     legal, "red slots = none none fuel; spent fuel = 1"},
    {"Base p.17 Prelude: none in the slot that is named",
     "correct red slots fuel none fuel none none none; red leads construction 4", "red spends fuel from 2",
     refused(Rule::NoSuchToken)},
    {"Base p.8 Prelude: begins with the card", "", "red spends material", breaks(Rule::PlayACardFirst)},
    {"Base p.8 Prelude: only in your own turn", "red leads construction 4", "blue spends fuel",
     breaks(Rule::NotYourTurn)},
    {"Base p.20 Prelude: what is spent stays out until its end",
     "correct red card BC02; correct blue slots material material none none none none; red leads "
     "construction 4; "
     "red spends material",
     "red uses BC02 manufacture", legal, "red slots = material; spent material = 1; supply material = 0"},
    {"Base p.20 Prelude: what is spent returns at its end",
     "correct red card BC02; correct blue slots material material none none none none; red leads "
     "construction 4; "
     "red spends material; red builds ship 4-hex",
     "red uses BC02 manufacture", legal, "red slots = material material; spent material = 0; prelude = no"},
    {"Base p.20 Prelude: it returns when the turn ends without a pip",
     "red leads construction 4; red spends material", "red ends turn", legal,
     "supply material = 3; spent material = 0"},
    {"Base p.8 Prelude: a granted action lapses with it",
     "red leads aggression 2; red spends material; red moves 1 4-hex > 4-gate", "red builds ship 4-hex",
     breaks(Rule::ActionNotOnCard)},
};

/// Three tokens of two kinds are spent, and their free actions are not used.
#define SPENDS_THREE(token) "red spends " token "; red spends " token "; red spends " token "; "
#define SPENDS(one, other)                                                                        \
    "correct red slots " one " " one " " one " " other " " other " " other "; " SPENDS_THREE(one) \
        SPENDS_THREE(other)
#define TWELVE                                                                                             \
    "correct red cities 3; correct red slots none none none none none none; correct blue slots none none " \
    "none "                                                                                                \
    "none none none; correct white slots none none none none none none; correct red card L24; correct "    \
    "marker 3 "                                                                                            \
    "warlord; correct red trophies blue ships 1; correct red card L25; correct marker 2 tyrant; correct "  \
    "red "                                                                                                 \
    "captives blue 1; red leads construction 4; " SPENDS("fuel", "material")                               \
        SPENDS("relic", "psionic") "correct red slots fuel weapon none none none none; "

constexpr Row kManyFreeActions[]{
    {"Base p.17 Prelude: any number of tokens, and each gives its action", TWELVE,
     "red moves 1 4-hex > 4-gate", legal, "spent fuel = 3; pips = 3; prelude = yes"},
    {"App Prelude: with twelve free actions some are used before another comes", TWELVE, "red spends fuel",
     breaks(Rule::FreeActionsFirst)},
    {"App Prelude: then the next token is spent", TWELVE "red moves 1 4-hex > 4-gate", "red spends fuel",
     legal, "spent fuel = 4"},
    {"Base p.17 Prelude: a Weapon gives no action that waits", TWELVE, "red spends weapon", legal,
     "spent weapon = 1"},
    {"App L24 Warlord's Terror: with twelve free actions some are used first", TWELVE,
     "red uses L24 blue ships", refused(Rule::FreeActionsFirst)},
    {"App L25 Tyrant's Ego: with twelve free actions some are used first", TWELVE, "red uses L25 spend blue",
     refused(Rule::FreeActionsFirst)},
};

constexpr Row kCards[]{
    {"Base p.20 Prelude: not with a card secured in it",
     "correct red slots relic fuel none none none none; correct court BC24 red agents 1; red leads "
     "construction "
     "4; red spends relic; red secures BC24; court BC05",
     "red uses BC24 fuel", breaks(Rule::CardSecuredThisPrelude)},
    {"FAQ Turn Structure: its other parts may be used later in the turn",
     "correct red slots relic fuel none none none none; correct court BC02 red agents 1; red leads "
     "construction "
     "4; red spends relic; red secures BC02; court BC05",
     "red uses BC02 manufacture", legal, "red slots = material fuel"},
    {"FAQ Turn Structure: a card stolen in the Prelude may be used",
     "correct red card BC20; correct blue card BC24; red leads construction 4; red uses BC20 BC24",
     "red uses BC24 material", legal, "BC20 = discard; BC24 = red; red slots = material relic"},
    {"Base p.20 Prelude: no cards after it either",
     "correct red card BC24; red leads construction 4; red builds ship 4-hex", "red uses BC24 material",
     breaks(Rule::PreludeOver)},
    {"Base p.20 Prelude: once per turn where the card says so",
     "correct red card BC24; correct red slots fuel fuel none none none none; red leads construction 4; red "
     "uses "
     "BC24 fuel",
     "red uses BC24 fuel", breaks(Rule::CardOncePerTurn, "BC24")},
    {"Base p.20 Prelude: before any other actions where the card says so",
     "correct blue card BC16; red leads construction 4; red ends turn; blue copies; blue spends fuel",
     "blue uses BC16", breaks(Rule::CardBeforeActions, "BC16")},
    {"Base p.17 Guild Cards: only your own", "red leads construction 4", "red uses BC24 material",
     refused(Rule::CardNotHeld, "BC24")},
    {"App a card nobody has named cannot be used", "red leads construction 4", "red uses unknown",
     refused(Rule::NoSuchCard)},
    {"Base p.20 New Actions: in place of the pip's action", "correct red card BC02; red leads construction 4",
     "red uses BC02 manufacture", legal, "pips = 2; red slots = material material material"},
    {"Base p.20 New Actions: in place of a resource's action",
     "correct red card BC02; red leads aggression 4; red spends material", "red uses BC02 manufacture", legal,
     "pips = 2; prelude = yes"},
    {"Base p.8 New Actions: not for another action's pip", "correct red card BC02; red leads aggression 4",
     "red uses BC02 manufacture", breaks(Rule::ActionNotOnCard)},
    {"Base p.20 New Actions: battle by a spent Weapon",
     "correct red card BC14; correct red slots weapon weapon none none none none; correct court BC02 blue "
     "agents "
     "1; red leads construction 4; red spends weapon",
     "red uses BC14 abduct BC02", legal, "red captives blue = 1; pips = 2"},
};

}  // namespace

/// Prelude actions, new actions and the cards that give them (Base p.20).
class PreludeTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void prelude_data() { addRows(kPrelude); }
    void prelude() { playRow(); }
    void manyFreeActions_data() { addRows(kManyFreeActions); }
    void manyFreeActions() { playRow(); }
    void cards_data() { addRows(kCards); }
    void cards() { playRow(); }
};

QObject* preludeTests() {
    return new PreludeTest;
}

}  // namespace reach::tests

#include "prelude_test.moc"
