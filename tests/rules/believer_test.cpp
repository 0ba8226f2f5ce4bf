#include <QTest>

#include "engine/campaign/fate_cards.h"
#include "engine/contract/catalogue.h"
#include "engine/protocol/draft.h"
#include "engine/rules/turn.h"
#include "suites.h"
#include "table.h"

/// The Believer, red, begins. In the Court are the Council, CC01 (Material), CC05 (Weapon), CC11 and L07.
#define FAITH                                                                                            \
    "campaign FATE08 FATE02 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; " \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow "    \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; "
/// 2-hex, where red has a city, is of this type.
#define ON(type) "correct 2-hex type " #type "; "
/// These Faithful cards are among the action cards.
#define TAUGHT                                                                                          \
    "correct actions card F804; correct actions card F806; correct actions card F808; correct actions " \
    "card F809; correct actions card F811; "
/// Red Copies, and may declare by a card's leave.
#define COPIED                                                                                         \
    "correct red captives blue 1; correct red card F110; red passes; blue leads construction 2; blue " \
    "ends turn; white copies; white ends turn; red copies; red uses F110; "
/// Red, with Material Liaisons and two starports, Copies with a Faithful card and has two actions.
#define SHIPWRIGHT                                                                                        \
    "correct red captives blue 2; correct red card F405; correct red card F110; correct 2-hex buildings " \
    "red city, red starport; correct red slots none none none none none none; red passes; blue leads "    \
    "construction 4; blue ends turn; white copies; white ends turn; red copies; red uses F110; red "      \
    "declares tyrant; red chooses 1; "
/// Red, who gains a Fuel when a Copy or Pivot taxes (LEAD03), has another city on 4-hex, and declares by a
/// card's leave what it is winning.
#define COLLECTOR                                                                                         \
    "correct red captives blue 2; correct red card LEAD03; correct red card F110; correct red card L10; " \
    "correct 4-hex buildings red city; correct 4-hex red ships 2; correct 4-hex blight ships 0; correct " \
    "red slots none none none none none none; red passes; blue leads construction 4; blue ends turn; "    \
    "white copies; white ends turn; "
#define DECLARED "red uses F110; red declares tyrant; "
/// Act II: the Doctrine on its Zeal side, two Ideals on ambitions.
#define DOCTRINE                                                                                          \
    FAITH TAUGHT                                                                                          \
        "correct box card F814; correct booklet card F821; correct booklet card F822A; correct booklet "  \
        "card "                                                                                           \
        "F823; correct token ideal zeal aside 5; correct token ideal zeal tyrant 1; correct token ideal " \
        "wisdom keeper 1; "
#define EVENT                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "

