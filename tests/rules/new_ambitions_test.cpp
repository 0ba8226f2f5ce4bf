#include <QTest>

#include "suites.h"
#include "table.h"

/// The ambitions that laws add, and their Fates: the Guardian (F2001 to F2004) and the Naturalist (F2101 to
/// F2104).
namespace reach::tests {
namespace {

/// Red is the Guardian, blue the Naturalist, and white has neither law. There is no Blight in their systems.
#define GARDENS                                                                                            \
    "campaign act3 FATE20 FATE21 FATE06 | correct 2-hex red ships 3; correct 3-hex blue ships 3; correct " \
    "4-hex white ships 3; done; court CC02; court CC03; court CC04; court CC06; event hex; correct 2-hex " \
    "blight ships 0; correct 3-hex blight ships 0; correct 4-hex blight ships 0; "
/// Red has the Fuel of cluster 1 and 3, white the Material of cluster 4.
#define FUELLED                                                                                          \
    GARDENS                                                                                              \
    "correct 1-moon red ships 2; correct 1-moon empire ships 0; correct 1-moon blight ships 0; correct " \
    "3-moon red ships 2; correct 3-moon empire ships 0; correct 3-moon blight ships 0; "
#define UNTOLD "depth board; "

constexpr Row kEdenguard[]{
    {"F2004 Edenguard: declared where Tycoon could be", GARDENS "red passes; blue leads construction 2",
     "blue declares edenguard", legal, "tycoon = 0/0; edenguard = 6/3; zero = yes"},
    {"F2004, FAQ Edenguard: by the Guardian too, who cannot declare Tycoon",
     GARDENS "red leads construction 2", "red declares edenguard", legal, "edenguard = 6/3"},
    {"F2004, Base p.9 Edenguard: not with a card of another ambition", GARDENS "red leads construction 3",
     "red declares edenguard", breaks(Rule::DeclareCardAmbition)},
    {"F2004, F405 Edenguard: where a card declares Tycoon too",
     GARDENS "red passes; correct blue card F405; blue leads construction 3; blue uses F405 CC02",
     "blue declares edenguard", legal, "edenguard = 6/3; tycoon = 0/0; prompt = blue act"},
    {"F405 Edenguard: or Tycoon",
     GARDENS "red passes; correct blue card F405; blue leads construction 3; blue uses F405 CC02",
     "blue declares tycoon", legal, "tycoon = 6/3; edenguard = 0/0"},
    {"F2004, F405 Edenguard: and nothing else",
     GARDENS "red passes; correct blue card F405; blue leads construction 3; blue uses F405 CC02",
     "blue declares keeper", breaks(Rule::CardConditions, "F405")},
    {"F2003, F2004, F405 Edenguard: to the Guardian nothing is left to choose",
     GARDENS "correct red card F405; red leads construction 3", "red uses F405 CC02", legal,
     "edenguard = 6/3; prompt = red act"},
    {"F2004, App Edenguard: not without the law", "red leads construction 2", "red declares edenguard",
     refused(Rule::NoSuchAmbition)},
    {"F2004, App Edenguard: no marker is put there without the law", "", "correct marker 1 edenguard",
     refused(Rule::NoSuchAmbition)},
    {"F2004, App Edenguard: with it one is", GARDENS, "correct marker 1 edenguard", legal,
     "marker 1 = edenguard"},
    {"F2004 Edenguard: Fuel and Material planets", FUELLED "correct marker 3 edenguard", "", legal,
     "edenguard red count = 2; edenguard red place = 1; edenguard white count = 1; edenguard white place = "
     "2; "
     "edenguard blue count = 0; edenguard blue place = 0"},
    {"F2004 Edenguard: resources are none", GARDENS "correct red slots fuel none none none none none", "",
     legal, "edenguard red count = 0"},
    {"F2004 Edenguard: the First Regent has what the Empire controls",
     FUELLED "correct first-regent blue; correct 3-moon empire ships 1", "", legal,
     "edenguard red count = 1; edenguard blue count = 1"},
    {"F2004, F720 Edenguard: not one who cannot command the fleet",
     FUELLED "correct first-regent blue; correct 3-moon empire ships 1; correct booklet card F720", "", legal,
     "edenguard blue count = 0"},
    {"F2004 Edenguard: nobody has it without the law", "", "", legal, "edenguard red count = no ambition"},
    {"F2003, F2004 Edenguard: the Guardian gains Power by it",
     FUELLED "correct marker 3 edenguard; " UNTOLD "score", "", legal, "red power = 5; white power = 3"},
    {"F2004, App Edenguard: without a map the table scores it",
     GARDENS "correct marker 3 edenguard; depth score; score", "", legal, "prompt = red at the table F2004"},
    {"F2004, App Edenguard: and then goes on",
     GARDENS "correct marker 3 edenguard; depth score; score; correct red power 6", "done", legal,
     "prompt = red advance; red power = 6"},
    {"F2001B Objective: planets while Edenguard is not declared", FUELLED UNTOLD "score", "", legal,
     "red objective = 16"},
    {"F2001B Objective: planets when it is won", FUELLED "correct marker 1 edenguard; " UNTOLD "score", "",
     legal, "red objective = 16"},
    {"F2001B Objective: none when it is not won",
     FUELLED "correct marker 1 edenguard; correct 3-moon red ships 0; " UNTOLD "score", "", legal,
     "red objective = 18"},
    {"F2001B Objective: Material and Fuel among the Captives",
     GARDENS "correct red frozen fuel 2; correct red frozen material 1; " UNTOLD "score", "", legal,
     "red objective = 15"},
    {"F2001B Objective: not while somebody else wins Tyrant",
     GARDENS "correct red frozen fuel 2; correct blue captives white 4; correct marker 1 tyrant; " UNTOLD
             "score",
     "", legal, "red objective = 18"},
    {"F2001B, App Objective: without a map the table counts", GARDENS "depth score; score", "", legal,
     "prompt = red advance"},
};

constexpr Row kBlightkin[]{
    {"F2104 Blightkin: declared where Empath could be", GARDENS "red leads construction 6",
     "red declares blightkin", legal, "empath = 0/0; blightkin = 6/3"},
    {"F2104, Base p.9 Blightkin: not with a card of another ambition", GARDENS "red leads construction 2",
     "red declares blightkin", breaks(Rule::DeclareCardAmbition)},
    {"F2104, App Blightkin: not without the law", "red leads construction 6", "red declares blightkin",
     refused(Rule::NoSuchAmbition)},
    {"F2104 Blightkin: systems with fresh Blight",
     GARDENS "correct 3-hex blight ships 2; correct 4-hex blight ships 0+2; correct marker 3 blightkin", "",
     legal,
     "blightkin blue count = 1; blightkin blue place = 1; blightkin white count = 0; blightkin red count = "
     "0"},
    {"F2104 Blightkin: the First Regent has what the Empire controls",
     GARDENS "correct first-regent white; correct 3-hex blight ships 1; correct 3-hex empire ships 1", "",
     legal, "blightkin white count = 1; blightkin blue count = 0"},
    {"F2104, App Blightkin: without a map the table scores it",
     GARDENS "correct marker 3 blightkin; depth score; score", "", legal, "prompt = red at the table F2104"},
    {"F2101B Objective: systems with fresh Blight while Blightkin is not declared",
     GARDENS
     "correct 3-hex blight ships 2; correct 3-moon blue ships 2; correct 3-moon empire ships 0; correct "
     "3-moon blight ships 0+1; " UNTOLD "score",
     "", legal, "blue objective = 15"},
    {"F2101B Objective: when it is won",
     GARDENS "correct 3-hex blight ships 1; correct marker 1 blightkin; " UNTOLD "score", "", legal,
     "blue objective = 15"},
    {"F2101B Objective: none when it is not won",
     GARDENS "correct 3-hex blight ships 1; correct 4-hex blight ships 1; correct marker 1 blightkin; " UNTOLD
             "score",
     "", legal, "blue objective = 16"},
    {"F2101B, App Objective: without a map the table counts", GARDENS "depth score; score; red chooses 0", "",
     legal, "prompt = blue advance"},
};

/// Blue leads, beside one fresh and one damaged Blight.
#define SOCIETY GARDENS "correct 3-hex blight ships 1+1; red passes; "
#define BATTLE                                                                   \
    SOCIETY                                                                      \
    "blue leads aggression 2; blue battles blight 3-hex with 2 skirmish; rolls " \
    "skirmish "
/// Everybody is as strong where the Blight strikes.
#define CRISIS                                                                                               \
    GARDENS                                                                                                  \
    "correct 3-hex blight ships 0+1; correct 4-hex blight ships 0+1; correct 4-hex empire ships 0; correct " \
    "3-hex empire ships 0; correct blue slots psionic none none none none none; red leads construction 2; "  \
    "red "                                                                                                   \
    "ends turn; blue plays event; blue ends turn; white copies; white ends turn; red declines; "

constexpr Row kSociety[]{
    {"F2102 Blight Society: Blight is repaired", SOCIETY "blue leads construction 2",
     "blue uses F2102 repair 3-hex", legal, "3-hex blight = 2"},
    {"F2102 Blight Society: only what one controls",
     SOCIETY "correct 4-hex blight ships 0+1; blue leads construction 2", "blue uses F2102 repair 4-hex",
     refused(Rule::CardConditions, "F2102")},
    {"F2102 Blight Society: Blight moves, and ships may go along", SOCIETY "blue leads mobilization 2",
     "blue uses F2102 move from 3-hex 3-gate moving 1+1", legal,
     "3-hex blight = 0; prompt = blue choose F2102"},
    {"F2102 Blight Society: ships go along",
     SOCIETY "blue leads mobilization 2; blue uses F2102 move from 3-hex 3-gate moving 1",
     "blue chooses moving 1", legal, "3-hex blue = 2; 3-gate blue = 1; prompt = blue act"},
    {"F2102, Errata, Base p.13 Blight Society: it never Catapults",
     SOCIETY "correct 3-hex buildings blue starport; blue leads mobilization 2",
     "blue uses F2102 move from 3-hex 4-gate moving 1", breaks(Rule::MoveAdjacent)},
    {"F2102 Blight Society: who damages Blight scraps an agent", BATTLE "hit hit", "blue strikes fresh-ship",
     legal, "3-hex blight = 0+2; blue agents = 9"},
    {"F2102 Blight Society: once in an action",
     SOCIETY
     "correct 3-hex blue ships 4; blue leads aggression 2; blue battles blight 3-hex with 4 skirmish; rolls "
     "skirmish hit hit hit hit",
     "blue strikes fresh-ship damaged-ship", legal, "3-hex blight = 0+1; blue agents = 9"},
    {"F2102 Blight Society: one who only battles keeps it", BATTLE "hit blank", "", legal,
     "blue agents = 10"},
    {"F2102, F1306 Blight Society: by a new action too",
     SOCIETY "correct blue card F1306; blue leads administration 2", "blue uses F1306 3-hex", legal,
     "3-hex blight = 1; blue agents = 9"},
    {"F2102, F1302 Blight Society: Spawn damages Blight",
     SOCIETY "correct blue card F1302; blue leads construction 2", "blue uses F1302 3-hex", legal,
     "3-hex blight = 0+3; blue agents = 9"},
    {"F2102 Blight Crises: a Psionic prevents them beside Loyal ships", CRISIS "event 5 crisis hex",
     "blue chooses psionic", legal, "3-hex blue = 3; 4-hex white = 2+1; blue slots = none"},
    {"F2102 Blight Crises: or they come", CRISIS "event 5 crisis hex", "blue declines", legal,
     "3-hex blue = 2+1; 4-hex white = 2+1; blue slots = psionic"},
    {"F2102 Blight Crises: only for a Psionic", CRISIS "event 5 crisis hex", "blue chooses fuel",
     refused(Rule::ChoiceNotAsked, "F2102")},
    {"F2102 Blight Crises: nothing is asked without one",
     CRISIS "correct blue slots none none none none none none; event 5 crisis hex", "", legal,
     "3-hex blue = 2+1; 4-hex white = 2+1"},
    {"F2102 Blight Crises: nor where no Loyal ships meet Blight",
     CRISIS "correct 3-hex blight ships 0; event 5 crisis hex", "", legal,
     "4-hex white = 2+1; blue slots = psionic"},
};

#define SEED                                                                                            \
    SOCIETY                                                                                             \
    "correct 3-gate blight ships 0; correct court CC02 blue agents 1; blue leads construction 2; blue " \
    "uses F2103; "
constexpr Row kSeed[]{
    {"F2103 Seed: damaged Blight in the rolled cluster", SEED "event 3", "blue chooses 3-gate", legal,
     "3-gate blight = 0+1; prompt = blue act"},
    {"F2103 Seed: where there is none", SEED "event 3", "blue chooses 3-hex",
     refused(Rule::CardConditions, "F2103")},
    {"F2103 Seed: in no other cluster", SEED "event 3", "blue chooses 4-gate",
     refused(Rule::CardConditions, "F2103")},
    {"F2103 Seed: an agent of the Court turns the roll by one, and 1 wraps to 6", SEED "event 1",
     "blue chooses cluster 6 CC02", legal, "court 2 blue = 0; prompt = blue choose F2103"},
    {"F2103 Seed: and then Blight is placed there", SEED "event 1; blue chooses cluster 6 CC02",
     "blue chooses 6-arrow", legal, "6-arrow blight = 0+1; prompt = blue act"},
    {"F2103 Seed: not by two for one", SEED "event 1", "blue chooses cluster 3 CC02",
     refused(Rule::CardConditions, "F2103")},
    {"F2103 Seed: not without an agent there", SEED "event 1", "blue chooses cluster 2 CC03",
     refused(Rule::CardConditions, "F2103")},
    {"F2103 Seed: Blight is placed where it can be", SEED "event 3", "blue declines",
     breaks(Rule::CardConditions, "F2103")},
    {"F2103 Seed: nothing where all have Blight",
     SEED
     "event 3; correct 3-gate blight ships 1; correct 3-arrow blight ships 1; correct 3-moon blight ships 1",
     "blue declines", legal, "prompt = blue act"},
};

class NewAmbitionsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void edenguard_data() { addRows(kEdenguard); }
    void edenguard() { playRow(); }

    void blightkin_data() { addRows(kBlightkin); }
    void blightkin() { playRow(); }

    void society_data() { addRows(kSociety); }
    void society() { playRow(); }

    void seed_data() { addRows(kSeed); }
    void seed() { playRow(); }
};

}  // namespace

QObject* newAmbitionsTests() {
    return new NewAmbitionsTest;
}

}  // namespace reach::tests

#include "new_ambitions_test.moc"
