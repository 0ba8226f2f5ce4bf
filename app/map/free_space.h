#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <map>
#include <utility>
#include <vector>

namespace reach::painting {

// A disc that must stay free.
struct Obstacle {
    QPointF centre;
    qreal radius = 0;
};

// The free space in an outline. Boxes are placed into it one after the other.
class FreeSpace {
  public:
    FreeSpace() = default;
    FreeSpace(const QPolygonF& outline, const std::vector<Obstacle>& obstacles, qreal step);

    // Returns places for boxes with these ratios of width to height. The boxes are as large as possible, up
    // to the height `tallest`. They lie in rows, or scattered if this makes them much larger.
    // The places are kept for the next call: a system often holds the same pieces again.
    const std::vector<QRectF>& place(const std::vector<qreal>& shapes, qreal tallest) const;

    // The centre of the largest free square.
    QPointF heart() const { return heart_; }

  private:
    // A cell of the grid that the outline is divided into.
    struct Cell {
        int column = 0;
        int row = 0;
    };
    // The cells under a box, counted from a cell: the first ones, and those after the last ones.
    struct Span {
        int left = 0;
        int top = 0;
        int right = 0;
        int bottom = 0;
    };

    void findHeart();
    QPointF centreOf(Cell cell) const;
    // The span of a box that is given from the centre of any cell.
    Span spanOf(const QRectF& box) const;
    bool isFree(Cell cell, const Span& span) const;
    std::vector<QRectF> found(const std::vector<qreal>& shapes, qreal tallest) const;
    int blockedIn(int left, int top, int right, int bottom) const;
    std::vector<QRectF> block(const std::vector<qreal>& shapes, qreal height) const;
    std::vector<QRectF> scattered(const std::vector<qreal>& shapes, qreal height) const;
    std::vector<QRectF> scattered(const std::vector<qreal>& shapes, qreal height, bool nearest) const;
    std::vector<QRectF> rows(const std::vector<qreal>& shapes, qreal height, std::size_t inRow) const;

    QRectF bounds_;
    qreal step_ = 1;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<int> blocked_;   // number of blocked cells left of and above each corner
    std::vector<Cell> nearest_;  // free cells, from the heart outwards
    QPointF heart_;
    mutable std::map<std::pair<qreal, std::vector<qreal>>, std::vector<QRectF>> placed_;
};

}  // namespace reach::painting
