#include <QTest>

#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/record/record.h"
#include "engine/rules/battle_odds.h"
#include "suites.h"
#include "table.h"

/// Flagships (BR p.22-25). The campaign of campaign_test.cpp after its setup: the Empire in clusters 2 and 3.
/// Red, a Regent, has 3 ships in 2-hex and 3 in 3-arrow (Material), where the Flagship is, and no buildings.
#define FLAGSHIP                                                                                          \
    "campaign FATE01 FATE02 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; "  \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses "             \
    "2-arrow cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow " \
    "starports; correct 2-hex buildings free city; correct 3-arrow buildings none; correct red flagship " \
    "3-arrow; "
/// Blue, an Outlaw, stands with 2 ships beside the Flagship; no Imperial ship does, nor another of red's.
#define ALONE                                                                                          \
    FLAGSHIP                                                                                           \
    "correct blue title outlaw; correct 3-arrow empire ships 0; correct 3-arrow red ships 0; correct " \
    "3-arrow blue ships 2; "
/// Red sees from 3-gate, where the Flagship is, what happens to a ship in 3-arrow.
#define SENSORS                                                                                          \
    "correct red card L15; correct red flagship 3-gate; correct 3-arrow red ships 1; correct 2-hex red " \
    "ships 0; "
#define BLUE_ATTACKS ALONE "correct initiative blue; blue leads aggression 2; "

