#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kSuits[]{
    {"BC01 Loyal Engineers: any resource as Material, Outrage ignored",
     "correct red card BC01; correct red slots fuel none none none none none; correct red outrage material "
     "on; red "
     "leads aggression 4; red spends fuel as material",
     "red builds ship 4-hex", legal, "pips = 2"},
    {"BC07 Loyal Pilots: any resource as Fuel",
     "correct red card BC07; red leads construction 4; red spends material as fuel",
     "red moves 1 4-hex > 4-gate", legal, "pips = 3"},
    {"BC15 Loyal Marines: any resource as a Weapon",
     "correct red card BC15; correct 4-hex blue ships 1; red leads construction 4; red spends material as "
     "weapon",
     "red battles blue 4-hex with nothing", legal, "pips = 2"},
    {"BC19 Loyal Empaths: any resource as Psionic",
     "correct red card BC19; red leads administration 4; red spends material as psionic", "red taxes 1-hex",
     legal, "pips = 3"},
    {"BC21 Loyal Keepers: any resource as a Relic",
     "correct red card BC21; correct court BC02 red agents 1; red leads construction 4; red spends material "
     "as relic",
     "red secures BC02", legal, "pips = 3"},
    {"BC02 Mining Interest: fills empty slots",
     "correct red card BC02; correct red cities 3; correct red slots fuel none none none none none; red "
     "leads "
     "construction 4",
     "red uses BC02 fill", legal,
     "red slots = fuel material material material none material; BC02 = discard; prompt = red choose BC02"},
    {"BC02 Mining Interest: steals the rest when the supply empties",
     "correct red card BC02; correct red cities 3; correct red slots fuel none none none none none; red "
     "leads "
     "construction 4; red uses BC02 fill",
     "red chooses white", legal,
     "red slots = fuel material material material material material; white slots = fuel"},
    {"BC09 Shipping Interest: Synthesize", "correct red card BC09; red leads construction 4",
     "red uses BC09 synthesize", legal, "red slots = material material fuel; pips = 2"},
    {"BC03 Material Cartel: steals a Material", "correct red card BC03; red leads construction 4",
     "red uses BC03 white", legal,
     "red slots = material material material; white slots = fuel; BC03 = discard"},
    {"BC06 FAQ: discarded with nothing to steal",
     "correct red card BC06; correct blue slots psionic none none none none none; correct white slots none "
     "none none "
     "none none none; red leads construction 4",
     "red uses BC06", legal, "BC06 = discard"},
    {"BC03 FAQ, Base p.17 : its supply cannot be stolen",
     "correct blue card BC03; correct red card BC20; red leads construction 4", "red uses BC20 blue material",
     refused(Rule::TokenNotHeld)},
    {"BC04 Admin Union: fetches the card when the round ends",
     "correct red card BC04; red leads administration 4; red uses BC04; red ends turn; blue copies; blue "
     "ends turn; "
     "white copies",
     "white ends turn", legal, "red hand = 6; BC04 = discard"},
    {"BC04 Admin Union: needs a face-up Administration card",
     "correct red card BC04; red leads construction 4", "red uses BC04",
     refused(Rule::CardConditions, "BC04")},
    {"BC05 Construction Union: also beside another's card",
     "correct blue card BC05; red leads construction 4; red ends turn; blue copies", "blue uses BC05 red",
     legal, "BC05 = played"},
    {"BC10 Spacing Union: its last card goes on with the chapter",
     "correct red hand 1; correct blue hand 1; correct white hand 1; correct red card BC10; red leads "
     "mobilization 4; "
     "red uses BC10; red ends turn; blue copies; blue ends turn; white copies",
     "white ends turn", legal, "red hand = 1; phase = playing"},
    {"BC11 Arms Union: Aggression", "correct red card BC11; red leads aggression 4", "red uses BC11", legal,
     "BC11 = played"},
    {"BC08 Gatekeepers: two more dice in a gate",
     "correct red card BC08; correct 6-gate blue ships 1; red leads aggression 2",
     "red battles blue 6-gate with 4 assault"},
    {"Base p.14 Gatekeepers: and no more than two",
     "correct red card BC08; correct 6-gate blue ships 1; red leads aggression 2",
     "red battles blue 6-gate with 5 assault", breaks(Rule::DiceLimit)},
    {"Base p.14 Gatekeepers: not at a planet",
     "correct red card BC08; correct 4-hex blue ships 1; red leads aggression 2",
     "red battles blue 4-hex with 4 assault", breaks(Rule::DiceLimit)},
    {"BC08 Gatekeepers: asks for no gate", "correct red card BC08; red leads construction 4",
     "red uses BC08 4-gate", refused(Rule::ChoiceNotAsked, "BC08")},
    {"BC08 Gatekeepers: a ship in each gate in play", "correct red card BC08; red leads construction 4",
     "red uses BC08", legal, "1-gate red = 1; 4-gate red = 1; 5-gate red = 1; 6-gate red = 3; red ships = 3"},
};

