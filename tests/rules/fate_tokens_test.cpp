#include <QTest>

#include "engine/campaign/fate_cards.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/map/board.h"
#include "engine/protocol/draft.h"
#include "engine/protocol/evolving.h"
#include "engine/rules/pieces.h"
#include "engine/rules/turn.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

#define FOUNDED                                                                                          \
    "campaign FATE02 FATE01 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; " \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow "    \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; "

#define RUMORS "correct token rumor face-down 5-hex 1; correct token rumor face-down 6-hex 1; "
/// Red, in cluster 5, secures it.
#define SPREAD                                                                                       \
    "correct 5-hex red ships 1; correct court 2 F1209; correct court F1209 red agents 1; red leads " \
    "aggression "                                                                                    \
    "2; red secures F1209"

constexpr Row kCorrections[]{
    {"App a token of a Fate", FOUNDED, "correct token banner 4-hex 1", legal,
     "4-hex tokens = banner; aside tokens = none"},
    {"App fewer go aside", FOUNDED "correct token banner 4-hex 2", "correct token banner 4-hex 1", legal,
     "4-hex tokens = banner; aside tokens = banner"},
    {"App more come from aside first", FOUNDED "correct token banner aside 8",
     "correct token banner damaged 4-hex 1", legal,
     "4-hex tokens = banner damaged; aside tokens = banner banner banner banner banner banner banner"},
    {"App aside: from the box and back", FOUNDED "correct token bunker aside 3",
     "correct token bunker aside 1", legal, "aside tokens = bunker"},
    {"App a token that a player holds", FOUNDED, "correct token golem warrior awake red 1", legal,
     "red tokens = golem warrior awake"},
    {"App a token on a card", FOUNDED, "correct token court 3 CC05 1", legal, "CC05 tokens = court 3"},
    {"App a token on an ambition", FOUNDED, "correct token ideal wisdom tycoon 1", legal,
     "tycoon tokens = ideal wisdom"},
    {"App a token face down", FOUNDED "correct token conspiracy face-down aside 8",
     "correct token conspiracy face-down tyrant 2", legal,
     "tyrant tokens = conspiracy face-down conspiracy face-down"},
    {"App a Golem that was unknown gets its name",
     FOUNDED "correct token golem asleep 1-gate 1; correct "
             "token golem asleep 1-gate 0",
     "correct token golem seeker awake F503 1", legal,
     "F503 tokens = golem seeker awake; aside tokens = none"},
    {"Base p.22 Piece Limits: more tokens than the box has", FOUNDED "correct token witness 4-hex 3",
     "correct token witness 4-moon 2", refused(Rule::BeyondTheBox)},
    {"Base p.22 Piece Limits: a Golem twice", FOUNDED "correct token golem warrior awake red 1",
     "correct token golem warrior asleep blue 1", refused(Rule::BeyondTheBox)},
    {"Base p.22 Piece Limits: both sides of a Clue are one token", FOUNDED "correct token check-clue 4-hex 4",
     "correct token cross-clue 4-moon 3", refused(Rule::BeyondTheBox)},
    {"App a token where none can be", FOUNDED, "correct token banner yellow 1", refused(Rule::NotInThisGame)},
    {"BR p.27 Tokens: of the campaign only", "", "correct token banner 4-hex 1", refused(Rule::NotACampaign)},
    {"App the Commonwealth marker", FOUNDED, "correct commonwealth tyrant", legal, "commonwealth = tyrant"},
    {"App the Commonwealth marker back on its card", FOUNDED "correct commonwealth tyrant",
     "correct commonwealth none", legal, "commonwealth = none"},
    {"F320 War Profiteering: Weapons count for Warlord",
     FOUNDED "correct red slots weapon none none none none none; correct red trophies blue ships 1; correct "
             "token war-profiteer warlord 1",
     "", legal, "warlord red count = 2"},
    {"F320 War Profiteering: not without the marker",
     FOUNDED "correct red slots weapon none none none none none; correct red trophies blue ships 1", "",
     legal, "warlord red count = 1"},
};

#define UNTOLD "depth board; "
#define EVENT                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "
#define PLANTING                                                                                  \
    FOUNDED                                                                                       \
    "correct red flagship 1-moon; correct red card F1002; correct token banner aside 8; correct " \
    "1-moon buildings red city; red leads aggression 2; "

