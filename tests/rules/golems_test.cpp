#include <QTest>

#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

// Red is the Caretaker. The Empire holds clusters 2 and 3.
#define CARETAKER                                                                                        \
    "campaign FATE05 FATE01 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; " \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow "    \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow "        \
    "starports; "
// Red leads with three open slots, one of them free.
#define SLOTS CARETAKER "correct box card F503; correct red slots none material fuel none none none; "
#define TAXES "red leads administration 4; red taxes 2-hex; "
#define BEACON CARETAKER "correct 1-gate red ships 2; correct 1-gate blight ships 0; "
#define EVENT                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "
/// One of the sleeping four becomes this one, lying there.
#define GOLEM(which, where) "correct token golem asleep 1-gate 0; correct token golem " which " " where " 1; "
#define LEADS "red leads mobilization 2; "

constexpr Row kSlots[]{
    {"F505 Golems fill a resource slot", SLOTS GOLEM("seeker awake", "red"), "", legal,
     "red slots = seeker material fuel; prompt = red play"},
    {"F505 and nothing else fits there",
     SLOTS GOLEM("seeker awake", "red") "correct red title regent; " TAXES, "", legal,
     "red slots = seeker material fuel; prompt = red overflow"},
    {"F505, Base p.17 the player makes room",
     SLOTS GOLEM("seeker awake", "red") "correct red title regent; " TAXES, "red discards fuel", legal,
     "red slots = seeker material relic; prompt = red act"},
    {"F505 or discards the Golem, to a Rival with an empty slot",
     SLOTS GOLEM("seeker awake", "red") "correct red title regent; " TAXES, "red discards seeker", legal,
     "red slots = relic material fuel; prompt = red choose F505"},
    {"F505 it sleeps there",
     SLOTS GOLEM("seeker awake", "red") "correct red title regent; " TAXES "red discards seeker",
     "red chooses white", legal, "white tokens = golem seeker asleep; prompt = red act"},
    {"F505 not to oneself",
     SLOTS GOLEM("seeker awake", "red") "correct red title regent; " TAXES "red discards seeker",
     "red chooses red", refused(Rule::CardConditions, "F505")},
    {"F505, Base p.17 of others none is discarded",
     SLOTS GOLEM("seeker awake", "blue") "correct red title regent; "
                                         "correct red slots relic material fuel none none none; " TAXES,
     "red discards seeker", refused(Rule::TokenNotHeld)},
    {"F505 without a Rival's empty slot it stays",
     SLOTS GOLEM("seeker awake",
                 "red") "correct red title regent; correct blue slots fuel fuel fuel none none "
                        "none; correct white slots weapon weapon weapon none none none; " TAXES,
     "red discards seeker", refused(Rule::CardConditions, "F505")},
    {"F505 one that finds every slot full waits for room",
     SLOTS "correct red slots relic material fuel none none none; " GOLEM("seeker awake", "red"), "", legal,
     "prompt = red overflow"},
    {"F505 and takes it",
     SLOTS "correct red slots relic material fuel none none none; " GOLEM("seeker awake", "red"),
     "red discards material", legal, "red slots = relic seeker fuel; prompt = red play"},
    {"F505 Golems are rearranged like resources", SLOTS GOLEM("seeker awake", "red"),
     "red arranges material seeker fuel none none none", legal, "red slots = material seeker fuel"},
    {"F505, Base p.17 onto no resource", SLOTS GOLEM("seeker awake", "red"),
     "red arranges material fuel none none none none", refused(Rule::ArrangeOnlyOwn)},
    {"F505, Base p.17 nor those of Rivals", SLOTS GOLEM("seeker awake", "blue"),
     "red arranges seeker material fuel none none none", refused(Rule::ArrangeOnlyOwn)},
    {"F505, Base p.17 nor to where no slot is open", SLOTS GOLEM("seeker awake", "red"),
     "red arranges none material fuel seeker none none", refused(Rule::ArrangeOnlyOwn)},
    {"F503 Golem Hearth holds any number",
     CARETAKER GOLEM("seeker awake",
                     "F503") "correct token golem asleep 4-gate 0; correct token golem warrior "
                             "awake F503 1; ",
     "", legal, "F503 tokens = golem seeker awake golem warrior awake; red slots = relic material"},
    {"F503, FAQ, Base p.17 the Hearth has slots: from it into one of the board",
     CARETAKER "correct red title regent; " GOLEM("seeker awake", "F503") TAXES,
     "red arranges seeker material relic none none none", refused(Rule::ArrangeOnlyOwn)},
    {"F505 what is corrected into its slot moves it on", SLOTS GOLEM("seeker awake", "red"),
     "correct red slots relic none none none none none", legal, "red slots = relic seeker"},
};

