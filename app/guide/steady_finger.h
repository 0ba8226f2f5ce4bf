#pragma once

#include <QDeadlineTimer>
#include <QPointF>
#include <QQuickItem>

namespace reach {

/// Ignores the second tap of a double tap if the first tap has just changed the item below. Also lets go of a
/// button from whose press the finger has moved away: a swipe over a list enters nothing. It lies over its
/// window, and takes no taps itself.
class SteadyFinger : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int pause MEMBER pause_ NOTIFY pauseChanged)
    Q_PROPERTY(double reach MEMBER reach_ NOTIFY pauseChanged)
    Q_PROPERTY(double slack MEMBER slack_ NOTIFY pauseChanged)

  public:
    explicit SteadyFinger(QQuickItem* parent = nullptr) : QQuickItem(parent) {}

    /// Ignores taps close to the last tap until the window shows the change, and for `pause` milliseconds
    /// after that. A player cannot mean an item that was not yet visible.
    Q_INVOKABLE void hold();

    bool eventFilter(QObject* watched, QEvent* event) override;

  Q_SIGNALS:
    void pauseChanged();

  protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

  private:
    bool ignores(QPointF at);
    void letGoOfStray(QPointerEvent& event);
    void listen();

    int pause_ = 400;    ///< milliseconds
    double reach_ = 64;  ///< maximum distance from the last tap, in window coordinates
    double slack_ = 0;   ///< how far a finger may move on a button, in window coordinates; 0: anywhere
    QDeadlineTimer deaf_{0};
    QPointF last_;           ///< the last press that was heard
    int strays_ = 0;         ///< moves since this press that were farther away than `slack`
    bool ignoring_ = false;  ///< true: ignores events until the finger is lifted
};

}  // namespace reach
