#include <QTest>

#include "suites.h"
#include "table.h"

/// The Blight Speaker's cards: spreading, driving, hunting and feeding Blight (F1301 to F1313).
namespace reach::tests {
namespace {

/// Red is the Blight Speaker, in Act II. In the Court are the Council, CC02, CC03, CC04 and CC06.
#define SPEAKER                                                                                             \
    "campaign act2 FATE13 FATE02 FATE06 | correct 2-hex red ships 10; correct 3-hex blue ships 3; correct " \
    "4-hex white ships 3; done; court CC02; court CC03; court CC04; "                                       \
    "court CC06; event hex; red chooses nothing; red chooses nothing; correct red title outlaw; correct "   \
    "blue title outlaw; correct white title "                                                               \
    "outlaw; "
/// Blight beside three ships of red's, which control 5-hex.
#define GROWTH                                                                                        \
    "correct 5-hex red ships 3; correct 5-hex empire ships 0; correct 5-hex blight ships 2; correct " \
    "5-hex buildings none; "
#define ROUND                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "
#define UNTOLD "depth board; "

constexpr Row kSpores[]{
    {"F1302 Spawn: fresh Blight is damaged for one more, and the objective advances",
     SPEAKER GROWTH "red leads construction 2", "red uses F1302 5-hex", legal,
     "5-hex blight = 1+2; red objective = 15; prompt = red act"},
    {"F1302 Spawn: not without fresh Blight",
     SPEAKER GROWTH "correct 5-hex blight ships 0+2; red leads construction 2", "red uses F1302 5-hex",
     refused(Rule::CardConditions, "F1302")},
    {"F1302 Spawn: not without control",
     SPEAKER GROWTH "correct 5-hex blue ships 4; red leads construction 2", "red uses F1302 5-hex",
     refused(Rule::CardConditions, "F1302")},
    {"F1302 Spore Ships: Blight ends no Catapult move",
     SPEAKER
     "correct 5-hex red ships 1; correct 5-hex buildings red starport; correct 5-gate blight ships 1; "
     "correct 5-gate empire ships 0; red leads mobilization 2",
     "red moves 1 5-hex > 5-gate > 5-moon", legal, "5-moon red = 1"},
    {"Base p.13 (F1302) Spore Ships: it does without",
     SPEAKER
     "correct box card F1302; correct 5-hex red ships 1; correct 5-hex buildings red starport; correct "
     "5-gate blight ships 1; correct 5-gate empire ships 0; red leads mobilization 2",
     "red moves 1 5-hex > 5-gate > 5-moon", breaks(Rule::CatapultStops)},
    {"F1301B Objective: for each ambition won, Blight beside Loyal ships",
     SPEAKER GROWTH
     "correct 2-hex blight ships 0; correct red captives blue 3; correct marker 1 tyrant; " UNTOLD "score",
     "", legal, "red objective = 14"},
    {"F1301B, App Objective: without a map the table counts", SPEAKER "depth score; score", "", legal,
     "prompt = red advance"},
};

#define FURY SPEAKER GROWTH "correct red card F1304; correct red slots psionic none none none none none; "
constexpr Row kFury[]{
    {"F1304 Blight Fury: Blight moves, and ships may go along", FURY "red leads mobilization 2",
     "red uses F1304 move from 5-hex 5-gate moving 2", legal, "5-hex blight = 0; prompt = red choose F1304"},
    {"F1304 Blight Fury: ships go along",
     FURY "red leads mobilization 2; red uses F1304 move from 5-hex 5-gate moving 2", "red chooses moving 1",
     legal, "5-hex red = 2; 5-gate red = 1; prompt = red act"},
    {"F1304 Blight Fury: or stay",
     FURY "red leads mobilization 2; red uses F1304 move from 5-hex 5-gate moving 1", "red declines", legal,
     "5-hex blight = 1; 5-hex red = 3; prompt = red act"},
    {"F1304, FAQ, Base p.13 Blight Fury: it never Catapults",
     FURY "correct 5-hex buildings red starport; red leads mobilization 2",
     "red uses F1304 move from 5-hex 6-gate moving 1", breaks(Rule::MoveAdjacent)},
    {"F1304 Blight Fury: only what one controls", FURY "correct 5-hex blue ships 4; red leads mobilization 2",
     "red uses F1304 move from 5-hex 5-gate moving 1", breaks(Rule::CardConditions, "F1304")},
    {"F1304 Blight Fury: Blight is repaired", FURY "correct 5-hex blight ships 1+1; red leads construction 2",
     "red uses F1304 repair 5-hex", legal, "5-hex blight = 2"},
    {"F1304 Anger: a Blight Crisis in each system of the rolled cluster",
     FURY "correct 5-hex red ships 0; correct 5-hex white ships 4; red leads aggression 2; red uses F1304 "
          "anger; event 5",
     "red chooses cluster 5", legal, "5-hex white = 0+2; prompt = red act"},
    {"F1304 Anger: a Psionic changes the roll, and 6 wraps to 1",
     FURY "red leads aggression 2; red uses F1304 anger; event 6", "red chooses cluster 1", legal,
     "red slots = none; prompt = red choose F1304"},
    {"F1304 Anger: not by more than one for each",
     FURY "red leads aggression 2; red uses F1304 anger; event 6", "red chooses cluster 2",
     refused(Rule::CardConditions, "F1304")},
    {"F1304 Anger: not without a Psionic",
     FURY "correct red slots none none none none none none; red leads aggression 2; red uses F1304 anger; "
          "event 6",
     "red chooses cluster 1", refused(Rule::CardConditions, "F1304")},
};

#define ATTACK "red leads aggression 2; red battles blight 5-hex with 1 skirmish; rolls skirmish hit"
#define PANIC "correct court 2 F1310; correct court F1310 red agents 1; "
constexpr Row kHunt[]{
    {"F1305 Blight Hunters: one hit damages Blight", SPEAKER GROWTH "correct red card F1305; " ATTACK,
     "red strikes fresh-ship", legal, "5-hex blight = 1+1"},
    {"BR p.19, F1305 Blight Hunters: one does nothing without", SPEAKER GROWTH ATTACK, "", legal,
     "5-hex blight = 2; prompt = red act"},
    {"F1306 Harvest: damaged Blight for a resource of the planet",
     SPEAKER GROWTH
     "correct red card F1306; correct 5-hex blight ships 1+1; correct red slots none none none "
     "none none none; red leads administration 2",
     "red uses F1306 5-hex", legal, "5-hex blight = 1; red trophies blight = none; red slots = psionic"},
    {"F1306 Harvest: in a gate any one",
     SPEAKER "correct red card F1306; correct 5-gate red ships 2; correct 5-gate empire ships 0; correct "
             "5-gate blight ships 0+1; correct red slots none none none none none none; red leads "
             "administration 2",
     "red uses F1306 5-gate relic", legal, "5-gate blight = 0; red slots = relic"},
    {"F1306 Harvest: no fresh Blight", SPEAKER GROWTH "correct red card F1306; red leads administration 2",
     "red uses F1306 5-hex", refused(Rule::CardConditions, "F1306")},

    {"F1310 Blight Panic: an agent returns for each Blight at a Loyal building",
     SPEAKER
     "correct 5-hex buildings blue city; correct 5-hex blight ships 1; correct 3-hex blight ships 0; "
     "correct court 2 F1310; correct court CC03 blue agents 2; correct court CC04 blue agents 1; " ROUND
     "event 4 crisis moon",
     "blue chooses CC03", legal, "blue agents = 8; F1310 = bottom"},
    {"F1310 Blight Panic: with no more agents than Blight there is no choice",
     SPEAKER
     "correct 5-hex buildings blue city; correct 5-hex blight ships 2; correct court 2 F1310; correct "
     "court CC03 blue agents 1; " ROUND "event 4 crisis moon",
     "", legal, "blue agents = 10; F1310 = bottom"},
    {"F1310 Blight Panic: nobody else's",
     SPEAKER
     "correct 5-hex buildings blue city; correct 5-hex blight ships 1; correct court 2 F1310; correct "
     "court CC03 white agents 2; " ROUND "event 4 crisis moon",
     "", legal, "white agents = 8; F1310 = bottom"},
    {"F1310 Blight Panic: secured, damaged Blight in a cluster with Loyal pieces becomes Trophies",
     SPEAKER GROWTH "correct 5-hex blight ships 1+2; correct 5-gate blight ships 0; " PANIC
                    "red leads aggression 2; red secures F1310",
     "red chooses cluster 5", legal, "5-hex blight = 1; red trophies blight = 2 ship; F1310 = bottom"},
    {"F1310 Blight Panic: not in others",
     SPEAKER GROWTH "correct 1-hex blight ships 0+1; " PANIC "red leads aggression 2; red secures F1310",
     "red chooses cluster 1", refused(Rule::CardConditions, "F1310")},
    {"F1310 Blight Panic: it must be done", SPEAKER GROWTH PANIC "red leads aggression 2; red secures F1310",
     "red declines", breaks(Rule::CardConditions, "F1310")},
};

/// In Act III, with Blight Hunger.
#define HUNGER                                                                                             \
    "campaign act3 FATE13 FATE02 FATE06 | correct 2-hex red ships 8; correct 3-hex blue ships 3; correct " \
    "4-hex white ships 3; done; court CC02; court CC03; court CC04; court CC06; event hex; correct red "   \
    "title outlaw; correct blue title outlaw; correct white title outlaw; "
/// White has three cities off the board. A full round is over, so that no earlier gain counts.
#define LATER                                                                                               \
    "correct white slots material fuel none none none none; red leads construction 2; red ends turn; blue " \
    "copies; blue ends turn; white copies; white ends turn; red passes; blue passes; white passes; "
constexpr Row kHunger[]{
    {"F1313 Blight Hunger: pieces that Blight Crises destroy lie there",
     HUNGER
     "correct 5-hex blight ships 1; correct 5-hex empire ships 0; correct 5-hex white ships 1; correct "
     "5-hex red ships 0+1; " ROUND "event 4 crisis moon",
     "", legal, "F1313 pile = red: 1 ship, white: 1 ship; 5-hex white = 0; white ships = 11"},
    {"F2204, FAQ Blight Hunger: not on The Dead Live",
     HUNGER "correct booklet card F2204; correct 5-hex blight ships 1; correct 5-hex empire ships 0; correct "
            "5-hex white ships 0+1; " ROUND "event 4 crisis moon",
     "", legal, "F1313 pile = white: 1 ship; F2204 pile = none"},
    {"F1313, Base p.17 Blight Hunger: a city comes home from the card and covers a slot",
     HUNGER "correct white cities 2; correct on F1313 white cities 1; " LATER "score",
     "white arranges fuel material none none none none", legal,
     "F1313 pile = none; white slots = fuel material"},
    {"F1313, Base p.17 Blight Hunger: no slot is covered while it lies there",
     HUNGER "correct white cities 2; correct on F1313 white cities 1; " LATER,
     "white arranges fuel material none none none none", breaks(Rule::ArrangeAfterGain)},
    {"F1313, Base p.17 Blight Hunger: a ship that comes home covers none",
     HUNGER "correct white cities 2; correct on F1313 white ships 1; " LATER "score",
     "white arranges fuel material none none none none", breaks(Rule::ArrangeAfterGain)},
    {"F1313, Base p.7, p.17 Blight Hunger: the fifth city covers none",
     HUNGER "correct white cities 4; correct on F1313 white cities 1; " LATER "score",
     "white arranges fuel material none none none none", breaks(Rule::ArrangeAfterGain)},
    {"F1312B Objective: no Rival wins Warlord, and more pieces than the chapter",
     HUNGER "correct on F1313 white ships 2; " UNTOLD "score", "", legal,
     "red power = 4; F1313 pile = none; white ships = 12"},
    {"F1312B Objective: with too few one of the two",
     HUNGER "correct on F1313 white ships 1; " UNTOLD "score", "", legal, "red power = 2"},
    {"F1312B Objective: a Rival wins Warlord",
     HUNGER "correct blue trophies red ships 1; correct marker 3 warlord; " UNTOLD "score", "", legal,
     "red power = 0"},
};

class BlightSpeakerTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void spores_data() { addRows(kSpores); }
    void spores() { playRow(); }

    void fury_data() { addRows(kFury); }
    void fury() { playRow(); }

    void hunt_data() { addRows(kHunt); }
    void hunt() { playRow(); }

    void hunger_data() { addRows(kHunger); }
    void hunger() { playRow(); }
};

}  // namespace

QObject* blightSpeakerTests() {
    return new BlightSpeakerTest;
}

}  // namespace reach::tests

#include "blight_speaker_test.moc"
