#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kActions[]{
    {"L01 Tool-Priests: a city you control builds a ship", "correct red card L01; red leads construction 4",
     "red uses L01 1-hex", legal, "1-hex red = 4; pips = 2"},
    {"L01 Tool-Priests: a Rival city too",
     "correct red card L01; correct 5-hex red ships 4; red leads construction 4", "red uses L01 5-hex", legal,
     "5-hex red = 5; red captives blue = 0"},
    {"L01 Tool-Priests: not a city you do not control",
     "correct red card L01; correct 5-hex red ships 3; red leads construction 4", "red uses L01 5-hex",
     breaks(Rule::CardConditions, "L01")},
    {"L01 Tool-Priests: not even a Loyal one",
     "correct red card L01; correct 1-hex blue ships 3; red leads construction 4", "red uses L01 1-hex",
     breaks(Rule::CardConditions, "L01")},
    {"Base p.22 L01 Tool-Priests: not at a starport", "correct red card L01; red leads construction 4",
     "red uses L01 4-hex", refused(Rule::NoSuchPiece)},
    {"Base p.20 L01 Tool-Priests: once per turn",
     "correct red card L01; correct 5-hex red ships 4; red leads construction 4; red uses L01 1-hex",
     "red uses L01 5-hex", breaks(Rule::CardOncePerTurn, "L01")},
    {"L01 Tool-Priests: again in the next turn",
     "correct red card L01; red leads construction 4; red uses L01 1-hex; red ends turn; blue copies; blue "
     "ends turn; white copies; white ends turn; red leads construction 5",
     "red uses L01 1-hex", legal, "1-hex red = 5"},
    {"Base p.8 Tool-Priests: it is a Build action", "correct red card L01; red leads mobilization 4",
     "red uses L01 1-hex", breaks(Rule::ActionNotOnCard)},
    {"L01 Tool-Priests: paid with a Material",
     "correct red card L01; red leads mobilization 4; red spends "
     "material",
     "red uses L01 1-hex", legal, "1-hex red = 4; pips = 3"},

    {"L02 Galactic Rifles: skirmish dice for fresh ships, at an adjacent system",
     "correct red card L02; correct 4-gate blue ships 2; red leads aggression 2; red uses L02 from 4-hex "
     "4-gate blue; rolls skirmish hit hit blank",
     "red strikes fresh-ship fresh-ship", legal,
     "4-gate blue = 0+2; 4-hex red = 3; pips = 2; prompt = red act"},
    {"L02 Galactic Rifles: fewer dice than ships",
     "correct red card L02; correct 4-gate blue ships 2; red leads aggression 2; red uses L02 from 4-hex "
     "4-gate blue 1",
     "rolls skirmish blank", legal, "4-gate blue = 2; prompt = red act"},
    {"Base p.14 Galactic Rifles: not more dice than fresh ships",
     "correct red card L02; correct 4-hex red ships 1+2; correct 4-gate blue ships 2; red leads aggression 2",
     "red uses L02 from 4-hex 4-gate blue 2", breaks(Rule::DiceLimit)},
    {"Base p.14 L02 Galactic Rifles: damaged ships do not fire",
     "correct red card L02; correct 4-hex red ships 0+3; correct 4-gate blue ships 2; red leads aggression 2",
     "red uses L02 from 4-hex 4-gate blue", refused(Rule::BattleNeedsShips)},
    {"L02 Galactic Rifles: not within a system",
     "correct red card L02; correct 4-hex blue ships 2; red leads aggression 2",
     "red uses L02 from 4-hex 4-hex blue", breaks(Rule::CardConditions, "L02")},
    {"L02 Galactic Rifles: not two systems away", "correct red card L02; red leads aggression 2",
     "red uses L02 from 4-hex 5-gate blue", breaks(Rule::CardConditions, "L02")},
    {"Base p.14 L02 Galactic Rifles: there must be a defender",
     "correct red card L02; red leads aggression 2", "red uses L02 from 4-hex 4-gate blue",
     refused(Rule::BattleNeedsDefender)},
    {"Base p.14 L02 Galactic Rifles: ships before buildings",
     "correct red card L02; correct 4-gate red ships 3; correct 4-moon white ships 1; red leads aggression "
     "2; "
     "red uses L02 from 4-gate 4-moon white; rolls skirmish hit hit hit",
     "red strikes city fresh-ship damaged-ship", refused(Rule::TargetsInOrder)},
    {"Base p.16 Galactic Rifles: a city destroyed provokes Outrage and ransacks",
     "correct red card L02; correct 4-gate red ships 2; correct 4-moon white ships 0; correct court BC13 "
     "white "
     "agents 1; red leads aggression 2; red uses L02 from 4-gate 4-moon white; rolls skirmish hit hit; red "
     "strikes fresh-city damaged-city",
     "red ransacks BC13", legal,
     "red outrage = fuel; BC13 = red; red trophies white = 1 agent 1 city; prompt = red court 2"},
    {"L02 Galactic Rifles: without ships there is no raid to come, and no hits on those who fire",
     "correct red card L02; correct 4-gate white ships 3; red leads aggression 2; red uses L02 from 4-hex "
     "4-gate "
     "white",
     "rolls skirmish blank blank blank", legal, "4-hex red = 3; prompt = red act"},
    {"L02 FAQ: Skirmishers reroll none of its dice",
     "correct red card L02; correct red card BC13; correct 4-gate blue ships 2; red leads aggression 2; red "
     "uses L02 from 4-hex 4-gate blue",
     "rolls skirmish blank blank blank", legal, "prompt = red act"},
    {"Base p.14 L02 FAQ: Gatekeepers add no dice to it",
     "correct red card L02; correct red card BC08; correct 4-gate blue ships 2; red leads aggression 2",
     "red uses L02 from 5-gate 4-gate blue 3", refused(Rule::BattleNeedsShips)},
    {"L02 FAQ: Railgun Arrays and Predictive Sensors do not answer it",
     "correct red card L02; correct blue card L12; correct blue card L15; correct 4-gate blue ships 2; red "
     "leads "
     "aggression 2",
     "red uses L02 from 4-hex 4-gate blue", legal, "prompt = red roll; 4-gate blue = 2"},
    {"L02 FAQ: Repair Drones do not follow it",
     "correct red card L02; correct red card L07; correct 4-hex red ships 2+1; correct 4-gate blue ships 2; "
     "red "
     "leads aggression 2; red uses L02 from 4-hex 4-gate blue",
     "rolls skirmish blank blank", legal, "4-hex red = 2+1"},
    {"L02 FAQ: the Elder is ransacked, for it is no battle",
     "correct red card L02; correct white card LEAD01; correct 4-gate red ships 2; correct 4-moon white "
     "ships 0; "
     "correct court BC13 white agents 1; red leads aggression 2; red uses L02 from 4-gate 4-moon white; "
     "rolls "
     "skirmish hit hit",
     "red strikes fresh-city damaged-city", legal, "prompt = red ransack"},
    {"Base p.8 Galactic Rifles: the Warrior does not move for it",
     "correct blue card L02; correct blue card LEAD06; red leads aggression 4; red ends turn; blue copies; "
     "blue "
     "uses L02 from 5-gate 6-gate red; rolls skirmish blank blank",
     "blue moves 1 5-gate > 6-gate", breaks(Rule::NoPipsLeft)},

    {"L03 Sprinter Drives: fresh ships move one more time",
     "correct red card L03; red leads mobilization 4; red moves 2 4-hex > 4-gate",
     "red moves 2 4-gate > 4-arrow", legal, "4-arrow red = 2; pips = 2; prompt = red act"},
    {"L03 Sprinter Drives: they may stay",
     "correct red card L03; red leads mobilization 4; red moves 2 4-hex > "
     "4-gate",
     "red declines", legal, "4-gate red = 2; pips = 2; prompt = red act"},
    {"L03 Sprinter Drives: damaged ships do not go on",
     "correct red card L03; correct 4-hex red ships 1+1; red leads mobilization 4; red moves 1+1 4-hex > "
     "4-gate",
     "red moves 1+1 4-gate > 4-arrow", breaks(Rule::CardConditions, "L03")},
    {"L03 Sprinter Drives: damaged ships alone are not asked",
     "correct red card L03; correct 4-hex red ships 0+2; red leads mobilization 4",
     "red moves 0+2 4-hex > 4-gate", legal, "prompt = red act"},
    {"L03 Sprinter Drives: only ships that just moved",
     "correct red card L03; correct 4-gate red ships 2; red leads mobilization 4; red moves 1 4-hex > 4-gate",
     "red moves 2 4-gate > 4-arrow", breaks(Rule::CardConditions, "L03")},
    {"L03 Sprinter Drives: not recursive, the next move is another action",
     "correct red card L03; red leads mobilization 4; red moves 2 4-hex > 4-gate; red moves 1 4-gate > "
     "4-arrow; correct 4-arrow red ships 1",
     "red moves 1 4-arrow > 4-moon", legal, "pips = 1; prompt = red again"},
    {"L03 FAQ 2025-11: one group moves again, not each ship its own way",
     "correct red card L03; red leads mobilization 4; red moves 2 4-hex > 4-gate",
     "red moves 1 4-gate > 4-arrow", legal, "4-arrow red = 1; 4-gate red = 1; pips = 2; prompt = red act"},
    {"L03 FAQ 2025-11: after a Catapult move the group from one of the places where some were dropped",
     "correct red card L03; correct 1-gate white ships 0; red leads mobilization 4; red moves 3 4-hex > "
     "4-gate drops 2 > 1-gate",
     "red moves 2 4-gate > 4-moon", legal, "4-moon red = 2; 1-gate red = 1; prompt = red act"},
    {"L03 FAQ: the bonus move is a Catapult move from a starport",
     "correct red card L03; correct 6-gate red ships 0; correct 4-gate red ships 1; red leads mobilization "
     "4; red "
     "moves 1 4-gate > 4-hex",
     "red moves 1 4-hex > 4-gate > 5-gate"},
    {"Base p.13 L03 FAQ: and not from elsewhere",
     "correct red card L03; correct 5-gate blue ships 0; red leads mobilization 4; red moves 1 4-hex > "
     "4-gate",
     "red moves 1 4-gate > 5-gate > 5-arrow", breaks(Rule::CatapultNeedsStarport)},
    {"L03 Sprinter Drives: the question comes first",
     "correct red card L03; red leads mobilization 4; red moves "
     "2 4-hex > 4-gate",
     "red ends turn", refused(Rule::AnswerFirst)},
};

