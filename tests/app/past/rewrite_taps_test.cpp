#include "app/game/happened.h"
#include "app/past/rewriting.h"
#include "app/words/rewrite_words.h"
#include "tests/app/hand.h"

#include <QScopeGuard>

/// Tapping a line of the log and replacing its entry, in the real window.
class RewriteTapsTest : public QObject {
    Q_OBJECT

    Hand hand_;

    reach::Table& table() const { return hand_.table(); }
    QQuickItem* shown(const char* name) const { return hand_.shown(QLatin1StringView(name)); }
    bool press(const char* name) const { return hand_.tap(QLatin1StringView(name)); }
    QString text(const char* name) const { return hand_.text(QLatin1StringView(name)); }
    QStringList lines() const {
        QStringList lines;
        for (const auto& entry : table().log()) lines.append(entry.entry);
        return lines;
    }

    void lay(const QByteArray& entries) {
        QVERIFY(hand_.lay(entries));
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QTRY_VERIFY(shown("prompt"));
    }

    /// Opens the log, on a tablet as its key does, and taps one of its lines.
    bool tapLine(int entry) const {
        const bool phone = hand_.window().width() < 560;
        if (phone && !press("tab-4")) return false;
        if (!phone) QTest::keyClick(&hand_.window(), Qt::Key_L);
        if (!QTest::qWaitFor([&] { return shown("log") != nullptr; })) return false;
        return hand_.tap(QStringLiteral("logLine-%1").arg(entry));
    }

    static void sizes() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a tablet") << QSize(1280, 800);
        QTest::newRow("upright") << QSize(800, 1280);
        QTest::newRow("a phone") << QSize(390, 844);
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void cleanup() { table().close(); }
    void cleanupTestCase() { hand_.leave(); }

    /// The strip named the same entry otherwise than the log in which it was tapped.
    void theEntryIsNamedAsInTheLog() {
        hand_.window().resize(390, 844);
        lay("red leads aggression 2\ncorrect 4-hex red ships 4\ncorrect 4-hex blue ships 0+2\n"
            "red battles blue 4-hex with 2 assault\nrolls assault hit+hit blank\nred strikes damaged-ship "
            "damaged-ship\n");
        const int line = table().cursor() - 1;
        QVERIFY(tapLine(line));
        QVERIFY(press("replaceEntry"));
        QTRY_VERIFY(shown("rewriteStrip"));
        QCOMPARE(text("rewriteText"), QStringLiteral("In place of: Ana destroys 2 ships"));
        QVERIFY(press("rewriteGiveUp"));
    }

