#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kBoards[]{
    {"App Power", "", "correct red power 12", legal, "red power = 12"},
    {"App a hand", "", "correct blue hand 3", legal, "blue hand = 3"},
    {"App a hand that nobody knows", "", "correct blue hand unknown", legal,
     "blue hand = unknown; discard = -1"},
    {"App resource slots come from the supply", "", "correct red slots relic none fuel none none none", legal,
     "red slots = relic none fuel; supply material = 4; supply relic = 4; supply fuel = 2"},
    {"App slots that are not open", "", "correct red slots none none none fuel none none",
     refused(Rule::NumberOutOfRange)},
    {"Base p.22 Piece Limits: more tokens than the box has", "",
     "correct red slots fuel fuel fuel none none none", legal, "supply fuel = 0"},
    {"Base p.22 Piece Limits: more tokens than are left", "correct red slots fuel fuel fuel none none none",
     "correct blue slots fuel fuel none none none none", refused(Rule::BeyondTheBox)},
    {"App Outrage takes an agent", "", "correct red outrage fuel on", legal,
     "red outrage = fuel; red agents = 9"},
    {"App Outrage gives it back", "correct red outrage fuel on", "correct red outrage fuel off", legal,
     "red outrage = none; red agents = 10"},
    {"App Outrage without an agent", "correct court BC02 red agents 10", "correct red outrage fuel on", legal,
     "red outrage = fuel(placeholder)"},
    {"App Captives", "", "correct red captives blue 4", legal, "red captives blue = 4; blue agents = 6"},
    {"App fewer Captives", "correct red captives blue 4", "correct red captives blue 1", legal,
     "red captives blue = 1; blue agents = 9"},
    {"App not one's own Captives", "", "correct red captives red 1", refused(Rule::NeedsRival)},
    {"Base p.22 Piece Limits: more Captives than agents", "correct court BC02 blue agents 8",
     "correct red captives blue 3", refused(Rule::BeyondTheBox)},
    {"App Trophies: ships", "", "correct red trophies blue ships 2", legal,
     "red trophies blue = 2 ship; blue ships = 5"},
    {"App Trophies: cities", "", "correct red trophies blue cities 1", legal,
     "red trophies blue = 1 city; blue cities = 3; blue open = 4"},
    {"App cities off the board", "", "correct red cities 4", legal,
     "red cities = 1; red elsewhere = 3; red open = 6"},
    {"Base p.22 Piece Limits: fewer cities than stand on the map", "", "correct red cities 0",
     refused(Rule::BeyondTheBox)},
    {"App a Guild card", "", "correct red card BC05", legal, "BC05 = red"},
    {"App a card from one player to another", "correct red card BC05", "correct blue card BC05", legal,
     "BC05 = blue; red cards = none"},
    {"App a card to the discard pile", "correct red card BC05", "correct discard card BC05", legal,
     "BC05 = discard"},
    {"App a card to the deck", "correct red card BC05", "correct deck card BC05", legal, "BC05 = deck"},
    {"App nobody plays yellow", "", "correct yellow power 3", refused(Rule::NotInThisGame)},
    {"App a card nobody has named", "", "correct red card unknown", refused(Rule::NoSuchCard, "unknown")},
    {"App less than no Power in a base game", "", "correct red power -1", refused(Rule::NumberOutOfRange)},
};

