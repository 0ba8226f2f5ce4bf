#include "suites.h"
#include "table.h"

#include <QTest>

namespace reach::tests {
namespace {

constexpr Row kElimination[]{
    {"Base p.22 Elimination: no ship and no starport, three ships in any gate",
     "correct 1-hex red ships 0; correct 4-hex red ships 0; correct 6-gate red ships 0; correct 4-hex "
     "buildings none; "
     "red leads construction 4",
     "red ends turn", legal, "prompt = red homeless"},
    {"Base p.22 Elimination: the ships are fresh, and the round goes on",
     "correct 1-hex red ships 0; correct 4-hex red ships 0; correct 6-gate red ships 0; correct 4-hex "
     "buildings none; "
     "red leads construction 4; red ends turn",
     "red places 4-gate", legal, "4-gate red = 3; red ships = 12; prompt = blue play"},
    {"Base p.22 Elimination: not at a planet",
     "correct 1-hex red ships 0; correct 4-hex red ships 0; correct 6-gate red ships 0; correct 4-hex "
     "buildings none; "
     "red leads construction 4; red ends turn",
     "red places 4-hex", breaks(Rule::PlaceAtGate)},
    {"Base p.6 Elimination: nor in a gate out of play",
     "correct 1-hex red ships 0; correct 4-hex red ships 0; correct 6-gate red ships 0; correct 4-hex "
     "buildings none; "
     "red leads construction 4; red ends turn",
     "red places 2-gate", refused(Rule::NotInPlay)},
    {"Base p.22 Elimination: a starport is a home",
     "correct 1-hex red ships 0; correct 4-hex red ships 0; correct 6-gate red ships 0; red leads "
     "construction 4",
     "red ends turn", legal, "prompt = blue play"},
    {"Base p.22 Elimination: a damaged ship is one too",
     "correct 1-hex red ships 0; correct 4-hex red ships 0; correct 6-gate red ships 0+1; correct 4-hex "
     "buildings "
     "none; red leads construction 4",
     "red ends turn", legal, "prompt = blue play"},
    {"Base p.22 Elimination: only in your own turn",
     "correct 1-moon buildings none; correct 1-moon blue ships 0; correct 5-hex blue ships 0; correct 5-gate "
     "blue "
     "ships 0; red leads construction 4",
     "red ends turn", legal, "prompt = blue play"},
    {"Base p.22 Piece Limits: as many as there are",
     "correct 1-hex red ships 0; correct 4-hex red ships 0; correct 6-gate red ships 0; correct 4-hex "
     "buildings none; "
     "correct blue trophies red ships 13; red leads construction 4; red ends turn",
     "red places 4-gate", legal, "4-gate red = 2"},
    {"App nobody asked for ships", "red leads construction 4", "red places 4-gate",
     refused(Rule::NothingAsked)},
};

constexpr Row kConcession[]{
    {"Base p.22 Concession: with two players the other wins",
     "2SETUP01 | blue keeps; red leads construction 4", "red concedes", legal,
     "winner = blue; prompt = blue wins"},
    {"Base p.22 Concession: with three the others go on", "red leads construction 4; red spends material",
     "red concedes", legal, "prompt = blue play; red hand = 0; supply material = 3; winner = none"},
    {"Base p.22 Concession: the leader before leading", "", "red concedes", legal,
     "prompt = blue play; initiative = blue"},
    {"Base p.22 Concession: in another's turn", "red leads construction 4", "white concedes", legal,
     "prompt = red act; white hand = 0"},
    {"Base p.22 Concession: the last one left wins", "white concedes", "blue concedes", legal,
     "winner = red"},
    {"Base p.22 Concession: no cards in the next chapter", "white concedes; red passes; blue passes; score",
     "", legal, "white hand = 0; red hand = 6; prompt = red play"},
    {"Base p.22 Concession: who conceded does not win",
     "correct white power 40; white concedes; correct red power 31; red passes; blue passes", "score", legal,
     "winner = red"},
    {"Base p.22 Concession: in the other's Prelude, which ends with the game",
     "2SETUP03 | blue keeps; red leads construction 4; red spends weapon", "blue concedes", legal,
     "winner = red; spent weapon = 0"},
    {"App nobody concedes twice", "white concedes", "white concedes", refused(Rule::HasConceded)},
    {"Base p.22 Concession: what was spent returns when it ends the game",
     "2SETUP03 | blue keeps; red leads construction 4; red spends weapon", "red concedes", legal,
     "winner = blue; spent weapon = 0"},
};

constexpr Row kLimits[]{
    {"Base p.22 Piece Limits: a resource that is not in the supply is not gained",
     "correct white slots material material none none none none; correct blue slots material none none none "
     "none none; "
     "red leads administration 4",
     "red taxes 1-hex", legal, "red slots = material material; supply material = 0; pips = 2"},
    {"Base p.22 Piece Limits: fewer ships than a card places",
     "correct red card BC15; correct 6-gate red ships 7; red leads construction 4", "red uses BC15 6-gate",
     legal, "6-gate red = 9; red ships = 0; BC15 = discard"},
    {"Base p.22 Piece Limits: one ship for four systems goes where its owner says",
     "correct 6-gate red ships 8; correct court 1 BC26; correct court BC26 red agents 1; red leads "
     "aggression 2; red "
     "secures BC26",
     "red chooses cluster 4", legal, "prompt = red place 1"},
    {"Base p.22 Piece Limits: to one of these systems only",
     "correct 6-gate red ships 8; correct court 1 BC26; correct court BC26 red agents 1; red leads "
     "aggression 2; red "
     "secures BC26; red chooses cluster 4",
     "red places 5-gate", refused(Rule::CardConditions, "BC26")},
    {"Base p.22 Piece Limits: placed there",
     "correct 6-gate red ships 8; correct court 1 BC26; correct court BC26 red agents 1; red leads "
     "aggression 2; red "
     "secures BC26; red chooses cluster 4",
     "red places 4-arrow", legal, "4-arrow red = 1; prompt = red court 1"},
};

}  // namespace

/// Fine print: elimination, concession, limits of pieces (Base p.22).
class FinePrintTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void elimination_data() { addRows(kElimination); }
    void elimination() { playRow(); }
    void concession_data() { addRows(kConcession); }
    void concession() { playRow(); }
    void limits_data() { addRows(kLimits); }
    void limits() { playRow(); }
    void splitDiscard_data();
    void splitDiscard();
};

