#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kInfluence[]{
    {"Base p.13 Influence: an agent on any card", "red leads administration 4", "red influences BC31", legal,
     "court 4 red = 1; red agents = 9; pips = 2"},
    {"Base p.13 Influence: the same card again", "red leads administration 4; red influences BC31",
     "red influences BC31", legal, "court 4 red = 2"},
    {"Base p.13 Influence: only a card of the Court", "red leads administration 4", "red influences BC05",
     refused(Rule::InfluenceCourtCard)},
    {"Base p.22 Piece Limits: without an agent the action places nothing",
     "correct court BC02 red agents 10; red leads administration 4", "red influences BC31", legal,
     "court 4 red = 0; pips = 2"},
};

constexpr Row kSecure[]{
    {"Base p.13 Secure: with the most agents; Rivals' are captured",
     "correct court BC13 red agents 3; correct court BC13 blue agents 2; correct court BC13 white agents 1; "
     "red "
     "leads aggression 4",
     "red secures BC13", legal,
     "BC13 = red; red agents = 10; red captives blue = 2; red captives white = 1; blue agents = 8; prompt = "
     "red "
     "court 2"},
    {"Base p.13 Secure: a card is drawn into the same spot",
     "correct court BC13 red agents 1; red leads aggression 4; red secures BC13", "court BC05", legal,
     "court 2 = BC05; prompt = red act; BC05 = court 2"},
    {"Base p.13 Secure: a card nobody names yet",
     "correct court BC13 red agents 1; red leads aggression 4; red secures BC13", "court unknown", legal,
     "court 2 = unknown; prompt = red act"},
    {"App the card drawn lies in the deck",
     "correct court BC13 red agents 1; red leads aggression 4; red secures BC13", "court BC24",
     refused(Rule::NoSuchCard)},
    {"App the gap is filled before anything else",
     "correct court BC13 red agents 1; red leads aggression 4; red secures BC13",
     "red moves 1 4-hex > 4-gate", refused(Rule::AnswerFirst)},
    {"App no gap to fill", "red leads aggression 4", "court BC05", refused(Rule::NothingAsked)},
    {"Base p.13 Secure: a tie is not the most",
     "correct court BC13 red agents 2; correct court BC13 blue agents 2; red leads aggression 4",
     "red secures BC13", breaks(Rule::SecureMostAgents)},
    {"Base p.13 Secure: more than each Rival, not than all together",
     "correct court BC13 red agents 2; correct court BC13 blue agents 1; correct court BC13 white agents 1; "
     "red "
     "leads aggression 4",
     "red secures BC13", legal, "BC13 = red"},
    {"FAQ Secure, Base p.13 : not a card without agents", "red leads aggression 4", "red secures BC13",
     breaks(Rule::SecureMostAgents)},
    {"Base p.13 Secure: only a card of the Court", "red leads aggression 4", "red secures BC05",
     refused(Rule::InfluenceCourtCard)},
    {"Base p.13 Secure: a Vox card resolves, then the gap is filled",
     "correct court BC31 red agents 1; red leads aggression 4", "red secures BC31", legal,
     "red hand = 6; BC31 = discard; prompt = red court 4"},
    {"Base p.18 Secure: Captives count for Tyrant",
     "correct court BC13 red agents 2; correct court BC13 blue agents 1; red leads aggression 4; red secures "
     "BC13",
     "court BC05", legal, "tyrant red count = 1"},
};

}  // namespace

/// The Court: Influence and Secure (Base p.13).
class CourtTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void influence_data() { addRows(kInfluence); }
    void influence() { playRow(); }
    void secure_data() { addRows(kSecure); }
    void secure() { playRow(); }
};

QObject* courtTests() {
    return new CourtTest;
}

}  // namespace reach::tests

#include "court_test.moc"
