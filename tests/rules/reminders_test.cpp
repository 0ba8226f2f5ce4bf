#include "engine/rules/reminders.h"

#include <QTest>

#include "engine/cards/catalogue.h"
#include "engine/core/names.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

/// What is said at a point of a game: `said` must be among it, `unsaid` must not. Both are names, with the
/// fields that matter behind: "declare-now warlord 5".
struct Moment {
    const char* name;
    const char* given;
    const char* said;
    const char* unsaid = "";
};

constexpr Moment kMoments[]{
    // Playing a card
    {"Base p.8 the holder of the initiative may pass", "", "may-pass", "passes-end-chapter"},
    {"Base p.8 passes in a row end the chapter", "red passes; blue passes", "passes-end-chapter 2",
     "may-pass"},
    {"Base p.9 the lead's number chooses the ambition", "", "lead-chooses-ambition 5", "no-marker-left"},
    {"Base p.9 no marker, no ambition",
     "correct marker 1 tycoon; correct marker 2 tycoon; correct marker 3 warlord", "no-marker-left",
     "lead-chooses-ambition"},
    {"Base p.9 a declared lead counts as zero",
     "red leads construction 4; red declares warlord; red ends turn", "lead-counts-zero construction",
     "lead-chooses-ambition"},
    {"Base p.9 an undeclared lead keeps its number", "red leads construction 4; red ends turn",
     "one-action-else", "lead-counts-zero"},
    {"Base p.11 the highest Surpass takes the initiative", "red leads construction 4; red ends turn",
     "surpass-takes-initiative", "seven-seizes"},
    {"Base p.11 not once it is seized",
     "red leads construction 4; red ends turn; blue surpasses construction 5; blue seizes; blue ends turn",
     "one-action-else", "surpass-takes-initiative"},
    {"Base p.10 Surpassing with a 7 seizes", "4SETUP01 | red leads construction 4; red ends turn",
     "seven-seizes"},
    {"Base p.10 Copy and Pivot give one action", "red leads construction 4; red ends turn",
     "one-action-else"},
    {"Base p.10 an extra card seizes", "red leads construction 4; red ends turn", "extra-card-seizes"},
    {"Base p.10 not the last card", "red leads construction 4; red ends turn; correct blue hand 1",
     "one-action-else", "extra-card-seizes"},
    // Before any action
    {"Base p.9 a lead declares before all actions", "red leads construction 4", "declare-now warlord 5"},
    {"Base p.9 a 7 declares any ambition", "4SETUP01 | red leads construction 7", "declare-now none 5"},
    {"Base p.9 a follower declares nothing",
     "red leads construction 4; red ends turn; blue surpasses construction 5", "seize-now", "declare-now"},
    {"Base p.9 not after an action", "red leads administration 4; red taxes 1-hex", "tax-once",
     "declare-now"},
    {"Base p.9 not twice", "red leads construction 4; red declares warlord", "spend-before-actions",
     "declare-now"},
    {"Base p.10 seizing is decided before all actions",
     "red leads construction 4; red ends turn; blue surpasses construction 5", "seize-now"},
    {"Base p.10 not by its holder", "red leads construction 4", "declare-now", "seize-now"},
    // Prelude and resources
    {"Base p.20 resources are spent before actions", "red leads construction 4", "spend-before-actions 2"},
    {"Base p.20 an action ends the Prelude", "red leads administration 4; red taxes 1-hex", "tax-once",
     "spend-before-actions"},
    {"Base p.17 a spent resource's action is taken at once", "red leads construction 4; red spends material",
     "take-grant-now"},
    {"Base p.20 spent resources come back later", "red leads construction 4; red spends material",
     "spent-come-back-later"},
    {"Base p.20 and are back when it is over",
     "red leads administration 4; red spends material; red taxes 1-hex", "tax-once", "spent-come-back-later"},
    {"Base p.17 a Weapon adds Battle",
     "correct red slots weapon none none none none none; correct 5-hex red ships 1; red leads "
     "administration 4",
     "weapon-adds-battle"},
    {"Base p.17 Aggression needs no Weapon",
     "correct red slots weapon none none none none none; correct 5-hex red ships 1; red leads aggression 4",
     "spend-before-actions", "weapon-adds-battle"},
    {"Base p.17 nor do ships that meet nobody",
     "correct red slots weapon none none none none none; red leads administration 4", "spend-before-actions",
     "weapon-adds-battle"},
    {"Base p.16 an Outraged resource cannot be spent",
     "correct red outrage material on; red leads construction 4", "outraged-stays material"},
    {"Base p.17 what comes in lets rearrange", "red leads administration 4; red taxes 1-hex",
     "may-rearrange"},
    // Actions
    {"Base p.12 a city is taxed once", "red leads administration 4; red taxes 1-hex", "tax-once 1"},
    {"Base p.12 other actions know no taxed city", "red leads construction 4", "declare-now", "tax-once"},
    {"Base p.12 control lets tax a Rival's city", "correct 5-hex red ships 4; red leads administration 4",
     "tax-rival 5-hex blue"},
    {"Base p.12 a tie does not", "correct 5-hex red ships 3; red leads administration 4", "declare-now",
     "tax-rival"},
    {"Base p.17 full slots", "correct red slots fuel fuel fuel none none none; red leads administration 4",
     "no-room-for-token"},
    {"Base p.17 a free slot", "correct red slots fuel none none none none none; red leads administration 4",
     "declare-now", "no-room-for-token"},
    {"Base p.12 a starport builds one ship a turn", "red leads construction 4; red builds ship 4-hex",
     "ship-once-per-starport"},
    {"Base p.12 under a Rival's control things are built damaged",
     "correct 4-hex blue ships 5; red leads construction 4", "built-damaged 4-hex blue"},
    {"Base p.12 under one's own they are not", "red leads construction 4", "declare-now", "built-damaged"},
    {"Base p.7 a city opens slots", "red leads construction 4", "city-opens-slots", "city-adds-power"},
    {"Base p.18 the fourth city adds Power", "correct red cities 3; red leads construction 4",
     "city-adds-power 2", "city-opens-slots"},
    {"Base p.13 damaged pieces can be repaired", "correct 4-hex red ships 1+2; red leads construction 4",
     "repair-waits 2"},
    {"Base p.13 fresh ones need none", "red leads construction 4", "declare-now", "repair-waits"},
    {"Base p.13 ships at a starport go on", "red leads mobilization 4", "catapult-from-starport 4-hex"},
    {"Base p.13 a tie secures nothing",
     "correct court BC13 red agents 2; correct court BC13 blue agents 2; red leads aggression 4",
     "tie-secures-nothing BC13"},
    {"Base p.13 most agents do",
     "correct court BC13 red agents 2; correct court BC13 blue agents 1; red leads aggression 4",
     "declare-now", "tie-secures-nothing"},
    {"Base p.11 no cards left: the last round",
     "correct red hand 1; correct blue hand 0; correct white hand 0; red leads construction 4", "last-round"},
    {"Base p.11 somebody has cards", "red leads construction 4", "declare-now", "last-round"},
    // Battle
    {"Base p.14 an intercept hits once a fresh defender",
     "correct 5-hex red ships 3; correct 5-hex blue ships 2+1; red leads aggression 4; red battles blue "
     "5-hex "
     "with 2 assault",
     "intercept-hits 2"},
    {"Base p.14 skirmish dice are not intercepted",
     "correct 5-hex red ships 3; red leads aggression 4; red battles blue 5-hex with 2 skirmish",
     "city-brings-outrage", "intercept-hits"},
    {"Base p.16 a destroyed city brings Outrage",
     "correct 5-hex red ships 3; red leads aggression 4; red battles blue 5-hex with 2 assault",
     "city-brings-outrage psionic", "keys-need-ships"},
    {"Base p.16 keys need a ship that is left",
     "correct 5-hex red ships 3; red leads aggression 4; red battles blue 5-hex with 2 raid",
     "keys-need-ships"},
    {"Base p.14 lost attackers are the defender's Trophies",
     "correct 5-hex red ships 1+3; red leads aggression 4; red battles blue 5-hex with 1 assault; rolls "
     "assault self+hit",
     "losses-are-trophies blue"},
    {"Base p.16 a raid takes from the cheapest slot",
     "correct 5-hex red ships 3; correct blue slots none fuel none none none none; red leads aggression 4; "
     "red battles blue 5-hex with 1 raid; rolls raid "
     "key+building; red strikes city",
     "cheapest-slot"},
    // The end of a chapter
    {"Base p.18 a tie for first is second",
     "correct red trophies blue ships 2; correct blue trophies red ships 2; correct marker 3 warlord; "
     "red passes; blue passes; white passes",
     "tie-is-second warlord; trophies-return", "bonus-not-for-ties; trophies-stay"},
    {"Base p.18 and brings no city bonus",
     "correct red cities 4; correct red trophies blue ships 2; correct blue trophies red ships 2; correct "
     "marker 3 warlord; red passes; blue passes; white passes",
     "bonus-not-for-ties warlord"},
    {"Base p.18 a tie for second is nothing",
     "correct red trophies blue ships 2; correct blue trophies red ships 1; correct white trophies red ships "
     "1; "
     "correct marker 3 warlord; red passes; blue passes; white passes",
     "tie-for-second warlord", "tie-is-second"},
    {"Base p.19 Trophies stay unless Warlord was scored",
     "correct red trophies blue ships 2; correct marker 3 tyrant; red passes; blue passes; white passes",
     "trophies-stay", "trophies-return; captives-stay"},
    {"Base p.19 Captives stay unless Tyrant was scored",
     "correct red captives blue 2; correct marker 3 warlord; red passes; blue passes; white passes",
     "captives-stay", "captives-return"},
    {"Base p.19 Captives return when it was",
     "correct red captives blue 2; correct marker 3 tyrant; red passes; blue passes; white passes",
     "captives-return", "captives-stay"},
    {"Base p.19 enough Power ends the game",
     "correct red power 26; correct red captives blue 2; correct marker 3 tyrant; red passes; blue passes; "
     "white passes",
     "game-ends red"},
};