constexpr Row kWeapons[]{
    {"BC12 Prison Wardens: Pressgang",
     "correct red card BC12; correct red captives blue 2; red leads construction 4; red uses BC12 pressgang; "
     "red "
     "chooses blue relic",
     "red declines", legal,
     "red captives blue = 1; blue agents = 9; red slots = material material relic; pips = 2"},
    {"BC12 Prison Wardens: Execute",
     "correct red card BC12; correct red captives blue 2; red leads administration 4; red uses BC12 execute; "
     "red chooses "
     "blue",
     "red chooses blue", legal, "red trophies blue = 2 agent; red captives blue = 0; prompt = red act"},
    {"BC12 Prison Wardens: without Captives", "correct red card BC12; red leads construction 4",
     "red uses BC12 pressgang", refused(Rule::CardConditions, "BC12")},
    {"BC13 Skirmishers: three ships in a system you control",
     "correct red card BC13; red leads construction 4", "red uses BC13 6-gate", legal,
     "6-gate red = 5; BC13 = discard"},
    {"BC13 Skirmishers: not in one you do not", "correct red card BC13; red leads construction 4",
     "red uses BC13 5-gate", breaks(Rule::CardConditions, "BC13")},
    {"BC13 Skirmishers: as many rerolls as Weapon icons",
     "correct red card BC13; correct red slots weapon none none none none none; correct 4-hex blue ships 2; "
     "red leads "
     "aggression 2; red battles blue 4-hex with 3 skirmish",
     "rolls skirmish blank blank blank", legal, "prompt = red reroll"},
    {"BC13 Skirmishers: no more than that",
     "correct red card BC13; correct red slots weapon none none none none none; correct 4-hex blue ships 2; "
     "red leads "
     "aggression 2; red battles blue 4-hex with 3 skirmish; rolls skirmish blank blank blank",
     "rerolls skirmish blank blank blank > hit hit hit", breaks(Rule::RerollLimit, "BC13")},
    {"BC13 FAQ: once a battle",
     "correct red card BC13; correct red slots weapon none none none none none; correct 4-hex blue ships 2; "
     "red leads "
     "aggression 2; red battles blue 4-hex with 3 skirmish; rolls skirmish blank blank blank",
     "rerolls skirmish blank blank > hit blank", legal, "prompt = red strike"},
    {"Base p.14 Skirmishers: not more than were rolled",
     "correct red card BC13; correct 4-hex blue ships 2; red leads aggression 2; red battles blue 4-hex with "
     "1 "
     "skirmish; rolls skirmish blank",
     "rerolls skirmish blank blank > hit hit", refused(Rule::RollMatchesDice)},
    {"BC14 Court Enforcers: Abduct",
     "correct red card BC14; correct red card BC13; correct court BC02 blue agents 1; correct court BC02 red "
     "agents 1; "
     "red leads aggression 4",
     "red uses BC14 abduct BC02", legal,
     "red captives blue = 1; court 1 red = 1; court 1 blue = 0; BC02 = court 1"},
    {"BC14 Court Enforcers: fewer agents than Weapon icons",
     "correct red card BC14; correct court BC02 blue agents 1; red leads aggression 4",
     "red uses BC14 abduct BC02", breaks(Rule::CardConditions, "BC14")},
};

