#include "rows.h"

namespace reach::arcades::tests {
namespace {

// Red leads and wins every round; red, blue and white are each first in their own cluster. Before the last
// entry red has 8 Power (four rounds of 2). After it: red 10 + 2, blue 2, white 2.
#define FOUR_ROUNDS                                                                                        \
    "red plays aggression 6; red ends turn; blue plays aggression 2; blue ends turn; white plays "         \
    "aggression "                                                                                          \
    "1; white ends turn; red plays aggression 5; red ends turn; blue plays aggression 3; blue ends turn; " \
    "white plays aggression 4; white ends turn; red plays mobilization 6; red ends turn; blue plays "      \
    "mobilization 2; blue ends turn; white plays mobilization 1; white ends turn; red plays mobilization " \
    "5; "                                                                                                  \
    "red ends turn; blue plays mobilization 3; blue ends turn; white plays mobilization 4; white ends "    \
    "turn; "
#define LAST_ROUND                                                                                         \
    "red plays administration 6; red ends turn; blue plays administration 2; blue ends turn; white plays " \
    "administration 1; "
#define ONE_ROUND                                                                                  \
    "red plays aggression 6; red ends turn; blue plays aggression 2; blue ends turn; white plays " \
    "aggression 1; "

constexpr Row kChapters[]{
    {"Action Phase C: 2 Power and 1 in the winner's cluster", "three",
     ONE_ROUND "correct 1-gate blue ships 2", "white ends turn", legal,
     "red power = 2; blue power = 1; white power = 0"},
    {"Action Phase C: tied for first, all are second", "three",
     ONE_ROUND "correct 1-gate blue ships 5; correct 1-gate white ships 1", "white ends turn", legal,
     "red power = 1; blue power = 1; white power = 0"},
    {"Action Phase C: tied for second, nothing", "three",
     ONE_ROUND "correct 1-gate blue ships 1; correct 1-gate white ships 1", "white ends turn", legal,
     "red power = 2; blue power = 0; white power = 0"},
    {"Core Concepts Influence: an agent without a fresh ship counts nothing", "three",
     ONE_ROUND "correct 1-gate red ships 0+3; correct 1-gate blue ships 1", "white ends turn", legal,
     "red power = 0; blue power = 2"},
    {"Core Concepts Influence: a city 1, fresh 2", "three",
     ONE_ROUND
     "correct 1-gate red ships 1; correct 1-gate blue ships 1; correct 1-hex city blue; correct 1-moon "
     "city blue fresh",
     "white ends turn", legal, "influence 1 red = 3; influence 1 blue = 4; blue power = 2; red power = 1"},
    {"Core Concepts Influence: a city without a fresh ship counts nothing", "three",
     ONE_ROUND "correct 1-hex city blue; correct 1-gate blue ships 0+2", "white ends turn", legal,
     "influence 1 blue = 0; blue power = 0"},
    {"Action Phase C: the marker makes no difference yet", "three", ONE_ROUND "correct marker 5 cluster 1",
     "white ends turn", legal, "red power = 2"},
    {"Action Phase C: the winner's cluster, whoever is first there", "three",
     ONE_ROUND "correct 1-gate red ships 0; correct 1-gate white ships 1", "white ends turn", legal,
     "initiative = red; red power = 0; white power = 2"},

    {"Ambition phase A: all six clusters", "three", FOUR_ROUNDS LAST_ROUND, "white ends turn", legal,
     "red power = 12; blue power = 2; white power = 2; phase = ambition"},
    {"Ambition phase A: the marker in place of 2 and 1", "three",
     FOUR_ROUNDS LAST_ROUND "correct marker 5 cluster 2; correct 2-gate red ships 1", "white ends turn",
     legal, "blue power = 5; red power = 15"},
    {"Ambition phase A: its orange side", "three",
     FOUR_ROUNDS LAST_ROUND "correct marker 9 cluster 2; correct 2-gate red ships 1", "white ends turn",
     legal, "blue power = 9; red power = 16"},
    {"Ambition phase A: tied for first under a marker", "three",
     FOUR_ROUNDS LAST_ROUND "correct marker 5 cluster 2; correct 2-gate red ships 5", "white ends turn",
     legal, "blue power = 3; red power = 15"},
    {"Ambition phase B: every resource is 1 Power", "three",
     FOUR_ROUNDS LAST_ROUND "correct blue resources fuel relic relic", "white ends turn", legal,
     "blue power = 5; blue resources = none"},
    {"Ambition phase B: the planets are restocked", "three",
     FOUR_ROUNDS LAST_ROUND "correct 2-hex resource off; correct 5-moon resource off", "white ends turn",
     legal, "2-hex resource = on; 5-moon resource = on; supply relic = 2"},
    {"Ambition phase C: third 2, asked first", "three", FOUR_ROUNDS LAST_ROUND "correct white power 1",
     "white ends turn", legal, "blue power = 2; white power = 3; prompt = blue compensation"},
    {"Ambition phase C: two for the third", "three",
     FOUR_ROUNDS LAST_ROUND "correct white power 1; white ends turn; blue gains fuel", "blue gains relic",
     legal, "blue resources = fuel relic; prompt = white compensation"},
    {"Ambition phase C: one for the second", "three",
     FOUR_ROUNDS LAST_ROUND "correct white power 1; white ends turn; blue gains fuel; blue gains relic",
     "white gains relic", legal, "white resources = relic; phase = recruit; chapter = 2"},
    {"Ambition phase C: two on the second place get one each", "three",
     FOUR_ROUNDS LAST_ROUND "white ends turn; blue gains fuel", "white gains relic", legal,
     "blue resources = fuel; white resources = relic; phase = recruit"},
    {"Ambition phase C: two on the first place get nothing", "three",
     FOUR_ROUNDS LAST_ROUND "correct blue power 10; white ends turn; white gains relic", "white gains fuel",
     legal, "blue resources = none; red resources = none; white resources = relic fuel; phase = recruit"},
    {"Ambition phase C: what the supply has", "three",
     FOUR_ROUNDS LAST_ROUND "correct white power 1; white ends turn; blue gains fuel", "blue gains fuel",
     refused(Rule::TokenNotInSupply)},
    {"Ambition phase D: the lowest blue marker is turned", "three",
     FOUR_ROUNDS LAST_ROUND "correct marker 3 cluster 4; white ends turn; blue gains fuel",
     "white gains relic", legal,
     "marker 3 = turned; marker 6 = available; marker 5 = available; marker 4 = available"},
    {"Ambition phase D: then the next", "three",
     FOUR_ROUNDS LAST_ROUND "correct marker 6 available; white ends turn; blue gains fuel",
     "white gains relic", legal, "marker 9 = available; marker 6 = available"},
    {"Gameplay: 30 Power end the game", "three", FOUR_ROUNDS LAST_ROUND "correct red power 26",
     "white ends turn", legal, "red power = 30; phase = finished; winner = red"},
    {"Gameplay: 29 do not", "three", FOUR_ROUNDS LAST_ROUND "correct red power 25", "white ends turn", legal,
     "red power = 29; phase = ambition"},
    {"Gameplay: reached in the middle of a chapter, it is played out", "three",
     FOUR_ROUNDS "red plays administration 6; correct red power 40", "red ends turn", legal,
     "phase = action; turn = blue"},
    {"Gameplay: the third chapter is the last", "three", FOUR_ROUNDS LAST_ROUND "correct chapter 3",
     "white ends turn", legal, "phase = finished; winner = red; red power = 12"},
    {"Gameplay: then it is over", "three", FOUR_ROUNDS LAST_ROUND "correct chapter 3; white ends turn",
     "recruit", refused(Rule::GameOver)},
    {"Gameplay: tied, the initiative decides", "three",
     FOUR_ROUNDS LAST_ROUND "correct chapter 3; correct white "
                            "power 10",
     "white ends turn", legal, "red power = 12; white power = 12; winner = red"},
    {"Gameplay: tied, whoever has the initiative now", "three",
     FOUR_ROUNDS
     "red plays administration 6; red ends turn; blue plays administration 2; blue ends turn; white "
     "plays administration 7; correct chapter 3; correct white power 6",
     "white ends turn", legal, "red power = 10; white power = 10; winner = white"},
};

// Four players as far as the last turn of the chapter.
#define FOUR_PLAYED                                                                                        \
    "red plays aggression 6; red ends turn; blue plays aggression 1; blue ends turn; white plays "         \
    "aggression 2; white ends turn; yellow plays aggression 3; yellow ends turn; red plays mobilization "  \
    "6; red ends turn; blue plays mobilization 1; blue ends turn; white plays mobilization 2; white ends " \
    "turn; yellow plays mobilization 3; yellow ends turn; red plays administration 6; red ends turn; "     \
    "blue plays administration 1; blue ends turn; white plays administration 2; white ends turn; yellow "  \
    "plays administration 3; yellow ends turn; red plays administration 5; red ends turn; blue plays "     \
    "aggression 4; blue ends turn; white plays mobilization 4; white ends turn; yellow plays "             \
    "mobilization 5; "
constexpr auto kFour = FOUR_PLAYED "correct red power 23";
constexpr auto kFourLess =
    FOUR_PLAYED "correct red power 22; correct blue power 3; correct white power 2; correct yellow power 1";

constexpr Row kFours[]{
    {"Gameplay: 27 Power with four players", "four", kFour, "yellow ends turn", legal,
     "red power = 27; phase = finished"},
    {"Ambition phase C: the fourth of four is asked first", "four", kFourLess, "yellow ends turn", legal,
     "red power = 26; prompt = yellow compensation"},
};

std::vector<Row> joined() {
    std::vector<Row> rows(std::begin(kChapters), std::end(kChapters));
    rows.insert(rows.end(), std::begin(kFours), std::end(kFours));
    return rows;
}

}  // namespace

std::span<const Row> chapterRows() {
    static const std::vector<Row> rows = joined();
    return rows;
}

}  // namespace reach::arcades::tests
