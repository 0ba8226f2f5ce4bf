#include "engine/core/limits.h"
#include "app/values/correction_limits.h"
#include "engine/engine.h"
#include "engine/protocol/wire_check.h"
#include "engine/record/record.h"
#include "tests/places.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace reach;

/// One limit has one value: what a screen lets people count up to, what the engine takes, and what is read
/// back.
class LimitsTest : public QObject {
    Q_OBJECT

    static Game campaign() {
        Setup setup;
        setup.campaign = true;
        setup.seats = {Player::Red, Player::Blue, Player::White, Player::Yellow};
        for (const int fate : {1, 2, 6, 8}) setup.fates.push(static_cast<std::uint8_t>(fate));
        return newGame(setup);
    }

  private Q_SLOTS:
    void screensAndTheEngineAgree_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("most");
        QTest::newRow("objective") << "correct red objective %1" << Limits::objective();
        QTest::newRow("chapter") << "correct chapter %1" << Limits::chapters();
        QTest::newRow("Power") << "correct red power %1" << Limits::power();
        QTest::newRow("hand") << "correct red hand %1" << Limits::hand();
        QTest::newRow("Favors") << "correct red favors blue %1" << Limits::agents();
        QTest::newRow("Captives") << "correct red captives blue %1" << Limits::agents();
        QTest::newRow("the Trust") << "correct trust relic %1" << Limits::tokens();
        QTest::newRow("cities") << "correct red cities %1" << Limits::cities(QStringLiteral("red"));
    }
    void screensAndTheEngineAgree() {
        QFETCH(QString, line);
        QFETCH(int, most);
        const Game game = campaign();
        const auto enter = [&](int value) {
            const auto read = parseCommand(line.arg(value).toStdString());
            return read.command ? decide(game, *read.command) : Decision{};
        };
        const Decision atMost = enter(most);
        QVERIFY2(atMost.accepted(), qPrintable(line.arg(most)));
        for (const Event& event : atMost.events) QVERIFY(wire::isSound(event));
        const auto beyond = parseCommand(line.arg(most + 1).toStdString());
        QVERIFY(!beyond.command || !decide(game, *beyond.command).accepted());
    }

    void whatIsReadBackEndsThere() {
        const auto objective = [](int to) {
            return wire::isSound(event::ObjectiveMoved{Player::Red, static_cast<std::int8_t>(to)});
        };
        QVERIFY(objective(kHighestObjective));
        QVERIFY(!objective(kHighestObjective + 1));
        const auto chapter = [](int to) {
            return wire::isSound(event::ChapterSet{static_cast<std::int8_t>(to)});
        };
        QVERIFY(chapter(kChapters));
        QVERIFY(!chapter(kChapters + 1));
    }

    // A number in a screen would be another value of the same limit.
    void noScreenHasALimitOfItsOwn() {
        QStringList own;
        static const QRegularExpression number(QStringLiteral("\\n +to: (\\d+)\\n"));
        QDirIterator files(places::source("qml"), {QStringLiteral("*.qml")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto found = number.globalMatch(QString::fromUtf8(file.readAll()));
            while (found.hasNext())
                if (const QString to = found.next().captured(1); to != QStringLiteral("1"))
                    own << files.fileName() + QStringLiteral(": ") + to;
        }
        QVERIFY2(own.isEmpty(), qPrintable(own.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(LimitsTest)
#include "limits_test.moc"
