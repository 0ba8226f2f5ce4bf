#pragma once

#include <QColor>
#include <QQmlEngine>

#include "app/painting/painted_item.h"

// The actions of a card in a row, one diamond each. Used ones are hollow.
class PaintedPips : public PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count MEMBER count_ NOTIFY changed)
    Q_PROPERTY(int used MEMBER used_ NOTIFY changed)
    // The size of a diamond from corner to corner.
    Q_PROPERTY(qreal size MEMBER size_ NOTIFY changed)
    Q_PROPERTY(qreal spacing MEMBER spacing_ NOTIFY spacingChanged)
    Q_PROPERTY(QColor color MEMBER color_ NOTIFY changed)
    Q_PROPERTY(QColor usedColor MEMBER usedColor_ NOTIFY changed)

  public:
    explicit PaintedPips(QQuickItem* parent = nullptr);

  Q_SIGNALS:
    void changed();
    // Its own, because the spacing can depend on the size.
    void spacingChanged();

  protected:
    void paint(QPainter* painter) override;
    QString look() const override;

  private:
    int count_ = 0;
    int used_ = 0;
    qreal size_ = 20;
    qreal spacing_ = 0;
    QColor color_;
    QColor usedColor_;
};
