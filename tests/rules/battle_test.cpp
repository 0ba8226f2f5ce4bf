#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kCollecting[]{
    {"Base p.14 Battle: against a Rival", "red leads aggression 2", "red battles red 4-hex with 1 skirmish",
     refused(Rule::NeedsRival)},
    {"Base p.14 Battle: only where you have ships", "red leads aggression 2",
     "red battles blue 5-hex with nothing", refused(Rule::BattleNeedsShips)},
    {"Base p.14 Battle: against a Rival with pieces there", "red leads aggression 2",
     "red battles blue 4-hex with 1 assault", refused(Rule::BattleNeedsDefender)},
    {"Base p.14 Battle: not against yourself", "red leads aggression 2",
     "red battles red 4-hex with 1 assault", refused(Rule::NeedsRival)},
    {"Base p.14 Battle: buildings alone can be attacked",
     "correct 5-hex blue ships 0; correct 5-hex red ships 1; red leads aggression 2",
     "red battles blue 5-hex with 1 assault", legal, "prompt = red roll; pips = 2"},
    {"Base p.14 Collect Dice: one a ship", "correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 2 assault 1 skirmish"},
    {"Base p.14 Collect Dice: not more than ships", "correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 2 assault 2 skirmish", breaks(Rule::DiceLimit)},
    {"Base p.14 Collect Dice: damaged ships collect too",
     "correct 4-hex red ships 1+2; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 3 assault"},
    {"FAQ Battle: zero dice", "correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with nothing", legal, "prompt = red act; pips = 2"},
    {"Base p.14 Collect Dice: six of a type with seven ships",
     "correct 4-hex red ships 7; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 6 assault 1 skirmish"},
    {"Base p.14 Raid Dice Limit: no defending buildings there",
     "correct 4-hex blue ships 1; red leads aggression 2", "red battles blue 4-hex with 1 raid",
     breaks(Rule::RaidDiceLimit)},
    {"Base p.14 Collect Dice: not before the defender's cards have acted",
     "correct blue card L12; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 2 assault", refused(Rule::CollectLater, "L12")},
    {"Base p.14 Collect Dice: then",
     "correct blue card L12; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with "
     "nothing; red suffers fresh",
     "red collects 3 assault", legal, "prompt = red roll; 4-hex red = 2+1"},
    {"Base p.14 Collect Dice: one for each ship that is left",
     "correct blue card L12; correct 4-hex red ships 2+1; correct 4-hex blue ships 1; red leads aggression "
     "2; "
     "red battles blue 4-hex with nothing; red suffers damaged",
     "red collects 3 assault", breaks(Rule::DiceLimit)},
    {"App Collect Dice: only when asked", "red leads aggression 2", "red collects 1 assault",
     refused(Rule::NothingAsked)},
    {"Base p.14 Raid Dice Limit: with a defending building",
     "correct 5-hex red ships 1; red leads aggression 2", "red battles blue 5-hex with 1 raid"},
    {"Base p.14 Raid Dice Limit: another Rival's building does not do",
     "correct 5-hex red ships 1; correct 5-hex white ships 1; red leads aggression 2",
     "red battles white 5-hex with 1 raid", breaks(Rule::RaidDiceLimit)},
    {"Base p.14 Raid Dice Limit: a defender without buildings anywhere",
     "correct 5-hex buildings none; correct 1-moon buildings none; correct 4-hex blue ships 1; red leads "
     "aggression 2",
     "red battles blue 4-hex with 1 raid"},
    {"Base p.14 Roll: the dice collected",
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue "
     "4-hex with 2 assault",
     "rolls assault blank", refused(Rule::RollMatchesDice)},
    {"Base p.14 Roll: the kind collected",
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue "
     "4-hex with 1 assault",
     "rolls skirmish hit", refused(Rule::RollMatchesDice)},
    {"App no dice to roll", "red leads aggression 2", "rolls assault blank", refused(Rule::NothingAsked)},
    {"App nothing else before the roll",
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with 1 assault",
     "red ends turn", refused(Rule::AnswerFirst)},
};

