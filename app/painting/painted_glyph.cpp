#include "app/painting/painted_glyph.h"

#include "app/painting/glyphs.h"
#include "app/painting/piece_painter.h"

PaintedGlyph::PaintedGlyph(QQuickItem* parent) : PaintedItem(parent) {
    setImplicitSize(reach::painting::kGlyphBox, reach::painting::kGlyphBox);
    connect(this, &PaintedGlyph::changed, this, [this] { paintAnew(); });
}

void PaintedGlyph::paint(QPainter* painter) {
    reach::painting::paintGlyph(*painter, name_, boundingRect().center(), qMin(width(), height()), color_);
}

QString PaintedGlyph::look() const {
    return name_ + u' ' + color_.name(QColor::HexArgb);
}

bool PaintedGlyph::known() const {
    return !reach::painting::glyph(name_).isEmpty();
}

#include "moc_painted_glyph.cpp"
