#pragma once

#include <QDeadlineTimer>
#include <QPointF>
#include <QQuickItem>

namespace reach {

/// Lets the second half of a double tap come to nothing where the first has just changed what lies there.
/// Over the window it stands in; takes no taps itself.
class SteadyFinger : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int pause MEMBER pause_ NOTIFY pauseChanged)
    Q_PROPERTY(double reach MEMBER reach_ NOTIFY pauseChanged)

  public:
    explicit SteadyFinger(QQuickItem* parent = nullptr) : QQuickItem(parent) {}

    /// Taps close to the last one are not heard until the window shows what has changed, and for `pause`
    /// milliseconds from then on: nobody means what they cannot have seen.
    Q_INVOKABLE void hold();

    bool eventFilter(QObject* watched, QEvent* event) override;

  Q_SIGNALS:
    void pauseChanged();

  protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;

  private:
    bool ignores(QPointF at);
    void listen();

    int pause_ = 400;    ///< milliseconds
    double reach_ = 64;  ///< how far from the last tap, in the window's measure
    QDeadlineTimer deaf_{0};
    QPointF last_;
    bool ignoring_ = false;  ///< until the finger is lifted
};

}  // namespace reach
