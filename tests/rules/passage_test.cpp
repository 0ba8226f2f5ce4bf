#include <QTest>

#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/core/names.h"
#include "engine/protocol/draft.h"
#include "engine/rules/chapter_end.h"
#include "engine/rules/pieces.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

#define FOUNDED                                                                                          \
    "campaign FATE02 FATE01 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; " \
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow "    \
    "cities; white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; "
#define OUTLAWS "correct red title outlaw; correct blue title outlaw; correct white title outlaw; "
#define BROKEN FOUNDED OUTLAWS "correct 3-gate empire ships 0; correct token passage 3-gate 1; "
#define MOVES "red leads mobilization 2"
/// In a later round nobody may rearrange for what the setup brought.
#define LATER                                                                                               \
    "red leads construction 2; red ends turn; blue copies; blue ends turn; white copies; white ends turn; " \
    "red leads mobilization 2"
// Red has two ships in the Twisted Passage; the event die shows the moon.
#define INSIDE BROKEN "correct twisted-passage red ships 2; "
// Red has the Gate Wraith's cards, and a starport and ships at 3-arrow.
#define WRAITH FOUNDED OUTLAWS "correct red card F2203; correct 3-gate empire ships 0; "
#define EVENT                                                                                              \
    "red leads construction 2; red ends turn; blue plays event; blue ends turn; white copies; white ends " \
    "turn; red declines; "
// The Storms lie alone in the Court, and red secures them.
#define STORMS                                                                                       \
    BROKEN                                                                                           \
    "correct court 2 F2206; correct court F2206 red agents 1; correct twisted-passage red ships 2; " \
    "red leads aggression 2; red secures F2206"

