#include "app/settings/written_file.h"

#include "app/device/files.h"
#include "app/device/startup.h"

#include <QDesktopServices>
#include <QFileInfo>

namespace reach {

bool WrittenFile::canOpen() {
    return device::hasOwnWindow();
}

QString WrittenFile::placeText(const QUrl& file) {
    const QString path = device::pathOf(file);
    return canOpen() ? tr("Written: %1").arg(path)
                     : tr("Written to the downloads of this browser: %1").arg(QFileInfo(path).fileName());
}

bool WrittenFile::open(const QUrl& file, bool folder) {
    const QFileInfo written(device::pathOf(file));
    return canOpen() && file.isLocalFile() &&
           QDesktopServices::openUrl(
               QUrl::fromLocalFile(folder ? written.absolutePath() : written.absoluteFilePath()));
}

}  // namespace reach

#include "moc_written_file.cpp"
