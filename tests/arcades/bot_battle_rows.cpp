#include "rows.h"

namespace reach::arcades::tests {
namespace {

#define LOW "red plays aggression 1; red ends turn; blue acts; blue draws mobilization 3; "
#define REST(damaged) "correct 6-gate blue ships 1+" #damaged "; "

constexpr Row kBotBattles[]{
    {"Bot Battle Collect dice: skirmish, assault, skirmish, assault, skirmish", "bare solo",
     "correct 3-gate red ships 5; correct 3-gate blue ships 4+2; " REST(5) LOW, "blue acts", legal,
     "dice = 2 3 0; step = battles-for-first 3 0"},
    {"Bot Battle Collect dice: the last one a raid die for the agent", "bare solo",
     "correct red agent 3-hex; correct 3-gate red ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW,
     "blue acts", legal, "dice = 0 1 1"},
    {"Bot Battle Collect dice: or for a city", "bare solo",
     "correct 3-hex city red; correct 3-gate red ships 3; correct 3-gate blue ships 1+2; " REST(8) LOW,
     "blue acts", legal, "dice = 1 1 1"},
    {"Bot Battle: an agent that is there stays", "bare solo",
     "correct blue agent 3-hex; correct 3-gate red ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW,
     "blue acts", legal, "blue agent = 3-hex; blue power = 0; last = chooses-defender 3 0"},
    {"Bot Battle Choose defender: the most fresh ships", "bare solo",
     "correct 3-gate red ships 2; correct 3-gate white ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW,
     "blue acts", legal, "rival = white"},
    {"Bot Battle Choose defender: of equals the next clockwise", "bare solo",
     "correct 3-gate red ships 2; correct 3-gate white ships 2; correct 3-gate blue ships 1; " REST(10) LOW,
     "blue acts", legal, "rival = white"},
    {"Bot Battle Resolve: hits destroy", "bare solo",
     "correct 3-gate red ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW "blue acts",
     "rolls skirmish hit, assault hit+hit", legal,
     "3-gate red = 1+1; red supply = 8; blue power = 1; blue trophies red = 0; prompt = blue bot"},
    {"Bot Battle Resolve: 1 Power for two destroyed", "bare solo",
     "correct 3-gate red ships 1+2; correct 3-gate blue ships 2; " REST(9) LOW "blue acts",
     "rolls skirmish hit, assault hit+hit", legal, "3-gate red = 0+1; red supply = 9; blue power = 2"},
    {"Bot Battle Resolve: it keeps one fresh ship", "bare solo",
     "correct 3-gate red ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW "blue acts",
     "rolls skirmish blank, assault self+hit", legal, "3-gate blue = 1; blue supply = 1; 3-gate red = 2+1"},
    {"Bot Battle Resolve: it damages before it loses ships", "bare solo",
     "correct 3-gate red ships 3; correct 3-gate blue ships 2+1; " REST(8) LOW "blue acts",
     "rolls skirmish blank blank, assault self+hit", legal, "3-gate blue = 1+2; blue supply = 0"},
    {"Bot Battle Resolve: an intercept hits it once a fresh defender", "bare solo",
     "correct 3-gate red ships 2; correct 3-gate blue ships 2+2; " REST(7) LOW "blue acts",
     "rolls skirmish blank blank, assault hit+intercept hit+intercept", legal,
     "3-gate blue = 1+2; blue supply = 1"},
    {"Bot Battle Resolve: who was first keeps the first place", "bare solo",
     "correct 3-gate red ships 1; correct 3-gate blue ships 2+1; " REST(8) LOW "blue acts",
     "rolls skirmish blank blank, assault self+hit", legal, "3-gate blue = 2; blue supply = 1"},
    {"Bot Battle Resolve: a key takes the right-most slot of one", "bare solo",
     "correct red resources relic fuel psionic weapon; correct red agent 3-hex; correct 3-gate red ships 3; "
     "correct "
     "3-gate blue ships 1+1; " REST(9) LOW "blue acts",
     "rolls skirmish blank, raid self+key", legal,
     "red resources = relic fuel weapon; blue power = 2; supply psionic = 2; 3-gate blue = 1+1"},
    {"Bot Battle Resolve: two keys take two", "bare solo",
     "correct red resources relic fuel psionic weapon; correct red agent 3-hex; correct 3-gate red ships 3; "
     "correct "
     "3-gate blue ships 1+1; " REST(9) LOW "blue acts",
     "rolls skirmish blank, raid intercept+key+key", legal,
     "red resources = relic weapon; blue power = 3; 3-gate blue = 1+1"},
    {"Bot Battle Resolve: the slots of two and three are safe", "bare solo",
     "correct red resources relic; correct red agent 3-hex; correct 3-gate red ships 3; correct 3-gate blue "
     "ships "
     "1+1; " REST(9) LOW "blue acts",
     "rolls skirmish blank, raid intercept+key+key", legal, "red resources = relic; blue power = 1"},
    {"Bot Battle Resolve: a pyramid drives the agent clockwise", "bare solo",
     "correct red agent 3-hex; correct 3-gate red ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW
     "blue acts",
     "rolls skirmish blank, raid self+building", legal,
     "red agent = 4-arrow; 4-arrow resource = on; red resources = none"},
    {"Bot Battle Resolve: two keys against a bot are 1 Power", "bare solo",
     "correct 3-gate white ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW "blue acts",
     "rolls skirmish blank, raid intercept+key+key", legal, "blue power = 2"},
    {"Bot Battle Resolve: one key against a bot is nothing", "bare solo",
     "correct 3-gate white ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW "blue acts",
     "rolls skirmish blank, raid self+key", legal, "blue power = 1"},
    {"Solo Mode A3: after a battle the agent stays", "bare solo",
     "correct 3-gate red ships 3; correct 3-gate blue ships 1+1; " REST(9) LOW
     "blue acts; rolls skirmish blank, "
     "assault blank",
     "blue acts", legal, "step = agent-stays-after-battle 3 0; prompt = white bot"},
    {"Solo Mode A2: a battle is one of two actions", "bare solo",
     "correct 3-gate red ships 3; correct 3-gate blue ships 1+1; " REST(
         9) "red plays mobilization 1; red ends "
            "turn; blue acts; blue draws mobilization 3; blue acts; rolls skirmish blank, assault blank",
     "blue acts", legal, "step = battles-for-first 3 0; prompt = blue roll"},

    {"Solo Mode Special Concepts: two keys steal from the supply in place of a bot's board", "solo",
     "correct 1-gate blue ships 0+1; correct blue agent 1-hex; red plays mobilization 3; red battles blue "
     "1-gate "
     "with 1 raid; rolls raid intercept+key+key",
     "red steals weapon", legal, "red resources = weapon; supply weapon = 0; blue power = 0"},
    {"Solo Mode Special Concepts: one, not two", "solo",
     "correct 1-gate blue ships 0+1; correct blue agent 1-hex; red plays mobilization 3; red battles blue "
     "1-gate "
     "with 1 raid; rolls raid intercept+key+key",
     "red steals weapon relic", breaks(Rule::KeysPay)},
    {"Solo Mode Special Concepts: one key is nothing", "solo",
     "correct 1-gate blue ships 0+1; correct blue agent 1-hex; red plays mobilization 3; red battles blue "
     "1-gate "
     "with 1 raid",
     "rolls raid self+key", legal, "prompt = red act; red resources = none"},
    {"Solo Mode: a bot's agent driven away brings it nothing", "solo",
     "correct 1-gate blue ships 0+1; correct blue agent 1-hex; red plays mobilization 3; red battles blue "
     "1-gate "
     "with 1 raid; rolls raid self+building",
     "red drives agent clockwise 2-hex", legal, "blue agent = 2-hex; blue power = 0; 2-hex resource = on"},
    {"Solo Mode: a bot's ships are Trophies as usual", "solo",
     "correct 1-gate blue ships 0+1; red plays mobilization 3; red battles blue 1-gate with 1 assault",
     "rolls assault hit+hit", legal, "red trophies blue = 1"},
};

}  // namespace

std::span<const Row> botBattleRows() {
    return kBotBattles;
}

}  // namespace reach::arcades::tests