constexpr Row kFound[]{
    {"F502 Golem Beacon: Golems one controls come home", BEACON "red leads mobilization 2", "red uses F502",
     legal,
     "1-gate tokens = none; 4-gate tokens = golem asleep; F503 tokens = golem asleep; pips = 3; prompt = red "
     "choose F503"},
    {"F505 who has them sees which they are", BEACON "red leads mobilization 2; red uses F502",
     "red chooses seeker", legal, "F503 tokens = golem seeker asleep; prompt = red act"},
    {"F505 each is there once",
     BEACON "correct token golem asleep 4-gate 0; correct token golem seeker awake blue 1; "
            "red leads mobilization 2; red uses F502",
     "red chooses seeker", refused(Rule::CardConditions, "F503")},
    {"F502 awake for who is winning a declared ambition",
     BEACON
     "correct marker 1 warlord; correct red trophies blue ships 1; red leads mobilization 2; red uses F502",
     "red chooses warrior", legal, "F503 tokens = golem warrior awake"},
    {"F502 not those of others", BEACON "correct 1-gate blue ships 3; " LEADS, "red uses F502",
     refused(Rule::CardConditions, "F502")},
    {"F503 a Crisis wakes the Golems that are not on the map",
     CARETAKER GOLEM("seeker asleep", "blue") EVENT "event 5 crisis hex", "", legal,
     "4-gate tokens = golem asleep; blue tokens = golem seeker awake"},
    {"F501B for each ambition won, two spaces a Golem",
     CARETAKER GOLEM("seeker awake",
                     "F503") "correct marker 1 warlord; correct red trophies blue ships 1; depth "
                             "board",
     "score", legal, "red objective = 16"},
    {"F501B without a win none", CARETAKER GOLEM("seeker awake", "F503") "depth board", "score", legal,
     "red objective = 18"},
};

