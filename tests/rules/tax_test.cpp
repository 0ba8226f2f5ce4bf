#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kTax[]{
    {"Base p.12 Tax: a Loyal city gives its planet's resource", "red leads administration 4",
     "red taxes 1-hex", legal, "red slots = material material material; supply material = 1; pips = 2"},
    {"Base p.12 Tax: a Rival city you control, and a Captive",
     "correct 5-hex red ships 4; red leads administration 4", "red taxes 5-hex blue", legal,
     "red slots = material material psionic; red captives blue = 1; blue agents = 9"},
    {"Base p.12 Tax: a tie is not control", "correct 5-hex red ships 3; red leads administration 4",
     "red taxes 5-hex blue", breaks(Rule::TaxOwnOrControlled)},
    {"Base p.12 Tax: damaged ships give no control",
     "correct 5-hex red ships 3+1; red leads administration 4", "red taxes 5-hex blue",
     breaks(Rule::TaxOwnOrControlled)},
    {"Base p.12 Tax: and take none away",
     "correct 5-hex red ships 1; correct 5-hex blue ships 0+3; red leads administration 4",
     "red taxes 5-hex blue", legal, "5-hex control = red"},
    {"Base p.12 Tax: control is over each Rival",
     "correct 5-hex red ships 4; correct 5-hex white ships 4; red leads administration 4",
     "red taxes 5-hex blue", breaks(Rule::TaxOwnOrControlled)},
    {"Base p.12 Tax: a Loyal city under a Rival's control",
     "correct 1-hex blue ships 5; red leads administration 4", "red taxes 1-hex"},
    {"Base p.12 Tax: a damaged city", "correct 1-hex buildings red damaged city; red leads administration 4",
     "red taxes 1-hex"},
    {"Base p.12 Tax Limit: a city twice in a turn is a violation",
     "correct red slots none none none none none none; red leads administration 4; red taxes 1-hex",
     "red taxes 1-hex", breaks(Rule::TaxOncePerTurn)},
    {"Base p.12 Tax Limit: two cities on a planet, once each",
     "correct 1-hex buildings red city, red city; red leads administration 4; red taxes 1-hex",
     "red taxes 1-hex"},
    {"Base p.12 Tax Limit: two cities on a planet, and no more",
     "correct red slots none none none none none none; correct 1-hex buildings red city, red city; red leads "
     "administration 4; red taxes 1-hex; red taxes 1-hex",
     "red taxes 1-hex", breaks(Rule::TaxOncePerTurn)},
    {"Base p.12 Tax Limit: a city that was taxed before the app was told",
     "red leads administration 4; correct 1-hex buildings red used city", "red taxes 1-hex",
     breaks(Rule::TaxOncePerTurn)},
    {"Base p.12 Tax Limit: again in the next turn",
     "correct red slots none none none none none none; correct 5-hex red ships 4; red leads administration "
     "4; red "
     "taxes 5-hex blue; red ends turn; blue copies",
     "blue taxes 5-hex"},
    {"FAQ Tax: without a resource to gain",
     "correct white slots psionic psionic none none none none; correct red slots psionic psionic none none "
     "none "
     "none; correct 5-hex red ships 4; red leads administration 4",
     "red taxes 5-hex blue", legal, "red slots = psionic psionic; red captives blue = 1; supply psionic = 0"},
    {"Base p.22 Piece Limits: a Rival without agents in supply",
     "correct court BC02 blue agents 10; correct 5-hex red ships 4; red leads administration 4",
     "red taxes 5-hex blue", legal, "red captives blue = 0; red slots = material material psionic"},
    {"Base p.22 Pieces: no city there", "red leads administration 4", "red taxes 4-arrow",
     refused(Rule::NoSuchPiece)},
    {"Base p.22 Pieces: a starport cannot be taxed", "red leads administration 4", "red taxes 4-hex",
     refused(Rule::NoSuchPiece)},
    {"App nobody plays yellow", "red leads administration 4", "red taxes 5-hex yellow",
     refused(Rule::NotInThisGame)},
};

}  // namespace

/// Tax (Base p.12).
class TaxTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void tax_data() { addRows(kTax); }
    void tax() { playRow(); }
};

QObject* taxTests() {
    return new TaxTest;
}

}  // namespace reach::tests

#include "tax_test.moc"