constexpr Row kLaw[]{
    {"F2205, Base p.6 Passages: a gate with one is out of play", BROKEN MOVES, "red moves 1 3-arrow > 3-gate",
     refused(Rule::NotInPlay)},
    {"F2205 Passages: another is not", BROKEN MOVES, "red moves 1 2-hex > 2-gate", legal},
    {"F2205 The Twisted Passage: from a planet beside a broken gate", BROKEN MOVES,
     "red moves 1 3-arrow > twisted-passage", legal, "twisted-passage red = 1; prompt = red act"},
    {"F2205 The Twisted Passage: from a gate beside one", BROKEN "correct 2-gate red ships 1; " MOVES,
     "red moves 1 2-gate > twisted-passage", legal, "twisted-passage red = 1"},
    {"F2205, Base p.13 The Twisted Passage: not from elsewhere", BROKEN MOVES,
     "red moves 1 2-hex > twisted-passage", breaks(Rule::MoveAdjacent)},
    {"F2205, Base p.6 The Twisted Passage: not before a gate is broken", FOUNDED MOVES,
     "red moves 1 3-arrow > twisted-passage", refused(Rule::NotInPlay)},
    {"F2205 The Twisted Passage: out to a planet with the symbol, whose die is rolled anew", INSIDE MOVES,
     "red moves 2 twisted-passage > 6-moon", legal,
     "6-moon red = 2; twisted-passage red = 0; prompt = red event dice"},
    {"F2205 The Twisted Passage: the new symbol counts",
     INSIDE MOVES "; red moves 1 twisted-passage > 6-moon; event hex", "red moves 1 twisted-passage > 1-hex",
     legal, "1-hex red = 1"},
    {"F2205, Base p.13 The Twisted Passage: to no other planet", INSIDE MOVES,
     "red moves 2 twisted-passage > 6-hex", breaks(Rule::MoveAdjacent)},
    {"F2205, Base p.13 The Twisted Passage: nor to a gate", INSIDE MOVES,
     "red moves 2 twisted-passage > 2-gate", breaks(Rule::MoveAdjacent)},
    {"F2205 The Twisted Passage: it is a gate, which a Catapult move goes through", BROKEN MOVES,
     "red moves 2 3-arrow > twisted-passage drops 1 > 5-moon", legal,
     "twisted-passage red = 1; 5-moon red = 1; prompt = red event dice"},
    {"F2205, BR, Base p.13 p.19 The Twisted Passage: but for Blight",
     BROKEN "correct twisted-passage blight ships 1; " MOVES,
     "red moves 2 3-arrow > twisted-passage > 5-moon", breaks(Rule::CatapultStops)},
    {"F2205 The Twisted Passage: no Rival is harmed there",
     INSIDE "correct twisted-passage blue ships 1; red leads aggression 2",
     "red battles blue twisted-passage with 1 skirmish", breaks(Rule::CardConditions, "F2205")},
    {"F2205 The Twisted Passage: the Blight is no Rival",
     INSIDE "correct twisted-passage blight ships 1; red leads aggression 2",
     "red battles blight twisted-passage with 1 skirmish", legal},
    {"F2205 The Twisted Passage: cities there are Psionic",
     INSIDE "correct twisted-passage buildings red city; red leads administration 2",
     "red taxes twisted-passage", legal, "red slots = relic material none psionic"},
    {"F2205 Ship in each gate: the Twisted Passage is one, in place of those that are broken",
     BROKEN "correct token passage 2-gate 1; correct red card BC08; red leads mobilization 2",
     "red uses BC08", legal, "twisted-passage red = 1; 1-gate red = 1; 2-gate red = 0; 3-gate red = 0"},
    {"App, F2203 a Passage laid by hand breaks its gate", FOUNDED "correct 3-gate red ships 1+1; ",
     "correct token passage 3-gate 1", legal,
     "twisted-passage red = 1+1; twisted-passage = empire 1; 3-gate red = 0; 3-gate tokens = passage"},
    {"App, F2203, Base p.6 only a gate", FOUNDED, "correct token passage 3-hex 1", refused(Rule::NotInPlay)},
    {"App, F2203, Base p.6 and not the Twisted Passage", BROKEN, "correct token passage twisted-passage 1",
     refused(Rule::NotInPlay)},
    {"App, F2203 one each", BROKEN, "correct token passage 3-gate 2", refused(Rule::NumberOutOfRange)},
    {"App, F2205, Base p.6 nothing lies at a broken gate", BROKEN, "correct 3-gate red ships 1",
     refused(Rule::NotInPlay)},
    {"App, F2205, Base p.6 nor in the Twisted Passage before a gate is broken", FOUNDED,
     "correct twisted-passage red ships 1", refused(Rule::NotInPlay)},
    {"App, F2205, Base p.22 the last Passage stays while something lies there", INSIDE,
     "correct token passage 3-gate 0", refused(Rule::BeyondTheBox)},
};