namespace reach::tests {
namespace {

constexpr Row kBuilding[]{
    {"BR p.22 Upgrades: a city or a starport, where the planet fits", FLAGSHIP "red leads construction 2",
     "red builds starport ship-crane", legal,
     "red flagship = 3-arrow, ship-crane starport; red starports = 4"},
    {"BR p.22 Upgrades: and at no other planet", FLAGSHIP "red leads construction 2", "red builds city hull",
     legal, "red flagship = 3-arrow, hull city; red open = 3"},
    {"BR p.25 Upgrades: the slots have types", FLAGSHIP "red leads construction 2",
     "red builds city tractor-beam", breaks(Rule::FlagshipPlanet)},
    {"BR p.25 Upgrades: the Hull anywhere, but a gate is no planet",
     FLAGSHIP "correct red flagship 3-gate; red leads construction 2", "red builds city hull",
     breaks(Rule::FlagshipPlanet)},
    {"BR p.22, Base p.12 Upgrades: one in a slot", FLAGSHIP "correct red hull city; red leads construction 2",
     "red builds starport hull", refused(Rule::BuildNeedsSlot)},
    {"BR p.22 Upgrades: none without a Flagship",
     FLAGSHIP "correct red flagship none; red leads construction 2", "red builds city hull",
     refused(Rule::NoSuchPiece)},
    {"BR p.22 Armor: over its Upgrade", FLAGSHIP "correct red hull city; red leads construction 2",
     "red builds starport hull armor", legal, "red flagship = 3-arrow, hull city, hull armor starport"},
    {"BR p.22 Armor: not without", FLAGSHIP "red leads construction 2", "red builds city hull armor",
     breaks(Rule::FlagshipArmor)},
    {"BR p.22 Armor: nor over a damaged one",
     FLAGSHIP "correct red hull damaged city; red leads construction 2", "red builds city hull armor",
     breaks(Rule::FlagshipArmor)},
    {"BR p.25 Armor: at a planet of its own type",
     FLAGSHIP "correct red ship-crane city; correct red flagship 3-moon; red leads construction 2",
     "red builds city ship-crane armor", legal},
    {"BR p.22 Example: damaged where a Rival controls",
     FLAGSHIP "correct red title outlaw; red leads construction 2", "red builds starport ship-crane", legal,
     "red flagship = 3-arrow, ship-crane damaged starport"},
    {"BR p.22 Flagships: nothing Loyal on the map", FLAGSHIP "red leads construction 2",
     "red builds city 3-arrow", breaks(Rule::FlagshipBuilds)},
    {"BR p.25 Building on the Map: but by lore that needs no slot",
     FLAGSHIP "correct red card L11; correct 3-gate red ships 1; red leads construction 2",
     "red builds city 3-gate", legal},
    {"BR p.22 Flagships: a ship at it", FLAGSHIP "red leads construction 2", "red builds ship 3-arrow", legal,
     "3-arrow red = 4"},
    {"BR p.22 Flagships: one a turn, whatever its starports",
     FLAGSHIP "correct red hull starport; red leads construction 2; red builds ship 3-arrow",
     "red builds ship 3-arrow", breaks(Rule::FlagshipShips)},
    {"BR p.22 Flagships: and one at each Free starport",
     FLAGSHIP "correct 3-arrow buildings free starport; red leads construction 2; red builds ship 3-arrow",
     "red builds ship 3-arrow free", legal, "3-arrow red = 5"},
    {"BR p.25 Ship Crane: two a turn",
     FLAGSHIP "correct red ship-crane damaged city; red leads construction 2; red builds ship 3-arrow",
     "red builds ship 3-arrow", legal, "3-arrow red = 5"},
    {"BR p.25 Ship Crane: not three",
     FLAGSHIP "correct red ship-crane city; red leads construction 2; red builds ship 3-arrow; red builds "
              "ship 3-arrow",
     "red builds ship 3-arrow", breaks(Rule::FlagshipShips)},
    {"BR p.22 Flagships: a new turn, a new ship",
     FLAGSHIP
     "red leads construction 2; red builds ship 3-arrow; red ends turn; blue copies; blue ends turn; "
     "white copies; white ends turn; red leads construction 3",
     "red builds ship 3-arrow", legal, "3-arrow red = 5"},
    {"BR p.22 Repair: an Upgrade or its Armor",
     FLAGSHIP "correct red hull city; correct red hull armor damaged city; red leads construction 2",
     "red repairs hull armor", legal, "red flagship = 3-arrow, hull city, hull armor city"},
    {"Base p.13 Repair: what is damaged", FLAGSHIP "correct red hull city; red leads construction 2",
     "red repairs hull", refused(Rule::RepairDamagedOnly)},
    {"BR p.22, Base p.22 Flagships: their cities are not taxed",
     FLAGSHIP "correct red hull city; red leads administration 2", "red taxes 3-arrow",
     refused(Rule::NoSuchPiece)},
    {"BR p.22, Base p.13 Flagships: nor their starports used to Catapult",
     FLAGSHIP "correct red hull starport; red leads mobilization 2", "red moves 1 3-arrow > 3-gate > 2-gate",
     breaks(Rule::CatapultNeedsStarport)},
};

constexpr Row kMoving[]{
    {"BR p.22 Flagships: a fresh ship that controls",
     FLAGSHIP "correct 3-arrow empire ships 0; correct 3-arrow "
              "red ships 0",
     "", legal, "3-arrow control = red"},
    {"BR p.22 Flagships: a Loyal piece, for the Presence Law",
     FLAGSHIP "correct 3-arrow red ships 0; correct 3-arrow buildings free city; red leads administration 2",
     "red taxes 3-arrow free", legal, "red overflow = material"},
    {"BR p.22 Flagships: moved alone", FLAGSHIP "red leads mobilization 2",
     "red moves flagship 0 3-arrow > 3-gate", legal, "red flagship = 3-gate; 3-arrow red = 3"},
    {"BR p.22 Flagships: or with others", FLAGSHIP "red leads mobilization 2",
     "red moves flagship 2 3-arrow > 3-gate", legal, "red flagship = 3-gate; 3-gate red = 2"},
    {"BR p.10 Movement Law: it leads an Imperial ship", FLAGSHIP "red leads mobilization 2",
     "red moves flagship 0 fleet 1 3-arrow > 3-gate", legal, "3-gate empire = 2"},
    {"Base p.13, p.22 Flagships: from where it is", FLAGSHIP "red leads mobilization 2",
     "red moves flagship 0 2-hex > 2-gate", refused(Rule::NoSuchPiece)},
    {"BR p.25 Slipstream Drive: in the Prelude the Flagship alone Catapults",
     FLAGSHIP "correct red slipstream-drive damaged city; red leads construction 2",
     "red moves slipstream flagship 0 3-arrow > 3-gate > 2-gate > 2-hex", legal,
     "red flagship = 2-hex, slipstream-drive damaged city; pips = 4"},
    {"BR p.25 Slipstream Drive: or other ships from it",
     FLAGSHIP "correct red slipstream-drive city; red leads construction 2",
     "red moves slipstream 3 3-arrow > 3-gate drops 1 > 2-gate", legal, "3-gate red = 1; 2-gate red = 2"},
    {"BR p.25 Slipstream Drive: not both",
     FLAGSHIP "correct red slipstream-drive city; red leads construction 2",
     "red moves slipstream flagship 1 3-arrow > 3-gate", breaks(Rule::SlipstreamDrive)},
    {"BR p.25 Slipstream Drive: once a turn",
     FLAGSHIP "correct red slipstream-drive city; red leads construction 2; red moves slipstream flagship 0 "
              "3-arrow > 3-gate",
     "red moves slipstream flagship 0 3-gate > 3-arrow", breaks(Rule::SlipstreamDrive)},
    {"BR p.25, Base p.20 Slipstream Drive: in the Prelude",
     FLAGSHIP "correct red slipstream-drive city; red leads construction 2; red builds ship 3-arrow",
     "red moves slipstream flagship 0 3-arrow > 3-gate", breaks(Rule::PreludeOver)},
    {"BR p.25 Slipstream Drive: from the Flagship",
     FLAGSHIP "correct red slipstream-drive city; red leads construction 2",
     "red moves slipstream 1 2-hex > 2-gate", refused(Rule::SlipstreamDrive)},
    {"BR p.25 Slipstream Drive: only with one", FLAGSHIP "red leads construction 2",
     "red moves slipstream flagship 0 3-arrow > 3-gate", refused(Rule::SlipstreamDrive)},
    {"BR p.25 Control Array: on the gate any city of the cluster, and no Captive",
     FLAGSHIP
     "correct box card F102; correct red control-array city; correct red flagship 3-gate; correct 3-hex "
     "empire ships 0; correct blue title outlaw; red leads administration 2",
     "red taxes 3-hex blue", legal, "red slots = relic material weapon; red captives blue = 0"},
    {"BR p.25, Base p.12 Control Array: beside the gate nothing",
     FLAGSHIP
     "correct box card F102; correct red control-array city; correct 3-hex empire ships 0; correct blue "
     "title outlaw; red leads administration 2",
     "red taxes 3-hex blue", breaks(Rule::TaxOwnOrControlled)},
    {"BR p.25, Base p.12 Control Array: in no other cluster",
     FLAGSHIP
     "correct box card F102; correct red control-array city; correct red flagship 4-gate; correct 3-hex "
     "empire ships 0; correct blue title outlaw; red leads administration 2",
     "red taxes 3-hex blue", breaks(Rule::TaxOwnOrControlled)},
    {"BR p.25 Sprinter Drives: it may move again",
     FLAGSHIP "correct red card L03; red leads mobilization 2; red moves flagship 0 3-arrow > 3-gate",
     "red moves flagship 0 3-gate > 2-gate", legal, "red flagship = 2-gate"},
    {"BR p.25 Gate Ports: a starport on the board guards the gate it is in",
     FLAGSHIP "correct red card L08; correct 6-gate blight ships 0; correct red flagship 6-gate; correct red "
              "hull starport; correct 6-hex blue ships "
              "1; correct initiative blue; blue leads mobilization 2",
     "blue moves 1 6-hex > 6-gate", legal, "red captives blue = 1"},
    {"BR p.25 Force Beams: and is a starport there",
     FLAGSHIP "correct red card L16; correct red hull starport; red leads mobilization 2",
     "red uses L16 from 3-arrow 3-gate", legal},
    {"BR p.25 Force Beams: it guides the Flagship too, with ships or alone",
     FLAGSHIP "correct red card L16; correct 3-arrow buildings none; correct 3-gate buildings red starport; "
              "red leads mobilization 2; red uses L16 from 3-arrow 3-gate",
     "red chooses red moving 2 flagship", legal,
     "red flagship = 3-gate; 3-arrow red = 1; 3-gate red = 2; prompt = red choose L16"},
    {"BR p.25 Force Beams: any ships: a Rival's Flagship",
     FLAGSHIP "correct blue card L16; correct 3-gate buildings blue starport; correct initiative blue; blue "
              "leads mobilization 2; blue uses L16 from 3-arrow 3-gate",
     "blue chooses red flagship", legal, "red flagship = 3-gate; 3-arrow red = 3"},
    {"BR p.10, L16 Force Beams: and the Empire's",
     FLAGSHIP "correct blue card L16; correct 3-gate buildings blue starport; correct initiative blue; blue "
              "leads mobilization 2; blue uses L16 from 3-arrow 3-gate",
     "blue chooses empire moving 1", legal, "3-gate empire = 2; 3-arrow empire = 0"},
    {"BR p.19, Base p.22 L16 Force Beams: Blight is no ship",
     FLAGSHIP
     "correct 3-arrow blight ships 1; correct blue card L16; correct 3-gate buildings blue starport; "
     "correct initiative blue; blue leads mobilization 2; blue uses L16 from 3-arrow 3-gate",
     "blue chooses blight moving 1", refused(Rule::NoSuchPiece)},
    {"BR p.25, Base p.22 Force Beams: a Flagship that is there",
     FLAGSHIP "correct red card L16; correct 3-gate buildings red starport; correct 3-gate red ships 1; "
              "correct 3-arrow red ships 0; correct red flagship 3-hex; red leads mobilization 2; red uses "
              "L16 from 3-gate 3-arrow",
     "red chooses red flagship", refused(Rule::NoSuchPiece)},
    {"BR p.25, L16 Force Beams: a damaged one is not",
     FLAGSHIP "correct red card L16; correct red hull damaged starport; red leads mobilization 2",
     "red uses L16 from 3-arrow 3-gate", breaks(Rule::CardConditions, "L16")},
};

constexpr Row kBattles[]{
    {"BR p.23 Attacking: a die for each fresh starport on the board",
     ALONE "correct red hull starport; correct red hull armor starport; correct red tractor-beam damaged "
           "starport; red leads aggression 2",
     "red battles blue 3-arrow with 2 assault", legal},
    {"BR p.23, Base p.14 Attacking: and no more",
     ALONE "correct red hull starport; correct red tractor-beam damaged starport; red leads aggression 2",
     "red battles blue 3-arrow with 2 assault", breaks(Rule::DiceLimit)},
    {"BR p.23, Base p.14 Attacking: none without", ALONE "correct red hull city; red leads aggression 2",
     "red battles blue 3-arrow with 1 skirmish", breaks(Rule::DiceLimit)},
    {"BR p.23 Attacking: with other ships",
     ALONE "correct 3-arrow red ships 1; correct red hull starport; red leads aggression 2",
     "red battles blue 3-arrow with 2 assault", legal},
    {"BR p.23 Example: an Upgrade takes the hit though a ship could",
     ALONE
     "correct 3-arrow red ships 1; correct red ship-crane starport; red leads aggression 2; red battles "
     "blue 3-arrow with 2 assault; rolls assault self+hit blank",
     "red suffers ship-crane", legal, "red flagship = 3-arrow, ship-crane damaged starport; 3-arrow red = 1"},
    {"BR p.23 Attacking: Armor before its Upgrade",
     ALONE "correct red hull starport; correct red hull armor city; red leads aggression 2; red battles blue "
           "3-arrow with 1 assault; rolls assault self+hit",
     "red suffers hull", legal, "red flagship = 3-arrow, hull starport, hull armor damaged city"},
    {"BR p.23 Attacking: destroyed, the defender's Trophy",
     ALONE
     "correct red hull starport; correct red hull armor damaged city; red leads aggression 2; red battles "
     "blue 3-arrow with 1 assault; rolls assault self+hit",
     "red suffers hull", legal, "red flagship = 3-arrow, hull starport; blue trophies red = 1 city"},
    {"BR p.23, Base p.14 Attacking: not what is not there",
     ALONE
     "correct red hull starport; red leads aggression 2; red battles blue 3-arrow with 1 assault; rolls "
     "assault self+hit",
     "red suffers tractor-beam", refused(Rule::HitsMustMatch)},
    {"BR p.23 Attacking: hits beyond all of it are lost",
     ALONE "correct red hull damaged starport; correct red ship-crane starport; correct 3-arrow blue ships "
           "4; red leads aggression 2; "
           "red battles blue 3-arrow with 1 assault; rolls assault hit+intercept",
     "", legal, "prompt = red suffer 3"},
    {"BR p.24 Defending: the Flagship does not intercept",
     BLUE_ATTACKS "correct red hull starport; blue battles red 3-arrow with 2 raid; rolls raid intercept "
                  "intercept",
     "", legal, "3-arrow blue = 2"},
    {"BR p.24 Defending: other ships do",
     BLUE_ATTACKS "correct 3-arrow red ships 1; blue battles red 3-arrow with 2 raid; rolls raid intercept "
                  "intercept",
     "", legal, "prompt = blue suffer 1"},
    {"BR p.25 Defense Array: a hit for each fresh starport on the board",
     BLUE_ATTACKS "correct red defense-array damaged city; correct red hull starport; correct red hull armor "
                  "starport; correct red ship-crane damaged starport; blue battles red 3-arrow with 1 raid; "
                  "rolls raid intercept",
     "", legal, "prompt = blue suffer 2"},
    {"BR p.24 Defending: raid dice though nothing is built on the planet", BLUE_ATTACKS,
     "blue battles red 3-arrow with 2 raid", legal},
    {"BR p.24, Base p.14 Defending: but only where the Flagship is",
     BLUE_ATTACKS "correct 2-hex blue ships 2; correct 2-hex empire ships 0",
     "blue battles red 2-hex with 1 raid", breaks(Rule::RaidDiceLimit)},
    {"BR p.25, Base p.14 Tractor Beam: no raid dice", BLUE_ATTACKS "correct red tractor-beam damaged city",
     "blue battles red 3-arrow with 1 raid", breaks(Rule::RaidDiceLimit)},
    {"BR p.24 Defending: building hits are for its Upgrades",
     BLUE_ATTACKS "correct 3-arrow red ships 1; correct red hull city; blue battles red 3-arrow with 1 raid; "
                  "rolls raid self+building; blue suffers fresh",
     "blue strikes hull", legal, "red flagship = 3-arrow, hull damaged city; 3-arrow red = 1"},
    {"BR p.24 Defending: other hits once no other ship is left",
     BLUE_ATTACKS "correct 3-arrow red ships 0+1; correct red hull city; blue battles red 3-arrow with 2 "
                  "skirmish; rolls skirmish hit hit",
     "blue strikes ship hull", legal, "red flagship = 3-arrow, hull damaged city"},
    {"BR p.24, Base p.14 Defending: ships first",
     BLUE_ATTACKS "correct 3-arrow red ships 0+1; correct red hull city; blue battles red 3-arrow with 2 "
                  "skirmish; rolls skirmish hit hit",
     "blue strikes hull ship", refused(Rule::TargetsInOrder)},
    {"BR p.24 Example: the third hit and the building hit destroy Armor, a Trophy",
     BLUE_ATTACKS "correct 3-arrow blue ships 4; correct 3-arrow red ships 1; correct red hull city; correct "
                  "red hull armor city; blue battles red 3-arrow with 3 skirmish 1 raid; rolls skirmish hit "
                  "hit hit, raid self+building; blue suffers fresh",
     "blue strikes ship ship hull hull", legal,
     "red flagship = 3-arrow, hull city; blue trophies red = 1 ship 1 city; blue outrage = none"},
    {"BR p.22 Flagships: a city destroyed there provokes nothing",
     BLUE_ATTACKS
     "correct red hull damaged city; blue battles red 3-arrow with 1 skirmish; rolls skirmish hit",
     "blue strikes hull", legal,
     "red flagship = 3-arrow; blue outrage = none; blue trophies red = 1 city; "
     "prompt = blue act"},
    {"BR p.22 Flagships: the piece itself stays",
     BLUE_ATTACKS "blue battles red 3-arrow with 2 skirmish; rolls skirmish hit hit", "", legal,
     "red flagship = 3-arrow; prompt = blue act"},
    {"BR p.25 Hidden Harbors: a starport on the board bars raid dice",
     BLUE_ATTACKS "correct red card L05; correct red hull starport", "blue battles red 3-arrow with 1 raid",
     breaks(Rule::CardConditions, "L05")},
    {"BR p.25 Predictive Sensors: the Flagship comes from beside the battle, with ships",
     BLUE_ATTACKS SENSORS "correct 3-gate red ships 2; blue battles red 3-arrow with nothing",
     "red chooses from 3-gate moving 1 flagship", legal,
     "red flagship = 3-arrow; 3-arrow red = 2; 3-gate red = 1"},
    {"BR p.25 Predictive Sensors: or alone", BLUE_ATTACKS SENSORS "blue battles red 3-arrow with nothing",
     "red chooses from 3-gate flagship", legal, "red flagship = 3-arrow; prompt = blue collect"},
    {"BR p.25, Base p.22 Predictive Sensors: from where it is",
     BLUE_ATTACKS SENSORS "correct 3-hex red ships 1; blue battles red 3-arrow with nothing",
     "red chooses from 3-hex moving 1 flagship", refused(Rule::NoSuchPiece)},
    {"BR p.25, L15 Predictive Sensors: from no further away",
     BLUE_ATTACKS SENSORS "correct 3-gate red ships 1; correct red flagship 4-gate; blue battles red 3-arrow "
                          "with nothing",
     "red chooses from 4-gate flagship", breaks(Rule::CardConditions, "L15")},
    {"BR p.24, L15 Predictive Sensors: it defends then, and may be raided",
     BLUE_ATTACKS SENSORS "correct red card L05; blue battles red 3-arrow with nothing; red chooses from "
                          "3-gate flagship",
     "blue collects 2 raid", legal},
    {"BR p.25 Mirror Plating: assault dice are intercepted, by its Defense Array",
     BLUE_ATTACKS "correct red card L04; correct red defense-array starport; blue battles red 3-arrow with 1 "
                  "assault; rolls assault blank",
     "", legal, "prompt = blue suffer 1"},
    {"BR p.24, L04 Mirror Plating: the Flagship alone does not intercept",
     BLUE_ATTACKS "correct red card L04; blue battles red 3-arrow with 1 assault; rolls assault blank", "",
     legal, "prompt = blue act"},
    {"BR p.25 Signal Breaker: the Flagship is fresh",
     ALONE "correct red card L06; correct red hull starport; red leads aggression 2; red battles blue "
           "3-arrow with 1 assault; rolls assault hit+intercept; red strikes fresh-ship",
     "", legal, "prompt = red act; red flagship = 3-arrow, hull starport"},
    {"BR p.25 Tool-Priests: a city on the board is a city there",
     ALONE
     "correct 3-arrow blue ships 0; correct red card L01; correct red hull city; red leads construction "
     "2",
     "red uses L01 3-arrow", legal, "3-arrow red = 1"},
    {"BR p.25 Building on the Map: Cloud Cities too",
     FLAGSHIP "correct red card L09; correct 3-arrow buildings free city; correct red slots material none "
              "none none none none; red leads construction 2",
     "red builds city 3-arrow outside", legal, "red slots = none"},
    {"FAQ Base p.22 L18 Survival Overrides: the Flagship is not destroyed for another ship",
     ALONE "correct red card L18; red leads mobilization 2", "red uses L18 3-arrow blue",
     refused(Rule::NoSuchPiece)},
    {"FAQ Base p.22 L18 Survival Overrides: nor in return",
     ALONE "correct blue card L18; correct initiative blue; blue leads mobilization 2",
     "blue uses L18 3-arrow red", refused(Rule::NoSuchPiece)},
    {"BR p.10, L18 Survival Overrides: an Imperial ship is not Loyal",
     ALONE "correct 3-arrow empire ships 1; correct blue card L18; correct initiative blue; blue leads "
           "mobilization 2",
     "blue uses L18 3-arrow empire", legal,
     "3-arrow empire = 0; 3-arrow blue = 1; blue trophies empire = 1 ship"},
    {"BR p.19, Base p.22 L18 Survival Overrides: Blight is no ship",
     ALONE "correct 3-arrow blight ships 1; correct blue card L18; correct initiative blue; blue leads "
           "mobilization 2",
     "blue uses L18 3-arrow blight", refused(Rule::NoSuchPiece)},
    {"BR p.19, L02 Galactic Rifles: Blight may be the target",
     FLAGSHIP
     "correct red card L02; correct 3-gate blight ships 1; red leads aggression 2; red uses L02 from "
     "3-arrow 3-gate blight 2; rolls skirmish hit hit; red strikes ship",
     "", legal, "3-gate = empire 1, blight 0+1"},
    {"BR p.11, L02 Galactic Rifles: the Empire for an Outlaw only",
     FLAGSHIP "correct red card L02; red leads aggression 2", "red uses L02 from 3-arrow 3-gate empire 1",
     breaks(Rule::TruceLaw)},
    {"BR p.15, L26 Tyrant's Authority: a Free city too",
     FLAGSHIP "correct red card L26; correct marker 3 tyrant; correct 2-hex buildings free city; red leads "
              "construction 2",
     "red uses L26 2-hex free cities", legal, "2-hex = empire 1, red city"},
    {"BR p.19, L24 Warlord's Terror: Blight in Trophies too",
     FLAGSHIP
     "correct red card L24; correct marker 3 warlord; correct red trophies blight ships 1; red leads "
     "construction 2",
     "red uses L24 blight ships", legal, "red trophies blight = none"},
    {"BR p.25 Galactic Rifles: a die for each fresh starport",
     FLAGSHIP
     "correct red card L02; correct 3-arrow red ships 0; correct red hull starport; correct blue title "
     "outlaw; correct 3-gate blue ships 1; red leads aggression 2",
     "red uses L02 from 3-arrow 3-gate blue 1", legal},
    {"BR p.22, L07 Repair Drones: with no damaged ship an Upgrade is repaired",
     ALONE "correct red card L07; correct red hull starport; correct red ship-crane damaged city; red leads "
           "aggression 2; red battles blue 3-arrow with 1 assault; rolls assault blank",
     "", legal, "red flagship = 3-arrow, ship-crane city, hull starport"},
    {"BR p.25 Railgun Arrays: the Flagship is a fresh ship",
     BLUE_ATTACKS "correct red card L12; blue battles red 3-arrow with nothing", "", legal,
     "prompt = blue suffer 1"},
    {"BR p.23 Railgun Arrays: and takes their hit on an Upgrade",
     ALONE
     "correct blue card L12; correct red hull starport; red leads aggression 2; red battles blue 3-arrow "
     "with nothing",
     "red suffers hull", legal, "red flagship = 3-arrow, hull damaged starport"},
    {"BR p.25 Seeker Torpedoes: what the Flagship collects may be rolled again",
     ALONE
     "correct red card L14; correct red hull starport; red leads aggression 2; red battles blue 3-arrow "
     "with 1 assault; rolls assault blank",
     "rerolls assault blank > hit+hit", legal},
    {"BR p.25, Base p.14 Galactic Rifles: not for the Flagship itself",
     FLAGSHIP
     "correct red card L02; correct 3-arrow red ships 0; correct blue title outlaw; correct 3-gate blue "
     "ships 1; red leads aggression 2",
     "red uses L02 from 3-arrow 3-gate blue 1", refused(Rule::BattleNeedsShips)},
};

#define CRISIS                                                                                        \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white " \
    "ends turn; red declines; event 5 crisis hex"
#define NEXT_ACT "depth board; score; score; score"

constexpr Row kEvents[]{
    {"BR p.24, Base p.17 Crises: a city of the Flagship comes home and covers an empty slot",
     FLAGSHIP "correct 3-arrow empire ships 0; correct 3-arrow red ships 0; correct 3-arrow blight ships 1; "
              "correct red hull damaged city; correct red slots material fuel none none none none; " CRISIS,
     "red arranges fuel material none none none none", legal,
     "red flagship = 3-arrow; red slots = fuel material"},
    {"F1313, Base p.17 Blight Hunger: a city of the Flagship that goes onto the card covers none",
     FLAGSHIP
     "correct blue card F1313; correct 3-arrow empire ships 0; correct 3-arrow red ships 0; correct 3-arrow "
     "blight ships 1; correct red hull damaged city; correct red slots material fuel none none none "
     "none; " CRISIS,
     "red arranges fuel material none none none none", breaks(Rule::ArrangeAfterGain),
     "red flagship = 3-arrow; F1313 pile = red: 1 city"},
    {"BR p.24 Crises: after the other fresh ships, from the right, Armor first",
     FLAGSHIP
     "correct 3-arrow empire ships 0; correct 3-arrow red ships 1; correct 3-arrow blight ships 1; "
     "correct red hull city; correct red ship-crane city; correct red ship-crane armor starport; " CRISIS,
     "", legal, "3-arrow red = 0+1; red flagship = 3-arrow, ship-crane city, hull city; red starports = 5"},
    {"BR p.24 Crises: then Upgrades from the right",
     FLAGSHIP "correct 3-arrow empire ships 0; correct 3-arrow red ships 0; correct 3-arrow blight ships 1; "
              "correct red hull city; correct red ship-crane city; " CRISIS,
     "", legal, "red flagship = 3-arrow, ship-crane damaged city; red cities = 4"},
    {"BR p.28 Intermission: damaged Upgrades and Armor are destroyed, what has Armor is not",
     FLAGSHIP
     "correct red hull damaged city; correct red ship-crane city; correct red ship-crane armor damaged "
     "starport; " NEXT_ACT,
     "", legal, "red flagship = 3-arrow, ship-crane city; red cities = 4"},
    {"BR p.17 Cede Control: no building beside a Flagship",
     FLAGSHIP
     "correct 1-hex buildings red city; correct red flagship 1-hex; correct 6-hex buildings red city; "
     "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white "
     "ends turn; red calls summit; red opens negotiations",
     "deal red cedes city 1-hex to blue", breaks(Rule::CedeControl)},
    {"BR p.17 Cede Control: with a Flagship the only other ship is not the last",
     FLAGSHIP
     "correct 2-hex red ships 0; correct 3-arrow red ships 1; red leads construction 2; red ends turn; "
     "blue plays event; blue ends turn; white copies; white ends turn; red calls summit; red opens "
     "negotiations",
     "deal red cedes ship 3-arrow to blue", legal, "3-arrow red = 0; 3-arrow blue = 1"},
    {"BR p.22 Flagships: a Fate gives one, beside Loyal pieces",
     FLAGSHIP "correct red flagship none; correct 3-arrow buildings red starport; " NEXT_ACT
              "; white chooses FATE09; red chooses FATE10; blue chooses FATE11; done; court "
              "CC02; court CC03; court CC04; court CC06; event hex; white chooses 2-arrow; done",
     "red chooses 3-arrow", legal,
     "3-arrow = empire 1, free starport; red flagship = 3-arrow, slipstream-drive starport, defense-array "
     "starport; red starports = 3"},
    {"F1001A Hegemon: with ships until there are 6",
     FLAGSHIP "correct red flagship none; correct 2-hex red ships 1; " NEXT_ACT
              "; white chooses FATE09; red chooses FATE10; blue chooses FATE11; done; court "
              "CC02; court CC03; court CC04; court CC06; event hex; white chooses 2-arrow; done; red chooses "
              "3-arrow",
     "", legal, "3-arrow red = 5; 2-hex red = 1; prompt = red step"},
    {"F901A Pathfinder: a starport and a city on the board",
     FLAGSHIP NEXT_ACT
     "; white chooses FATE09; red chooses FATE10; blue chooses FATE11; done; court CC02; court CC03; "
     "court CC04; court CC06; event hex; white chooses 2-arrow",
     "", legal, "white flagship = 2-arrow, slipstream-drive starport, hull city"},
    {"BR p.22 Flagships: where there are none, no",
     FLAGSHIP NEXT_ACT
     "; white chooses FATE09; red chooses FATE10; blue chooses FATE11; done; court CC02; court "
     "CC03; court CC04; court "
     "CC06; event hex",
     "white chooses 6-hex", breaks(Rule::FlagshipStart)},
};

#define ADVANCE "; score"
/// Red takes the Survivalist in Act III; the board has two cities.
#define ACT_III                                                                                          \
    FLAGSHIP NEXT_ACT                                                                                    \
        "; correct red hull city; correct red ship-crane armor city; white chooses FATE13; red chooses " \
        "FATE14; blue chooses FATE15; done; court CC02; court CC03; court CC04; court CC06; event hex; " \
        "white chooses 2-arrow; white chooses 2-arrow; white chooses 2-arrow; white chooses 2-arrow; "   \
        "white chooses 2-arrow; white chooses 2-arrow; red chooses 2-hex; red chooses 2-hex; blue "      \
        "chooses 3-hex; blue chooses 3-hex" ADVANCE ADVANCE ADVANCE                                      \
        "; red chooses FATE18; blue chooses FATE19; white chooses FATE17; done; court CC02; court "      \
        "CC03; court CC04; court CC06; event hex; correct 2-hex red ships 3; "

constexpr Row kResettling[]{
    {"BR p.25 Resettling: it may be kept", ACT_III, "red declines", legal,
     "red flagship = 3-arrow, ship-crane armor city, hull city; prompt = white step"},
    {"BR p.25 Resettling: the board is cleared, a ship takes the Flagship's place, then a city",
     ACT_III "correct 3-arrow red ships 2", "red chooses 4-arrow", legal,
     "red flagship = none; 3-arrow red = 3; 4-arrow = blight 1, red city; red cities = 4; prompt = red "
     "resettle"},
    {"BR p.25 Resettling: and a starport", ACT_III "red chooses 4-arrow", "red chooses 4-arrow", legal,
     "4-arrow = blight 1, red city, red starport; red starports = 4"},
    {"BR p.25 Resettling: ships up to 8, beside Loyal pieces",
     ACT_III "red chooses 4-arrow; red chooses 4-arrow", "red chooses 4-arrow", legal,
     "4-arrow red = 1; prompt = white step"},
    {"BR p.25 Resettling: not elsewhere", ACT_III "red chooses 4-arrow; red chooses 4-arrow",
     "red chooses 5-arrow", refused(Rule::Resettling)},
    {"BR p.25 Resettling: not in a slot that is taken", ACT_III, "red chooses 2-arrow",
     refused(Rule::Resettling)},
};

constexpr Row kCorrections[]{
    {"App Corrections: pieces on the board come from the supply and go back",
     FLAGSHIP "correct red hull damaged starport", "correct red hull city", legal,
     "red flagship = 3-arrow, hull city; red starports = 5; red cities = 4"},
    {"App Corrections: a slot is emptied", FLAGSHIP "correct red hull armor starport",
     "correct red hull armor none", legal, "red flagship = 3-arrow"},
    {"App Corrections: no board, no slots", FLAGSHIP "correct red flagship none", "correct red hull city",
     refused(Rule::NumberOutOfRange)},
    {"App Corrections: not in mid-battle",
     BLUE_ATTACKS "correct red hull city; blue battles red 3-arrow with 1 skirmish",
     "correct red flagship none", refused(Rule::AnswerFirst)},
};

}  // namespace

/// Flagships (BR p.22-25).
class FlagshipTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void building_data() { addRows(kBuilding); }
    void building() { playRow(); }
    void moving_data() { addRows(kMoving); }
    void moving() { playRow(); }
    void battles_data() { addRows(kBattles); }
    void battles() { playRow(); }
    void events_data() { addRows(kEvents); }
    void events() { playRow(); }
    void resettling_data() { addRows(kResettling); }
    void resettling() { playRow(); }
    void corrections_data() { addRows(kCorrections); }
    void corrections() { playRow(); }
    void odds();

