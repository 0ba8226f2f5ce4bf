#include "app/painting/painted_plate.h"

#include <QPainter>

PaintedPlate::PaintedPlate(QQuickItem* parent) : PaintedItem(parent) {
    connect(this, &PaintedPlate::changed, this, [this] { paintAnew(); });
}

void PaintedPlate::paint(QPainter* painter) {
    const qreal half = edgeWidth_ / 2;
    painter->setBrush(color_);
    painter->setPen(edgeWidth_ > 0 ? QPen(edge_, edgeWidth_) : QPen(Qt::NoPen));
    painter->drawRoundedRect(boundingRect().adjusted(half, half, -half, -half), radius_ - half,
                             radius_ - half);
}

QString PaintedPlate::look() const {
    return QStringLiteral("plate %1 %2 %3 %4")
        .arg(QString::number(color_.rgba(), 16), QString::number(edge_.rgba(), 16),
             QString::number(edgeWidth_), QString::number(radius_));
}

#include "moc_painted_plate.cpp"
