#include <QTest>

#include "engine/contract/catalogue.h"
#include "engine/record/record.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

/// The setup of each leader on the first seat of 3SETUP02: A is 1-hex, B is 4-hex, C is 6-gate.
struct Start {
    const char* leader;
    const char* facts;
};
constexpr Start kStarts[]{
    {"LEAD01",
     "red slots = relic material; 1-hex = red city; 1-hex red = 3; 4-hex = red starport; 4-hex red = 3; "
     "6-gate red = 2; prompt = red play"},
    {"LEAD02",
     "red slots = psionic relic; 1-hex = red city; 1-hex red = 3; 4-hex = red starport; 4-hex red = 3; "
     "6-gate red = 2; red outrage = material fuel; red agents = 8"},
    {"LEAD03",
     "red slots = fuel fuel; 1-hex = red city; 1-hex red = 3; 4-hex = red starport; 4-hex red = 3; 6-gate "
     "red = 2; supply fuel = 3"},
    {"LEAD04",
     "red slots = psionic material; 1-hex = red city; 1-hex red = 4; 4-hex = red starport; 4-hex red = 3; "
     "6-gate red = 2"},
    {"LEAD05",
     "red slots = material weapon; 1-hex = red starport; 1-hex red = 4; 4-hex = none; 4-hex red = 4; 6-gate "
     "red = 2; red cities = 5; red open = 2"},
    {"LEAD06",
     "red slots = weapon material; 1-hex = red city; 1-hex red = 3; 4-hex = red starport; 4-hex red = 3; "
     "6-gate red = 2"},
    {"LEAD07",
     "red slots = relic material; 1-hex = red city; 1-hex red = 3; 4-hex = red city; 4-hex red = 3; 6-gate "
     "red = 3; red cities = 3; red open = 4"},
    {"LEAD08",
     "red slots = psionic weapon; 1-hex = red city; 1-hex red = 3; 4-hex = red starport; 4-hex red = 3; "
     "6-gate red = 2"},
    {"LEAD09",
     "red slots = relic relic; 1-hex = red city; 1-hex red = 3; 4-hex = red city; 4-hex red = 3; 6-gate red "
     "= 2; prompt = red keep 2"},
    {"LEAD10",
     "red slots = fuel material; 1-hex = red city; 1-hex red = 3; 4-hex = red starport; 4-hex red = 3; "
     "6-gate red = 2; red ships = 5; red agents = 7"},
    {"LEAD11",
     "red slots = fuel weapon; 1-hex = red starport; 1-hex red = 4; 4-hex = none; 4-hex red = 3; 6-gate red "
     "= 2; red cities = 5"},
    {"LEAD12",
     "red slots = psionic psionic; 1-hex = red city; 1-hex red = 3; 4-hex = red starport; 4-hex red = 3; "
     "6-gate red = 2"},
    {"LEAD13",
     "red slots = relic weapon; 1-hex = none; 1-hex red = 4; 4-hex = none; 4-hex red = 3; 6-gate red = 2; "
     "red cities = 3; red open = 4"},
    {"LEAD14",
     "red slots = relic material; 1-hex = red city; 1-hex red = 3; 4-hex = none; 4-hex red = 3; 6-gate red = "
     "3"},
    {"LEAD15",
     "red slots = fuel material; 1-hex = red city; 1-hex red = 3; 4-hex = red starport; 4-hex red = 4; "
     "6-gate red = 2"},
    {"LEAD16",
     "red slots = fuel weapon; 1-hex = red starport; 1-hex red = 4; 4-hex = none; 4-hex red = 3; 6-gate red "
     "= 2; red cities = 5; red outrage = material; red agents = 9"},
};

constexpr Row kElder[]{
    {"LEAD01 Beloved: influences when the attacker took Trophies",
     "correct blue card LEAD01; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex "
     "with 2 assault; rolls assault hit+hit blank; red strikes fresh-ship damaged-ship",
     "blue chooses BC13", legal, "court 2 blue = 1; blue agents = 9; prompt = red act"},
    {"LEAD01 Beloved: may",
     "correct blue card LEAD01; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex "
     "with 2 assault; rolls assault hit+hit blank; red strikes fresh-ship damaged-ship",
     "blue declines", legal, "blue agents = 10; prompt = red act"},
    {"LEAD01 Beloved: not without Trophies",
     "correct blue card LEAD01; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex "
     "with 2 assault; rolls assault self+hit blank; red suffers fresh",
     "red strikes fresh-ship", legal, "4-hex blue = 0+1; prompt = red act"},
    {"Base p.13 Beloved: a card of the Court",
     "correct blue card LEAD01; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex "
     "with 2 assault; rolls assault hit+hit blank; red strikes fresh-ship damaged-ship",
     "blue chooses BC05", refused(Rule::InfluenceCourtCard)},
    {"LEAD01 Beloved: nothing for the attacker",
     "correct red card LEAD01; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex "
     "with 2 assault; rolls assault hit+hit blank",
     "red strikes fresh-ship damaged-ship", legal, "prompt = red act"},
    {"LEAD01 Beloved: an Elder without agents is not asked",
     "correct blue card LEAD01; correct court BC02 blue agents 10; correct 4-hex blue ships 1; red leads "
     "aggression 2; red battles blue 4-hex with 2 assault; rolls assault hit+hit blank",
     "red strikes fresh-ship damaged-ship", legal, "prompt = red act"},
    {"LEAD01 Beloved: a destroyed city does not ransack the Court",
     "correct blue card LEAD01; correct court BC02 blue agents 2; correct 4-hex buildings blue damaged city; "
     "red leads aggression 2; red battles blue 4-hex with 1 assault; rolls assault hit+hit",
     "red strikes city", legal,
     "red trophies blue = 1 city; red outrage = material; BC02 = court 1; prompt = blue choose LEAD01"},
    {"Base p.16 Ransack: another defender would lose the card",
     "correct court BC02 blue agents 2; correct 4-hex buildings blue damaged city; red leads aggression 2; "
     "red battles blue 4-hex with 1 assault; rolls assault hit+hit",
     "red strikes city", legal, "prompt = red ransack"},
    {"LEAD01 Beloved: only in battle",
     "correct blue card LEAD01; correct red card LEAD10; correct court BC02 blue agents 2; correct 5-hex red "
     "ships 4; correct 5-hex buildings blue damaged city; red leads administration 4; red taxes 5-hex blue",
     "red chooses nothing", legal, "red trophies blue = 1 city; prompt = red ransack"},
    {"LEAD01 Just: first place gains the Power of second, without the bonus",
     "correct red card LEAD01; correct marker 3 tyrant; correct red captives blue 2; correct blue captives "
     "white 1; correct red cities 5",
     "", legal, "tyrant red place = 1; tyrant red = 3; tyrant blue = 3"},
    {"LEAD01 Just: second place gains nothing",
     "correct red card LEAD01; correct marker 3 tyrant; correct red captives blue 1; correct blue captives "
     "white 2",
     "", legal, "tyrant red place = 2; tyrant red = 0; tyrant blue = 5"},
    {"LEAD01 Just: other ambitions as ever",
     "correct red card LEAD01; correct marker 3 tycoon; correct red cities 5", "", legal,
     "tycoon red place = 2; tycoon red = 3"},
};

