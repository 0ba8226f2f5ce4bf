#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kBuildings[]{
    {"L08 Gate Ports: a starport on a gate", "correct red card L08; red leads construction 4",
     "red builds starport 6-gate", legal, "6-gate = red outside starport; red starports = 3"},
    {"Base p.12 Gate Ports: nobody else builds there", "red leads construction 4",
     "red builds starport 6-gate", refused(Rule::BuildNeedsSlot)},
    {"Base p.12 Gate Ports: no city there", "correct red card L08; red leads construction 4",
     "red builds city 6-gate", refused(Rule::BuildNeedsSlot)},
    {"Base p.12 Gate Ports: one a gate",
     "correct red card L08; red leads construction 4; red builds starport 6-gate",
     "red builds starport 6-gate", refused(Rule::CardConditions, "L08")},
    {"Base p.12 L08 FAQ: one in all, whoever has the card",
     "correct red card L08; correct 6-gate buildings blue starport; red leads construction 4",
     "red builds starport 6-gate", refused(Rule::CardConditions, "L08")},
    {"L08 Gate Ports: it builds ships",
     "correct red card L08; correct 6-gate buildings red starport; red leads construction 4",
     "red builds ship "
     "6-gate",
     legal, "6-gate red = 3"},
    {"L08 Gate Ports: Catapult moves begin there",
     "correct red card L08; correct 6-gate buildings red starport; correct 5-gate blue ships 0; red leads "
     "mobilization 4",
     "red moves 2 6-gate > 5-gate > 4-gate", legal, "4-gate red = 2"},
    {"L08 Gate Ports: a Rival who comes in loses an agent",
     "correct red card L08; correct 6-gate buildings red starport; correct 6-gate red ships 3; red leads "
     "mobilization 4; red ends turn; blue copies",
     "blue moves 2 5-gate > 6-gate", legal, "red captives blue = 1; blue agents = 9"},
    {"L08 Gate Ports: only where the holder is in control before",
     "correct red card L08; correct 6-gate buildings red starport; correct 6-gate white ships 2; red leads "
     "mobilization 4; red ends turn; blue copies",
     "blue moves 2 5-gate > 6-gate", legal, "red captives blue = 0"},
    {"L08 Gate Ports: not with a damaged starport",
     "correct red card L08; correct 6-gate buildings red damaged starport; red leads mobilization 4; red "
     "ends "
     "turn; blue copies",
     "blue moves 2 5-gate > 6-gate", legal, "red captives blue = 0"},
    {"L08 Gate Ports: not with somebody else's",
     "correct red card L08; correct 6-gate buildings white starport; red leads mobilization 4; red ends "
     "turn; blue "
     "copies",
     "blue moves 2 5-gate > 6-gate", legal, "red captives blue = 0"},

    {"L09 Cloud Cities: a city beside the slots, for a resource of the planet",
     "correct red card L09; correct red slots fuel material none none none none; correct 4-moon red ships 1; "
     "red "
     "leads construction 4",
     "red builds city 4-moon outside", legal,
     "4-moon = white city, red outside damaged city; red slots = none material; supply fuel = 3"},
    {"L09 Cloud Cities: on a planet without a free slot", "correct red card L09; red leads construction 4",
     "red builds city 4-hex outside", legal, "4-hex = red starport, red outside city; red slots = material"},
    {"L09 FAQ: it costs a resource",
     "correct red card L09; correct 4-arrow red ships 1; red leads construction 4",
     "red builds city 4-arrow outside", refused(Rule::CardConditions, "L09")},
    {"L09 FAQ: Outrage does not stop that",
     "correct red card L09; correct red outrage material on; red leads construction 4",
     "red builds city 4-hex outside", legal, "red slots = material"},
    {"Base p.12 Cloud Cities: one a planet",
     "correct red card L09; red leads construction 4; red builds city 4-hex outside",
     "red builds city 4-hex outside", refused(Rule::CardConditions, "L09")},
    {"Base p.12 L09 FAQ: one in all, whoever has the card",
     "correct red card L09; correct 4-hex buildings red starport, blue outside city; red leads construction "
     "4",
     "red builds city 4-hex outside", refused(Rule::CardConditions, "L09")},
    {"Base p.12 Cloud Cities: no starports", "correct red card L09; red leads construction 4",
     "red builds starport 4-hex outside", refused(Rule::OutsideNeedsCard)},
    {"Base p.12 Cloud Cities: not without the card", "red leads construction 4",
     "red builds city 4-hex outside", refused(Rule::OutsideNeedsCard)},
    {"Base p.12 Cloud Cities: with a piece there",
     "correct red card L09; correct red slots fuel none none none none none; red leads construction 4",
     "red builds city 1-moon outside", breaks(Rule::BuildNeedsPresence)},
    {"L09 Cloud Cities: the token lies out until the Prelude ends",
     "correct red card L09; red leads construction 4; red spends material", "red builds city 4-hex outside",
     legal, "red slots = none; spent material = 2; prelude = yes; pips = 3"},
    {"L09 Cloud Cities: on the type Mythic gave the planet",
     "correct red card L09; correct 4-hex type relic; correct red slots relic none none none none none; red "
     "leads "
     "construction 4",
     "red builds city 4-hex outside", legal, "red slots = none"},
    {"L09 Cloud Cities: slots stay free for others",
     "correct red card L09; correct 1-hex buildings red city, red "
     "outside city; red leads construction 4",
     "red builds starport 1-hex", legal, "1-hex = red city, red outside city, red starport"},

    {"L10 Living Structures: Nurture taxes a Loyal city", "correct red card L10; red leads construction 4",
     "red uses L10 nurture 1-hex", legal, "red slots = material material material; pips = 2"},
    {"Base p.22 L10 Living Structures: Nurture is for Loyal cities",
     "correct red card L10; correct 5-hex red ships 4; red leads construction 4",
     "red uses L10 nurture 5-hex", refused(Rule::NoSuchPiece)},
    {"Base p.12 Living Structures: a city is taxed once a turn",
     "correct red card L10; correct red slots none none none none none none; red leads construction 4; red "
     "uses L10 "
     "nurture 1-hex",
     "red uses L10 nurture 1-hex", breaks(Rule::TaxOncePerTurn)},
    {"L10 FAQ: what changes taxes changes Nurture",
     "correct red card L10; correct red card LEAD04; correct 1-hex blue ships 4; red leads construction 4",
     "red uses L10 nurture 1-hex", breaks(Rule::CardConditions, "LEAD04")},
    {"L10 FAQ: Nurture by Copy or Pivot is a tax by Copy or Pivot",
     "correct blue card L10; correct blue card LEAD03; correct blue cities 2; correct blue slots none none "
     "none "
     "none none none; red leads construction 4; red ends turn; blue copies",
     "blue uses L10 nurture 5-hex", legal, "blue slots = psionic none none fuel"},
    {"L10 LEAD02 FAQ: the Mystic's Psionic comes along with Nurture by Copy",
     "correct blue card L10; correct blue card LEAD02; correct blue slots none none none none none none; red "
     "leads construction 4; red ends turn; blue copies",
     "blue uses L10 nurture 5-hex", legal, "supply psionic = 3"},
    {"L10 LEAD02 FAQ: not with one that was led",
     "correct red card L10; correct red card LEAD02; red leads construction 4", "red uses L10 nurture 1-hex",
     legal, "supply psionic = 4; supply material = 1"},
    {"L10 FAQ: but not when a resource pays for it",
     "correct blue card L10; correct blue card LEAD03; correct blue slots material none none none none none; "
     "red "
     "leads aggression 4; red ends turn; blue copies; blue spends material",
     "blue uses L10 nurture 5-hex", legal, "blue slots = psionic"},
    {"L10 Living Structures: Prune, a starport into a city", "correct red card L10; red leads construction 4",
     "red uses L10 prune 4-hex starports", legal,
     "4-hex = red city; red cities = 3; red starports = 5; red open = 4"},
    {"L10 Living Structures: Prune, a city into a starport",
     "correct red card L10; red leads administration 4", "red uses L10 prune 1-hex cities", legal,
     "1-hex = red starport; red cities = 5; red starports = 3"},
    {"Base p.22 Living Structures: what was damaged stays damaged",
     "correct red card L10; correct 1-hex buildings red damaged city; red leads construction 4",
     "red uses L10 prune 1-hex cities", legal, "1-hex = red damaged starport"},
    {"Base p.22 L10 FAQ: only what is Loyal",
     "correct red card L10; correct 5-hex red ships 4; red leads construction 4",
     "red uses L10 prune 5-hex cities", refused(Rule::NoSuchPiece)},
    {"Base p.22 Living Structures: not without a piece to place",
     "correct red card L10; correct red cities 5; red leads construction 4",
     "red uses L10 prune 4-hex starports", refused(Rule::NoneInSupply)},
    {"Base p.17 Living Structures: a slot closes with the city",
     "correct red card L10; correct red slots fuel fuel fuel none none none; red leads "
     "construction 4",
     "red uses L10 prune 1-hex cities", legal, "prompt = red overflow"},

    {"L11 Gate Stations: a city on a gate", "correct red card L11; red leads construction 4",
     "red builds city 6-gate", legal, "6-gate = red outside city; red cities = 3"},
    {"Base p.12 Gate Stations: no starport", "correct red card L11; red leads construction 4",
     "red builds starport 6-gate", refused(Rule::BuildNeedsSlot)},
    {"Base p.12 Gate Stations: one a gate",
     "correct red card L11; red leads construction 4; red builds city 6-gate", "red builds city 6-gate",
     refused(Rule::CardConditions, "L11")},
    {"Base p.12 L11 FAQ: one in all, whoever has the card",
     "correct red card L11; correct 6-gate buildings blue city; red leads construction 4",
     "red builds city 6-gate", refused(Rule::CardConditions, "L11")},
    {"L11 Gate Stations: beside a starport of Gate Ports",
     "correct red card L11; correct red card L08; red leads construction 4; red builds city 6-gate",
     "red builds starport 6-gate", legal, "6-gate = red outside city, red outside starport"},
    {"L11 Gate Stations: taxed for what a city of the cluster yields",
     "correct 4-gate buildings red city; correct 4-arrow buildings blue city; red leads administration 4",
     "red taxes 4-gate relic", legal, "red slots = material material none relic"},
    {"L11 Gate Stations: any of them",
     "correct 4-gate buildings red city; correct 4-arrow buildings blue city; red leads administration 4",
     "red taxes 4-gate fuel", legal, "red slots = material material none fuel"},
    {"Base p.22 L11 Gate Stations: and nothing else",
     "correct 4-gate buildings red city; correct 4-arrow buildings blue city; red leads administration 4",
     "red taxes 4-gate material", refused(Rule::NoSuchToken)},
    {"L11 Gate Stations: a Rival in control taxes it too",
     "correct 4-gate buildings blue city; correct 4-gate red ships 1; red leads administration 4",
     "red taxes 4-gate blue", legal, "red slots = material material fuel; red captives blue = 1"},
    {"L11 FAQ: with no other city it has no type, and can be taxed all the same",
     "correct 6-gate buildings red city; red leads administration 4", "red taxes 6-gate", legal,
     "red slots = material material; pips = 2"},
    {"L11 FAQ: with no other city it provokes no Outrage",
     "correct 6-gate buildings blue city; correct court BC13 blue agents 1; red leads aggression 2; red "
     "battles blue "
     "6-gate with 1 assault; rolls assault hit+hit",
     "red strikes city city", legal, "red outrage = none; red trophies blue = 1 city; prompt = red ransack"},
    {"L11 Gate Stations: destroyed, it provokes Outrage of all its types",
     "correct 4-gate buildings blue city; correct 4-gate red ships 2; correct 4-arrow buildings blue city; "
     "red leads "
     "aggression 2; red battles blue 4-gate with 1 assault; rolls assault hit+hit",
     "red strikes city city", legal, "red outrage = fuel relic; prompt = red act"},
    {"L11 Gate Stations: the type Mythic gave counts",
     "correct 4-moon type weapon; correct 4-gate buildings red city; red leads administration 4",
     "red taxes 4-gate", legal, "red slots = material material none weapon"},
    {"L11 Gate Stations: Nurture names what it yields",
     "correct red card L10; correct 4-gate buildings red city; correct 4-arrow buildings blue city; red "
     "leads "
     "construction 4",
     "red uses L10 nurture 4-gate relic", legal, "red slots = material material none relic"},
    {"Base p.22 L11 Gate Stations: and so does nothing else",
     "correct red card L10; correct 4-gate buildings red city; correct 4-arrow buildings blue city; red "
     "leads "
     "construction 4",
     "red uses L10 nurture 4-gate weapon", refused(Rule::NoSuchToken)},

    {"L13 Ancient Holdings: one more slot",
     "correct red card L13; correct red slots fuel fuel none none none none; red leads administration 4",
     "red taxes 1-hex", legal, "red slots = fuel fuel none none none none material; prompt = red act"},
    {"L13 Ancient Holdings: it counts for ambitions",
     "correct red card L13; correct red slots none none none none none none relic", "", legal,
     "keeper red count = 1"},
    {"L13 Ancient Holdings: it can be spent",
     "correct red card L13; correct red slots none none none none none none fuel; red leads construction 4",
     "red spends fuel", legal, "red slots = none"},
    {"Base p.16 Ancient Holdings: four keys steal what lies there",
     "correct blue card L13; correct blue slots none none none none none none relic; correct 5-hex red ships "
     "2; correct "
     "5-hex blue ships 0; red leads aggression 2; red battles blue 5-hex with 2 raid; rolls raid "
     "intercept+key+key "
     "intercept+key+key",
     "red raids relic", legal, "red slots = material material relic; prompt = red act"},
    {"Base p.16 Ancient Holdings: three do not",
     "correct blue card L13; correct blue slots none none none none none none relic; correct 5-hex red ships "
     "3; correct "
     "5-hex blue ships 0; red leads aggression 2; red battles blue 5-hex with 2 raid; rolls raid "
     "intercept+key+key "
     "self+key",
     "red suffers fresh", legal, "blue slots = none none none none none none relic; prompt = red act"},
    {"Base p.17 Ancient Holdings: only with the card", "",
     "correct red slots none none none none none none relic", refused(Rule::NumberOutOfRange)},
    {"App L13 the card lost, what lay on it needs room",
     "correct red card L13; correct red slots fuel fuel fuel none none none relic", "correct box card L13",
     legal, "prompt = red overflow"},
};

}  // namespace

/// The lore cards of the base box for cities, starports and slots, L08 to L13, and the official rulings on
/// them.
class LoreBuildingsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void buildings_data() { addRows(kBuildings); }
    void buildings() { playRow(); }
};

QObject* loreBuildingsTests() {
    return new LoreBuildingsTest;
}

}  // namespace reach::tests

#include "lore_buildings_test.moc"
