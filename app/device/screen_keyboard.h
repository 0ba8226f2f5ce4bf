#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QRectF>

namespace reach {

/// The keyboard on the screen, the system's or the program's own.
class ScreenKeyboard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// What it covers of the window; empty while it is hidden.
    Q_PROPERTY(QRectF area READ area NOTIFY changed)

  public:
    explicit ScreenKeyboard(QObject* parent = nullptr);

    QRectF area() const;

  Q_SIGNALS:
    void changed();
};

}  // namespace reach
