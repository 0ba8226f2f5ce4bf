#include <QTest>

#include "suites.h"
#include "table.h"

/// Effects of the cards of the Magnate, the Caretaker in Act II, the Hegemon, the Pirate and the Peacekeeper
/// (F301 to F322, F512, F1004 to F1012, F1203 to F1206, F1508, F1511).
namespace reach::tests {
namespace {

/// Red is the Magnate, blue the Partisan, white the Admiral and First Regent. Red: a city on 2-hex, a
/// starport on 3-arrow. Blue: 3-hex, 2-moon. White: 2-arrow, 3-moon. Each place has three ships.
#define ACT_I                                                                                            \
    "campaign FATE03 FATE06 FATE07 | court CC01; court CC05; court CC11; court L07; "                    \
    "red chooses AID04; event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white " \
    "chooses 2-arrow "                                                                                   \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; "
/// Blue's Event card closes the round, and red calls the Summit.
#define SUMMIT                                                                                             \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red calls summit; "
#define NEGOTIATING SUMMIT "red opens negotiations; "
#define TRADERS                                                                                      \
    ACT_I                                                                                            \
    "correct red slots material fuel relic none none none; correct blue slots fuel relic none none " \
    "none "                                                                                          \
    "none; correct white slots relic psionic none none none none; "

constexpr Row kMagnate[]{
    {"F301B Objective: a resource that a Rival gives", TRADERS NEGOTIATING, "deal blue gives fuel to red",
     legal, "red objective = 8"},
    {"F301B Objective: a Favor", TRADERS NEGOTIATING, "deal blue promises favor to red", legal,
     "red objective = 8"},
    {"F301B Objective: not what the Magnate gives", TRADERS NEGOTIATING, "deal red gives fuel to blue", legal,
     "red objective = 10"},
    {"F301B Objective: nor what comes back in the same Summit",
     TRADERS NEGOTIATING "deal red gives relic to blue", "deal blue gives relic to red", legal,
     "red objective = 10"},
    {"F301B Objective: once it came back, another one counts",
     TRADERS NEGOTIATING "deal red gives relic to blue; deal blue gives relic to red",
     "deal blue gives relic to red", legal, "red objective = 8"},
    {"F301B Objective: the same type from somebody else", TRADERS NEGOTIATING "deal red gives relic to blue",
     "deal white gives relic to red", legal, "red objective = 8"},
    {"F301B Objective: Favors for each other are not the same Favor", TRADERS NEGOTIATING,
     "deal red promises favor to blue, blue promises favor to red", legal, "red objective = 8"},
    {"F301B Objective: the Magnate's own Favor comes home",
     TRADERS NEGOTIATING "deal red promises favor to blue", "deal blue gives favors red to red", legal,
     "red objective = 10; red agents = 10"},
    {"F301B Objective: what the Call to Order forces is no Negotiation",
     TRADERS "correct red favors blue 1; " SUMMIT, "red returns 1 blue, blue promises favor to red", legal,
     "red objective = 10"},
    {"F301B Objective: what is forgotten with the Summit",
     TRADERS NEGOTIATING "deal red gives relic to blue; red ends summit", "event 5 edict hex", legal,
     "red objective = 10"},
    {"F301B Export: three resources, one after another", TRADERS NEGOTIATING "red discards fuel",
     "red chooses material", legal, "red objective = 10; prompt = red choose FATE03"},
    {"F301B Export: with the third the marker moves",
     TRADERS NEGOTIATING "red discards fuel; red chooses material", "red chooses relic", legal,
     "red objective = 8; prompt = red negotiate"},
    {"F301B Export: three resources at once", TRADERS NEGOTIATING, "red exports", legal,
     "red objective = 8; red slots = none; supply fuel = 4; prompt = red negotiate"},
    {"F301B Export: of more than three the Magnate is asked",
     TRADERS "correct 1-hex buildings red city, red city; correct red slots material fuel relic fuel none "
             "none; " NEGOTIATING "red exports; red chooses relic",
     "red chooses fuel", legal, "red slots = material none none fuel; prompt = red choose FATE03"},
    {"F301B Export: the third of more than three moves the marker",
     TRADERS "correct 1-hex buildings red city, red city; correct red slots material fuel relic fuel none "
             "none; " NEGOTIATING "red exports; red chooses relic; red chooses fuel",
     "red chooses fuel", legal, "red slots = material; red objective = 8; prompt = red negotiate"},
    {"F301B, Base p.17 Export: all three not with two",
     TRADERS "correct red slots fuel fuel none none none none; " NEGOTIATING, "red exports",
     refused(Rule::DiscardNotNeeded)},
    {"F301B, Base p.17 Export: all three by the Magnate alone",
     TRADERS "correct white slots relic psionic fuel none none none; " NEGOTIATING, "white exports",
     refused(Rule::DiscardNotNeeded)},
    {"F301B, Base p.17 Export: nor is that how what has no slot goes",
     TRADERS "correct blue slots fuel fuel fuel none none none; " NEGOTIATING
             "deal white gives relic to blue",
     "blue exports", refused(Rule::DiscardNotNeeded)},
    {"F301B, Base p.17 Export: not with two",
     TRADERS "correct red slots fuel fuel none none none none; " NEGOTIATING, "red discards fuel",
     refused(Rule::DiscardNotNeeded)},
    {"F301B, Base p.17 Export: what is frozen stays",
     TRADERS "correct red slots fuel fuel none none none none; correct red frozen fuel 2; " NEGOTIATING,
     "red discards fuel", refused(Rule::DiscardNotNeeded)},
    {"F301B, Base p.17 Export: by the Magnate alone",
     TRADERS "correct white slots relic psionic fuel none none none; " NEGOTIATING, "white discards relic",
     refused(Rule::DiscardNotNeeded)},
    {"F301B, Base p.17 Export: not in the Call to Order", TRADERS SUMMIT, "red discards fuel",
     refused(Rule::DiscardNotNeeded)},
    {"F301B Objective: nothing is left to ask at a chapter's end", ACT_I "depth board", "score", legal,
     "red objective = 10; chapter = 2"},
    {"F322 Prospectors: a city where one has nothing",
     ACT_I "correct red card F322; red leads construction 2", "red builds city 5-hex", legal,
     "5-hex = blight 0+1, red city"},
    {"F322, Base p.12 Prospectors: nobody else", ACT_I "correct blue card F322; red leads construction 2",
     "red builds city 5-hex", breaks(Rule::BuildNeedsPresence)},
    {"F322, Base p.12 Prospectors: cities alone", ACT_I "correct red card F322; red leads construction 2",
     "red builds starport 5-hex", breaks(Rule::BuildNeedsPresence)},
    {"F322, Base p.12 Prospectors: not where one has the Monopoly",
     ACT_I "correct red card F322; correct red card F313; correct red card F314; correct red card F315; "
           "correct red card F316; correct red card F317; red leads construction 2",
     "red builds city 5-hex", breaks(Rule::BuildNeedsPresence)},
    {"F322 Prospectors: a Rival's Monopoly is no hindrance",
     ACT_I "correct red card F322; correct blue card F313; correct blue card F314; correct blue card F315; "
           "correct blue card F316; correct blue card F317; red leads construction 2",
     "red builds city 5-hex", legal},
    {"F322, Base p.12 Prospectors: damaged where a Rival controls",
     ACT_I "correct red card F322; correct 5-hex blue ships 1; red leads construction 2",
     "red builds city 5-hex", legal, "5-hex = blight 0+1, red damaged city"},
    {"F322, Base p.12 Prospectors: a slot it needs", ACT_I "correct red card F322; red leads construction 2",
     "red builds city 5-gate", refused(Rule::BuildNeedsSlot)},
};

/// Red is the Caretaker, in Act II, with no lore but F513.
#define PLACED "correct 2-hex red ships 8; correct 3-hex blue ships 3; correct 4-hex white ships 3; "
#define OPENED "done; court CC02; court CC03; court CC04; court CC06; event hex; "
#define CARETAKER "campaign act2 FATE05 FATE06 FATE07 | " PLACED OPENED

constexpr Row kCaretaker[]{
    {"F512B Objective: a lore card secured",
     CARETAKER "correct court 2 L07; correct court L07 red agents 1; red leads aggression 2",
     "red secures L07", legal, "red objective = 6"},
    {"F512B Objective: no Guild card", CARETAKER "correct court CC03 red agents 1; red leads aggression 2",
     "red secures CC03", legal, "red objective = 8"},
    {"F512B Objective: nor what a Rival secures",
     CARETAKER "correct court 2 L07; correct court L07 blue agents 1; red passes; blue leads aggression 2",
     "blue secures L07", legal, "red objective = 8"},
    {"F512B Objective: lore that a Rival gives", CARETAKER "correct blue card L07; " NEGOTIATING,
     "deal blue gives L07 to red", legal, "red objective = 7"},
    {"F512B Objective: not what the Caretaker gave in the same Summit",
     CARETAKER "correct red card L07; " NEGOTIATING "deal red gives L07 to blue",
     "deal blue gives L07 to red", legal, "red objective = 8"},
    {"F512B Objective: nor a resource",
     CARETAKER "correct blue slots fuel none none none none none; " NEGOTIATING,
     "deal blue gives fuel to red", legal, "red objective = 8"},
    {"F512B Objective: nothing is left to ask at a chapter's end", CARETAKER "depth board", "score", legal,
     "chapter = 2"},
};

/// Banners on 2-hex, 3-hex and 6-hex.
#define BANNERS                                                                                          \
    ACT_I                                                                                                \
    "correct red card F1002; correct token banner 2-hex 1; correct token banner 3-hex 1; correct token " \
    "banner 6-hex 1; "
#define SONG BANNERS "correct red card F1004; correct red slots none none none none none none; "
#define HOSTS                                                                                              \
    BANNERS                                                                                                \
    "correct red title outlaw; correct 3-hex empire ships 0; correct 2-hex empire ships 0; correct 6-hex " \
    "empire ships 0; correct red card F1012; correct 3-hex red "                                           \
    "ships 5; correct 3-hex blue ships 1+2; "

constexpr Row kHegemon[]{
    {"F1004 Song of the Banner: from one Banner to another", SONG "red leads mobilization 2",
     "red moves 1 2-hex > 6-hex", legal, "6-hex red = 1"},
    {"F1004, Base p.13 Song of the Banner: not without it", BANNERS "red leads mobilization 2",
     "red moves 1 2-hex > 6-hex", breaks(Rule::MoveAdjacent)},
    {"F1004, Base p.13 Song of the Banner: to a Banner, not past it", SONG "red leads mobilization 2",
     "red moves 1 2-hex > 5-hex", breaks(Rule::MoveAdjacent)},
    {"F1004, Base p.13 Song of the Banner: not from where none is", SONG "red leads mobilization 2",
     "red moves 1 3-arrow > 6-hex", breaks(Rule::MoveAdjacent)},
    {"F1004, Base p.8 Call Spirits: two resources of a planet with a Banner", SONG "red leads construction 2",
     "red uses F1004 spirits 3-hex", breaks(Rule::ActionNotOnCard)},
    {"F1004 Call Spirits: by a tax", SONG "red leads administration 2", "red uses F1004 spirits 3-hex",
     legal},
    {"F1004 Call Spirits: not where none is", SONG "red leads administration 2",
     "red uses F1004 spirits 4-hex", refused(Rule::CardConditions, "F1004")},
    {"F1004, Base p.20 Call Spirits: once a turn",
     SONG "red leads administration 2; red uses F1004 spirits 3-hex", "red uses F1004 spirits 3-hex",
     breaks(Rule::CardOncePerTurn, "F1004")},
    {"F1004 Call Bodies: two ships at a Banner", SONG "red leads construction 2",
     "red uses F1004 bodies 6-hex", legal, "6-hex red = 2"},
    {"F1004, Base p.20 Call Bodies: once a turn",
     SONG "red leads construction 2; red uses F1004 bodies 6-hex", "red uses F1004 bodies 6-hex",
     breaks(Rule::CardOncePerTurn, "F1004")},
    {"F1004 Call Bodies: fresh, whoever controls",
     SONG "correct 6-hex blue ships 4; red leads construction 2", "red uses F1004 bodies 6-hex", legal,
     "6-hex red = 2"},
    {"F1006 Manipulate: a Rival of whom one has a Captive",
     ACT_I "correct red card F1006; correct red captives blue 1; red leads mobilization 2",
     "red uses F1006 blue", legal, "red hand = 5; blue hand = 6"},
    {"F1006 Manipulate: no other",
     ACT_I "correct red card F1006; correct red captives blue 1; red leads mobilization 2",
     "red uses F1006 white", breaks(Rule::CardConditions, "F1006")},
    {"F1006 Manipulate: who has no card is given one",
     ACT_I
     "correct red card F1006; correct red captives blue 1; correct blue hand 0; red leads mobilization 2",
     "red uses F1006 blue", legal, "red hand = 4; blue hand = 1"},
    {"F1012 Pacify: damaged ships in systems one controls", HOSTS "red leads aggression 2", "red uses F1012",
     legal, "3-hex blue = 1; red captive-ships blue = 2; tyrant red count = 2"},
    {"F1012 Pacify: none that one does not control",
     HOSTS "correct 3-hex blue ships 6+2; red leads aggression 2", "red uses F1012",
     refused(Rule::CardConditions, "F1012")},
    {"F1012 Pacify: Loyal ships stay",
     HOSTS "correct 3-hex red ships 5+1; red leads aggression 2; red uses F1012", "", legal,
     "3-hex red = 5+1"},
    {"F1012 Pacify: Blight is no ship",
     HOSTS "correct 3-hex blue ships 1; correct 3-hex blight ships 0+1; red leads aggression 2",
     "red uses F1012", refused(Rule::CardConditions, "F1012")},
    {"F1012, BR p.17 Happy Hosts: Captive ships are given like any Captive",
     HOSTS "red leads aggression 2; red uses F1012; red ends turn; blue plays event; blue ends turn; white "
           "copies; white ends turn; red calls summit; red opens negotiations",
     "deal red gives captive-ships blue to white", legal,
     "red captive-ships blue = 1; white captive-ships blue = 1"},
    {"F1012, BR p.17 Happy Hosts: to their owner they go home",
     HOSTS "red leads aggression 2; red uses F1012; red ends turn; blue plays event; blue ends turn; white "
           "copies; white ends turn; red calls summit; red opens negotiations",
     "deal red gives captive-ships blue to blue", legal,
     "red captive-ships blue = 1; white captive-ships blue = 0"},
    {"F1012, BC12 Happy Hosts: Prison Wardens execute them",
     HOSTS "correct red card F1007; red leads aggression 2; red uses F1012; red ends turn; blue copies; blue "
           "ends turn; white copies; white ends turn; red leads mobilization 2; red uses F1007 execute",
     "red chooses blue captive-ships", legal, "red captive-ships blue = 1; red trophies blue = 1 ship"},
    {"App, F1012 Captive ships are corrected", HOSTS, "correct red captive-ships blue 2", legal,
     "red captive-ships blue = 2"},
    {"App, F1012 or put back", HOSTS "correct red captive-ships blue 2", "correct red captive-ships blue 1",
     legal, "red captive-ships blue = 1"},
    {"App, F1012, Base p.22 not more than there are", HOSTS, "correct red captive-ships blue 16",
     refused(Rule::BeyondTheBox)},
    {"F1012 Happy Hosts: a Captive for each Banner stays",
     HOSTS "depth board; correct marker 3 tyrant; correct red captives white 4; score", "red chooses white",
     legal, "red captives white = 3"},
    {"F1012 Happy Hosts: no more than that",
     HOSTS "depth board; correct marker 3 tyrant; correct red captives white 4; score", "red declines",
     breaks(Rule::CardConditions, "F1012")},
    {"F1012 Happy Hosts: the rest may stay",
     HOSTS "depth board; correct marker 3 tyrant; correct red captives white 4; score; red chooses white",
     "red declines", legal, "red captives white = 3; chapter = 2"},
    {"F1012 Happy Hosts: a Banner that a Rival controls counts for nothing",
     HOSTS "correct 6-hex blue ships 3; depth board; correct marker 3 tyrant; correct red captives white 4; "
           "score; red "
           "chooses white",
     "red declines", breaks(Rule::CardConditions, "F1012")},
};

/// Red's ships beside blue's where blue has no building; blue has buildings elsewhere.
#define RAIDERS                                                                                        \
    ACT_I                                                                                              \
    "correct red title outlaw; correct blue title outlaw; correct red slots none none none none none " \
    "none; correct red card F1203; correct 5-hex red "                                                 \
    "ships 4; correct 5-hex blue ships 1+2; correct blue slots fuel relic weapon none none none; "     \
    "correct blue card CC04; red leads aggression 2; "
#define RAID \
    RAIDERS "red battles blue 5-hex with 3 raid; rolls raid intercept+key+key intercept+key+key intercept; "

constexpr Row kPirate[]{
    {"F1203 Pirate Fleet: raid dice against ships alone", RAIDERS, "red battles blue 5-hex with 3 raid",
     legal},
    {"F1203, Base p.14 Pirate Fleet: not without it", RAIDERS "correct box card F1203",
     "red battles blue 5-hex with 3 raid", breaks(Rule::RaidDiceLimit)},
    {"F1203 Pirate Fleet: resources alone", RAID "red suffers fresh", "red raids CC04",
     breaks(Rule::CardConditions, "F1203")},
    {"F1203 Pirate Fleet: a resource each damaged ship", RAID "red suffers fresh; red raids fuel",
     "red raids weapon", legal, "prompt = red act"},
    {"F1203 Pirate Fleet: no more than that",
     RAIDERS "correct 5-hex blue ships 1+1; red battles blue 5-hex with 3 raid; rolls raid intercept+key+key "
             "intercept+key+key intercept; red suffers fresh",
     "red raids fuel", legal, "prompt = red act"},
    {"F1203, FAQ Pirate Fleet: by Raider Exosuits one die has no such bounds",
     RAIDERS
     "correct red card L17; red battles blue 5-hex with 1 raid; rolls raid intercept+key+key; red suffers "
     "fresh",
     "red raids CC04", legal},
    {"F1205 Pirate Smugglers: a Rival city beside any ship, without a Captive",
     ACT_I "correct red title outlaw; correct blue title outlaw; correct red card F1205; correct 3-hex red "
           "ships 1; red leads "
           "administration 2",
     "red taxes 3-hex blue", legal, "red captives blue = 0"},
    {"F1205, Base p.12 Pirate Smugglers: not without ships there",
     ACT_I "correct red title outlaw; correct blue title outlaw; correct red card F1205; correct 3-hex red "
           "ships 0; red leads "
           "administration 2",
     "red taxes 3-hex blue", breaks(Rule::TaxOwnOrControlled)},
    {"F1205 Pirate Smugglers: what one controls brings a Captive",
     ACT_I "correct red title outlaw; correct blue title outlaw; correct red card F1205; correct 3-hex red "
           "ships 5; correct 3-hex "
           "empire ships 0; red leads administration 2",
     "red taxes 3-hex blue", legal, "red captives blue = 1"},
    {"F1205, BR p.11 Pirate Smugglers: the Truce holds",
     ACT_I "correct red card F1205; correct 3-hex red ships 1; correct 3-hex empire ships 1; red leads "
           "administration 2",
     "red taxes 3-hex blue", breaks(Rule::TruceLaw)},
    {"F1206 Call to Action: secured, a card of the discard pile",
     ACT_I
     "correct court 2 F1206; correct court F1206 red agents 1; red leads aggression 2; red secures F1206",
     "", legal, "red hand = 6; F1206 = discard"},
    {"F1206 Call to Action: by its Crisis for who has the most resources",
     ACT_I
     "correct court 2 F1206; correct blue slots fuel fuel none none none none; correct red slots fuel none "
     "none none none none; correct white slots none none none none none none; " SUMMIT
     "red opens negotiations; red ends summit; event 5 crisis hex",
     "", legal, "F1206 = discard"},
};

/// The six Ceasefires, in 3-gate at Peace.
#define CEASEFIRES                                                                                      \
    ACT_I                                                                                               \
    "correct red title outlaw; correct blue title outlaw; correct booklet card F1508; correct booklet " \
    "card F1511; correct token ceasefire war 1-gate 1; correct token ceasefire war 2-gate 1; correct "  \
    "token ceasefire peace 3-gate 1; correct 3-hex red ships 4; correct 3-hex blue ships 2; "

constexpr Row kPeacekeeper[]{
    {"F1508 Ceasefires: no harm at Peace", CEASEFIRES "red leads aggression 2",
     "red battles blue 3-hex with 1 skirmish", breaks(Rule::CardConditions, "F1508")},
    {"F1508 Ceasefires: but for a Weapon, and then there is War",
     CEASEFIRES "correct red slots weapon none none none none none; red leads aggression 2",
     "red battles blue 3-hex with 1 skirmish", legal, "red slots = none; 3-gate tokens = ceasefire war"},
    {"F1508 Ceasefires: at War for nothing",
     CEASEFIRES
     "correct 2-hex blue ships 2; correct red slots weapon none none none none none; red leads aggression "
     "2",
     "red battles blue 2-hex with 1 skirmish", legal, "red slots = weapon"},
    {"F1508 Ceasefires: Blight may be harmed",
     CEASEFIRES "correct 3-hex blight ships 1; red leads aggression 2",
     "red battles blight 3-hex with 1 skirmish", legal, "3-gate tokens = ceasefire peace"},
    {"F1508 Ceasefires: Rifles harm too",
     CEASEFIRES "correct red card L02; correct 3-gate red ships 2; red leads aggression 2",
     "red uses L02 from 3-gate 3-hex blue", breaks(Rule::CardConditions, "F1508")},
    {"F1508, BR p.27 Ceasefires: not a Crisis",
     CEASEFIRES "correct 3-hex blight ships 1; " SUMMIT
                "red opens negotiations; red ends summit; event 3 crisis hex",
     "", legal, "3-gate tokens = ceasefire peace"},
    {"F1511 Broker Peace: one who controls two systems",
     CEASEFIRES
     "correct 2-moon blue ships 0; correct 2-moon red ships 1; correct 2-hex empire ships 0; correct 2-moon "
     "empire ships 0; " NEGOTIATING,
     "deal red brokers 2-gate to white", legal, "2-gate tokens = ceasefire peace"},
    {"F1511 Broker Peace: with a Rival who controls the other",
     CEASEFIRES
     "correct 2-hex red ships 5; correct 2-moon blue ships 5; correct 2-arrow white ships 0; correct 2-hex "
     "empire ships 0; correct 2-moon empire ships 0; correct 2-arrow empire ships 0; " NEGOTIATING,
     "deal red brokers 2-gate to blue", legal, "2-gate tokens = ceasefire peace"},
    {"F1511 Broker Peace: two systems it takes",
     CEASEFIRES "correct 1-hex red ships 5; correct 1-hex empire ships 0; " NEGOTIATING,
     "deal red brokers 1-gate to blue", breaks(Rule::CardConditions, "F1511")},
    {"F1511 Broker Peace: for a Favor a Rival need not agree",
     CEASEFIRES
     "correct 2-hex red ships 5; correct 2-moon blue ships 5; correct 2-hex empire ships 0; correct 2-moon "
     "empire ships 0; correct red favors blue 1; " NEGOTIATING,
     "deal red buys 2-gate to blue", legal, "2-gate tokens = ceasefire peace; red favors blue = 0"},
    {"F1511 Broker Peace: without a Favor nothing is bought",
     CEASEFIRES "correct 2-hex red ships 5; correct 2-moon blue ships 5; " NEGOTIATING,
     "deal red buys 2-gate to blue", refused(Rule::FavorsCost)},
    {"F1511 Broker Peace: not where Peace is", CEASEFIRES NEGOTIATING, "deal red brokers 3-gate to blue",
     refused(Rule::CardConditions, "F1511")},
    {"F1511 Broker Peace: not without the card", CEASEFIRES "correct box card F1511; " NEGOTIATING,
     "deal red brokers 2-gate to blue", refused(Rule::NegotiationAction)},
};

class LastFatesTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void magnate_data() { addRows(kMagnate); }
    void magnate() { playRow(); }

    void caretaker_data() { addRows(kCaretaker); }
    void caretaker() { playRow(); }

    void hegemon_data() { addRows(kHegemon); }
    void hegemon() { playRow(); }

    void pirate_data() { addRows(kPirate); }
    void pirate() { playRow(); }

    void peacekeeper_data() { addRows(kPeacekeeper); }
    void peacekeeper() { playRow(); }
};

}  // namespace

QObject* lastFatesTests() {
    return new LastFatesTest;
}

}  // namespace reach::tests

#include "last_fates_test.moc"