constexpr Row kPlays[]{
    {"F1002 Planting Banners: at the Flagship's planet", PLANTING, "red uses F1002", legal,
     "1-moon tokens = banner; prompt = red act; pips = 3"},
    {"F1002 Planting Banners: one a planet", PLANTING "red uses F1002", "red uses F1002",
     refused(Rule::CardConditions, "F1002")},
    {"F1002 Planting Banners: not beside ships of others", PLANTING "correct 1-moon blue ships 1",
     "red uses F1002", refused(Rule::CardConditions, "F1002")},
    {"F1002 Planting Banners: not beside Free buildings", PLANTING "correct 1-moon buildings free city",
     "red uses F1002", refused(Rule::CardConditions, "F1002")},
    {"F1002 Planting Banners: not at a gate", PLANTING "correct red flagship 1-gate", "red uses F1002",
     refused(Rule::CardConditions, "F1002")},
    {"F1009 Against Hegemony: the Crisis buries it",
     FOUNDED "correct token banner 6-hex 1; correct court 2 F1009; " EVENT "event 5 crisis hex", "", legal,
     "F1009 = bottom"},
    {"F1009 Against Hegemony: scrapped without a Banner on the map",
     FOUNDED "correct token banner aside 8; correct token banner 6-hex 1; correct court 2 F1009; correct "
             "court F1009 blue agents 1",
     "correct token banner 6-hex 0", legal, "F1009 = box; blue agents = 10; prompt = red court 2"},
    {"F1002 Planting Banners: scrapped without a Flagship", PLANTING, "correct red flagship none", legal,
     "F1002 = box"},
    {"F1009 Against Hegemony: Banners one controls become Trophies",
     FOUNDED "correct token banner 5-hex 1; correct court 2 F1009; correct court F1009 red agents 1; correct "
             "5-hex red ships 2; red leads aggression 2; red secures F1009",
     "red chooses 5-hex", legal, "5-hex tokens = none; red tokens = banner"},
    {"F1009, Base p.22 Against Hegemony: not where somebody else controls",
     FOUNDED "correct token banner 5-hex 1; correct token banner 6-hex 1; correct court 2 F1009; correct "
             "court F1009 red agents 1; correct 5-hex red ships 2; correct 6-hex blue ships 2; red leads "
             "aggression 2; red secures F1009",
     "red chooses 6-hex", refused(Rule::NoSuchPiece)},
    {"F1510 Peace Dividends: two Power for each system at Peace",
     FOUNDED "correct booklet card F1510; correct token ceasefire peace 5-gate 1; correct 5-hex red ships 2; "
             "correct 5-moon white ships 2; correct 6-hex red ships 2; " EVENT "event 5 edict hex",
     "blue chooses AID05", legal, "red power = 2; white power = 2; blue power = 0"},
    {"F1209 Rumors Spread: face up in the rolled cluster, and the agents go home",
     FOUNDED RUMORS "correct on 5-hex blue agents 1; correct on 6-hex white agents 1; correct court 2 "
                    "F1209; " EVENT "event 5 crisis hex",
     "", legal,
     "5-hex tokens = rumor face-up; 6-hex tokens = rumor face-down; 5-hex pile = none; 6-hex pile = white: "
     "1 agent; F1209 = discard; prompt = red choose F1209"},
    {"F1209 Rumors Spread: what it says is asked",
     FOUNDED RUMORS "correct court 2 F1209; " EVENT "event 5 crisis hex", "red chooses 2", legal,
     "5-hex tokens = rumor symbol face-up"},
    {"F1209 Rumors Spread: or left to the table",
     FOUNDED RUMORS "correct court 2 F1209; " EVENT "event 5 crisis hex", "red declines", legal,
     "5-hex tokens = rumor face-up"},
    {"F1209 Rumors Spread: only one says the symbol",
     FOUNDED
     "correct token rumor symbol face-up 6-hex 1; correct token rumor face-down 5-hex 1; correct court "
     "2 F1209; " EVENT "event 5 crisis hex",
     "red chooses 2", refused(Rule::CardConditions, "F1209")},
    {"F1209 Rumors Spread: where none is turned it stays",
     FOUNDED RUMORS "correct court 2 F1209; " EVENT "event 4 crisis hex", "", legal, "F1209 = court 2"},
    {"F1209 Rumors Spread: secured, an agent beside Loyal pieces", FOUNDED RUMORS SPREAD, "red chooses 5-hex",
     legal, "5-hex pile = red: 1 agent; red agents = 9; F1209 = discard"},
    {"F1209 Rumors Spread: not elsewhere", FOUNDED RUMORS SPREAD, "red chooses 6-hex",
     refused(Rule::CardConditions, "F1209")},
    {"F1211, FAQ Rumors of the Haven: an agent is a Loyal piece",
     FOUNDED RUMORS "correct 6-hex blight ships 0; correct 6-hex buildings none; correct on 6-hex red agents "
                    "1; red leads construction 4",
     "red builds city 6-hex", legal, "6-hex = red city"},
    {"Base p.12 Build: without one it is none",
     FOUNDED RUMORS "correct 6-hex blight ships 0; correct 6-hex buildings none; red leads construction 4",
     "red builds city 6-hex", breaks(Rule::BuildNeedsPresence)},
    {"App, Base p.22 agents lie on a token only", FOUNDED, "correct on 6-hex red agents 1",
     refused(Rule::NoSuchPiece)},
    {"App, Base p.22 and nothing else does", FOUNDED RUMORS, "correct on 6-hex red ships 1",
     refused(Rule::NoSuchPiece)},
};

// blue holds Banners at 5-hex, where red has ships; red's battle there has been rolled.
#define BANNER                                                                                          \
    FOUNDED                                                                                             \
    "correct blue flagship 2-moon; correct blue card F1002; correct booklet card F1003; correct token " \
    "banner 5-hex 1; correct 5-hex red ships 3; correct 5-hex buildings none; "                         \
    "correct red title outlaw; correct blue title outlaw; red leads aggression 2; "
// red holds Bunkers, with an agent of each Rival in them; blue attacks 5-hex.
#define BUNKER                                                                                            \
    FOUNDED                                                                                               \
    "correct red card F1803; correct booklet card F1804; correct token bunker 5-hex 1; correct red "      \
    "captives blue 1; correct red captives white 2; correct 5-hex blue ships 3; correct 5-hex "           \
    "buildings none; correct red title outlaw; correct blue title outlaw; correct initiative blue; blue " \
    "leads aggression 2; "

