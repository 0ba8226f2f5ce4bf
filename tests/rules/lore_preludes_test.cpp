#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kThefts[]{
    {"L21 Keeper's Trust: not what the thief has",
     "correct blue card L21; correct marker 3 keeper; correct red card BC20; correct red slots psionic none "
     "none none "
     "none none; red leads construction 4",
     "red uses BC20 blue psionic", breaks(Rule::RaidNotStealable, "L21")},
    {"L21 Keeper's Trust: what the thief has not",
     "correct blue card L21; correct marker 3 keeper; correct red card BC20; correct red slots psionic none "
     "none none "
     "none none; red leads construction 4",
     "red uses BC20 blue fuel", legal, "red slots = psionic fuel"},
    {"L21 Keeper's Trust: while Keeper is declared",
     "correct blue card L21; correct red card BC20; correct red slots psionic none none none none none; red "
     "leads "
     "construction 4",
     "red uses BC20 blue psionic"},
    {"L21 FAQ: what lies on the thief's Cartel card counts as had",
     "correct blue card L21; correct marker 3 keeper; correct red card BC20; correct red card BC06; red "
     "leads "
     "construction 4",
     "red uses BC20 blue fuel", breaks(Rule::RaidNotStealable, "L21")},
    {"L21 FAQ: an empty Cartel card holds nothing",
     "correct blue card L21; correct marker 3 keeper; correct red card BC20; correct red card BC06; correct "
     "white slots "
     "fuel fuel none none none none; correct blue slots fuel fuel fuel none none none; red leads "
     "construction 4",
     "red uses BC20 blue fuel", legal, "red slots = material material fuel"},
    {"L21 Keeper's Trust: a second of a kind is safe in a raid",
     "correct blue card L21; correct marker 3 keeper; correct red slots none none none none none none; "
     "correct blue "
     "slots none fuel fuel none none none; correct blue cities 2; correct 5-hex red ships 3; red leads "
     "aggression 2; red "
     "battles blue 5-hex with 2 raid; rolls raid building+key building+key; red strikes city city",
     "red raids fuel", legal, "red slots = fuel"},
    {"L21 Keeper's Trust: clears Relic Outrage",
     "correct red card L21; correct red outrage relic on; red leads construction 4", "red uses L21", legal,
     "red outrage = none; L21 = discard"},

    {"L22 Keeper's Solidarity: no Guild card of a type one has",
     "correct blue card L22; correct marker 3 keeper; correct blue card BC07; correct red card BC20; red "
     "leads "
     "construction 4",
     "red uses BC20 BC07", breaks(Rule::RaidNotStealable, "L22")},
    {"L22 Keeper's Solidarity: others can be stolen",
     "correct blue card L22; correct marker 3 keeper; correct blue card BC01; correct red card BC20; red "
     "leads "
     "construction 4",
     "red uses BC20 BC01", legal, "BC01 = red"},
    {"L22 Keeper's Solidarity: while Keeper is declared",
     "correct blue card L22; correct blue card BC07; correct red card BC20; red leads construction 4",
     "red uses BC20 BC07", legal, "BC07 = red"},
    {"L22 FAQ: resources on a Cartel card count as had",
     "correct blue card L22; correct marker 3 keeper; correct blue card BC06; correct blue slots none none "
     "none none none "
     "none; correct red card BC20; red leads construction 4",
     "red uses BC20 BC06", breaks(Rule::RaidNotStealable, "L22")},
    {"L22 Keeper's Solidarity: with Sworn Guardians neither Relics nor Guardians",
     "correct blue card L22; correct marker 3 keeper; correct blue card BC22; correct blue slots relic none "
     "none none none "
     "none; correct red card BC20; red leads construction 4",
     "red uses BC20 BC22", breaks(Rule::RaidNotStealable, "L22")},
    {"Base p.17 Lore: it cannot be stolen",
     "correct blue card L22; correct red card BC20; red leads construction 4", "red uses BC20 L22",
     refused(Rule::NeedsGuild, "L22")},
};

