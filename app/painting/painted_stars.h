#pragma once

#include <QColor>
#include <QQmlEngine>
#include <QQuickItem>

// A quiet sky: the same few faint stars every time. One item and not ninety, which took a tenth of the start;
// and no picture as large as the window, a fifth of what the home screen would hold in memory.
class PaintedStars : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor bright MEMBER bright_ NOTIFY changed)
    Q_PROPERTY(QColor faint MEMBER faint_ NOTIFY changed)
    Q_PROPERTY(double dots MEMBER dots_ NOTIFY changed)  // of the screen in one of the item's

  public:
    explicit PaintedStars(QQuickItem* parent = nullptr);

  Q_SIGNALS:
    void changed();

  protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

  private:
    // In dots of the screen: where a star is, where its cell begins, and how wide that is.
    QPointF place(int star) const;
    QPoint corner(int star) const;
    int cell() const;
    QImage stars() const;  // side by side, each in its cell

    QColor bright_;
    QColor faint_;
    double dots_ = 1;
};