constexpr Row kBattled[]{
    {"F1002, BR p.27 a Banner is a Loyal piece: cities can be built beside it",
     BANNER "red ends turn; blue pivots construction 3", "blue builds city 5-hex",
     breaks(Rule::FlagshipBuilds), ""},
    {"F1003 Banners of Hegemony: battled like buildings", BANNER, "red battles blue 5-hex with 3 skirmish",
     legal, "prompt = red roll"},
    {"F1003, Base p.14 Banners are no buildings, by which one may raid", BANNER,
     "red battles blue 5-hex with 1 raid", breaks(Rule::RaidDiceLimit)},
    {"BR p.27, Base p.14 Tokens: what cannot be harmed cannot be battled",
     FOUNDED "correct blue card F908; correct token pilgrim 5-hex 1; correct 5-hex red ships 3; red leads "
             "aggression 2",
     "red battles blue 5-hex with 3 skirmish", refused(Rule::BattleNeedsDefender)},
    {"BR p.27, Base p.14 Tokens: nobody's, once the card is gone", BANNER "correct box card F1002",
     "red battles blue 5-hex with 3 skirmish", refused(Rule::BattleNeedsDefender)},
    {"F1003 one hit damages a Banner", BANNER "red battles blue 5-hex with 1 skirmish; rolls skirmish hit",
     "red strikes banner", legal, "5-hex tokens = banner damaged; prompt = red act; warlord red count = 0"},
    {"F1003 a second one destroys it: a Trophy",
     BANNER "red battles blue 5-hex with 3 skirmish; rolls skirmish hit hit blank",
     "red strikes banner banner", legal,
     "5-hex tokens = none; red tokens = banner; warlord red count = 1; prompt = red act"},
    {"F1003, Base p.14 hits beyond the Banner are lost",
     BANNER "red battles blue 5-hex with 3 skirmish; rolls skirmish hit hit hit", "red strikes banner banner",
     legal, "5-hex tokens = none"},
    {"F1003, Base p.14 all hits are dealt",
     BANNER "red battles blue 5-hex with 3 skirmish; rolls skirmish hit hit blank", "red strikes banner",
     refused(Rule::HitsMustMatch)},
    {"F1003, Base p.14 defending ships first",
     BANNER
     "correct 5-hex blue ships 0+1; red battles blue 5-hex with 3 skirmish; rolls skirmish hit hit blank",
     "red strikes banner damaged-ship", refused(Rule::TargetsInOrder)},
    {"F1003, Base p.14 ships, then the Banner",
     BANNER
     "correct 5-hex blue ships 0+1; red battles blue 5-hex with 3 skirmish; rolls skirmish hit hit blank",
     "red strikes damaged-ship banner", legal, "5-hex tokens = banner damaged"},
    {"F1003, Base p.14 a Banner is not where no Banner lies",
     BANNER
     "correct 5-hex blue ships 0+1; red battles blue 5-hex with 3 skirmish; rolls skirmish hit hit blank",
     "red strikes damaged-ship bunker", refused(Rule::HitsMustMatch)},
    {"F1003, Base p.13 Banners can be repaired",
     BANNER "correct token banner 5-hex 0; correct token banner damaged 5-hex 1; red ends turn; blue pivots "
            "administration 3",
     "blue repairs banner 5-hex", legal, "5-hex tokens = banner; pips = 0"},
    {"Base p.13 a fresh Banner cannot", BANNER "red ends turn; blue pivots administration 3",
     "blue repairs banner 5-hex", refused(Rule::RepairDamagedOnly)},
    {"Base p.13 nor a Rival's",
     BANNER "correct token banner 5-hex 0; correct token banner damaged 5-hex 1; correct initiative white; "
            "red ends turn; blue pivots construction 3; blue ends turn; white pivots administration 3",
     "white repairs banner 5-hex", refused(Rule::RepairDamagedOnly)},
    {"F1003, Base p.22 Banners are not built", BANNER "red ends turn; blue pivots construction 3",
     "blue builds banner 5-hex", refused(Rule::NoSuchPiece)},
    {"F1003 Valuable: two Power for each in the Trophies, besides Warlord's",
     BANNER "correct token banner 5-hex 0; correct token banner red 2; correct marker 1 warlord; " UNTOLD,
     "score", legal, "red power = 6"},
    {"F1003 Valuable: without a place too",
     BANNER "correct token banner 5-hex 0; correct token banner red 1; correct blue trophies white ships 3; "
            "correct white trophies blue ships 2; correct marker 1 warlord; " UNTOLD,
     "score", legal, "red power = 2; blue power = 2; white power = 0"},
    {"F1003 Valuable: only when Warlord is scored",
     BANNER "correct token banner red 1; correct marker 1 tyrant; " UNTOLD, "score", legal, "red power = 0"},
    {"F1003, Base p.19 Trophies go back: Banners to the Hegemon",
     BANNER "correct token banner 5-hex 0; correct token banner red 1; correct marker 1 warlord; " UNTOLD,
     "score", legal, "red tokens = none; aside tokens = banner"},

    {"F1803 Building Bunkers: an agent scrapped, another captured",
     BUNKER
     "correct 5-moon red ships 1; blue ends turn; white copies; white ends turn; red pivots construction 3",
     "red uses F1803 5-moon blue", legal,
     "5-moon tokens = bunker; red captives blue = 2; blue agents = 8; red agents = 9"},
    {"F1803 one a planet",
     BUNKER
     "correct 5-hex red ships 1; blue ends turn; white copies; white ends turn; red pivots construction 3",
     "red uses F1803 5-hex blue", refused(Rule::CardConditions, "F1803")},
    {"F1803 on planets",
     BUNKER
     "correct 5-gate red ships 1; blue ends turn; white copies; white ends turn; red pivots construction 3",
     "red uses F1803 5-gate blue", refused(Rule::CardConditions, "F1803")},
    {"F1803, Base p.12 with a Loyal piece",
     BUNKER "blue ends turn; white copies; white ends turn; red pivots construction 3",
     "red uses F1803 6-hex blue", breaks(Rule::BuildNeedsPresence)},
    {"F1803, Base p.12 damaged where a Rival controls",
     BUNKER
     "correct 5-moon red ships 1; correct 5-moon blue ships 2; blue ends turn; white copies; white ends "
     "turn; red pivots construction 3",
     "red uses F1803 5-moon blue", legal, "5-moon tokens = bunker damaged"},
    {"F1803, Base p.22 an agent of a Rival's, not of one's own",
     BUNKER
     "correct 5-moon red ships 1; blue ends turn; white copies; white ends turn; red pivots construction 3",
     "red uses F1803 5-moon red", refused(Rule::NoSuchPiece)},
    {"F1804 Tough: one hit does nothing", BUNKER "blue battles red 5-hex with 1 skirmish; rolls skirmish hit",
     "blue strikes bunker", legal, "5-hex tokens = bunker"},
    {"F1804 Tough: two damage it",
     BUNKER "blue battles red 5-hex with 3 skirmish; rolls skirmish hit hit hit",
     "blue strikes bunker bunker bunker", legal, "5-hex tokens = bunker damaged; red captives white = 2"},
    {"F1804 two more destroy it: a Captive of the Survivalist's is scrapped",
     BUNKER
     "correct token bunker 5-hex 0; correct token bunker damaged 5-hex 1; blue battles red 5-hex with 3 "
     "skirmish; rolls skirmish hit hit hit",
     "blue strikes bunker bunker", legal,
     "5-hex tokens = none; blue tokens = bunker; prompt = blue choose F1803"},
    {"F1804 whichever the Rival chooses",
     BUNKER
     "correct token bunker 5-hex 0; correct token bunker damaged 5-hex 1; blue battles red 5-hex with 3 "
     "skirmish; rolls skirmish hit hit hit; blue strikes bunker bunker",
     "blue chooses white", legal, "red captives white = 1; white agents = 8; prompt = blue act"},
    {"F1804, Base p.22 not one that is not there",
     BUNKER
     "correct token bunker 5-hex 0; correct token bunker damaged 5-hex 1; blue battles red 5-hex with 3 "
     "skirmish; rolls skirmish hit hit hit; blue strikes bunker bunker",
     "blue chooses red", refused(Rule::NoSuchPiece)},
    {"F1804 of one colour without a question",
     BUNKER
     "correct red captives white 0; correct token bunker 5-hex 0; correct token bunker damaged 5-hex 1; "
     "blue battles red 5-hex with 3 skirmish; rolls skirmish hit hit hit",
     "blue strikes bunker bunker", legal, "red captives blue = 0; blue agents = 9; prompt = blue act"},
    {"FAQ Bunkers can be repaired",
     BUNKER
     "correct token bunker 5-hex 0; correct token bunker damaged 5-hex 1; blue ends turn; white copies; "
     "white ends turn; red pivots administration 3",
     "red repairs bunker 5-hex", legal, "5-hex tokens = bunker"},
    {"FAQ, Base p.14 Bunkers by themselves do not let anybody raid", BUNKER,
     "blue battles red 5-hex with 1 raid", breaks(Rule::RaidDiceLimit)},
};