constexpr Row kPreludes[]{
    {"L24 Warlord's Terror: a Trophy for an influence",
     "correct red card L24; correct marker 3 warlord; correct red trophies blue ships 2; red leads "
     "construction 4; red "
     "uses L24 blue ships",
     "red influences BC02", legal, "red trophies blue = 1 ship; court 1 red = 1; pips = 3; prelude = yes"},
    {"L24 Warlord's Terror: once for each",
     "correct red card L24; correct marker 3 warlord; correct red trophies blue ships 1; correct red "
     "trophies blue "
     "starports 1; red leads construction 4; red uses L24 blue ships; red uses L24 blue starports; red "
     "influences BC02",
     "red influences BC02", legal, "court 1 red = 2; blue starports = 4; red trophies blue = none"},
    {"Base p.8 Warlord's Terror: and no more",
     "correct red card L24; correct marker 3 warlord; correct red trophies blue ships 2; red leads "
     "construction 4; red "
     "uses L24 blue ships; red influences BC02",
     "red influences BC02", breaks(Rule::ActionNotOnCard)},
    {"L24 Warlord's Terror: while Warlord is declared",
     "correct red card L24; correct red trophies blue ships 2; red leads construction 4",
     "red uses L24 blue ships", breaks(Rule::CardConditions, "L24")},
    {"Base p.22 L24 Warlord's Terror: a Trophy one has",
     "correct red card L24; correct marker 3 warlord; correct red trophies blue ships 2; red leads "
     "construction 4",
     "red uses L24 blue cities", refused(Rule::NoSuchPiece)},
    {"Base p.20 Warlord's Terror: in the Prelude",
     "correct red card L24; correct marker 3 warlord; correct red trophies blue ships 2; red leads "
     "construction 4; red "
     "builds ship 4-hex",
     "red uses L24 blue ships", breaks(Rule::PreludeOver)},

    {"L25 Tyrant's Ego: a Captive for a secure",
     "correct red card L25; correct marker 3 tyrant; correct red captives blue 1; correct court BC02 red "
     "agents 1; red "
     "leads construction 4; red uses L25 spend blue",
     "red secures BC02", legal, "red captives blue = 0; blue agents = 10; BC02 = red; pips = 3"},
    {"Base p.13 Tyrant's Ego: it takes the most agents",
     "correct red card L25; correct marker 3 tyrant; correct red captives blue 1; red leads construction 4; "
     "red uses L25 "
     "spend blue",
     "red secures BC02", breaks(Rule::SecureMostAgents)},
    {"L25 Tyrant's Ego: while Tyrant is declared",
     "correct red card L25; correct red captives blue 1; red leads construction 4", "red uses L25 spend blue",
     breaks(Rule::CardConditions, "L25")},
    {"Base p.22 L25 Tyrant's Ego: a Captive one has",
     "correct red card L25; correct marker 3 tyrant; red leads construction 4", "red uses L25 spend blue",
     refused(Rule::NoSuchPiece)},
    {"L25 Tyrant's Ego: clears Weapon Outrage",
     "correct red card L25; correct red outrage weapon on; red leads construction 4", "red uses L25 clear",
     legal, "red outrage = none; L25 = discard"},

    {"L27 Tycoon's Ambition: all Material and Fuel for an ambition",
     "correct red card L27; correct marker 3 tycoon; correct red slots material fuel none none none none; "
     "red leads "
     "construction 4; red uses L27",
     "red declares keeper", legal,
     "red slots = none; marker 2 = keeper; zero = no; L27 = red; prelude = yes"},
    {"L27 Tycoon's Ambition: an undeclared one",
     "correct red card L27; correct marker 3 tycoon; red leads construction 4; red uses L27",
     "red declares tycoon", breaks(Rule::CardConditions, "L27")},
    {"L27 Tycoon's Ambition: just after declaring Tycoon",
     "correct red card L27; red leads construction 2; red declares tycoon; red uses L27",
     "red declares empath", legal, "marker 3 = tycoon; marker 2 = empath; red slots = none"},
    {"L27 Tycoon's Ambition: while Tycoon is declared", "correct red card L27; red leads construction 4",
     "red uses L27", breaks(Rule::CardConditions, "L27")},
    {"Base p.20 L27 Tycoon's Ambition: before anything else",
     "correct red card L27; correct marker 3 tycoon; red leads construction 4; red spends material",
     "red uses L27", breaks(Rule::CardBeforeActions, "L27")},
    {"Base p.9 Tycoon's Ambition: with a marker to place",
     "correct red card L27; correct marker 3 tycoon; correct marker 2 keeper; correct marker 1 empath; red "
     "leads "
     "construction 4",
     "red uses L27", refused(Rule::DeclareNeedsMarker)},
    {"L27 FAQ: with no Material and Fuel",
     "correct red card L27; correct marker 3 tycoon; correct red slots relic none none none none none; red "
     "leads "
     "construction 4; red uses L27",
     "red declares keeper", legal, "red slots = relic; marker 2 = keeper"},
    {"L27 FAQ: what lies on a Cartel card stays",
     "correct red card L27; correct red card BC06; correct marker 3 tycoon; red leads construction 4; red "
     "uses L27",
     "red declares keeper", legal, "tycoon red count = 4; supply fuel = 3"},

    {"L28 Tycoon's Charm: a resource for a Material",
     "correct red card L28; correct marker 3 tycoon; red leads construction 4",
     "red uses L28 barter relic gives material", legal,
     "red slots = material relic; pips = 3; prelude = yes"},
    {"L28 Tycoon's Charm: for any number",
     "correct red card L28; correct marker 3 tycoon; red leads construction 4; red uses L28 barter relic "
     "gives material",
     "red uses L28 barter psionic gives material", legal, "red slots = psionic relic"},
    {"Base p.17 L28 Tycoon's Charm: Material and Fuel only",
     "correct red card L28; correct marker 3 tycoon; correct red slots relic none none none none none; red "
     "leads "
     "construction 4",
     "red uses L28 barter fuel gives relic", refused(Rule::TokenNotHeld)},
    {"Base p.17 L28 Tycoon's Charm: what one has",
     "correct red card L28; correct marker 3 tycoon; red leads construction 4",
     "red uses L28 barter relic gives fuel", refused(Rule::TokenNotHeld)},
    {"L28 Tycoon's Charm: while Tycoon is declared", "correct red card L28; red leads construction 4",
     "red uses L28 barter relic gives material", breaks(Rule::CardConditions, "L28")},
    {"L28 Tycoon's Charm: clears Material and Fuel Outrage",
     "correct red card L28; correct red outrage material on; correct red outrage fuel on; correct red "
     "outrage relic on; "
     "red leads construction 4",
     "red uses L28 clear", legal, "red outrage = relic; red agents = 9; L28 = discard"},
};

