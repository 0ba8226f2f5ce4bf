#include "app/painting/piece_painter.h"

#include <QTransform>
#include <cmath>

#include "app/painting/glyphs.h"

namespace reach::painting {
namespace {

constexpr qreal kTipped = 115;  // degrees

QPainterPath placed(QStringView name, QPointF centre, qreal size, qreal turn = 0) {
    QTransform place;
    place.translate(centre.x(), centre.y());
    place.rotate(turn);
    place.scale(size / kGlyphBox, size / kGlyphBox);
    place.translate(-kGlyphBox / 2, -kGlyphBox / 2);
    return place.map(glyph(name));
}

QColor mixed(const QColor& one, const QColor& other, qreal share) {
    const auto mix = [share](float a, float b) { return static_cast<float>(a * share + b * (1 - share)); };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                            mix(one.blueF(), other.blueF()));
}

// The colour of lines. A pale line is not visible on a pale background.
QColor lineOf(const PieceInk& ink, const QColor& ground) {
    constexpr float kTooClose = 0.25F;
    const bool lost = std::abs(ink.fill.lightnessF() - ground.lightnessF()) < kTooClose &&
                      ink.fill.saturationF() < kTooClose;
    return lost ? ink.edge : ink.fill;
}

qreal rimOf(qreal size) {
    return qMax(1.0, size * 0.05);
}

// The place of the owner's shape on a piece, and its width, as fractions of the piece's size.
struct MarkPlace {
    qreal down;
    qreal width;
};

MarkPlace markPlace(QStringView name) {
    if (name == u"ship") return {0.13, 0.36};
    if (name == u"flagship") return {0.14, 0.34};
    if (name == u"city") return {0.17, 0.42};
    if (name == u"blight") return {0, 0};  // its own shape
    if (name == u"starport") return {0.05, 0.40};
    return {0.26, 0.34};
}

}  // namespace

void paintGlyph(QPainter& painter, QStringView name, QPointF centre, qreal size, const QColor& color) {
    painter.fillPath(placed(name, centre, size), color);
}

void paintPiece(QPainter& painter, QStringView name, QPointF centre, qreal size, const PieceInk& ink,
                bool damaged, const QColor& ground) {
    const bool tipped = damaged && name == u"ship";
    const QPainterPath body = placed(name, centre, size, tipped ? kTipped : 0);
    painter.save();
    // A dark edge separates neighbours, and separates pale pieces from a pale background.
    painter.strokePath(body, QPen(ink.edge, rimOf(size) * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (!damaged) {
        painter.fillPath(body, ink.fill);
    } else {
        painter.fillPath(body, mixed(ink.fill, ground, 0.16));
        painter.save();
        painter.setClipPath(body, Qt::IntersectClip);
        painter.strokePath(body, QPen(ink.fill, size * 0.17, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.restore();
    }
    const MarkPlace mark = markPlace(name);
    const QPointF markCentre = tipped ? centre : centre + QPointF(0, mark.down * size);
    paintGlyph(painter, ink.shape, markCentre, mark.width * size * (damaged ? 0.85 : 1),
               damaged ? lineOf(ink, ground) : ink.mark);
    if (damaged && !tipped) {
        const QPainterPath crack = placed(u"crack", centre, size * 0.95);
        painter.fillPath(crack, ink.edge);
    }
    painter.restore();
}

QRectF pieceArea(QPointF centre, qreal size) {
    // A tipped ship extends along the diagonal of its box, and has an edge around it.
    const qreal reach = size * 0.71 + rimOf(size);
    return {centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)};
}

void paintToken(QPainter& painter, QStringView glyph, QPointF centre, qreal size, const PieceInk& ink,
                bool hollow, const QColor& ground) {
    const qreal line = hollow ? size * 0.09 : rimOf(size);
    const qreal radius = (size - line) / 2;
    painter.setBrush(hollow ? ground : ink.fill);
    painter.setPen(QPen(hollow ? lineOf(ink, ground) : ink.edge, line));
    painter.drawEllipse(centre, radius, radius);
    paintGlyph(painter, glyph, centre, size * 0.62, hollow ? lineOf(ink, ground) : ink.mark);
}

}  // namespace reach::painting