constexpr Row kSpent[]{
    {"F506 Harvester: any resource", CARETAKER GOLEM("harvester awake", "F503") LEADS, "red spends harvester",
     legal, "prompt = red choose F505"},
    {"F506 and one is gained",
     CARETAKER GOLEM("harvester awake", "F503") LEADS "red spends harvester; red chooses blue",
     "red chooses weapon", legal,
     "red slots = relic material weapon; blue tokens = golem harvester asleep; prompt = red act"},
    {"F506 the action is optional, F501B the marker advances anyway",
     CARETAKER GOLEM("harvester awake", "F503") LEADS "red spends harvester; red chooses blue",
     "red declines", legal, "red objective = 16; prompt = red act"},
    {"F501B whoever spends it",
     CARETAKER GOLEM("harvester awake", "blue") "red leads mobilization 2; red ends turn; "
                                                "blue copies",
     "blue spends harvester", legal, "red objective = 16; prompt = blue choose F505"},
    {"FAQ F503 with all slots full it returns to the Hearth",
     CARETAKER
     "correct white slots fuel fuel fuel none none none; correct red slots relic relic relic none none "
     "none; " GOLEM("harvester awake", "blue") "red leads mobilization 2; red ends turn; blue copies",
     "blue spends harvester", legal, "F503 tokens = golem harvester asleep; prompt = blue choose F506"},
    {"F505 with none it stays, asleep",
     CARETAKER
     "correct blue slots fuel fuel fuel none none none; correct white slots weapon weapon weapon none "
     "none none; " GOLEM("harvester awake", "F503") LEADS,
     "red spends harvester", legal, "F503 tokens = golem harvester asleep; prompt = red choose F506"},
    {"F506 not while it sleeps", CARETAKER GOLEM("harvester asleep", "F503") LEADS, "red spends harvester",
     breaks(Rule::CardConditions, "F506")},
    {"F506, Base p.20 in the Prelude only",
     CARETAKER GOLEM("harvester awake", "F503") "red leads administration 4; red influences CC01",
     "red spends harvester", breaks(Rule::PreludeOver)},
    {"F506, Base p.17 nobody else's", CARETAKER GOLEM("harvester awake", "blue") LEADS,
     "red spends harvester", refused(Rule::TokenNotHeld)},
    {"FAQ F505, Base p.17 Golems are no resources: Outrage and New Actions do not see them",
     CARETAKER GOLEM("harvester awake", "F503") LEADS, "red spends fuel", refused(Rule::TokenNotHeld)},
    {"F506 Warrior: all damaged ships in one system",
     CARETAKER "correct 4-hex red ships 1+1; correct 4-hex blue ships 1+2; correct red title outlaw; " GOLEM(
         "warrior awake", "F503") LEADS "red spends warrior; red chooses blue",
     "red chooses 4-hex", legal,
     "4-hex red = 1; 4-hex blue = 1; red trophies blue = 2 ship; prompt = red act"},
    {"F506 where something is damaged",
     CARETAKER "correct 4-hex blue ships 1+2; " GOLEM("warrior awake", "F503") LEADS
     "red spends warrior; red chooses blue",
     "red chooses 4-moon", refused(Rule::CardConditions, "F506")},
    {"FAQ F505 Warrior: the Truce holds",
     CARETAKER
     "correct 2-hex blue ships 1+2; correct 2-hex empire ships 0+1; correct 4-hex blue ships 0+1; " GOLEM(
         "warrior awake", "F503") LEADS "red spends warrior; red chooses blue",
     "red chooses 2-hex", refused(Rule::CardConditions, "F506")},
    {"F506 Protector: ships of choice",
     CARETAKER "correct 4-hex red ships 0+3; correct 5-hex red ships 0+1; " GOLEM("protector awake", "F503")
         LEADS "red spends protector; red chooses blue",
     "red chooses 4-hex red", legal, "4-hex red = 3; prompt = red choose F506"},
    {"F506 as many as one likes",
     CARETAKER "correct 4-hex red ships 0+3; correct 5-hex red ships 0+1; " GOLEM("protector awake", "F503")
         LEADS "red spends protector; red chooses blue",
     "red chooses 4-hex red 1", legal, "4-hex red = 1+2"},
    {"F506 those of others too",
     CARETAKER "correct 4-hex blue ships 0+3; " GOLEM("protector awake", "F503") LEADS
     "red spends protector; red chooses blue",
     "red chooses 4-hex blue", legal, "4-hex blue = 3; prompt = red act"},
    {"F506, Base p.13 not the Blight",
     CARETAKER "correct 4-hex red ships 0+3; " GOLEM("protector awake", "F503") LEADS
     "red spends protector; red chooses blue",
     "red chooses 4-hex blight", refused(Rule::RepairDamagedOnly)},
    {"F506 and an Upgrade",
     CARETAKER "correct red flagship 1-moon; correct red hull damaged starport; " GOLEM(
         "protector awake", "F503") LEADS "red spends protector; red chooses blue",
     "red chooses 5 flagship", legal, "red flagship = 1-moon, hull starport; prompt = red act"},
    {"F506, Base p.13 one of them",
     CARETAKER
     "correct red flagship 1-moon; correct red hull damaged starport; correct red "
     "tractor-beam damaged starport; " GOLEM(
         "protector awake", "F503") "correct 4-hex red ships 0+1; " LEADS
                                    "red spends protector; red chooses blue; red chooses 5 flagship",
     "red chooses 1 flagship", refused(Rule::RepairDamagedOnly)},
    {"F506 Seeker: a Catapult move from one system",
     CARETAKER
     "correct 4-hex red ships 2; correct 5-gate blight ships 0; correct 4-gate blight ships 0; " GOLEM(
         "seeker awake", "F503") LEADS "red spends seeker; red chooses blue",
     "red moves 2 4-hex > 4-gate > 5-gate > 5-hex", legal, "5-hex red = 2; pips = 4; prompt = red act"},
    {"F506, Base p.13 past gates nobody else controls",
     CARETAKER "correct 4-hex red ships 2; correct 4-gate blight ships 0+1; " GOLEM("seeker awake", "F503")
         LEADS "red spends seeker; red chooses blue",
     "red moves 2 4-hex > 4-gate > 5-gate", breaks(Rule::CatapultStops)},
    {"F506, Base p.13 once",
     CARETAKER "correct 4-hex red ships 2; correct 4-gate blight ships 0; " GOLEM("seeker awake", "F503")
         LEADS "red spends seeker; red chooses blue; red moves 1 4-hex > 4-gate > 5-gate",
     "red moves 1 4-hex > 4-gate > 5-gate", breaks(Rule::CatapultNeedsStarport)},
    {"F506 or none", CARETAKER GOLEM("seeker awake", "F503") LEADS "red spends seeker; red chooses blue",
     "red declines", legal, "prompt = red act"},
};