constexpr Row kTaking[]{
    {"Base p.14 Resolve: flames hit attacking ships",
     "correct 4-hex blue ships 0+1; red leads aggression 2; red battles blue 4-hex with 2 assault",
     "rolls assault self+hit self+hit", legal, "prompt = red suffer 2"},
    {"Base p.14 Resolve: a fresh ship tips over",
     "correct 4-hex blue ships 0+1; red leads aggression 2; red battles blue 4-hex with 2 assault; rolls "
     "assault "
     "self+hit blank",
     "red suffers fresh", legal, "4-hex red = 2+1; prompt = red strike"},
    {"Base p.14 Resolve: two hits may destroy one ship, the defender's Trophy",
     "correct 4-hex blue ships 0+1; red leads aggression 2; red battles blue 4-hex with 2 assault; rolls "
     "assault "
     "self+hit self+hit",
     "red suffers fresh damaged", legal, "4-hex red = 2; blue trophies red = 1 ship"},
    {"Base p.14 Intercept: once a fresh defending ship",
     "correct 4-hex blue ships 2+1; red leads aggression 2; red battles blue 4-hex with 1 assault",
     "rolls assault intercept+hit", legal, "prompt = red suffer 2"},
    {"Base p.14 Intercept: only once a battle",
     "correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with 2 assault",
     "rolls assault intercept+hit intercept+hit", legal, "prompt = red suffer 2"},
    {"Base p.14 Intercept: before the defender is hit, and flames besides",
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with 2 assault",
     "rolls assault intercept+hit self+hit+hit", legal, "prompt = red suffer 2"},
    {"Base p.14 Intercept: without fresh defending ships nothing",
     "correct 4-hex blue ships 0+2; red leads aggression 2; red battles blue 4-hex with 1 assault",
     "rolls assault intercept+hit", legal, "prompt = red strike"},
    {"FAQ Battle: ships without dice are attacking ships too",
     "correct 4-hex blue ships 3; red leads aggression 2; red battles blue 4-hex with 1 assault; rolls "
     "assault "
     "intercept+hit",
     "red suffers fresh fresh fresh", legal, "4-hex red = 0+3"},
    {"Base p.14 Resolve: no more hits than can be taken",
     "correct 4-hex red ships 0+1; correct 4-hex blue ships 3; red leads aggression 2; red battles blue "
     "4-hex with "
     "1 assault",
     "rolls assault intercept+hit", legal, "prompt = red suffer 1"},
    {"Base p.14 Resolve: a ship for each hit",
     "correct 4-hex blue ships 0+1; red leads aggression 2; red battles blue 4-hex with 2 assault; rolls "
     "assault "
     "self+hit self+hit",
     "red suffers fresh", refused(Rule::HitsMustMatch)},
    {"Base p.14 Resolve: a ship in that condition",
     "correct 4-hex blue ships 0+1; red leads aggression 2; red battles blue 4-hex with 2 assault; rolls "
     "assault "
     "self+hit blank",
     "red suffers damaged", refused(Rule::HitsMustMatch)},
    {"Base p.14 Resolve: the attacker takes them first",
     "correct 4-hex blue ships 0+1; red leads aggression 2; red battles blue 4-hex with 1 assault; rolls "
     "assault "
     "self+hit",
     "red strikes ship", refused(Rule::NothingAsked)},
    {"Base p.14 Resolve: nobody suffers where nothing hits",
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with 1 skirmish; rolls "
     "skirmish "
     "hit",
     "red suffers fresh", refused(Rule::NothingAsked)},
};

