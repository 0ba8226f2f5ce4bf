#pragma once

#include <QColor>
#include <QQmlEngine>
#include <QQuickPaintedItem>

// A quiet sky: the same few faint stars every time. One item and not ninety, which took a tenth of the start.
class PaintedStars : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor bright MEMBER bright_ NOTIFY changed)
    Q_PROPERTY(QColor faint MEMBER faint_ NOTIFY changed)

  public:
    explicit PaintedStars(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

  Q_SIGNALS:
    void changed();

  private:
    QColor bright_;
    QColor faint_;
};
