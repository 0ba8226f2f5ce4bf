#pragma once

#include "tests/places.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>

#include <csignal>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>

namespace reach::tests {

/// Three nats-servers with hosts before them, as packaging/club starts them.
class NatsClub {
  public:
    enum class Started { Yes, NoServer, No };

    NatsClub() : folder_(std::in_place), path_(folder_->path()) {}
    /// Keeps everything in a folder that stays.
    explicit NatsClub(QString folder) : path_(std::move(folder)) {}
    ~NatsClub() { end(); }

    Started start(int hosts = 2) {
        // Of ports that are not handed out by themselves.
        std::random_device chance;
        port_ = static_cast<std::uint16_t>(12'000 + chance() % 18'000);
        process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process_.start(places::source("packaging/club"),
                       {"--port", QString::number(port_), "--hosts", QString::number(hosts), "--program",
                        places::program("reachkeeper-host"), path_});
        // It tells them when the first host can keep acts.
        QByteArray said;
        while (!said.contains("The servers:") && process_.waitForReadyRead(40'000))
            said += process_.readAllStandardOutput();
        if (said.contains("The servers:")) return Started::Yes;
        (void)process_.waitForFinished(5'000);
        return process_.exitCode() == 3 ? Started::NoServer : Started::No;
    }
    void end() {
        if (process_.state() == QProcess::NotRunning) return;
        process_.terminate();
        if (!process_.waitForFinished(20'000)) process_.kill();
    }
    /// Ends all programs at once, without a word to them.
    void kill() {
        process_.kill();
        process_.waitForFinished();
    }

    /// 1 and 2.
    std::uint16_t hostPort(int number) const { return static_cast<std::uint16_t>(port_ + 5 + number); }
    QString servers() const {
        QStringList all;
        for (int at = 0; at < 3; ++at) all << QStringLiteral("nats://127.0.0.1:%1").arg(port_ + at);
        return all.join(',');
    }
    QString folder() const { return path_; }
    /// Sends a signal to "nats-1" or "host-2". Killed ones are back a second later.
    void signal(const QString& name, int signal) const {
        QFile file(in(name + ".pid"));
        if (!file.open(QIODevice::ReadOnly)) return;
        const auto process = file.readAll().trimmed().toInt();
        if (process > 0) ::kill(process, signal);
    }
    qint64 processOf(const QString& name) const {
        QFile file(in(name + ".pid"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toLongLong() : 0;
    }
    /// Begins a table by the program, from any folder. Returns its number; empty if it was not begun.
    QString add(const QString& record, const QString& title) const {
        const QTemporaryDir other;
        QFile file(other.filePath(QStringLiteral("record")));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(record.toUtf8());
        file.close();
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(places::program("reachkeeper-host"),
                      {"add", file.fileName(), "--title", title, "--nats", servers(), "--data",
                       other.filePath(QStringLiteral("data"))});
        if (!program.waitForFinished(40'000) || program.exitCode() != 0) return {};
        return QString::fromUtf8(program.readAllStandardOutput()).section(' ', 1).trimmed();
    }
    /// The code of a table, as a host has it; empty if it does not have it.
    std::string codeOf(const QString& table, int host) const {
        QFile file(in(QStringLiteral("host-%1/guests-%2").arg(host).arg(table)));
        if (!file.open(QIODevice::ReadOnly)) return {};
        const QByteArray text = file.readAll();
        const auto at = text.indexOf("\"code\":\"");
        return at < 0 ? std::string() : text.mid(at + 8, 6).toStdString();
    }

    /// What the programs have said, each at the end.
    QByteArray logs() const {
        QByteArray all;
        for (const char* name : {"host-1", "host-2", "nats-1", "nats-2", "nats-3"}) {
            QFile file(in(QString::fromLatin1(name) + ".log"));
            if (file.open(QIODevice::ReadOnly))
                all += QByteArray(name) + ":\n" + file.readAll().right(1500) + "\n";
        }
        return all;
    }

  private:
    QString in(const QString& name) const { return path_ + "/" + name; }

    std::optional<QTemporaryDir> folder_;
    QString path_;
    QProcess process_;
    std::uint16_t port_ = 0;
};

}  // namespace reach::tests
