#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>

namespace reach {

/// Enter presses what has the keyboard's focus, as Space does: buttons, systems, cards. Where something is
/// typed, both keys keep their own meaning. However long a key is held, it presses once (a button that
/// repeats does so by itself), and a key that was pressed elsewhere presses nothing when it is let go.
class EnterPresses : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickWindow* window READ window WRITE setWindow NOTIFY windowChanged)

  public:
    using QObject::QObject;

    QQuickWindow* window() const { return window_; }
    void setWindow(QQuickWindow* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

  Q_SIGNALS:
    void windowChanged();

  private:
    QPointer<QQuickWindow> window_;
    QPointer<QQuickItem> pressed_;  ///< where the key went down
    bool passing_ = false;          ///< the Space that an Enter became is on its way
};

}  // namespace reach
