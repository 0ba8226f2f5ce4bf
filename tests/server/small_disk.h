#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <chrono>
#include <thread>
#include <utility>

#include <sys/mount.h>
#include <unistd.h>

namespace reach::tests {

/// A file system of the test's own, in a file. What programs have written to it without waiting for the disk
/// is gone after copy() and putInCopy(), as after a power cut: the copy has only what had reached the file by
/// then.
class SmallDisk {
  public:
    ~SmallDisk() { takeOut(); }

    /// False where this system lets nobody do so: it needs root, and a loop device.
    bool putIn() {
        if (::geteuid() != 0 || !folder_.isValid() || !QDir().mkpath(path())) return false;
        return run(QStringLiteral("truncate"), {QStringLiteral("--size=256M"), image()}) &&
               run(QStringLiteral("mkfs.ext4"), {QStringLiteral("-q"), QStringLiteral("-F"), image()}) &&
               mount();
    }
    QString path() const { return folder_.filePath(QStringLiteral("disk")); }

    /// Copies the file as it is now, for putInCopy(). The programs that write to the disk must stand still
    /// meanwhile.
    bool copy() const {
        return run(QStringLiteral("cp"),
                   {QStringLiteral("--sparse=always"), image(), image() + QStringLiteral(".cut")});
    }
    /// Goes on with the copy in place of the file. No program may have a file of the disk open.
    bool putInCopy() {
        takeOut();
        return QFile::remove(image()) && QFile::rename(image() + QStringLiteral(".cut"), image()) && mount();
    }

  private:
    QString image() const { return folder_.filePath(QStringLiteral("image")); }
    // The file system writes what is five seconds old by itself. Here it waits for five minutes.
    bool mount() {
        isIn_ =
            run(QStringLiteral("mount"), {QStringLiteral("-t"), QStringLiteral("ext4"), QStringLiteral("-o"),
                                          QStringLiteral("loop,commit=300"), image(), path()});
        return isIn_;
    }
    void takeOut() {
        if (!std::exchange(isIn_, false)) return;
        // A program that was killed lets go of its files a moment later.
        for (int at = 0; at < 100 && ::umount(path().toUtf8().constData()) != 0; ++at)
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    static bool run(const QString& program, const QStringList& words) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedChannels);
        process.start(program, words);
        return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit &&
               process.exitCode() == 0;
    }

    QTemporaryDir folder_;
    bool isIn_ = false;
};

}  // namespace reach::tests
