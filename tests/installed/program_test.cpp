#include "tests/amount.h"
#include "tests/places.h"

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

// The program, started as from a shell.
class ProgramTest : public QObject {
    Q_OBJECT

    struct Outcome {
        int code;
        QByteArray output;
        QByteArray errors;
    };

    static Outcome run(const QStringList& arguments, const QProcessEnvironment& more = {}) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_QUICK_BACKEND"}) {
            environment.remove(QString::fromLatin1(name));
        }
        environment.insert(more);
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(places::built("stage/usr/bin/reachkeeper"), arguments);
        program.waitForFinished(800000);
        return {program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
                program.readAllStandardOutput(), program.readAllStandardError()};
    }

  private Q_SLOTS:
    void withoutADisplayItSaysSoAndNamesTheTour() {
        const Outcome outcome = run({});
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.errors.contains("no display"));
        QVERIFY(outcome.errors.contains("reachkeeper --tour DIR"));
    }

    void versionNeedsNoDisplay() {
        const Outcome outcome = run({QStringLiteral("--version")});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.output.startsWith("reachkeeper "));
    }

    void anUnknownArgumentShowsTheUsage() {
        const Outcome outcome = run({QStringLiteral("--tuor")});
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.errors.contains("Usage"));
    }

    void theTourPicturesAScreenInEverySizeAndTheme() {
        const QTemporaryDir folder;
        QCOMPARE(run({QStringLiteral("--tour"), folder.path(), QStringLiteral("home")}).code, 0);
        const QDir pictures(folder.path());
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1200), QSize(390, 844)}) {
            QImage last;
            for (const char* theme : {"light", "dark"}) {
                const QString name =
                    QStringLiteral("home-%1x%2-%3.png").arg(size.width()).arg(size.height()).arg(theme);
                const QImage picture(pictures.filePath(name));
                QCOMPARE(picture.size(), size);
                QVERIFY(picture != last);
                last = picture;
            }
        }
    }

    /// Sizes and themes by turns: the whole tour takes minutes. What QML was compiled to draws what its
    /// source says: in a check the table's screens, in the long run all.
    void theTourPicturesEveryScreenWithAndWithoutBytecode() {
        const QTemporaryDir compiled;
        const QTemporaryDir plain;
        QProcessEnvironment without;
        without.insert(QStringLiteral("QML_DISABLE_DISK_CACHE"), QStringLiteral("1"));
        const Outcome all = run({QStringLiteral("--tour-sample"), compiled.path()});
        QCOMPARE(all.code, 0);
        QVERIFY2(!all.errors.contains(".qml"), all.errors.constData());
        const QStringList pictures = QDir(compiled.path()).entryList({QStringLiteral("*.png")});
        QVERIFY2(pictures.size() > 60, qPrintable(QString::number(pictures.size())));
        for (const char* part :
             {"table", "campaign", "reference", "dark", "light", "1280", "1920", "820", "560", "390"})
            QVERIFY2(!pictures.filter(QLatin1StringView(part)).isEmpty(), part);
        // A picture may show what those before it have left, so a part is compared with the same part.
        const QTemporaryDir part;
        QString folder = compiled.path();
        QStringList which;
        if (!amount::isLong()) {
            which.append(QStringLiteral("table"));
            folder = part.path();
            QCOMPARE(run(QStringList{QStringLiteral("--tour-sample"), folder} + which).code, 0);
        }
        const Outcome again =
            run(QStringList{QStringLiteral("--tour-sample"), plain.path()} + which, without);
        QCOMPARE(again.code, 0);
        QVERIFY2(!again.errors.contains(".qml"), again.errors.constData());
        const QStringList both = QDir(folder).entryList({QStringLiteral("*.png")});
        QVERIFY(both.size() >= 10);
        QStringList different;
        for (const QString& name : both)
            if (QImage(folder + u'/' + name) != QImage(plain.filePath(name))) different.append(name);
        QVERIFY2(different.isEmpty(), qPrintable(different.join(u' ')));
    }
};

QTEST_GUILESS_MAIN(ProgramTest)
#include "program_test.moc"
