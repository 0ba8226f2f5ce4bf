#include "engine/reminders/reminders.h"

#include <QTest>

#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "suites.h"
#include "table.h"

/// A campaign of three after its setup. Red, a Regent, begins with 3 ships and a city in 2-hex, 3 ships and a
/// starport in 3-arrow, and an Imperial ship in each.
#define SETTLED                                                                                          \
    "campaign FATE01 FATE02 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; " \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow "    \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; "
#define NO_FLEET                                                                                             \
    "correct 2-gate empire ships 0; correct 2-arrow empire ships 0; correct 2-moon empire ships 0; correct " \
    "2-hex empire ships 0; correct 3-gate empire ships 0; correct 3-arrow empire ships 0; correct 3-moon "   \
    "empire ships 0; correct 3-hex empire ships 0; "
#define LAST_CHAPTER SETTLED "correct chapter 3; "
/// Red's Flagship beside an Outlaw's two ships in 3-arrow.
#define FLAGSHIP                                                                                     \
    SETTLED                                                                                          \
    "correct 3-arrow buildings none; correct 3-arrow empire ships 0; correct red flagship 3-arrow; " \
    "correct blue title outlaw; correct 3-arrow blue ships 2; "
/// The last Act: red and white with earlier Fates.
#define ACT_III                                                                                            \
    "campaign act3 FATE06 FATE24 FATE10 | correct 2-hex red ships 3; correct 4-hex blue ships 3; correct " \
    "6-hex white ships 3; done; court CC02; court CC03; court CC04; court CC06; event hex; "
#define ROUND "red leads construction 2; red ends turn; blue plays event; blue ends turn; "
#define EVENT ROUND "white copies; white ends turn; "

