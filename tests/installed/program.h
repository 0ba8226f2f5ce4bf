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

/// The installed program, running on its own data folder, and a finger on its window
/// (tests/finger/README.md). It is the program of the build's stage, unless the environment names another
/// (REACHKEEPER_PROGRAM, REACHKEEPER_PLUGINS).
class Program {
  public:
    /// How long an answer may take, in milliseconds: the finger waits for the window, and plays whole games.
    static constexpr int kPatience = 800'000;

    ~Program() { leave(); }

    /// Opens the window. After leave(), it opens again on the same data.
    bool start(QSize size = {1280, 800}) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("REACHKEEPER_REFERENCE"));  // the program must find its own
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

    /// Closes the window as a user does. Returns false if the program had already ended or did not end
    /// cleanly.
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

    /// Returns the program's output to the terminal.
    QByteArray printed() {
        printed_ += program_.readAll();
        return printed_;
    }

    /// Sends a line to the finger and returns its answer.
    QJsonObject tell(const QString& line) {
        finger_.write(line.toUtf8() + '\n');
        while (!finger_.canReadLine() && finger_.waitForReadyRead(kPatience)) {
        }
        return QJsonDocument::fromJson(finger_.readLine()).object();
    }
    /// Sends a command. Returns true if it was done; otherwise prints the reason.
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
    /// Returns a property of one of the program's singletons: "Table.cursor".
    QJsonValue read(const QString& what) { return ask(QStringLiteral("read ") + what); }
    /// Returns the question of the table: "Play", "EventDice".
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