constexpr Row kMystic[]{
    {"LEAD02 Attuned: along with what a Copied card taxes",
     "correct blue card LEAD02; correct blue slots none none none none none none; red leads administration "
     "4; red ends turn; blue copies",
     "blue taxes 5-hex", legal, "supply psionic = 3"},
    {"LEAD02 Attuned: and a Pivoted one",
     "correct blue card LEAD02; correct blue slots none none none none none none; red leads construction 4; "
     "red ends turn; blue pivots administration 2",
     "blue taxes 5-hex", legal, "supply psionic = 3"},
    {"LEAD02 Attuned: not when leading", "correct red card LEAD02; red leads administration 4",
     "red taxes 1-hex", legal, "supply psionic = 4; supply material = 1"},
    {"LEAD02 Attuned: not when Surpassing",
     "correct blue card LEAD02; correct blue slots none none none none none none; red leads administration "
     "4; red ends turn; blue surpasses administration 5",
     "blue taxes 5-hex", legal, "supply psionic = 4"},
    {"LEAD02 Attuned: not with the action of a spent resource",
     "correct blue card LEAD02; correct blue slots psionic none none none none none; red leads "
     "administration 4; red ends turn; blue copies; blue spends psionic",
     "blue taxes 5-hex", legal, "pips = 1; spent psionic = 1; supply psionic = 3"},
    {"LEAD02 Attuned: with a Rival city too, and the Captive",
     "correct blue card LEAD02; correct blue slots none none none none none none; correct 1-hex blue ships "
     "4; red leads administration 4; red ends turn; blue copies",
     "blue taxes 1-hex red", legal, "supply material = 1; supply psionic = 4; blue captives red = 1"},
};

constexpr Row kFuelDrinker[]{
    {"LEAD03 Insatiable: along with what a Copied card taxes",
     "correct blue card LEAD03; correct blue slots none none none none none none; red leads administration "
     "4; red ends turn; blue copies",
     "blue taxes 5-hex", legal, "supply psionic = 4; supply fuel = 3"},
    {"LEAD03 Insatiable: and a Pivoted one",
     "correct blue card LEAD03; correct blue slots none none none none none none; red leads construction 4; "
     "red ends turn; blue pivots administration 2",
     "blue taxes 5-hex", legal, "supply fuel = 3"},
    {"LEAD03 Insatiable: not when leading", "correct red card LEAD03; red leads administration 4",
     "red taxes 1-hex", legal, "supply fuel = 3; supply material = 1"},
    {"LEAD03 Insatiable: not when Surpassing",
     "correct blue card LEAD03; correct blue slots none none none none none none; red leads administration "
     "4; red ends turn; blue surpasses administration 5",
     "blue taxes 5-hex", legal, "supply fuel = 4"},
    {"LEAD03 FAQ: an empty supply yields nothing but the Fuel",
     "correct blue card LEAD03; correct blue slots none none none none none none; correct red slots psionic "
     "psionic psionic none none none; correct white slots psionic psionic none none none none; red leads "
     "administration 4; red ends turn; blue copies",
     "blue taxes 5-hex", legal, "supply psionic = 0; blue slots = fuel"},
    {"LEAD03 Lavish: scores, then discards all Fuel",
     "correct red card LEAD03; correct red slots fuel fuel none none none none; correct red hand 1; correct "
     "blue hand 1; correct white hand 1; correct marker 3 tycoon; red leads construction 4; red ends turn; "
     "blue copies; blue ends turn; white copies; white ends turn",
     "score", legal, "red power = 3; white power = 3; red slots = none; supply fuel = 3"},
    {"LEAD03 Lavish: only when Tycoon was scored",
     "correct red card LEAD03; correct red slots fuel fuel none none none none; correct red hand 1; correct "
     "blue hand 1; correct white hand 1; correct marker 3 keeper; red leads construction 4; red ends turn; "
     "blue copies; blue ends turn; white copies; white ends turn",
     "score", legal, "red slots = fuel fuel"},
};

constexpr Row kUpstart[]{
    {"LEAD04 Ambitious: any resource when declaring",
     "correct red card LEAD04; red leads construction 4; red declares warlord", "red chooses relic", legal,
     "supply relic = 4; prompt = red act"},
    {"LEAD04 Ambitious: may", "correct red card LEAD04; red leads construction 4; red declares warlord",
     "red declines", legal, "supply relic = 5; red slots = material material"},
    {"LEAD04 Ambitious: one of the five",
     "correct red card LEAD04; red leads construction 4; red declares warlord", "red chooses nothing",
     refused(Rule::CardConditions, "LEAD04")},
    {"LEAD04 Ambitious: whoever declares, in whatever way",
     "correct red card LEAD04; correct court 1 BC27; correct court BC27 red agents 1; red leads aggression "
     "2; red secures BC27",
     "red declares keeper", legal, "marker 3 = keeper; prompt = red choose LEAD04"},
    {"Base p.9 Ambitious: before any Prelude action",
     "correct red card LEAD04; red leads construction 4; red spends material", "red declares warlord",
     breaks(Rule::DeclareBeforeActions)},
    {"LEAD04 Callow: a Loyal city that is controlled", "correct red card LEAD04; red leads administration 4",
     "red taxes 1-hex"},
    {"LEAD04 Callow: no Loyal city under a Rival",
     "correct red card LEAD04; correct 1-hex blue ships 4; red leads administration 4", "red taxes 1-hex",
     breaks(Rule::CardConditions, "LEAD04")},
    {"LEAD04 Callow: nor one that nobody controls",
     "correct red card LEAD04; correct 1-hex blue ships 3; red leads administration 4", "red taxes 1-hex",
     breaks(Rule::CardConditions, "LEAD04")},
    {"LEAD04 Callow: a controlled Rival city",
     "correct red card LEAD04; correct 5-hex red ships 4; red leads administration 4",
     "red taxes 5-hex blue"},
    {"LEAD04 FAQ: Empath's Bond does not let Callow tax what is not controlled",
     "correct red card LEAD04; correct red card L20; correct marker 3 empath; red leads administration 4",
     "red taxes 5-hex blue", breaks(Rule::CardConditions, "LEAD04")},
    {"LEAD04 FAQ: nor Loyal cities",
     "correct red card LEAD04; correct red card L20; correct marker 3 empath; correct 1-hex blue ships 4; "
     "red leads administration 4",
     "red taxes 1-hex", breaks(Rule::CardConditions, "LEAD04")},
    {"LEAD04 FAQ: Empath's Bond still lets build at Rival starports",
     "correct red card LEAD04; correct red card L20; correct marker 3 empath; red leads construction 4",
     "red builds ship 1-moon blue", legal, "1-moon red = 0+1"},
};

constexpr Row kRebel[]{
    {"LEAD05 Committed: two dice more than ships",
     "correct red card LEAD05; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 5 assault"},
    {"Base p.14 Committed: and no more",
     "correct red card LEAD05; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 3 assault 3 skirmish", breaks(Rule::DiceLimit)},
    {"LEAD05 FAQ: the two are not optional",
     "correct red card LEAD05; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 1 assault", breaks(Rule::CardConditions, "LEAD05")},
    {"LEAD05 FAQ: nor is a battle without dice",
     "correct red card LEAD05; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with nothing", breaks(Rule::CardConditions, "LEAD05")},
    {"LEAD05 Committed: the dice of ships are",
     "correct red card LEAD05; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 2 skirmish"},
    {"LEAD05 Committed: not in defence",
     "correct blue card LEAD05; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 1 assault"},
    {"LEAD05 Disorganized: two ships", "correct red card LEAD05; red leads mobilization 4",
     "red moves 2 4-hex > 4-gate", legal, "4-gate red = 2"},
    {"LEAD05 Disorganized: not three", "correct red card LEAD05; red leads mobilization 4",
     "red moves 3 4-hex > 4-gate", breaks(Rule::CardConditions, "LEAD05")},
    {"LEAD05 Disorganized: fresh or damaged",
     "correct red card LEAD05; correct 4-hex red ships 2+1; red leads mobilization 4",
     "red moves 2+1 4-hex > 4-gate", breaks(Rule::CardConditions, "LEAD05")},
    {"LEAD05 Disorganized: nor by Catapult", "correct red card LEAD05; red leads mobilization 4",
     "red moves 3 4-hex > 4-gate drops 1 > 4-arrow", breaks(Rule::CardConditions, "LEAD05")},
    {"LEAD05 FAQ: two ships from each neighbour by Predictive Sensors",
     "correct blue card LEAD05; correct blue card L15; correct 1-gate blue ships 3; correct 1-moon red ships "
     "2; red leads aggression 2; red battles blue 1-moon with nothing",
     "blue chooses from 1-gate moving 2", legal, "1-moon blue = 5; 1-gate blue = 1"},
    {"LEAD05 FAQ: not three by Predictive Sensors",
     "correct blue card LEAD05; correct blue card L15; correct 1-gate blue ships 3; correct 1-moon red ships "
     "2; red leads aggression 2; red battles blue 1-moon with nothing",
     "blue chooses from 1-gate moving 3", breaks(Rule::CardConditions, "L15")},
    {"LEAD05 FAQ: Force Beams ignores Disorganized",
     "correct red card LEAD05; correct red card L16; red leads mobilization 4; red uses L16 from 4-hex "
     "4-gate",
     "red chooses red moving 3", legal, "4-gate red = 3"},
};