// Blue attacks red with three keys.
#define RAID(faces, hits)                                                                                  \
    "correct 5-hex red ships 1; correct 5-hex blue ships 5; correct 5-hex buildings red city; correct "    \
    "red title outlaw; correct blue title outlaw; correct initiative blue; blue leads aggression 2; blue " \
    "battles red 5-hex with 3 raid; rolls raid " faces "; blue suffers " hits "; "

constexpr Row kRaided[]{
    {"F503 on the Hearth two keys",
     CARETAKER GOLEM("seeker awake", "F503") RAID("intercept+key+key intercept+key+key intercept", "fresh"),
     "blue raids seeker", legal, "keys = 2; blue tokens = golem seeker awake"},
    {"F505, FAQ, Base p.16 in a slot its keys",
     SLOTS GOLEM("seeker awake", "red") RAID("self+key self+key intercept", "fresh fresh fresh"),
     "blue raids seeker", breaks(Rule::RaidNeedsKeys)},
    {"F505 and it fills one of the raider's",
     SLOTS GOLEM("seeker awake", "red") RAID("intercept+key+key intercept+key+key intercept", "fresh"),
     "blue raids seeker", legal,
     "keys = 1; blue tokens = golem seeker awake; red slots = none material fuel"},
    {"F503 the Hearth's owner takes it onto the Hearth",
     CARETAKER GOLEM("seeker awake", "red") "correct box card F503; correct blue card F503; " RAID(
         "intercept+key+key intercept+key+key intercept", "fresh"),
     "blue raids seeker", legal, "F503 tokens = golem seeker awake"},
    {"F505, Base p.17 of the defender alone",
     CARETAKER GOLEM("seeker awake", "white") RAID("intercept+key+key intercept+key+key intercept", "fresh"),
     "blue raids seeker", refused(Rule::RaidNotStealable)},
};

#define SUMMIT                                                                                        \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white " \
    "ends turn; red calls summit; red opens negotiations; "

constexpr Row kGiven[]{
    {"FAQ F514 in Act I no Golem is given", CARETAKER GOLEM("seeker awake", "F503") SUMMIT,
     "deal red gives seeker to blue", refused(Rule::NegotiationAction)},
    {"F514 Transfer Golem", CARETAKER "correct booklet card F514; " GOLEM("seeker awake", "F503") SUMMIT,
     "deal red gives seeker to blue", legal, "F503 tokens = none; blue tokens = golem seeker awake"},
    {"F514, Base p.17 nobody else's",
     CARETAKER "correct booklet card F514; " GOLEM("seeker awake", "F503") SUMMIT,
     "deal white gives seeker to blue", refused(Rule::TokenNotHeld)},
    {"F514 Transfer Lore", CARETAKER "correct booklet card F514; correct red card L03; " SUMMIT,
     "deal red gives L03 to blue", legal, "L03 = blue"},
    {"F514, L13 Transfer Lore: what lies on it goes along",
     CARETAKER
     "correct booklet card F514; correct red card L13; correct red slots weapon none none none none "
     "none psionic; " SUMMIT,
     "deal red gives L13 to blue", legal,
     "L13 = blue; red slots = weapon; blue slots = weapon weapon none none none none psionic"},
    {"F520B, L13 lore that is scrapped leaves to the supply what lay on it",
     "campaign act3 FATE05 FATE02 FATE06 | correct first-regent blue; correct red card F503; "
     "correct red "
     "card L13; correct 4-hex red ships 3; correct 4-hex buildings red city; correct 5-hex blue ships 3; "
     "correct 6-hex white ships 3; correct token golem seeker asleep F503 1; done; court CC01; court CC05; "
     "court CC07; court CC03; event arrow; depth board; correct red slots weapon none none none none none "
     "psionic; score",
     "red chooses L13", legal, "L13 = box; red slots = weapon; supply psionic = 5"},
    {"F514, Base p.17 the lore one has", CARETAKER "correct booklet card F514; correct red card L03; " SUMMIT,
     "deal white gives L03 to blue", refused(Rule::CardNotHeld, "L03")},
    {"F514 forced for as many Favors as the keys",
     CARETAKER "correct booklet card F514; correct red favors blue 2; " GOLEM(
         "seeker awake", "blue") "correct blue slots none weapon weapon none none none; "
                                 "red leads construction 2; red ends turn; blue plays event; blue ends turn; "
                                 "white copies; white ends turn; "
                                 "red calls summit",
     "red returns 2 blue, blue gives seeker to red", breaks(Rule::FavorsCost)},
    {"F514 lore is never forced",
     CARETAKER "correct booklet card F514; correct blue card L03; correct red favors blue 2; "
               "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; "
               "white ends turn; "
               "red calls summit",
     "red returns 1 blue, blue gives L03 to red", breaks(Rule::CardConditions, "F514")},
};