constexpr Row kDealing[]{
    {"Base p.14 Resolve: a hit damages a fresh ship",
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with 1 skirmish; rolls "
     "skirmish "
     "hit",
     "red strikes fresh-ship", legal, "4-hex blue = 0+1; prompt = red act; red trophies blue = none"},
    {"Base p.14 Resolve: and destroys a damaged one, a Trophy",
     "correct 4-hex blue ships 0+1; red leads aggression 2; red battles blue 4-hex with 1 skirmish; rolls "
     "skirmish "
     "hit",
     "red strikes damaged-ship", legal, "4-hex blue = 0; red trophies blue = 1 ship; warlord red count = 1"},
    {"Base p.14 Resolve: any of the ships, here two fresh ones",
     "correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with 2 skirmish; rolls "
     "skirmish "
     "hit hit",
     "red strikes fresh-ship fresh-ship", legal, "4-hex blue = 0+2"},
    {"Base p.14 Resolve: or one twice",
     "correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with 2 skirmish; rolls "
     "skirmish "
     "hit hit",
     "red strikes ship ship", legal, "4-hex blue = 1; red trophies blue = 1 ship"},
    {"Base p.14 Resolve: hits left over go on to buildings",
     "correct 1-moon blue ships 0+1; correct 1-moon red ships 3; red leads aggression 2; red battles blue "
     "1-moon "
     "with 2 assault; rolls assault hit+hit blank",
     "red strikes ship starport", legal, "1-moon blue = 0; 1-moon = blue damaged starport"},
    {"Base p.14 Resolve: but not before the ships",
     "correct 1-moon blue ships 0+1; correct 1-moon red ships 3; red leads aggression 2; red battles blue "
     "1-moon "
     "with 2 assault; rolls assault hit+hit blank",
     "red strikes starport ship", refused(Rule::TargetsInOrder)},
    {"Base p.14 Resolve: ships hits never on buildings while ships stand",
     "correct 1-moon red ships 3; red leads aggression 2; red battles blue 1-moon with 1 assault; rolls "
     "assault "
     "hit+hit",
     "red strikes ship starport", refused(Rule::TargetsInOrder)},
    {"Base p.14 Resolve: building hits land on buildings, ships or no ships",
     "correct 1-moon red ships 3; red leads aggression 2; red battles blue 1-moon with 1 raid; rolls raid "
     "key+building",
     "red strikes starport", legal, "1-moon blue = 3; 1-moon = blue damaged starport"},
    {"Base p.14 Resolve: building hits not on ships",
     "correct 1-moon red ships 3; red leads aggression 2; red battles blue 1-moon with 1 raid; rolls raid "
     "key+building",
     "red strikes ship", refused(Rule::TargetsInOrder)},
    {"Base p.14 Resolve: one target a hit",
     "correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with 2 skirmish; rolls "
     "skirmish "
     "hit hit",
     "red strikes ship", refused(Rule::HitsMustMatch)},
    {"Base p.14 Resolve: only what stands there",
     "correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with 1 skirmish; rolls "
     "skirmish "
     "hit",
     "red strikes damaged-ship", refused(Rule::HitsMustMatch)},
    {"Base p.14 Resolve: a destroyed starport is a Trophy without Outrage",
     "correct 1-moon blue ships 0; correct 1-moon red ships 3; red leads aggression 2; red battles blue "
     "1-moon "
     "with 1 assault; rolls assault hit+hit",
     "red strikes starport starport", legal,
     "1-moon = none; red trophies blue = 1 starport; red outrage = none; prompt = red act"},
    {"Base p.14 Resolve: hits beyond all pieces are lost",
     "correct 4-hex blue ships 0+1; red leads aggression 2; red battles blue 4-hex with 2 assault; rolls "
     "assault "
     "hit+hit hit+hit",
     "red strikes ship", legal, "4-hex blue = 0; prompt = red act"},
    {"Base p.14 Resolve: the dead attacker's dice still hit",
     "correct 4-hex red ships 0+1; correct 4-hex blue ships 1; red leads aggression 2; red battles blue "
     "4-hex with "
     "1 assault; rolls assault self+hit+hit; red suffers damaged",
     "red strikes ship ship", legal,
     "4-hex red = 0; 4-hex blue = 0; blue trophies red = 1 ship; red trophies blue = 1 ship"},
    {"Base p.14 Resolve: only the defender is hit",
     "correct 4-hex blue ships 1; correct 4-hex white ships 2; red leads aggression 2; red battles blue "
     "4-hex with "
     "1 assault; rolls assault hit+hit",
     "red strikes ship ship", legal, "4-hex white = 2; 4-hex blue = 0"},
};

constexpr Row kExample[]{
    {"Base p.15 Example: Mikah takes two hits",
     "correct 5-moon buildings blue damaged city; correct 5-moon blue ships 1+2; correct 5-moon red ships 4; "
     "correct blue slots material weapon none none none none; correct red slots relic none none none none "
     "none; red "
     "leads aggression 2; red battles blue 5-moon with 2 assault 2 raid",
     "rolls assault intercept+hit blank, raid self+building intercept+key+key", legal,
     "prompt = red suffer 2"},
    {"Base p.15 Example: damages two ships and deals two hits",
     "correct 5-moon buildings blue damaged city; correct 5-moon blue ships 1+2; correct 5-moon red ships 4; "
     "correct blue slots material weapon none none none none; correct red slots relic none none none none "
     "none; red "
     "leads aggression 2; red battles blue 5-moon with 2 assault 2 raid; rolls assault intercept+hit blank, "
     "raid "
     "self+building intercept+key+key; red suffers fresh fresh",
     "red strikes fresh-ship city", legal,
     "5-moon red = 2+2; 5-moon blue = 0+3; 5-moon = none; red trophies blue = 1 city; red outrage = relic; "
     "red "
     "slots = none; prompt = red raid 2"},
    {"Base p.16 Example: Mikah steals what two keys buy",
     "correct 5-moon buildings blue damaged city; correct 5-moon blue ships 1+2; correct 5-moon red ships 4; "
     "correct blue slots relic material weapon none none none; red leads aggression 2; red battles blue "
     "5-moon with "
     "2 assault 2 raid; rolls assault intercept+hit blank, raid self+building intercept+key+key; red suffers "
     "fresh "
     "fresh; red strikes fresh-ship city; red raids material",
     "red raids weapon", legal,
     "blue slots = relic; red slots = material material material; red overflow = weapon"},
};

}  // namespace

/// Battle (Base p.14-15).
class BattleTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void collecting_data() { addRows(kCollecting); }
    void collecting() { playRow(); }
    void taking_data() { addRows(kTaking); }
    void taking() { playRow(); }
    void dealing_data() { addRows(kDealing); }
    void dealing() { playRow(); }
    void example_data() { addRows(kExample); }
    void example() { playRow(); }
};

QObject* battleTests() {
    return new BattleTest;
}

}  // namespace reach::tests

#include "battle_test.moc"
