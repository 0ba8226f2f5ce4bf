#include "app/painting/painted_piece.h"

#include "app/painting/glyphs.h"
#include "app/painting/map_colors.h"

PaintedPiece::PaintedPiece(QQuickItem* parent) : PaintedItem(parent) {
    setImplicitSize(reach::painting::kGlyphBox, reach::painting::kGlyphBox);
    connect(this, &PaintedPiece::changed, this, [this] { paintAnew(); });
}

void PaintedPiece::paint(QPainter* painter) {
    // A little space for the edge.
    reach::painting::paintPiece(*painter, name_, boundingRect().center(), qMin(width(), height()) * 0.94,
                                ink_, damaged_, ground_);
}

QString PaintedPiece::look() const {
    const auto hue = [](const QColor& color) { return color.name(QColor::HexArgb); };
    return QStringList{name_,
                       ink_.shape,
                       hue(ink_.fill),
                       hue(ink_.edge),
                       hue(ink_.mark),
                       hue(ground_),
                       damaged_ ? QStringLiteral("damaged") : QString()}
        .join(u' ');
}

void PaintedPiece::setInk(const QVariantMap& table) {
    table_ = table;
    const reach::painting::PieceInk ink = reach::painting::readInk(table);
    if (ink == ink_) return;
    ink_ = ink;
    Q_EMIT changed();
}

#include "moc_painted_piece.cpp"
