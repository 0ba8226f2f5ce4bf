#include <QTest>

#include "engine/contract/catalogue.h"
#include "engine/core/state.h"

using namespace reach;

/// Assignments that skip unchanged parts still make exact copies, whatever the target held before.
class CopiesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aSetOfCardsReplacesAnyOther() {
        const auto holding = [](std::initializer_list<CardId> cards) {
            CardSet set;
            for (const CardId card : cards) set.insert(card);
            return set;
        };
        const std::array sets{holding({}), holding({courtCard(1)}), holding({loreCard(28)}),
                              holding({courtCard(31), static_cast<CardId>(CardSet::kCapacity - 1)}),
                              holding({courtCard(2), static_cast<CardId>(200)})};
        for (const CardSet& before : sets)
            for (const CardSet& after : sets) {
                CardSet copy = before;
                copy = after;
                QVERIFY(copy == after);
                copy = before;
                QVERIFY(copy == before);
            }
    }

    void aStateReplacesAnyOther() {
        std::vector<State> states(1);
        for (int system = 0; system < kSystems; ++system) {
            State state;
            state.at(static_cast<SystemId>(system)).ships[0].fresh = 3;
            states.push_back(state);
        }
        for (int owner = 0; owner < kOwners; ++owner) {
            State state;
            state.of(static_cast<Player>(owner)).power = 7;
            state.of(static_cast<Player>(owner)).cards.insert(loreCard(1));
            states.push_back(state);
        }
        for (const State& before : states)
            for (const State& after : states) {
                State copy = before;
                copy = after;
                QVERIFY(copy == after);
                copy = before;
                QVERIFY(copy == before);
            }
    }
};

QTEST_APPLESS_MAIN(CopiesTest)
#include "copies_test.moc"