constexpr Row kWarrior[]{
    {"LEAD06 Tactical: a move after the battle",
     "correct blue card LEAD06; correct 5-gate red ships 1; red leads aggression 2; red ends turn; blue "
     "copies; blue battles red 5-gate with 1 assault; rolls assault blank",
     "blue moves 2 5-gate > 5-arrow", legal, "5-arrow blue = 2; pips = 0"},
    {"Base p.8 Tactical: and no second one",
     "correct blue card LEAD06; correct 5-gate red ships 1; red leads aggression 2; red ends turn; blue "
     "copies; blue battles red 5-gate with 1 assault; rolls assault blank; blue moves 2 5-gate > 5-arrow",
     "blue moves 2 5-arrow > 5-gate", breaks(Rule::NoPipsLeft)},
    {"LEAD06 Tactical: a move before the battle",
     "correct blue card LEAD06; correct 5-gate red ships 1; red leads aggression 2; red ends turn; blue "
     "copies; blue uses LEAD06; blue moves 2 5-hex > 5-gate",
     "blue battles red 5-gate with 4 assault", legal, "prompt = blue roll"},
    {"Base p.8 Tactical: before or after, not both",
     "correct blue card LEAD06; correct 5-gate red ships 1; red leads aggression 2; red ends turn; blue "
     "copies; blue uses LEAD06; blue moves 2 5-hex > 5-gate; blue battles red 5-gate with 1 assault; rolls "
     "assault blank",
     "blue moves 1 5-gate > 5-hex", breaks(Rule::NoPipsLeft)},
    {"Base p.8 Tactical: one move before",
     "correct blue card LEAD06; correct 5-gate red ships 1; red leads aggression 2; red ends turn; blue "
     "copies; blue uses LEAD06; blue moves 2 5-hex > 5-gate",
     "blue moves 1 5-gate > 5-hex", breaks(Rule::NoPipsLeft)},
    {"LEAD06 Tactical: the move may still come after, once said it comes first",
     "correct blue card LEAD06; correct 5-gate red ships 1; red leads aggression 2; red ends turn; blue "
     "copies; blue uses LEAD06; blue battles red 5-gate with 1 assault; rolls assault blank",
     "blue moves 2 5-gate > 5-arrow"},
    {"LEAD06 Tactical: the battle is owed",
     "correct blue card LEAD06; correct 5-gate red ships 1; red leads aggression 2; red ends turn; blue "
     "copies; blue uses LEAD06; blue moves 2 5-hex > 5-gate",
     "blue ends turn", breaks(Rule::CardConditions, "LEAD06")},
    {"LEAD06 Tactical: the move must leave a battle",
     "correct blue card LEAD06; correct 5-gate red ships 1; red leads aggression 2; red ends turn; blue "
     "copies; blue uses LEAD06",
     "blue moves 2 5-gate > 5-arrow", breaks(Rule::CardConditions, "LEAD06")},
    {"LEAD06 FAQ: other ships may move than battle",
     "correct blue card LEAD06; correct 5-gate red ships 1; red leads aggression 2; red ends turn; blue "
     "copies; blue uses LEAD06",
     "blue moves 3 1-moon > 1-arrow", legal, "1-arrow blue = 3"},
    {"LEAD06 FAQ: the Tactical move may be a Catapult move",
     "correct blue card LEAD06; correct 1-gate white ships 0; correct 5-gate blue ships 0; correct 5-hex "
     "blue ships 0; correct 1-hex empty; red leads aggression 2; red ends turn; blue copies; blue uses "
     "LEAD06",
     "blue moves 3 1-moon > 1-gate drops 1 > 6-gate", legal, "6-gate blue = 2"},
    {"LEAD06 FAQ: also when nothing nearer can be battled",
     "correct blue card LEAD06; correct 1-gate white ships 0; correct 5-gate blue ships 0; correct 5-hex "
     "blue ships 0; correct 1-hex empty; red leads aggression 2; red ends turn; blue copies",
     "blue uses LEAD06", legal, "prompt = blue act"},
    {"LEAD06 Tactical: not where no move leads to a battle",
     "correct blue card LEAD06; correct 1-gate white ships 0; correct 5-gate blue ships 0; correct 5-hex "
     "blue ships 0; correct 1-hex empty; correct 1-moon buildings none; red leads aggression 2; red ends "
     "turn; blue copies",
     "blue uses LEAD06", breaks(Rule::CardConditions, "LEAD06")},
    {"LEAD06 Tactical: with a Weapon in place of the card",
     "correct blue card LEAD06; correct 5-gate red ships 1; correct blue slots weapon none none none none "
     "none; red leads administration 4; red ends turn; blue copies; blue spends weapon",
     "blue uses LEAD06", legal, "pips = 0"},
    {"LEAD06 Tactical: not when leading",
     "correct red card LEAD06; correct 5-gate red ships 1; red leads aggression 2", "red uses LEAD06",
     breaks(Rule::CardConditions, "LEAD06")},
    {"Base p.8 Tactical: leading, the move costs a pip",
     "correct red card LEAD06; correct 5-gate red ships 1; correct 6-gate blue ships 1; red leads aggression "
     "6; red battles blue 6-gate with 1 assault; rolls assault blank; red battles blue 5-gate with 1 "
     "assault; rolls assault blank",
     "red moves 1 5-gate > 5-arrow", breaks(Rule::NoPipsLeft)},
    {"App Tactical: without turns nothing is Copied", "correct red card LEAD06; depth board",
     "red uses LEAD06", refused(Rule::TurnsNotTracked)},
    {"LEAD06 Violent: first place gains the Power of second",
     "correct red card LEAD06; correct marker 3 empath; correct red slots psionic psionic none none none "
     "none",
     "", legal, "empath red place = 1; empath red = 3; empath blue = 3"},
    {"LEAD06 Violent: second place gains nothing",
     "correct blue card LEAD06; correct marker 3 empath; correct red slots psionic psionic none none none "
     "none",
     "", legal, "empath blue place = 2; empath blue = 0; empath red = 5"},
};

