#include "rows.h"

namespace reach::arcades::tests {
namespace {

// Red is last in the round and wins nothing. The bots' agents are in the clusters 2 and 3, the phantom's in
// 3.
#define LAST "red plays aggression 1; "
#define BEHIND_BOTS "correct blue power 3; correct white power 2; " LAST
#define BEFORE_BOTS "correct red power 9; correct blue power 5; correct white power 2; " LAST

constexpr Row kOthersChapters[]{
    {"Solo Mode Ambition phase: undeclared markers where the bots' agents are, the dearest first",
     "last bare solo", BEHIND_BOTS, "red ends turn", legal,
     "step = places-undeclared-marker 2 0; last = places-undeclared-marker 3 0; marker 5 = cluster 2; "
     "marker 4 = cluster 3; marker 3 = available"},
    {"Solo Mode Ambition phase: from cluster 1 up, whoever sits first", "last bare solo",
     "correct blue agent 6-moon; " BEHIND_BOTS, "red ends turn", legal,
     "marker 5 = cluster 3; marker 4 = cluster 6"},
    {"Solo Mode Ambition phase: no second one where one lies", "last bare solo",
     "correct marker 3 cluster 2; " BEHIND_BOTS, "red ends turn", legal,
     "marker 3 = cluster 2; marker 5 = cluster 3; marker 4 = available"},
    {"Solo Mode Ambition phase: one for both agents in a cluster", "last bare solo",
     "correct white agent 2-moon; " BEHIND_BOTS, "red ends turn", legal,
     "marker 5 = cluster 2; marker 4 = available"},
    {"Solo Mode Ambition phase: they are scored", "last bare solo",
     "correct 2-gate blue ships 1; " BEHIND_BOTS, "red ends turn", legal, "blue power = 8"},
    {"Solo Mode Ambition phase: Power in place of compensation", "last bare solo", BEFORE_BOTS,
     "red ends turn", legal, "blue power = 6; white power = 4; red power = 9; chapter = 2"},
    {"Solo Mode Ambition phase: the player chooses resources as usual", "last bare solo", BEHIND_BOTS,
     "red ends turn", legal, "white power = 3; blue power = 3; prompt = red compensation"},
    {"Solo Mode Ambition phase, Hard mode: each bot's lowest city turns", "last bare hard", BEFORE_BOTS,
     "red ends turn", legal,
     "4-arrow city = blue fresh; 6-arrow city = blue; 1-arrow city = white fresh; 5-arrow city = white"},
    {"Solo Mode Ambition phase, Hard mode: then the other", "last bare hard",
     "correct 4-arrow city blue fresh; " BEFORE_BOTS, "red ends turn", legal,
     "4-arrow city = blue fresh; 6-arrow city = blue fresh; 5-arrow city = white"},
    {"Solo Mode Gameplay: a bot's 30 Power end the game", "last bare solo", "correct blue power 30; " LAST,
     "red ends turn", legal, "phase = finished; winner = blue"},
    {"Solo Mode Gameplay: 29 do not", "last bare solo", "correct blue power 29; " LAST, "red ends turn",
     legal, "phase = ambition"},

    {"2 Player Mode Gameplay: 33 Power end the game", "last bare phantom", "correct red power 33; " LAST,
     "red ends turn", legal, "phase = finished; winner = red"},
    {"2 Player Mode Gameplay: 32 do not", "last bare phantom", "correct red power 32; " LAST, "red ends turn",
     legal, "phase = ambition"},
    {"2 Player Mode Ambition phase: two resources for the second", "last bare phantom",
     "correct red power 5; " LAST "red ends turn", "blue gains fuel", legal, "prompt = blue compensation"},
    {"2 Player Mode Ambition phase: not three", "last bare phantom",
     "correct red power 5; " LAST "red ends turn; blue gains fuel", "blue gains relic", legal, "chapter = 2"},
    {"2 Player Mode Ambition phase: the phantom takes a place and no Power", "last bare phantom",
     "correct 3-gate white ships 3; correct 3-gate red ships 1; correct red power 5; " LAST, "red ends turn",
     legal, "white power = 0; red power = 6"},
};

}  // namespace

std::span<const Row> othersChapterRows() {
    return kOthersChapters;
}

}  // namespace reach::arcades::tests