// red leads Witnesses at 5-arrow; 5-moon is a Relic planet, 5-hex a Psionic one.
#define WITNESS                                                                                          \
    FOUNDED                                                                                              \
    "correct red card F1402; correct token witness 5-arrow 2; correct 5-arrow red ships 2; correct red " \
    "slots "                                                                                             \
    "none none none none none none; "

constexpr Row kWitnesses[]{
    {"F1402 Witnesses: one walks to an adjacent system", WITNESS "red leads mobilization 2",
     "red uses F1402 walk from 5-arrow 5-gate", legal,
     "5-arrow tokens = witness; 5-gate tokens = witness; pips = 3"},
    {"F1402, Base p.13 Witnesses: not further", WITNESS "red leads mobilization 2",
     "red uses F1402 walk from 5-arrow 6-gate", refused(Rule::MoveAdjacent)},
    {"F1402 Witnesses: only those one controls",
     WITNESS "correct 5-arrow red ships 1; correct 5-arrow blue ships 2; red leads mobilization 2",
     "red uses F1402 walk from 5-arrow 5-gate", breaks(Rule::CardConditions, "F1402")},
    {"F1402, Base p.22 Witnesses: where one is", WITNESS "red leads mobilization 2",
     "red uses F1402 walk from 5-gate 5-hex", refused(Rule::NoSuchPiece)},
    {"F1402, FAQ Witnesses: along with ships, each of them",
     WITNESS "red leads mobilization 2; red moves 2 5-arrow > 5-gate; red chooses 5-gate", "red declines",
     legal, "5-arrow tokens = witness; 5-gate tokens = witness; prompt = red act"},
    {"F1402, Base p.13 Witnesses: along the way of the ships",
     WITNESS "red leads mobilization 2; red moves 2 5-arrow > 5-gate", "red chooses 5-hex",
     refused(Rule::MoveAdjacent)},
    {"F1402, FAQ Witnesses: not with ships that do not control them",
     WITNESS "correct 5-arrow blue ships 2; red leads mobilization 2", "red moves 2 5-arrow > 5-gate", legal,
     "prompt = red act"},
    {"F1402, F823 Witnesses: no declaration that the Doctrine forbids",
     WITNESS
     "correct token witness 5-hex 1; correct 5-hex red ships 2; correct booklet card F822A; correct "
     "booklet card F823; correct token ideal wisdom empath 1; correct actions card F808; red leads zeal 5",
     "red uses F1402 take 5-hex", legal, "prompt = red act"},
    {"BR p.27 Tokens: Loyal ones let one build",
     WITNESS "correct token witness 5-moon 1; correct 5-moon buildings none; red leads construction 2",
     "red builds city 5-moon", legal, "5-moon = blight 0+1, red city"},
    {"BR p.27, Base p.12 Tokens: those of others do not",
     WITNESS "correct token witness 5-moon 1; correct 5-moon buildings none; correct initiative blue; blue "
             "leads construction 2",
     "blue builds city 5-moon", breaks(Rule::BuildNeedsPresence)},
    {"BR p.27, BR p.10 Tokens: with a Loyal one a Regent commands the fleet there",
     WITNESS
     "correct token witness 2-moon 1; correct 2-moon empire ships 0+1; correct 2-moon buildings none; "
     "correct 2-moon red ships 0; red leads administration 2",
     "red repairs ship 2-moon empire", legal, "2-moon = empire 1"},
    {"F1402 Witnesses: at a Psionic planet one becomes a resource",
     WITNESS "correct token witness 5-hex 1; correct 5-hex red ships 1; red leads mobilization 2",
     "red uses F1402 take 5-hex", legal,
     "5-hex tokens = none; red slots = psionic; supply psionic = 4; prompt = red choose F1402"},
    {"F1402 Errata Witnesses: and Empath may be declared, without the zero marker",
     WITNESS "correct token witness 5-hex 1; correct 5-hex red ships 1; red leads mobilization 2; red uses "
             "F1402 take 5-hex",
     "red chooses nothing", legal, "marker 3 = empath; zero = no"},
    {"F1402 Witnesses: or not",
     WITNESS "correct token witness 5-hex 1; correct 5-hex red ships 1; red leads mobilization 2; red uses "
             "F1402 take 5-hex",
     "red declines", legal, "marker 3 = available; prompt = red act"},
    {"F1402 Witnesses: at no other planet", WITNESS "red leads mobilization 2", "red uses F1402 take 5-arrow",
     breaks(Rule::CardConditions, "F1402")},
    {"Base p.20 Witnesses: in the Prelude",
     WITNESS "correct token witness 5-hex 1; correct 5-hex red ships 1; red leads mobilization 2; red uses "
             "F1402 walk from 5-arrow 5-gate",
     "red uses F1402 take 5-hex", breaks(Rule::PreludeOver)},
};

