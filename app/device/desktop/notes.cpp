#include "app/device/notes.h"

#include "app/device/data_folder.h"
#include "app/device/files.h"

#include <QDir>
#include <QFile>

namespace reach::device {
namespace {

QString fileOf(const QString& name) {
    const QString folder = dataFolder();
    return folder.isEmpty() ? folder : folder + QStringLiteral("/notes/") + QString(name).replace(u'/', u'_');
}

}  // namespace

QByteArray note(const QString& name) {
    QFile file(fileOf(name));
    return !file.fileName().isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool keepNote(const QString& name, const QByteArray& text) {
    const QString file = fileOf(name);
    if (file.isEmpty()) return false;
    if (text.isEmpty()) return QFile::remove(file) || !QFile::exists(file);
    return QDir().mkpath(QFileInfo(file).path()) && writeFile(file, text);
}

}  // namespace reach::device
