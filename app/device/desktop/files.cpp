#include "app/device/files.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace reach::device {
namespace {

bool replace(const QString& file, const QByteArray& bytes) {
    QSaveFile out(file);
    return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit();
}

constexpr int kPatience = 10'000;  ///< milliseconds to wait for a reader of the pipe
constexpr int kPause = 20;

/// Opens a pipe. Waits for a reader for some time.
int openPipe(const QByteArray& path) {
    for (int waited = 0; waited < kPatience / 5; waited += kPause) {
        const int handle = ::open(path.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        if (handle >= 0 || errno != ENXIO) return handle;
        ::poll(nullptr, 0, kPause);
    }
    return -1;
}

bool send(const QByteArray& path, const QByteArray& bytes) {
    const int handle = openPipe(path);
    if (handle < 0) return false;
    // SIGPIPE is ignored, because a reader that closes the pipe would end this process.
    struct sigaction ignored {};
    struct sigaction before {};
    ignored.sa_handler = SIG_IGN;
    ::sigaction(SIGPIPE, &ignored, &before);
    qsizetype sent = 0;
    while (sent < bytes.size()) {
        pollfd ready{handle, POLLOUT, 0};
        if (::poll(&ready, 1, kPatience) != 1) break;
        const auto now =
            ::write(handle, bytes.constData() + sent, static_cast<std::size_t>(bytes.size() - sent));
        if (now < 0 && errno != EAGAIN && errno != EINTR) break;
        if (now > 0) sent += now;
    }
    ::close(handle);
    ::sigaction(SIGPIPE, &before, nullptr);
    return sent == bytes.size();
}

}  // namespace

QString pathOf(const QUrl& file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}

bool writeFile(const QString& file, const QByteArray& bytes) {
    const QByteArray path = QFile::encodeName(file);
    struct stat found {};
    if (::stat(path.constData(), &found) == 0) {
        if (S_ISFIFO(found.st_mode)) return send(path, bytes);
        if (!S_ISREG(found.st_mode)) return false;
        return replace(QFileInfo(file).canonicalFilePath(), bytes);
    }
    return replace(file, bytes);
}

}  // namespace reach::device