    void anotherEntryInItsPlace_data() { sizes(); }
    void anotherEntryInItsPlace() {
        QFETCH(QSize, size);
        hand_.window().resize(size);
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\nred influences BC22\nred "
            "ends turn\n"
            "blue copies\n");
        const QStringList before = lines();
        QVERIFY(tapLine(1));
        QVERIFY(press("replaceEntry"));
        QTRY_VERIFY(shown("rewriteStrip"));
        QVERIFY(text("rewriteText").startsWith(QStringLiteral("In place of: Ana influences")));
        QCOMPARE(table().cursor(), 1);
        QVERIFY(!shown("rewriteTake") || !shown("rewriteTake")->isEnabled());
        QVERIFY(table().enter(QStringLiteral("red influences BC28")));
        QTRY_VERIFY(shown("rewriteTake") && shown("rewriteTake")->isEnabled());
        QVERIFY(press("rewriteTake"));
        QTRY_VERIFY(!shown("rewriteStrip"));
        QStringList after = before;
        after[1] = QStringLiteral("red influences BC28");
        QCOMPARE(lines(), after);
        QVERIFY(press("undo"));
        QCOMPARE(lines(), before);
    }

    void whatNoLongerFitsIsToldLineByLine_data() { sizes(); }
    void whatNoLongerFitsIsToldLineByLine() {
        QFETCH(QSize, size);
        hand_.window().resize(size);
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\nred influences BC22\n");
        QVERIFY(tapLine(0));
        QVERIFY(press("replaceEntry"));
        QVERIFY(table().enter(QStringLiteral("red leads mobilization 6")));
        QTRY_VERIFY(text("rewriteStatus").contains(QStringLiteral("no longer fit")));
        QVERIFY(press("rewriteLook"));
        QTRY_VERIFY(shown("misfitReason-3"));
        QVERIFY(!text("misfitReason-3").isEmpty());
        QVERIFY(text("misfitBecomes-3").startsWith(QStringLiteral("Stays anyway")));
        QVERIFY(press("misfitLeaveOut-3"));
        QTRY_COMPARE(text("misfitBecomes-3"), QStringLiteral("Left out"));
        QVERIFY(press("misfitAsItWas-3"));
        QTRY_VERIFY(!text("misfitReason-3").isEmpty());
        QVERIFY(press("misfitChange-3"));
        QTRY_VERIFY(!shown("misfits"));
        QVERIFY(table().enter(QStringLiteral("correct red power 7")));
        QVERIFY(press("rewriteTake"));
        QTRY_VERIFY(!shown("rewriteStrip"));
        QVERIFY(lines().contains(QStringLiteral("correct red power 7")));
        QVERIFY(!lines().contains(QStringLiteral("red influences BC22")));
    }

    /// An entry that cannot stay tells how the table differs there, and can stay as what it did on the board.
    void whatCannotStayIsAsItWasOnTheBoard_data() { sizes(); }
    void whatCannotStayIsAsItWasOnTheBoard() {
        QFETCH(QSize, size);
        hand_.window().resize(size);
        lay("red leads mobilization 2\ncorrect 1-gate red ships 2\ncorrect 1-hex red ships 0\nred moves 2 "
            "1-gate > 1-hex\n"
            "red influences BC05\n");
        QVERIFY(tapLine(1));
        QVERIFY(press("replaceEntry"));
        QVERIFY(table().enter(QStringLiteral("correct 1-gate red ships 0")));
        QVERIFY(press("rewriteLook"));
        QTRY_VERIFY(shown("misfitThere-3"));
        QVERIFY2(text("misfitThere-3").contains(QStringLiteral("instead of")),
                 qPrintable(text("misfitThere-3")));
        QVERIFY(press("misfitOnBoard-3"));
        QTRY_VERIFY(!shown("misfitOnBoard-3"));
        QVERIFY2(text("misfitBecomes-3").startsWith(QStringLiteral("Instead: ")),
                 qPrintable(text("misfitBecomes-3")));
        QVERIFY(press("rewriteTake"));
        QTRY_VERIFY(!shown("rewriteStrip"));
        QVERIFY(lines().contains(QStringLiteral("correct 1-hex red ships 2")));
        QVERIFY(!lines().contains(QStringLiteral("red moves 2 1-gate > 1-hex")));
        QVERIFY(lines().contains(QStringLiteral("red influences BC05")));
    }

    /// In large German print the buttons ran off the lower edge, the list had no height, and a later question
    /// was offered as if it were asked now.
    void aCorrectionFitsAPhone() {
        hand_.window().resize(390, 844);
        hand_.preferences().setLanguage(QStringLiteral("de"));
        hand_.preferences().setSize(130);
        const auto usual = qScopeGuard([this] {
            hand_.preferences().setLanguage(QStringLiteral("en"));
            hand_.preferences().setSize(100);
            hand_.window().resize(1280, 800);
        });
        const auto box = [this](const char* name) {
            const QQuickItem* item = shown(name);
            return item ? item->mapRectToScene(QRectF(0, 0, item->width(), item->height())) : QRectF();
        };
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\nred influences BC22\n");
        QVERIFY(tapLine(1));
        QVERIFY(press("replaceEntry"));
        QTRY_VERIFY(shown("rewriteNear-0"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY2(box("undo").bottom() <= 844, qPrintable(QString::number(box("undo").bottom())));
        if (const QString file = qEnvironmentVariable("REACHKEEPER_PICTURE"); !file.isEmpty())
            hand_.window().grabWindow().save(file + QStringLiteral("-rewriting.png"));
        QVERIFY2(box("map").height() >= 170, qPrintable(QString::number(box("map").height())));
        QVERIFY(!shown("option-0"));  // it is one of the suggestions
        QVERIFY(press("rewriteNear-0"));
        QTRY_VERIFY(shown("rewriteMore"));
        QVERIFY(!shown("group-influence"));
        QVERIFY(press("rewriteLook"));
        QTRY_VERIFY(shown("misfits"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY2(box("misfits").height() >= 200, qPrintable(QString::number(box("misfits").height())));
        QVERIFY2(box("undo").bottom() <= 844, qPrintable(QString::number(box("undo").bottom())));
        QVERIFY(press("rewriteLook"));
        QVERIFY(press("rewriteMore"));
        QTRY_VERIFY(shown("group-influence"));
        QVERIFY(press("rewriteGiveUp"));
        QTRY_VERIFY(!shown("rewriteStrip"));
        QVERIFY(press("menu"));
        QVERIFY(press("openCorrections"));
        QTRY_VERIFY(shown("correctionsPage"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY2(box("correctionsPage").height() >= 200,
                 qPrintable(QString::number(box("correctionsPage").height())));
        QVERIFY(press("closePanel"));
        QVERIFY(press("tab-4"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY2(box("log").height() >= 300, qPrintable(QString::number(box("log").height())));
        QVERIFY(press("toAnswers"));
        QTRY_VERIFY(shown("group-influence"));
    }

    /// The suggestions for a battle went beyond the edge of a phone.
    void suggestionsAreReadWhole_data() { sizes(); }
    void suggestionsAreReadWhole() {
        QFETCH(QSize, size);
        hand_.window().resize(size);
        hand_.preferences().setLanguage(QStringLiteral("de"));
        const auto english = qScopeGuard([this] { hand_.preferences().setLanguage(QStringLiteral("en")); });
        lay("correct 1-hex red ships 4\ncorrect 1-hex blue ships 3\ncorrect 1-hex buildings blue city\n"
            "red leads aggression 2\nred battles blue 1-hex with 2 assault 1 skirmish 1 raid\n");
        QVERIFY(tapLine(4));
        QVERIFY(press("replaceEntry"));
        QTRY_VERIFY(shown("rewriteNear-0"));
        QVERIFY(screen::rest(hand_.window()));
        for (int near = 0; near < 6; ++near) {
            const QQuickItem* button = hand_.shown(QStringLiteral("rewriteNear-%1").arg(near));
            if (!button) break;
            const QRectF at = button->mapRectToScene(QRectF(0, 0, button->width(), button->height()));
            QVERIFY2(at.left() >= 0 && at.right() <= size.width(), qPrintable(QString::number(at.right())));
            const auto* words = button->property("contentItem").value<QQuickItem*>();
            QVERIFY(words && !words->property("truncated").toBool());
            QVERIFY(words->property("contentHeight").toDouble() <= button->height());
        }
    }

    /// A slip of the finger is one tap, what becomes different is said before it is taken, and what came
    /// after stays; the history says what was put in.
    void aSlipIsOneTap_data() { sizes(); }
    void aSlipIsOneTap() {
        QFETCH(QSize, size);
        hand_.window().resize(size);
        lay("red leads administration 3\n");
        for (const char* entry : {"red influences BC05", "red influences BC13", "red influences BC22",
                                  "blue copies", "blue influences BC05"})
            QVERIFY2(table().enter(QString::fromLatin1(entry)), entry);
        QVERIFY(tapLine(0));
        QVERIFY(press("replaceEntry"));
        QTRY_VERIFY(shown("rewriteNear-0"));
        QVERIFY(text("rewriteDifferences").isEmpty());
        QVERIFY(press("rewriteNear-0"));
        QTRY_VERIFY(shown("rewriteTake") && shown("rewriteTake")->isEnabled());
        QVERIFY(!shown("rewriteNear-0"));
        QVERIFY(press("rewriteTake"));
        QTRY_VERIFY(!shown("rewriteStrip"));
        QCOMPARE(lines()[0], QStringLiteral("red leads administration 2"));
        QVERIFY(lines().contains(QStringLiteral("red ends turn")));
        QVERIFY(lines().contains(QStringLiteral("blue influences BC05")));
        const auto putIn =
            std::ranges::count(table().past(), reach::words::putInText(), &reach::PastLine::citation);
        QCOMPARE(putIn, 1);
        QVERIFY(press("undo"));
        QCOMPARE(lines()[0], QStringLiteral("red leads administration 3"));
    }

    void whatBecomesDifferentIsSaid_data() { sizes(); }
    void whatBecomesDifferentIsSaid() {
        QFETCH(QSize, size);
        hand_.window().resize(size);
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\n");
        QVERIFY(tapLine(1));
        QVERIFY(press("replaceEntry"));
        QVERIFY(table().enter(QStringLiteral("red influences BC28")));
        QTRY_VERIFY(text("rewriteDifferences").contains(QStringLiteral("1 instead of 0")));
        QVERIFY(press("rewriteLook"));
        QTRY_VERIFY(shown("rewriteDifferences"));
        // The list has more of a phone's height than the strip below it.
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(size.width() > 390 || shown("misfits")->height() > shown("rewriteStrip")->height());
    }

    void leftOutAndGivenUp() {
        hand_.window().resize(1280, 800);
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\n");
        const QStringList before = lines();
        QVERIFY(table().undo());
        QVERIFY(tapLine(1));
        QVERIFY(press("leaveEntryOut"));
        QTRY_VERIFY(text("rewriteText").startsWith(QStringLiteral("Without: Ana influences")));
        QVERIFY(press("rewriteGiveUp"));
        QTRY_VERIFY(!shown("rewriteStrip"));
        // Redo survives the look into the past.
        QVERIFY(table().canRedo());
        QVERIFY(press("redo"));
        QCOMPARE(lines(), before);
    }

    /// What waits to be moved on the real board outlives a look into the past; what is put right adds what
    /// goes back and what comes instead, and undo takes that away again.
    void whatIsPutRightIsToldToTheHands() {
        hand_.window().resize(1280, 800);
        lay("red leads mobilization 4\n");
        for (const char* entry :
             {"red influences BC05", "red ends turn", "blue copies", "blue influences BC13"})
            QVERIFY(table().enter(QString::fromLatin1(entry)));
        const reach::Happened& happened = *table().happened();
        const auto texts = [&] {
            QStringList all;
            for (const reach::view::PieceToMoveView& piece : happened.pieces()) all.append(piece.text);
            return all;
        };
        const QStringList before = texts();
        QVERIFY(before.size() >= 2);

        QVERIFY(tapLine(1));
        QVERIFY(press("replaceEntry"));
        QTRY_VERIFY(shown("rewriteStrip"));
        QVERIFY(texts().isEmpty() && !shown("happened"));
        QVERIFY(press("rewriteGiveUp"));
        QTRY_COMPARE(texts(), before);

        QVERIFY(tapLine(1));
        QVERIFY(press("replaceEntry"));
        QVERIFY(table().enter(QStringLiteral("red influences BC28")));
        QVERIFY(press("rewriteTake"));
        QTRY_VERIFY(!shown("rewriteStrip"));
        // One word that it is done, until the next entry.
        QTRY_COMPARE(text("messageText"), QStringLiteral("It is put right; Undo takes it back"));
        // What was not moved yet does not go back either.
        const QString moved = before.filter(QStringLiteral("Ana")).last();
        QVERIFY2(!texts().contains(moved), qPrintable(texts().join(u'|')));
        QCOMPARE(texts().size(), before.size());
        QCOMPARE(happened.left(), static_cast<int>(before.size()));

        QVERIFY(press("undo"));
        QTRY_COMPARE(texts(), before);
        QTRY_VERIFY(!shown("messageText"));

        // What was moved goes back, and is told as it goes, and not as it came.
        table().happened()->tick(static_cast<int>(before.indexOf(moved)));
        QVERIFY(tapLine(1));
        QVERIFY(press("replaceEntry"));
        QVERIFY(table().enter(QStringLiteral("red influences BC28")));
        QVERIFY(press("rewriteTake"));
        QTRY_VERIFY(!shown("rewriteStrip"));
        const QStringList after = texts();
        QCOMPARE(after.mid(0, before.size()), before);
        QCOMPARE(after.size(), before.size() + 2);
        QStringList way = moved.sliced(moved.indexOf(u" from ") + 6).split(QStringLiteral(" to "));
        QCOMPARE(way.size(), 2);
        QCOMPARE(after[before.size()], moved.first(moved.indexOf(u" from ")) + QStringLiteral(" from ") +
                                           way[1] + QStringLiteral(" to ") + way[0]);
        const QString& instead = after.last();
        QVERIFY2(instead.contains(QStringLiteral("Ana")) && instead != moved, qPrintable(instead));
        QCOMPARE(happened.left(), static_cast<int>(before.size()) + 1);
    }

    void whatWasThereAnywayIsTold() {
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\n");
        QVERIFY(tapLine(1));
        QVERIFY(press("replaceEntry"));
        QVERIFY(table().enter(QStringLiteral("red influences BC05")));
        QTRY_COMPARE(text("rewriteStatus"), QStringLiteral("That is what it was: nothing changes"));
        QVERIFY(!shown("rewriteTake") || !shown("rewriteTake")->isEnabled());
    }

    /// Another course of the game is nobody's save, and nobody's new table.
    void nothingIsKeptUntilItIsTaken() {
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\n");
        const QString record = table().record();
        QVERIFY(tapLine(1));
        QVERIFY(press("entryBefore"));
        QVERIFY(table().enter(QStringLiteral("correct red power 7")));
        QCOMPARE(table().record(), record);
        QVERIFY(!hand_.games().fork(1));
        QVERIFY(!table().jumpTo(0));
        table().close();
        QVERIFY(hand_.games().openGame(hand_.games().list()[0].id));
        QCOMPARE(table().record(), record);
        QVERIFY(!table().isTrying());
    }
};

QTEST_MAIN(RewriteTapsTest)
#include "rewrite_taps_test.moc"
