#include "tests/app/hand.h"

#include "app/reference/reference.h"
#include "app/table/table.h"

#include <QJSValue>
#include <QSettings>

/// Leaders & Lore in the real window: players can keep the cards laid out and answer the questions of cards.
class DraftTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;

    void toLore() {
        QVERIFY(hand_->tap(QStringLiteral("newTable")));
        QVERIFY(hand_->tap(QStringLiteral("players-3")));
        QVERIFY(hand_->tap(QStringLiteral("lore-one")));
    }
    QVariantList laid(const char* what) const {
        QVariant cards = hand_->shown(QStringLiteral("leadersAndLore"))->property(what);
        if (cards.metaType() == QMetaType::fromType<QJSValue>()) cards = cards.value<QJSValue>().toVariant();
        return cards.toList();
    }
    void open(const char* record) {
        QVERIFY(hand_->games().importRecord(QString::fromLatin1(record)));
        QTRY_VERIFY(hand_->shown(QStringLiteral("prompt")));
    }
    QString last() const { return hand_->table().log().constLast().entry; }
    QString kind() const { return hand_->asked(); }
    void tapSystem(const char* id) { QVERIFY(hand_->tapSystem(QLatin1StringView(id))); }

  private Q_SLOTS:
    void initTestCase() { hand_ = std::make_unique<Hand>(); }
    void init() { QVERIFY(hand_->start()); }
    void cleanup() {
        if (hand_->table().isOpen()) hand_->table().close();
        hand_->leave();
    }

    void aLineUpIsKeptLaidOutAgainAndRemoved() {
        toLore();
        QVERIFY(!hand_->shown(QStringLiteral("presetName")));
        QVERIFY(hand_->tap(QStringLiteral("draw-leader")));
        QVERIFY(hand_->tap(QStringLiteral("draw-lore")));
        const QVariantList leaders = laid("leaderIds");
        const QVariantList lore = laid("loreIds");
        QCOMPARE(leaders.size(), 4);
        QVERIFY(hand_->tap(QStringLiteral("presetName")));
        for (const char key : {'c', 'l', 'u', 'b'}) QTest::keyClick(&hand_->window(), key);
        QVERIFY(hand_->tap(QStringLiteral("keepPreset")));
        const QString kept = QStringLiteral("preset-") + QStringLiteral("club");
        QTRY_VERIFY(hand_->shown(kept));
        hand_->leave();

        QVERIFY(hand_->start());
        QVERIFY(hand_->tap(QStringLiteral("newTable")));
        QVERIFY(hand_->tap(kept));
        QCOMPARE(hand_->shown(QStringLiteral("leadersAndLore"))->property("chosen").toString(),
                 QStringLiteral("one"));
        QCOMPARE(laid("leaderIds"), leaders);
        QCOMPARE(laid("loreIds"), lore);
        QVERIFY(hand_->tap(QStringLiteral("forget-club")));
        QTRY_VERIFY(hand_->shown(kept));  // it asks once more
        QVERIFY(hand_->text(QStringLiteral("forget-club")).endsWith(u'?'));
        QVERIFY(hand_->tap(QStringLiteral("forget-club")));
        QTRY_VERIFY(!hand_->shown(kept));
    }

    /// The list moved under the finger: a row appeared above it, and the chosen card left it.
    void theListOfLeadersStaysWhereItIs() {
        toLore();
        QVERIFY(hand_->tap(QStringLiteral("listCards-leader")));
        QTRY_VERIFY(hand_->shown(QStringLiteral("found-LEAD09")));
        const QQuickItem* mode = hand_->shown(QStringLiteral("leadersAndLore"));
        const auto place = [&](const char* name) {
            const QQuickItem* item = hand_->shown(QLatin1StringView(name));
            return item ? item->mapToItem(mode, QPointF()) : QPointF();
        };
        QVERIFY(screen::rest(hand_->window()));
        const QPointF before = place("found-LEAD09");
        for (const char* name : {"found-LEAD01", "found-LEAD05"}) {
            QVERIFY(hand_->tap(QLatin1StringView(name)));
            QVERIFY(screen::rest(hand_->window()));
            QCOMPARE(place("found-LEAD09"), before);
            QVERIFY(!hand_->shown(QLatin1StringView(name))->isEnabled());
        }
        QCOMPARE(laid("leaderIds").size(), 2);
    }

    /// Letters typed before hid all but one card of the list.
    void theListIsWholeAfterLettersWereTyped() {
        toLore();
        QVERIFY(hand_->tap(QStringLiteral("leaderSearch")));
        for (const char key : {'f', 'e'}) QTest::keyClick(&hand_->window(), key);
        QTRY_VERIFY(!hand_->shown(QStringLiteral("found-LEAD01")));
        QVERIFY(hand_->tap(QStringLiteral("listCards-leader")));
        QTRY_VERIFY(hand_->shown(QStringLiteral("found-LEAD01")));
        QCOMPARE(hand_->shown(QStringLiteral("leaderSearch"))->property("text").toString(), QString());
    }

    void whatIsDamagedIsLeftOut() {
        hand_->leave();
        reach::KeptSettings settings = reach::Preferences::settings();
        settings.beginWriteArray(QStringLiteral("draft"));
        const auto write = [&](int at, const char* name, const QStringList& leaders, const QVariant& lore) {
            settings.setArrayIndex(at);
            settings.setValue("name", QString::fromLatin1(name));
            settings.setValue("mode", QStringLiteral("seven"));
            settings.setValue("leaders", leaders);
            settings.setValue("lore", lore);
        };
        write(0, "half", {QStringLiteral("LEAD01"), QStringLiteral("LEAD99"), QStringLiteral("L01")},
              QStringList{QStringLiteral("L03"), QStringLiteral("L03")});
        write(1, "", {QStringLiteral("LEAD02")}, {});
        write(2, "nothing", {}, 7);
        settings.endArray();
        settings.setValue(QStringLiteral("draft/size"), 9);
        settings.sync();

        QVERIFY(hand_->start());
        QVERIFY(hand_->tap(QStringLiteral("newTable")));
        QVERIFY(hand_->tap(QStringLiteral("players-3")));
        QVERIFY(!hand_->shown(QStringLiteral("preset-nothing")));
        QVERIFY(hand_->tap(QStringLiteral("preset-half")));
        QCOMPARE(laid("leaderIds"), QVariantList{QStringLiteral("LEAD01")});
        QCOMPARE(laid("loreIds"), QVariantList{QStringLiteral("L03")});
        QVERIFY(hand_->tap(QStringLiteral("draw-leader")));  // and can be filled up
        QCOMPARE(laid("leaderIds").size(), 4);
    }

    void shipsMoveOnByATapOnTheMap() {
        open(
            "game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n"
            "court: BC05 BC13 BC22 BC28\n\ncorrect red card L03\nred leads mobilization 4\n"
            "red moves 2 4-hex > 4-gate\n");
        QTRY_COMPARE(kind(), QStringLiteral("moveAgain"));
        QTRY_VERIFY(hand_->shown(QStringLiteral("moveTo-4-arrow")));  // the form is there already
        tapSystem("4-arrow");
        QTRY_COMPARE(last(), QStringLiteral("red moves 2 4-gate > 4-arrow"));
        QCOMPARE(kind(), QStringLiteral("act"));
    }

    void shipsMayStay() {
        open(
            "game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n"
            "court: BC05 BC13 BC22 BC28\n\ncorrect red card L03\nred leads mobilization 4\n"
            "red moves 2 4-hex > 4-gate\n");
        QVERIFY(hand_->tap(QStringLiteral("answer-0")));
        QTRY_COMPARE(last(), QStringLiteral("red declines"));
    }

    void ofSeveralRerollsTheAttackerChoosesTheFirst() {
        open(
            "game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n"
            "court: BC05 BC11 BC22 BC28\n\ncorrect red card BC13\ncorrect red card L19\n"
            "correct marker 3 empath\ncorrect 4-hex blue ships 2\nred leads aggression 2\n"
            "red battles blue 4-hex with 3 skirmish\nrolls skirmish blank blank blank\n");
        QTRY_COMPARE(kind(), QStringLiteral("reroll"));
        QVERIFY(hand_->tap(QStringLiteral("first-BC13")));
        QTRY_COMPARE(last(), QStringLiteral("red puts BC13 first"));
        QVERIFY(hand_->tap(QStringLiteral("first-L19")));
        QTRY_COMPARE(last(), QStringLiteral("red puts L19 first"));
    }

    void aCardRemindsAndATapOpensIt() {
        open(
            "game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n"
            "court: BC05 BC13 BC22 BC28\n\ncorrect red card LEAD05\nred leads mobilization 4\n");
        QTRY_VERIFY(hand_->shown(QStringLiteral("reminders")));
        bool reminds = false;
        for (const reach::view::RemarkView& tip : hand_->table().reminderList())
            reminds |= tip.card == QStringLiteral("LEAD05");
        QVERIFY(reminds);
        QVERIFY(hand_->shown(QStringLiteral("gist-LEAD05")) ||
                !hand_->singleton<reach::ReferenceLibrary>("Reference").available());
    }
};

QTEST_MAIN(DraftTest)
#include "draft_test.moc"