#define STONES CARETAKER GOLEM("seeker awake", "blue") "red leads construction 2; red declares tycoon; "

constexpr Row kSpoken[]{
    {"F504 Stone-Speakers: the turn may end", STONES, "red chooses 1", legal, "prompt = red choose F504"},
    {"F504 or not", STONES, "red declines", legal, "prompt = red act; blue tokens = golem seeker awake"},
    {"F504 Rivals' Golems are taken", STONES "red chooses 1", "red chooses seeker", legal,
     "F503 tokens = golem seeker awake; prompt = red event dice"},
    {"F504 any of them, or none", STONES "red chooses 1", "red declines", legal,
     "blue tokens = golem seeker awake; prompt = red event dice"},
    {"F504 nothing but theirs", STONES "red chooses 1", "red chooses warrior",
     refused(Rule::CardConditions, "F504")},
    {"F504 no Edicts", STONES "red chooses 1; red chooses seeker", "event edict moon", legal,
     "prompt = blue play"},
    {"F504 the Crises, BR p.18 with dice of their own", STONES "red chooses 1; red chooses seeker",
     "event crisis moon", legal, "prompt = red event dice"},
    {"F504 and then the next player", STONES "red chooses 1; red chooses seeker; event crisis moon",
     "event 4 edict hex", legal, "prompt = blue play"},
};

#define UNSTABLE(card, golem, where) CARETAKER GOLEM(golem, where) "correct court 1 " card "; "

constexpr Row kUnstable[]{
    {"F508 Unstable Harvester: all resources",
     UNSTABLE("F508", "harvester asleep", "blue") EVENT "event 4 crisis hex", "", legal,
     "blue slots = none none harvester; red slots = relic material; court 1 = F508"},
    {"F508 When Secured: awake, and taken",
     UNSTABLE("F508", "harvester asleep", "blue") "correct court F508 red agents 1; red leads aggression 2",
     "red secures F508", legal, "F503 tokens = golem harvester awake; F508 = discard"},
    {"F508 scrapped without the Harvester",
     CARETAKER GOLEM("seeker awake", "F503") "correct token golem asleep 4-gate 0; correct token golem "
                                             "asleep 5-gate 0; correct token golem asleep 6-gate 0; "
                                             "correct token golem awake aside 0; ",
     "correct court 1 F508", legal, "F508 = box; prompt = red court 1"},
    {"F505 from the map only the Caretaker takes it",
     UNSTABLE("F508", "harvester asleep",
              "4-hex") "correct court F508 blue agents 1; correct initiative blue; "
                       "blue leads aggression 2",
     "blue secures F508", legal, "4-hex tokens = golem harvester awake"},
    {"F509 Unstable Seeker: ships to the gate",
     UNSTABLE("F509", "seeker asleep",
              "blue") "correct 4-hex blue ships 2+1; correct 5-hex blue ships 1; correct "
                      "5-hex red ships 1; " EVENT "event 6 crisis hex",
     "", legal, "6-gate blue = 4+3; 4-hex blue = 0; 5-hex red = 0+1"},
    {"F510 Unstable Protector: all other ships are repaired",
     UNSTABLE(
         "F510", "protector asleep",
         "blue") "correct 4-gate blight ships 0; correct 4-gate blue ships 0+2; correct 4-gate red ships "
                 "0+2; " EVENT "event 6 crisis hex",
     "", legal, "4-gate blue = 0+2; 4-gate red = 2"},
    {"F511 Unstable Warrior: damaged ships are destroyed",
     UNSTABLE(
         "F511", "warrior asleep",
         "blue") "correct 4-gate blight ships 0; correct 4-gate blue ships 1+2; correct 4-gate red ships "
                 "0+2; " EVENT "event 6 crisis hex",
     "", legal, "4-gate blue = 1; 4-gate red = 0+2; red trophies blue = none"},
    {"F511 nobody has it",
     UNSTABLE("F511", "warrior asleep",
              "4-hex") "correct 4-gate blight ships 0; correct 4-gate red ships 0+2; " EVENT
                       "event 6 crisis hex",
     "", legal, "4-gate red = 0+2"},
};

