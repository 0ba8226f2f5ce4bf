#include "rows.h"

namespace reach::arcades::tests {
namespace {

#define SETUP \
    "red places agent 1-arrow; blue places agent 2-arrow; blue places 3 2-gate; red places 3 1-gate; "

constexpr Row kPhantom[]{
    {"2 Player Mode Setup J: the two place ships, then the phantom's agent", "new phantom", SETUP,
     "start card 3", legal,
     "white agent = 3-arrow; 1-gate white = 2; 6-gate white = 2; white supply = 0; phase = recruit"},
    {"2 Player Mode Setup K: a card that is left over", "new phantom", SETUP, "start card 2",
     refused(Rule::StartCardDrawn)},
    {"2 Player Mode Recruit: three cards face up", "new phantom", SETUP "start card 3; recruit",
     "white offers aggression 2, mobilization 4, administration 6", legal,
     "white offer = aggression 2 mobilization 4 administration 6; white pile = 5; red hand = 5; prompt = red "
     "play"},
    {"2 Player Mode Recruit: three different ones", "new phantom", SETUP "start card 3; recruit",
     "white offers aggression 2, aggression 2, administration 6", refused(Rule::CardAlreadySeen)},
    {"2 Player Mode Recruit: nobody else has them", "phantom", "", "red plays aggression 2",
     refused(Rule::CardAlreadySeen)},

    {"2 Player Mode Action A: leading, the highest of the offer", "phantom",
     "red plays aggression 1; red ends turn; blue plays mobilization 1; blue ends turn; white acts; white "
     "draws "
     "administration 1",
     "white acts", legal, "step = leads-highest 0 0; card = administration 6"},
    {"2 Player Mode Action A: leading, a 7 is the highest", "new phantom",
     SETUP "start card 3; recruit; white offers aggression 2, mobilization 7, administration 6; red plays "
           "aggression 1; red ends turn; blue plays mobilization 1; blue ends turn; white acts; white draws "
           "administration 7",
     "white acts", legal, "card = mobilization 7"},
    {"2 Player Mode Action A 1: the highest of the suit that wins", "new phantom",
     SETUP "start card 3; recruit; white offers aggression 2, aggression 5, administration 6; red plays "
           "aggression 1; red ends turn; blue plays mobilization 1; blue ends turn",
     "white acts", legal, "step = follows-highest 0 0; card = aggression 5; initiative = white"},
    {"2 Player Mode Action A 1: a 7 of the suit too", "new phantom",
     SETUP "start card 3; recruit; white offers aggression 7, aggression 5, administration 6; red plays "
           "aggression 1; red ends turn; blue plays mobilization 1; blue ends turn",
     "white acts", legal, "step = follows-highest 0 0; card = aggression 7"},
    {"2 Player Mode Action A 1: over a declared card", "phantom",
     "red plays aggression 6; red declares 5; red ends turn; blue plays mobilization 1; blue ends turn",
     "white acts", legal, "step = follows-highest 0 0; card = aggression 2; initiative = white"},
    {"2 Player Mode Action A 2: else the lowest of the suit", "new phantom",
     SETUP
     "start card 3; recruit; white offers aggression 4, aggression 2, mobilization 7; red plays aggression "
     "5; red ends turn; blue plays mobilization 1; blue ends turn",
     "white acts", legal, "step = follows-lowest 0 0; card = aggression 2; initiative = red"},
    {"2 Player Mode Action A 2: the suit before a 7 of another", "phantom",
     "red plays aggression 6; red ends turn; blue plays aggression 7; blue ends turn", "white acts", legal,
     "step = follows-lowest 0 0; card = aggression 2"},
    {"2 Player Mode Action A 3: the left-most 7 of another suit", "new phantom",
     SETUP
     "start card 3; recruit; white offers administration 1, mobilization 7, administration 7; red plays "
     "aggression 6; red ends turn; blue plays aggression 1; blue ends turn",
     "white acts", legal, "step = wins-with-seven 0 0; card = mobilization 7; initiative = white"},
    {"2 Player Mode Action A 3: not behind another 7", "new phantom",
     SETUP
     "start card 3; recruit; white offers administration 3, mobilization 7, administration 7; red plays "
     "aggression 7; red ends turn; blue plays aggression 1; blue ends turn",
     "white acts", legal, "step = plays-lowest 0 0; card = administration 3; initiative = red"},
    {"2 Player Mode Action A 4: the lowest, of two the left one", "new phantom",
     SETUP "start card 3; recruit; white offers mobilization 4, administration 3, mobilization 3; red plays "
           "aggression 6; red ends turn; blue plays aggression 1; blue ends turn",
     "white acts", legal, "step = plays-lowest 0 0; card = administration 3"},
    {"2 Player Mode Action A: it chooses by rule, not by hand", "phantom",
     "red plays aggression 1; red ends turn; blue plays mobilization 1; blue ends turn",
     "white plays aggression 2", refused(Rule::BotsPlayByRule)},
    {"2 Player Mode Action A: people do not act by rule", "phantom", "", "red acts",
     refused(Rule::OnlyBotsAct)},

    {"2 Player Mode Action A: its agent moves for two points, the resource goes", "phantom",
     "red plays aggression 3", "red moves phantom 4-hex", legal,
     "white agent = 4-hex; 4-hex resource = off; supply material = 2; red resources = none; points = 1"},
    {"2 Player Mode Action A: one cluster", "phantom", "red plays aggression 3", "red moves phantom 5-hex",
     breaks(Rule::PhantomAdjacent)},
    {"2 Player Mode Action A: not for one point", "phantom", "red plays aggression 1",
     "red moves phantom 4-hex", breaks(Rule::NotEnoughPoints)},
    {"2 Player Mode Action A: only with a phantom", "three", "red plays aggression 3",
     "red moves phantom 4-hex", refused(Rule::NothingToDo)},
    {"2 Player Mode Action B: its agent's cluster is scored, its Power ignored", "phantom",
     "correct 3-gate red ships 1; red plays aggression 1; red ends turn; blue plays mobilization 1; blue "
     "ends turn",
     "white acts", legal, "initiative = white; white power = 0; red power = 1; blue power = 0"},
    {"2 Player Mode Action B: it counts in the places", "phantom",
     "correct 1-gate blue ships 1; red plays aggression 6; red ends turn; blue plays aggression 1; blue ends "
     "turn",
     "white acts", legal, "red power = 2; blue power = 0"},
    {"2 Player Mode Action B: a card joins the offer on the right", "phantom",
     "red plays aggression 1; red ends turn; blue plays mobilization 1; blue ends turn; white acts",
     "white draws administration 1", legal,
     "white offer = mobilization 4 administration 6 administration 1; white pile = 4; round = 2"},

    {"2 Player Mode Battle: damaged ships first", "phantom",
     "correct 1-gate white ships 1+1; red plays aggression 3; red battles white 1-gate with 1 assault",
     "rolls assault hit+hit", legal, "1-gate white = 0+1; red trophies white = 1; prompt = red act"},
    {"2 Player Mode Battle: one damaged ship at most is left", "phantom",
     "red plays aggression 3; red battles white 1-gate with 2 skirmish", "rolls skirmish hit hit", legal,
     "1-gate white = 1; red trophies white = 1"},
    {"2 Player Mode Battle: three Trophies, a start card", "phantom",
     "correct 2-gate white ships 0; correct red trophies white 2; red plays aggression 3; red battles white "
     "1-gate with 2 skirmish",
     "rolls skirmish hit hit", legal, "red power = 2; prompt = white start-card; white supply = 3"},
    {"2 Player Mode Battle: not to the cluster of the battle", "phantom",
     "correct 2-gate white ships 0; correct red trophies white 2; red plays aggression 3; red battles white "
     "1-gate with 2 skirmish; rolls skirmish hit hit",
     "start card 1", legal, "prompt = white start-card; 1-gate white = 1"},
    {"2 Player Mode Battle: all to another", "phantom",
     "correct 2-gate white ships 0; correct red trophies white 2; red plays aggression 3; red battles white "
     "1-gate with 2 skirmish; rolls skirmish hit hit; start card 1",
     "start card 4", legal, "4-gate white = 5; white supply = 0; prompt = red act"},
    {"2 Player Mode Battle: a used start card is out of the pile", "phantom",
     "correct 2-gate white ships 0; correct red trophies white 2; red plays aggression 3; red battles white "
     "1-gate with 2 skirmish; rolls skirmish hit hit; start card 1",
     "start card 1", refused(Rule::StartCardDrawn)},
    {"2 Player Mode: the phantom has no resources to steal", "phantom",
     "correct white agent 1-hex; red plays aggression 3; red battles white 1-gate with 1 raid",
     "rolls raid self+key", legal, "prompt = red act; red resources = none"},
    {"2 Player Mode: its agent can be driven away", "phantom",
     "correct white agent 1-hex; red plays aggression 3; red battles white 1-gate with 1 raid; rolls raid "
     "self+building",
     "red drives agent clockwise 2-hex", legal, "white agent = 2-hex; 2-hex resource = on"},
};

}  // namespace

std::span<const Row> phantomRows() {
    return kPhantom;
}

}  // namespace reach::arcades::tests
