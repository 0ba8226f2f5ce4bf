#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kCounting[]{
    {"Base p.18 Tycoon: Fuel and Material, tokens and cards",
     "correct red slots material fuel weapon none none none; correct red card BC04; correct red card BC10",
     "", legal, "tycoon red count = 4; tycoon blue count = 1"},
    {"Base p.18 Tyrant: Captives", "correct red captives blue 2; correct red captives white 1", "", legal,
     "tyrant red count = 3; tyrant blue count = 0"},
    {"Base p.18 Warlord: Trophies of every kind",
     "correct red trophies blue ships 1; correct red trophies blue agents 1; correct red trophies white "
     "cities 1; "
     "correct red trophies white starports 1",
     "", legal, "warlord red count = 4"},
    {"Base p.18 Keeper: Relics, tokens and cards",
     "correct red slots relic relic none none none none; correct red card BC24", "", legal,
     "keeper red count = 3"},
    {"Base p.18 Empath: Psionics, tokens and cards", "correct blue card BC16", "", legal,
     "empath blue count = 2; empath red count = 0"},
    {"Base p.17 Guild Cards: Weapons count for no ambition",
     "correct red slots weapon weapon none none none none; correct red card BC13", "", legal,
     "tycoon red count = 0; warlord red count = 0; keeper red count = 0; empath red count = 0; tyrant red "
     "count = "
     "0"},
    {"BC03 Material Cartel: the supply counts for Tycoon", "correct red card BC03", "", legal,
     "tycoon red count = 5; supply material = 2"},
};

constexpr Row kPlacing[]{
    {"Base p.18 First place: the higher Power, second the lower",
     "correct marker 2 keeper; correct red slots relic relic relic none none none; correct blue slots relic "
     "none "
     "none none none none",
     "", legal, "keeper red = 3; keeper blue = 2; keeper white = 0; keeper white place = 0"},
    {"Base p.18 Markers: all of them add up",
     "correct marker 1 keeper; correct marker 3 keeper flipped; correct red slots relic none none none none "
     "none",
     "", legal, "keeper = 11/4; keeper red = 11"},
    {"Base p.18 Ties: for first place all take second",
     "correct marker 3 tyrant; correct red captives blue 2; correct blue captives red 2; correct white "
     "captives red "
     "1",
     "", legal,
     "tyrant red = 3; tyrant blue = 3; tyrant white = 0; tyrant red place = 2; tyrant white place = 0"},
    {"Base p.18 Ties: for second place nobody places",
     "correct marker 3 tyrant; correct red captives blue 2; correct blue captives red 1; correct white "
     "captives red "
     "1",
     "", legal, "tyrant red = 5; tyrant blue = 0; tyrant white = 0"},
    {"Base p.18 Ties: all three tied",
     "correct marker 3 tyrant; correct red captives blue 1; correct blue captives red 1; correct white "
     "captives red "
     "1",
     "", legal, "tyrant red = 3; tyrant blue = 3; tyrant white = 3"},
    {"Base p.18 Qualifying: nothing of it, no Power", "correct marker 3 warlord", "", legal,
     "warlord red = 0; warlord red place = 0; warlord blue = 0"},
    {"Base p.18 Qualifying: nor a second place for nothing",
     "correct marker 3 warlord; correct red trophies blue ships 1", "", legal,
     "warlord red = 5; warlord blue = 0; warlord white place = 0"},
    {"Base p.18 Score: not an ambition without a marker", "correct red captives blue 2", "", legal,
     "tyrant red = 0; tyrant red place = 1"},
    {"Base p.18 Example: Mikah and Dane tie for seven",
     "correct marker 1 tycoon; correct marker 3 tycoon; correct red slots fuel none none none none none; "
     "correct red "
     "card BC04; correct blue slots material material none none none none; correct white slots none none "
     "none none "
     "none none; correct red cities 4",
     "", legal, "tycoon = 7/3; tycoon red = 3; tycoon blue = 3; tycoon white = 0"},
    {"Base p.18 Placing: what first place alone needs",
     "correct marker 3 tyrant; correct red captives blue 3; correct blue captives red 1", "", legal,
     "tyrant red needs = 0; tyrant blue needs = 3; tyrant white needs = 4"},
};