constexpr Row kLater[]{
    {"F517 Golem Worship: who has a Golem returns a city",
     UNSTABLE("F517", "seeker awake", "blue") EVENT "event 6 crisis moon", "", legal,
     "prompt = blue choose F517; F517 = bottom"},
    {"F517 a Loyal one", UNSTABLE("F517", "seeker awake", "blue") EVENT "event 6 crisis moon",
     "blue chooses 2-hex", refused(Rule::CardConditions, "F517")},
    {"F517 to the board", UNSTABLE("F517", "seeker awake", "blue") EVENT "event 6 crisis moon",
     "blue chooses 3-hex", legal, "blue cities = 5; prompt = blue overflow"},
    {"F517 either of two",
     UNSTABLE("F517", "seeker awake", "blue") "correct 3-hex buildings blue city, blue damaged city; " EVENT
                                              "event 6 crisis moon",
     "blue chooses 3-hex damaged", legal, "3-hex = empire 1, blue city"},
    {"F517 either of two, where nobody says which",
     UNSTABLE("F517", "seeker awake", "blue") "correct 3-hex buildings blue city, blue damaged city; " EVENT
                                              "event 6 crisis moon",
     "blue chooses 3-hex", legal, "3-hex = empire 1, blue damaged city"},
    {"F518 When Secured: any Golem, awake",
     UNSTABLE("F518", "seeker asleep",
              "blue") "correct court F518 red agents 1; red leads aggression 2; red secures F518",
     "red chooses seeker", legal, "F503 tokens = golem seeker awake; F518 = discard"},
    {"F521 Golems Sate Their Appetite: a Guild card for each that is awake",
     CARETAKER GOLEM("seeker awake", "F503") "correct first-regent nobody; correct booklet card F521; "
                                             "correct red card CC01; correct court 1 CC02; " EVENT
                                             "event 4 edict hex",
     "", legal, "prompt = red choose F521"},
    {"F521 protected ones too, then all wake",
     CARETAKER GOLEM("seeker awake", "F503") "correct first-regent nobody; correct booklet card F521; "
                                             "correct red card CC01; correct court 1 CC02; "
                                             "correct token golem asleep 4-gate 1; " EVENT
                                             "event 4 edict hex",
     "red chooses F504", legal, "F504 = box; 4-gate tokens = golem awake"},
    {"F521 without one: the leftmost of the Court with agents, and these",
     CARETAKER GOLEM("seeker awake",
                     "white") "correct first-regent nobody; correct booklet card F521; correct court CC05 "
                              "white agents 2; correct box card F602; " EVENT "event 4 edict hex",
     "", legal, "CC05 = box; white agents = 8"},
};

}  // namespace

/// The Caretaker's Golems and their cards (F501 to F521).
class GolemsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void slots_data() { addRows(kSlots); }
    void slots() { playRow(); }

    void found_data() { addRows(kFound); }
    void found() { playRow(); }

    void spent_data() { addRows(kSpent); }
    void spent() { playRow(); }

    void raided_data() { addRows(kRaided); }
    void raided() { playRow(); }

    void given_data() { addRows(kGiven); }
    void given() { playRow(); }

    void spoken_data() { addRows(kSpoken); }
    void spoken() { playRow(); }

    void unstable_data() { addRows(kUnstable); }
    void unstable() { playRow(); }

    void later_data() { addRows(kLater); }
    void later() { playRow(); }
};

QObject* golemsTests() {
    return new GolemsTest;
}

}  // namespace reach::tests

#include "golems_test.moc"