namespace reach::tests {
namespace {

/// What is said at a point of a game: `said` must be among it, `unsaid` must not. Both are names, with the
/// fields that matter behind: "declare-now warlord 5".
struct Moment {
    const char* name;
    const char* given;
    const char* said;
    const char* unsaid = "";
};

constexpr Moment kMoments[]{
    // Playing a card
    {"Base p.8 the holder of the initiative may pass", "", "may-pass", "passes-end-chapter"},
    {"Base p.8 passes in a row end the chapter", "red passes; blue passes", "passes-end-chapter 2",
     "may-pass"},
    {"Base p.9 the lead's number chooses the ambition", "", "lead-chooses-ambition 5", "no-marker-left"},
    {"Base p.9 no marker, no ambition",
     "correct marker 1 tycoon; correct marker 2 tycoon; correct marker 3 warlord", "no-marker-left",
     "lead-chooses-ambition"},
    {"Base p.9 a declared lead counts as zero",
     "red leads construction 4; red declares warlord; red ends turn", "lead-counts-zero construction",
     "lead-chooses-ambition"},
    {"Base p.9 an undeclared lead keeps its number", "red leads construction 4; red ends turn",
     "one-action-else", "lead-counts-zero"},
    {"Base p.11 the highest Surpass takes the initiative", "red leads construction 4; red ends turn",
     "surpass-takes-initiative", "seven-seizes"},
    {"Base p.11 not once it is seized",
     "red leads construction 4; red ends turn; blue surpasses construction 5; blue seizes; blue ends turn",
     "one-action-else", "surpass-takes-initiative"},
    {"Base p.10 Surpassing with a 7 seizes", "4SETUP01 | red leads construction 4; red ends turn",
     "seven-seizes"},
    {"Base p.10 Copy and Pivot give one action", "red leads construction 4; red ends turn",
     "one-action-else"},
    {"Base p.10 an extra card seizes", "red leads construction 4; red ends turn", "extra-card-seizes"},
    {"Base p.10 not the last card", "red leads construction 4; red ends turn; correct blue hand 1",
     "one-action-else", "extra-card-seizes"},
    // Before any action
    {"Base p.9 a lead declares before all actions", "red leads construction 4", "declare-now warlord 5"},
    {"Base p.9 a 7 declares any ambition", "4SETUP01 | red leads construction 7", "declare-now none 5"},
    {"Base p.9 a follower declares nothing",
     "red leads construction 4; red ends turn; blue surpasses construction 5", "seize-now", "declare-now"},
    {"Base p.9 not after an action", "red leads administration 4; red taxes 1-hex", "tax-once",
     "declare-now"},
    {"Base p.9 not twice", "red leads construction 4; red declares warlord", "spend-before-actions",
     "declare-now"},
    {"Base p.10 seizing is decided before all actions",
     "red leads construction 4; red ends turn; blue surpasses construction 5", "seize-now"},
    {"Base p.10 not by its holder", "red leads construction 4", "declare-now", "seize-now"},
    // Prelude and resources
    {"Base p.20 resources are spent before actions", "red leads construction 4", "spend-before-actions 2"},
    {"Base p.20 an action ends the Prelude", "red leads administration 4; red taxes 1-hex", "tax-once",
     "spend-before-actions"},
    {"Base p.17 a spent resource's action is taken at once", "red leads construction 4; red spends material",
     "take-grant-now"},
    {"Base p.20 spent resources come back later", "red leads construction 4; red spends material",
     "spent-come-back-later"},
    {"Base p.20 and are back when it is over",
     "red leads administration 4; red spends material; red taxes 1-hex", "tax-once", "spent-come-back-later"},
    {"Base p.17 a Weapon adds Battle",
     "correct red slots weapon none none none none none; correct 5-hex red ships 1; red leads "
     "administration 4",
     "weapon-adds-battle"},
    {"Base p.17 Aggression needs no Weapon",
     "correct red slots weapon none none none none none; correct 5-hex red ships 1; red leads aggression 4",
     "spend-before-actions", "weapon-adds-battle"},
    {"Base p.17 a spent Weapon has no action of its own: what it changed is said",
     "correct red slots weapon none none none none none; correct 5-hex red ships 1; red leads "
     "administration 4; red spends weapon",
     "weapon-lets-battle", "weapon-adds-battle"},
    {"Base p.17 until the pips are used",
     "correct blue slots weapon none none none none none; correct court 1 BC05; red leads administration 4; "
     "red ends turn; blue copies; blue spends weapon; blue influences BC05",
     "", "weapon-lets-battle"},
    {"Base p.17 nor do ships that meet nobody",
     "correct red slots weapon none none none none none; red leads administration 4", "spend-before-actions",
     "weapon-adds-battle"},
    {"Base p.16 an Outraged resource cannot be spent",
     "correct red outrage material on; red leads construction 4", "outraged-stays material"},
    {"Base p.17 what comes in lets rearrange", "red leads administration 4; red taxes 1-hex",
     "may-rearrange"},
    // Actions
    {"Base p.12 a city is taxed once", "red leads administration 4; red taxes 1-hex", "tax-once 1"},
    {"Base p.12 other actions know no taxed city", "red leads construction 4", "declare-now", "tax-once"},
    {"Base p.12 control lets tax a Rival's city", "correct 5-hex red ships 4; red leads administration 4",
     "tax-rival 5-hex blue"},
    {"Base p.12 a tie does not", "correct 5-hex red ships 3; red leads administration 4", "declare-now",
     "tax-rival"},
    {"Base p.17 full slots", "correct red slots fuel fuel fuel none none none; red leads administration 4",
     "no-room-for-token"},
    {"Base p.17 a free slot", "correct red slots fuel none none none none none; red leads administration 4",
     "declare-now", "no-room-for-token"},
    {"Base p.12 a starport builds one ship a turn", "red leads construction 4; red builds ship 4-hex",
     "ship-once-per-starport"},
    {"Base p.12 under a Rival's control things are built damaged",
     "correct 4-hex blue ships 5; red leads construction 4", "built-damaged 4-hex blue"},
    {"Base p.12 under one's own they are not", "red leads construction 4", "declare-now", "built-damaged"},
    {"Base p.7 a city opens slots", "red leads construction 4", "city-opens-slots", "city-adds-power"},
    {"Base p.18 the fourth city adds Power", "correct red cities 3; red leads construction 4",
     "city-adds-power 2", "city-opens-slots"},
    {"Base p.13 damaged pieces can be repaired", "correct 4-hex red ships 1+2; red leads construction 4",
     "repair-waits 2"},
    {"Base p.13 fresh ones need none", "red leads construction 4", "declare-now", "repair-waits"},
    {"Base p.13 ships at a starport go on", "red leads mobilization 4", "catapult-from-starport 4-hex"},
    {"Base p.13 not where a Rival controls the gate", "correct 4-gate blue ships 3; red leads mobilization 4",
     "declare-now", "catapult-from-starport"},
    {"Base p.13 a tie secures nothing",
     "correct court BC13 red agents 2; correct court BC13 blue agents 2; red leads aggression 4",
     "tie-secures-nothing BC13"},
    {"Base p.13 most agents do",
     "correct court BC13 red agents 2; correct court BC13 blue agents 1; red leads aggression 4",
     "declare-now", "tie-secures-nothing"},
    {"Base p.11 no cards left: the last round",
     "correct red hand 1; correct blue hand 0; correct white hand 0; red leads construction 4", "last-round"},
    {"Base p.11 somebody has cards", "red leads construction 4", "declare-now", "last-round"},
    // Battle
    {"Base p.14 an intercept hits once a fresh defender",
     "correct 5-hex red ships 3; correct 5-hex blue ships 2+1; red leads aggression 4; red battles blue "
     "5-hex "
     "with 2 assault",
     "intercept-hits 2"},
    {"Base p.14 skirmish dice are not intercepted",
     "correct 5-hex red ships 3; red leads aggression 4; red battles blue 5-hex with 2 skirmish",
     "city-brings-outrage", "intercept-hits"},
    {"Base p.16 a destroyed city brings Outrage",
     "correct 5-hex red ships 3; red leads aggression 4; red battles blue 5-hex with 2 assault",
     "city-brings-outrage psionic", "keys-need-ships"},
    {"Base p.16 keys need a ship that is left",
     "correct 5-hex red ships 3; red leads aggression 4; red battles blue 5-hex with 2 raid",
     "keys-need-ships"},
    {"Base p.14 lost attackers are the defender's Trophies",
     "correct 5-hex red ships 1+3; red leads aggression 4; red battles blue 5-hex with 1 assault; rolls "
     "assault self+hit",
     "losses-are-trophies blue"},
    {"Base p.16 a raid takes from the cheapest slot",
     "correct 5-hex red ships 3; correct blue slots none fuel none none none none; red leads aggression 4; "
     "red battles blue 5-hex with 1 raid; rolls raid "
     "key+building; red strikes city",
     "cheapest-slot"},
    // The end of a chapter
    {"Base p.18 a tie for first is second",
     "correct red trophies blue ships 2; correct blue trophies red ships 2; correct marker 3 warlord; "
     "red passes; blue passes; white passes",
     "tie-is-second warlord; trophies-return", "bonus-not-for-ties; trophies-stay"},
    {"Base p.18 and brings no city bonus",
     "correct red cities 4; correct red trophies blue ships 2; correct blue trophies red ships 2; correct "
     "marker 3 warlord; red passes; blue passes; white passes",
     "bonus-not-for-ties warlord"},
    {"Base p.18 a tie for second is nothing",
     "correct red trophies blue ships 2; correct blue trophies red ships 1; correct white trophies red ships "
     "1; "
     "correct marker 3 warlord; red passes; blue passes; white passes",
     "tie-for-second warlord", "tie-is-second"},
    {"Base p.19 Trophies stay unless Warlord was scored",
     "correct red trophies blue ships 2; correct marker 3 tyrant; red passes; blue passes; white passes",
     "trophies-stay", "trophies-return; captives-stay"},
    {"Base p.19 Captives stay unless Tyrant was scored",
     "correct red captives blue 2; correct marker 3 warlord; red passes; blue passes; white passes",
     "captives-stay", "captives-return"},
    {"Base p.19 Captives return when it was",
     "correct red captives blue 2; correct marker 3 tyrant; red passes; blue passes; white passes",
     "captives-return", "captives-stay"},
    {"Base p.19 enough Power ends the game",
     "correct red power 26; correct red captives blue 2; correct marker 3 tyrant; red passes; blue passes; "
     "white passes",
     "game-ends red"},
    // The Blighted Reach
    {"Base p.19 in a campaign no Power ends the game",
     SETTLED "correct red power 40; red passes; blue passes; white passes", "objective-now", "game-ends"},
    {"Base p.12 a Rival Regent's city beside Imperial ships is not taxed",
     SETTLED "correct 3-hex red ships 1; red leads administration 2", "truce-protects", "tax-rival"},
    {"Base p.10 F603 and by no second card",
     SETTLED "red leads construction 2; red ends turn; blue plays event; blue ends turn",
     "surpass-takes-initiative", "extra-card-seizes"},
    {"Base p.10 F603 the Partisan seizes by Outrage",
     SETTLED "red leads construction 2; red ends turn; blue plays event; blue ends turn; white surpasses "
             "construction 4",
     "seize-now", "declare-now"},
    {"BR p.12 an Event card acts as the lead", SETTLED "red leads construction 2; red ends turn",
     "event-acts-as-lead", "event-gives-nothing"},
    {"BR p.12 the second of a round gives nothing", SETTLED ROUND, "event-gives-nothing",
     "event-acts-as-lead"},
    {"BR p.12 of three players' two none is left",
     SETTLED ROUND "white plays event; white ends turn; red declines; event 2 crisis moon; red leads "
                   "construction 3; red ends turn",
     "", "event-acts-as-lead; event-gives-nothing"},
    {"Base p.14 what the Blight destroys is nobody's Trophy",
     SETTLED
     "correct 2-hex blight ships 1; correct 2-hex red ships 3; red leads aggression 2; red battles blight "
     "2-hex with 1 assault; rolls assault self+hit",
     "", "losses-are-trophies"},
    {"BR p.13 an event ends the round", SETTLED ROUND "white copies", "event-comes", "council-comes"},
    {"BR p.13 not without an Event card", SETTLED "red leads construction 2", "declare-now", "event-comes"},
    {"BR p.14 the Council takes its place",
     SETTLED "correct court AID01A red agents 1; red leads aggression 2; red secures AID01A",
     "council-comes red", "event-comes"},
    {"BR p.10 a Regent commands the fleet", SETTLED "red leads mobilization 2", "command-fleet 2-hex",
     "truce-protects"},
    {"BR p.10 with officers (F702) it obeys anywhere, and needs nobody beside it",
     SETTLED "correct red card F702; correct 2-hex empire ships 0; correct 2-gate empire ships 1; red leads "
             "mobilization 2",
     "command-fleet F702", "truce-protects; fleet-is-led"},
    {"BR p.10 with officers (F702) but no Imperial ship left, there is none to obey",
     SETTLED NO_FLEET "correct red card F702; "
                      "red leads mobilization 2",
     "declare-now", "command-fleet"},
    {"BR p.10 an Outlaw does not", SETTLED "correct red title outlaw; red leads mobilization 2",
     "catapult-ends", "command-fleet; fleet-is-led"},
    {"BR p.10 beside Loyal ships", SETTLED "red leads mobilization 2", "fleet-is-led"},
    {"BR p.10 the Empire's gates end an Outlaw's Catapult moves",
     SETTLED "correct red title outlaw; red leads mobilization 2", "catapult-ends 3-gate empire"},
    {"BR p.10 and let Regents pass", SETTLED "red leads mobilization 2", "fleet-is-led", "catapult-ends"},
    {"BR p.10 Blight ends them too", SETTLED "correct 3-gate blight ships 1; red leads mobilization 2",
     "catapult-ends 3-gate blight"},
    {"BR p.11 the truce between Regents", SETTLED "correct 3-hex red ships 1; red leads aggression 2",
     "truce-protects 3-hex blue"},
    {"BR p.11 not with an Outlaw",
     SETTLED "correct 3-hex red ships 1; correct blue title outlaw; red leads aggression 2", "declare-now",
     "truce-protects"},
    {"BR p.11 an Outlaw chooses the Regent or the Empire",
     SETTLED "correct red title outlaw; correct 3-hex red ships 1; red leads aggression 2",
     "outlaw-chooses 3-hex"},
    {"BR p.11 a Regent does not", SETTLED "correct 3-hex red ships 1; red leads aggression 2",
     "truce-protects", "outlaw-chooses"},
    {"BR p.11 Imperial ships defend a Regent",
     SETTLED "correct red title outlaw; correct 3-hex red ships 1; red leads aggression 2; red battles blue "
             "3-hex with 1 assault",
     "fleet-defends blue; intercept-hits 4"},
    {"BR p.11 and no Outlaw",
     SETTLED "correct blue title outlaw; correct 3-hex red ships 1; red leads aggression 2; red battles blue "
             "3-hex with 1 assault",
     "intercept-hits 3", "fleet-defends"},
    {"BR p.15 Free cities are taxed under control", SETTLED "red leads administration 2", "tax-free 2-hex",
     "tax-rival"},
    {"BR p.15 not under a Rival's", SETTLED "correct red title outlaw; red leads administration 2",
     "declare-now", "tax-free"},
    {"BR p.15 Free starports build ships",
     SETTLED "correct 2-hex buildings red city, free starport; red leads construction 2",
     "free-starport 2-hex"},
    {"BR p.15 where there is one", SETTLED "red leads construction 2", "command-fleet", "free-starport"},
    {"BR p.16 Favors force Rivals", SETTLED "correct red favors blue 2; " EVENT, "favors-force 2"},
    {"BR p.16 whoever has them", SETTLED "correct blue favors red 2; " EVENT, "", "favors-force"},
    {"BR p.14 stealing from the Trust costs its First Regent Power",
     SETTLED
     "correct trust psionic 2; correct blue title outlaw; correct court AID01A blue agents 1; correct "
     "initiative blue; blue leads aggression 2; blue secures AID01A; blue ends turn; white copies; "
     "white ends turn; red copies; red ends turn; blue declines",
     "trust-costs-power red"},
    {"BR p.18 Blight strikes in a Crisis",
     SETTLED "correct 4-hex red ships 1; correct court AID01A red agents 1; red leads aggression 2; red "
             "secures AID01A; red ends turn; blue copies; blue ends turn; white copies; white ends turn; red "
             "declines",
     "blight-strikes 1"},
    {"BR p.18 where somebody's ships are",
     SETTLED "correct court AID01A red agents 1; red leads aggression 2; red secures AID01A; red ends turn; "
             "blue copies; blue ends turn; white copies; white ends turn; red declines",
     "", "blight-strikes"},
    {"BR p.18 not where Imperial ships take every hit",
     SETTLED "correct 4-hex red ships 1; correct 4-hex empire ships 1+1; correct 4-hex blight ships 1; "
             "correct court AID01A red agents 1; "
             "red leads aggression 2; red secures AID01A; red ends turn; blue copies; blue ends turn; white "
             "copies; white ends turn; red declines",
     "", "blight-strikes"},
    {"BR p.18 the hits that are left land on players' ships",
     SETTLED "correct 4-hex red ships 1; correct 4-hex empire ships 1; correct 4-hex blight ships 1; "
             "correct court AID01A red agents 1; red leads aggression 2; red secures AID01A; red ends turn; "
             "blue copies; blue ends turn; white "
             "copies; white ends turn; red declines",
     "blight-strikes 1"},
    {"BR p.18 F108 not where the Empire keeps the Blight away",
     SETTLED
     "correct booklet card F108; correct 4-hex red ships 1; correct 4-hex empire ships 1; correct 4-hex "
     "blight ships 3; correct court AID01A red agents 1; red leads aggression 2; red secures AID01A; "
     "red ends turn; blue copies; blue ends turn; white copies; white ends turn; red declines",
     "", "blight-strikes"},
    {"BR p.19 Blight is Tough", SETTLED "correct 4-hex red ships 1; red leads aggression 2",
     "blight-is-tough 4-hex"},
    {"BR p.19 where ships meet it", SETTLED "red leads aggression 2", "declare-now", "blight-is-tough"},
    {"BR p.20 the Policy is enforced or changed", SETTLED EVENT "red declines; event 3 edict hex",
     "enforce-or-change AID04"},
    {"BR p.22 a ship a turn at the Flagship", FLAGSHIP "red leads construction 2", "flagship-builds-ships 1"},
    {"BR p.22 no second", FLAGSHIP "red leads construction 2; red builds ship 3-arrow", "flagship-takes",
     "flagship-builds-ships"},
    {"BR p.22 a slot of the planet's type", FLAGSHIP "red leads construction 2", "flagship-takes material"},
    {"BR p.22 none in a gate", FLAGSHIP "correct red flagship 3-gate; red leads construction 2",
     "flagship-builds-ships", "flagship-takes"},
    {"BR p.23 a die for each fresh starport",
     FLAGSHIP "correct red hull starport; correct red hull armor starport; red leads aggression 2",
     "flagship-dice 2"},
    {"BR p.23 where it meets somebody",
     FLAGSHIP "correct red flagship 3-gate; correct 3-gate empire ships 0; red leads aggression 2",
     "declare-now", "flagship-dice"},
    {"BR p.23 Armor first",
     FLAGSHIP "correct 3-arrow red ships 0; correct red hull starport; red leads aggression 2; red battles "
              "blue 3-arrow with 1 assault; rolls assault self+hit",
     "armor-first"},
    {"BR p.23 of a Flagship that defends too",
     FLAGSHIP "correct 3-arrow red ships 0; correct red hull starport; correct initiative blue; blue leads "
              "aggression 2; blue battles red 3-arrow with 1 skirmish; rolls skirmish hit",
     "armor-first"},
    {"BR p.25 the Slipstream Drive before the first action",
     FLAGSHIP "correct red slipstream-drive city; red leads construction 2", "slipstream-now"},
    {"BR p.25 not later",
     FLAGSHIP "correct red slipstream-drive city; red leads construction 2; red builds ship 3-arrow",
     "flagship-takes", "slipstream-now"},
    {"BR p.8 the objective at a chapter's end", SETTLED "red passes; blue passes; white passes",
     "objective-now red 17", "objective-costs; power-halves"},
    {"BR p.8 failed, it costs Power", LAST_CHAPTER "red passes; blue passes; white passes",
     "objective-costs red 17", "objective-now"},
    {"BR p.9 grand ambitions of A and B Fates", ACT_III "red passes; blue passes; white passes",
     "grand-ambitions-score red; grand-ambitions-score white", "power-halves"},
    {"BR p.9 the final objective wants Power too",
     ACT_III "correct blue objective 0; correct blue power 0; red passes; blue passes; white passes",
     "final-needs-power blue"},
    {"BR p.9 and has enough with 1",
     ACT_III "correct blue objective 0; correct blue power 1; red passes; blue passes; white passes",
     "grand-ambitions-score", "final-needs-power"},
    {"BR p.28 what is damaged is lost after an Act's last chapter",
     LAST_CHAPTER "correct 2-hex red ships 1+2; red leads construction 2", "damaged-are-lost 2"},
    {"BR p.28 not after another", SETTLED "correct 2-hex red ships 1+2; red leads construction 2",
     "repair-waits 2", "damaged-are-lost"},
    {"BR p.28 Blight destroys buildings without ships",
     LAST_CHAPTER "correct 1-hex buildings red city; red leads construction 2", "blight-destroys 1-hex"},
    {"BR p.28 ships guard them",
     LAST_CHAPTER "correct 1-hex buildings red city; correct 1-hex blue ships 1; red leads construction 2",
     "command-fleet", "blight-destroys"},
    {"BR p.29 Power is halved after an Act", LAST_CHAPTER "red passes; blue passes; white passes",
     "power-halves"},
};

std::string describe(const Advice& advice) {
    std::string text(nameOf(advice.reminder));
    const auto add = [&](std::string_view word) { text.append(" ").append(word); };
    if (advice.system != SystemId::None) add(nameOf(advice.system));
    if (advice.player != Player::None) add(nameOf(advice.player));
    if (advice.resource != Resource::None) add(nameOf(advice.resource));
    if (advice.ambition != Ambition::None) add(nameOf(advice.ambition));
    if (advice.reminder == Reminder::DeclareNow && advice.ambition == Ambition::None) add("none");
    if (advice.suit != Suit::None) add(nameOf(advice.suit));
    if (advice.card != CardId::None) add(nameOf(advice.card));
    if (advice.count != 0) add(std::to_string(advice.count));
    return text;
}

QStringList listed(const char* names) {
    QStringList list;
    for (const QString& part : QString::fromUtf8(names).split(u';', Qt::SkipEmptyParts))
        list.append(part.trimmed());
    return list;
}

/// The cards' own hints: "LEAD05 0", card and place in its list, and whose it is unless it is the one asked.
constexpr Moment kHints[]{
    {"LEAD01 Just", "correct red card LEAD01; correct marker 3 tyrant; red passes; blue passes; white passes",
     "LEAD01 0 red", ""},
    {"LEAD01 not when Tyrant is not scored",
     "correct red card LEAD01; correct marker 3 keeper; red passes; blue passes; white passes", "",
     "LEAD01 0"},
    {"LEAD02 Attuned", "correct blue card LEAD02; red leads administration 4; red ends turn; blue copies",
     "LEAD02 0", ""},
    {"LEAD02 not when leading", "correct red card LEAD02; red leads administration 4", "", "LEAD02 0"},
    {"LEAD03 Insatiable", "correct blue card LEAD03; red leads administration 4; red ends turn; blue copies",
     "LEAD03 0", "LEAD03 1"},
    {"LEAD03 Lavish",
     "correct red card LEAD03; correct red slots fuel none none none none none; correct marker 3 tycoon; red "
     "passes; blue passes; white passes",
     "LEAD03 1 red", "LEAD03 0"},
    {"LEAD03 not without Fuel",
     "correct red card LEAD03; correct marker 3 tycoon; red passes; blue passes; white passes", "",
     "LEAD03 1"},
    {"LEAD04 Ambitious", "correct red card LEAD04; red leads construction 4", "LEAD04 0", "LEAD04 1"},
    {"LEAD04 Callow", "correct red card LEAD04; correct 1-hex blue ships 4; red leads administration 4",
     "LEAD04 1", ""},
    {"LEAD05 Committed", "correct red card LEAD05; red leads aggression 2", "LEAD05 0; LEAD05 1", ""},
    {"LEAD05 Disorganized", "correct red card LEAD05; red leads mobilization 4", "LEAD05 1", "LEAD05 0"},
    {"LEAD06 Tactical", "correct blue card LEAD06; red leads aggression 2; red ends turn; blue copies",
     "LEAD06 0", ""},
    {"LEAD06 Violent",
     "correct red card LEAD06; correct marker 3 empath; red passes; blue passes; white passes",
     "LEAD06 1 red", ""},
    {"LEAD07 Generous", "correct red card LEAD07; correct red card BC03; red leads construction 4",
     "LEAD07 0", "LEAD07 1"},
    {"LEAD07 Charismatic", "correct blue card LEAD07; red leads aggression 2; red ends turn; blue copies",
     "LEAD07 1", "LEAD07 0"},
    {"LEAD08 Bold", "correct red card LEAD08; red leads construction 4", "LEAD08 0", "LEAD08 1"},
    {"LEAD08 Paranoid", "correct red card LEAD08; correct court BC02 red agents 1; red leads aggression 2",
     "LEAD08 1", ""},
    {"LEAD09 Academic",
     "correct red card LEAD09; correct marker 3 tycoon; red passes; blue passes; white passes",
     "LEAD09 0 red", ""},
    {"LEAD11 Wary", "correct red card LEAD11; red leads aggression 2", "LEAD11 0", ""},
    {"LEAD12 Connected", "correct red card LEAD12; red leads construction 4", "LEAD12 0", ""},
    {"LEAD12 Influential", "correct blue card LEAD12; red leads administration 4; red ends turn; blue copies",
     "LEAD12 1", "LEAD12 0"},
    {"LEAD12 Proud", "correct red card LEAD12; red passes; blue passes; white passes", "LEAD12 2 red", ""},
    {"LEAD13 Inspiring", "correct red card LEAD13; red leads administration 4", "LEAD13 0", ""},
    {"LEAD14 Ancient", "correct red card LEAD14; red leads mobilization 4", "LEAD14 0", ""},
    {"LEAD15 Firebrand", "correct blue card LEAD15; red leads administration 4; red ends turn; blue copies",
     "LEAD15 0", ""},
    {"LEAD15 Irregular",
     "correct blue card LEAD15; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex "
     "with 1 assault",
     "LEAD15 1 blue", ""},
    {"LEAD16 Resilient",
     "correct red card LEAD16; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex "
     "with 1 assault",
     "LEAD16 0", "LEAD16 1"},
    {"LEAD16 Resilient in defence",
     "correct blue card LEAD16; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex "
     "with 1 assault",
     "LEAD16 1 blue", "LEAD16 0"},
    {"L01 Summon", "correct red card L01; red leads construction 4", "L01 0", ""},
    {"L02 Fire Rifles", "correct red card L02; red leads aggression 2", "L02 0", ""},
    {"L03", "correct red card L03; red leads mobilization 4", "L03 0", ""},
    {"L04",
     "correct blue card L04; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with "
     "1 assault",
     "L04 0 blue", ""},
    {"L05",
     "correct blue card L05; correct 4-hex buildings blue starport; correct 4-hex blue ships 1; red leads "
     "aggression 2; red battles blue 4-hex with 1 assault",
     "L05 0 blue", ""},
    {"L05 not without a starport",
     "correct blue card L05; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with "
     "1 assault",
     "", "L05 0"},
    {"L06", "correct red card L06; red leads aggression 2", "L06 0", ""},
    {"L07",
     "correct red card L07; correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with "
     "1 assault",
     "L07 0", ""},
    {"L08", "correct red card L08; red leads construction 4", "L08 0", ""},
    {"L09", "correct red card L09; red leads construction 4", "L09 0", ""},
    {"L10 Nurture and Prune", "correct red card L10; red leads construction 4", "L10 0", ""},
    {"L10 Prune", "correct red card L10; red leads administration 4", "L10 1", "L10 0"},
    {"L11", "correct red card L11; red leads construction 4", "L11 0", ""},
    {"L16 Guide", "correct red card L16; red leads mobilization 4", "L16 0", ""},
    {"L17", "correct red card L17; red leads aggression 2", "L17 0", ""},
    {"L18 Martyr", "correct red card L18; red leads mobilization 4", "L18 0", ""},
    {"L19 clears", "correct red card L19; correct red outrage psionic on; red leads construction 4", "L19 0",
     ""},
    {"L19 nothing to clear", "correct red card L19; red leads construction 4", "", "L19 0"},
    {"L20", "correct red card L20; correct marker 3 empath; red leads administration 4", "L20 0", ""},
    {"L20 only while Empath is declared", "correct red card L20; red leads administration 4", "", "L20 0"},
    {"L21 in a raid",
     "correct blue card L21; correct blue slots fuel relic none none none none; correct marker 3 keeper; "
     "correct 4-hex buildings blue city; correct 4-hex blue ships 0; red leads aggression 2; red battles "
     "blue 4-hex with 1 raid; rolls raid intercept+key+key",
     "L21 0 blue", ""},
    {"L21 clears", "correct red card L21; correct red outrage relic on; red leads construction 4", "L21 1",
     "L21 0"},
    {"L22 in a raid",
     "correct blue card L22; correct blue slots fuel relic none none none none; correct marker 3 keeper; "
     "correct 4-hex buildings blue city; correct 4-hex blue ships 0; red leads aggression 2; red battles "
     "blue 4-hex with 1 raid; rolls raid intercept+key+key",
     "L22 0 blue", ""},
    {"L23", "correct red card L23; correct marker 3 warlord; red leads administration 4", "L23 0", "L23 1"},
    {"L23 clears", "correct red card L23; correct red outrage weapon on; red leads construction 4", "L23 1",
     "L23 0"},
    {"L24",
     "correct red card L24; correct marker 3 warlord; correct red trophies blue ships 1; red leads "
     "construction 4",
     "L24 0", ""},
    {"L24 not without Trophies", "correct red card L24; correct marker 3 warlord; red leads construction 4",
     "", "L24 0"},
    {"L25",
     "correct red card L25; correct marker 3 tyrant; correct red captives blue 1; red leads construction 4",
     "L25 0", ""},
    {"L25 clears", "correct red card L25; correct red outrage weapon on; red leads construction 4", "L25 1",
     "L25 0"},
    {"L26 Annex", "correct red card L26; correct marker 3 tyrant; red leads construction 4", "L26 0", ""},
    {"L27", "correct red card L27; correct marker 3 tycoon; red leads construction 4", "L27 0", ""},
    {"L27 not after an action",
     "correct red card L27; correct marker 3 tycoon; red leads construction 4; red builds ship 4-hex", "",
     "L27 0"},
    {"L28", "correct red card L28; correct marker 3 tycoon; red leads construction 4", "L28 0", "L28 1"},
    {"L28 clears", "correct red card L28; correct red outrage fuel on; red leads construction 4", "L28 1",
     "L28 0"},
};

bool among(const QStringList& said, const QString& name) {
    return std::any_of(said.begin(), said.end(),
                       [&](const QString& text) { return text == name || text.startsWith(name + u' '); });
}

}  // namespace

/// The reminders for players and their moments (Base p.7-19, BR p.8-29).
class RemindersTest : public QObject {
    Q_OBJECT

