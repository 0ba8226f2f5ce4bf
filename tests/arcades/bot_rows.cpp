#include "rows.h"

namespace reach::arcades::tests {
namespace {

// Blue, a bot, plays a 2 (one main action) or a 4 (two main actions), and starts its search in cluster 3.
#define LOW "red plays aggression 1; red ends turn; blue acts; blue draws mobilization 3; "
#define HIGH "red plays mobilization 1; red ends turn; blue acts; blue draws mobilization 3; "
// All twelve ships are on the map, so none can be placed. The rest are in gate 6. One of them is fresh: it
// makes the bot first there and is not superfluous.
#define REST(damaged) "correct 6-gate blue ships 1+" #damaged "; "

constexpr Row kBots[]{
    {"Solo Mode Setup J: a bot's agent on the left-most planet", "new solo", "red places agent 1-arrow",
     "start card 2", legal,
     "blue agent = 2-arrow; 2-arrow resource = on; blue power = 0; prompt = white start-card"},
    {"Solo Mode Setup J: then the player's ships, then a start card for each bot's", "new solo",
     "red places agent 1-arrow; start card 2; start card 3; red places 3 1-gate", "start card 1", legal,
     "1-gate blue = 3; blue supply = 9; prompt = white start-card"},
    {"Solo Mode Setup J: another card for the other bot", "new solo",
     "red places agent 1-arrow; start card 2; start card 3; red places 3 1-gate; start card 1",
     "start card 1", refused(Rule::StartCardDrawn)},
    {"Solo Mode Setup J: easy bots have no cities", "new solo",
     "red places agent 1-arrow; start card 2; start card 3; red places 3 1-gate; start card 1",
     "start card 2", legal, "phase = recruit; blue cities = 0"},
    {"Solo Mode Setup Hard mode: two cities on left-most planets", "new hard",
     "red places agent 1-arrow; start card 2; start card 3; red places 3 1-gate; start card 1; start card 2; "
     "start "
     "card 3; start card 4; start card 5",
     "start card 6", legal,
     "3-arrow city = blue; 5-arrow city = blue; 4-arrow city = white; 6-arrow city = white; phase = recruit"},
    {"Solo Mode Recruit: five cards for the player", "solo", "", "red plays aggression 1", legal,
     "red hand = 4; blue pile = 5"},

    {"Solo Mode A1: the next card joins the offer on the right", "solo",
     "red plays aggression 1; red ends turn; blue acts", "blue draws mobilization 3", legal,
     "blue offer = mobilization 4 administration 6 mobilization 3; blue pile = 4; prompt = blue bot"},
    {"Solo Mode A1: before it acts", "solo", "red plays aggression 1; red ends turn; blue acts", "blue acts",
     refused(Rule::AnswerFirst)},

    // 1
    {"Solo Mode A2 1: ships where they make it first", "bare solo", "correct 3-gate red ships 2; " LOW,
     "blue acts", legal, "step = places-for-first 3 3; 3-gate blue = 3; blue supply = 9"},
    {"Solo Mode A2 1: a tie is not first, the next cluster is tried", "bare solo",
     "correct 3-gate red ships 3; " LOW, "blue acts", legal, "step = places-for-first 4 3; 4-gate blue = 3"},
    {"Solo Mode A2 1: not where it is first already", "bare solo", "correct 3-gate blue ships 1; " LOW,
     "blue acts", legal, "step = places-for-first 4 3"},
    {"Solo Mode A2 1: with what it has", "bare solo",
     "correct 6-gate blue ships 10; correct 3-gate red ships 1; " LOW, "blue acts", legal,
     "step = places-for-first 3 2; 3-gate blue = 2"},
    {"Solo Mode A2 1: damaged ships do not count", "bare solo", "correct 3-gate red ships 2+5; " LOW,
     "blue acts", legal, "step = places-for-first 3 3"},
    {"Solo Mode A2 1: the look goes on behind 6 in 1", "bare solo",
     "correct 3-gate blue ships 1; correct 4-gate blue ships 1; correct 5-gate blue ships 1; correct 6-gate "
     "blue "
     "ships 1; " LOW,
     "blue acts", legal, "step = places-for-first 1 3"},
    {"Solo Mode A2 1: a 7 begins at its agent", "bare solo",
     "red plays aggression 1; red ends turn; blue acts; blue draws mobilization 7", "blue acts", legal,
     "step = places-for-first 2 3"},
    {"Solo Mode A2: placing ends its actions, even after a high card", "bare solo", HIGH "blue acts",
     "blue acts", legal, "step = agent-stays-for-nothing 2 0; prompt = white bot"},

    // 2: everywhere somebody has three, so that three more are never first
    {"Solo Mode A2 2: a tie for first where none is first", "bare solo",
     "correct 1-gate red ships 3; correct 2-gate red ships 3; correct 3-gate red ships 3; correct 4-gate "
     "white "
     "ships 3; correct 5-gate white ships 3; correct 6-gate white ships 3; " LOW,
     "blue acts", legal, "step = places-for-tie-or-second 3 3; 3-gate blue = 3"},
    {"Solo Mode A2 2: second is enough", "bare solo",
     "correct 1-gate red ships 3; correct 2-gate red ships 3; correct 3-gate red ships 4; correct 4-gate "
     "white "
     "ships 3; correct 5-gate white ships 3; correct 6-gate white ships 3; " LOW,
     "blue acts", legal, "step = places-for-tie-or-second 3 3"},
    {"Solo Mode A2 2: tied for second is not", "bare solo",
     "correct 1-gate red ships 3; correct 2-gate red ships 3; correct 3-gate red ships 4; correct 3-gate "
     "white "
     "ships 3; correct 4-gate white ships 3; correct 5-gate white ships 3; correct 6-gate white ships "
     "3; " LOW,
     "blue acts", legal, "step = places-for-tie-or-second 4 3"},
    {"Solo Mode A2 2: second it was already", "bare solo",
     "correct 1-gate white ships 3; correct 2-gate white ships 3; correct 3-gate red ships 6; correct 3-gate "
     "blue "
     "ships 1; correct 4-gate white ships 3; correct 5-gate white ships 3; correct 6-gate red ships 3; " LOW,
     "blue acts", legal, "step = places-for-tie-or-second 4 3"},
    {"Solo Mode A2 2: from second to tied for first", "bare solo",
     "correct 1-gate white ships 3; correct 2-gate white ships 3; correct 3-gate red ships 4; correct 3-gate "
     "blue "
     "ships 1; correct 4-gate white ships 3; correct 5-gate white ships 3; correct 6-gate red ships 3; " LOW,
     "blue acts", legal, "step = places-for-tie-or-second 3 3; 3-gate blue = 4"},

    // 3
    {"Solo Mode A2 3: superfluous ships move in to be first", "bare solo",
     "correct 2-gate blue ships 5; correct 3-gate red ships 3; " REST(6) LOW, "blue acts", legal,
     "step = moves-ships-in 3 4; 3-gate blue = 4; 2-gate blue = 1"},
    {"Solo Mode A2 3: a tie for first is enough", "bare solo",
     "correct 2-gate blue ships 5; correct 3-gate red ships 4; " REST(6) LOW, "blue acts", legal,
     "step = moves-ships-in 3 4"},
    {"Solo Mode A2 3: one ship too few, and nowhere else", "bare solo",
     "correct 2-gate blue ships 5; correct 3-gate red ships 5; correct 1-gate red ships 5; " REST(6) LOW,
     "blue acts", legal, "step = repairs-all 6 6; 2-gate blue = 5"},
    {"Solo Mode A2 3: from both neighbours", "bare solo",
     "correct 2-gate blue ships 3; correct 4-gate blue ships 3; correct 3-gate red ships 3; " REST(5) LOW,
     "blue acts", legal, "step = moves-ships-in 3 4; 3-gate blue = 4; 2-gate blue = 1; 4-gate blue = 1"},
    {"Solo Mode A2 3: ahead of a Rival it keeps one more", "bare solo",
     "correct 2-gate blue ships 5; correct 2-gate white ships 2; correct 3-gate red ships 1; " REST(6) LOW,
     "blue acts", legal, "step = moves-ships-in 3 2; 2-gate blue = 3"},

    // 4
    {"Solo Mode A2 4: as many ships as the ship-advantage", "bare solo",
     "correct 3-gate red ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW, "blue acts", legal,
     "step = battles-for-first 3 0; rival = red; prompt = blue roll; blue agent = 3-arrow; blue power = 1; "
     "3-arrow "
     "resource = off; dice = 1 1 0"},
    {"Solo Mode Special Concepts, Ship-advantage: the example, three fresh against one and a damaged",
     "bare solo", "correct 3-gate white ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW, "blue acts",
     legal, "step = battles-for-first 3 0; rival = white; advantage = 2"},
    {"Solo Mode A2 4: one too few", "bare solo",
     "correct 3-gate red ships 4; correct 3-gate blue ships 1+1; " REST(9) LOW, "blue acts", legal,
     "step = repairs-all 3 1; 3-gate blue = 2"},
    {"Solo Mode A2 4: tied is not first", "bare solo",
     "correct 3-gate red ships 1; correct 3-gate blue ships 1; " REST(10) LOW, "blue acts", legal,
     "step = battles-for-first 3 0"},
    {"Solo Mode A2 4: with damaged ships alone", "bare solo",
     "correct 3-gate red ships 1; correct 3-gate blue ships 0+1; " REST(10) LOW, "blue acts", legal,
     "step = battles-for-first 3 0"},
    {"Solo Mode A2 4: not without a Rival", "bare solo", "correct 3-gate blue ships 0+1; " REST(10) LOW,
     "blue acts", legal, "step = repairs-all 3 1"},
    {"Solo Mode A2 4: in any cluster before 5 in the first", "bare solo",
     "correct 3-gate blue ships 2; correct 3-gate red ships 1; correct 4-gate blue ships 1; correct 4-gate "
     "red "
     "ships 2; " REST(8) LOW,
     "blue acts", legal, "step = battles-for-first 4 0"},

    // 5
    {"Solo Mode A2 5: first, but not alone", "bare solo",
     "correct 3-gate red ships 1; correct 3-gate blue ships 2; " REST(9) LOW, "blue acts", legal,
     "step = battles-as-first 3 0; rival = red"},
    {"Solo Mode A2 5: alone it has no battle", "bare solo", "correct 3-gate blue ships 1; " REST(10) LOW,
     "blue acts", legal, "step = repairs-all 6 10"},
    {"Solo Mode A2 5: a damaged ship is company", "bare solo",
     "correct 3-gate red ships 0+1; correct 3-gate blue ships 1; " REST(10) LOW, "blue acts", legal,
     "step = battles-as-first 3 0"},

    // 6
    {"Solo Mode A2 6: all ships of a cluster", "bare solo", "correct 3-gate blue ships 1+2; " REST(8) LOW,
     "blue acts", legal, "step = repairs-all 3 2; 3-gate blue = 3; 6-gate blue = 1+8"},
    {"Solo Mode A2 6: the first cluster from the start", "bare solo",
     "correct 2-gate blue ships 1+2; " REST(8) LOW, "blue acts", legal, "step = repairs-all 6 8"},
    {"Solo Mode A2 6: nothing damaged, nothing repaired", "bare solo",
     "correct 1-gate blue ships 2; correct 2-gate blue ships 2; correct 3-gate blue ships 2; correct 4-gate "
     "blue "
     "ships 2; correct 5-gate blue ships 2; correct 6-gate blue ships 2; " HIGH,
     "blue acts", legal, "step = cannot-act 0 0"},

    // 7
    {"Solo Mode A2 7: 1 Power, and its turn ends", "bare solo",
     "correct 1-gate blue ships 2; correct 2-gate blue ships 2; correct 3-gate blue ships 2; correct 4-gate "
     "blue "
     "ships 2; correct 5-gate blue ships 2; correct 6-gate blue ships 2; " HIGH,
     "blue acts", legal, "blue power = 1; prompt = white bot"},
    {"Solo Mode A2 7: a damaged ship is something to do", "bare solo",
     "correct 1-gate blue ships 2; correct 2-gate blue ships 2; correct 3-gate blue ships 1+1; correct "
     "4-gate blue "
     "ships 2; correct 5-gate blue ships 2; correct 6-gate blue ships 2; " HIGH,
     "blue acts", legal, "step = repairs-all 3 1; blue power = 0; prompt = blue bot"},
    {"Solo Mode A2 7: after a first action too", "bare solo",
     "correct 1-gate blue ships 2; correct 2-gate blue ships 2; correct 3-gate blue ships 1+1; correct "
     "4-gate blue "
     "ships 2; correct 5-gate blue ships 2; correct 6-gate blue ships 2; " HIGH "blue acts",
     "blue acts", legal, "step = cannot-act 0 0; blue power = 1; prompt = white bot"},

    // how often
    {"Solo Mode A2: once after a card below 4", "bare solo",
     "correct 3-gate blue ships 1+2; " REST(8) LOW "blue acts", "blue acts", legal,
     "step = agent-stays-for-nothing 2 0"},
    {"Solo Mode A2: twice after a 4", "bare solo", "correct 3-gate blue ships 1+2; " REST(8) HIGH "blue acts",
     "blue acts", legal, "step = moves-ships-in 4 2; prompt = blue bot"},
    {"Solo Mode A2: not three times", "bare solo",
     "correct 3-gate blue ships 1+2; " REST(8) HIGH "blue acts; blue acts", "blue acts", legal,
     "step = agent-stays-for-nothing 2 0"},

    // A3: three ships are placed in 3, then the agent is looked at
    {"Solo Mode A3: to where it makes the bot first in influence", "bare solo",
     "correct 4-gate red ships 3; correct 4-gate blue ships 2; " LOW "blue acts", "blue acts", legal,
     "step = agent-moves-for-first 4 0; blue agent = 4-arrow; blue power = 1; 4-arrow resource = off; prompt "
     "= "
     "white bot"},
    {"Solo Mode A3: a tie is not first", "bare solo",
     "correct 4-gate red ships 4; correct 4-gate blue ships 2; " LOW "blue acts", "blue acts", legal,
     "step = agent-stays-for-nothing 2 0; blue agent = 2-arrow; blue power = 0"},
    {"Solo Mode A3: not without a fresh ship there", "bare solo",
     "correct 4-gate red ships 1; correct 4-gate blue ships 0+2; " LOW "blue acts", "blue acts", legal,
     "step = agent-stays-for-nothing 2 0"},
    {"Solo Mode A3: it stays where it keeps the first place", "bare solo",
     "correct 2-gate blue ships 2; correct 2-gate red ships 3; correct 4-gate red ships 3; correct 4-gate "
     "blue "
     "ships 2; " LOW "blue acts",
     "blue acts", legal, "step = agent-stays-to-keep-first 2 0"},
    {"Solo Mode A3: it goes where that place is safe", "bare solo",
     "correct 2-gate blue ships 4; correct 2-gate red ships 3; correct 4-gate red ships 3; correct 4-gate "
     "blue "
     "ships 2; " LOW "blue acts",
     "blue acts", legal, "step = agent-moves-for-first 4 0"},
    {"Solo Mode A3: the first cluster from the start", "bare solo",
     "correct 4-gate red ships 3; correct 4-gate blue ships 2; correct 1-gate red ships 2; correct 1-gate "
     "blue "
     "ships 2; " LOW "blue acts",
     "blue acts", legal, "step = agent-moves-for-first 4 0"},
    {"Solo Mode Moving a bot's agent: the left-most planet with a resource", "bare solo",
     "correct 4-arrow resource off; correct 4-gate red ships 3; correct 4-gate blue ships 2; " LOW
     "blue acts",
     "blue acts", legal, "blue agent = 4-moon; blue power = 1"},
    {"Solo Mode Moving a bot's agent: no resource, no Power", "bare solo",
     "correct 4-arrow resource off; correct 4-moon resource off; correct 4-hex resource off; correct 4-gate "
     "red "
     "ships 3; correct 4-gate blue ships 2; " LOW "blue acts",
     "blue acts", legal, "blue agent = 4-arrow; blue power = 0"},
};

}  // namespace

std::span<const Row> botRows() {
    return kBots;
}

}  // namespace reach::arcades::tests