std::string describe(const Advice& advice) {
    std::string text(nameOf(advice.reminder));
    const auto add = [&](std::string_view word) { text.append(" ").append(word); };
    if (advice.system != SystemId::None) add(nameOf(advice.system));
    if (advice.player != Player::None) add(nameOf(advice.player));
    if (advice.resource != Resource::None) add(nameOf(advice.resource));
    if (advice.ambition != Ambition::None) add(nameOf(advice.ambition));
    if (advice.reminder == Reminder::DeclareNow && advice.ambition == Ambition::None) add("none");
    if (advice.suit != Suit::None) add(nameOf(advice.suit));
    if (advice.card != CardId::None) add(nameOf(advice.card));
    if (advice.count != 0) add(std::to_string(advice.count));
    return text;
}

QStringList listed(const char* names) {
    QStringList list;
    for (const QString& part : QString::fromUtf8(names).split(u';', Qt::SkipEmptyParts))
        list.append(part.trimmed());
    return list;
}

bool among(const QStringList& said, const QString& name) {
    return std::any_of(said.begin(), said.end(),
                       [&](const QString& text) { return text == name || text.startsWith(name + u' '); });
}

}  // namespace

/// What players are reminded of, and when (Base p.7-19).
class RemindersTest : public QObject {
    Q_OBJECT

