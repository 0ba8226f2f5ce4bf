#include "app/painting/painted_piece.h"

#include "app/painting/glyphs.h"
#include "app/painting/map_colors.h"

PaintedPiece::PaintedPiece(QQuickItem* parent) : PaintedItem(parent) {
    setImplicitSize(reach::painting::kGlyphBox, reach::painting::kGlyphBox);
    connect(this, &PaintedPiece::changed, this, [this] { paintAnew(); });
}

void PaintedPiece::paint(QPainter* painter) {
    // A little room for the rim.
    reach::painting::paintPiece(*painter, name_, boundingRect().center(), qMin(width(), height()) * 0.94,
                                ink_, damaged_, ground_);
}

void PaintedPiece::setInk(const QVariantMap& table) {
    table_ = table;
    ink_ = reach::painting::readInk(table);
    Q_EMIT changed();
}
