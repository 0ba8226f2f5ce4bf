#pragma once

#include <QColor>
#include <QQmlEngine>

#include "app/painting/painted_item.h"

// A plate with round corners and an edge, like a Rectangle. Without a graphics card a Rectangle paints its
// corners again whenever a colour changes. Plates with the same look share one picture. For many small items
// that are often highlighted; a large plate would keep a large picture.
class PaintedPlate : public PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color MEMBER color_ NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER edge_ NOTIFY changed)
    // Width of the edge inside the plate; 0: none.
    Q_PROPERTY(qreal edgeWidth MEMBER edgeWidth_ NOTIFY changed)
    Q_PROPERTY(qreal radius MEMBER radius_ NOTIFY changed)

  public:
    explicit PaintedPlate(QQuickItem* parent = nullptr);

  Q_SIGNALS:
    void changed();

  protected:
    void paint(QPainter* painter) override;
    QString look() const override;

  private:
    QColor color_ = Qt::transparent;
    QColor edge_ = Qt::transparent;
    qreal edgeWidth_ = 0;
    qreal radius_ = 0;
};
