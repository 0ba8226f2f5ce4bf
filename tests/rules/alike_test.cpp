#include "engine/record/record.h"
#include "engine/rules/battle.h"
#include "suites.h"
#include "table.h"

/// Red has a fresh city and a damaged one, and room for their yield.
#define TWO \
    "correct 1-hex buildings red city, red damaged city; correct red slots none none none none none none; "
/// The same of blue's, beside red's ships, and a Weapon to battle with after a tax.
#define RIVAL_TWO                                                                                    \
    "correct 1-hex buildings blue city, blue damaged city; correct red slots weapon none none none " \
    "none none; red leads administration 4; red spends weapon; "
#define STRUCK "red battles blue 1-hex with 1 skirmish; rolls skirmish hit; "

namespace reach::tests {
namespace {

constexpr Row kAlike[]{
    {"Base p.12 Tax Limit: of two cities the one that was not taxed, once the other is destroyed",
     RIVAL_TWO "red taxes 1-hex blue damaged; " STRUCK "red strikes damaged-city", "red taxes 1-hex blue",
     legal, "1-hex = blue city"},
    {"Base p.12 Tax Limit: an entry that leaves it open is on the first",
     RIVAL_TWO "red taxes 1-hex blue; " STRUCK "red strikes damaged-city", "red taxes 1-hex blue",
     breaks(Rule::TaxOncePerTurn)},
    {"Base p.12 Tax Limit: the same one of two twice",
     TWO "red leads administration 4; red taxes 1-hex damaged", "red taxes 1-hex damaged",
     breaks(Rule::TaxOncePerTurn)},
    {"Base p.12 Tax Limit: the other one", TWO "red leads administration 4; red taxes 1-hex damaged",
     "red taxes 1-hex fresh"},
    {"Base p.22 Pieces: no city like that", "red leads administration 4", "red taxes 1-hex damaged",
     refused(Rule::NoSuchPiece)},
    {"L09, Base p.12 Cloud Cities: the city beside the slots is taxed once like any other",
     "correct 1-hex buildings red city, red outside city; correct red slots none none none none none none; "
     "red leads administration 4; red taxes 1-hex outside",
     "red taxes 1-hex outside", breaks(Rule::TaxOncePerTurn)},
    {"Base p.12 Build: a ship at either of two starports",
     "correct 1-hex buildings red starport, red damaged starport; red leads construction 2; red builds ship "
     "1-hex damaged",
     "red builds ship 1-hex fresh"},
    {"Base p.12 Build: at the same one twice",
     "correct 1-hex buildings red starport, red damaged starport; red leads construction 2; red builds ship "
     "1-hex damaged",
     "red builds ship 1-hex damaged", breaks(Rule::BuildShipOncePerTurn)},
    {"Base p.12, p.22 Build: only ships are built at a building", "red leads construction 2",
     "red builds city 4-arrow damaged", refused(Rule::NoSuchPiece)},
    {"LEAD10 Ruthless: hits the starport the ship was built at",
     "correct red card LEAD10; correct 1-hex buildings red starport, red damaged starport; red leads "
     "construction 2; red builds ship 1-hex damaged",
     "red chooses nothing", legal, "1-hex = red starport"},
    {"LEAD10 Ruthless: hits the city that was taxed",
     "correct red card LEAD10; " TWO "red leads administration 4; red taxes 1-hex damaged",
     "red chooses nothing", legal, "1-hex = red city; red outrage = material"},
    {"Base p.13 Repair: either of two damaged cities",
     "correct 1-hex buildings red damaged city, red damaged outside city; red leads administration 4",
     "red repairs city 1-hex outside", legal, "1-hex = red damaged city, red outside city"},
    {"Base p.13 Repair: one ship is like another", "correct 1-hex red ships 2+1; red leads administration 4",
     "red repairs ship 1-hex inside", refused(Rule::RepairDamagedOnly)},
    {"Base p.14 Dealing hits: either of two cities",
     "correct 1-hex buildings blue city, blue outside city; red leads aggression 4; " STRUCK,
     "red strikes outside city", legal, "1-hex = blue city, blue outside damaged city"},
    {"Base p.14 Dealing hits: the city that was not taxed",
     "correct 1-hex buildings blue city, blue city; correct red slots weapon none none none none none; red "
     "leads administration 4; red spends weapon; red taxes 1-hex blue; " STRUCK,
     "red strikes unused fresh-city", legal, "1-hex = blue city, blue damaged city"},
    {"Base p.14 Dealing hits: no city like that",
     "correct 1-hex buildings blue city, blue outside city; red leads aggression 4; " STRUCK,
     "red strikes outside damaged-city", refused(Rule::HitsMustMatch)},
    {"BC29 Song of Freedom: any city, the damaged one too",
     "correct court 1 BC29; correct court BC29 blue agents 1; correct 1-hex blue ships 4; correct 1-hex "
     "buildings red city, red damaged city; red leads aggression 2; red ends turn; blue copies; blue secures "
     "BC29",
     "blue chooses 1-hex red damaged", legal, "1-hex = red city"},
    {"L10 Living Structures: Nurture, either of two cities",
     "correct red card L10; " TWO "red leads construction 4", "red uses L10 nurture 1-hex damaged"},
    {"L10 Living Structures: Prune, either of two cities",
     "correct red card L10; " TWO "red leads administration 4", "red uses L10 prune 1-hex cities damaged",
     legal, "1-hex = red city, red damaged starport"},
    {"L26 Tyrant's Authority: any of two cities",
     "correct red card L26; correct marker 3 tyrant; correct 1-hex buildings blue city, blue damaged city; "
     "red "
     "leads construction 4",
     "red uses L26 1-hex blue cities damaged", legal, "1-hex = blue city, red damaged city"},
    {"App which of several is said only where it is asked", "correct red card BC08; red leads construction 4",
     "red uses BC08 damaged", refused(Rule::ChoiceNotAsked, "BC08")},
};

/// What is offered that begins like this.
struct Offer {
    const char* name;
    const char* given;
    const char* begins;
    const char* offered;
};
constexpr Offer kOffers[]{
    {"two cities that differ", TWO "red leads administration 4", "red taxes",
     "red taxes 1-hex fresh; red taxes 1-hex damaged"},
    {"two cities alike", "correct 1-hex buildings red city, red city; red leads administration 4",
     "red taxes", "red taxes 1-hex"},
    {"the last of two", TWO "red leads administration 4; red taxes 1-hex fresh", "red taxes",
     "red taxes 1-hex"},
    {"two starports that differ",
     "correct 1-hex buildings red starport, red damaged starport; red leads construction 2",
     "red builds ship 1-hex", "red builds ship 1-hex fresh; red builds ship 1-hex damaged"},
    {"a hit on cities that differ",
     "correct 1-hex buildings blue city, blue outside city; red leads aggression 4; " STRUCK, "red strikes",
     "red strikes inside city; red strikes outside city"},
    {"a hit on cities alike", "correct 1-hex buildings blue city, blue city; red leads aggression 4; " STRUCK,
     "red strikes", "red strikes city"},
    {"hits for all of them",
     "correct 1-hex buildings blue damaged city, blue damaged outside city; red leads aggression 4; red "
     "battles "
     "blue 1-hex with 2 skirmish; rolls skirmish hit hit",
     "red strikes", "red strikes city city"},
    {"Base p.14: two hits destroy one of two cities, or damage both",
     "correct 1-hex buildings blue city, blue city; red leads aggression 4; red battles blue 1-hex with 2 "
     "skirmish; rolls skirmish hit hit",
     "red strikes", "red strikes city city; red strikes fresh-city fresh-city"},
    {"Base p.14: two hits on a city and a starport",
     "correct 1-hex buildings blue city, blue starport; red leads aggression 4; red battles blue 1-hex with "
     "2 "
     "skirmish; rolls skirmish hit hit",
     "red strikes",
     "red strikes city city; red strikes starport starport; red strikes fresh-city fresh-starport"},
    {"Base p.14: three hits on two cities leave the same whatever comes first",
     "correct 1-hex buildings blue city, blue city; red leads aggression 4; red battles blue 1-hex with 3 "
     "skirmish; rolls skirmish hit hit hit",
     "red strikes", "red strikes city city city"},
};

/// What the first of several hits may hit, where each is dealt by itself.
struct FirstHits {
    const char* name;
    const char* given;
    const char* offered;
};

constexpr FirstHits kFirstHits[]{
    {"Base p.14: buildings without ships",
     "correct 1-hex buildings blue city, blue damaged starport; red leads aggression 4; " STRUCK,
     "red strikes fresh-city; red strikes damaged-starport"},
    {"Base p.14: the other condition of each",
     "correct 1-hex buildings blue damaged city, blue starport; red leads aggression 4; " STRUCK,
     "red strikes damaged-city; red strikes fresh-starport"},
    {"Base p.14: ships come first",
     "correct 1-hex buildings blue city; correct 1-hex blue ships 1+1; red leads aggression 4; " STRUCK,
     "red strikes fresh-ship; red strikes damaged-ship"},
};

}  // namespace

/// Buildings that the rules treat alike. An entry names the building, and is offered where the choice
/// matters.
class AlikeTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void alike_data() { addRows(kAlike); }
    void alike() { playRow(); }

    void offers_data() { addNames(kOffers); }
    void offers() {
        QFETCH(int, row);
        const Offer& offer = kOffers[row];
        Table table;
        QCOMPARE(toText(table.play(offer.given)), QString());
        QStringList offered;
        for (const Option& option : options(table.game()))
            if (const QString text = toText(printCommand(option.command));
                text.startsWith(QLatin1String(offer.begins)))
                offered += text;
        QCOMPARE(offered.join("; "), QString(offer.offered));
    }

    void firstHits_data() { addNames(kFirstHits); }
    void firstHits() {
        QFETCH(int, row);
        const FirstHits& hits = kFirstHits[row];
        Table table;
        QCOMPARE(toText(table.play(hits.given)), QString());
        QStringList offered;
        for (const command::Strike& hit : nextHits(table.game(), command::Strike{Player::Red, {}}))
            offered += toText(printCommand(hit));
        QCOMPARE(offered.join("; "), QString(hits.offered));
    }
};

QObject* alikeTests() {
    return new AlikeTest;
}

}  // namespace reach::tests

#include "alike_test.moc"