constexpr Row kFeastbringer[]{
    {"LEAD07 Charismatic: influences after it secured",
     "correct blue card LEAD07; correct court BC02 blue agents 1; red leads aggression 2; red ends turn; "
     "blue copies; blue secures BC02; court BC05",
     "blue influences BC05", legal, "court 1 blue = 1; pips = 0"},
    {"Base p.8 Charismatic: once",
     "correct blue card LEAD07; correct court BC02 blue agents 1; red leads aggression 2; red ends turn; "
     "blue copies; blue secures BC02; court BC05; blue influences BC05; correct court BC13 blue agents 1",
     "blue secures BC13", breaks(Rule::NoPipsLeft)},
    {"LEAD07 FAQ: influence and secure different cards",
     "correct blue card LEAD07; correct court BC02 blue agents 1; red leads aggression 2; red ends turn; "
     "blue copies; blue uses LEAD07; blue influences BC13",
     "blue secures BC02", legal, "BC02 = blue; court 2 blue = 1"},
    {"LEAD07 Charismatic: the influence may make the secure possible",
     "correct blue card LEAD07; red leads aggression 2; red ends turn; blue copies; blue uses LEAD07; blue "
     "influences BC13",
     "blue secures BC13", legal, "BC13 = blue"},
    {"LEAD07 Charismatic: it must leave a card to secure",
     "correct blue card LEAD07; correct court BC02 red agents 1; red leads aggression 2; red ends turn; blue "
     "copies; blue uses LEAD07",
     "blue influences BC02", breaks(Rule::CardConditions, "LEAD07")},
    {"LEAD07 Charismatic: the secure is owed",
     "correct blue card LEAD07; correct court BC02 blue agents 1; red leads aggression 2; red ends turn; "
     "blue copies; blue uses LEAD07; blue influences BC13",
     "blue ends turn", breaks(Rule::CardConditions, "LEAD07")},
    {"LEAD07 Charismatic: not when leading",
     "correct red card LEAD07; correct court BC02 red agents 1; red leads aggression 2", "red uses LEAD07",
     breaks(Rule::CardConditions, "LEAD07")},
    {"LEAD07 Generous: the price of declaring",
     "correct red card LEAD07; correct red card BC03; correct blue power 2; red leads construction 4; red "
     "declares warlord",
     "red chooses BC03", legal, "BC03 = white; marker 3 = warlord; prompt = red act"},
    {"LEAD07 Generous: of the poorest the earliest in turn order",
     "correct red card LEAD07; correct red card BC03; correct red power 1; red leads construction 4; red "
     "declares warlord",
     "red chooses BC03", legal, "BC03 = blue"},
    {"Base p.17 Generous: a Guild card of one's own",
     "correct red card LEAD07; correct red card BC03; correct red card L01; red leads construction 4; red "
     "declares warlord",
     "red chooses L01", refused(Rule::NeedsGuild, "L01")},
    {"LEAD07 Generous: must",
     "correct red card LEAD07; correct red card BC03; red leads construction 4; red declares warlord",
     "red declines", breaks(Rule::CardConditions, "LEAD07")},
    {"LEAD07 FAQ: nobody without a Guild card declares",
     "correct red card LEAD07; correct red card L01; red leads construction 4", "red declares warlord",
     breaks(Rule::CardConditions, "LEAD07")},
    {"LEAD07 FAQ: not even by Populist Demands",
     "correct red card LEAD07; correct court 1 BC27; correct court BC27 red agents 1; red leads aggression "
     "2; red secures BC27",
     "red declares keeper", breaks(Rule::CardConditions, "LEAD07")},
    {"LEAD07 Generous: the price comes first",
     "correct red card LEAD07; correct red card BC03; red leads construction 4", "red declares warlord",
     legal, "marker 3 = available; zero = no; prompt = red choose LEAD07"},
    {"LEAD07 BC18 who paid with Secret Order declares without it",
     "correct red card LEAD07; correct red card BC18; red leads construction 5; red declares keeper",
     "red chooses BC18", legal, "BC18 = blue; zero = yes; marker 3 = keeper"},
    {"LEAD07 BC18 who kept it places no zero marker",
     "correct red card LEAD07; correct red card BC18; correct red card BC03; red leads construction 5; red "
     "declares keeper",
     "red chooses BC03", legal, "zero = no; marker 3 = keeper"},
    {"LEAD07 Generous: nobody gives to who has conceded",
     "correct red card LEAD07; correct red card BC03; correct white power 2; blue concedes; red leads "
     "construction 4; red declares warlord",
     "red chooses BC03", legal, "BC03 = white"},
    {"LEAD07 Generous: who paid with Farseers has them no more",
     "correct red card LEAD07; correct red card BC17; red leads construction 4; red declares warlord",
     "red chooses BC17", legal, "BC17 = blue; prompt = red act"},
};

constexpr Row kDemagogue[]{
    {"LEAD08 Bold: influences the Court when declaring",
     "correct red card LEAD08; red leads construction 4; red declares warlord", "red chooses BC02", legal,
     "court 1 red = 1; prompt = red choose LEAD08"},
    {"LEAD08 FAQ: up to one agent on each card",
     "correct red card LEAD08; red leads construction 4; red declares warlord; red chooses BC02; red chooses "
     "BC13; red chooses BC24",
     "red chooses BC31", legal,
     "court 1 red = 1; court 2 red = 1; court 3 red = 1; court 4 red = 1; prompt = red act"},
    {"LEAD08 FAQ: not two on one",
     "correct red card LEAD08; red leads construction 4; red declares warlord; red chooses BC02",
     "red chooses BC02", breaks(Rule::CardConditions, "LEAD08")},
    {"LEAD08 Bold: any number",
     "correct red card LEAD08; red leads construction 4; red declares warlord; red chooses BC02",
     "red declines", legal, "prompt = red act; red agents = 9"},
    {"Base p.13 Bold: cards of the Court",
     "correct red card LEAD08; red leads construction 4; red declares warlord", "red chooses BC05",
     refused(Rule::InfluenceCourtCard)},
    {"LEAD08 Paranoid: no Guild card with one agent",
     "correct red card LEAD08; correct court BC02 red agents 1; red leads aggression 2", "red secures BC02",
     breaks(Rule::CardConditions, "LEAD08")},
    {"LEAD08 Paranoid: with two",
     "correct red card LEAD08; correct court BC02 red agents 2; red leads aggression 2", "red secures BC02",
     legal, "BC02 = red"},
    {"LEAD08 Paranoid: Vox cards with one",
     "correct red card LEAD08; correct court BC31 red agents 1; red leads aggression 2", "red secures BC31"},
    {"LEAD08 Paranoid: ransacks with none",
     "correct red card LEAD08; correct court BC02 blue agents 1; correct court BC02 red agents 1; correct "
     "4-hex buildings blue damaged city; red leads aggression 2; red battles blue 4-hex with 1 assault; "
     "rolls assault hit+hit; red strikes city",
     "red ransacks BC02", legal, "BC02 = red"},
};

constexpr Row kArchivist[]{
    {"LEAD09 Learned: two more lore after setup",
     "3SETUP02 LEAD09 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes LEAD06; red "
     "takes LEAD09; white takes L01; blue takes L02; red takes L03; red takes L20",
     "red takes L21", legal, "red cards = LEAD09 L03 L20 L21; prompt = red play"},
    {"LEAD09 Learned: drawn from those not laid out",
     "3SETUP02 LEAD09 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes LEAD06; red "
     "takes LEAD09; white takes L01; blue takes L02; red takes L03",
     "red takes L04", breaks(Rule::CardConditions, "LEAD09")},
    {"LEAD09 Learned: lore",
     "3SETUP02 LEAD09 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes LEAD06; red "
     "takes LEAD09; white takes L01; blue takes L02; red takes L03",
     "red takes LEAD01", refused(Rule::NoSuchCard)},
    {"LEAD09 Learned: not what somebody has",
     "3SETUP02 LEAD09 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes LEAD06; red "
     "takes LEAD09; white takes L01; blue takes L02; red takes L03",
     "red takes L01", refused(Rule::NoSuchCard)},
    {"LEAD09 Learned: only the Archivist",
     "3SETUP02 LEAD09 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes LEAD06; red "
     "takes LEAD09; white takes L01; blue takes L02; red takes L03",
     "blue takes L20", refused(Rule::NothingAsked)},
    {"LEAD09 Academic: first place gains the Power of second, without the bonus",
     "correct red card LEAD09; correct marker 3 tycoon; correct white slots fuel none none none none none; "
     "correct red cities 5",
     "", legal, "tycoon red place = 1; tycoon red = 3"},
    {"LEAD09 Academic: second place gains nothing",
     "correct red card LEAD09; correct marker 3 tycoon; correct white slots fuel fuel fuel none none none",
     "", legal, "tycoon red place = 2; tycoon red = 0"},
};