    QStringList met_;
    QStringList hinted_;

  private Q_SLOTS:
    void reminders_data() {
        QTest::addColumn<int>("at");
        for (int i = 0; i < static_cast<int>(std::size(kMoments)); ++i) QTest::newRow(kMoments[i].name) << i;
    }

    void reminders() {
        QFETCH(const int, at);
        const Moment& moment = kMoments[at];
        Table table;
        QCOMPARE(toText(table.play(moment.given)), QString());
        QStringList said;
        for (const Advice& advice : reach::reminders(table.game())) {
            said.append(toText(describe(advice)));
            met_.append(toText(nameOf(advice.reminder)));
        }
        const QStringList wanted = listed(moment.said);
        for (const QString& name : wanted)
            QVERIFY2(among(said, name),
                     qPrintable(name + QStringLiteral(" is not among: ") + said.join(u';')));
        for (const QString& name : listed(moment.unsaid))
            QVERIFY2(!among(said, name), qPrintable(name + QStringLiteral(" is among: ") + said.join(u';')));
        // The row cites the page of a reminder it names.
        bool cited = false;
        for (int i = 0; i < kReminders; ++i) {
            const auto reminder = static_cast<Reminder>(i);
            const RuleRef ref = ruleRef(Advice{.reminder = reminder});
            const QString page =
                QStringLiteral("%1 p.%2 ").arg(ref.book == Book::Base ? "Base" : "BR").arg(ref.page);
            for (const QString& name : wanted + listed(moment.unsaid))
                cited |= name.section(u' ', 0, 0) == toText(nameOf(reminder)) &&
                         QString::fromUtf8(moment.name).startsWith(page);
        }
        QVERIFY2(cited, moment.name);
    }