constexpr Row kBreaking[]{
    {"F2203 Breaking Gates: one step into the gate may be a Catapult move",
     WRAITH MOVES "; red moves 2 3-arrow > 3-gate", "red chooses red", legal,
     "3-gate tokens = passage; twisted-passage red = 2; 3-gate red = 0; 3-arrow = empire 1; red starports = "
     "5; prompt = red act"},
    {"F2201A the first Passage goes onto a gate",
     "campaign act3 FATE22 FATE07 FATE05 | correct red title outlaw; correct blue title outlaw; correct "
     "white title outlaw; correct 4-hex red ships 3; correct 4-arrow blue ships 2; correct 6-hex white ships "
     "3; "
     "done; court CC01; court CC05; court CC07; court CC03; event hex",
     "red chooses 3-hex", refused(Rule::NeedsGate)},
    {"F506, F2203 Breaking Gates: the Seeker's move is a Catapult move with one step, too, and uses no "
     "starport",
     WRAITH "correct booklet card F505; correct booklet card F506; correct token golem seeker awake red 1; "
            "red leads mobilization 2; red spends seeker; red chooses blue",
     "red moves 2 3-arrow > 3-gate", legal,
     "3-gate tokens = passage; twisted-passage red = 2; 3-gate red = 0; 3-arrow = empire 1, red starport"},
    {"F506, F2203 Breaking Gates: nor one where it could have been used",
     WRAITH "correct 2-hex buildings red city; correct booklet card F505; correct booklet card F506; correct "
            "token golem seeker awake red 1; red leads mobilization "
            "2; red spends seeker; red chooses blue",
     "red moves 1 2-hex > 2-gate", legal,
     "2-gate tokens = passage; 2-hex = empire 1, red city; prompt = red act"},
    {"F2203 Breaking Gates: either of two starports",
     WRAITH "correct 3-arrow buildings red starport, red outside starport; " MOVES
            "; red moves 2 3-arrow > 3-gate",
     "red chooses red outside", legal, "3-arrow = empire 1, red starport; red starports = 4"},
    {"F2203 Breaking Gates: of several own ones the damaged",
     WRAITH "correct 3-arrow buildings red starport, red damaged outside starport; " MOVES
            "; red moves 2 3-arrow > 3-gate",
     "red chooses red damaged", legal, "3-arrow = empire 1, red starport"},
    {"F2203 Breaking Gates: or the fresh",
     WRAITH "correct 3-arrow buildings red starport, red damaged outside starport; " MOVES
            "; red moves 2 3-arrow > 3-gate",
     "red chooses red fresh", legal, "3-arrow = empire 1, red outside damaged starport"},
    {"F2203 Breaking Gates: or none", WRAITH MOVES "; red moves 2 3-arrow > 3-gate", "red declines", legal,
     "3-gate tokens = none; 3-gate red = 2; red starports = 4"},
    {"F2203, Base p.22 Breaking Gates: only with a starport that serves",
     WRAITH MOVES "; red moves 2 3-arrow > 3-gate", "red chooses white", refused(Rule::NoSuchPiece, "F2203")},
    {"F2203 Breaking Gates: not without one", WRAITH MOVES, "red moves 2 2-hex > 2-gate", legal,
     "2-gate red = 2; prompt = red act"},
    {"F2203 errata, Base p.13 Breaking Gates: the Catapult move ends where the gate breaks", WRAITH MOVES,
     "red moves 3 3-arrow > 3-gate drops 1 > 6-moon", breaks(Rule::CatapultStops, "F2203")},
    {"F2203 errata, F2202, Base p.13 Breaking Gates: with Catapult Overdrive too",
     WRAITH "correct red card F2202; " MOVES, "red moves 2 3-arrow > 3-gate > 6-moon",
     breaks(Rule::CatapultStops, "F2203")},
    {"F2203, Base p.13 Breaking Gates: from a broken gate a Catapult move goes on",
     WRAITH "correct token passage 3-gate 1; " MOVES, "red moves 2 3-arrow > twisted-passage > 5-moon", legal,
     "5-moon red = 2; red starports = 4"},
    {"Base p.13 without the card there is", FOUNDED OUTLAWS "correct 3-gate empire ships 0; " MOVES,
     "red moves 2 3-arrow > 3-gate > 2-gate", legal, "2-gate red = 2; 3-gate tokens = none"},
    {"F2203 Breaking Gates: ships, Flagships and tokens into the Twisted Passage, buildings home",
     WRAITH "correct 3-gate blue ships 1+1; correct 3-gate buildings white city; correct token portal "
            "3-gate 1; correct white flagship 3-gate; " MOVES "; red moves 3 3-arrow > 3-gate",
     "red chooses red", legal,
     "twisted-passage blue = 1+1; twisted-passage tokens = portal; white flagship = twisted-passage; "
     "twisted-passage = none; 3-gate = none; white trophies red = none; red trophies white = none"},
    {"F2203, F1508 Breaking Gates: a Ceasefire stays with its cluster",
     WRAITH "correct token ceasefire war 3-gate 1; " MOVES "; red moves 3 3-arrow > 3-gate",
     "red chooses red", legal, "twisted-passage tokens = none; 3-gate tokens = ceasefire war passage"},
    {"F2203 Breaking Gates: with the Slipstream Drive, which goes with its Armor",
     WRAITH "correct 3-arrow buildings none; correct red flagship 3-arrow; correct red slipstream-drive "
            "city; correct red slipstream-drive armor starport; " MOVES,
     "red moves slipstream flagship 0 3-arrow > 3-gate", legal,
     "red flagship = twisted-passage; 3-gate tokens = passage; red cities = 4; red starports = 5"},
    {"F2203 FAQ Breaking Gates: beside a starport a move by the Slipstream Drive destroys the Drive",
     WRAITH "correct red flagship 3-arrow; correct red slipstream-drive city; " MOVES,
     "red moves slipstream flagship 0 3-arrow > 3-gate", legal,
     "red flagship = twisted-passage; 3-arrow = empire 1, red starport; 3-gate tokens = passage; prompt = "
     "red act"},
    {"F2203 FAQ Breaking Gates: any other destroys the starport",
     WRAITH "correct red flagship 3-arrow; correct red slipstream-drive city; " MOVES
            "; red moves flagship 2 3-arrow > 3-gate",
     "red chooses red", legal,
     "red flagship = twisted-passage, slipstream-drive city; 3-arrow = empire 1; 3-gate tokens = passage"},
    {"F2203 FAQ Breaking Gates: or is none by Catapult",
     WRAITH "correct red flagship 3-arrow; correct red slipstream-drive city; " MOVES
            "; red moves flagship 2 3-arrow > 3-gate",
     "red declines", legal,
     "red flagship = 3-gate, slipstream-drive city; 3-arrow = empire 1, red starport; 3-gate tokens = none"},
    {"F2203, Base p.17 Breaking Gates: a city of the gate comes home and covers a slot",
     WRAITH
     "correct 3-gate buildings white city; correct white slots material fuel none none none none; " LATER
     "; red moves 3 3-arrow > 3-gate; red chooses red",
     "white arranges fuel material none none none none", legal, "white slots = fuel material"},
    {"F2203, Base p.17 Breaking Gates: a starport of the gate covers none",
     WRAITH
     "correct 3-gate buildings white starport; correct white slots material fuel none none none none; " LATER
     "; red moves 3 3-arrow > 3-gate; red chooses red",
     "white arranges fuel material none none none none", breaks(Rule::ArrangeAfterGain)},
    {"F2203, Base p.17 Breaking Gates: a city of the Slipstream Drive covers a slot",
     WRAITH
     "correct 3-arrow buildings none; correct red flagship 3-arrow; correct red slipstream-drive city; "
     "correct red slots material fuel none none none none; " LATER
     "; red moves slipstream flagship 0 3-arrow > 3-gate",
     "red arranges fuel material none none none none", legal, "red slots = fuel material"},
    {"F2202 Catapult Overdrive: with Rival starports one controls",
     FOUNDED OUTLAWS "correct red card F2202; correct 3-moon empire ships 0; correct 3-moon white ships 0; "
                     "correct 3-moon red ships 2; correct 3-gate empire ships 0; " MOVES,
     "red moves 2 3-moon > 3-gate > 2-gate", legal},
    {"Base p.13 Catapult: not without the card",
     FOUNDED OUTLAWS "correct 3-moon empire ships 0; correct 3-moon white ships 0; correct 3-moon red ships "
                     "2; correct 3-gate empire ships 0; " MOVES,
     "red moves 2 3-moon > 3-gate > 2-gate", breaks(Rule::CatapultNeedsStarport)},
    {"F2202, Base p.13 Catapult Overdrive: not where another controls",
     FOUNDED OUTLAWS "correct red card F2202; correct 3-moon empire ships 0; correct 3-moon red ships 2; "
                     "correct 3-gate empire ships 0; " MOVES,
     "red moves 2 3-moon > 3-gate > 2-gate", breaks(Rule::CatapultNeedsStarport)},
    {"F2202, F2203 Breaking Gates: with a Rival's starport, which is no Trophy",
     WRAITH "correct red card F2202; correct 3-moon empire ships 0; correct 3-moon white ships 0; correct "
            "3-moon red ships 2; " MOVES "; red moves 2 3-moon > 3-gate",
     "red chooses white", legal,
     "3-gate tokens = passage; twisted-passage red = 2; white starports = 5; red trophies white = none"},
    {"F2202, F2203 Breaking Gates: of several the player says which",
     WRAITH "correct red card F2202; correct 1-arrow blight ships 0; correct 1-arrow buildings red starport, "
            "blue starport; correct 1-arrow red ships 2; " MOVES "; red moves 2 1-arrow > 1-gate",
     "red chooses blue", legal, "1-arrow = red starport; twisted-passage red = 2; 1-gate tokens = passage"},
    {"F2202 Catapult Overdrive: on from the Twisted Passage beside Blight",
     BROKEN "correct red card F2202; correct twisted-passage blight ships 1; " MOVES,
     "red moves 2 3-arrow > twisted-passage > 5-moon", legal},
    {"F2202 Catapult Overdrive: whoever controls it",
     BROKEN "correct red card F2202; correct twisted-passage blue ships 2; " MOVES,
     "red moves 2 3-arrow > twisted-passage > 5-moon", legal},
    {"Base p.13 Catapult: without the card a Rival's control ends it",
     BROKEN "correct twisted-passage blue ships 2; " MOVES, "red moves 2 3-arrow > twisted-passage > 5-moon",
     breaks(Rule::CatapultStops)},
};