constexpr Row kOverseer[]{
    {"LEAD10 Ruthless: hits the city to tax once more",
     "correct red card LEAD10; correct red slots none none none none none none; red leads administration 4; "
     "red taxes 1-hex",
     "red chooses nothing", legal,
     "1-hex = red damaged city; supply material = 2; pips = 2; prompt = red act"},
    {"LEAD10 Ruthless: may", "correct red card LEAD10; red leads administration 4; red taxes 1-hex",
     "red declines", legal, "1-hex = red city; prompt = red act"},
    {"LEAD10 Ruthless: hits the starport to build once more",
     "correct red card LEAD10; red leads construction 4; red builds ship 4-hex", "red chooses nothing", legal,
     "4-hex = red damaged starport; 4-hex red = 5; pips = 2"},
    {"LEAD10 FAQ: an extra action, no pip",
     "correct red card LEAD10; red leads construction 2; red builds ship 4-hex; red chooses nothing", "",
     legal, "pips = 3"},
    {"LEAD10 Ruthless: once a turn",
     "correct red card LEAD10; correct red slots none none none none none none; correct 1-arrow buildings "
     "red city; red leads administration 4; red taxes 1-hex; red chooses nothing",
     "red taxes 1-arrow", legal, "prompt = red act; 1-arrow = red city"},
    {"LEAD10 Ruthless: again in the next turn",
     "correct blue card LEAD10; correct red card BC01; correct blue slots none none none none none none; red "
     "leads administration 4; red ends turn; blue copies",
     "blue taxes 5-hex", legal, "prompt = blue choose LEAD10"},
    {"LEAD10 Ruthless: declined, it may come later",
     "correct red card LEAD10; correct red slots none none none none none none; correct 1-arrow buildings "
     "red city; red leads administration 4; red taxes 1-hex; red declines",
     "red taxes 1-arrow", legal, "prompt = red choose LEAD10"},
    {"LEAD10 FAQ: Outrage comes before the gain",
     "correct red card LEAD10; correct 1-hex buildings red damaged city; red leads administration 4; red "
     "taxes 1-hex",
     "red chooses nothing", legal,
     "1-hex = none; red outrage = material; red slots = material; red cities = 5"},
    {"LEAD10 FAQ: also where nothing is gained",
     "correct red card LEAD10; correct red slots psionic psionic none none none none; correct blue slots "
     "psionic psionic psionic none none none; correct 5-hex red ships 4; red leads administration 4; red "
     "taxes 5-hex blue",
     "red chooses nothing", legal,
     "5-hex = blue damaged city; red captives blue = 2; red slots = psionic psionic"},
    {"LEAD10 FAQ: also where no ship is left",
     "correct red card LEAD10; correct 6-gate red ships 9; red leads construction 4; red builds ship 4-hex",
     "red chooses nothing", legal, "4-hex = red damaged starport; 4-hex red = 3; red ships = 0"},
    {"LEAD10 Ruthless: a destroyed starport provokes nobody",
     "correct red card LEAD10; correct 4-hex buildings red damaged starport; red leads construction 4; red "
     "builds ship 4-hex",
     "red chooses nothing", legal, "4-hex = none; 4-hex red = 5; red starports = 5; red outrage = none"},
    {"LEAD10 Ruthless: a destroyed Rival city is a Trophy",
     "correct red card LEAD10; correct court BC02 blue agents 1; correct court BC02 red agents 1; correct "
     "5-hex red ships 4; correct 5-hex buildings blue damaged city; red leads administration 4; red taxes "
     "5-hex blue",
     "red chooses nothing", legal,
     "red trophies blue = 1 city; red outrage = psionic; red captives blue = 2; red slots = material "
     "material psionic; prompt = red ransack"},
    {"LEAD10 Ruthless: and ransacks the Court",
     "correct red card LEAD10; correct court BC02 blue agents 1; correct court BC02 red agents 1; correct "
     "5-hex red ships 4; correct 5-hex buildings blue damaged city; red leads administration 4; red taxes "
     "5-hex blue; red chooses nothing",
     "red ransacks BC02", legal, "BC02 = red; red trophies blue = 1 agent 1 city"},
    {"LEAD10 Ruthless: not an empty slot",
     "correct red card LEAD10; correct red card LEAD13; red leads administration 4", "red taxes 1-hex slot",
     legal, "prompt = red act"},
    {"LEAD10 Ruthless: a gate city yields either type again",
     "correct red card LEAD10; correct red slots none none none none none none; correct 4-gate red ships 2; "
     "correct 4-gate buildings red outside city; correct 4-arrow buildings blue city; red leads "
     "administration 4; red taxes 4-gate relic",
     "red chooses fuel", legal, "4-gate = red outside damaged city; supply fuel = 2"},
    {"Base p.22 Ruthless: no type it does not have",
     "correct red card LEAD10; correct red slots none none none none none none; correct 4-gate red ships 2; "
     "correct 4-gate buildings red outside city; correct 4-arrow buildings blue city; red leads "
     "administration 4; red taxes 4-gate relic",
     "red chooses weapon", refused(Rule::NoSuchPiece)},
};

constexpr Row kCorsair[]{
    {"LEAD11 Tricky: a raid die for each different resource",
     "correct red card LEAD11; correct red slots weapon fuel none none none none; correct 1-moon red ships "
     "4; red leads aggression 2; red battles blue 1-moon with 3 raid; rolls raid intercept intercept "
     "intercept",
     "rerolls raid intercept intercept > key+building key+building", legal, "prompt = red suffer 3"},
    {"LEAD11 Tricky: no more than that",
     "correct red card LEAD11; correct red slots weapon fuel none none none none; correct 1-moon red ships "
     "4; red leads aggression 2; red battles blue 1-moon with 3 raid; rolls raid intercept intercept "
     "intercept",
     "rerolls raid intercept intercept intercept > key+building key+building key+building",
     breaks(Rule::RerollLimit, "LEAD11")},
    {"LEAD11 Tricky: the same resource counts once",
     "correct red card LEAD11; correct red slots weapon weapon none none none none; correct 1-moon red ships "
     "4; red leads aggression 2; red battles blue 1-moon with 3 raid; rolls raid intercept intercept "
     "intercept",
     "rerolls raid intercept intercept > key+building key+building", breaks(Rule::RerollLimit, "LEAD11")},
    {"LEAD11 Tricky: raid dice only",
     "correct red card LEAD11; correct red slots weapon fuel none none none none; correct 1-moon red ships "
     "4; red leads aggression 2; red battles blue 1-moon with 1 skirmish 2 raid; rolls skirmish blank, raid "
     "intercept intercept",
     "rerolls skirmish blank > hit", breaks(Rule::RerollLimit, "LEAD11")},
    {"LEAD11 Tricky: may",
     "correct red card LEAD11; correct red slots weapon fuel none none none none; correct 1-moon red ships "
     "4; red leads aggression 2; red battles blue 1-moon with 3 raid; rolls raid intercept intercept "
     "intercept",
     "rerolls none", legal, "prompt = red suffer 3"},
    {"LEAD11 FAQ: only once",
     "correct red card LEAD11; correct red slots weapon fuel none none none none; correct 1-moon red ships "
     "4; red leads aggression 2; red battles blue 1-moon with 3 raid; rolls raid intercept intercept "
     "intercept; rerolls raid intercept > intercept+key+key",
     "rerolls raid intercept > key+building", refused(Rule::NothingAsked)},
    {"LEAD11 FAQ: what lies on a Cartel card is had",
     "correct red card BC06; correct red card LEAD11; correct red slots weapon weapon none none none none; "
     "correct 1-moon red ships 4; red leads aggression 2; red battles blue 1-moon with 3 raid; rolls raid "
     "intercept intercept intercept",
     "rerolls raid intercept intercept > key+building key+building"},
    {"LEAD11 Tricky: nothing to roll without resources",
     "correct red card LEAD11; correct red slots none none none none none none; correct 1-moon red ships 4; "
     "red leads aggression 2; red battles blue 1-moon with 3 raid",
     "rolls raid intercept intercept intercept", legal, "prompt = red suffer 3"},
    {"LEAD11 Tricky: not in defence",
     "correct blue card LEAD11; correct red slots weapon fuel none none none none; correct 1-moon red ships "
     "4; red leads aggression 2; red battles blue 1-moon with 3 raid",
     "rolls raid intercept intercept intercept", legal, "prompt = red suffer 3"},
    {"LEAD11 Wary: as many skirmish as assault dice",
     "correct 4-hex red ships 4; correct red card LEAD11; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 2 assault 2 skirmish"},
    {"LEAD11 Wary: not fewer", "correct red card LEAD11; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 2 assault 1 skirmish", breaks(Rule::CardConditions, "LEAD11")},
    {"LEAD11 Wary: skirmish dice alone",
     "correct red card LEAD11; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 3 skirmish"},
};

