#include <QTest>

#include "suites.h"
#include "table.h"

/// In the Court are the Council, CC01 (Material), CC05 (Weapon), CC11 and L07. 1-arrow is a Weapon planet.
#define REACH                                                                                            \
    "campaign FATE02 FATE01 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; " \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow "    \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; "
/// Five Fragments on the card, the last on 1-arrow, where red has two ships.
#define LAST_FRAGMENT                                                                                  \
    REACH                                                                                              \
    "correct red card F1103A; correct token hammer F1103A 5; correct token hammer 1-arrow 1; correct " \
    "1-arrow red ships 2; correct red objective 8; "
/// The Hammer is mended: red has it.
#define MENDED                                                                                  \
    REACH                                                                                       \
    "correct red card F1103A; correct side F1103A back; correct red card F1104; correct token " \
    "hammer aside 6; correct 1-arrow red ships 2; correct red objective 6; "
/// It lies where a city of blue's and a Free starport stand.
#define PREPARED MENDED "correct token hammer 1-arrow 1; correct 1-arrow buildings blue city, free starport; "
#define FIGHT "red leads aggression 2; "
/// A Crisis in cluster 1, on the arrow.
#define CRISIS                                                                                             \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; event 1 crisis arrow; "
#define EATER REACH "correct court 2 F1111; correct token hammer aside 6; "