namespace reach::tests {
namespace {

constexpr Row kStack[]{
    {"F804, F813 a Faithful card that is still in the stack is not led", FAITH, "red leads zeal 1",
     breaks(Rule::FaithfulNotInDeck)},
    {"F801A nine cards in a stack, the laws in the booklet", FAITH, "", legal,
     "red cards = F802 F803; F804 = stack; F812 = stack; F813 = booklet; F814 = booklet; discard = 4"},
    {"F803 Teach: the top onto a Guild card of a city's type", FAITH ON(material) "red leads mobilization 2",
     "red uses F803 CC01", legal,
     "F804 = attached to CC01; F805 = stack; scrapped = 1; discard = 3; pips = 3"},
    {"F803 Teach: the next one is the 8",
     FAITH ON(material) "red leads mobilization 2; red uses F803 CC01; "
                        "correct 2-hex type weapon",
     "red uses F803 CC05", legal, "F805 = attached to CC05; scrapped = 2"},
    {"F803, Base p.8 Teach: it is an Influence", FAITH ON(material) "red leads construction 2",
     "red uses F803 CC01", breaks(Rule::ActionNotOnCard)},
    {"F803 Teach: of a type where one has a city", FAITH ON(fuel) "red leads mobilization 2",
     "red uses F803 CC01", breaks(Rule::CardConditions, "F803")},
    {"F803 Teach: onto Guild cards only", FAITH ON(material) "red leads mobilization 2", "red uses F803 CC11",
     breaks(Rule::CardConditions, "F803")},
    {"BR p.27 Teach: where nothing is attached",
     FAITH ON(material) "correct attached 2 CC02; red leads "
                        "mobilization 2",
     "red uses F803 CC01", breaks(Rule::AttachBare, "CC01")},
    {"F803 Teach: while the stack has cards",
     FAITH ON(material) "correct box card F804; correct box card F805; correct box card F806; correct box "
                        "card F807; correct "
                        "box card F808; correct box card F809; correct box card F810; correct box card F811; "
                        "correct box card "
                        "F812; red leads mobilization 2",
     "red uses F803 CC01", refused(Rule::CardConditions, "F803")},
    {"F813 secured, into the hand",
     FAITH ON(material) "correct attached 2 F804; correct court CC01 red agents 1; red leads aggression 2",
     "red secures CC01", legal, "F804 = actions; CC01 = red; red hand = 6; discard = 4"},
    {"F813 a card of the Court by itself",
     FAITH "correct court 2 F805; correct court F805 red agents 1; red leads aggression 2",
     "red secures F805", legal, "F805 = actions; red hand = 6; prompt = red court 2"},
    {"BR p.27 Removal from Court: it slides down",
     FAITH "correct court 2 CC13; correct attached 2 F804; " EVENT "event 3 crisis hex", "", legal,
     "court 2 = F804"},
};

constexpr Row kPlays[]{
    {"F813 Zeal taxes", FAITH TAUGHT "red leads zeal 5", "red taxes 2-hex", legal, "pips = 2"},
    {"F813 Zeal influences", FAITH TAUGHT "red leads zeal 2", "red influences CC01", legal, "pips = 3"},
    {"F813, Base p.8 Zeal does not build", FAITH TAUGHT "red leads zeal 5", "red builds ship 3-arrow",
     breaks(Rule::ActionNotOnCard)},
    {"F813 Wisdom builds", FAITH TAUGHT "red leads wisdom 5", "red builds ship 3-arrow", legal, "pips = 2"},
    {"F813, Base p.8 Wisdom does not influence", FAITH TAUGHT "red leads wisdom 5", "red influences CC01",
     breaks(Rule::ActionNotOnCard)},
    {"F804 the 9: one action", FAITH TAUGHT, "red leads wisdom 9", legal, "pips = 1; red hand = 5"},
    {"Base p.4 one that is not among the action cards", FAITH, "red leads zeal 5",
     breaks(Rule::FaithfulNotInDeck)},
    {"Base p.11 both sides are one card",
     FAITH TAUGHT "red leads zeal 5; red ends turn; blue copies; blue ends turn", "white pivots wisdom 5",
     breaks(Rule::CardSeenBefore)},
    {"F813 Surpass on the same side", FAITH TAUGHT "red leads zeal 5; red ends turn", "blue surpasses zeal 9",
     legal, "pips = 1"},
    {"F813, Base p.10 no Surpass on the other", FAITH TAUGHT "red leads zeal 5; red ends turn",
     "blue surpasses wisdom 9", breaks(Rule::SurpassNeedsSuit)},
    {"F813 but a Pivot", FAITH TAUGHT "red leads zeal 5; red ends turn", "blue pivots wisdom 9", legal,
     "pips = 1"},
    {"F813, Base p.10 no Pivot on the same side", FAITH TAUGHT "red leads zeal 5; red ends turn",
     "blue pivots zeal 4", breaks(Rule::PivotNeedsOtherSuit)},
    {"F813, Base p.10 no Surpass with a lower one", FAITH TAUGHT "red leads zeal 5; red ends turn",
     "blue surpasses zeal 4", breaks(Rule::SurpassNeedsHigher)},
    {"F813 a Copy does what the side does", FAITH TAUGHT "red leads wisdom 5; red ends turn; blue copies",
     "blue builds ship 2-moon", legal, "pips = 0"},
    {"F813 Surpassing with the 7 does not seize", FAITH TAUGHT "red leads zeal 5; red ends turn",
     "blue surpasses zeal 7", legal, "initiative = red; seized = no; pips = 2"},
    {"F813, Base p.11 the highest Surpass takes the initiative",
     FAITH TAUGHT "red leads zeal 5; red ends turn; blue surpasses zeal 7; blue ends turn; white surpasses "
                  "zeal 9",
     "white ends turn", legal, "initiative = white; prompt = white play"},
    {"F814 it declares anything", FAITH TAUGHT "red leads zeal 5", "red declares tyrant", legal,
     "marker 3 = tyrant; zero = yes"},
    {"F814, Base p.9 not when it follows",
     FAITH TAUGHT "red leads construction 2; red ends turn; blue pivots "
                  "zeal 5",
     "blue declares tyrant", breaks(Rule::DeclareNeedsInitiative)},
    {"F802 Disciples: one more action for what one is winning",
     FAITH TAUGHT "correct red captives blue 1; red leads zeal 5", "red declares tyrant", legal, "pips = 4"},
    {"F802 Disciples: not for what one is not winning", FAITH TAUGHT "red leads zeal 5",
     "red declares tyrant", legal, "pips = 3"},
    {"F802 Disciples: one more action for a card played, whatever else is declared",
     FAITH TAUGHT "correct red captives blue 1; correct red slots fuel none none none none none; correct red "
                  "card F110; red leads zeal 5; red declares tyrant; red uses F110",
     "red declares tycoon", legal, "pips = 4"},
    {"F802 Disciples: who Copies and declares by a card's leave is asked whether it was a Faithful one",
     FAITH TAUGHT COPIED, "red declares tyrant", legal, "prompt = red choose F802; pips = 1"},
    {"F802 Disciples: it was", FAITH TAUGHT COPIED "red declares tyrant", "red chooses 1", legal,
     "prompt = red act; pips = 2"},
    {"F802 Disciples: it was not", FAITH TAUGHT COPIED "red declares tyrant", "red declines", legal,
     "prompt = red act; pips = 1"},
    {"F802 Disciples: nothing is asked where no Faithful card is about", FAITH COPIED, "red declares tyrant",
     legal, "prompt = red act; pips = 1"},
    {"F802 Disciples: not with other cards",
     FAITH TAUGHT "correct red captives blue 1; red leads construction 3", "red declares tyrant", legal,
     "pips = 3"},
    {"F802, FAQ of F406 Disciples: the action it adds is no Copy",
     FAITH TAUGHT SHIPWRIGHT "red builds ship 3-arrow", "red builds ship 2-hex", legal,
     "red slots = material; pips = 0"},
    {"F802, FAQ of F406 Disciples: whose own action brings the Material once", FAITH TAUGHT SHIPWRIGHT,
     "red builds ship 3-arrow", legal, "red slots = material; pips = 1"},
    {"F802, FAQ of F406 Disciples: a Pivot to tax brings the Fuel",
     FAITH TAUGHT COLLECTOR "red pivots zeal 5; " DECLARED, "red taxes 4-hex", legal,
     "red slots = material none none fuel; pips = 1"},
    {"F802, FAQ of F406 Disciples: the action added to a Pivot does not",
     FAITH TAUGHT COLLECTOR "red pivots zeal 5; " DECLARED "red taxes 4-hex", "red taxes 2-hex", legal,
     "red slots = material relic none fuel; pips = 0"},
    {"F802, FAQ of L10 Disciples: Nurture by a Pivot brings the Fuel",
     FAITH TAUGHT COLLECTOR "red pivots wisdom 5; " DECLARED, "red uses L10 nurture 4-hex", legal,
     "red slots = material none none fuel; pips = 1"},
    {"F802, FAQ of L10 Disciples: Nurture by the action added does not",
     FAITH TAUGHT COLLECTOR "red pivots wisdom 5; " DECLARED "red uses L10 nurture 4-hex",
     "red uses L10 nurture 2-hex", legal, "red slots = material relic none fuel; pips = 0"},
    {"F802, FAQ of L10 Disciples: nor after another action of the Pivot",
     FAITH TAUGHT COLLECTOR "red pivots wisdom 5; " DECLARED "red builds ship 3-arrow",
     "red uses L10 nurture 4-hex", legal, "red slots = material; pips = 0"},
    {"F802, FAQ of L10 Disciples: by a Copy once, too",
     FAITH TAUGHT COLLECTOR "red copies zeal 5; " DECLARED "red chooses 1; red uses L10 nurture 4-hex",
     "red uses L10 nurture 2-hex", legal, "red slots = material relic none fuel; pips = 0"},
    {"F816 The Young Light: a Faithful card comes back, and the Light with it",
     FAITH TAUGHT "correct red card F816; red leads zeal 5; red uses F816 red; red ends turn; blue copies; "
                  "blue ends turn; white copies",
     "white ends turn", legal, "F816 = red; red hand = 5"},
    {"F816 The Young Light: it costs a card", FAITH TAUGHT "correct red card F816; red leads zeal 5",
     "red uses F816 red", legal, "F816 = played; red hand = 4"},
    {"F818 The Prodigal One: beside a card face down",
     FAITH TAUGHT "correct white card F818; red leads construction 2; red ends turn; blue copies; blue ends "
                  "turn; white copies",
     "white uses F818 blue", legal, "F818 = played; white hand = 4"},
    {"F825 The Prophet: not beside other cards",
     FAITH TAUGHT "correct red card F825; red leads construction 2", "red uses F825 red",
     refused(Rule::CardConditions, "F825")},
    {"F816, Base p.10 The Young Light: not without a card to discard",
     FAITH TAUGHT "correct red card F816; red leads zeal 5; correct red hand 0", "red uses F816 red",
     breaks(Rule::NoCardsInHand)},
};

constexpr Row kDoctrine[]{
    {"F822 the side of the Doctrine", DOCTRINE, "red leads zeal 5", legal, "pips = 3"},
    {"F822 not the other", DOCTRINE, "red leads wisdom 5", breaks(Rule::CardConditions, "F822A")},
    {"F823 an ambition without an Ideal gets one", DOCTRINE "red leads zeal 5", "red declares tycoon", legal,
     "tycoon tokens = ideal zeal; aside tokens = ideal zeal ideal zeal"},
    {"F823 with the same Ideal it can be declared", DOCTRINE "red leads zeal 5", "red declares tyrant", legal,
     "tyrant tokens = ideal zeal"},
    {"F823 with the other it cannot", DOCTRINE "red leads zeal 5", "red declares keeper",
     breaks(Rule::CardConditions, "F822A")},
    {"F823 other cards are free", DOCTRINE "red leads aggression 5", "red declares keeper", legal,
     "keeper tokens = ideal wisdom"},
    {"F823 other cards place no Ideal", DOCTRINE "red leads aggression 2", "red declares tycoon", legal,
     "tycoon tokens = none"},
    {"F823 FAQ: without Ideals left it is declared all the same",
     DOCTRINE "correct token ideal zeal aside 0; red leads zeal 5", "red declares tycoon", legal,
     "marker 3 = tycoon; tycoon tokens = none"},
    {"F822 Wisdom places its Ideal", DOCTRINE "correct side F822A back; red leads wisdom 5",
     "red declares tycoon", legal, "tycoon tokens = ideal wisdom"},
    {"F828 Repressed Faith: Faithful cards declare only what has an Ideal",
     DOCTRINE "correct box card F823; correct booklet card F828; red leads zeal 5", "red declares tycoon",
     breaks(Rule::CardConditions, "F828")},
    {"F828 Repressed Faith: that they may",
     DOCTRINE "correct box card F823; correct booklet card F828; red leads zeal 5", "red declares tyrant",
     legal, "marker 3 = tyrant"},
    {"F830 Dominant Faith: other cards declare nothing with an Ideal",
     DOCTRINE "correct booklet card F830; red leads aggression 3", "red declares tyrant",
     breaks(Rule::CardConditions, "F830")},
    {"F830 Dominant Faith: Liaisons neither",
     DOCTRINE "correct booklet card F830; correct red card F408; red leads aggression 2",
     "red uses F408 CC01", breaks(Rule::CardConditions, "F830")},
    {"F830 Dominant Faith: what has none they may",
     DOCTRINE "correct booklet card F830; red leads aggression 2", "red declares tycoon", legal,
     "tycoon tokens = none"},
    {"F821 Set Doctrine: who holds the Light may turn it",
     DOCTRINE "correct white card F816; " EVENT "event 5 edict hex; red chooses AID05", "white chooses 1",
     legal, "F822A = booklet, turned"},
    {"F821 Set Doctrine: or leave it",
     DOCTRINE "correct white card F816; " EVENT "event 5 edict hex; red chooses AID05", "white declines",
     legal, "F822A = booklet; prompt = red play"},
    {"F821 FAQ: its Prelude does not matter",
     DOCTRINE "correct red card F816; red leads zeal 5; red uses F816 red; red ends turn; blue plays event; "
              "blue ends turn; white copies; white ends turn; red declines; event 5 edict hex; red chooses "
              "AID05",
     "red chooses 1", legal, "F822A = booklet, turned; F816 = red"},
    {"F821 Set Doctrine: nobody holds it", DOCTRINE EVENT "event 5 edict hex; red chooses AID05", "", legal,
     "F822A = booklet; prompt = red play"},
    {"F827 Set Lay Doctrine: who shows the highest Faithful card turns it",
     DOCTRINE "correct box card F821; correct booklet card F827; " EVENT "event 5 edict hex; red chooses "
              "AID05",
     "red chooses blue", legal, "F822A = booklet, turned"},
    {"F827 Set Lay Doctrine: or nobody does",
     DOCTRINE "correct box card F821; correct booklet card F827; " EVENT "event 5 edict hex; red chooses "
              "AID05",
     "red declines", legal, "F822A = booklet; prompt = red play"},
    {"F827 Set Lay Doctrine: somebody must show one",
     DOCTRINE "correct box card F821; correct booklet card F827; " EVENT "event 5 edict hex; red chooses "
              "AID05",
     "red chooses nothing", refused(Rule::SayMore, "F827")},
    {"F817 Plot to Kidnap: everybody says whether they have one",
     FAITH TAUGHT "correct court 2 F817; correct white card F816; " EVENT "event 5 crisis hex",
     "red chooses 1", legal, "F816 = attached to F817; red hand = 4; prompt = blue choose F817"},
    {"F817 Plot to Kidnap: one, no more",
     FAITH TAUGHT "correct court 2 F817; correct white card F825; " EVENT "event 5 crisis hex",
     "red chooses 2", refused(Rule::NumberOutOfRange)},
    {"F817 Plot to Kidnap: who has none keeps the hand",
     FAITH TAUGHT "correct court 2 F817; correct white card F816; " EVENT
                  "event 5 crisis hex; red declines; blue declines",
     "white declines", legal, "red hand = 5; white hand = 5; prompt = red play"},
    {"F817 FAQ: nothing while The Young Light lies in the discard pile",
     FAITH TAUGHT "correct court 2 F817; correct discard card F816; correct red hand 5; " EVENT
                  "event 5 crisis hex",
     "", legal, "F816 = discard; red hand = 4; prompt = red play"},
    {"F817 FAQ: nor in the Court deck",
     FAITH TAUGHT "correct court 2 F817; correct deck card F816; " EVENT "event 5 crisis hex", "", legal,
     "F816 = deck; prompt = red play"},
    {"F817: nor in the box",
     FAITH TAUGHT "correct court 2 F817; correct box card F816; " EVENT "event 5 crisis hex", "", legal,
     "F816 = box; prompt = red play"},
    {"F817 FAQ: but beside a played card, and The Prophet like The Young Light",
     FAITH TAUGHT
     "correct court 2 F817; correct red card F825; red leads zeal 5; red uses F825 red; red ends "
     "turn; blue plays event; blue ends turn; white copies; white ends turn; red declines; "
     "event 5 crisis hex",
     "", legal, "F825 = attached to F817; prompt = red choose F817"},
    {"F817 Plot to Kidnap: secured, a Faithful card from the discard pile",
     FAITH TAUGHT "correct court 2 F817; correct court F817 red agents 1; red leads aggression 2; red "
                  "secures F817",
     "red chooses 1", legal, "red hand = 6; F817 = discard"},
    {"F817 Plot to Kidnap: with none about nothing is asked",
     FAITH "correct court 2 F817; correct court F817 red agents 1; red leads aggression 2",
     "red secures F817", legal, "red hand = 5; F817 = discard; prompt = red court 2"},
};

/// White has destroyed a city of the Believer's.
#define RAZED                                                                                            \
    DOCTRINE                                                                                             \
    "correct booklet card F831; correct 4-hex buildings red damaged city; correct 4-hex white ships 3; " \
    "correct initiative white; white leads aggression 4; white battles red 4-hex with 1 assault; rolls " \
    "assault hit+hit; white strikes city; "

constexpr Row kBreaking[]{
    {"F831 Breaking the Faith: an Ideal of an undeclared ambition", RAZED, "white chooses 2", legal,
     "tyrant tokens = none; keeper tokens = ideal wisdom"},
    {"F831 Breaking the Faith: or none", RAZED, "white declines", legal, "tyrant tokens = ideal zeal"},
    {"F831 Breaking the Faith: not of a declared one", RAZED "correct marker 1 tyrant", "white chooses 2",
     refused(Rule::CardConditions, "F831")},
    {"F831 Breaking the Faith: one that has an Ideal", RAZED, "white chooses 1",
     refused(Rule::CardConditions, "F831")},
    {"F831 Breaking the Faith: of the Believer's cities only",
     DOCTRINE "correct booklet card F831; correct 4-hex buildings blue damaged city; correct 4-hex white "
              "ships 3; correct initiative white; white leads aggression 4; white battles blue 4-hex with 1 "
              "assault; rolls assault hit+hit",
     "white strikes city", legal, "tyrant tokens = ideal zeal; prompt = white act"},
};

constexpr Row kTable[]{
    {"App the stack", FAITH, "correct stack card F804", legal, "F804 = stack"},
    {"App only Faithful cards lie there", FAITH, "correct stack card CC02",
     refused(Rule::NoSuchCard, "CC02")},
    {"App only action cards lie among them", FAITH, "correct actions card CC02",
     refused(Rule::NoSuchCard, "CC02")},
    {"App nobody holds one openly", FAITH, "correct red card F804", refused(Rule::NoSuchCard, "F804")},
    {"App scrapped action cards", FAITH, "correct scrapped 3", legal, "scrapped = 3; discard = 1"},
    {"Base p.22 Piece Limits: no more are scrapped than are left", FAITH, "correct scrapped 5",
     refused(Rule::BeyondTheBox)},
    {"App the side of a card", DOCTRINE, "correct side F822A back", legal, "F822A = booklet, turned"},
    {"App a card with one side", FAITH, "correct side F813 back", refused(Rule::NoSuchCard, "F813")},
    {"F512A an Event more", FAITH, "correct actions card F515", legal, "F515 = actions; discard = 5"},
    {"Base p.19 a short action deck is dealt as far as it goes",
     FAITH "correct red hand 1; correct blue hand 1; correct white hand 1; correct scrapped 7; red leads "
           "construction 2; red ends turn; blue copies; blue ends turn; white copies; white ends turn",
     "score", legal, "red hand = 5; blue hand = 5; white hand = 5"},
};

/// The Believer's cards of an Act, and what lies where afterwards.
struct CardRow {
    const char* name;
    const char* given;
    int act;
    FateCard card;
    const char* then;
};
constexpr CardRow kCards[]{
    {"F815 what is left of the stack goes to the Court deck", "", 1, FateCard::Completed,
     "F804 = deck; F812 = deck; F816 = red; F817 = deck; F803 = box"},
    {"F815 failed as well", "correct actions card F804; ", 1, FateCard::Failed,
     "F804 = actions; F805 = deck; F816 = box; F818 = deck"},
    {"F820A the Doctrine: Zeal for who has the initiative", "", 2, FateCard::Setup,
     "F822A = booklet; F821 = booklet; F823 = booklet; F814 = box"},
    {"F820A the Doctrine: else Wisdom", "correct initiative blue; ", 2, FateCard::Setup,
     "F822A = booklet, turned"},
    {"F829A the Doctrine: the Ideal with more markers",
     "correct booklet card F822A; correct side F822A back; correct token ideal zeal tycoon 1; ", 3,
     FateCard::Setup, "F822A = booklet; F830 = booklet; F831 = booklet"},
    {"F829A the Doctrine: on a tie Wisdom",
     "correct booklet card F822A; correct token ideal zeal tycoon 1; correct token ideal wisdom keeper 1; ",
     3, FateCard::Setup, "F822A = booklet, turned"},
};

/// The advance of the objective in a chapter.
struct CountRow {
    const char* name;
    const char* given;
    int act;
    int expected;
};
constexpr CountRow kCounts[]{
    {"F801B the pips of the top card", "correct red captives blue 1; correct marker 1 tyrant; ", 1, 1},
    {"F801B of the 7, for each ambition won",
     "correct box card F804; correct box card F805; correct red captives blue 1; correct red trophies blue "
     "ships 1; correct marker 1 tyrant; correct marker 2 warlord; ",
     1, 4},
    {"F801B without a stack 10",
     "correct box card F804; correct box card F805; correct box card F806; correct box card F807; correct "
     "box card F808; correct box card F809; correct box card F810; correct box card F811; correct box card "
     "F812; correct red captives blue 1; correct marker 1 tyrant; ",
     1, 10},
    {"F801B nothing without a win", "correct marker 1 tyrant; ", 1, 0},
    {"F820B the Power of an ambition with an Ideal",
     "correct token ideal zeal tyrant 1; correct red captives blue 1; correct marker 3 tyrant; ", 2, 5},
    {"F820B that of built cities with it",
     "correct token ideal zeal tyrant 1; correct red captives blue 1; correct marker 3 tyrant; correct red "
     "cities 4; ",
     2, 7},
    {"F820B not of one without", "correct red captives blue 1; correct marker 3 tyrant; ", 2, 0},
};

}  // namespace

/// The Believer (F801 to F831): Faithful action cards, the Doctrine and its Ideals.
class BelieverTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void stack_data() { addRows(kStack); }
    void stack() { playRow(); }
    void plays_data() { addRows(kPlays); }
    void plays() { playRow(); }
    void doctrine_data() { addRows(kDoctrine); }
    void doctrine() { playRow(); }
    void breaking_data() { addRows(kBreaking); }
    void breaking() { playRow(); }
    void table_data() { addRows(kTable); }
    void table() { playRow(); }

    void cards_data() { addNames(kCards); }
    void cards() {
        QFETCH(int, row);
        const CardRow& given = kCards[row];
        Table table;
        QCOMPARE(toText(table.play(std::string(FAITH) + given.given)), QString());
        Game& game = table.game();
        game.state.campaign.act = static_cast<std::int8_t>(given.act);
        Draft d(game);
        runCard(d, Player::Red, given.card);
        settle(d);
        game = d.game();
        compareFacts(table, given.then);
        QCOMPARE(toText(findInconsistency(game)), QString());
    }

    void counts_data() { addNames(kCounts); }
    void counts() {
        QFETCH(int, row);
        const CountRow& given = kCounts[row];
        Table table;
        QCOMPARE(toText(table.play(std::string(FAITH) + given.given)), QString());
        const FateAct& act = fate(8).acts[static_cast<std::size_t>(given.act - 1)];
        QCOMPARE(act.advance(table.game(), Player::Red), given.expected);
    }
};

QObject* believerTests() {
    return new BelieverTest;
}

}  // namespace reach::tests

#include "believer_test.moc"