constexpr Row kNoble[]{
    {"LEAD12 Connected: draws and secures the top card",
     "correct red card LEAD12; red leads construction 4; red declares warlord", "red chooses BC05", legal,
     "BC05 = red; prompt = red act; deck = 26"},
    {"Base p.20 Connected: its Prelude action must wait",
     "correct red card LEAD12; red leads construction 4; red declares warlord; red chooses BC06",
     "red uses BC06", breaks(Rule::CardSecuredThisPrelude)},
    {"LEAD12 Connected: a Vox card is resolved",
     "correct red card LEAD12; red leads construction 4; red declares warlord; red chooses BC26",
     "red chooses cluster 4", legal, "BC26 = discard; prompt = red act"},
    {"LEAD12 Connected: not a card that lies elsewhere",
     "correct red card LEAD12; red leads construction 4; red declares warlord", "red chooses BC02",
     refused(Rule::NoSuchCard, "BC02")},
    {"LEAD12 Connected: must", "correct red card LEAD12; red leads construction 4; red declares warlord",
     "red declines", breaks(Rule::CardConditions, "LEAD12")},
    {"LEAD12 Connected: not for what is declared already",
     "correct red card LEAD12; correct marker 1 warlord; red leads construction 4", "red declares warlord",
     legal, "prompt = red act; deck = 27"},
    {"LEAD12 FAQ: a drawn Populist Demands triggers it again",
     "correct red card LEAD12; red leads construction 4; red declares warlord; red chooses BC27",
     "red declares keeper", legal, "marker 3 = warlord; marker 2 = keeper; prompt = red choose LEAD12"},
    {"LEAD12 FAQ: not for the ambition just declared",
     "correct red card LEAD12; red leads construction 4; red declares warlord; red chooses BC27",
     "red declares warlord", legal, "prompt = red act"},
    {"LEAD12 FAQ: a drawn Farseers comes too late to look",
     "correct red card LEAD12; red leads construction 4; red declares warlord", "red chooses BC17", legal,
     "BC17 = red; prompt = red act"},
    {"LEAD12 Influential: influences twice",
     "correct blue card LEAD12; red leads administration 4; red ends turn; blue copies; blue influences BC02",
     "blue influences BC13", legal, "court 1 blue = 1; court 2 blue = 1; pips = 0"},
    {"LEAD12 Influential: the same card, too",
     "correct blue card LEAD12; red leads administration 4; red ends turn; blue copies; blue influences BC02",
     "blue influences BC02", legal, "court 1 blue = 2"},
    {"Base p.8 Influential: not thrice",
     "correct blue card LEAD12; red leads administration 4; red ends turn; blue copies; blue influences "
     "BC02; blue influences BC02",
     "blue influences BC02", breaks(Rule::NoPipsLeft)},
    {"Base p.8 Influential: not when Surpassing",
     "correct blue card LEAD12; red leads mobilization 2; red ends turn; blue surpasses mobilization 6; blue "
     "influences BC02; blue influences BC02",
     "blue influences BC02", breaks(Rule::NoPipsLeft)},
    {"LEAD12 Proud: nothing for second place",
     "correct blue card LEAD12; correct marker 3 empath; correct red slots psionic psionic none none none "
     "none",
     "", legal, "empath blue place = 2; empath blue = 0; empath red = 5"},
    {"LEAD12 Proud: nothing for a tie",
     "correct blue card LEAD12; correct marker 3 empath; correct red slots psionic none none none none none",
     "", legal, "empath blue = 0; empath red = 3"},
    {"LEAD12 Proud: first place in full",
     "correct blue card LEAD12; correct marker 3 empath; correct blue cities 4", "", legal,
     "empath blue = 7"},
};

/// "If several things happen at once, whoever's turn it is chooses their order" (Base p.22).
constexpr Row kOrder[]{
    {"Base p.22 BC13 L19 the widest leave is asked first",
     "correct red card BC13; correct red card L19; correct marker 3 empath; correct red slots none none none "
     "none none none; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with 3 "
     "skirmish; rolls skirmish blank blank blank",
     "rerolls skirmish blank blank blank > hit blank blank", legal, "prompt = red reroll"},
    {"Base p.22 BC13 L19 FAQ: the attacker may begin with the other",
     "correct red card BC13; correct red card L19; correct marker 3 empath; correct red slots none none none "
     "none none none; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with 3 "
     "skirmish; rolls skirmish blank blank blank; red puts BC13 first",
     "rerolls skirmish blank blank > hit blank", breaks(Rule::RerollLimit, "BC13")},
    {"Base p.22 BC13 L19 FAQ: each once, in either order",
     "correct red card BC13; correct red card L19; correct marker 3 empath; correct red slots none none none "
     "none none none; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with 3 "
     "skirmish; rolls skirmish blank blank blank; red puts BC13 first; rerolls skirmish blank > hit; rerolls "
     "skirmish blank blank > hit hit",
     "red puts BC13 first", refused(Rule::NothingAsked)},
    {"Base p.22 nobody else",
     "correct red card BC13; correct red card L19; correct marker 3 empath; correct "
     "4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with 3 skirmish; rolls skirmish "
     "blank blank blank",
     "blue puts BC13 first", refused(Rule::NothingAsked)},
    {"Base p.22 LEAD12 BC17 FAQ: Connected and Farseers in either order",
     "correct red card LEAD12; correct red card BC17; red leads construction 4; red declares warlord",
     "red puts BC17 first", legal, "prompt = red choose BC17"},
    {"Base p.22 LEAD08 BC17 not once it has begun",
     "correct red card LEAD08; correct red card BC17; red leads construction 4; red declares warlord; red "
     "chooses BC02",
     "red puts BC17 first", refused(Rule::NothingAsked)},
};

constexpr Row kAnarchist[]{
    {"LEAD13 Inspiring: taxes an empty slot beside Loyal ships",
     "correct red card LEAD13; red leads administration 4", "red taxes 1-hex slot", legal,
     "supply material = 1; pips = 2"},
    {"Base p.12 Inspiring: once a turn",
     "correct red card LEAD13; red leads administration 4; red taxes 1-hex slot", "red taxes 1-hex slot",
     breaks(Rule::TaxOncePerTurn)},
    {"LEAD13 Inspiring: each of two slots",
     "correct 1-arrow red ships 0+1; correct red card LEAD13; red leads administration 4; red taxes 1-arrow "
     "slot",
     "red taxes 1-arrow slot", legal, "supply weapon = 3"},
    {"Base p.12 Inspiring: not without Loyal ships", "correct red card LEAD13; red leads administration 4",
     "red taxes 1-arrow slot", breaks(Rule::TaxOwnOrControlled)},
    {"Base p.12 Inspiring: nobody else", "red leads administration 4", "red taxes 1-hex slot",
     breaks(Rule::TaxOwnOrControlled)},
    {"Base p.22 Inspiring: not a full planet", "correct red card LEAD13; red leads administration 4",
     "red taxes 4-hex slot", refused(Rule::NoSuchPiece)},
    {"Base p.22 Inspiring: a gate has no slots", "correct red card LEAD13; red leads administration 4",
     "red taxes 6-gate slot", refused(Rule::NoSuchPiece)},
    {"LEAD13 Inspiring: a Rival city beside Loyal ships",
     "correct 5-hex red ships 0+1; correct red card LEAD13; red leads administration 4",
     "red taxes 5-hex blue", legal, "red captives blue = 1; supply psionic = 3"},
    {"Base p.12 LEAD13 L20: Inspiring by itself allows the tax, so the Captive is taken",
     "correct 5-hex red ships 0+1; correct red card LEAD13; correct red card L20; correct marker 3 empath; "
     "red "
     "leads administration 4",
     "red taxes 5-hex blue", legal, "red captives blue = 1; supply psionic = 3"},
    {"L20 LEAD13: without ships there only Empath's Bond allows it, which takes none",
     "correct red card LEAD13; correct red card L20; correct marker 3 empath; red leads administration 4",
     "red taxes 5-hex blue", legal, "red captives blue = 0; supply psionic = 3"},
    {"Base p.12 Inspiring: not one far away", "correct red card LEAD13; red leads administration 4",
     "red taxes 5-hex blue", breaks(Rule::TaxOwnOrControlled)},
    {"LEAD13 Principled: no Loyal city", "correct red card LEAD13; red leads administration 4",
     "red taxes 1-hex", breaks(Rule::CardConditions, "LEAD13")},
    {"LEAD13 Decentralized: who has no buildings can be raided",
     "correct blue card LEAD13; correct 5-hex buildings none; correct 1-moon buildings none; correct 4-hex "
     "blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 1 raid"},
};

