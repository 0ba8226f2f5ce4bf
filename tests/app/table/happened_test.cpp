#include "app/game/happened.h"
#include "tests/app/hand.h"
#include "tests/places.h"

#include <QDirIterator>

#include <algorithm>

/// What just happened: the pieces to move on the real board, in the real window.
class HappenedTest : public QObject {
    Q_OBJECT

    Hand hand_;

    reach::Table& table() const { return hand_.table(); }
    QQuickItem* shown(const char* name) const { return hand_.shown(QLatin1StringView(name)); }
    bool press(const char* name) const { return hand_.tap(QLatin1StringView(name)); }
    QString text(const char* name) const { return hand_.text(QLatin1StringView(name)); }

    void lay(const QByteArray& entries = {}) {
        QVERIFY(hand_.lay(entries));
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QTRY_VERIFY(shown("prompt"));
    }

    static QStringList textsOf(const reach::Happened& happened) {
        QStringList texts;
        for (const auto& piece : happened.pieces()) texts.append(piece.text);
        return texts;
    }

    static bool copied(const QString& from, const QString& to) {
        bool all = QDir().mkpath(to);
        QDirIterator files(from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString target = to + u'/' + QDir(from).relativeFilePath(files.next());
            all &= QDir().mkpath(QFileInfo(target).path()) && QFile::copy(files.filePath(), target);
        }
        return all;
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void cleanup() { table().close(); }
    void cleanupTestCase() { hand_.leave(); }

    void aTurnIsListedInTheOrderOfTheHands() {
        lay("correct 4-hex red ships 3\n");
        reach::Happened* happened = table().happened();
        for (const char* line :
             {"red leads mobilization 4", "red influences BC05", "red moves 2 4-hex > 4-gate"})
            QVERIFY(table().enter(QString::fromLatin1(line)));
        QVERIFY(happened->title().isEmpty());
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        QCOMPARE(happened->title(), QStringLiteral("The turn of Ana"));
        QCOMPARE(textsOf(*happened),
                 (QStringList{QStringLiteral("Ana: 1 agent from the supply to Construction Union"),
                              QStringLiteral("Ana: 2 ships from 4 Hex to 4 Gate")}));
        happened->tick(0);
        QCOMPARE(happened->left(), 1);
        QVERIFY(table().undo());
        QVERIFY(happened->title().isEmpty());
        happened->show(2);
        QCOMPARE(happened->pieces().size(), 2);
        // The turn goes on again: without what was before it.
        QCOMPARE(happened->title(), QStringLiteral("So far"));
        QVERIFY(table().redo());
        QVERIFY(table().enter(QStringLiteral("blue copies")));
        QVERIFY(table().enter(QStringLiteral("blue influences BC13")));
        happened->show(table().cursor() - 1);
        QCOMPARE(textsOf(*happened),
                 QStringList{QStringLiteral("Ben: 1 agent from the supply to Skirmishers")});
    }

    /// CC14: what a Crisis asks for belongs to its event, and is listed at once.
    void anAnswerInACrisisIsListedWithTheEvent() {
        QFile file(places::source("tests/records/campaign/crises/CC14.record"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString record = QString::fromUtf8(file.readAll());
        const QString roll = QStringLiteral("event 3 crisis hex");
        QVERIFY(hand_.games().importRecord(record.first(record.indexOf(roll))));
        reach::Happened* happened = table().happened();
        QVERIFY(table().enter(QStringLiteral("correct 5-arrow buildings blue city")));
        QVERIFY(table().enter(roll));
        happened->waveAway();
        QVERIFY(table().enter(QStringLiteral("blue chooses 3-hex blue")));
        QCOMPARE(happened->waiting(), QStringLiteral("The event"));
        QVERIFY(textsOf(*happened).contains(
            QStringLiteral("Blue: city in 3 Hex back to the board of the player")));
        // The next turn begins without it.
        QVERIFY(table().enter(QStringLiteral("red leads construction 3")));
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        QCOMPARE(
            textsOf(*happened).count(QStringLiteral("Blue: city in 3 Hex back to the board of the player")),
            1);
    }

    /// AID04: what the answer in an Edict moves is listed when it is made, below the heading of their event.
    void whatAnEdictMovesIsListedWithTheEvent() {
        QFile file(places::source("tests/records/campaign/edicts/peace.record"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString record = QString::fromUtf8(file.readAll());
        const QString summit = QStringLiteral("red declines\n");
        QVERIFY(hand_.games().importRecord(record.first(record.indexOf(summit))));
        reach::Happened* happened = table().happened();
        QVERIFY(table().enter(QStringLiteral("red calls summit")));
        QVERIFY(table().enter(QStringLiteral("red opens negotiations")));
        QVERIFY(table().enter(QStringLiteral("deal blue gives relic to red")));
        happened->waveAway();
        // The deal is on the board before the dice are rolled.
        QVERIFY(table().enter(QStringLiteral("red ends summit")));
        QCOMPARE(textsOf(*happened),
                 QStringList{QStringLiteral("Relic: from the slots of Blue to the slots of Red")});
        QVERIFY(table().enter(QStringLiteral("event 3 edict hex")));
        QVERIFY(table().enter(QStringLiteral("red chooses AID04")));
        const QStringList texts = textsOf(*happened);
        // What the deal gave to Red, and Red did not move yet, goes to the Trust at once.
        for (const QString& text : {QStringLiteral("Relic: from the slots of Blue to the Imperial Trust"),
                                    QStringLiteral("White: 1 agent from the supply to the Favors of Red"),
                                    QStringLiteral("The played cards to the discard pile")})
            QVERIFY2(texts.contains(text), qPrintable(texts.join(u'\n')));
        QCOMPARE(happened->waiting(), QStringLiteral("The event"));
        QCOMPARE(happened->title(), QStringLiteral("The event"));
        const auto pieces = happened->pieces();
        QCOMPARE(std::ranges::count(pieces, QString(), &reach::view::PieceToMoveView::heading),
                 pieces.size() - 1);
        // The next turn begins without it.
        QVERIFY(table().enter(QStringLiteral("red leads construction 3")));
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        QCOMPARE(textsOf(*happened), texts);
    }

    /// What is undone goes.
    void whatIsNotTickedWaitsForTheOthers() {
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\n");
        reach::Happened* happened = table().happened();
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        happened->tick(0);
        QVERIFY(table().enter(QStringLiteral("blue copies")));
        QVERIFY(table().undo());
        QCOMPARE(happened->left(), 1);
        QVERIFY(table().enter(QStringLiteral("blue copies")));
        QVERIFY(table().enter(QStringLiteral("blue influences BC22")));
        QCOMPARE(happened->title(), QStringLiteral("What just happened"));
        const auto pieces = happened->pieces();
        QCOMPARE(pieces.size(), 2);
        QCOMPARE(pieces[0].heading, QStringLiteral("The turn of Ana"));
        QCOMPARE(pieces[1].heading, QStringLiteral("The turn of Ben"));
        // The number is that of all open boxes, and goes down with each that is ticked.
        QCOMPARE(happened->waiting(), QStringLiteral("What just happened"));
        QCOMPARE(happened->left(), 2);
        happened->tick(1);
        QCOMPARE(happened->waiting(), QStringLiteral("The turn of Ana"));
        QCOMPARE(happened->left(), 1);
        QVERIFY(happened->pieces()[1].ticked);
        QVERIFY(table().undo());
        QCOMPARE(happened->title(), QStringLiteral("The turn of Ana"));
        happened->waveAway();
        QVERIFY(happened->title().isEmpty());
        QCOMPARE(happened->left(), 0);
    }

    /// The list was opened by moves of earlier rounds that later ones had taken back.
    void whatLaterMovesMadeVoidIsNotListed() {
        lay("correct 4-hex red ships 2\ncorrect red slots fuel none none none none none\n");
        reach::Happened* happened = table().happened();
        const auto enterAll = [this](const std::vector<const char*>& entries) {
            for (const char* line : entries)
                QVERIFY2(table().enter(QString::fromLatin1(line)), qPrintable(table().message()));
        };
        enterAll({"red leads mobilization 4", "red moves 2 4-hex > 4-gate", "red ends turn"});
        const QStringList there = textsOf(*happened);
        QCOMPARE(there, QStringList{QStringLiteral("Ana: 2 ships from 4 Hex to 4 Gate")});
        enterAll({"blue copies", "blue influences BC13", "white copies", "white influences BC22"});
        const QStringList round = textsOf(*happened);
        QVERIFY2(round.contains(QStringLiteral("The played cards to the discard pile")),
                 qPrintable(round.join(u'|')));
        enterAll({"red leads mobilization 5", "red moves 2 4-gate > 4-hex", "red ends turn"});
        // The ships are where they were. The heading of their turns is gone with them.
        QVERIFY(textsOf(*happened).filter(QStringLiteral("ships")).isEmpty());
        QCOMPARE(happened->left(), happened->pieces().size());
        QCOMPARE(happened->pieces()[0].heading, QStringLiteral("The turn of Ben"));
        QVERIFY(table().undo());
        QCOMPARE(textsOf(*happened), round);
        QVERIFY(table().redo());
        enterAll({"blue copies", "blue influences BC13", "white copies", "white influences BC22"});
        QCOMPARE(textsOf(*happened).count(QStringLiteral("The played cards to the discard pile")), 1);
        // A tick stands for all that its line tells: nothing of it comes back.
        const auto cards = textsOf(*happened).indexOf(QStringLiteral("The played cards to the discard pile"));
        happened->tick(static_cast<int>(cards));
        QVERIFY(happened->pieces()[cards].ticked);
        const int left = happened->left();
        QCOMPARE(left, static_cast<int>(happened->pieces().size()) - 1);
        enterAll({"red leads mobilization 6", "red moves 2 4-hex > 4-gate", "red ends turn"});
        QCOMPARE(happened->left(), left + 1);
        QVERIFY(!textsOf(*happened).contains(QStringLiteral("The played cards to the discard pile")));
        QVERIFY(textsOf(*happened).contains(there[0]));
        // So it is after a new start.
        const QStringList before = textsOf(*happened);
        const qlonglong id = hand_.games().list().constFirst().id;
        table().close();
        QVERIFY(hand_.games().openGame(id));
        QCOMPARE(textsOf(*happened), before);
    }

    /// "The tray" is no place of the box: the Prelude is over when pieces are moved.
    void aSpentResourceGoesToTheSupply() {
        lay("correct red slots fuel none none none none none\n");
        for (const char* line : {"red leads mobilization 4", "red spends fuel", "red ends turn"})
            QVERIFY2(table().enter(QString::fromLatin1(line)), qPrintable(table().message()));
        const QStringList texts = textsOf(*table().happened());
        QVERIFY2(texts.contains(QStringLiteral("Fuel: from the slots of Ana to the supply")),
                 qPrintable(texts.join(u'|')));
    }

    /// After an undo and a redo all that was ticked was to be moved once more.
    void whatWasTickedIsNotListedAgainByARedo() {
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\n");
        reach::Happened* happened = table().happened();
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        happened->tick(0);
        const QStringList open{happened->pieces()[1].text};
        QVERIFY(table().undo());
        QVERIFY(table().redo());
        QCOMPARE(textsOf(*happened), open);
        happened->waveAway();
        QVERIFY(table().undo());
        QVERIFY(table().redo());
        QCOMPARE(happened->left(), 0);
        QVERIFY(happened->title().isEmpty());
        // Another turn in its place has its own pieces.
        QVERIFY(table().undo());
        QVERIFY(table().undo());
        QVERIFY(table().enter(QStringLiteral("red influences BC22")));
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        QCOMPARE(happened->left(), 2);
    }

    /// Leaders lay out the table when the draft is over: it is a list of its own, not part of the first turn.
    void whatTheDraftLaysOutIsTheSetup() {
        QVERIFY(hand_.games().importRecord(QStringLiteral(
            "game: base\nplayers: white=Zoe, red=Mia, blue=Tom\nsetup: 3SETUP02\n"
            "leaders: LEAD01 LEAD06 LEAD07 LEAD05\nlore: L06 L24 L14 L15\n\ncourt BC02\ncourt BC14\n"
            "court BC16\ncourt BC22\nblue takes LEAD06\nred takes LEAD07\nwhite takes LEAD01\n"
            "blue takes L14\nred takes L15\n")));
        for (const char* line :
             {"white takes L06", "white leads administration 2", "white influences BC02", "white ends turn"})
            QVERIFY2(table().enter(QString::fromLatin1(line)), line);
        QStringList headings;
        int firstOfTurn = 0;
        const auto pieces = table().happened()->pieces();
        for (qsizetype at = 0; at < pieces.size(); ++at)
            if (!pieces[at].heading.isEmpty()) {
                headings.append(pieces[at].heading);
                firstOfTurn = static_cast<int>(at);
            }
        QCOMPARE(headings, (QStringList{QStringLiteral("The setup"), QStringLiteral("The turn of Zoe")}));
        QCOMPARE(pieces.size() - firstOfTurn, 1);
        QCOMPARE(table().happened()->left(), static_cast<int>(pieces.size()));
    }

    /// A table that falls behind is told so: no piece is missed in silence, and the oldest turn goes first.
    void whatLeavesTheListUntickedIsToldOf() {
        lay();
        const auto headings = [this] {
            QStringList found;
            for (const auto& piece : table().happened()->pieces())
                if (!piece.heading.isEmpty()) found.append(piece.heading);
            return found;
        };
        const auto round = [this](const QByteArray& number) {
            for (const QByteArray& entry :
                 {"red leads mobilization " + number, QByteArray("red influences BC05"),
                  QByteArray("red ends turn"), QByteArray("blue copies"), QByteArray("blue influences BC13"),
                  QByteArray("white copies"), QByteArray("white influences BC22")})
                QVERIFY(table().enter(QString::fromLatin1(entry)));
        };
        round("4");
        round("5");
        QVERIFY(!table().happened()->hasOlder());
        QCOMPARE(headings().size(), 6);
        for (const char* entry : {"red leads mobilization 6", "red influences BC28", "red ends turn"})
            QVERIFY(table().enter(QString::fromLatin1(entry)));
        QVERIFY(table().happened()->hasOlder());
        QCOMPARE(headings().size(), 6);
        QCOMPARE(headings().first(), QStringLiteral("The turn of Ben"));
        QVERIFY(press("happened"));
        QTRY_VERIFY(shown("olderPieces"));
        table().happened()->waveAway();
        QVERIFY(!table().happened()->hasOlder());
    }

    void itSurvivesALookAtAnotherScreen() {
        hand_.window().resize(1280, 800);
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\n");
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        QTRY_VERIFY(shown("happened"));
        hand_.window().setProperty("screen", QStringLiteral("Everybody"));
        QTRY_VERIFY(!shown("prompt"));
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QTRY_VERIFY(shown("prompt"));
        QVERIFY(shown("happened"));
        QCOMPARE(text("happened"), QStringLiteral("The turn of Ana\nTo do: 2"));
    }

    /// The whole course of a chapter's end is one list.
    // Whoever was killed in the middle of moving pieces finds them again: ticks too, and what ended last.
    void itSurvivesANewStart() {
        lay("correct 4-hex red ships 3\n");
        for (const char* line : {"red leads mobilization 4", "red influences BC05",
                                 "red moves 2 4-hex > 4-gate", "red ends turn"})
            QVERIFY(table().enter(QString::fromLatin1(line)));
        table().happened()->tick(0);
        for (const char* line : {"blue copies", "blue influences BC13"})
            QVERIFY(table().enter(QString::fromLatin1(line)));
        const QString title = table().happened()->title();
        const QStringList pieces = textsOf(*table().happened());
        const int left = table().happened()->left();
        QCOMPARE(left, 2);
        hand_.leave();
        QVERIFY(hand_.start());
        QVERIFY(hand_.games().openGame(hand_.games().list().constFirst().id));
        QCOMPARE(table().happened()->title(), title);
        QCOMPARE(textsOf(*table().happened()), pieces);
        QCOMPARE(table().happened()->left(), left);
        QTRY_VERIFY(shown("happened"));
        table().happened()->waveAway();
        const qlonglong id = hand_.games().list().constFirst().id;
        table().close();
        QVERIFY(hand_.games().openGame(id));
        QVERIFY(table().happened()->title().isEmpty());
    }

    // What waits at the table before is not told any more, since that table is gone.
    void aTableThatIsOpenedDuringATrialHasItsOwnPieces() {
        lay();
        const qlonglong other = hand_.games().list().constFirst().id;
        lay("red leads mobilization 4\nred influences BC05\n");
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        QVERIFY(table().happened()->left() > 0);
        QVERIFY(table().tryFrom(1, true));
        QCOMPARE(table().happened()->left(), 0);
        QList<int> told;
        const auto hearing = connect(table().happened(), &reach::Happened::changed, this,
                                     [&] { told.append(table().happened()->left()); });
        QVERIFY(hand_.games().openGame(other));
        disconnect(hearing);
        QCOMPARE(told, QList<int>{0});
    }

    // A kill leaves on the disk what is there at this moment: nothing is written on the way out.
    void itSurvivesAKill() {
        lay("correct 4-hex red ships 3\n");
        for (const char* line : {"red leads mobilization 4", "red influences BC05",
                                 "red moves 2 4-hex > 4-gate", "red ends turn"})
            QVERIFY(table().enter(QString::fromLatin1(line)));
        table().happened()->tick(0);
        // A tick of the last moment may be lost.
        const QString key = QStringLiteral("happened/%1").arg(hand_.games().list().constFirst().id);
        const auto isKept = [&] {
            const QStringList all = reach::Preferences::settings().value(key).toStringList();
            return std::ranges::any_of(all, [](const QString& piece) { return piece.startsWith(u'x'); });
        };
        QTRY_VERIFY(isKept());
        for (const char* line : {"blue copies", "blue influences BC13"})
            QVERIFY(table().enter(QString::fromLatin1(line)));
        const QString title = table().happened()->title();
        const QStringList pieces = textsOf(*table().happened());
        const int left = table().happened()->left();
        QVERIFY(left > 0);
        QTRY_COMPARE(table().offered(), 0);
        // The last stretch is not written yet: the next start finds it by itself.
        const QTemporaryDir killed;
        QVERIFY(copied(hand_.file({}), killed.path()));
        table().happened()->waveAway();
        hand_.leave();
        QVERIFY(QDir(hand_.file({})).removeRecursively());
        QVERIFY(copied(killed.path(), hand_.file({})));
        QVERIFY(hand_.start());
        QVERIFY(hand_.games().openGame(hand_.games().list().constFirst().id));
        QCOMPARE(table().happened()->title(), title);
        QCOMPARE(textsOf(*table().happened()), pieces);
        QCOMPARE(table().happened()->left(), left);
        QTRY_VERIFY(shown("happened"));
    }

    void itCoversNoSystem_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size :
             {QSize(1280, 800), QSize(1024, 768), QSize(1600, 1000), QSize(1280, 720), QSize(960, 600),
              QSize(800, 1280), QSize(600, 960), QSize(560, 800), QSize(820, 1180)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void itCoversNoSystem() {
        QFETCH(QSize, size);
        hand_.window().resize(size);
        lay("correct 4-hex red ships 3\n");
        for (const char* line : {"red leads mobilization 4", "red moves 2 4-hex > 4-gate", "red ends turn"})
            QVERIFY(table().enter(QString::fromLatin1(line)));
        screen::rest(hand_.window());
        const QQuickItem* chip = shown("happened");
        QQuickItem* map = shown("map");
        QVERIFY(chip && map);
        QVERIFY(chip->width() >= 48 && chip->height() >= 48);
        for (const QQuickItem* line : chip->findChildren<QQuickItem*>())
            QVERIFY2(!line->isVisible() || !line->property("truncated").toBool(),
                     qPrintable(line->property("text").toString()));
        int covering = 0;
        constexpr int kSteps = 8;
        for (int i = 0; i < kSteps * kSteps; ++i) {
            const int row = i / kSteps;
            const QPointF at(chip->width() * (i % kSteps + 0.5) / kSteps,
                             chip->height() * (row + 0.5) / kSteps);
            QString under;
            QVERIFY(QMetaObject::invokeMethod(map, "systemUnder", Q_RETURN_ARG(QString, under),
                                              Q_ARG(QPointF, map->mapFromItem(chip, at))));
            covering += under.isEmpty() ? 0 : 1;
        }
        QVERIFY2(covering == 0, qPrintable(QStringLiteral("%1 of it, %2 x %3, map %4 x %5")
                                               .arg(covering)
                                               .arg(chip->width())
                                               .arg(chip->height())
                                               .arg(map->width())
                                               .arg(map->height())));
        // Nor anything else that can be tapped.
        for (const QPointF corner :
             {QPointF(3, 3), QPointF(chip->width() - 3, 3), QPointF(chip->width() - 3, chip->height() - 3),
              QPointF(3, chip->height() - 3)})
            QVERIFY(!screen::coverOf(*chip, corner));
        QVERIFY(press("happened"));
        QTRY_VERIFY(shown("pieces"));
        hand_.window().resize(1280, 800);
    }

    // Another table of the same number has nothing of it.
    void aTableThatIsRemovedTakesItsPiecesAlong() {
        lay("correct 4-hex red ships 3\n");
        for (const char* line : {"red leads mobilization 4", "red moves 2 4-hex > 4-gate", "red ends turn"})
            QVERIFY(table().enter(QString::fromLatin1(line)));
        const qlonglong id = hand_.games().list().constFirst().id;
        const QString key = QStringLiteral("happened/%1").arg(id);
        QTRY_VERIFY(reach::Preferences::settings().contains(key));
        table().close();
        QVERIFY(hand_.games().removeGame(id));
        QVERIFY(!reach::Preferences::settings().contains(key));
    }

    void aScoredChapterIsListed() {
        QVERIFY(hand_.layWholeGame());
        reach::Happened* happened = table().happened();
        const auto log = table().log();
        int score = 0;
        while (log[score].entry != QStringLiteral("score")) ++score;
        happened->show(score);
        QCOMPARE(happened->title(), QStringLiteral("The end of the chapter"));
        const QStringList texts = textsOf(*happened);
        QVERIFY(!texts.filter(QStringLiteral("Power track")).isEmpty());
        // Once for each player, whatever number of ambitions they scored.
        for (const auto& player : table().players())
            QVERIFY(texts.filter(player.name + u':').filter(QStringLiteral("Power track")).size() <= 1);
        QVERIFY(!texts.filter(QStringLiteral("chapter marker")).isEmpty());
    }

    void itLiesAsideUntilWavedAway_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a tablet") << QSize(1280, 800);
        QTest::newRow("upright") << QSize(800, 1280);
        QTest::newRow("a phone") << QSize(390, 844);
    }
    void itLiesAsideUntilWavedAway() {
        QFETCH(QSize, size);
        hand_.window().resize(size);
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\n");
        QVERIFY(!shown("happened"));
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        QTRY_VERIFY(shown("happened"));
        QVERIFY(table().enter(QStringLiteral("blue copies")));
        QVERIFY(shown("happened"));
        QCOMPARE(text("happened"), QStringLiteral("The turn of Ana\nTo do: 2"));
        QVERIFY(press("happened"));
        QVERIFY(press("piece-0"));
        QVERIFY(press("allMoved"));
        QTRY_VERIFY(!shown("pieces"));
        QVERIFY(!shown("happened"));
        // The log has it again.
        if (size.width() < 560)
            QVERIFY(press("tab-4"));
        else
            QTest::keyClick(&hand_.window(), Qt::Key_L);
        QTRY_VERIFY(shown("log"));
        QVERIFY(hand_.tap(QStringLiteral("logLine-1")));
        QVERIFY(press("entryPieces"));
        QTRY_VERIFY(shown("piece-0"));
    }
};

QTEST_MAIN(HappenedTest)
#include "happened_test.moc"
