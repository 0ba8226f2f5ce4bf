#include <QTest>

#include "engine/contract/catalogue.h"
#include "engine/protocol/draft.h"
#include "engine/rules/court.h"
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

    /// AID02: with two players every Edict can bury four Guild cards. None is lost, and each can be drawn.
    void anyNumberOfCardsAreBuried() {
        Table table;
        QCOMPARE(toText(table.play("campaign FATE01 FATE02 | ")), QString());
        Draft d(table.game());
        const CardSet deck = d.state().courtDeck;
        CardSet buried;
        deck.forEach([&](CardId card) {
            const bool below = buried.size() < 12;
            if (below) buried.insert(card);
            d.emit(moveOf(d.state(), card, below ? event::CardPlace::Bottom : event::CardPlace::Discard));
        });
        QCOMPARE(d.state().courtDeck.size() + static_cast<int>(d.state().buried.size()), 12);
        for (int drawn = 0; drawn < 12; ++drawn) {
            CardId next = CardId::None;
            buried.forEach([&](CardId card) {
                if (canBeDrawn(d.state(), card)) next = card;
            });
            QVERIFY(isCard(next));
            d.emit(moveOf(d.state(), next, event::CardPlace::Discard));
        }
        buried.forEach([&](CardId card) { QVERIFY(d.state().courtDiscard.contains(card)); });
    }
};

QObject* courtTests() {
    return new CourtTest;
}

}  // namespace reach::tests

#include "court_test.moc"
