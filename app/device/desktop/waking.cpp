#include "app/device/waking.h"

#include <QGuiApplication>

namespace reach::device {

void hearWaking(QObject& context, std::function<void(bool awake)> tell) {
    auto* application = qobject_cast<QGuiApplication*>(QCoreApplication::instance());
    if (!application) return;
    // A window that another one covers is still looked at: only a suspended program sleeps.
    QObject::connect(application, &QGuiApplication::applicationStateChanged, &context,
                     [tell = std::move(tell)](Qt::ApplicationState state) {
                         if (state == Qt::ApplicationActive) tell(true);
                         if (state == Qt::ApplicationSuspended) tell(false);
                     });
}

}  // namespace reach::device
