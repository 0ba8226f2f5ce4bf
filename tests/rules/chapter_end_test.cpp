#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kScoring[]{
    {"Base p.18 Ending a Chapter: Power is gained and the chapter advances",
     "correct marker 3 tyrant; correct red captives blue 1; red passes; blue passes; white passes", "score",
     legal, "red power = 5; chapter = 2; phase = playing; round = 1; red hand = 6; prompt = red play"},
    {"Base p.18 Ending a Chapter: not before it is over", "red leads construction 4", "score",
     breaks(Rule::ChapterNotOver)},
    {"Base p.18 Ending a Chapter: not between rounds either", "", "score", breaks(Rule::ChapterNotOver)},
    {"Base p.18 Ending a Chapter: nobody can say while a hand is unknown", "correct blue hand unknown",
     "score", legal, "chapter = 2"},
    {"App nothing but the scoring when the chapter is over", "red passes; blue passes; white passes",
     "blue passes", refused(Rule::AnswerFirst)},
    {"Base p.19 Draw: everyone has six cards again",
     "correct red hand 1; correct blue hand 1; correct white hand 1; red leads construction 4; red ends "
     "turn; blue "
     "copies; blue ends turn; white copies; white ends turn",
     "score", legal, "red hand = 6; blue hand = 6; white hand = 6; discard = 2"},
    {"Base p.19 Draw: cards may be played again",
     "red leads construction 4; red ends turn; blue copies; blue ends "
     "turn; white copies; white ends turn; red passes; blue passes; white passes; score",
     "red leads construction 4"},
    {"Base p.19 Draw: the player with initiative starts",
     "red passes; blue leads construction 4; blue ends turn; "
     "white copies; white ends turn; red copies; red ends turn; blue passes; white passes; red passes",
     "score", legal, "initiative = blue; prompt = blue play"},
    {"Base p.19 Two-Player Mulligans: asked of the player without initiative",
     "2SETUP01 | blue keeps; red passes; blue passes", "score", legal,
     "prompt = blue mulligan; red hand = 6"},
    {"Base p.18 Ending a Chapter: a turn cut short puts everything back",
     "red leads construction 4; red spends material", "score", breaks(Rule::ChapterNotOver),
     "chapter = 2; prompt = red play; supply material = 3"},
};

constexpr Row kCleaningUp[]{
    {"Base p.19 Clean Up: Trophies return when Warlord was scored",
     "correct marker 3 warlord; correct red trophies blue ships 2; correct red trophies blue agents 1; red "
     "passes; "
     "blue passes; white passes",
     "score", legal, "red trophies blue = none; blue ships = 7; blue agents = 10; red power = 5"},
    {"Base p.19 Clean Up: cities return to their board",
     "correct marker 3 warlord; correct blue cities 2; correct red trophies blue cities 1; red passes; blue "
     "passes; "
     "white passes",
     "score", legal, "blue cities = 3; blue open = 4"},
    {"Base p.17 Clean Up: a covered slot's token moves or goes",
     "correct marker 3 warlord; correct blue cities 2; correct red trophies blue cities 1; correct blue "
     "slots fuel fuel "
     "fuel weapon none none; red passes; blue passes; white passes",
     "score", legal, "blue open = 4; blue slots = fuel fuel fuel weapon; prompt = red play"},
    {"Base p.19 Clean Up: Trophies stay when it was not",
     "correct marker 3 tyrant; correct red trophies blue ships 2; red passes; blue passes; white passes",
     "score", legal, "red trophies blue = 2 ship"},
    {"Base p.19 Clean Up: Captives return when Tyrant was scored",
     "correct marker 3 tyrant; correct red captives blue 2; red passes; blue passes; white passes", "score",
     legal, "red captives blue = 0; blue agents = 10"},
    {"Base p.19 Clean Up: Captives stay when it was not",
     "correct marker 3 warlord; correct red captives blue 2; red passes; blue passes; white passes", "score",
     legal, "red captives blue = 2"},
    {"Base p.19 Clean Up: resources stay", "correct marker 3 tycoon; red passes; blue passes; white passes",
     "score", legal, "red slots = material material"},
    {"Base p.19 Flip: the lowest not yet flipped",
     "correct marker 3 tyrant; red passes; blue passes; white passes", "score", legal,
     "marker 1 = available flipped; marker 2 = available; marker 3 = available"},
    {"Base p.19 Flip: then the next",
     "correct marker 1 available flipped; red passes; blue passes; white passes", "score", legal,
     "marker 2 = available flipped; marker 3 = available"},
    {"Base p.19 Flip: none is left",
     "correct marker 1 available flipped; correct marker 2 available flipped; correct marker 3 empath "
     "flipped; red "
     "passes; blue passes; white passes",
     "score", legal, "marker 3 = available flipped"},
    {"BC06 Fuel Cartel: Rivals discard all Fuel after scoring",
     "correct red card BC06; correct marker 3 tycoon; red passes; blue passes; white passes", "score", legal,
     "blue slots = psionic; white slots = none material; red power = 5; supply fuel = 5"},
};

