#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QString>

// Pieces as they lie on the map and in the panels.
namespace reach::painting {

// One owner's colours: the fill of a piece, its edge, the shape on it and the colour of this shape.
struct PieceInk {
    QColor fill;
    QColor edge;
    QColor mark;
    QString shape;

    friend bool operator==(const PieceInk&, const PieceInk&) = default;
};

// Fills a glyph. Its box is centred at `centre` and is `size` wide.
void paintGlyph(QPainter& painter, QStringView name, QPointF centre, qreal size, const QColor& color);

// Paints a piece. `name` is ship, flagship, city, starport or agent. A damaged ship is tipped over and
// hollow. A damaged building is cracked and hollow. `ground` is the colour of the hollow part.
void paintPiece(QPainter& painter, QStringView name, QPointF centre, qreal size, const PieceInk& ink,
                bool damaged, const QColor& ground);

// Returns a rectangle that contains any piece of this size, damaged or not.
QRectF pieceArea(QPointF centre, qreal size);

// Paints a token of a Fate: a disc with its sign on it. A token with its back up is hollow.
void paintToken(QPainter& painter, QStringView glyph, QPointF centre, qreal size, const PieceInk& ink,
                bool hollow, const QColor& ground);

}  // namespace reach::painting