constexpr Row kCards[]{
    {"F2204 The Dead Live: ships nobody takes lie on the card",
     BROKEN "correct booklet card F2204; correct 5-hex red ships 0+1; " EVENT "event 5 crisis hex", "", legal,
     "F2204 pile = red: 1 ship; 5-hex red = 0"},
    {"F2204 The Dead Live: without it they go home",
     BROKEN "correct 5-hex red ships 0+1; " EVENT "event 5 crisis hex", "", legal, "red ships = 9"},
    {"F2206 Passage Storms: a Crisis hits each piece in the Twisted Passage, and the card leaves",
     BROKEN "correct attached 2 F2206; correct twisted-passage red ships 1+1; correct twisted-passage blue "
            "ships 2; correct twisted-passage buildings white city; " EVENT "event 5 crisis hex",
     "", legal,
     "twisted-passage red = 0+1; twisted-passage blue = 0+2; twisted-passage = white outside damaged city; "
     "F2206 = "
     "deck; court 2 = CC01; prompt = red play"},
    {"F2206, F2204 Passage Storms: what it destroys lives on",
     BROKEN
     "correct booklet card F2204; correct attached 2 F2206; correct twisted-passage red ships 1+1; " EVENT
     "event 5 crisis hex",
     "", legal, "twisted-passage red = 0+1; F2204 pile = red: 1 ship"},
    {"F2206 Passage Storms: alone in its place, another card is drawn for it",
     BROKEN "correct court 2 F2206; " EVENT "event 5 crisis hex", "", legal,
     "F2206 = deck; prompt = red court 2"},
    {"F2206 Passage Storms: secured, out to any planet", STORMS, "red moves 1 twisted-passage > 6-hex", legal,
     "6-hex red = 1; F2206 = court 2; prompt = red again"},
    {"F2206 Passage Storms: as often as one likes, and the die stays",
     STORMS "; red moves 1 twisted-passage > 6-hex", "red moves 1 twisted-passage > 2-arrow", legal,
     "2-arrow red = 1; prompt = red act"},
    {"F2206 Passage Storms: or not", STORMS, "red declines", legal,
     "twisted-passage red = 2; prompt = red act"},
    {"F2206, Base p.13 Passage Storms: not to a gate", STORMS, "red moves 1 twisted-passage > 6-gate",
     breaks(Rule::MoveAdjacent)},
    {"F2206 Passage Storms: not from elsewhere", STORMS, "red moves 1 2-hex > 2-moon",
     breaks(Rule::CardConditions, "F2206")},
    {"F2206 Passage Storms: where nobody is, nobody moves",
     BROKEN "correct court 2 F2206; correct court F2206 red agents 1; red leads aggression 2",
     "red secures F2206", legal, "F2206 = court 2; prompt = red act"},
};

