#pragma once

#include "tests/places.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

/// The installed program, running on a data folder of its own, and a finger on its window
/// (tests/finger/README.md). The one of the build's stage, unless the environment names another
/// (REACHKEEPER_PROGRAM, REACHKEEPER_PLUGINS).
class Program {
  public:
    /// How long an answer may take, in milliseconds: the finger waits for the window, and plays whole games.
    static constexpr int kPatience = 800'000;

    ~Program() { leave(); }

    /// Opens the window; again, on the same data, after leave().
    bool start(QSize size = {1280, 800}) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("REACHKEEPER_REFERENCE"));  // it finds its own
        const QString socket = folder_.filePath(QStringLiteral("finger"));
        const std::pair<const char*, QString> settings[]{
            {"REACHKEEPER_DATA", folder_.filePath(QStringLiteral("data"))},
            {"REACHKEEPER_FINGER", socket},
            {"QT_PLUGIN_PATH", qEnvironmentVariable("REACHKEEPER_PLUGINS", places::built("plugins"))},
            {"QT_QPA_GENERIC_PLUGINS", QStringLiteral("finger")}};
        for (const auto& [name, value] : settings) environment.insert(QString::fromLatin1(name), value);
        program_.setProcessEnvironment(environment);
        program_.setProcessChannelMode(QProcess::MergedChannels);
        program_.start(
            qEnvironmentVariable("REACHKEEPER_PROGRAM", places::built("stage/usr/bin/reachkeeper")),
            QStringList());
        if (!program_.waitForStarted()) return false;
        const bool connected = QTest::qWaitFor(
            [&] {
                if (program_.state() != QProcess::Running) return true;
                finger_.connectToServer(socket);
                return finger_.waitForConnected(100);
            },
            20'000);
        return connected && finger_.state() == QLocalSocket::ConnectedState &&
               does(QStringLiteral("still")) &&
               does(QStringLiteral("resize %1 %2").arg(size.width()).arg(size.height()));
    }

    /// Ends it as somebody who closes the window; false when it had ended by itself, or badly.
    bool leave() {
        if (program_.state() == QProcess::NotRunning) return false;
        finger_.write("leave\n");
        finger_.flush();
        const bool ended = program_.waitForFinished(20'000) &&
                           program_.exitStatus() == QProcess::NormalExit && program_.exitCode() == 0;
        finger_.abort();
        printed_ += program_.readAll();
        return ended;
    }

    /// What it has written to the terminal.
    QByteArray printed() {
        printed_ += program_.readAll();
        return printed_;
    }

    /// Tells the finger a line; its answer.
    QJsonObject tell(const QString& line) {
        finger_.write(line.toUtf8() + '\n');
        while (!finger_.canReadLine() && finger_.waitForReadyRead(kPatience)) {
        }
        return QJsonDocument::fromJson(finger_.readLine()).object();
    }
    /// The same for what has no answer but whether it could be done; says why not.
    bool does(const QString& line) {
        const QJsonObject answer = tell(line);
        if (answer[QStringLiteral("ok")].toBool()) return true;
        qInfo("%s: %s", qPrintable(line), qPrintable(answer[QStringLiteral("why")].toString()));
        return false;
    }
    bool tap(const QString& name) { return does(QStringLiteral("tap ") + name); }
    QJsonValue ask(const QString& line) { return tell(line)[QStringLiteral("is")]; }
    bool shown(const QString& name) { return ask(QStringLiteral("shown ") + name).toBool(); }
    QString text(const QString& name) { return ask(QStringLiteral("text ") + name).toString(); }
    /// A property of one of the program's singletons: "Table.cursor".
    QJsonValue read(const QString& what) { return ask(QStringLiteral("read ") + what); }
    /// What the table is asked: "Play", "EventDice".
    QString asked() {
        return read(QStringLiteral("Table.prompt")).toObject()[QStringLiteral("ask")].toString();
    }
    QString record() { return read(QStringLiteral("Table.record()")).toString(); }

  private:
    QTemporaryDir folder_;
    QProcess program_;
    QLocalSocket finger_;
    QByteArray printed_;
};
