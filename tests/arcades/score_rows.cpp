#include "rows.h"

namespace reach::arcades::tests {
namespace {

#define FIVE_TRICKS                                                                                 \
    "red wins 1-gate with red 3; red wins 1-gate with red 3; red wins 1-gate with red 3; red wins " \
    "1-gate with red 3; blue wins 2-gate with blue 4 white 1; "
#define FIVE_CLUSTERS                                                                           \
    "scores 1-gate with red 3; scores 2-gate with nothing; scores 3-gate with white 2 blue 2; " \
    "scores 4-gate with nothing; scores 5-gate with nothing; "

constexpr Row kScores[]{
    {"Depth score: nothing is laid out", "new scores", "", "recruit", legal,
     "phase = action; round = 1; red agent = none; red hand = 0"},
    {"Action Phase C: 2 Power and 1, and the initiative", "scores", "", "blue wins 4-gate with red 1 blue 3",
     legal, "blue power = 2; red power = 1; initiative = blue; round = 2"},
    {"Action Phase C: tied for first, all are second", "scores", "",
     "blue wins 4-gate with red 3 blue 3 white 1", legal, "blue power = 1; red power = 1; white power = 0"},
    {"Action Phase C: nobody is there", "scores", "", "blue wins 4-gate with nothing", legal,
     "blue power = 0; round = 2"},
    {"Action Phase C: the marker makes no difference yet", "scores", "correct marker 5 cluster 4",
     "blue wins 4-gate with blue 3", legal, "blue power = 2"},
    {"Depth score: turns are not told", "scores", "", "red plays aggression 4", refused(Rule::NotAsked)},
    {"Depth score: bots' steps are not told", "scores", "", "red acts", refused(Rule::NotAsked)},
    {"Depth score: a trick has a winner", "scores", "", "scores 4-gate with red 3", refused(Rule::NotAsked)},
    {"Depth score: who wins is at the table", "scores", "", "yellow wins 4-gate with red 3",
     refused(Rule::NotInThisGame)},
    {"Depth score: who counts is at the table", "scores", "", "red wins 4-gate with yellow 3",
     refused(Rule::NotInThisGame)},
    {"Depth score: resources come last", "scores", "", "scores resources with red 3",
     refused(Rule::NotAsked)},
    {"Depth score: all the influence there can be", "scores", "", "red wins 4-gate with red 20",
     refused(Rule::NumberOutOfRange)},
    {"Depth turn: it is counted by itself", "three", "", "red wins 4-gate with red 3",
     refused(Rule::NotAsked)},
    {"Ambition phase A: the clusters in their order", "scores", FIVE_TRICKS, "scores 2-gate with red 1",
     refused(Rule::NotAsked), "phase = ambition"},
    {"Ambition phase A: by default 2 and 1", "scores", FIVE_TRICKS, "scores 1-gate with red 3 blue 1", legal,
     "red power = 10; blue power = 3"},
    {"Ambition phase A: the marker in place of them", "scores", FIVE_TRICKS "correct marker 5 cluster 1",
     "scores 1-gate with red 3 blue 1", legal, "red power = 13; blue power = 5"},
    {"Ambition phase B: every resource is 1 Power, and the next chapter", "scores",
     FIVE_TRICKS FIVE_CLUSTERS "scores 6-gate with white 4", "scores resources with white 3 red 1", legal,
     "red power = 11; blue power = 3; white power = 7; chapter = 2; phase = recruit"},
    {"Ambition phase B: six slots", "scores", FIVE_TRICKS FIVE_CLUSTERS "scores 6-gate with white 4",
     "scores resources with white 7", refused(Rule::NumberOutOfRange)},
    {"Gameplay: the end at 30 Power", "scores",
     FIVE_TRICKS FIVE_CLUSTERS "correct red power 27; scores 6-gate with red 4",
     "scores resources with red 1", legal, "red power = 30; winner = red; phase = finished"},
    {"Gameplay: no end below", "scores",
     FIVE_TRICKS FIVE_CLUSTERS "correct red power 27; scores 6-gate with red 4",
     "scores resources with nothing", legal, "red power = 29; phase = recruit"},
    {"2 Player Mode, Action phase: the phantom's Power is ignored", "scores-phantom", "",
     "white wins 4-gate with red 1 white 3", legal, "white power = 0; red power = 1; initiative = white"},
};

}  // namespace

std::span<const Row> scoreRows() {
    return kScores;
}

}  // namespace reach::arcades::tests