constexpr Row kShaper[]{
    {"LEAD14 Mythic: a resource becomes the type of the planet",
     "correct red slots relic none none none none none; correct red card LEAD14; red leads administration 4; "
     "red taxes 1-hex",
     "red chooses relic", legal,
     "1-hex type = relic; red slots = none material; supply relic = 4; prompt = red act"},
    {"LEAD14 Mythic: may",
     "correct red slots relic none none none none none; correct red card LEAD14; red leads administration 4; "
     "red taxes 1-hex",
     "red declines", legal, "1-hex type = material; prompt = red act"},
    {"LEAD14 Mythic: what a correction laid there meanwhile returns to the supply",
     "correct red slots relic none none none none none; correct red card LEAD14; red leads administration 4; "
     "red taxes 1-hex; correct 1-hex type weapon",
     "red chooses relic", legal, "1-hex type = relic; supply weapon = 5; prompt = red act"},
    {"LEAD14 Mythic: the resource just gained, too",
     "correct red slots none none none none none none; correct red card LEAD14; red leads administration 4; "
     "red taxes 1-hex",
     "red chooses material", legal, "1-hex type = material; red slots = none"},
    {"Base p.17 Mythic: what one has", "correct red card LEAD14; red leads administration 4; red taxes 1-hex",
     "red chooses relic", refused(Rule::TokenNotHeld)},
    {"LEAD14 Mythic: from then on",
     "correct red slots relic none none none none none; correct red card LEAD14; red leads administration 4; "
     "red taxes 1-hex; red chooses relic; red ends turn; blue copies; blue ends turn; white copies; white "
     "ends turn; red leads administration 3",
     "red taxes 1-hex", legal, "supply relic = 3; prompt = red act"},
    {"LEAD14 Mythic: not a planet that was changed",
     "correct red card LEAD14; correct 1-hex type fuel; red leads administration 4", "red taxes 1-hex", legal,
     "1-hex type = fuel; prompt = red act"},
    {"LEAD14 Mythic: a Rival city too",
     "correct 5-hex red ships 4; correct red card LEAD14; red leads administration 4; red taxes 5-hex blue",
     "red chooses material", legal, "5-hex type = material"},
    {"LEAD14 FAQ: from a Cartel card",
     "correct red card BC06; correct red card LEAD14; red leads administration 4; red taxes 1-hex",
     "red chooses fuel", legal, "1-hex type = fuel; supply fuel = 2; red slots = material material material"},
    {"Base p.13 Ancient: no Catapult from starports", "correct red card LEAD14; red leads mobilization 4",
     "red moves 2 4-hex > 4-gate > 4-arrow", breaks(Rule::CatapultNeedsStarport, "LEAD14")},
    {"LEAD14 Ancient: from gates",
     "correct red card LEAD14; correct 1-gate white ships 0; red leads mobilization 4",
     "red moves 2 6-gate > 1-gate drops 1 > 4-gate", legal, "1-gate red = 1; 4-gate red = 1"},
    {"Base p.13 Ancient: not through a gate that a Rival controls",
     "correct red card LEAD14; red leads mobilization 4", "red moves 2 6-gate > 1-gate > 4-gate",
     breaks(Rule::CatapultStops)},
    {"Base p.13 Ancient: nobody else", "correct 1-gate white ships 0; red leads mobilization 4",
     "red moves 2 6-gate > 1-gate > 4-gate", breaks(Rule::CatapultNeedsStarport)},
};

constexpr Row kAgitator[]{
    {"LEAD15 Firebrand: along with what a Copied card taxes",
     "correct blue card LEAD15; correct blue slots none none none none none none; red leads administration "
     "4; red ends turn; blue copies",
     "blue taxes 5-hex", legal, "supply psionic = 4; supply weapon = 4"},
    {"LEAD15 Firebrand: and a Pivoted one",
     "correct blue card LEAD15; correct blue slots none none none none none none; red leads construction 4; "
     "red ends turn; blue pivots administration 2",
     "blue taxes 5-hex", legal, "supply weapon = 4"},
    {"LEAD15 Firebrand: not when leading", "correct red card LEAD15; red leads administration 4",
     "red taxes 1-hex", legal, "supply weapon = 5; supply material = 1"},
    {"LEAD15 Firebrand: not when Surpassing",
     "correct blue card LEAD15; correct blue slots none none none none none none; red leads administration "
     "4; red ends turn; blue surpasses administration 5",
     "blue taxes 5-hex", legal, "supply weapon = 5"},
    {"LEAD15 Irregular: a hit for each Weapon icon",
     "correct blue card LEAD15; correct 4-hex blue ships 3; correct blue slots weapon weapon none none none "
     "none; red leads aggression 2; red battles blue 4-hex with 2 assault",
     "rolls assault intercept+hit blank", legal, "prompt = red suffer 2; blue slots = weapon"},
    {"LEAD15 Irregular: Guild cards count",
     "correct blue card BC11; correct blue card LEAD15; correct 4-hex blue ships 3; correct blue slots "
     "weapon weapon none none none none; red leads aggression 2; red battles blue 4-hex with 2 assault",
     "rolls assault intercept+hit blank", legal, "prompt = red suffer 3; blue cards = BC11 LEAD15"},
    {"LEAD15 Irregular: none without Weapons",
     "correct blue card LEAD15; correct 4-hex blue ships 3; correct blue slots fuel none none none none "
     "none; red leads aggression 2; red battles blue 4-hex with 2 assault",
     "rolls assault intercept+hit blank", legal, "prompt = red strike; 4-hex red = 3; blue slots = fuel"},
    {"LEAD15 Irregular: flames as ever",
     "correct blue card LEAD15; correct 4-hex blue ships 3; correct blue slots weapon none none none none "
     "none; red leads aggression 2; red battles blue 4-hex with 2 assault",
     "rolls assault intercept+hit self+hit", legal, "prompt = red suffer 2"},
    {"LEAD15 Irregular: no Weapon goes without an intercept",
     "correct blue card LEAD15; correct 4-hex blue ships 3; correct blue slots weapon none none none none "
     "none; red leads aggression 2; red battles blue 4-hex with 2 assault",
     "rolls assault hit+hit blank", legal, "prompt = red strike; blue slots = weapon"},
    {"LEAD15 Irregular: not in attack",
     "correct red card LEAD15; correct red slots weapon weapon none none none none; correct 4-hex blue ships "
     "2; red leads aggression 2; red battles blue 4-hex with 2 assault",
     "rolls assault intercept+hit blank", legal, "prompt = red suffer 2; red slots = weapon weapon"},
};