constexpr Row kTable[]{
    {"App a Court card; the old one goes back to the deck", "correct court BC02 red agents 1",
     "correct court 1 BC05", legal, "court 1 = BC05; BC02 = deck; red agents = 10"},
    {"App a Court card nobody knows", "", "correct court 1 unknown", legal, "court 1 = unknown; BC02 = deck"},
    {"App a name for it", "correct court 1 unknown", "court BC05", legal, "court 1 = BC05"},
    {"App a place the Court does not have", "", "correct court 5 BC05",
     refused(Rule::NumberOutOfRange, "BC05")},
    {"App agents on a card", "", "correct court BC02 red agents 3", legal, "court 1 red = 3; red agents = 7"},
    {"App fewer agents on a card", "correct court BC02 red agents 3", "correct court BC02 red agents 1",
     legal, "court 1 red = 1; red agents = 9"},
    {"App a gap of the Court is filled",
     "correct court BC13 red agents 1; red leads aggression 4; red secures BC13", "correct court 2 BC05",
     legal, "court 2 = BC05; prompt = red act"},
    {"App agents on a card that is not there", "", "correct court BC05 red agents 3",
     refused(Rule::NoSuchCard, "BC05")},
    {"App the initiative, and who leads with it", "", "correct initiative blue", legal,
     "initiative = blue; prompt = blue play"},
    {"App the initiative in the middle of a round", "red leads construction 4", "correct initiative blue",
     legal, "initiative = blue; prompt = red act"},
    {"App the chapter", "", "correct chapter 3", legal, "chapter = 3; prompt = red play"},
    {"App the chapter: the round and the cards seen stay",
     "red leads construction 4; red ends turn; blue copies; blue ends turn; white copies; white ends turn",
     "correct chapter 3", legal, "chapter = 3; round = 2"},
    {"Base p.11 the chapter set right: a card seen in it is not played again",
     "red leads construction 4; red ends turn; blue copies; blue ends turn; white copies; white ends turn; "
     "correct chapter 3",
     "red leads construction 4", breaks(Rule::CardSeenBefore)},
    {"App the chapter: its end is still to be scored", "red passes; blue passes; white passes",
     "correct chapter 3", legal, "chapter = 3; prompt = score"},
    {"App a marker", "", "correct marker 1 warlord flipped", legal,
     "marker 1 = warlord flipped; warlord = 4/2"},
    {"App a card that is being resolved",
     "correct court 1 BC26; correct court BC26 red agents 1; red leads aggression 2; red secures BC26",
     "correct red card BC26", refused(Rule::AnswerFirst, "BC26")},
    {"App corrections do not wait for an open question",
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with 1 assault",
     "correct red power 3", legal, "red power = 3; prompt = red roll"},
};

constexpr Row kMap[]{
    {"App ships", "", "correct 4-hex red ships 2+1", legal, "4-hex red = 2+1; red ships = 7"},
    {"Base p.22 Piece Limits: more ships than the box has", "", "correct 4-hex red ships 11",
     refused(Rule::BeyondTheBox)},
    {"App buildings", "", "correct 1-hex buildings red city, blue damaged starport", legal,
     "1-hex = red city, blue damaged starport; blue starports = 3"},
    {"Base p.22 Piece Limits: more buildings than slots", "",
     "correct 4-hex buildings red city, red starport", refused(Rule::BeyondTheBox)},
    {"App a building damaged does not change the cities built", "correct red cities 2",
     "correct 1-hex buildings red damaged city", legal,
     "1-hex = red damaged city; red cities = 3; red elsewhere = 1"},
    {"App a city found that stood nobody knew where", "correct red cities 2",
     "correct 1-hex buildings red city, red city", legal, "red cities = 3; red elsewhere = 0"},
    {"App a building that was used this turn", "red leads administration 4",
     "correct 1-hex buildings red used city", legal, "1-hex = red city"},
    {"App an empty system", "", "correct 1-hex empty", legal, "1-hex = none; 1-hex red = 0; red cities = 5"},
    {"App a system nobody has counted", "", "correct 1-hex unknown", legal,
     "1-hex = unknown; red cities = 4; red elsewhere = 1"},
    {"Base p.6 The Map: nothing out of play", "", "correct 2-hex red ships 1", refused(Rule::NotInPlay)},
    {"App not where the battle is",
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with 1 assault",
     "correct 4-hex red ships 5", refused(Rule::AnswerFirst)},
    {"App buildings of a colour nobody plays", "", "correct 4-arrow buildings yellow city",
     refused(Rule::NotInThisGame)},
};

}  // namespace

/// Corrections by the players, within the counts of the box.
class CorrectionsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void boards_data() { addRows(kBoards); }
    void boards() { playRow(); }
    void table_data() { addRows(kTable); }
    void table() { playRow(); }
    void map_data() { addRows(kMap); }
    void map() { playRow(); }
};

QObject* correctionsTests() {
    return new CorrectionsTest;
}

}  // namespace reach::tests

#include "corrections_test.moc"
