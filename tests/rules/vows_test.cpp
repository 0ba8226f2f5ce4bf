#include <QTest>

#include "suites.h"
#include "table.h"

/// The vows of Fates: ambitions they cannot declare or gain from, and the Edicts that enforce this (F425,
/// F1502, F1509, F1802, F1805, F1902, F1903, F2003).
namespace reach::tests {
namespace {

#define ROUND                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "
#define NEXT_ROUND                                                                                         \
    "red leads construction 3; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "
#define OPENED "done; court CC02; court CC03; court CC04; court CC06; event hex; "
#define UNTOLD "depth board; "
/// Red is the Peacekeeper; blue has the Empire.
#define PEACEKEEPER                                                                                        \
    "campaign act2 FATE15 FATE02 FATE06 | correct 2-hex red ships 8; correct 3-hex blue ships 3; correct " \
    "4-hex white ships 3; correct first-regent blue; " OPENED

/// Blue has changed the Policy to War.
#define AT_WAR ROUND "event 5 edict hex; blue chooses AID03; "
#define CEASEFIRE                                                                                            \
    "correct red title outlaw; correct booklet card F1509; correct token ceasefire peace 5-gate 1; correct " \
    "5-hex empire ships 1; correct 5-moon empire ships 1; correct 5-hex blight ships 0; "
/// Red, with the most cities, changes the Policy of a Quorum.
#define QUORUM  \
    PEACEKEEPER \
    "correct booklet card F113; correct 2-hex buildings red city; " ROUND
/// Red is the Survivalist, blue the Redeemer, white the Guardian.
#define SWORN                                                                                              \
    "campaign act3 FATE18 FATE19 FATE20 | correct 2-hex red ships 3; correct 3-hex blue ships 3; correct " \
    "4-hex white ships 3; " OPENED
#define LED "red leads administration 2; "

/// Red is the Pacifist, Empath is declared.
#define PACIFIST                                                                                           \
    "campaign act3 FATE14 FATE02 FATE06 | correct 2-hex red ships 3; correct 3-hex blue ships 3; correct " \
    "4-hex white ships 3; " OPENED                                                                         \
    "correct booklet card F1412; correct marker 3 empath; "                                                \
    "correct red slots none none none none none none; correct white slots none none none none none none; " \
    "correct blue slots none none none none none none; "
#define EDICT ROUND "event 5 edict hex; "

constexpr Row kPacifist[]{
    {"F1412 Rebuke of the Empaths: without Psionic Outrage each gains one", PACIFIST EDICT, "", legal,
     "red slots = psionic; white slots = psionic; supply psionic = 2"},
    {"F1412 Rebuke of the Empaths: all discards come first",
     PACIFIST "correct trust psionic 3; correct blue slots psionic psionic none none none none; correct blue "
              "outrage psionic on; " EDICT,
     "", legal, "blue slots = none; red slots = psionic; white slots = psionic; supply psionic = 0"},
    {"F1412 Rebuke of the Empaths: only while Empath is declared", PACIFIST "correct marker 3 tyrant; " EDICT,
     "", legal, "supply psionic = 5"},
    {"F1412, Base p.22 Rebuke of the Empaths: where too few are left, whoever has the initiative says who "
     "gains",
     PACIFIST "correct trust psionic 3; " EDICT, "", legal, "prompt = red choose F1412"},
    {"F1412, Base p.22 Rebuke of the Empaths: one after another",
     PACIFIST "correct trust psionic 3; " EDICT "red chooses white; ", "red chooses blue", legal,
     "red slots = none; white slots = psionic; blue slots = psionic; prompt = red play"},
    {"F1412, Base p.22 Rebuke of the Empaths: nobody twice",
     PACIFIST "correct trust psionic 3; " EDICT "red chooses white; ", "red chooses white",
     refused(Rule::CardConditions, "F1412")},
    {"F1412, Base p.22 Rebuke of the Empaths: with none left nobody is asked",
     PACIFIST "correct trust psionic 5; " EDICT, "", legal, "prompt = red play"},
};

constexpr Row kPeacekeeper[]{
    {"F1502 Oath of Peace: no Warlord", PEACEKEEPER "red leads aggression 4", "red declares warlord",
     breaks(Rule::CardConditions, "F1502")},
    {"F1502 Oath of Peace: other ambitions", PEACEKEEPER "red leads aggression 3", "red declares tyrant",
     legal},
    {"F1502 Oath of Peace: Trophies return at once", PEACEKEEPER "correct red trophies blue ships 2",
     "correct red trophies white ships 1", legal,
     "red trophies blue = none; red trophies white = none; blue ships = 12"},
    {"F1502 Oath of Peace: but for Blight", PEACEKEEPER, "correct red trophies blight ships 2", legal,
     "red trophies blight = 2 ship"},
    {"F1502 Oath of Peace: Warlord is won, and worth nothing",
     PEACEKEEPER "correct red trophies blight ships 2; correct marker 3 warlord; correct blue trophies red "
                 "ships 1; " UNTOLD "score",
     "", legal, "red power = 0; blue power = 3"},
    {"F1502 Oath of Peace: the Policy is not changed to War",
     PEACEKEEPER "correct first-regent red; " ROUND "event 5 edict hex", "red chooses AID03",
     breaks(Rule::CardConditions, "F1502")},
    {"F1502 Oath of Peace: nor is War enforced",
     PEACEKEEPER AT_WAR "correct first-regent red; " NEXT_ROUND "event 5 edict hex", "red chooses AID03",
     breaks(Rule::CardConditions, "F1502")},
    {"F1502 Oath of Peace: it may end",
     PEACEKEEPER AT_WAR "correct first-regent red; " NEXT_ROUND "event 5 edict hex", "red chooses AID04",
     legal, "policy = AID04"},
    {"F1502, F113 Oath of Peace: nor by a Quorum", QUORUM "event 5 edict hex", "red chooses AID03",
     breaks(Rule::CardConditions, "F1502")},
    {"F1501B Objective: Weapons and Weapon planets",
     PEACEKEEPER "correct red slots weapon weapon none none none none; " UNTOLD
                 "correct 1-arrow red ships 2; correct 1-arrow buildings none; score",
     "", legal, "red objective = 13"},
    {"F1501B, App Objective: without a map the table counts, from what is known",
     PEACEKEEPER "correct red slots weapon weapon none none none none; depth score; score", "", legal,
     "prompt = red advance; red objective = 16"},
    {"F1509 Empire Balks at Peace: at War the First Regent may end one",
     PEACEKEEPER AT_WAR CEASEFIRE NEXT_ROUND "event 5 edict hex; blue chooses AID03",
     "blue chooses cluster 5", legal, "5-gate tokens = ceasefire war; round = 3"},
    {"F1509 Empire Balks at Peace: or not",
     PEACEKEEPER AT_WAR CEASEFIRE NEXT_ROUND "event 5 edict hex; blue chooses AID03", "blue declines", legal,
     "5-gate tokens = ceasefire peace; round = 3"},
    {"F1509 Empire Balks at Peace: not where the Empire controls fewer than two systems",
     PEACEKEEPER AT_WAR CEASEFIRE
     "correct token ceasefire peace 6-gate 1; correct 6-hex empire ships 1; " NEXT_ROUND
     "event 5 edict hex; blue chooses AID03",
     "blue chooses cluster 6", breaks(Rule::CardConditions, "F1509")},
    {"F1509 Empire Balks at Peace: not while the Peacekeeper is a Regent",
     PEACEKEEPER AT_WAR CEASEFIRE "correct red title regent; " NEXT_ROUND
                                  "event 5 edict hex; blue chooses AID03; red declines",
     "", legal, "5-gate tokens = ceasefire peace; round = 3"},
};

constexpr Row kVows[]{
    {"F1802 Vow of Survival: no Tyrant", SWORN "red leads aggression 3", "red declares tyrant",
     breaks(Rule::CardConditions, "F1802")},
    {"F1802 Vow of Survival: winning gains the Power of second place",
     SWORN "correct red slots material none none none none none; correct red cities 4; correct marker 3 "
           "tycoon; " UNTOLD "score",
     "", legal, "red power = 3"},
    {"F1802 Vow of Survival: so does second place",
     SWORN "correct red slots material none none none none none; correct white slots none none none none "
           "none none; correct blue slots fuel fuel none none none none; correct marker 3 tycoon; " UNTOLD
           "score",
     "", legal, "red power = 3; blue power = 5"},
    {"F1802 Vow of Survival: a Captive for each Bunker stays",
     SWORN "correct red captives blue 3; correct token bunker 5-hex 2; correct marker 1 tyrant; " UNTOLD
           "score",
     "", legal, "red captives blue = 2"},
    {"F1802 Vow of Survival: of several colours one says whose goes",
     SWORN "correct red captives blue 1; correct red captives white 1; correct token bunker 5-hex 1; correct "
           "marker 1 tyrant; " UNTOLD "score",
     "red chooses white", legal, "red captives blue = 1"},
    {"F1802, Base p.22 Vow of Survival: none of a colour one has not",
     SWORN "correct red captives blue 1; correct red captives white 1; correct token bunker 5-hex 1; correct "
           "marker 1 tyrant; " UNTOLD "score",
     "red chooses red", refused(Rule::NoSuchPiece)},
    {"F1801B Objective: Captives or Bunkers for each ambition won",
     SWORN "correct red captives blue 3; correct token bunker 5-hex 2; correct marker 1 tyrant; " UNTOLD
           "score",
     "", legal, "red objective = 16"},
    {"F1801B, BR p.18 Objective: a Blight Crisis where a Bunker stands",
     SWORN "correct token bunker 5-hex 1; correct 5-hex blight ships 2; correct 6-hex blight ships 1; " ROUND
           "event 5 crisis hex",
     "", legal, "red objective = 17"},
    {"F1805 Captive Release: who has more Power points at a Bunker under control",
     SWORN "correct red captives blue 2; correct token bunker 5-hex 1; correct 5-hex blue ships 2; correct "
           "5-hex blight ships 0; correct 5-hex empire ships 0; correct blue power 5; " ROUND
           "event 5 edict hex; blue chooses 5-hex",
     "red chooses blue", legal, "red captives blue = 0; blue agents = 9"},
    {"F1805 Captive Release: or Outrage of the type is provoked",
     SWORN "correct red captives blue 2; correct token bunker 5-hex 1; correct 5-hex blue ships 2; correct "
           "5-hex blight ships 0; correct 5-hex empire ships 0; correct blue power 5; " ROUND
           "event 5 edict hex; blue chooses 5-hex",
     "red chooses psionic", legal, "red captives blue = 2; red outrage = psionic"},
    {"F1805 Captive Release: not where somebody else controls",
     SWORN "correct red captives blue 2; correct token bunker 5-hex 1; correct token bunker 6-hex 1; correct "
           "5-hex blue ships 2; correct 5-hex blight ships 0; correct 5-hex empire ships 0; correct blue "
           "power 5; " ROUND "event 5 edict hex",
     "blue chooses 6-hex", refused(Rule::CardConditions, "F1805")},
    {"F1805 Captive Release: nobody with as much Power",
     SWORN "correct red captives blue 2; correct token bunker 5-hex 1; correct 5-hex blue ships 2; correct "
           "5-hex blight ships 0; correct 5-hex empire ships 0; " ROUND "event 5 edict hex",
     "", legal, "prompt = red play"},
    {"F1902 Ire of the Keepers: no Keeper", SWORN "red passes; blue leads administration 5",
     "blue declares keeper", breaks(Rule::CardConditions, "F1902")},
    {"F1902, Errata Ire of the Keepers: no city on a Relic planet that one does not control",
     SWORN "red passes; correct 5-moon buildings blue city; correct 5-moon "
           "white ships 4; blue leads administration 2",
     "blue taxes 5-moon", breaks(Rule::CardConditions, "F1902")},
    {"F1903 Rebuke of the Keepers: Keeper not won costs the Redeemer its first place",
     SWORN "correct marker 3 keeper; correct blue power 7; correct red power 9; " ROUND "event 5 edict hex",
     "", legal, "blue power = 2"},
    {"F1903 Rebuke of the Keepers: won, it costs nothing",
     SWORN "correct marker 3 keeper; correct blue power 7; correct red power 9; correct blue slots relic "
           "none none none none none; " ROUND "event 5 edict hex",
     "", legal, "blue power = 7"},
    {"F1903 Rebuke of the Keepers: who has most Relics may declare it",
     SWORN "correct white slots relic none none none none none; " ROUND "event 5 edict hex",
     "white chooses nothing", legal, "keeper = 6/3"},
    {"F1903 Rebuke of the Keepers: or not",
     SWORN "correct white slots relic none none none none none; " ROUND "event 5 edict hex", "white declines",
     legal, "keeper = 0/0; prompt = red play"},
    {"F1903 Rebuke of the Keepers: on a tie nobody",
     SWORN "correct white slots relic none none none none none; correct red slots relic none none none none "
           "none; " ROUND "event 5 edict hex",
     "", legal, "prompt = red play"},
    {"F1903 Rebuke of the Keepers: the Redeemer cannot",
     SWORN "correct blue slots relic none none none none none; " ROUND "event 5 edict hex", "", legal,
     "prompt = red play"},
    {"F1901B Objective: Keeper not declared", SWORN UNTOLD "score", "", legal, "blue objective = 11"},
    {"F1901B Objective: declared and not won", SWORN "correct marker 1 keeper; " UNTOLD "score", "", legal,
     "blue objective = 14"},
    {"F1901B Objective: who won anything may shatter Relics",
     SWORN "correct marker 1 tycoon; correct blue cities 3; correct blue slots fuel relic relic none none "
           "none; " UNTOLD "score",
     "blue chooses 2", legal, "blue objective = 7; blue slots = fuel; supply relic = 3"},
    {"F1901B Objective: not more than one has",
     SWORN "correct marker 1 tycoon; correct blue cities 3; correct blue slots fuel relic relic none none "
           "none; " UNTOLD "score",
     "blue chooses 3", refused(Rule::NumberOutOfRange)},
    {"F1901B Objective: not without an ambition won",
     SWORN "correct blue cities 3; correct blue slots fuel relic relic none none none; " UNTOLD "score", "",
     legal, "blue slots = fuel relic relic"},
    {"F2003 Ire of the Tycoons: no Tycoon", SWORN "red passes; blue passes; white leads construction 2",
     "white declares tycoon", breaks(Rule::CardConditions, "F2003")},
    {"F2003 Ire of the Tycoons: it is won, and worth nothing",
     SWORN "correct white slots fuel none none none none none; correct marker 3 tycoon; " UNTOLD "score", "",
     legal, "white power = 0"},
    {"F2003, Errata Ire of the Tycoons: no city on a Fuel planet that one does not control",
     SWORN "red passes; blue passes; correct 3-moon buildings white city; correct "
           "3-moon blue ships 4; white leads administration 2",
     "white taxes 3-moon", breaks(Rule::CardConditions, "F2003")},
    {"F425 Guild Supremacy: Guild cards count twice",
     SWORN "correct booklet card F425; correct red card CC02; correct blue slots fuel none none none none "
           "none; correct white slots none none none none none none; correct marker 3 tycoon; " UNTOLD
           "score",
     "", legal, "red power = 3; blue power = 3"},
    {"F426 Guild Supremacy: the reminder by itself doubles nothing",
     SWORN "correct booklet card F426; correct red card CC02; correct marker 3 tycoon", "", legal,
     "tycoon red count = 1"},
    {"F425, F426 Guild Supremacy: beside the law it doubles nothing more",
     SWORN
     "correct booklet card F425; correct booklet card F426; correct red card CC02; correct marker 3 tycoon",
     "", legal, "tycoon red count = 2"},
};

class VowsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void peacekeeper_data() { addRows(kPeacekeeper); }
    void peacekeeper() { playRow(); }

    void pacifist_data() { addRows(kPacifist); }
    void pacifist() { playRow(); }

    void vows_data() { addRows(kVows); }
    void vows() { playRow(); }
};

}  // namespace

QObject* vowsTests() {
    return new VowsTest;
}

}  // namespace reach::tests

#include "vows_test.moc"