/// What a Setup or Resolution card does with tokens; the answers that it asks for, and what lies where.
struct CardRow {
    const char* name;
    const char* given;
    int fate;
    int act;
    FateCard card;
    const char* answers;
    const char* then;
};
constexpr CardRow kCardRows[]{
    {"F312A War Profiteer", "", 3, 2, FateCard::Setup, "", "warlord tokens = war-profiteer"},
    {"F325A War Profiteer: once", "correct token war-profiteer warlord 1; ", 3, 3, FateCard::Setup, "",
     "warlord tokens = war-profiteer; F326A = booklet"},
    {"F325B a Monopoly goes after scoring, and all resources of its type",
     "correct red card F315; correct red card F317; correct red slots relic relic fuel none none none; "
     "correct "
     "trust relic 1; correct first-regent red; correct blue slots none none none none none none; ",
     3, 3, FateCard::AfterScoring, "red chooses F315",
     "F315 = box; F317 = red; red slots = none none fuel; supply relic = 0; trust = 0; prompt = red play"},
    {"F325B nothing without a Monopoly", "", 3, 3, FateCard::AfterScoring, "", "prompt = red play"},
    {"F1208B the Haven is found: ten Power change hands", "correct 5-hex blue ships 2; ", 12, 3,
     FateCard::ActEnd, "blue chooses 5-hex; white declines; red chooses 5-hex",
     "blue power = 10; red power = -10; white power = 0"},
    {"F1208B nobody finds it", "correct 5-hex blue ships 2; ", 12, 3, FateCard::ActEnd,
     "blue chooses 5-hex; white declines; red chooses 6-hex", "blue power = 0; red power = 10"},
    {"F1208B who controls nothing names nothing",
     "correct blue title outlaw; correct 2-moon blue ships 0; correct 3-hex blue ships 0; ", 12, 3,
     FateCard::ActEnd, "white chooses 3-moon; red chooses 3-moon",
     "white power = 10; red power = -10; prompt = red play"},
    {"F501A Golems sleep outside the Empire", "", 5, 1, FateCard::Setup, "",
     "1-gate tokens = golem asleep; 2-gate tokens = none; 3-gate tokens = none; 4-gate tokens = golem "
     "asleep; 6-gate tokens = golem asleep"},
    {"F507 Golems come home", "correct token golem asleep 4-gate 1; ", 5, 1, FateCard::Completed,
     "red chooses seeker", "4-gate tokens = none; F503 tokens = golem seeker asleep; F508 = deck"},
    {"F507 Golems on the map are scrapped, held ones leave their cards",
     "correct token golem asleep 4-gate 1; correct token golem seeker awake red 1; ", 5, 1, FateCard::Failed,
     "", "4-gate tokens = none; red tokens = golem seeker awake; F509 = deck; F508 = box; F511 = box"},
    {"F507 unknown Golems are asked for", "correct token golem asleep red 1; ", 5, 1, FateCard::Failed,
     "red chooses F511; red declines", "F511 = deck; F509 = box"},
    {"F512A Golems awake", "correct token golem warrior asleep red 1; ", 5, 2, FateCard::Setup, "",
     "red tokens = golem warrior awake; F515 = actions; discard = 5"},
    {"F820A Ideals", "", 8, 2, FateCard::Setup, "",
     "aside tokens = ideal zeal ideal zeal ideal zeal ideal zeal ideal zeal"},
    {"F824 Ideals on ambitions stay",
     "correct token ideal zeal aside 3; correct token ideal wisdom tycoon 1; ", 8, 2, FateCard::Failed, "",
     "aside tokens = none; tycoon tokens = ideal wisdom"},
    {"F1005 Banners on the map stay", "correct token banner aside 5; correct token banner 4-hex 1; ", 10, 2,
     FateCard::Failed, "", "aside tokens = none; 4-hex tokens = banner"},
    {"F1101A Fragments", "", 11, 2, FateCard::Setup, "red chooses 2-hex; event moon",
     "1-moon tokens = hammer; 6-moon tokens = hammer; 1-hex tokens = none; aside tokens = none"},
    {"F1110 Hammers wait, broken worlds stay",
     "correct token hammer 1-moon 1; correct token hammer broken 2-moon 1; ", 11, 2, FateCard::Failed, "",
     "1-moon tokens = none; 2-moon tokens = hammer broken; aside tokens = hammer"},
    {"F1110 what lies on Breaking Worlds stays", "correct red card F1103A; correct on F1103A free cities 2; ",
     11, 2, FateCard::Completed, "", "F1103A pile = free: 2 city; F1103A = red"},
    {"F1112A and is there in Act III", "correct red card F1103A; correct on F1103A red cities 1; ", 11, 3,
     FateCard::Setup, "", "F1103A pile = red: 1 city; prompt = red play"},
    {"F1110 failed, nothing lies there", "correct red card F1103A; correct on F1103A red cities 1; ", 11, 2,
     FateCard::Failed, "", "F1103A pile = none; F1103A = box"},
    {"F1110, Base p.17 failed: a city comes home from Breaking Worlds and covers a slot",
     "correct red card F1103A; correct red cities 2; correct on F1103A red cities 1; correct red slots "
     "material fuel none none none none; red leads construction 2; red ends turn; blue copies; blue ends "
     "turn; white copies; white ends turn; ",
     11, 2, FateCard::Failed, "red arranges fuel material none none none none",
     "F1103A pile = none; red slots = fuel material"},
    {"F1208A Rumors on four planets", "", 12, 3, FateCard::Setup,
     "red chooses 1-hex; red chooses 2-hex; red chooses 3-hex; red chooses 4-hex",
     "1-hex tokens = rumor face-down; 4-hex tokens = rumor face-down; 5-hex tokens = none; F1211 = booklet"},
    {"F1204 the Hoard: what the Pirate likes goes onto the board, the rest back",
     "correct red card F1202; correct red slots none none none none none none; correct on F1202 fuel 1; "
     "correct on F1202 relic 2; ",
     12, 2, FateCard::Completed, "red declines; red chooses relic; red declines",
     "F1202 pile = none; red slots = relic; keeper red count = 1; tycoon red count = 1"},
    {"F1204 the Hoard: Fuel is spent for a move", "correct red card F1202; correct on F1202 fuel 1; ", 12, 2,
     FateCard::Completed, "red chooses fuel; red moves 1 2-hex > 2-gate",
     "F1202 pile = none; 2-gate red = 1"},
    {"F1204 the Hoard: or for nothing", "correct red card F1202; correct on F1202 fuel 2; ", 12, 2,
     FateCard::Completed, "red chooses fuel; red declines; red declines; red declines", "F1202 pile = none"},
    {"F1204 the Hoard: Material builds, more often than a turn allows",
     "correct red card F1202; correct on F1202 material 3; ", 12, 2, FateCard::Completed,
     "red chooses material; red builds ship 3-arrow; red chooses material; red builds ship 3-arrow; red "
     "chooses "
     "material; red builds ship 3-arrow",
     "3-arrow red = 6; F1202 pile = none"},
    {"F1204 the Hoard: a Relic secures",
     "correct red card F1202; correct on F1202 relic 1; correct court CC01 red agents 1; ", 12, 2,
     FateCard::Completed, "red chooses relic; red secures CC01; court CC02", "CC01 = red"},
    {"F1204 the Hoard: of an outraged type nothing comes",
     "correct red card F1202; correct on F1202 fuel 1; correct red outrage fuel on; ", 12, 2,
     FateCard::Completed, "red chooses fuel", "F1202 pile = none"},
    {"F1204 the Hoard, empty", "correct red card F1202; ", 12, 2, FateCard::Completed, "",
     "F1205 = red; F1202 pile = none; prompt = red play"},
    {"F1204 the Hoard goes back", "correct red card F1202; correct on F1202 fuel 3; ", 12, 2,
     FateCard::Failed, "", "F1202 pile = none; tycoon red count = 2"},
    {"F1401A Witnesses at Weapon planets", "", 14, 2, FateCard::Setup, "",
     "1-moon tokens = none; 3-hex tokens = witness"},
    {"F1404 Witnesses are resources from now on", "correct token witness 3-hex 2; ", 14, 2,
     FateCard::Completed, "", "3-hex tokens = none; aside tokens = witness psionic witness psionic"},
    {"F1404 Witnesses are scrapped", "correct token witness 3-hex 2; ", 14, 2, FateCard::Failed, "",
     "3-hex tokens = none; aside tokens = none"},
    {"F1507A Ceasefires, at Peace where red controls", "correct 5-hex red ships 2; ", 15, 3, FateCard::Setup,
     "", "5-gate tokens = ceasefire peace; 6-gate tokens = ceasefire war"},
    {"F1601A Seats", "", 16, 2, FateCard::Setup, "",
     "aside tokens = seat 1 seat 2 seat 3 seat 4 seat 5 seat 6"},
    {"F1611 Seats on the map stay", "correct token seat 1 aside 1; correct token seat 2 2-hex 1; ", 16, 2,
     FateCard::Failed, "", "aside tokens = none; 2-hex tokens = seat 2"},
    {"F1611 titles: scrapped with the Seats, and no others",
     "correct token seat 1 aside 1; correct token seat 2 2-hex 1; correct blue card F1603; correct red card "
     "F1604; ",
     16, 2, FateCard::Failed, "", "F1603 = box; F1604 = red"},
    {"F1617A Court tokens", "", 16, 3, FateCard::Setup, "",
     "aside tokens = court 1 court 2 court 3 court 4 court 5 court 6"},
    {"F1801A Bunkers", "", 18, 3, FateCard::Setup, "",
     "aside tokens = bunker bunker bunker bunker bunker bunker bunker bunker bunker"},
    {"F2001A Edenguard", "", 20, 3, FateCard::Setup, "", "tycoon tokens = edenguard"},
    {"F2101A Blightkin", "", 21, 3, FateCard::Setup, "", "empath tokens = blightkin"},
    {"F2201A, F2203 the first Passage: ships into the Twisted Passage, buildings home",
     "correct 4-gate red ships 1+1; correct 4-gate buildings blue city; correct token ceasefire war 4-gate "
     "1; ",
     22, 3, FateCard::Setup, "red chooses 4-gate; event moon",
     "twisted-passage red = 1+1; twisted-passage = blight 0+1; 4-gate red = 0; 4-gate = none; 4-gate tokens "
     "= ceasefire war passage; twisted-passage tokens = none; F2204 = booklet; F2205 = booklet; F2206 = "
     "deck"},
    {"F2201A the other Passages wait", "", 22, 3, FateCard::Setup, "red chooses 4-gate; event moon",
     "4-gate tokens = passage; aside tokens = passage passage passage passage passage"},
    {"F2301A Conspiracies", "", 23, 3, FateCard::Setup, "",
     "aside tokens = conspiracy face-up conspiracy face-up conspiracy face-up conspiracy face-up conspiracy "
     "face-up conspiracy face-up conspiracy face-up conspiracy face-up"},
};

