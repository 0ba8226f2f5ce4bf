#include "tests/places.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <unistd.h>

/// The program reachkeeper-host, started as people start it.
class ServerTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    struct Ran {
        int code = -1;
        QString out;
        QString errors;
    };
    Ran run(const QStringList& arguments) const {
        QProcess process;
        process.start(places::program("reachkeeper-host"), arguments);
        process.waitForFinished();
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }
    QString data(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    Ran add(const QString& data) const {
        return run({"add", places::source("tests/records/games/three-players-core-conflict.record"),
                    "--title", "Tuesday", "--data", data});
    }
    /// Starts it, and returns the address of its first table.
    static QString serve(QProcess& process, const QString& data) {
        process.start(places::program("reachkeeper-host"), {"--data", data, "--listen", "127.0.0.1:0"});
        QByteArray said;
        static const QRegularExpression link(QStringLiteral("http://\\S+"));
        while (!link.match(QString::fromUtf8(said)).hasMatch() && process.waitForReadyRead(10'000))
            said += process.readAllStandardOutput();
        return link.match(QString::fromUtf8(said)).captured();
    }
    /// What the doorway is told with this code. A table that sleeps shows nothing at first, and the doorway
    /// asks again.
    static QByteArray view(const QString& link) {
        QByteArray told = viewNow(link);
        for (int at = 0; at < 50 && told.startsWith("HTTP/1.1 404"); ++at) {
            QTest::qWait(100);
            told = viewNow(link);
        }
        return told;
    }
    static QByteArray viewNow(const QString& link) {
        const QUrl url(link);
        QTcpSocket socket;
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        socket.write(
            "GET /view?name=en HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nAuthorization: Bearer " +
            url.fragment().section(u'/', 1).toLatin1() + "\r\n\r\n");
        while (socket.waitForReadyRead(5'000)) {
        }
        return socket.readAll();
    }

  private Q_SLOTS:
    void aTableIsBegunListedAndShown();
    void aKilledHostComesBackWithItsCodes();
    void itEndsWellWhenAsked();
    void whatIsWrongIsTold_data();
    void whatIsWrongIsTold();
    void aFolderBelongsToOneProgram();
    void keysAreMadeListedAndTakenAway();
    void aBackupIsPutBack();
    void rootActsAsTheOwnerOfTheFolder();
};

void ServerTest::aTableIsBegunListedAndShown() {
    const QString here = data("first");
    QCOMPARE(add(here).out, QStringLiteral("Table 1\n"));
    const QString listed = run({"tables", "--data", here}).out;
    QVERIFY2(QRegularExpression(QStringLiteral("^1\t[A-Z]{6}\tTuesday\t\\d+\n$")).match(listed).hasMatch(),
             qPrintable(listed));
    QProcess process;
    const QString link = serve(process, here);
    QVERIFY(link.contains(listed.section(u'\t', 1, 1)));
    const QByteArray shown = view(link);
    QVERIFY2(shown.startsWith("HTTP/1.1 200") && shown.contains("Tuesday"), shown.constData());
    process.kill();
    process.waitForFinished();
}

void ServerTest::aKilledHostComesBackWithItsCodes() {
    const QString here = data("killed");
    QCOMPARE(add(here).code, 0);
    QProcess process;
    const QString code = QUrl(serve(process, here)).fragment();
    process.kill();
    process.waitForFinished();
    const QString link = serve(process, here);
    QCOMPARE(QUrl(link).fragment(), code);
    QVERIFY(view(link).startsWith("HTTP/1.1 200"));
    process.kill();
    process.waitForFinished();
}

void ServerTest::itEndsWellWhenAsked() {
    const QString here = data("ended");
    QCOMPARE(add(here).code, 0);
    for (const int signal : {SIGTERM, SIGINT}) {
        QProcess process;
        QVERIFY(!serve(process, here).isEmpty());
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
    }
}

void ServerTest::whatIsWrongIsTold_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("said");
    QTest::newRow("no port") << QStringList{"--listen", "127.0.0.1"} << 2 << "--listen";
    QTest::newRow("an absurd port") << QStringList{"--listen", "127.0.0.1:70000"} << 2 << "--listen";
    QTest::newRow("no address of this device")
        << QStringList{"--listen", "203.0.113.7:0"} << 1 << "203.0.113.7";
    QTest::newRow("no file") << QStringList{"add", "no-such.record"} << 1 << "no-such.record";
    QTest::newRow("no record") << QStringList{"add", places::source("README.md")} << 1 << "1";
    QTest::newRow("an unknown option") << QStringList{"--sing"} << 2 << "--sing";
}

void ServerTest::whatIsWrongIsTold() {
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, said);
    const Ran ran = run(arguments + QStringList{"--data", data("wrong")});
    QCOMPARE(ran.code, code);
    QVERIFY2((ran.errors + ran.out).contains(said), qPrintable(ran.errors + ran.out));
    QVERIFY(run({"tables", "--data", data("wrong")}).out.isEmpty());
}

void ServerTest::aFolderBelongsToOneProgram() {
    const QString here = data("taken");
    QCOMPARE(add(here).code, 0);
    QProcess process;
    const QString link = serve(process, here);
    QVERIFY(!link.isEmpty());
    const Ran second = add(here);
    QCOMPARE(second.code, 1);
    QVERIFY(!second.errors.isEmpty());
    QVERIFY(view(link).startsWith("HTTP/1.1 200"));
    process.kill();
    process.waitForFinished();
}

void ServerTest::keysAreMadeListedAndTakenAway() {
    const QString here = data("keys");
    QCOMPARE(add(here).code, 0);
    QProcess process;
    QVERIFY(!serve(process, here).isEmpty());
    const Ran made = run({"key", "new", "member", "--name", "Ben", "--data", here});
    QCOMPARE(made.code, 0);
    const QString key = made.out.trimmed();
    QCOMPARE(key.size(), 35);
    const QString listed = run({"key", "list", "--data", here}).out;
    const QString id = listed.section(u'\t', 0, 0);
    QCOMPARE(listed.section(u'\t', 1, 1), QStringLiteral("member"));
    QCOMPARE(listed.section(u'\t', 3), QStringLiteral("Ben\n"));
    QVERIFY(made.errors.contains(id) && !made.errors.contains(key.left(8)));
    QVERIFY(!listed.contains(key.left(8)));
    QCOMPARE(run({"key", "revoke", id, "--data", here}).code, 0);
    QCOMPARE(run({"key", "list", "--data", here}).out, QString());
    const Ran again = run({"key", "revoke", id, "--data", here});
    QCOMPARE(again.code, 1);
    QVERIFY(again.errors.contains(id));
    QCOMPARE(run({"key", "new", "king", "--name", "Ben", "--data", here}).code, 2);
    QCOMPARE(run({"key", "--data", here}).code, 2);
    process.kill();
    process.waitForFinished();
}

void ServerTest::aBackupIsPutBack() {
    const QString here = data("backed-up");
    QCOMPARE(add(here).code, 0);
    const QString listed = run({"tables", "--data", here}).out;
    QCOMPARE(run({"backup", data("copy-1"), "--data", here}).code, 0);
    QProcess process;
    QVERIFY(!serve(process, here).isEmpty());
    QCOMPARE(run({"backup", data("copy-2"), "--data", here}).code, 0);
    QCOMPARE(run({"tables", "--data", here}).out, listed);
    QVERIFY(!QDir(here).exists(QStringLiteral("listed")));
    const Ran full = run({"restore", data("copy-2"), "--data", here});
    QCOMPARE(full.code, 1);
    QVERIFY(full.errors.contains("empty"));
    process.kill();
    process.waitForFinished();
    for (const char* copy : {"copy-1", "copy-2"}) {
        const QString there = data("restored") + QLatin1String(copy);
        QCOMPARE(run({"restore", data(copy), "--data", there}).code, 0);
        QCOMPARE(run({"tables", "--data", there}).out, listed);
    }
}

void ServerTest::rootActsAsTheOwnerOfTheFolder() {
    if (::geteuid() != 0) QSKIP("this is not root");
    constexpr uint kNobody = 65534;
    QFile::setPermissions(folder_.path(), QFile::permissions(folder_.path()) | QFile::ExeOther);
    const QString here = data("owned");
    QVERIFY(QDir().mkpath(here));
    QCOMPARE(::chown(qPrintable(here), kNobody, kNobody), 0);
    QCOMPARE(run({"key", "new", "member", "--name", "Ben", "--data", here}).code, 0);
    QProcess process;
    process.start(places::program("reachkeeper-host"), {"--data", here, "--listen", "127.0.0.1:0"});
    QVERIFY(process.waitForReadyRead(10'000));
    // Root makes the folder of the copy, and the owner writes it.
    const QString copy = data("owned-copy");
    const Ran copied = run({"backup", copy, "--data", here});
    QVERIFY2(copied.code == 0, qPrintable(copied.errors));
    for (const QString& folder : {here, here + "/keys", copy, copy + "/keys"}) {
        const auto files = QDir(folder).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot);
        QVERIFY(!files.isEmpty());
        for (const QFileInfo& file : files) QCOMPARE(file.ownerId(), kNobody);
    }
    process.kill();
    process.waitForFinished();
}

QTEST_GUILESS_MAIN(ServerTest)
#include "server_test.moc"
