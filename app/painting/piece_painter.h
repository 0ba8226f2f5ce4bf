#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QString>

// Pieces as they lie on the map and in the panels.
namespace reach::painting {

// One owner's colours: what a piece is filled with, its rim, the shape on it and what that is drawn in.
struct PieceInk {
    QColor fill;
    QColor edge;
    QColor mark;
    QString shape;

    friend bool operator==(const PieceInk&, const PieceInk&) = default;
};

// Fills a glyph so that its box has its middle at `centre` and is `size` wide.
void paintGlyph(QPainter& painter, QStringView name, QPointF centre, qreal size, const QColor& color);

// `name` is ship, flagship, city, starport or agent. A damaged ship is tipped over and hollow, a damaged
// building cracked and hollow. `ground` shows through what is hollow.
void paintPiece(QPainter& painter, QStringView name, QPointF centre, qreal size, const PieceInk& ink,
                bool damaged, const QColor& ground);

// Within it lies all of such a piece, whatever it is and however it lies.
QRectF pieceArea(QPointF centre, qreal size);

// A token of a Fate: a disc with its sign on it; one whose back is up is hollow.
void paintToken(QPainter& painter, QStringView glyph, QPointF centre, qreal size, const PieceInk& ink,
                bool hollow, const QColor& ground);

}  // namespace reach::painting