struct ControlRow {
    const char* name;
    const char* given;
    int spaces;
};
constexpr ControlRow kControl[]{
    {"F2201B each Passage, for control of the Twisted Passage",
     INSIDE "correct token passage 4-gate 1; correct twisted-passage blight ships 0; ", 2},
    {"F2201B not for another's",
     INSIDE "correct token passage 4-gate 1; correct twisted-passage blue ships 3; ", 0},
    {"F2201B and for an ambition",
     INSIDE "correct token passage 4-gate 1; correct red captives blue 3; correct marker 1 tyrant; ", 4},
};

}  // namespace

/// Fate 22, the Gate Wraith, in Act III: broken gates and the Twisted Passage (F2201 to F2206).
class PassageTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The table keeps a move that should have ended where the gate broke.
    void longerMoves() {
        Table table;
        const std::string error =
            table.play(WRAITH
                       "correct 3-arrow buildings red starport, red damaged outside starport; red leads "
                       "mobilization 2");
        QCOMPARE(toText(error), QString());
        QVERIFY(table.enter("red moves 2 3-arrow > 3-gate > 6-moon").accepted());
        QCOMPARE(toText(table.show("3-gate tokens")), QString("passage"));
        QVERIFY(table.enter("event hex").accepted());
        QCOMPARE(toText(table.show("prompt")), QString("red choose F2203"));
        QVERIFY(table.judge("red declines").violations[0] ==
                (Violation{Rule::CardConditions, findCard("F2203")}));
        QVERIFY(table.enter("red chooses red damaged").accepted());
        QCOMPARE(toText(table.show("3-arrow")), QString("empire 1, red starport"));
    }
    void law_data() { addRows(kLaw); }
    void law() { playRow(); }
    void breaking_data() { addRows(kBreaking); }
    void breaking() { playRow(); }
    void cards_data() { addRows(kCards); }
    void cards() { playRow(); }

    void control_data() { addNames(kControl); }
    void control() {
        QFETCH(int, row);
        Table table;
        QCOMPARE(toText(table.play(kControl[row].given)), QString());
        QCOMPARE(fate(22).acts[2].advance(table.game(), Player::Red), kControl[row].spaces);
    }

    /// F2205: pieces that would be placed on a gate with a Passage.
    void placedInThePassage() {
        Table table;
        QCOMPARE(toText(table.play(FOUNDED "correct token passage 2-gate 1")), QString());
        Draft d(table.game());
        for (const SystemId gate : {systemAt(0, Spot::Gate), systemAt(1, Spot::Gate)})
            placeShips(d, Player::White, gate, 2);
        placeShipInEach(d, Player::Blue, 0xFU << 4U, CardId::None);
        table.game() = d.game();
        compareFacts(
            table,
            "1-gate white = 2; 2-gate white = 0; twisted-passage white = 2; twisted-passage blue = 1; "
            "2-gate blue = 0; 2-arrow blue = 1");
        QCOMPARE(toText(findInconsistency(table.game())), QString());
    }

    /// F2204: Trophies too, even if no player declared Warlord. Pieces that are no ships stay, and so does
    /// the Blight.
    void theDeadComeBack() {
        Table table;
        QCOMPARE(
            toText(table.play(BROKEN "correct booklet card F2204; correct on F2204 red ships 2; correct on "
                                     "F2204 empire ships 1; correct red trophies blue ships 2; correct red "
                                     "trophies blue cities 1; correct blue trophies blight ships 1")),
            QString());
        Draft d(table.game());
        closeChapter(d);
        table.game() = d.game();
        compareFacts(table,
                     "twisted-passage red = 2; twisted-passage blue = 2; twisted-passage = empire 1; F2204 "
                     "pile = none; red trophies blue = 1 city; blue trophies blight = 1 ship");
        QCOMPARE(toText(findInconsistency(table.game())), QString());
    }
};

QObject* passageTests() {
    return new PassageTest;
}

}  // namespace reach::tests

#include "passage_test.moc"