void FinePrintTest::splitDiscard_data() {
    QTest::addColumn<bool>("split");
    QTest::addColumn<QString>("whiteHand");
    QTest::addColumn<bool>("mayReturn");
    QTest::newRow("Base p.22 one pile: a seen card may come back") << false << "5" << true;
    QTest::newRow("Base p.22 split piles: a face-down card is drawn") << true << "5" << false;
    QTest::newRow("Base p.22 split piles: none face down, shuffled together") << true << "9" << true;
}

/// BC31 draws a card from the discard pile: may a card seen this chapter be played again?
void FinePrintTest::splitDiscard() {
    QFETCH(bool, split);
    QFETCH(QString, whiteHand);
    QFETCH(bool, mayReturn);
    Table table;
    table.game().setup.splitDiscard = split;
    const std::string given =
        "red leads construction 4; red ends turn; blue copies; blue ends turn; white copies; white ends "
        "turn; "
        "correct court 1 BC31; correct court BC31 red agents 1; correct white hand " +
        whiteHand.toStdString() + "; red leads aggression 2; red secures BC31";
    QCOMPARE(toText(table.play(given)), QString());
    QCOMPARE(table.game().state.recycled, mayReturn);
}

QObject* finePrintTests() {
    return new FinePrintTest;
}

}  // namespace reach::tests

#include "fine_print_test.moc"