/// What a Fate's chapter comes to, counted from tokens.
struct CountRow {
    const char* name;
    const char* given;
    int (*count)(const Game&);
    int expected;
};
constexpr CountRow kCountRows[]{
    {"F829B Ideals under ambition markers",
     "correct token ideal zeal warlord 1; correct marker 1 warlord; correct marker 2 warlord; ",
     [](const Game& game) { return fate(8).acts[2].grandAmbitions(game, Player::Red); }, 1},
    {"F1001B Banners", "correct token banner 4-hex 2; correct token banner damaged 5-hex 1; ",
     [](const Game& game) { return fate(10).acts[1].advance(game, Player::Red); }, 3},
    {"F1001B Banners, twice for a winner",
     "correct token banner 4-hex 2; correct red trophies blue ships 1; correct marker 1 warlord; ",
     [](const Game& game) { return fate(10).acts[1].advance(game, Player::Red); }, 4},
    {"F1011B Banners beyond the chapter", "correct token banner 4-hex 2; ",
     [](const Game& game) { return fate(10).acts[2].grandAmbitions(game, Player::Red); }, 2},
    {"F1112B more broken buildings than chapters",
     "correct on F1103A free cities 1; correct on F1103A red cities 1; ",
     [](const Game& game) { return fate(11).acts[2].grandAmbitions(game, Player::Red); }, 1},
    {"F1112B as many are not more", "correct on F1103A free cities 1; ",
     [](const Game& game) { return fate(11).acts[2].grandAmbitions(game, Player::Red); }, 0},
    {"F1112B Outrage everywhere",
     "correct on F1103A free cities 2; correct red outrage fuel on; correct blue outrage relic on; correct "
     "white outrage relic on; ",
     [](const Game& game) { return fate(11).acts[2].grandAmbitions(game, Player::Red); }, 2},
    {"F1112B not while a Rival wins Warlord",
     "correct on F1103A free cities 2; correct blue trophies white ships 1; correct marker 1 warlord; ",
     [](const Game& game) { return fate(11).acts[2].grandAmbitions(game, Player::Red); }, 0},
    {"F1201B the Hoard, and types that it has more of than each Rival",
     "correct red card F1202; correct on F1202 fuel 2; correct on F1202 relic 1; correct blue slots relic "
     "fuel none none none none; correct white slots none none none none none none; ",
     [](const Game& game) { return fate(12).acts[1].advance(game, Player::Red); }, 4},
    {"F1208B the Haven pays with two on the Hoard", "correct red card F1202; correct on F1202 fuel 2; ",
     [](const Game& game) { return fate(12).acts[2].mayFulfil(game, Player::Red) ? 1 : 0; }, 1},
    {"F1208B the Haven does not pay with one", "correct red card F1202; correct on F1202 fuel 1; ",
     [](const Game& game) { return fate(12).acts[2].mayFulfil(game, Player::Red) ? 1 : 0; }, 0},
    {"F1507B clusters at Peace",
     "correct token ceasefire peace 4-gate 1; correct token ceasefire peace "
     "5-gate 1; correct token ceasefire war 6-gate 1; ",
     [](const Game& game) { return fate(15).acts[2].grandAmbitions(game, Player::Red); }, 1},
    {"F1601B a Seat and the cities of its Fief",
     "correct token seat 5 5-hex 1; correct red card F1607; correct 5-hex red ships 2; correct 5-hex "
     "buildings red city; correct 5-moon buildings free city; correct 5-arrow buildings none; ",
     [](const Game& game) { return fate(16).acts[1].advance(game, Player::Red); }, 4},
    {"F1601B errata: a city on a Flagship in the Fief does not count",
     "correct token seat 5 5-hex 1; correct red card F1607; correct 5-hex red ships 2; correct 5-hex "
     "buildings red city; correct 5-moon buildings free city; correct 5-arrow buildings none; correct red "
     "flagship "
     "5-hex; correct red hull city; ",
     [](const Game& game) { return fate(16).acts[1].advance(game, Player::Red); }, 4},
    {"F1617B Lord of more Fiefs than each Rival",
     "correct token seat 5 5-hex 1; correct red card F1607; correct 5-hex red ships 2; ",
     [](const Game& game) { return fate(16).acts[2].grandAmbitions(game, Player::Red); }, 1},
    {"F1801B Captives or Bunkers, whichever are fewer",
     "correct token bunker 4-hex 1; correct red captives blue 3; correct marker 1 tyrant; ",
     [](const Game& game) { return fate(18).acts[2].advance(game, Player::Red); }, 1},
    {"F2201B Passages for an ambition",
     "correct token passage 4-gate 1; correct token passage 5-gate 1; correct red captives blue 3; correct "
     "marker 1 tyrant; ",
     [](const Game& game) { return fate(22).acts[2].advance(game, Player::Red); }, 2},
};