    /// The player chooses the target of one hit, so more than one way is offered.
    void offered_data() {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("ways");
        const auto row = [](const char* name, const char* given, const char* ways) {
            QTest::newRow(name) << toText(given) << toText(ways);
        };
        row("BR p.23 Example: an Upgrade before the ship",
            ALONE
            "correct 3-arrow red ships 1; correct red ship-crane starport; red leads aggression 2; red "
            "battles blue 3-arrow with 2 assault; rolls assault self+hit blank",
            "red suffers fresh; red suffers ship-crane");
        row("BR p.24 Defending: any Upgrade",
            BLUE_ATTACKS
            "correct red hull city; correct red ship-crane starport; blue battles red 3-arrow "
            "with 1 skirmish; rolls skirmish hit",
            "blue strikes hull; blue strikes ship-crane");
    }
    void offered() {
        QFETCH(const QString, given);
        QFETCH(const QString, ways);
        Table table;
        QCOMPARE(toText(table.play(given.toStdString())), QString());
        QStringList offered;
        for (const Option& option : options(table.game()))
            if (option.verdict.legal()) offered.append(toText(printCommand(option.command)));
        offered.sort();
        QCOMPARE(offered.join(QStringLiteral("; ")), ways);
    }
};

/// Its dice and its Defense Array count, and what is on its board, Armor before its Upgrade (BR p.23-25).
void FlagshipTest::odds() {
    Table table;
    QCOMPARE(toText(table.play(ALONE "correct red hull starport; correct red defense-array starport; correct "
                                     "red hull armor damaged city")),
             QString());
    const auto at = *parseName<SystemId>("3-arrow");
    const odds::Buildings board{
        {BuildingType::Starport, false}, {BuildingType::City, true}, {BuildingType::Starport, false, 1}};
    DiceCount dice{};
    dice[index(Die::Assault)] = 2;
    const BattleAhead attack = battleAhead(table.game(), Player::Red, Player::Blue, at, dice);
    QCOMPARE(attack.limits.dice, 2);
    QVERIFY(attack.battle.flagshipAttacks);
    QVERIFY(attack.battle.upgrades == board);
    QVERIFY(attack.battle.buildings.empty());
    QVERIFY(battleOdds(attack.battle)->hitsTaken > 0);
    const BattleAhead defence = battleAhead(table.game(), Player::Blue, Player::Red, at, dice);
    QCOMPARE(defence.battle.interceptHits, 2);
    QVERIFY(!defence.battle.flagshipAttacks);
    QVERIFY(defence.battle.buildings == board);
    QVERIFY(defence.battle.upgrades.empty());
}

QObject* flagshipTests() {
    return new FlagshipTest;
}

}  // namespace reach::tests

#include "flagship_test.moc"