constexpr Row kDepths[]{
    {"App depth board, Sprinter Drives: ships that moved may move on",
     "depth board; correct red card L03; red moves 2 4-hex > 4-gate", "red moves 1 4-gate > 4-arrow", legal,
     "4-arrow red = 1; prompt = free"},
    {"App depth board, Sprinter Drives: and the table goes on",
     "depth board; correct red card L03; red moves 2 4-hex > 4-gate", "red declines", legal, "prompt = free"},
    {"App depth board, Galactic Rifles",
     "depth board; correct red card L02; correct 4-gate blue ships 1; red uses L02 "
     "from 4-hex 4-gate blue 1",
     "rolls skirmish blank", legal, "prompt = free"},
    {"App depth board, Predictive Sensors: the battle is asked for as ever",
     "depth board; correct blue card L15; correct 4-hex blue ships 1; correct 4-gate blue ships 1; red "
     "battles blue "
     "4-hex with nothing; blue declines; red collects 1 skirmish",
     "rolls skirmish blank", legal, "prompt = free"},
    {"App depth board, Force Beams", "depth board; correct red card L16; red uses L16 from 4-hex 4-gate",
     "red chooses red moving 2", legal, "4-gate red = 2; prompt = free"},
    {"App depth board, Warlord's Terror: what it gives is entered by itself",
     "depth board; correct red card L24; correct marker 3 warlord; correct red trophies blue ships 1; red "
     "uses L24 blue "
     "ships",
     "red influences BC02", legal, "red trophies blue = none; court 1 red = 1"},
    {"App depth board, Tycoon's Ambition",
     "depth board; correct red card L27; correct marker 3 tycoon; red uses L27", "red declares keeper", legal,
     "red slots = none; zero = no; prompt = free"},
    {"App depth score, Tycoon's Charm needs no map",
     "depth score; correct red card L28; correct marker 3 tycoon", "red uses L28 barter relic gives material",
     legal, "red slots = material relic"},
    {"App depth score, Galactic Rifles have nowhere to fire", "depth score; correct red card L02",
     "red uses L02 from 4-hex 4-gate blue", refused(Rule::MapNotTracked)},
    {"Base p.22 depth score, Tool-Priests have no city", "depth score; correct red card L01",
     "red uses L01 1-hex", refused(Rule::NoSuchPiece)},
    {"App unknown systems are not beside a battle",
     "correct blue card L15; correct 4-hex blue ships 1; correct 4-gate unknown; red leads aggression 2",
     "red battles blue 4-hex with 1 assault", legal, "prompt = red roll"},
    {"App unknown systems are no goal of Force Beams",
     "correct red card L16; correct 4-gate unknown; red leads mobilization 4",
     "red uses L16 from 4-hex 4-gate", breaks(Rule::CardConditions, "L16")},
};

}  // namespace

/// The lore cards of the Leaders & Lore pack against theft and for the Prelude, L21 to L28; and all lore on
/// tables that do not mirror everything.
class LorePreludesTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void thefts_data() { addRows(kThefts); }
    void thefts() { playRow(); }
    void preludes_data() { addRows(kPreludes); }
    void preludes() { playRow(); }
    void depths_data() { addRows(kDepths); }
    void depths() { playRow(); }
};

QObject* lorePreludesTests() {
    return new LorePreludesTest;
}

}  // namespace reach::tests

#include "lore_preludes_test.moc"
