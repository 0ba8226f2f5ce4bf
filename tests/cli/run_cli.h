#pragma once

#include "tests/places.h"

#include <QFile>
#include <QProcess>

/// Runs the console tool as a shell does.
inline const QString kRecords = places::source("tests/records");

struct Outcome {
    int exit = -1;
    QByteArray out;
    QByteArray err;
    bool operator==(const Outcome&) const = default;
};

inline Outcome run(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.setWorkingDirectory(kRecords);
    process.start(places::program("reachkeeper-cli"), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