void run(Table& table, int number, int act, FateCard card) {
    Game& game = table.game();
    game.state.campaign.act = static_cast<std::int8_t>(act);
    game.state.seat(Player::Red).fate = static_cast<std::uint8_t>(number);
    Draft d(game);
    runCard(d, Player::Red, card);
    settle(d);
    game = d.game();
}

}  // namespace

/// Tokens that Fates bring (BR p.27).
class FateTokensTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void corrections_data() { addRows(kCorrections); }
    void corrections() { playRow(); }

    void plays_data() { addRows(kPlays); }
    void plays() { playRow(); }

    void battled_data() { addRows(kBattled); }
    void battled() { playRow(); }

    void witnesses_data() { addRows(kWitnesses); }
    void witnesses() { playRow(); }

    void cards_data() { addNames(kCardRows); }
    void cards() {
        QFETCH(int, row);
        const CardRow& given = kCardRows[row];
        Table table;
        QCOMPARE(toText(table.play(std::string(FOUNDED) + given.given)), QString());
        run(table, given.fate, given.act, given.card);
        QCOMPARE(toText(table.play(given.answers)), QString());
        compareFacts(table, given.then);
        QCOMPARE(toText(findInconsistency(table.game())), QString());
    }

    void counts_data() { addNames(kCountRows); }
    void counts() {
        QFETCH(int, row);
        const CountRow& given = kCountRows[row];
        Table table;
        QCOMPARE(toText(table.play(std::string(FOUNDED) + given.given)), QString());
        QCOMPARE(given.count(table.game()), given.expected);
    }

    /// The box's counts are checked whatever laid the tokens.
    void neverMoreThanTheBoxHolds() {
        for (const FateToken kind : kAllTokens) {
            Table table;
            QCOMPARE(toText(table.play(FOUNDED)), QString());
            CampaignState& campaign = table.game().state.campaign;
            const auto lay = [&](int tokens) {
                for (int i = 0; i < tokens; ++i) campaign.tokens.push({.kind = kind});
                event::renewTokens(campaign);
            };
            lay(tokenKind(kind).inTheBox);
            QCOMPARE(toText(findInconsistency(table.game())), QString());
            lay(1);
            QVERIFY(!findInconsistency(table.game()).empty());
        }
    }
};

QObject* fateTokensTests() {
    return new FateTokensTest;
}

}  // namespace reach::tests

#include "fate_tokens_test.moc"
