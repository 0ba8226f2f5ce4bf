#include "rows.h"

namespace reach::arcades::tests {
namespace {

constexpr Row kBattles[]{
    // A and B
    {"Battle: a point in the agent's cluster", "three", "correct 1-gate blue ships 2; red plays aggression 3",
     "red battles blue 1-gate with 3 assault", legal, "prompt = red roll; points = 2"},
    {"Battle: only in the agent's cluster", "three", "correct 2-gate red ships 1; red plays aggression 3",
     "red battles blue 2-gate with 1 assault", breaks(Rule::BattleAtAgent)},
    {"Battle A: a Rival with ships there", "three", "red plays aggression 3",
     "red battles blue 1-gate with 1 assault", refused(Rule::DefenderThere)},
    {"Battle A: not oneself", "three", "red plays aggression 3", "red battles red 1-gate with 1 assault",
     refused(Rule::DefenderThere)},
    {"Battle A: with ships of one's own", "three",
     "correct 1-gate red ships 0; correct 1-gate blue ships 2; red plays aggression 3",
     "red battles blue 1-gate with 1 assault", refused(Rule::NoShipsThere)},
    {"Battle B: a die a ship", "three", "correct 1-gate blue ships 2; red plays aggression 3",
     "red battles blue 1-gate with 2 assault 2 skirmish", breaks(Rule::OneDieAShip)},
    {"Battle B: damaged ships collect too", "three",
     "correct 1-gate blue ships 2; correct 1-gate red ships 1+2; red plays aggression 3",
     "red battles blue 1-gate with 2 assault 1 skirmish"},
    {"Battle B: five dice at most", "three",
     "correct 1-gate blue ships 2; correct 1-gate red ships 6; red plays aggression 3",
     "red battles blue 1-gate with 5 assault 1 skirmish", breaks(Rule::AtMostFiveDice)},
    {"Battle B: five do", "three",
     "correct 1-gate blue ships 2; correct 1-gate red ships 6; red plays aggression 3",
     "red battles blue 1-gate with 4 assault 1 skirmish"},
    {"Battle B: no raid die without agent or city", "three",
     "correct 1-gate blue ships 2; red plays aggression 3", "red battles blue 1-gate with 1 raid",
     breaks(Rule::RaidDiceNeedTarget)},
    {"Battle B: a raid die for the agent", "three",
     "correct 1-gate blue ships 2; correct blue agent 1-hex; red plays aggression 3",
     "red battles blue 1-gate with 1 raid"},
    {"Battle B: a raid die for a city", "three",
     "correct 1-gate blue ships 2; correct 1-hex city blue; red plays aggression 3",
     "red battles blue 1-gate with 1 raid"},
    {"Battle B: another Rival's city does not do", "three",
     "correct 1-gate blue ships 2; correct 1-hex city white; red plays aggression 3",
     "red battles blue 1-gate with 1 raid", breaks(Rule::RaidDiceNeedTarget)},
    {"Battle C: the dice collected", "three",
     "correct 1-gate blue ships 2; red plays aggression 3; red battles blue 1-gate with 2 assault",
     "rolls assault blank", refused(Rule::RollMatchesDice)},
    // C 1 to 3
    {"Battle C 1: a flame hits the attacker", "three",
     "correct 1-gate blue ships 2; red plays aggression 3; red battles blue 1-gate with 2 assault",
     "rolls assault self+hit blank", legal, "1-gate red = 2+1; 1-gate blue = 1+1; prompt = red act"},
    {"Battle C 1: which ship is the attacker's choice", "three",
     "correct 1-gate blue ships 2; correct 1-gate red ships 2+1; red plays aggression 3; red battles blue "
     "1-gate "
     "with 2 assault",
     "rolls assault self+hit blank", legal, "prompt = red suffer"},
    {"Battle C 1: a damaged ship that is hit goes home", "three",
     "correct 1-gate blue ships 2; correct 1-gate red ships 2+1; red plays aggression 3; red battles blue "
     "1-gate "
     "with 2 assault; rolls assault self+hit blank",
     "red suffers 0+1", legal, "1-gate red = 2; red supply = 8; blue trophies red = 0"},
    {"Battle C 2: intercepted once, by the fresh defenders", "three",
     "correct 1-gate blue ships 2+1; correct 1-gate red ships 4; red plays aggression 3; red battles blue "
     "1-gate "
     "with 2 assault; rolls assault hit+intercept hit+intercept",
     "red suffers 2", legal, "1-gate red = 2+2; prompt = red strike"},
    {"Battle C 2: not more hits than fresh defenders", "three",
     "correct 1-gate blue ships 2+1; correct 1-gate red ships 4; red plays aggression 3; red battles blue "
     "1-gate "
     "with 2 assault; rolls assault hit+intercept hit+intercept",
     "red suffers 3", refused(Rule::HitsMatchRoll)},
    {"Battle C 2: damaged defenders do not intercept", "three",
     "correct 1-gate blue ships 0+2; red plays aggression 3; red battles blue 1-gate with 1 assault",
     "rolls assault hit+intercept", legal, "1-gate red = 3; 1-gate blue = 0+1; red trophies blue = 1"},
    {"Battle C 3: two hits on one ship destroy it", "three",
     "correct 1-gate blue ships 2; red plays aggression 3; red battles blue 1-gate with 1 assault; rolls "
     "assault "
     "hit+hit",
     "red strikes 1+1", legal, "1-gate blue = 1; red trophies blue = 1; prompt = red act"},
    {"Battle C 3: or two ships", "three",
     "correct 1-gate blue ships 2; red plays aggression 3; red battles blue 1-gate with 1 assault; rolls "
     "assault "
     "hit+hit",
     "red strikes 2", legal, "1-gate blue = 0+2; red trophies blue = 0"},
    {"Battle C 3: as many as rolled", "three",
     "correct 1-gate blue ships 2; red plays aggression 3; red battles blue 1-gate with 1 assault; rolls "
     "assault "
     "hit+hit",
     "red strikes 1", refused(Rule::HitsMatchRoll)},
    {"Battle C 3: hits beyond the ships are lost", "three",
     "correct 1-gate blue ships 1; red plays aggression 3; red battles blue 1-gate with 2 assault",
     "rolls assault hit+hit hit+hit", legal, "1-gate blue = 0; red trophies blue = 1; red power = 0"},
    {"Battle C 3: three Trophies go home for 2 Power", "three",
     "correct 1-gate blue ships 2; correct red trophies blue 2; red plays aggression 3; red battles blue "
     "1-gate "
     "with 1 assault; rolls assault hit+hit",
     "red strikes 1+1", legal, "red trophies blue = 0; red power = 2; blue supply = 6"},
    {"Battle C 3: of all Rivals together", "three",
     "correct 1-gate blue ships 2; correct red trophies white 2; red plays aggression 3; red battles blue "
     "1-gate "
     "with 1 assault; rolls assault hit+hit",
     "red strikes 1+1", legal,
     "red trophies white = 0; red trophies blue = 0; red power = 2; white supply = 7"},
    {"Battle C 3: two stay", "three",
     "correct 1-gate blue ships 2; correct red trophies blue 1; red plays aggression 3; red battles blue "
     "1-gate "
     "with 1 assault; rolls assault hit+hit",
     "red strikes 1+1", legal, "red trophies blue = 2; red power = 0"},
    // C 4 and 5
    {"Battle C 4: a key for a slot of one", "three",
     "correct 1-gate blue ships 2; correct blue agent 1-hex; correct blue resources relic fuel psionic; red "
     "plays "
     "aggression 3; red battles blue 1-gate with 1 raid; rolls raid self+key",
     "red steals fuel", legal, "red resources = fuel; blue resources = relic psionic; 1-gate red = 2+1"},
    {"Battle C 4: the first slot takes three", "three",
     "correct 1-gate blue ships 2; correct blue agent 1-hex; correct blue resources relic fuel psionic; red "
     "plays "
     "aggression 3; red battles blue 1-gate with 1 raid; rolls raid self+key",
     "red steals relic", breaks(Rule::KeysPay)},
    {"Battle C 4: at the cheapest of two slots", "three",
     "correct 1-gate blue ships 2; correct blue agent 1-hex; correct blue resources relic fuel relic; red "
     "plays "
     "aggression 3; red battles blue 1-gate with 1 raid; rolls raid self+key",
     "red steals relic", legal, "red resources = relic; blue resources = relic fuel"},
    {"Battle C 4: two keys, two slots of one", "three",
     "correct 1-gate blue ships 0+1; correct blue agent 1-hex; correct blue resources relic fuel psionic; "
     "red "
     "plays aggression 3; red battles blue 1-gate with 1 raid; rolls raid intercept+key+key",
     "red steals fuel psionic", legal, "red resources = psionic fuel; blue resources = relic"},
    {"Battle C 4: nothing need be stolen", "three",
     "correct 1-gate blue ships 2; correct blue agent 1-hex; correct blue resources relic fuel; red plays "
     "aggression 3; red battles blue 1-gate with 1 raid; rolls raid self+key",
     "red steals nothing", legal, "blue resources = relic fuel; prompt = red act"},
    {"Battle C 4: no question where no slot is cheap enough", "three",
     "correct 1-gate blue ships 2; correct blue agent 1-hex; correct blue resources relic; red plays "
     "aggression "
     "3; red battles blue 1-gate with 1 raid",
     "rolls raid self+key", legal, "prompt = red act"},
    {"Battle C 5: a cluster for a pyramid, nothing collected", "three",
     "correct 1-gate blue ships 2; correct blue agent 1-hex; red plays aggression 3; red battles blue 1-gate "
     "with "
     "1 raid; rolls raid self+building",
     "red drives agent clockwise 2-moon", legal,
     "blue agent = 2-moon; 2-moon resource = on; blue resources = none; prompt = red act"},
    {"Battle C 5: either way", "three",
     "correct 1-gate blue ships 2; correct blue agent 1-hex; red plays aggression 3; red battles blue 1-gate "
     "with "
     "1 raid; rolls raid self+building",
     "red drives agent counter-clockwise 6-moon", legal, "blue agent = 6-moon"},
    {"Battle C 5: not further", "three",
     "correct 1-gate blue ships 2; correct blue agent 1-hex; red plays aggression 3; red battles blue 1-gate "
     "with "
     "1 raid; rolls raid self+building",
     "red drives agent clockwise 3-moon", breaks(Rule::DriveOnePerPyramid)},
    {"Battle C 5: two pyramids, two clusters", "three",
     "correct 1-gate blue ships 1; correct blue agent 1-hex; red plays aggression 3; red battles blue 1-gate "
     "with "
     "2 raid; rolls raid key+building key+building",
     "red drives agent clockwise 3-moon", legal, "blue agent = 3-moon"},
    {"Battle C 5: cities do not move", "three",
     "correct 1-gate blue ships 2; correct 1-hex city blue; red plays aggression 3; red battles blue 1-gate "
     "with "
     "1 raid",
     "rolls raid self+building", legal, "1-hex city = blue; blue agent = 2-arrow; prompt = red act"},
    // Research
    {"Research Advance tactics: may reroll the skirmish dice", "three",
     "correct red advance advance-tactics on; correct 1-gate blue ships 2; red plays aggression 3; red "
     "battles "
     "blue 1-gate with 2 skirmish",
     "rolls skirmish blank hit", legal, "prompt = red reroll; 1-gate blue = 2"},
    {"Research Advance tactics: all of them", "three",
     "correct red advance advance-tactics on; correct 1-gate blue ships 2; red plays aggression 3; red "
     "battles "
     "blue 1-gate with 2 skirmish; rolls skirmish blank hit",
     "rolls skirmish hit hit", legal, "prompt = red strike"},
    {"Research Advance tactics: not one of two", "three",
     "correct red advance advance-tactics on; correct 1-gate blue ships 2; red plays aggression 3; red "
     "battles "
     "blue 1-gate with 2 skirmish; rolls skirmish blank hit",
     "rolls skirmish hit", refused(Rule::RollMatchesDice)},
    {"Research Advance tactics: or keep them", "three",
     "correct red advance advance-tactics on; correct 1-gate blue ships 2; red plays aggression 3; red "
     "battles "
     "blue 1-gate with 2 skirmish; rolls skirmish blank hit",
     "red keeps", legal, "1-gate blue = 1+1; prompt = red act"},
    {"Research Advance tactics: no skirmish dice, no question", "three",
     "correct red advance advance-tactics on; correct 1-gate blue ships 2; red plays aggression 3; red "
     "battles "
     "blue 1-gate with 1 assault",
     "rolls assault blank", legal, "prompt = red act"},
    {"Research Repair-bots: two ships stand up after the battle", "three",
     "correct red advance repair-bots on; correct 1-gate blue ships 2; red plays aggression 3; red battles "
     "blue "
     "1-gate with 2 assault",
     "rolls assault self+hit blank", legal, "1-gate red = 3; 1-gate blue = 1+1"},
    {"Research Repair-bots: the defender's too", "three",
     "correct blue advance repair-bots on; correct 1-gate blue ships 2; red plays aggression 3; red battles "
     "blue "
     "1-gate with 2 assault",
     "rolls assault self+hit blank", legal, "1-gate red = 2+1; 1-gate blue = 2"},
    {"Research Repair-bots: which, where there are more", "three",
     "correct red advance repair-bots on; correct 1-gate blue ships 2; correct 4-gate red ships 0+3; red "
     "plays "
     "aggression 3; red battles blue 1-gate with 1 assault; rolls assault blank",
     "red repairs 2 4-gate", legal, "4-gate red = 2+1; prompt = red act; points = 2"},
    {"Research Repair-bots: two, not three", "three",
     "correct red advance repair-bots on; correct 1-gate blue ships 2; correct 4-gate red ships 0+3; red "
     "plays "
     "aggression 3; red battles blue 1-gate with 1 assault; rolls assault blank",
     "red repairs 3 4-gate", refused(Rule::NumberOutOfRange)},
    {"Research Repair-bots: not of whom the battle was not about", "three",
     "correct white advance repair-bots on; correct 3-gate white ships 2+1; correct 1-gate blue ships 2; red "
     "plays aggression 3; red battles blue 1-gate with 1 assault",
     "rolls assault blank", legal, "3-gate white = 2+1"},
};

}  // namespace

std::span<const Row> battleRows() {
    return kBattles;
}

}  // namespace reach::arcades::tests