constexpr Row kOthers[]{
    {"BC23 Elder Broker: with a city of a planet", "correct red card BC23; red leads administration 2",
     "red uses BC23 trade 4-gate blue gives relic", refused(Rule::NeedsPlanet)},
    {"BC23 Elder Broker: where is said", "correct red card BC23; red leads administration 2",
     "red uses BC23 trade", refused(Rule::SayMore, "BC23")},
    {"BC16 Lattice Spies: seize without a card",
     "correct blue card BC16; red leads construction 4; red ends turn; blue copies", "blue uses BC16", legal,
     "initiative = blue; seized = yes; blue hand = 5; BC16 = discard"},
    {"BC16 FAQ: may be discarded without seizing", "correct red card BC16; red leads construction 4",
     "red uses BC16", legal, "BC16 = discard; seized = no"},
    {"BC17 Farseers: a look when declaring", "correct red card BC17; red leads construction 4",
     "red declares warlord", legal, "prompt = red choose BC17"},
    {"BC17 FAQ: no card but Farseers", "correct red card BC17; red leads construction 4", "red uses BC17 0",
     legal, "red hand = 6; BC17 = discard"},
    {"BC17 FAQ: two cards and Farseers are three", "correct red card BC17; red leads construction 4",
     "red uses BC17 2", legal, "red hand = 6; discard = 1"},
    {"BC18 Secret Order: no zero marker for Keeper", "correct red card BC18; red leads construction 5",
     "red declares keeper", legal, "zero = no; marker 3 = keeper"},
    {"BC18 Secret Order: but for Warlord", "correct red card BC18; red leads construction 4",
     "red declares warlord", legal, "zero = yes"},
    {"BC20 Silver-Tongues: a resource", "correct red card BC20; red leads construction 4",
     "red uses BC20 blue psionic", legal, "red slots = material material psionic; BC20 = discard"},
    {"BC20 Silver-Tongues: not past Sworn Guardians",
     "correct red card BC20; correct blue card BC22; red leads construction 4", "red uses BC20 blue psionic",
     breaks(Rule::RaidNotStealable, "BC22")},
    {"BC23 Elder Broker: Trade",
     "correct red card BC23; correct 5-hex red ships 4; red leads administration 4",
     "red uses BC23 trade 5-hex blue gives material", legal,
     "red slots = material psionic; blue slots = material fuel; pips = 2"},
    {"BC23 FAQ: Trade is not blocked by Sworn Guardians",
     "correct red card BC23; correct blue card BC22; correct 5-hex red ships 4; red leads administration 4",
     "red uses BC23 trade 5-hex blue gives material"},
    {"BC23 Elder Broker: only a city you control", "correct red card BC23; red leads administration 4",
     "red uses BC23 trade 5-hex blue gives material", breaks(Rule::CardConditions, "BC23")},
    {"BC23 Elder Broker: only what they do not have",
     "correct red card BC23; correct blue slots psionic material none none none none; correct 5-hex red "
     "ships 4; red "
     "leads administration 4",
     "red uses BC23 trade 5-hex blue gives material", breaks(Rule::CardConditions, "BC23")},
    {"BC23 Elder Broker: gains three",
     "correct red card BC23; correct red cities 3; red leads administration 4", "red uses BC23 gain", legal,
     "red slots = material material weapon fuel none material; BC23 = discard"},
    {"BC24 Relic Fence: a resource for a Relic", "correct red card BC24; red leads construction 4",
     "red uses BC24 material", legal, "red slots = material relic; supply relic = 4; supply material = 3"},
    {"BC25 Galactic Bards: declare when Surpassing, without the zero marker",
     "correct blue card BC25; red leads construction 4; red ends turn; blue surpasses construction 5",
     "blue declares keeper", legal, "marker 3 = keeper; zero = no"},
    {"Base p.9 Galactic Bards: once a round",
     "correct blue card BC25; red leads construction 4; red declares warlord; red ends turn; blue surpasses "
     "construction 5",
     "blue declares keeper", breaks(Rule::DeclareOnce)},
    {"BC25 FAQ: seize first, declare then",
     "correct blue card BC25; red leads construction 4; red ends turn; blue pivots aggression 5; blue seizes",
     "blue declares keeper"},
    {"BC25 FAQ: seize by Lattice Spies first, declare then",
     "correct blue card BC25; correct blue card BC16; red leads construction 4; red ends turn; blue pivots "
     "aggression 5; blue uses BC16",
     "blue declares keeper", legal, "marker 3 = keeper; initiative = blue; seized = yes"},
    {"BC25 FAQ: or declare first, seize by Lattice Spies then",
     "correct blue card BC25; correct blue card BC16; red leads construction 4; red ends turn; blue pivots "
     "aggression 5; blue declares keeper",
     "blue uses BC16", legal, "marker 3 = keeper; initiative = blue; seized = yes"},
    {"Base p.9 Lattice Spies discarded in vain are an action",
     "correct red card BC16; red leads construction 4; red uses BC16", "red declares warlord",
     breaks(Rule::DeclareBeforeActions)},
};

}  // namespace

/// Guild cards of the base Court, BC01 to BC25, and the official rulings on them.
class GuildCardsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void suits_data() { addRows(kSuits); }
    void suits() { playRow(); }
    void weapons_data() { addRows(kWeapons); }
    void weapons() { playRow(); }
    void others_data() { addRows(kOthers); }
    void others() { playRow(); }
};

QObject* guildCardsTests() {
    return new GuildCardsTest;
}

}  // namespace reach::tests

#include "guild_cards_test.moc"
