#include "tests/installed/program.h"

/// Typical use of the installed program, by taps on its window. The program contains no test code.
class InstalledTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Program> program_;

    static void sizes() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("tablet") << QSize(1280, 800);
        QTest::newRow("large tablet") << QSize(1920, 1200);
        QTest::newRow("phone") << QSize(390, 844);
    }

    bool tap(const char* name) { return program_->tap(QLatin1StringView(name)); }
    bool system(const char* id) { return program_->does(QStringLiteral("system ") + QLatin1StringView(id)); }
    QString asked() { return program_->asked(); }

    /// A table that somebody was sent: its text goes into the import sheet.
    bool bring(const char* record) {
        QString line = QString::fromLatin1(record);
        line.replace(u'\n', QStringLiteral("\\n"));
        if (!tap("importRecord") || !tap("recordText") || !program_->does(QStringLiteral("type ") + line) ||
            !tap("importText"))
            return false;
        // It is read beside the window.
        const auto shown = [this](const char* name) { return program_->shown(QLatin1StringView(name)); };
        return QTest::qWaitFor([&] { return shown("layOutDone") || shown("prompt"); }, 30'000) &&
               (!shown("layOutDone") || tap("layOutDone")) && shown("prompt");
    }

    static constexpr auto kBeforeABattle =
        "game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\ncourt: BC01 BC02 BC22 BC28\n\n"
        "red leads aggression 2\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 2\n";

    bool toTheBattle() { return bring(kBeforeABattle) && tap("group-battle"); }

  private Q_SLOTS:
    void init() { program_ = std::make_unique<Program>(); }
    void cleanup() {
        program_->leave();
        QVERIFY2(!program_->printed().contains(".qml"), program_->printed().constData());
    }

    void theTourIsTakenToItsEnd_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("taps");
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1200), QSize(390, 844)}) {
            QTest::addRow("Arcs, %d wide", size.width()) << QStringLiteral("takeTour") << size << 8;
            QTest::addRow("ARCADEs, %d wide", size.width())
                << QStringLiteral("takeTour-arcades") << size << 13;
        }
    }
    void theTourIsTakenToItsEnd() {
        QFETCH(const QString, button);
        QFETCH(const QSize, size);
        QFETCH(const int, taps);
        QVERIFY(program_->start(size));
        QVERIFY(program_->tap(button));
        int steps = 0;
        for (; !program_->shown(QStringLiteral("endTour")) && steps < 20; ++steps) {
            const QString before = program_->text(QStringLiteral("tourText"));
            QVERIFY2(program_->does(QStringLiteral("light")), qPrintable(before));
            QVERIFY2(program_->text(QStringLiteral("tourText")) != before, qPrintable(before));
        }
        QCOMPARE(steps, taps);
        QVERIFY(tap("endTour"));
        QVERIFY(!program_->shown(button));
    }

    void aTableIsBegunAndLeftAndGoneOnWith() {
        QVERIFY(program_->start());
        QVERIFY(tap("newTable") && tap("players-3") && tap("seatName-0"));
        QVERIFY(program_->does(QStringLiteral("type Ana & <b>Ben</b>")));
        QVERIFY(tap("startTable") && tap("layOutDone"));
        for (int card = 0; card < 4; ++card) QVERIFY(tap("drawCard"));
        QCOMPARE(asked(), QStringLiteral("Play"));
        const QString record = program_->record();
        QVERIFY(program_->leave());
        QVERIFY(program_->start());
        QVERIFY(tap("continueTable"));
        QCOMPARE(program_->record(), record);
    }

    void aBattleWithOwnDice_data() { sizes(); }
    void aBattleWithOwnDice() {
        QFETCH(const QSize, size);
        QVERIFY(program_->start(size));
        QVERIFY(toTheBattle());
        QVERIFY(tap("battleOwnDice") && tap("face-skirmish-0") && tap("face-skirmish-3"));
        QVERIFY(tap("face-assault-0") && tap("battleFaces"));
        QVERIFY(program_->record().contains(
            QStringLiteral("\nred battles blue 6-gate with 1 assault 2 skirmish\n")));
        for (int answers = 0; asked() != QStringLiteral("Act") && answers < 8; ++answers)
            QVERIFY(tap("answer-0"));
        QCOMPARE(asked(), QStringLiteral("Act"));
    }

    void aBattleWithTheAppsDice() {
        QVERIFY(program_->start());
        QVERIFY(toTheBattle());
        QVERIFY(tap("battleRoll"));
        QVERIFY(program_->record().contains(QStringLiteral("\nrolls ")));
    }

    // BR p.13: both event dice, by what they show, and rolled by the app.
    void theEventDiceAreEntered_data() { sizes(); }
    void theEventDiceAreEntered() {
        QFETCH(const QSize, size);
        QVERIFY(program_->start(size));
        QVERIFY(bring("game: campaign\nplayers: red=Ana, blue=Ben\nfates: FATE01 FATE02\n"));
        for (int answers = 0; asked() != QStringLiteral("EventDice") && answers < 40; ++answers)
            QVERIFY(program_->does(QStringLiteral("play %1 1").arg(answers + 1)));
        QVERIFY(tap("eventNumber-2") && tap("eventFace-edict-moon") && tap("enterEvent"));
        QVERIFY(program_->record().contains(QStringLiteral("\nevent 2 edict moon\n")));
        QVERIFY(tap("undo"));
        QCOMPARE(asked(), QStringLiteral("EventDice"));
        QVERIFY(tap("rollHere"));
        QVERIFY(asked() != QStringLiteral("EventDice"));
    }

    void aWholeGameIsPlayed() {
        QVERIFY(program_->start());
        QVERIFY(
            bring("game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\ncourt: BC01 BC02 BC22 "
                  "BC28\n\n"));
        const QJsonObject game = program_->ask(QStringLiteral("play 7 5000")).toObject();
        QVERIFY(game[QStringLiteral("over")].toBool());
        qInfo("%d taps", game[QStringLiteral("taps")].toInt());
        QVERIFY(program_->shown(QStringLiteral("winner")));
    }
};

QTEST_GUILESS_MAIN(InstalledTest)
#include "installed_test.moc"
