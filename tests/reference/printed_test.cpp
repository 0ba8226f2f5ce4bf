#include <QTest>

#include <map>
#include <set>

#include "engine/contract/catalogue.h"
#include "engine/contract/printed.h"
#include "engine/core/action_cards.h"
#include "engine/map/setup_cards.h"

using namespace reach;

class PrintedTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyCardIsThereOnce() {
        std::set<std::string_view> ids;
        std::map<PrintedKind, int> kinds;
        for (const PrintedCard& card : printedCards()) {
            QVERIFY2(ids.insert(card.id).second, card.id.data());
            ++kinds[card.kind];
        }
        QCOMPARE(ids.size(), std::size_t{529 + kActionCards + 3});  // and three Event cards
        QCOMPARE(kinds[PrintedKind::Guild], 125);
        QCOMPARE(kinds[PrintedKind::Vox], 66);
        QCOMPARE(kinds[PrintedKind::Lore], 52);
        QCOMPARE(kinds[PrintedKind::Leader], 16);
        QCOMPARE(kinds[PrintedKind::Fate], kFates);
        QCOMPARE(kinds[PrintedKind::MapSetup], kSetupCards);
    }

    void flipSidesPointAtEachOther() {
        for (const PrintedCard& card : printedCards()) {
            if (card.flipSide.empty()) continue;
            const PrintedCard* other = findPrinted(card.flipSide);
            QVERIFY2(other != nullptr, card.id.data());
            QCOMPARE(other->flipSide, card.id);
            QCOMPARE(other->fate, card.fate);
        }
    }

    void theCatalogueSaysTheSame() {
        QCOMPARE(baseCatalogue().size(), std::size_t{kBaseCards});
        for (const Card* card : baseCatalogue()) {
            const PrintedCard* printed = findPrinted(card->id);
            QVERIFY2(printed != nullptr, card->id.data());
            QCOMPARE(printed->name, card->name);
            QCOMPARE(printed->kind, card->kind);
            QVERIFY2(printed->suit == card->suit, card->id.data());
            QVERIFY2(printed->raidCost == card->raidCost, card->id.data());
        }
    }

    void setupAndActionCardsSayTheSame() {
        for (const SetupCard& card : setupCards()) {
            const PrintedCard* printed = findPrinted(card.id);
            QVERIFY2(printed != nullptr, card.id.data());
            QCOMPARE(printed->name, card.name);
        }
        for (const PrintedCard& card : printedCards())
            if (card.actionSuit != Suit::None)
                QCOMPARE(int{card.pips}, pipsOf(actionCard(card.actionSuit, card.number)));
    }

    void everyFateHasItsSet() {
        std::map<int, int> cards;
        for (const PrintedCard& card : printedCards())
            if (card.fate > 0) ++cards[card.fate];
        for (int fate = 1; fate <= kFates; ++fate) {
            QVERIFY2(cards[fate] >= 5, fateName(fate).data());
            const std::string id = "FATE" + std::string(fate < 10 ? "0" : "") + std::to_string(fate);
            const PrintedCard* card = findPrinted(id);
            QVERIFY2(card != nullptr, id.c_str());
            QCOMPARE(card->name, fateName(fate));
        }
    }
};

QTEST_APPLESS_MAIN(PrintedTest)
#include "printed_test.moc"
