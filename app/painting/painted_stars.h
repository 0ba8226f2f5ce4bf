#pragma once

#include <QColor>
#include <QQmlEngine>
#include <QQuickItem>

// A background with a few faint stars, always the same. It is one item, because ninety items took a tenth of
// the start time. It has no picture of the window's size, because such a picture was a fifth of the home
// screen's memory.
class PaintedStars : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor bright MEMBER bright_ NOTIFY changed)
    Q_PROPERTY(QColor faint MEMBER faint_ NOTIFY changed)
    Q_PROPERTY(double dots MEMBER dots_ NOTIFY changed)  // screen pixels for one unit of the item

  public:
    explicit PaintedStars(QQuickItem* parent = nullptr);

  Q_SIGNALS:
    void changed();

  protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

  private:
    // In screen pixels: the place of a star, the corner of its cell, and the size of a cell.
    QPointF place(int star) const;
    QPoint corner(int star) const;
    int cell() const;
    QImage stars() const;  // all stars side by side, each in its cell

    QColor bright_;
    QColor faint_;
    double dots_ = 1;
};
