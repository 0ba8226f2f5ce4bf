#include <QTest>

#include "engine/contract/catalogue.h"
#include "suites.h"
#include "table.h"

#include <map>

/// A campaign at the end of a round in which nobody has anything that a Crisis could take: no resources,
/// Guild cards, Favors, Trophies or Captives; nothing is damaged, and nobody is an Outlaw.
#define BARE                                                                                             \
    "court CC01; court CC05; court CC11; court L07; red chooses AID04; event 2 edict moon; red chooses " \
    "2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow cities; white chooses 3-moon "       \
    "starports; blue chooses 2-moon starports; red chooses 3-arrow starports; correct red slots none "   \
    "none none none none none; correct blue slots none none none none none none; correct white slots "   \
    "none none none none none none; red leads construction 2; red ends turn; blue plays event; blue "    \
    "ends turn; white copies; white ends turn; red declines; correct court 1 "

namespace reach::tests {
namespace {

/// What a Crisis does although nobody has anything: a fact about the table after this symbol was rolled.
struct Done {
    std::string_view symbol;
    const char* facts;
};
const std::map<std::string_view, Done> kDone{
    {"CC14", {"arrow", "prompt = red choose CC14"}},
    {"CC15", {"hex", "2-hex blight = 0+1"}},
    {"F109", {"arrow", "red title = outlaw"}},
    {"F205", {"arrow", "red favors blue = 0; red favors white = 1"}},
    {"F206", {"hex", "red favors blue = 1; red favors white = 0"}},
    {"F207", {"moon", "red favors blue = 1; red favors white = 1"}},
    {"F613", {"arrow", "red outrage = weapon; blue outrage = weapon; white outrage = weapon"}},
    {"F614", {"arrow", "red outrage = weapon; blue outrage = weapon; white outrage = weapon"}},
    {"F909", {"moon", "prompt = red choose F909"}},
    {"F910", {"moon", "prompt = red choose F910"}},
    {"F911", {"moon", "prompt = red choose F911"}},
    {"F1111", {"arrow", "prompt = red event dice"}},
    {"F1206", {"arrow", "red hand = 6"}},
    {"F1311", {"hex", "2-hex blight = 0+1"}},
    {"F1406", {"arrow", "red slots = psionic psionic psionic"}},
    {"F1407", {"arrow", "red slots = psionic psionic psionic"}},
};

}  // namespace

/// BR p.18 and the FAQ of F713 and F817: where the first sentence of a Crisis finds nothing, the next ones do
/// nothing either.
class CrisesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void noCrisisTakesWhatIsNotThere_data();
    void noCrisisTakesWhatIsNotThere();
};

void CrisesTest::noCrisisTakesWhatIsNotThere_data() {
    QTest::addColumn<QString>("name");
    int found = 0;
    for (int i = 0; i < cardCount(); ++i) {
        const Card& card = cardOf(static_cast<CardId>(i));
        if (card.kind != CardKind::Vox || card.crisis == nullptr) continue;
        QTest::newRow(std::string(card.id).c_str()) << toText(card.id);
        ++found;
    }
    QVERIFY(found > static_cast<int>(kDone.size()));
}
void CrisesTest::noCrisisTakesWhatIsNotThere() {
    QFETCH(QString, name);
    const std::string card = name.toStdString();
    for (const std::string symbol : {"arrow", "hex", "moon"}) {
        Table table("campaign FATE01 FATE02 FATE06");
        QCOMPARE(toText(table.play(BARE + card)), QString());
        if (table.show(card) != "court 1") {
            // The Fate's pieces are not in play: the card leaves the Court before any Crisis (F508, F1009).
            QCOMPARE(toText(table.show(card)), QStringLiteral("box"));
            break;
        }
        const State before = table.game().state;
        const Decision rolled = table.enter("event 1 crisis " + symbol);
        QVERIFY2(rolled.verdict.legal(), table.show("prompt").c_str());
        if (const auto done = kDone.find(card); done != kDone.end()) {
            if (symbol == done->second.symbol) compareFacts(table, done->second.facts);
            continue;
        }
        const State& after = table.game().state;
        for (const Player player : table.game().setup.seats) {
            QVERIFY2(after.of(player) == before.of(player), qPrintable(toText(symbol)));
            QVERIFY(after.seat(player) == before.seat(player));
        }
        QVERIFY(after.systems == before.systems);
        // The next question is the refill of the Court or the next lead.
        const std::string prompt = table.show("prompt");
        QVERIFY2(prompt == "red court 1" || prompt == "red play", prompt.c_str());
    }
}

QObject* crisesTests() {
    return new CrisesTest;
}

}  // namespace reach::tests

#include "crises_test.moc"
