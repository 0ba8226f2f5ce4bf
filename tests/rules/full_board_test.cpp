#include "suites.h"
#include "table.h"

/// The campaign of campaign_test.cpp after its setup: red is First Regent and leads. Each player has three
/// open slots.
#define SETTLED                                                                                          \
    "campaign FATE01 FATE02 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; " \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow "    \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; "
#define RED_FULL "correct red slots material material material none none none; "
#define BLUE_FULL "correct blue slots fuel fuel relic none none none; "
#define WHITE_FULL "correct white slots fuel material relic none none none; "
/// Blue's Event card closes the round.
#define EVENT                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; "
/// Red, an Outlaw, has secured the Council, and the round is over.
#define COUNCIL                                                                                             \
    "correct red title outlaw; correct first-regent blue; correct trust relic 2; correct court AID01A red " \
    "agents 1; red leads aggression 2; red secures AID01A; red ends turn; blue copies; blue ends turn; "    \
    "white "                                                                                                \
    "copies; white ends turn"
/// Red taxes a city of an Outlaw, who has a resource of its kind.
#define COLLECTORS                                                                                          \
    "correct blue title outlaw; correct red card F106; correct blue slots weapon none none none none "      \
    "none; correct white slots none none none none none none; red leads administration 4; red taxes 3-hex " \
    "blue"
#define SUMMIT EVENT "red calls summit; "
#define NEGOTIATING SUMMIT "red opens negotiations; "
#define EDICTS EVENT "red declines; event 3 edict hex; "
/// The Policy of War is on top, and red enforces it a round later.
#define WAR                                                                                                \
    EDICTS                                                                                                 \
    "red chooses AID03; red leads construction 3; red ends turn; blue plays event; blue ends turn; white " \
    "copies; white ends turn; red declines; event 3 edict hex"

