#include "app/device/reference_file.h"

#include "database/reference/locate.h"

#include <QCoreApplication>

namespace reach::device {

std::filesystem::path referenceFile() {
    return reference::locateReference(QCoreApplication::applicationDirPath().toStdString());
}

bool isReferenceComing() {
    return false;
}

void whenReferenceComes(QObject* /*context*/, const std::function<void()>& /*came*/) {}

}  // namespace reach::device