namespace reach::tests {
namespace {

constexpr Row kRows[]{
    {"F1102 Sycophants: kept when their holder provokes Outrage, and two ships come",
     PREPARED "correct red card F1102; " FIGHT "red uses F1104 break; court CC07", "red chooses 3-hex", legal,
     "F1102 = red; 3-hex red = 2; red outrage = weapon"},
    {"F1102 Sycophants: to a planet of the type",
     PREPARED "correct red card F1102; " FIGHT "red uses F1104 break; court CC07", "red chooses 3-moon",
     refused(Rule::CardConditions, "F1102")},
    {"F1702 Sycophants: the other copy",
     PREPARED "correct red card F1702; " FIGHT "red uses F1104 break; court CC07", "red chooses 5-arrow",
     legal, "5-arrow red = 2"},
    {"F1102 Sycophants: discarded for three ships", PREPARED "correct red card F1102; " FIGHT,
     "red uses F1102 1-arrow", legal, "1-arrow red = 5; F1102 = discard"},

    {"F1103A Repair Hammer: a Fragment, and a ship in its place",
     REACH "correct red card F1103A; correct token hammer 1-arrow 1; correct token hammer 6-moon 1; correct "
           "1-arrow red ships 2; correct red objective 12; red leads construction 2",
     "red uses F1103A 1-arrow", legal,
     "F1103A tokens = hammer; 1-arrow tokens = none; 1-arrow red = 3; red objective = 11; F1104 = box; pips "
     "= "
     "3"},
    {"F1103A Repair Hammer: controlled",
     REACH "correct red card F1103A; correct token hammer 6-moon 1; red leads construction 2",
     "red uses F1103A 6-moon", breaks(Rule::CardConditions, "F1103A")},
    {"F1103A, Base p.22 Repair Hammer: where there is one",
     REACH "correct red card F1103A; correct 1-arrow red ships 2; red leads construction 2",
     "red uses F1103A 1-arrow", refused(Rule::NoSuchPiece)},
    {"F1103A Repair Hammer: with all six the Planet Hammer, and the card turns",
     LAST_FRAGMENT "red leads construction 2", "red uses F1103A 1-arrow", legal,
     "red cards = F202 F1103A F1104; F1103A tokens = none; aside tokens = hammer hammer hammer hammer hammer "
     "hammer; red objective = 7"},
    {"F1103A Repair Hammer: not on the other side",
     MENDED "correct token hammer 1-arrow 1; red leads construction 2", "red uses F1103A 1-arrow",
     refused(Rule::CardConditions, "F1103A")},

    {"F1104 Prepare: a Hammer to a controlled planet", MENDED "red leads construction 2",
     "red uses F1104 prepare 1-arrow", legal, "1-arrow tokens = hammer"},
    {"F1104 Prepare: the one on the map comes back first",
     MENDED "correct token hammer 4-hex 1; red leads construction 2", "red uses F1104 prepare 1-arrow", legal,
     "1-arrow tokens = hammer; 4-hex tokens = none"},
    {"F1104 Prepare: controlled", MENDED "red leads construction 2", "red uses F1104 prepare 4-hex",
     breaks(Rule::CardConditions, "F1104")},
    {"F1104 Prepare: no gate", MENDED "correct 1-gate red ships 2; red leads construction 2",
     "red uses F1104 prepare 1-gate", refused(Rule::CardConditions, "F1104")},
    {"F1104 Prepare: no Broken World",
     MENDED "correct token hammer broken 1-arrow 1; red leads construction 2",
     "red uses F1104 prepare 1-arrow", refused(Rule::CardConditions, "F1104")},
    {"F1104 Break World: not in a turn with Prepare",
     MENDED "correct red slots material none none none none none; red leads aggression 3; red spends "
            "material; red uses F1104 prepare 1-arrow",
     "red uses F1104 break", breaks(Rule::CardConditions, "F1104")},
    {"F1104, Base p.22 Break World: where a Hammer lies", MENDED FIGHT, "red uses F1104 break",
     refused(Rule::NoSuchPiece)},
    {"F1103B, FAQ Breaking Worlds: the Truce Law prevents it",
     PREPARED "correct 1-arrow empire ships 1; " FIGHT, "red uses F1104 break", breaks(Rule::TruceLaw)},
    {"F1103B, F204 Breaking Worlds: harm that a card bans", PREPARED "correct red card F204; " FIGHT,
     "red uses F1104 break", breaks(Rule::CardConditions, "F204")},
    {"F1103B Breaking Worlds: its buildings go onto the card, its Guild cards out of the Court, all are "
     "outraged",
     PREPARED "correct court CC05 blue agents 2; " FIGHT, "red uses F1104 break", legal,
     "1-arrow tokens = hammer broken; 1-arrow = blight 0+1; F1103A pile = blue: 1 city, free: 1 starport; "
     "red "
     "outrage = weapon; blue outrage = weapon; white outrage = weapon; CC05 = box; blue agents = 9; F1107 = "
     "deck; F1105 = box; red trophies blue = none; red objective = 0; prompt = red court 3"},
    {"F1103B, Base p.17 Breaking Worlds: a city that goes onto the card covers no slot",
     PREPARED
     "correct blue cities 2; correct blue slots material fuel none none none none; red leads construction "
     "2; red ends turn; blue copies; blue ends turn; white copies; white ends turn; " FIGHT
     "red uses F1104 break; court CC07",
     "blue arranges fuel material none none none none", breaks(Rule::ArrangeAfterGain)},
    {"F1103B Breaking Worlds: an Outlaw who harms a Free city is a Member no longer",
     PREPARED "correct 1-arrow buildings free city; correct red card F218; " FIGHT, "red uses F1104 break",
     legal, "F218 = box"},
    {"F1103B Breaking Worlds: Banners and Bunkers are buildings",
     PREPARED "correct token banner 1-arrow 1; " FIGHT, "red uses F1104 break", legal,
     "F1103A tokens = banner; 1-arrow tokens = hammer broken"},
    {"F1103B Breaking Worlds: Rivals may battle first, in turn order",
     PREPARED "correct 1-arrow blue ships 1; correct 1-arrow white ships 1; " FIGHT, "red uses F1104 break",
     legal, "prompt = blue choose F1103A; 1-arrow tokens = hammer"},
    {"F1103B Breaking Worlds: who stays away leaves it to the next",
     PREPARED "correct 1-arrow blue ships 1; correct 1-arrow white ships 1; " FIGHT "red uses F1104 break",
     "blue declines", legal, "prompt = white choose F1103A"},
    {"F1103B Breaking Worlds: a battle like any other",
     PREPARED "correct 1-arrow blue ships 2; " FIGHT "red uses F1104 break", "blue chooses nothing", legal,
     "prompt = blue collect"},
    {"F1103B, Base p.14 Breaking Worlds: a die for each ship",
     PREPARED "correct 1-arrow blue ships 2; " FIGHT "red uses F1104 break; blue chooses nothing",
     "blue collects 3 assault", breaks(Rule::DiceLimit)},
    {"F1103B, BR p.10 Breaking Worlds: a Regent's Imperial ships come along",
     MENDED "correct red title outlaw; correct token hammer 1-arrow 1; correct 1-arrow red ships 3; correct "
            "1-arrow blue ships 1; correct 1-arrow empire ships 1; " FIGHT "red uses F1104 break; blue "
            "chooses moving 1",
     "blue collects 2 assault", legal, "prompt = blue roll"},
    {"F1103B Breaking Worlds: the planet stands once it is not controlled",
     PREPARED "correct 1-arrow blue ships 2; " FIGHT "red uses F1104 break; blue chooses nothing; blue "
              "collects 2 assault; rolls assault hit+hit hit+hit",
     "blue strikes fresh-ship damaged-ship fresh-ship damaged-ship", legal,
     "1-arrow tokens = hammer; 1-arrow red = 0; red outrage = none; red objective = 6; prompt = red act"},
    {"F1103B, Base p.12 A Broken World has no slots",
     MENDED "correct token hammer broken 1-arrow 1; red leads construction 2", "red builds city 1-arrow",
     refused(Rule::BuildNeedsSlot)},
    {"F1103B, Base p.22 A Broken World has nothing to tax",
     MENDED "correct red card LEAD13; correct token hammer broken 1-arrow 1; red leads administration 2",
     "red taxes 1-arrow slot", refused(Rule::NoSuchPiece)},

    {"F1107 Resettle: a Free city clears Outrage and fills the slots",
     REACH "correct red card F1107; correct 1-arrow red ships 2; correct red outrage weapon on; correct red "
           "slots none none none none none none; red leads construction 2",
     "red uses F1107 1-arrow", legal,
     "1-arrow = blight 0+1, free city; red outrage = none; red slots = weapon weapon weapon; F1107 = box"},
    {"F1107, Base p.12 Resettle: on a planet of its type",
     REACH "correct red card F1107; correct 1-hex red ships 2; red leads construction 2",
     "red uses F1107 1-hex", refused(Rule::CardConditions, "F1107")},
    {"F1107 Resettle: controlled", REACH "correct red card F1107; red leads construction 2",
     "red uses F1107 1-arrow", breaks(Rule::CardConditions, "F1107")},
    {"F1107, FAQ, Base p.12 Resettle: the city has to be built",
     REACH "correct red card F1107; correct 1-arrow red ships 2; correct token hammer broken 1-arrow 1; red "
           "leads construction 2",
     "red uses F1107 1-arrow", refused(Rule::BuildNeedsSlot)},
    {"F1105 Refugees: scrapped with the Planet Hammer", MENDED, "correct red card F1105", legal,
     "F1105 = box"},

    {"F1111 Planet-Eater Loose: the event die again", EATER CRISIS, "", legal, "prompt = red event dice"},
    {"F1111 Planet-Eater Loose: the same symbol breaks the planet", EATER CRISIS, "event arrow", legal,
     "1-arrow tokens = hammer broken; red outrage = weapon; blue outrage = weapon; F1107 = deck; CC05 = box"},
    {"F1111 Planet-Eater Loose: another leaves it", EATER CRISIS, "event hex", legal,
     "1-arrow tokens = none; red outrage = none; F1111 = court 2"},
    {"F1111, L19 Planet-Eater Loose: that roll may be rolled again",
     EATER "correct red card L19; correct marker 3 empath; " CRISIS "red declines; event arrow", "", legal,
     "prompt = red event dice; 1-arrow tokens = none"},
    {"F1111, L19 Planet-Eater Loose: and what it shows then counts",
     EATER "correct red card L19; correct marker 3 empath; " CRISIS "red declines; event arrow", "event hex",
     legal, "1-arrow tokens = none; red outrage = none; F1111 = court 2"},
    {"F1111, L19 Planet-Eater Loose: or it stands",
     EATER "correct red card L19; correct marker 3 empath; " CRISIS "red declines; event arrow",
     "red declines", legal, "1-arrow tokens = hammer broken; red outrage = weapon"},
    {"F1111 Planet-Eater Loose: secured with three hits, it is buried",
     EATER "correct court F1111 red agents 3; correct court F1111 blue agents 1; " FIGHT "red secures F1111",
     "red chooses 3", legal,
     "red power = 3; F1111 = bottom; red captives blue = 1; red agents = 10; prompt = red court 2"},
    {"F1111 Planet-Eater Loose: with fewer everything stays",
     EATER "correct court F1111 red agents 3; correct court F1111 blue agents 1; " FIGHT "red secures F1111",
     "red chooses 2", legal,
     "red power = 0; F1111 = court 2; court 2 red = 3; court 2 blue = 1; prompt = red act"},
    {"F1111, L19 Planet-Eater Loose: the skirmish dice may be rolled again",
     EATER "correct red card L19; correct marker 3 empath; correct court F1111 red agents 3; " FIGHT
           "red secures F1111",
     "red chooses 2", legal, "F1111 = court 2; prompt = red choose F1111"},
    {"F1111, L19 Planet-Eater Loose: what they show then counts",
     EATER "correct red card L19; correct marker 3 empath; correct court F1111 red agents 3; " FIGHT
           "red secures F1111; red chooses 2",
     "red chooses 3", legal, "F1111 = bottom; red power = 3"},
    {"F1111, L19 Planet-Eater Loose: where they show less, too",
     EATER "correct red card L19; correct marker 3 empath; correct court F1111 red agents 3; " FIGHT
           "red secures F1111; red chooses 3",
     "red chooses 2", legal, "F1111 = court 2; red power = 0; prompt = red act"},
    {"F1111, L19 Planet-Eater Loose: or they stand",
     EATER "correct red card L19; correct marker 3 empath; correct court F1111 red agents 3; " FIGHT
           "red secures F1111; red chooses 3",
     "red declines", legal, "F1111 = bottom; red power = 3"},
    {"F1111, L19 Planet-Eater Loose: once",
     EATER "correct red card L19; correct marker 3 empath; correct court F1111 red agents 3; " FIGHT
           "red secures F1111; red chooses 2",
     "red chooses 1", legal, "F1111 = court 2; prompt = red act"},
    {"F1111, L19 Planet-Eater Loose: only while Empath is declared",
     EATER "correct red card L19; correct court F1111 red agents 3; " FIGHT "red secures F1111",
     "red chooses 2", legal, "F1111 = court 2; prompt = red act"},
    {"F1111 Planet-Eater Loose: a die for each agent",
     EATER "correct court F1111 red agents 3; " FIGHT "red secures F1111", "red chooses 4",
     refused(Rule::NumberOutOfRange)},
};

class PlanetBreakerTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cards_data() { addRows(kRows); }
    void cards() { playRow(); }
};

}  // namespace

QObject* planetBreakerTests() {
    return new PlanetBreakerTest;
}

}  // namespace reach::tests

#include "planet_breaker_test.moc"