namespace reach::tests {
namespace {

constexpr Row kDeals[]{
    {"BR p.17, Base p.17 Transfer Asset: who has no room discards down",
     SETTLED "correct red slots psionic none none none none none; " BLUE_FULL NEGOTIATING,
     "deal red gives psionic to blue", legal, "blue overflow = psionic; prompt = blue overflow"},
    {"BR p.17, Base p.17 Transfer Asset: and may keep what was given",
     SETTLED "correct red slots psionic none none none none none; " BLUE_FULL NEGOTIATING
             "deal red gives psionic to blue",
     "blue discards relic", legal, "blue slots = fuel fuel psionic; prompt = red negotiate"},
    {"BR p.17 Multipart Negotiations: between two full boards nothing is discarded",
     SETTLED RED_FULL "correct blue slots relic relic relic none none none; " NEGOTIATING,
     "deal red gives material to blue, blue gives relic to red", legal,
     "red slots = material relic material; blue slots = relic material relic; prompt = red negotiate"},
    {"BR p.17, Base p.17 Return Favors: who forces a gift makes room for it",
     SETTLED RED_FULL
     "correct blue slots psionic none none none none none; correct red favors blue 3; " SUMMIT,
     "red returns 3 blue, blue gives psionic to red", legal, "red overflow = psionic; prompt = red overflow"},
    {"BR p.17 Transfer Asset: Captives, Trophies and Favors need no room",
     SETTLED BLUE_FULL "correct red captives white 1; correct red trophies white ships 1; correct red favors "
                       "white 1; " NEGOTIATING,
     "deal red gives captives white to blue, red gives ships white to blue, red gives favors white to blue",
     legal,
     "blue captives white = 1; blue trophies white = 1 ship; blue favors white = 1; prompt = red negotiate"},
    {"F514, F505 Transfer Golem: a full board discards down",
     SETTLED BLUE_FULL
     "correct booklet card F505; correct booklet card F514; correct red slots none none none "
     "none none none; correct token golem seeker awake red 1; " NEGOTIATING,
     "deal red gives seeker to blue", legal, "prompt = blue overflow"},
    {"F514 Transfer Lore: needs no room",
     SETTLED BLUE_FULL "correct booklet card F514; correct red card L03; " NEGOTIATING,
     "deal red gives L03 to blue", legal, "L03 = blue; prompt = red negotiate"},
    {"F1503 Arsenal Keepers: a Weapon that is given may go there",
     SETTLED BLUE_FULL
     "correct blue card F1503; correct red slots weapon none none none none none; " NEGOTIATING,
     "deal red gives weapon to blue", legal, "blue slots = fuel fuel relic; blue overflow = none"},
};

constexpr Row kPolicies[]{
    {"BR p.21, Base p.17 Distribute Arms: a full board discards down", SETTLED BLUE_FULL WAR,
     "red chooses AID03", legal, "blue overflow = weapon; prompt = blue overflow"},
    {"BR p.21, Base p.17 Distribute Arms: and the round goes on", SETTLED BLUE_FULL WAR "; red chooses AID03",
     "blue discards fuel", legal, "blue slots = fuel weapon relic; prompt = red play"},
    {"BR p.21, F1503 Distribute Arms: Arsenal Keepers take the Weapon",
     SETTLED "correct blue card F1503; correct blue slots none none none none none none; " WAR
             "; red chooses AID03",
     "blue chooses nothing", legal, "blue slots = none; prompt = red play"},
    {"BR p.21, F1503 Distribute Arms: on a full board at once",
     SETTLED BLUE_FULL "correct blue card F1503; " WAR, "red chooses AID03", legal,
     "blue slots = fuel fuel relic; blue overflow = none; prompt = red play"},
    {"BR p.14 Imperial Trust: an Outlaw steals up to the empty slots", SETTLED COUNCIL, "red declines", legal,
     "prompt = red trust 1"},
    {"BR p.14 Imperial Trust: so on a full board nothing", SETTLED RED_FULL COUNCIL, "red declines", legal,
     "trust = 2; prompt = red crises or edicts"},
    {"BR p.14, FAQ of F2403 Imperial Trust: but Psionic, which the Well of Empathy holds",
     SETTLED RED_FULL "correct red card F1403; correct trust psionic 2; " COUNCIL "; red declines",
     "red chooses psionic", legal, "F1403 pile = psionic 1; red overflow = none; prompt = red trust 1"},
    {"BR p.14, FAQ of F2403 Imperial Trust: and nothing else",
     SETTLED RED_FULL "correct red card F1403; correct trust psionic 1; " COUNCIL
                      "; red declines; red chooses psionic",
     "", legal, "F1403 pile = psionic 1; trust = 2; prompt = red crises or edicts"},
    {"F1406, FAQ of F2403 Itinerant Empaths: the Well of Empathy has room for all",
     SETTLED RED_FULL
     "correct red card F1403; correct court 2 F1406; correct court F1406 red agents 1; red leads "
     "aggression 2",
     "red secures F1406", legal, "F1403 pile = psionic 4; supply psionic = 0; red overflow = none"},
    {"F123, Base p.17 Imperial Sponsor: who must take from the Trust has a full board",
     SETTLED BLUE_FULL "correct booklet card F123; correct sponsored tyrant; correct trust psionic 1; "
                       "correct initiative blue; blue "
                       "leads administration 3; blue declares tyrant; blue declines; blue declines",
     "blue chooses psionic", legal, "blue overflow = psionic; prompt = blue overflow"},
    {"F123, F1503 Imperial Sponsor: Arsenal Keepers take a Weapon of the Trust",
     SETTLED BLUE_FULL
     "correct booklet card F123; correct blue card F1503; correct sponsored tyrant; "
     "correct trust weapon 1; correct "
     "initiative blue; blue leads administration 3; blue declares tyrant; blue declines; blue declines",
     "blue chooses weapon", legal, "blue slots = fuel fuel relic; blue overflow = none; trust = 0"},
    {"F123, F1403 Imperial Sponsor: the Well of Empathy takes Psionic",
     SETTLED BLUE_FULL
     "correct booklet card F123; correct blue card F1403; correct sponsored tyrant; "
     "correct trust psionic 1; correct "
     "initiative blue; blue leads administration 3; blue declares tyrant; blue declines; blue declines",
     "blue chooses psionic", legal, "blue overflow = none; F1403 pile = psionic 1"},
    {"F1412, Base p.17 Rebuke of the Empaths: a full board discards down",
     SETTLED RED_FULL BLUE_FULL WHITE_FULL "correct booklet card F1412; correct marker 3 empath; " EDICTS,
     "red chooses AID05", legal, "red overflow = psionic; blue overflow = psionic; prompt = red overflow"},
    {"F1412, Base p.17 Rebuke of the Empaths: each in turn order",
     SETTLED RED_FULL BLUE_FULL WHITE_FULL "correct booklet card F1412; correct marker 3 empath; " EDICTS
                                           "red chooses AID05; red discards material; blue discards psionic",
     "white discards relic", legal,
     "red slots = material psionic material; blue slots = fuel fuel relic; white slots = fuel material "
     "psionic; "
     "prompt = "
     "red play"},
    {"F1406 Itinerant Empaths: up to the empty slots, so none",
     SETTLED RED_FULL "correct court 2 F1406; correct court F1406 red agents 1; red leads aggression 2",
     "red secures F1406", legal,
     "red slots = material material material; red overflow = none; prompt = red court 2"},
};

constexpr Row kCards[]{
    {"F304, Base p.17 Elder Broker: three at once",
     SETTLED RED_FULL "correct red card F304; red leads construction 2", "red uses F304 gain", legal,
     "red overflow = material fuel weapon; F304 = discard; prompt = red overflow"},
    {"F304, Base p.23 Elder Broker: a swap needs no room",
     SETTLED RED_FULL
     "correct red card F304; correct blue slots weapon none none none none none; correct 3-hex red "
     "ships 5; correct 3-hex empire ships 0; red leads administration 2",
     "red uses F304 trade 3-hex blue gives material", legal,
     "red slots = material weapon material; blue slots = material; red overflow = none"},
    {"F306, Base p.17 Prison Wardens: for a Captive",
     SETTLED RED_FULL
     "correct red card F306; correct red captives blue 2; red leads construction 2; red uses F306 "
     "pressgang",
     "red chooses blue fuel", legal, "red overflow = fuel; red captives blue = 1; prompt = red overflow"},
    {"F106, Base p.17 Tax Collectors: the taxed resource needs room first", SETTLED RED_FULL COLLECTORS, "",
     legal, "red overflow = weapon; prompt = red overflow"},
    {"F106 Tax Collectors: then what the Outlaw had comes in place of the supply's",
     SETTLED RED_FULL COLLECTORS "; red discards material", "red chooses weapon", legal,
     "red slots = material weapon material; blue slots = none; supply weapon = 4; prompt = red act"},
    {"CC08, Base p.17 Silver-Tongues: what is stolen",
     SETTLED RED_FULL "correct red card CC08; correct blue slots psionic none none none none none; red leads "
                      "construction 2",
     "red uses CC08 blue psionic", legal, "blue slots = none; red overflow = psionic; prompt = red overflow"},
    {"F405, Base p.17 Liaisons: what a Copy brings",
     SETTLED BLUE_FULL "correct blue card F405; red leads construction 2; red ends turn; blue copies",
     "blue builds ship 2-moon", legal, "blue overflow = material; prompt = blue overflow"},
    {"F1004, Base p.17 Song of the Banner: two of a planet",
     SETTLED RED_FULL "correct red card F1004; correct token banner 2-hex 1; red leads administration 2",
     "red uses F1004 spirits 2-hex", legal, "red overflow = relic relic; prompt = red overflow"},
    {"F1306, Base p.17 Harvest: for a Trophy of Blight",
     SETTLED RED_FULL
     "correct red card F1306; correct 5-hex red ships 3; correct 5-hex blight ships 0+1; red leads "
     "administration 2",
     "red uses F1306 5-hex", legal, "red overflow = psionic; prompt = red overflow"},
    {"F1402, Base p.17 Witnesses: one who becomes Psionic",
     SETTLED RED_FULL
     "correct red card F1402; correct token witness 5-hex 1; correct 5-hex red ships 3; correct 5-hex "
     "blight ships 0; red leads administration 2",
     "red uses F1402 take 5-hex", legal, "red overflow = psionic; prompt = red overflow"},
    {"F1105 Refugees: up to the empty slots, so none",
     SETTLED RED_FULL
     "correct red card F1105; correct 4-hex red ships 2; correct 4-hex blight ships 0; correct red "
     "outrage material on; red leads construction 2",
     "red uses F1105 4-hex", legal,
     "red outrage = none; red slots = material material material; red overflow = none"},
    {"Base p.13 Secure: the card and its Captives need no room",
     SETTLED RED_FULL
     "correct court CC01 red agents 2; correct court CC01 blue agents 1; red leads aggression 2",
     "red secures CC01", legal, "CC01 = red; red captives blue = 1; prompt = red court 2"},
};

}  // namespace

/// Players are given something while their slots are full (Base p.17).
class FullBoardTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void deals_data() { addRows(kDeals); }
    void deals() { playRow(); }
    void policies_data() { addRows(kPolicies); }
    void policies() { playRow(); }
    void cards_data() { addRows(kCards); }
    void cards() { playRow(); }
};

QObject* fullBoardTests() {
    return new FullBoardTest;
}

}  // namespace reach::tests

#include "full_board_test.moc"
