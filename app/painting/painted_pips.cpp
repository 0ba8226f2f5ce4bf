#include "app/painting/painted_pips.h"

#include "app/painting/piece_painter.h"

PaintedPips::PaintedPips(QQuickItem* parent) : PaintedItem(parent) {
    const auto follow = [this] {
        setImplicitSize(qMax(0.0, count_ * (size_ + spacing_) - spacing_), size_);
        paintAnew();
    };
    connect(this, &PaintedPips::changed, this, follow);
    connect(this, &PaintedPips::spacingChanged, this, follow);
}

void PaintedPips::paint(QPainter* painter) {
    // A layout may make the item wider.
    const double first = (width() - implicitWidth()) / 2;
    for (int pip = 0; pip < count_; ++pip) {
        const QPointF centre(first + pip * (size_ + spacing_) + size_ / 2, size_ / 2);
        const bool left = pip < count_ - used_;
        reach::painting::paintGlyph(*painter, left ? u"pip" : u"pipUsed", centre, size_,
                                    left ? color_ : usedColor_);
    }
}

QString PaintedPips::look() const {
    return QStringLiteral("pips %1 %2 %3 %4 %5")
        .arg(QString::number(count_), QString::number(used_), QString::number(spacing_),
             color_.name(QColor::HexArgb), usedColor_.name(QColor::HexArgb));
}

#include "moc_painted_pips.cpp"