    QStringList met_;

  private Q_SLOTS:
    void reminders_data() {
        QTest::addColumn<int>("at");
        for (int i = 0; i < static_cast<int>(std::size(kMoments)); ++i) QTest::newRow(kMoments[i].name) << i;
    }

    void reminders() {
        QFETCH(const int, at);
        const Moment& moment = kMoments[at];
        Table table;
        QCOMPARE(toText(table.play(moment.given)), QString());
        QStringList said;
        for (const Advice& advice : reach::reminders(table.game())) {
            said.append(toText(describe(advice)));
            met_.append(toText(nameOf(advice.reminder)));
        }
        const QStringList wanted = listed(moment.said);
        for (const QString& name : wanted)
            QVERIFY2(among(said, name),
                     qPrintable(name + QStringLiteral(" is not among: ") + said.join(u';')));
        for (const QString& name : listed(moment.unsaid))
            QVERIFY2(!among(said, name), qPrintable(name + QStringLiteral(" is among: ") + said.join(u';')));
        // The row cites the page of a reminder it names.
        bool cited = false;
        for (int i = 0; i < kReminders; ++i) {
            const auto reminder = static_cast<Reminder>(i);
            const QString page = QStringLiteral("Base p.%1 ").arg(ruleRef(reminder).page);
            for (const QString& name : wanted + listed(moment.unsaid))
                cited |= name.section(u' ', 0, 0) == toText(nameOf(reminder)) &&
                         QString::fromUtf8(moment.name).startsWith(page);
        }
        QVERIFY2(cited, moment.name);
    }

    void noneIsNeverSaid() {
        // Ransacking needs a longer game than a row; whole games meet it.
        met_.append(QStringLiteral("ransack-is-trophies"));
        for (int i = 0; i < kReminders; ++i) {
            const QString name = toText(nameOf(static_cast<Reminder>(i)));
            QVERIFY2(met_.contains(name), qPrintable(name));
        }
    }

    void allStandInTheRulebook() {
        for (int i = 0; i < kReminders; ++i) {
            const RuleRef ref = ruleRef(static_cast<Reminder>(i));
            QCOMPARE(ref.book, Book::Base);
            QVERIFY(ref.page >= 7 && ref.page <= 20);
            QVERIFY(!ref.heading.empty());
        }
    }

    void withoutTurnsNothingIsSaid() {
        Table table;
        QCOMPARE(toText(table.play("depth score")), QString());
        QVERIFY(reach::reminders(table.game()).empty());
    }
};

QObject* remindersTests() {
    return new RemindersTest;
}

}  // namespace reach::tests

#include "reminders_test.moc"