    void noneIsNeverSaid() {
        // Ransacking needs a longer game than a row; whole games meet it.
        met_.append(QStringLiteral("ransack-is-trophies"));
        for (int i = 0; i < kReminders; ++i) {
            const QString name = toText(nameOf(static_cast<Reminder>(i)));
            QVERIFY2(met_.contains(name), qPrintable(name));
        }
    }

    void allStandInTheRulebook() {
        for (int i = 0; i < kReminders; ++i) {
            const RuleRef ref = ruleRef(Advice{.reminder = static_cast<Reminder>(i)});
            QVERIFY(ref.book == Book::Base || ref.book == Book::BlightedReach);
            QVERIFY(ref.page >= 7 && ref.page <= (ref.book == Book::Base ? 20 : 29));
            QVERIFY(!ref.heading.empty());
        }
    }

    void hints_data() {
        QTest::addColumn<int>("at");
        for (int i = 0; i < static_cast<int>(std::size(kHints)); ++i) QTest::newRow(kHints[i].name) << i;
    }

    void hints() {
        QFETCH(const int, at);
        const Moment& moment = kHints[at];
        Table table;
        QCOMPARE(toText(table.play(moment.given)), QString());
        QStringList said;
        for (const Advice& advice : reach::reminders(table.game())) {
            if (advice.reminder != Reminder::CardSays) continue;
            QCOMPARE(ruleRef(advice).book, Book::Card);
            said.append(QStringLiteral("%1 %2").arg(toText(nameOf(advice.card))).arg(advice.count));
            hinted_.append(said.constLast());
            if (advice.player != Player::None) said.last() += u' ' + toText(nameOf(advice.player));
        }
        for (const QString& hint : listed(moment.said))
            QVERIFY2(said.contains(hint),
                     qPrintable(hint + QStringLiteral(" is not among: ") + said.join(u';')));
        for (const QString& hint : listed(moment.unsaid))
            QVERIFY2(!among(said, hint), qPrintable(hint + QStringLiteral(" is among: ") + said.join(u';')));
    }

    void everyHintHasItsMoment() {
        for (int i = 0; i < kBaseCards; ++i)
            for (std::size_t at = 0; at < cardOf(static_cast<CardId>(i)).hints.size(); ++at) {
                const QString hint =
                    QStringLiteral("%1 %2").arg(toText(nameOf(static_cast<CardId>(i)))).arg(at);
                QVERIFY2(hinted_.contains(hint), qPrintable(hint));
            }
    }

    void withoutTurnsNothingIsSaid() {
        Table table;
        QCOMPARE(toText(table.play("depth score")), QString());
        QVERIFY(reach::reminders(table.game()).empty());
    }
};

QObject* remindersTests() {
    return new RemindersTest;
}

}  // namespace reach::tests

#include "reminders_test.moc"
