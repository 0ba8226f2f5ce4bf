#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kRepair[]{
    {"Base p.13 Repair: not what a Rival has damaged",
     "correct 4-hex blue ships 0+1; red leads construction 4", "red repairs ship 4-hex blue",
     refused(Rule::RepairOwn)},
    {"Base p.13 Repair: a ship, anywhere", "correct 6-gate red ships 0+2; red leads construction 4",
     "red repairs ship 6-gate", legal, "6-gate red = 1+1; pips = 2"},
    {"Base p.13 Repair: a city", "correct 1-hex buildings red damaged city; red leads construction 4",
     "red repairs city 1-hex", legal, "1-hex = red city"},
    {"Base p.13 Repair: a starport, where a Rival controls",
     "correct 4-hex buildings red damaged starport; correct 4-hex blue ships 5; red leads administration 4",
     "red repairs starport 4-hex", legal, "4-hex = red starport"},
    {"App Repair: without a name one's own, though a Rival's stands first",
     "correct 1-hex buildings blue damaged starport, red damaged starport; red leads administration 4",
     "red repairs starport 1-hex", legal, "1-hex = blue damaged starport, red starport"},
    {"App Repair: of several damaged ones without a name that which stands first",
     "correct 1-hex buildings red damaged starport, red damaged starport; red leads administration 4",
     "red repairs starport 1-hex", legal, "1-hex = red starport, red damaged starport"},
    {"Base p.13 Repair: a fresh ship needs none", "red leads construction 4", "red repairs ship 4-hex",
     refused(Rule::RepairDamagedOnly)},
    {"Base p.13 Repair: a fresh building needs none", "red leads construction 4",
     "red repairs starport 4-hex", refused(Rule::RepairDamagedOnly)},
    {"Base p.13 Repair: only Loyal pieces",
     "correct 5-hex buildings blue damaged city; red leads construction 4", "red repairs city 5-hex",
     refused(Rule::RepairDamagedOnly)},
    {"Base p.13 Repair: a repaired city counts as taxed still",
     "correct red slots none none none none none none; correct 1-hex buildings red damaged city; red leads "
     "administration 4; red taxes 1-hex; red repairs city 1-hex",
     "", legal, "1-hex = red city"},
};

}  // namespace

/// Repair (Base p.13).
class RepairTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void repair_data() { addRows(kRepair); }
    void repair() { playRow(); }
};

QObject* repairTests() {
    return new RepairTest;
}

}  // namespace reach::tests

#include "repair_test.moc"
