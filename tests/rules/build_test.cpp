#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kBuildings[]{
    {"Base p.12 Build: a city beside a ship opens a resource slot",
     "correct 4-arrow red ships 1; red leads construction 4", "red builds city 4-arrow", legal,
     "4-arrow = red city; red cities = 3; red open = 4; pips = 2"},
    {"Base p.12 Build: a starport beside a ship", "correct 4-arrow red ships 1; red leads construction 4",
     "red builds starport 4-arrow", legal, "4-arrow = red starport; red starports = 3"},
    {"Base p.12 Build: beside a building", "correct 1-hex red ships 0; red leads construction 4",
     "red builds starport 1-hex", legal, "1-hex = red city, red starport"},
    {"Base p.12 Build: beside a damaged ship", "correct 4-arrow red ships 0+1; red leads construction 4",
     "red builds city 4-arrow"},
    {"Base p.12 Build: not without a Loyal piece", "red leads construction 4", "red builds city 5-arrow",
     breaks(Rule::BuildNeedsPresence)},
    {"Base p.12 Build: not where no slot is empty", "red leads construction 4", "red builds city 4-hex",
     refused(Rule::BuildNeedsSlot)},
    {"Base p.12 Build: a Rival's building fills a slot too",
     "correct 1-moon red ships 1; red leads construction 4", "red builds city 1-moon",
     refused(Rule::BuildNeedsSlot)},
    {"Base p.12 Build: beside the slots only by a card's leave",
     "correct 4-arrow red ships 1; red leads construction 4", "red builds city 4-arrow outside",
     refused(Rule::OutsideNeedsCard)},
    {"App Build: nowhere that nobody has counted", "correct 4-arrow unknown; red leads construction 4",
     "red builds city 4-arrow", refused(Rule::SystemNotCounted)},
    {"Base p.12 Build: a gate has no slots", "red leads construction 4", "red builds starport 6-gate",
     refused(Rule::BuildNeedsSlot)},
    {"Base p.12 Build: damaged where a Rival controls",
     "correct 4-arrow red ships 1; correct 4-arrow blue ships 2; red leads construction 4",
     "red builds city 4-arrow", legal, "4-arrow = red damaged city"},
    {"Base p.12 Build: fresh on a tie",
     "correct 4-arrow red ships 1; correct 4-arrow blue ships 1; red leads construction 4",
     "red builds city 4-arrow", legal, "4-arrow = red city"},
    {"Base p.12 Build: damaged even where two Rivals meet and one controls",
     "correct 4-arrow red ships 2; correct 4-arrow blue ships 2; correct 4-arrow white ships 3; red leads "
     "construction 4",
     "red builds starport 4-arrow", legal, "4-arrow = red damaged starport"},
    {"Base p.6 The Map: nothing in clusters out of play", "red leads construction 4", "red builds city 2-hex",
     refused(Rule::NotInPlay)},
    {"FAQ Build: with no city left the action may be taken",
     "correct red cities 5; correct 4-arrow red ships 1; red leads construction 4", "red builds city 4-arrow",
     legal, "4-arrow = none; pips = 2"},
};

constexpr Row kShips[]{
    {"Base p.12 Build: a ship at a Loyal starport", "red leads construction 4", "red builds ship 4-hex",
     legal, "4-hex red = 4; red ships = 6"},
    {"Base p.12 Build: not at a city", "red leads construction 4", "red builds ship 1-hex",
     refused(Rule::BuildShipAtStarport)},
    {"Base p.12 Build: not at a Rival's starport", "correct 1-moon red ships 5; red leads construction 4",
     "red builds ship 1-moon", refused(Rule::BuildShipAtStarport)},
    {"Base p.12 Build: one ship a turn at each starport", "red leads construction 4; red builds ship 4-hex",
     "red builds ship 4-hex", breaks(Rule::BuildShipOncePerTurn)},
    {"Base p.12 Build: two starports, two ships",
     "correct 1-arrow buildings red starport, red starport; red leads construction 4; red builds ship "
     "1-arrow",
     "red builds ship 1-arrow", legal, "1-arrow red = 2"},
    {"Base p.12 Build: at the starport just built",
     "correct 4-arrow red ships 1; red leads construction 4; red builds starport 4-arrow",
     "red builds ship 4-arrow", legal, "4-arrow red = 2"},
    {"Base p.12 Build: at a damaged starport",
     "correct 4-hex buildings red damaged starport; red leads construction 4", "red builds ship 4-hex", legal,
     "4-hex red = 4"},
    {"Base p.12 Build: damaged where a Rival controls",
     "correct 4-hex red ships 1; correct 4-hex blue ships 2; red leads construction 4",
     "red builds ship 4-hex", legal, "4-hex red = 1+1"},
    {"FAQ Build: with no ship left the action may be taken",
     "correct 6-gate red ships 9; red leads construction 4", "red builds ship 4-hex", legal,
     "4-hex red = 3; red ships = 0; pips = 2"},
};

}  // namespace

/// Build (Base p.12).
class BuildTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void buildings_data() { addRows(kBuildings); }
    void buildings() { playRow(); }
    void ships_data() { addRows(kShips); }
    void ships() { playRow(); }
};

QObject* buildTests() {
    return new BuildTest;
}

}  // namespace reach::tests

#include "build_test.moc"