constexpr Row kEnding[]{
    {"Base p.19 End: 30 Power with three players",
     "correct blue power 30; red passes; blue passes; white passes", "score", legal,
     "winner = blue; phase = finished; prompt = blue wins"},
    {"Base p.19 End: not with 29", "correct blue power 29; red passes; blue passes; white passes", "score",
     legal, "winner = none; chapter = 2"},
    {"Base p.19 End: Power just scored counts",
     "correct blue power 25; correct marker 3 tyrant; correct blue captives red 1; red passes; blue passes; "
     "white "
     "passes",
     "score", legal, "winner = blue; blue power = 30"},
    {"Base p.19 End: 27 Power with four players",
     "4SETUP01 | correct blue power 27; red passes; blue passes; white passes; yellow passes", "score", legal,
     "winner = blue"},
    {"Base p.19 End: 26 are too few with four players",
     "4SETUP01 | correct blue power 26; red passes; blue passes; white passes; yellow passes", "score", legal,
     "chapter = 2"},
    {"Base p.19 End: 33 Power with two players",
     "2SETUP01 | blue keeps; correct blue power 33; red passes; blue passes", "score", legal,
     "winner = blue"},
    {"Base p.19 End: 32 are too few with two players",
     "2SETUP01 | blue keeps; correct blue power 32; red passes; blue passes", "score", legal, "chapter = 2"},
    {"Base p.19 End: after Chapter 5, whatever the Power",
     "correct chapter 5; correct white power 3; red passes; blue passes; white passes", "score", legal,
     "winner = white"},
    {"Base p.19 End: after Chapter 4 it goes on",
     "correct chapter 4; correct white power 3; red passes; blue passes; white passes", "score", legal,
     "winner = none; chapter = 5"},
    {"Base p.19 End: the most Power wins, not the first to reach the mark",
     "correct blue power 30; correct white power 31; red passes; blue passes; white passes", "score", legal,
     "winner = white"},
    {"Base p.19 End: a tie goes to the earliest in turn order",
     "correct blue power 30; correct white power 30; red passes; blue passes; white passes", "score", legal,
     "winner = blue"},
    {"Base p.19 End: turn order begins with the initiative",
     "correct blue power 30; correct red power 30; correct initiative white; white passes; red passes; blue "
     "passes",
     "score", legal, "initiative = white; winner = red"},
    {"App the game is over", "correct blue power 30; red passes; blue passes; white passes; score",
     "red leads construction 4", refused(Rule::GameOver)},
};

}  // namespace

/// The end of a chapter: score, clean up, flip, go on or end (Base p.18-19).
class ChapterEndTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void scoring_data() { addRows(kScoring); }
    void scoring() { playRow(); }
    void cleaningUp_data() { addRows(kCleaningUp); }
    void cleaningUp() { playRow(); }
    void ending_data() { addRows(kEnding); }
    void ending() { playRow(); }
};

QObject* chapterEndTests() {
    return new ChapterEndTest;
}

}  // namespace reach::tests

#include "chapter_end_test.moc"
