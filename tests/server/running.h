#pragma once

#include "tests/places.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStringList>

#include <cstdint>

namespace reach::tests {

/// The program reachkeeper-host, as it runs.
class RunningHost {
  public:
    /// Starts it, and waits until it listens. `port` 0: any that is free.
    bool start(const QString& data, std::uint16_t port = 0, const QStringList& more = {}) {
        process_.setStandardErrorFile(QProcess::nullDevice());
        process_.start(
            places::program("reachkeeper-host"),
            QStringList{"--data", data, "--listen", QStringLiteral("127.0.0.1:%1").arg(port)} + more);
        static const QRegularExpression listens(QStringLiteral("Listening on \\S+:(\\d+)"));
        QString said;
        while (!listens.match(said).hasMatch() && process_.waitForReadyRead(20'000))
            said += QString::fromUtf8(process_.readAllStandardOutput());
        port_ = listens.match(said).captured(1).toUShort();
        return port_ != 0;
    }
    std::uint16_t port() const { return port_; }
    qint64 id() const { return process_.processId(); }
    /// As a power cut ends it.
    void kill() {
        process_.kill();
        process_.waitForFinished();
    }
    /// As systemd ends it. Returns whether it ended well.
    bool end() {
        process_.terminate();
        return process_.waitForFinished() && process_.exitStatus() == QProcess::NormalExit &&
               process_.exitCode() == 0;
    }

  private:
    QProcess process_;
    std::uint16_t port_ = 0;
};

}  // namespace reach::tests