constexpr Row kBattle[]{
    {"L04 Mirror Plating: an assault die is intercepted",
     "correct blue card L04; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with "
     "1 "
     "assault",
     "rolls assault blank", legal, "prompt = red suffer 2"},
    {"L04 Mirror Plating: not without assault dice",
     "correct blue card L04; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with "
     "2 "
     "skirmish",
     "rolls skirmish blank blank", legal, "prompt = red act"},
    {"Base p.14 Mirror Plating: an intercept happens once",
     "correct blue card L04; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with "
     "1 "
     "assault",
     "rolls assault hit+intercept", legal, "prompt = red suffer 1"},
    {"L04 Mirror Plating: only when its holder defends",
     "correct red card L04; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with "
     "1 "
     "assault",
     "rolls assault blank", legal, "prompt = red act"},
    {"LEAD15 Errata: the Agitator's Irregular answers Mirror Plating's intercept",
     "correct blue card L04; correct blue card LEAD15; correct blue slots weapon weapon none none none none; "
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with 1 assault",
     "rolls assault blank", legal, "prompt = red suffer 2; blue slots = weapon"},

    {"L05 Hidden Harbors: ships are built fresh",
     "correct red card L05; correct 4-hex blue ships 4; red leads construction 4", "red builds ship 4-hex",
     legal, "4-hex red = 4"},
    {"L05 Hidden Harbors: buildings are not",
     "correct red card L05; correct 4-arrow red ships 1; correct 4-arrow blue ships 2; red leads "
     "construction 4",
     "red builds city 4-arrow", legal, "4-arrow = red damaged city"},
    {"L05 Hidden Harbors: no raid dice against a fresh starport",
     "correct blue card L05; correct 1-moon red ships 2; red leads aggression 2",
     "red battles blue 1-moon with 1 raid", breaks(Rule::CardConditions, "L05")},
    {"L05 Hidden Harbors: a damaged starport bars none",
     "correct blue card L05; correct 1-moon red ships 2; correct 1-moon buildings blue damaged starport; red "
     "leads "
     "aggression 2",
     "red battles blue 1-moon with 1 raid"},
    {"L05 Hidden Harbors: only where the starport stands",
     "correct blue card L05; correct 5-hex red ships 2; red leads aggression 2",
     "red battles blue 5-hex with 1 raid"},
    {"L05 Hidden Harbors: a city does not bar",
     "correct white card L05; correct 4-moon red ships 2; red leads aggression 2",
     "red battles white 4-moon with 1 raid"},

    {"L06 Signal Breaker: one rolled intercept is ignored",
     "correct red card L06; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with "
     "1 "
     "assault",
     "rolls assault hit+intercept", legal, "prompt = red strike"},
    {"L06 Signal Breaker: one, not two",
     "correct red card L06; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with "
     "2 "
     "assault",
     "rolls assault hit+intercept hit+intercept", legal, "prompt = red suffer 2"},
    {"L06 FAQ: every ship in the system attacks, and all must be fresh",
     "correct red card L06; correct 4-hex red ships 2+1; correct 4-hex blue ships 2; red leads aggression 2; "
     "red "
     "battles blue 4-hex with 1 assault",
     "rolls assault hit+intercept", legal, "prompt = red suffer 2"},
    {"L06 FAQ: Mirror Plating's intercept is not rolled, so it is not ignored",
     "correct red card L06; correct blue card L04; correct 4-hex blue ships 2; red leads aggression 2; red "
     "battles "
     "blue 4-hex with 1 assault",
     "rolls assault hit+intercept", legal, "prompt = red suffer 2"},
    {"L06 FAQ: it looks before Railgun Arrays fire",
     "correct red card L06; correct blue card L12; correct 4-hex blue ships 2; red leads aggression 2; red "
     "battles "
     "blue 4-hex with nothing; red suffers fresh; red collects 1 assault",
     "rolls assault hit+intercept", legal, "prompt = red strike"},
    {"L06 Signal Breaker: not when defending",
     "correct blue card L06; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with "
     "1 "
     "assault",
     "rolls assault hit+intercept", legal, "prompt = red suffer 2"},

    {"L07 Repair Drones: an attacking ship is repaired",
     "correct red card L07; correct 4-hex red ships 1+2; correct 4-hex blue ships 1; red leads aggression 2; "
     "red "
     "battles blue 4-hex with 1 skirmish",
     "rolls skirmish blank", legal, "4-hex red = 2+1; prompt = red act"},
    {"L07 Repair Drones: after the hits",
     "correct red card L07; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with "
     "2 "
     "assault; rolls assault self+hit self+hit; red suffers fresh fresh",
     "red strikes ship ship", legal, "4-hex red = 2+1"},
    {"L07 Repair Drones: with nothing damaged",
     "correct red card L07; correct 4-hex blue ships 1; red leads "
     "aggression 2; red battles blue 4-hex with 1 skirmish",
     "rolls skirmish blank", legal, "4-hex red = 3"},
    {"L07 Repair Drones: not for a defender",
     "correct blue card L07; correct 4-hex blue ships 0+2; red leads aggression 2; red battles blue 4-hex "
     "with 1 "
     "skirmish",
     "rolls skirmish blank", legal, "4-hex blue = 0+2"},
    {"FAQ Repair Drones: with the Quartermaster both repair",
     "correct red card L07; correct red card LEAD16; correct 4-hex red ships 3+3; correct 4-hex blue ships "
     "1; red "
     "leads aggression 2; red battles blue 4-hex with 1 skirmish",
     "rolls skirmish blank", legal, "4-hex red = 5+1"},

    {"L12 Railgun Arrays: a hit before the dice are collected",
     "correct blue card L12; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with "
     "nothing",
     "red suffers fresh", legal, "4-hex red = 2+1; prompt = red collect"},
    {"Base p.14 L12 Railgun Arrays: the dice come later",
     "correct blue card L12; correct 4-hex blue ships 1; red leads "
     "aggression 2",
     "red battles blue 4-hex with 2 assault", refused(Rule::CollectLater, "L12")},
    {"L12 Railgun Arrays: damaged ships do not fire",
     "correct blue card L12; correct 4-hex blue ships 0+2; red leads aggression 2",
     "red battles blue 4-hex with 3 assault", legal, "prompt = red roll"},
    {"Base p.14 Railgun Arrays: a ship lost collects no die",
     "correct blue card L12; correct 4-hex red ships 1+1; correct 4-hex blue ships 1; red leads aggression "
     "2; red "
     "battles blue 4-hex with nothing; red suffers damaged",
     "red collects 2 assault", breaks(Rule::DiceLimit)},
    {"L12 Railgun Arrays: it is a Trophy",
     "correct blue card L12; correct 4-hex red ships 1+1; correct 4-hex blue ships 1; red leads aggression "
     "2; red "
     "battles blue 4-hex with nothing; red suffers damaged; red collects 1 assault",
     "rolls assault blank", legal, "blue trophies red = 1 ship; 4-hex red = 1"},
    {"L12 Railgun Arrays: the last ship lost ends the battle",
     "correct blue card L12; correct 4-hex red ships 0+1; correct 4-hex blue ships 1; red leads aggression "
     "2; red "
     "battles blue 4-hex with nothing",
     "red suffers damaged", legal, "4-hex red = 0; blue trophies red = 1 ship; prompt = red act; pips = 2"},
    {"L12 Railgun Arrays: not for an attacker",
     "correct red card L12; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 3 "
     "assault",
     legal, "prompt = red roll"},

    {"L14 Seeker Torpedoes: an assault die for each fresh ship",
     "correct red card L14; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with "
     "3 "
     "assault; rolls assault blank blank blank",
     "rerolls assault blank blank blank > hit+hit hit+hit blank", legal, "prompt = red strike"},
    {"L14 Seeker Torpedoes: damaged ships guide none",
     "correct red card L14; correct 4-hex red ships 1+2; correct 4-hex blue ships 2; red leads aggression 2; "
     "red "
     "battles blue 4-hex with 3 assault; rolls assault blank blank blank",
     "rerolls assault blank blank > hit+hit blank", breaks(Rule::RerollLimit, "L14")},
    {"L14 Seeker Torpedoes: nobody fresh, nothing asked",
     "correct red card L14; correct 4-hex red ships 0+2; correct 4-hex blue ships 2; red leads aggression 2; "
     "red "
     "battles blue 4-hex with 2 assault",
     "rolls assault blank blank", legal, "prompt = red act"},
    {"L14 Seeker Torpedoes: only assault dice",
     "correct red card L14; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with "
     "1 "
     "assault 1 skirmish; rolls assault blank, skirmish blank",
     "rerolls skirmish blank > hit", breaks(Rule::RerollLimit, "L14")},
    {"L14 FAQ: only once",
     "correct red card L14; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with "
     "1 "
     "assault; rolls assault blank",
     "rerolls assault blank > blank", legal, "prompt = red act"},
    {"L14 Seeker Torpedoes: a ship that Railgun Arrays hit guides none",
     "correct red card L14; correct blue card L12; correct 4-hex blue ships 2; red leads aggression 2; red "
     "battles "
     "blue 4-hex with nothing; red suffers fresh; red collects 3 assault; rolls assault blank blank blank",
     "rerolls assault blank blank blank > blank blank blank", breaks(Rule::RerollLimit, "L14")},
};

}  // namespace

/// The lore cards of the base box for moving, firing and battle, L01 to L14, and the official rulings on
/// them.
class LoreBaseTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void actions_data() { addRows(kActions); }
    void actions() { playRow(); }
    void battle_data() { addRows(kBattle); }
    void battle() { playRow(); }
};

QObject* loreBaseTests() {
    return new LoreBaseTest;
}

}  // namespace reach::tests

#include "lore_base_test.moc"