constexpr Row kBonus[]{
    {"Base p.18 Bonus City Power: two with four cities built",
     "correct marker 1 keeper; correct red slots relic none none none none none; correct red cities 4", "",
     legal, "keeper red = 4"},
    {"Base p.18 Bonus City Power: five with five cities built",
     "correct marker 1 keeper; correct red slots relic none none none none none; correct red cities 5", "",
     legal, "keeper red = 7"},
    {"Base p.18 Bonus City Power: none with three",
     "correct marker 1 keeper; correct red slots relic none none none none none; correct red cities 3", "",
     legal, "keeper red = 2"},
    {"Base p.18 Bonus City Power: once, however many markers",
     "correct marker 1 keeper; correct marker 2 keeper; correct red slots relic none none none none none; "
     "correct "
     "red cities 5",
     "", legal, "keeper red = 10"},
    {"Base p.18 Bonus City Power: not for a tie",
     "correct marker 3 keeper; correct red slots relic none none none none none; correct blue slots relic "
     "none none "
     "none none none; correct red cities 5",
     "", legal, "keeper red = 3"},
    {"Base p.18 Bonus City Power: not for second place",
     "correct marker 3 keeper; correct red slots relic none none none none none; correct blue slots relic "
     "relic none "
     "none none none; correct red cities 5",
     "", legal, "keeper red = 3; keeper blue = 5"},
};

constexpr Row kTwoPlayers[]{
    {"Base p.19 Two-Player Scoring: the third party takes first place",
     "2SETUP02 | blue keeps; correct marker 3 keeper; correct red slots relic none none none none none", "",
     legal, "keeper red = 3; keeper red place = 2"},
    {"Base p.19 Two-Player Scoring: a tie with it is a tie",
     "2SETUP02 | blue keeps; correct marker 3 keeper; correct red slots relic relic none none none none", "",
     legal, "keeper red = 3; keeper red place = 2"},
    {"Base p.19 Two-Player Scoring: it can be beaten",
     "2SETUP02 | blue keeps; correct marker 3 keeper; correct red slots relic relic relic none none none", "",
     legal, "keeper red = 5"},
    {"Base p.19 Two-Player Scoring: its second place leaves none",
     "2SETUP02 | blue keeps; correct marker 3 keeper; correct red slots relic relic relic none none none; "
     "correct "
     "blue card BC24",
     "", legal, "keeper red = 5; keeper blue = 0; keeper blue place = 0"},
    {"Base p.19 Two-Player Scoring: Weapons are its Trophies",
     "2SETUP02 | blue keeps; correct marker 3 warlord; correct red trophies blue ships 1", "", legal,
     "warlord red = 3; warlord red place = 2"},
    {"Base p.19 Two-Player Scoring: Material and Fuel are its Tycoon",
     "2SETUP01 | blue keeps; correct marker 3 tycoon; correct red cities 3; correct red slots material "
     "material fuel "
     "none none none",
     "", legal, "tycoon red = 3; tycoon red place = 2"},
    {"Base p.19 Two-Player Scoring: none in Tyrant",
     "2SETUP02 | blue keeps; correct marker 3 tyrant; correct red captives blue 1", "", legal,
     "tyrant red = 5"},
};

}  // namespace

/// The counts of ambitions and the places of players (Base p.18).
class AmbitionsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void counting_data() { addRows(kCounting); }
    void counting() { playRow(); }
    void placing_data() { addRows(kPlacing); }
    void placing() { playRow(); }
    void bonus_data() { addRows(kBonus); }
    void bonus() { playRow(); }
    void twoPlayers_data() { addRows(kTwoPlayers); }
    void twoPlayers() { playRow(); }
};

QObject* ambitionsTests() {
    return new AmbitionsTest;
}

}  // namespace reach::tests

#include "ambitions_test.moc"
