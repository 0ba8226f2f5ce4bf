#include <QTest>

#include "suites.h"
#include "table.h"

/// The Warden's cards: Seats, Fiefs, Lords and Vassals (F1602 to F1619).
namespace reach::tests {
namespace {

/// Red is the Warden, in Act II. In the Court are the Council, CC02, CC03, CC04 and CC06.
#define WARDEN                                                                                             \
    "campaign act2 FATE16 FATE02 FATE06 | correct 2-hex red ships 8; correct 3-hex blue ships 3; correct " \
    "4-hex white ships 3; done; court CC02; court CC03; court CC04; court CC06; event hex; correct red "   \
    "title outlaw; correct blue title outlaw; correct white title outlaw; "
/// Nothing but a city of red's in cluster 5, which red controls.
#define CITY                                                                                                 \
    "correct 5-hex buildings red city; correct 5-moon buildings none; correct 5-arrow buildings none; "      \
    "correct 5-hex red ships 2; correct 5-hex blight ships 0; correct 5-hex empire ships 0; correct "        \
    "5-arrow blight ships 0; correct 5-arrow empire ships 0; correct 5-moon blight ships 0; correct 5-moon " \
    "empire ships 0; "
/// Red is the Lord of cluster 5.
#define FIEF CITY "correct red card F1607; correct token seat 5 5-hex 1; "
/// Blue has a city there, at 5-arrow: a Vassal.
#define VASSAL FIEF "correct 5-arrow buildings blue city; correct 5-arrow blue ships 1; "
#define ROUND                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "
#define LED "red leads administration 3; "
/// Red is the Lord of another cluster, where blue has a city.
#define LORD(card, cluster)                                                                          \
    WARDEN "correct " cluster "-moon buildings red city; correct " cluster                           \
           "-arrow buildings blue city; "                                                            \
           "correct " cluster "-arrow blue ships 1; correct " cluster                                \
           "-arrow blight ships 0; correct " cluster "-arrow empire ships 0; correct red card " card \
           "; correct token seat " cluster " " cluster "-moon 1; " LED

constexpr Row kSeats[]{
    {"F1602 Claim Fief: onto a Court card, then a Seat above a Loyal city",
     WARDEN CITY LED "red uses F1602 CC02", "red chooses 5-hex", legal,
     "F1602 = attached to CC02; 5-hex tokens = seat 5; F1607 = red; prompt = red act"},
    {"F1602 Claim Fief: one may leave the Seat", WARDEN CITY LED "red uses F1602 CC02", "red declines", legal,
     "5-hex tokens = none; F1607 = box; prompt = red act"},
    {"F1602 Claim Fief: not without control",
     WARDEN CITY "correct 5-hex blue ships 3; correct 6-hex red ships 1; correct 6-hex blight ships 0; "
                 "correct 6-hex empire ships 0; correct 6-hex buildings red city; " LED "red uses F1602 CC02",
     "red chooses 5-hex", refused(Rule::CardConditions, "F1602")},
    {"F1602 Claim Fief: not in a cluster with a Seat",
     WARDEN FIEF
     "correct 5-arrow buildings red city; correct 5-arrow red ships 1; correct 6-hex red ships 1; "
     "correct 6-hex blight ships 0; correct 6-hex empire ships 0; correct 6-hex buildings red "
     "city; " LED "red uses F1602 CC02",
     "red chooses 5-arrow", refused(Rule::CardConditions, "F1602")},
    {"F1602 Claim Fief: without such a city the card alone", WARDEN LED, "red uses F1602 CC02", legal,
     "F1602 = attached to CC02; prompt = red act"},
    {"F1602 Claims of Nobility: in a Crisis who holds it must",
     WARDEN CITY ROUND "event 4 crisis moon; red chooses CC03", "red chooses 5-hex", legal,
     "F1602 = attached to CC03; F1607 = red"},
    {"F1602 App: without a map the cluster is named", WARDEN "depth score; red uses F1602 CC02",
     "red chooses cluster 5", legal, "F1607 = red"},
    {"F1609 Seats & Fiefs: the city is destroyed, and the Seat returns with the title", WARDEN FIEF,
     "correct 5-hex buildings none", legal, "5-hex tokens = none; F1607 = box"},
    {"F1609, FAQ Seats & Fiefs: a city that is replaced is removed", WARDEN FIEF,
     "correct 5-hex buildings blue city", legal, "5-hex tokens = none; F1607 = box"},
    {"F1609 Seats & Fiefs: of two cities beside each other the table says which is gone",
     WARDEN FIEF "correct 5-hex buildings red city, red city; correct 5-hex buildings red city",
     "red chooses nothing", legal, "5-hex tokens = none; F1607 = box"},
    {"F1609 Seats & Fiefs: the other one",
     WARDEN FIEF "correct 5-hex buildings red city, red city; correct 5-hex buildings red city",
     "red declines", legal, "5-hex tokens = seat 5; F1607 = red"},
    {"F1603 Lord: taxes any city in the Fief, ignoring control, and takes a Captive", WARDEN VASSAL LED,
     "red taxes 5-arrow blue", legal, "red captives blue = 1"},
    {"F1603 Lord: a Free city there",
     WARDEN VASSAL "correct 5-moon buildings free city; correct 5-moon blue ships 2; " LED,
     "red taxes 5-moon free", legal, "red captives blue = 0"},
    {"F1603, Base p.12 Lord: not in other clusters",
     WARDEN VASSAL
     "correct 6-hex buildings blue city; correct 6-hex blue ships 2; correct 6-hex blight ships "
     "0; correct 6-hex empire ships 0; " LED,
     "red taxes 6-hex blue", breaks(Rule::TaxOwnOrControlled)},
    {"F1603, FAQ, BR p.11 Lord: a Regent is bound by the Truce Law",
     WARDEN VASSAL
     "correct red title regent; correct blue title regent; correct 5-arrow empire ships 1; " LED,
     "red taxes 5-arrow blue", breaks(Rule::TruceLaw)},
    {"F1603, FAQ Lord: an Outlaw is not", WARDEN VASSAL "correct 5-arrow empire ships 1; " LED,
     "red taxes 5-arrow blue", legal, "red captives blue = 1"},
    {"F1601B, App Objective: at depth score the table says how far", WARDEN "depth score", "score", legal,
     "prompt = red advance"},
    {"F1604 Lord of the 2nd cluster: taxes any city in the Fief, and takes a Captive", LORD("F1604", "2"),
     "red taxes 2-arrow blue", legal, "red captives blue = 1"},
    {"F1605 Lord of the 3rd cluster: taxes any city in the Fief, and takes a Captive", LORD("F1605", "3"),
     "red taxes 3-arrow blue", legal, "red captives blue = 1"},
    {"F1606 Lord of the 4th cluster: taxes any city in the Fief, and takes a Captive", LORD("F1606", "4"),
     "red taxes 4-arrow blue", legal, "red captives blue = 1"},
    {"F1608 Lord of the 6th cluster: taxes any city in the Fief, and takes a Captive", LORD("F1608", "6"),
     "red taxes 6-arrow blue", legal, "red captives blue = 1"},
};

/// Red fights blue where both have ships, and deals one hit.
#define FIGHT                                                                                  \
    "correct 5-arrow red ships 2; correct red slots none none none none none none; red leads " \
    "aggression 2; "
constexpr Row kLaw[]{
    {"F1610 Feudal Law: a Lord who harms a Vassal provokes Outrage with all cities of the Fief",
     WARDEN VASSAL FIGHT "red battles blue 5-arrow with 1 skirmish; rolls skirmish hit",
     "red strikes fresh-ship", legal, "red outrage = weapon psionic"},
    {"F1610, FAQ Feudal Law: even without a hit",
     WARDEN VASSAL FIGHT "red battles blue 5-arrow with 1 skirmish", "rolls skirmish blank", legal,
     "red outrage = weapon psionic"},
    {"F1610 Feudal Law: a Vassal who harms the Lord",
     WARDEN VASSAL
     "correct initiative blue; correct 5-hex blue ships 2; blue leads aggression 2; blue battles "
     "red 5-hex with 1 skirmish",
     "rolls skirmish blank", legal, "blue outrage = weapon psionic"},
    {"F1610 Feudal Law: nobody else",
     WARDEN FIEF "correct 5-arrow blue ships 1; " FIGHT "red battles blue 5-arrow with 1 skirmish",
     "rolls skirmish blank", legal, "red outrage = none"},
    {"F1610 Feudal Law: a Flagship makes a Vassal",
     WARDEN FIEF "correct 5-arrow blue ships 1; correct blue flagship 5-moon; " FIGHT
                 "red battles blue 5-arrow with 1 skirmish",
     "rolls skirmish blank", legal, "red outrage = psionic"},
    {"F1610 Feudal Law: not outside the Fief",
     WARDEN VASSAL "correct 6-hex red ships 2; correct 6-hex blue ships 1; correct 6-hex empire ships 0; red "
                   "leads aggression 2; red battles blue 6-hex with 1 skirmish",
     "rolls skirmish blank", legal, "red outrage = none"},
    {"F1610 Feudal Law: Vassals provoke none by each other's cities",
     WARDEN VASSAL
     "correct 5-moon buildings white damaged city; correct 5-moon blue ships 2; correct initiative "
     "blue; blue leads aggression 2; blue battles white 5-moon with 1 assault; rolls assault hit+hit",
     "blue strikes city", legal, "blue outrage = none"},
};

/// The same table in Act III. Red is the Lord of cluster 5 and blue a Vassal; CC02 lies first in the Court.
#define COURTS                                                                                             \
    "campaign act3 FATE16 FATE02 FATE06 | correct 2-hex red ships 8; correct 3-hex blue ships 3; correct " \
    "4-hex white ships 3; done; court CC02; court CC03; court CC04; court CC06; event hex; correct red "   \
    "title outlaw; correct blue title outlaw; correct white title outlaw; correct booklet card F1609; "    \
    "correct booklet card F1610; " VASSAL
#define TOKEN "correct token court 5 CC02 1; "
/// Red destroys a city of blue's there.
#define RANSACK(where)                                                                                     \
    "correct " where " buildings blue damaged city; correct " where " red ships 3; correct " where         \
    " blue ships 0; correct " where " blight ships 0; correct " where                                      \
    " empire ships 0; correct court CC02 "                                                                 \
    "blue agents 1; correct red slots none none none none none none; red leads aggression 2; red battles " \
    "blue " where " with 1 assault; rolls assault hit+hit; red strikes city"
#define FEAST COURTS "correct court 2 F1613; "
#define SECURED                                                                                              \
    "correct court F1613 white agents 1; correct initiative white; white leads aggression 2; white secures " \
    "F1613"

constexpr Row kCourts[]{
    {"F1613 Feast Day: no harm between players in a Fief", FEAST FIGHT,
     "red battles blue 5-arrow with 1 assault", breaks(Rule::CardConditions, "F1613")},
    {"F1614 Feast Day: the other copy", COURTS "correct court 2 F1614; " FIGHT,
     "red battles blue 5-arrow with 1 assault", breaks(Rule::CardConditions, "F1614")},
    {"F1613 Feast Day: elsewhere they fight",
     FEAST "correct 6-hex red ships 2; correct 6-hex blue ships 1; correct 6-hex empire ships 0; red leads "
           "aggression 2",
     "red battles blue 6-hex with 1 assault", legal},
    {"F1613 Feast Day: the Crisis scraps it, and the agents on it",
     FEAST "correct court F1613 blue agents 2; " ROUND "event 4 crisis moon", "", legal,
     "F1613 = box; blue agents = 8"},
    {"F1613, Errata Feast Day: secured, a Rival's city gives way and keeps its Seat", FEAST SECURED,
     "white chooses 5-hex", legal,
     "5-hex = white city; 5-hex tokens = seat 5; F1607 = white; F1613 = bottom; prompt = white court 2"},
    {"F1613 Feast Day: or not", FEAST SECURED, "white declines", legal,
     "5-hex = red city; F1607 = red; F1613 = bottom"},
    {"F1613 Feast Day: only where a Seat is", FEAST SECURED, "white chooses 5-arrow",
     refused(Rule::CardConditions, "F1613")},

    {"F1618 Feudal Courts: who influences an empty card may place the Court token of a Fief",
     COURTS "red leads administration 3; red influences CC02", "red chooses cluster 5", legal,
     "CC02 tokens = court 5; prompt = red act"},
    {"F1618 Feudal Courts: or not", COURTS "red leads administration 3; red influences CC02", "red declines",
     legal, "CC02 tokens = none; prompt = red act"},
    {"F1618 Feudal Courts: so may a Vassal",
     COURTS "correct initiative blue; blue leads administration 3; blue influences CC02",
     "blue chooses cluster 5", legal, "CC02 tokens = court 5"},
    {"F1618 Feudal Courts: not where others' agents lie",
     COURTS "correct court CC02 white agents 1; red leads administration 3", "red influences CC02", legal,
     "prompt = red act"},
    {"F1618 Feudal Courts: not who is neither Lord nor Vassal",
     COURTS "correct initiative white; white leads administration 3", "white influences CC02", legal,
     "prompt = white act"},
    {"F1618 Feudal Courts: nor does such a player influence the card later",
     COURTS TOKEN "correct initiative white; white leads administration 3", "white influences CC02",
     breaks(Rule::CardConditions, "F1618")},
    {"F1618 Feudal Courts: or secure it",
     COURTS TOKEN "correct court CC02 white agents 1; correct initiative white; white leads aggression 2",
     "white secures CC02", breaks(Rule::CardConditions, "F1618")},
    {"F1618 Feudal Courts: a Lord who secures it returns the token, and the Vassals' agents",
     COURTS TOKEN
     "correct court CC02 red agents 2; correct court CC02 blue agents 1; correct court CC02 white "
     "agents 1; red leads aggression 2",
     "red secures CC02", legal,
     "CC02 = red; red captives blue = 0; red captives white = 1; blue agents = 10; aside tokens = court 1 "
     "court "
     "2 court 3 court 4 court 5 court 6"},
    {"F1618, Errata, FAQ Feudal Courts: a Vassal leaves it to the card that refills the place",
     COURTS TOKEN "correct court CC02 blue agents 1; correct initiative blue; blue leads aggression 2; blue "
                  "secures CC02",
     "court CC07", legal, "CC07 tokens = court 5; blue captives red = 0"},
    {"F1618 Feudal Courts: it leaves with a card that is buried",
     COURTS TOKEN "correct court 2 CC12; correct token court 5 CC12 1; correct token court 5 CC02 0; " ROUND
                  "event 4 crisis moon",
     "", legal, "CC12 = bottom; CC12 tokens = none"},
    {"F1618, Errata Feudal Courts: a Seat that returns takes it along", COURTS TOKEN,
     "correct 5-hex buildings none", legal, "CC02 tokens = none; F1607 = box"},

    {"F1618 Feudal Courts: ransacking secures it for a city destroyed in the Fief",
     COURTS TOKEN RANSACK("5-arrow"), "red ransacks CC02", legal, "CC02 = red"},
    {"F1618 Feudal Courts: not for one elsewhere",
     COURTS TOKEN "correct court CC03 blue agents 1; " RANSACK("6-hex"), "red ransacks CC02",
     breaks(Rule::CardConditions, "F1618")},
    {"F1618 Feudal Courts: nor is it asked with nothing else to ransack", COURTS TOKEN RANSACK("6-hex"), "",
     legal, "blue agents = 9; prompt = red act"},

    {"F1619 Lords Gain Power: three for each Fief", COURTS ROUND "event 4 edict moon", "", legal,
     "red power = 3; blue power = 0"},
    {"F1619 Lords Gain Power: with its token in the Court its Lord may secure the card",
     COURTS TOKEN "correct court CC02 red agents 1; " ROUND "event 4 edict moon", "red chooses CC02", legal,
     "CC02 = red; red power = 3; prompt = red court 2"},
    {"F1619 Lords Gain Power: or influence it",
     COURTS TOKEN "correct court CC02 red agents 1; " ROUND "event 4 edict moon; red declines",
     "red chooses CC02", legal, "red agents = 8"},
    {"F1619 Lords Gain Power: or neither",
     COURTS TOKEN "correct court CC02 red agents 1; " ROUND "event 4 edict moon; red declines",
     "red declines", legal, "red agents = 9"},
    {"F1619 Lords Gain Power: secure only with most agents", COURTS TOKEN ROUND "event 4 edict moon",
     "red chooses CC02", legal, "red agents = 9"},
};

#define LEVY COURTS "correct red card F1612; "
/// Red attacks white elsewhere.
#define ATTACK                                                                                              \
    "correct on F1612 blue ships 1; correct 6-hex red ships 2; correct 6-hex white ships 2; correct 6-hex " \
    "empire ships 0; correct red slots none none none none none none; red leads aggression 2; red battles " \
    "white 6-hex with 1 assault; "
constexpr Row kLevy[]{
    {"F1612 Warden's Levy: a ship from a Vassal's supply", LEVY "red leads administration 3",
     "red uses F1612 blue", legal, "F1612 pile = blue: 1 ship; red outrage = none; prompt = red act"},
    {"F1612 Warden's Levy: one for each Fief", LEVY "red leads administration 3; red uses F1612 blue",
     "red uses F1612 blue", refused(Rule::CardConditions, "F1612")},
    {"F1612 Warden's Levy: of Vassals only", LEVY "red leads administration 3", "red uses F1612 white",
     refused(Rule::CardConditions, "F1612")},
    {"F1612, FAQ Warden's Levy: it takes flames first", LEVY ATTACK "rolls assault self+hit+hit",
     "red chooses blue moving 1", legal,
     "F1612 pile = blue: 1 ship, damaged 1; 6-hex red = 2; prompt = red strike"},
    {"F1612, FAQ Warden's Levy: and intercepting; destroyed it goes home",
     LEVY ATTACK "rolls assault hit+intercept", "red chooses blue moving 1", legal,
     "F1612 pile = none; 6-hex red = 2; white trophies blue = none; prompt = red strike"},
    {"F1612 Warden's Levy: what it cannot take the ships do",
     LEVY
     "correct on F1612 blue ships 1; correct 6-hex red ships 2; correct 6-hex white ships 3; correct 6-hex "
     "empire ships 0; correct red slots none none none none none none; red leads aggression 2; red battles "
     "white 6-hex with 1 assault; rolls assault hit+intercept; red chooses blue moving 1",
     "red suffers fresh", legal, "6-hex red = 1+1"},
    {"F1612, FAQ Warden's Levy: the limit holds at any time", LEVY "correct on F1612 blue ships 1",
     "correct 5-arrow buildings none", legal, "F1612 pile = none"},
};

class FiefsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void seats_data() { addRows(kSeats); }
    void seats() { playRow(); }

    void law_data() { addRows(kLaw); }
    void law() { playRow(); }

    void courts_data() { addRows(kCourts); }
    void courts() { playRow(); }

    void levy_data() { addRows(kLevy); }
    void levy() { playRow(); }
};

}  // namespace

QObject* fiefsTests() {
    return new FiefsTest;
}

}  // namespace reach::tests

#include "fiefs_test.moc"