constexpr Row kQuartermaster[]{
    {"LEAD16 Resilient: a ship for each starport one controls",
     "correct red card LEAD16; correct 6-gate red ships 1+2; correct 6-gate blue ships 1; red leads "
     "aggression 2; red battles blue 6-gate with 1 skirmish",
     "rolls skirmish blank", legal, "6-gate red = 2+1"},
    {"LEAD16 Resilient: Rival ones too",
     "correct red card LEAD16; correct 6-gate red ships 1+2; correct 6-gate blue ships 1; correct 1-moon red "
     "ships 4; red leads aggression 2; red battles blue 6-gate with 1 skirmish",
     "rolls skirmish blank", legal, "6-gate red = 3"},
    {"LEAD16 Resilient: not Loyal ones under a Rival",
     "correct red card LEAD16; correct 6-gate red ships 1+2; correct 6-gate blue ships 1; correct 4-hex blue "
     "ships 4; red leads aggression 2; red battles blue 6-gate with 1 skirmish",
     "rolls skirmish blank", legal, "6-gate red = 1+2"},
    {"LEAD16 Resilient: no more than are damaged",
     "correct red card LEAD16; correct 6-gate red ships 2+1; correct 6-gate blue ships 1; correct 1-moon red "
     "ships 4; red leads aggression 2; red battles blue 6-gate with 1 skirmish",
     "rolls skirmish blank", legal, "6-gate red = 3"},
    {"LEAD16 Resilient: in defence as well",
     "correct blue card LEAD16; correct 6-gate blue ships 2; red leads aggression 2; red battles blue 6-gate "
     "with 1 skirmish; rolls skirmish hit",
     "red strikes fresh-ship", legal, "6-gate blue = 2; prompt = red act"},
    {"LEAD16 Resilient: nobody else's battle",
     "correct white card LEAD16; correct 6-gate white ships 0+1; correct 6-gate blue ships 1; red leads "
     "aggression 2; red battles blue 6-gate with 1 skirmish",
     "rolls skirmish blank", legal, "6-gate white = 0+1"},
};

/// Whether this entry is offered, as legal.
bool isOffered(const Table& table, std::string_view entry) {
    const Command command = *parseCommand(entry).command;
    for (const Option& option : options(table.game()))
        if (option.command == command) return option.verdict.legal();
    return false;
}

}  // namespace

/// The leaders, LEAD01 to LEAD16: their setup, both halves of each, and the official rulings on them.
class LeadersTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void starts_data() {
        QTest::addColumn<QString>("leader");
        QTest::addColumn<QString>("facts");
        for (const Start& start : kStarts)
            QTest::newRow(start.leader) << toText(start.leader) << toText(start.facts);
    }
    /// White and blue draft leaders whose setup is their own business.
    void starts() {
        QFETCH(const QString, leader);
        QFETCH(const QString, facts);
        QStringList row{QStringLiteral("LEAD01"), QStringLiteral("LEAD05"), QStringLiteral("LEAD06"),
                        QStringLiteral("LEAD08")};
        row.removeOne(leader);
        while (row.size() > 3) row.removeLast();
        const QString entries = QStringLiteral(
                                    "3SETUP02 %1 %2 %3 %4 L01 L02 L03 L04 | white takes %2; blue takes %3; "
                                    "red takes %1; white takes "
                                    "L01; blue takes L02; red takes L03")
                                    .arg(leader, row[0], row[1], row[2]);
        Table table;
        QCOMPARE(toText(table.play(entries.toStdString())), QString());
        compareFacts(table, qPrintable(facts));
    }

    void elder_data() { addRows(kElder); }
    void elder() { playRow(); }
    void mystic_data() { addRows(kMystic); }
    void mystic() { playRow(); }
    void fuelDrinker_data() { addRows(kFuelDrinker); }
    void fuelDrinker() { playRow(); }
    void upstart_data() { addRows(kUpstart); }
    void upstart() { playRow(); }
    void rebel_data() { addRows(kRebel); }
    void rebel() { playRow(); }
    void warrior_data() { addRows(kWarrior); }
    void warrior() { playRow(); }
    void feastbringer_data() { addRows(kFeastbringer); }
    void feastbringer() { playRow(); }
    void demagogue_data() { addRows(kDemagogue); }
    void demagogue() { playRow(); }
    void archivist_data() { addRows(kArchivist); }
    void archivist() { playRow(); }
    void overseer_data() { addRows(kOverseer); }
    void overseer() { playRow(); }
    void corsair_data() { addRows(kCorsair); }
    void corsair() { playRow(); }
    void order_data() { addRows(kOrder); }
    void order() { playRow(); }
    void noble_data() { addRows(kNoble); }
    void noble() { playRow(); }
    void anarchist_data() { addRows(kAnarchist); }
    void anarchist() { playRow(); }
    void shaper_data() { addRows(kShaper); }
    void shaper() { playRow(); }
    void agitator_data() { addRows(kAgitator); }
    void agitator() { playRow(); }
    void quartermaster_data() { addRows(kQuartermaster); }
    void quartermaster() { playRow(); }

    /// The list holds what the leader allows, and nothing that the leader forbids.
    void offered_data() {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<bool>("is");
        const auto row = [](const char* given, const char* entry, bool is) {
            QTest::newRow(entry) << toText(given) << toText(entry) << is;
        };
        const char* battle = "correct red card LEAD05; correct 4-hex blue ships 1; red leads aggression 2";
        row(battle, "red battles blue 4-hex with 5 assault", true);
        row(battle, "red moves 2 4-hex > 4-gate", true);
        row(battle, "red moves 3 4-hex > 4-gate", false);
        const char* wary = "correct red card LEAD11; correct 4-hex blue ships 1; red leads aggression 2";
        row(wary, "red battles blue 4-hex with 1 assault 2 skirmish", true);
        row(wary, "red battles blue 4-hex with 3 assault", false);
        const char* copied =
            "correct blue card LEAD06; correct 5-gate red ships 1; red leads aggression 2; red ends turn; "
            "blue "
            "copies";
        row(copied, "blue uses LEAD06", true);
        const char* led = "correct red card LEAD06; correct 5-gate red ships 1; red leads aggression 2";
        row(led, "red uses LEAD06", false);
        row("correct red card LEAD07; red leads construction 4", "red declares warlord", false);
        const char* slots = "correct red card LEAD13; red leads administration 4";
        row(slots, "red taxes 1-hex slot", true);
        row(slots, "red taxes 1-hex", false);
        row(slots, "red taxes 4-hex slot", false);
        const char* gates = "correct red card LEAD14; correct 1-gate white ships 0; red leads mobilization 4";
        row(gates, "red moves 2 6-gate > 1-gate > 4-gate", true);
        row(gates, "red moves 3 4-hex > 4-gate", true);
        row(gates, "red moves 3 4-hex > 4-gate > 4-arrow", false);
        row("correct red card LEAD08; correct court BC02 red agents 1; red leads aggression 2",
            "red secures BC02", false);
        row("correct 1-hex buildings red starport, red city; red leads administration 4", "red taxes 1-hex",
            true);
    }
    void offered() {
        QFETCH(const QString, given);
        QFETCH(const QString, entry);
        QFETCH(bool, is);
        Table table;
        QCOMPARE(toText(table.play(given.toStdString())), QString());
        QCOMPARE(isOffered(table, entry.toStdString()), is);
    }

    /// Without turns nothing is Copied or Pivoted, and no battle is owed.
    void noTurnsNothingFollows() {
        Table table;
        QCOMPARE(
            toText(table.play("correct red card LEAD06; correct red card LEAD07; correct 5-gate red ships "
                              "1; depth board")),
            QString());
        QVERIFY(!isOffered(table, "red uses LEAD06"));
        QVERIFY(!isOffered(table, "red uses LEAD07"));
    }
};

QObject* leadersTests() {
    return new LeadersTest;
}

}  // namespace reach::tests

#include "leaders_test.moc"
