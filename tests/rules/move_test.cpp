#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kMoving[]{
    {"Base p.13 Move: any number to an adjacent system", "red leads mobilization 4",
     "red moves 2 1-hex > 1-gate", legal, "1-hex red = 1; 1-gate red = 2; pips = 2"},
    {"Base p.13 Move: damaged ships move too", "correct 1-hex red ships 1+2; red leads mobilization 4",
     "red moves 0+2 1-hex > 1-gate", legal, "1-hex red = 1; 1-gate red = 0+2"},
    {"Base p.13 Move: not further than adjacent", "red leads mobilization 4", "red moves 1 1-hex > 4-gate",
     breaks(Rule::MoveAdjacent)},
    {"Base p.13 Move: not across a thick border", "red leads mobilization 4", "red moves 1 1-hex > 1-arrow",
     breaks(Rule::MoveAdjacent)},
    {"Base p.6 The Map: planets of two clusters that share a thin border",
     "correct 5-hex red ships 1; red leads mobilization 4", "red moves 1 5-hex > 6-arrow"},
    {"Base p.13 Move: planets of two clusters across a thick border",
     "correct 4-hex red ships 1; red leads mobilization 4", "red moves 1 4-hex > 5-arrow",
     breaks(Rule::MoveAdjacent)},
    {"Base p.6 The Map: the path marker joins the neighbouring gates",
     "correct 1-gate red ships 1; red leads mobilization 4", "red moves 1 1-gate > 4-gate", legal,
     "4-gate red = 1"},
    {"Base p.6 Out-of-Play Clusters: nothing moves there",
     "correct 1-gate red ships 1; red leads mobilization 4", "red moves 1 1-gate > 2-gate",
     refused(Rule::NotInPlay)},
    {"Base p.13, p.22 Move: only Loyal ships that are there", "red leads mobilization 4",
     "red moves 4 1-hex > 1-gate", refused(Rule::NoSuchPiece)},
    {"Base p.13, p.22 Move: fresh ships that are not damaged ones", "red leads mobilization 4",
     "red moves 0+1 1-hex > 1-gate", refused(Rule::NoSuchPiece)},
    {"Base p.13, p.22 Move: not a Rival's ships", "red leads mobilization 4", "red moves 1 1-gate > 1-hex",
     refused(Rule::NoSuchPiece)},
    {"Base p.13 Move: into a system a Rival controls", "red leads mobilization 4",
     "red moves 1 6-gate > 5-gate", legal, "5-gate red = 1; 5-gate control = blue"},
};

constexpr Row kCatapult[]{
    {"Base p.13 Catapult: on through a gate", "correct 1-gate white ships 0; red leads mobilization 4",
     "red moves 3 4-hex > 4-gate > 1-gate > 1-arrow", legal, "4-hex red = 0; 1-arrow red = 3; pips = 2"},
    {"Base p.13 Catapult: needs a Loyal starport", "correct 1-gate white ships 0; red leads mobilization 4",
     "red moves 1 1-hex > 1-gate > 4-gate", breaks(Rule::CatapultNeedsStarport)},
    {"Base p.13 Catapult: not from a Rival's starport you control",
     "correct 1-moon red ships 4; correct 1-gate white ships 0; red leads mobilization 4",
     "red moves 1 1-moon > 1-gate > 4-gate", breaks(Rule::CatapultNeedsStarport)},
    {"Base p.13 Catapult: from a damaged starport",
     "correct 4-hex buildings red damaged starport; red leads mobilization 4",
     "red moves 3 4-hex > 4-gate > 1-gate"},
    {"Base p.13 Catapult: into a gate a Rival controls", "red leads mobilization 4",
     "red moves 3 4-hex > 4-gate > 1-gate", legal, "1-gate red = 3"},
    {"Base p.13 Catapult: and no further, however many you are", "red leads mobilization 4",
     "red moves 3 4-hex > 4-gate > 1-gate > 6-gate", breaks(Rule::CatapultStops)},
    {"Base p.13 Catapult: a gate where Rivals tie stops nobody",
     "correct 1-gate white ships 1; correct 1-gate blue ships 1; red leads mobilization 4",
     "red moves 3 4-hex > 4-gate > 1-gate > 6-gate"},
    {"Base p.13 Catapult: stops at any planet", "red leads mobilization 4",
     "red moves 3 4-hex > 4-moon > 4-gate", breaks(Rule::CatapultStops)},
    {"Base p.13 Catapult: even an empty one", "correct 4-moon empty; red leads mobilization 4",
     "red moves 3 4-hex > 4-moon > 4-gate", breaks(Rule::CatapultStops)},
    {"Base p.13 Catapult: dropping ships on the way",
     "correct 4-hex red ships 2+2; correct 1-gate white ships 0; red leads mobilization 4",
     "red moves 2+2 4-hex > 4-gate drops 1+1 > 1-gate drops 0+1 > 6-gate", legal,
     "4-gate red = 1+1; 1-gate red = 0+1; 6-gate red = 3"},
    {"Base p.13, p.22 Catapult: not more than are on the way", "red leads mobilization 4",
     "red moves 3 4-hex > 4-gate drops 4 > 1-gate", refused(Rule::NoSuchPiece)},
    {"Base p.13 Catapult: somebody must go on", "red leads mobilization 4",
     "red moves 3 4-hex > 4-gate drops 3 > 1-gate", refused(Rule::NumberOutOfRange)},
    {"FAQ Move: backtracking while dropping off ships",
     "correct 1-gate white ships 0; red leads mobilization 4",
     "red moves 3 4-hex > 4-gate drops 1 > 1-gate drops 1 > 4-gate > 4-arrow", legal,
     "4-gate red = 1; 1-gate red = 1; 4-arrow red = 1"},
    {"Base p.13 Catapult: along adjacent systems", "correct 1-gate white ships 0; red leads mobilization 4",
     "red moves 3 4-hex > 4-gate > 6-gate", breaks(Rule::MoveAdjacent)},
    {"Base p.17 Catapult: Fuel's Move action may be one",
     "correct red slots fuel none none none none none; red leads construction 4; red spends fuel",
     "red moves 3 4-hex > 4-gate > 1-gate", legal, "prelude = yes"},
};

}  // namespace

/// Move and Catapult moves (Base p.13).
class MoveTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void moving_data() { addRows(kMoving); }
    void moving() { playRow(); }
    void catapult_data() { addRows(kCatapult); }
    void catapult() { playRow(); }
};

QObject* moveTests() {
    return new MoveTest;
}

}  // namespace reach::tests

#include "move_test.moc"
