#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <vector>

namespace reach::painting {

// A disc nothing may lie on.
struct Obstacle {
    QPointF centre;
    qreal radius = 0;
};

// Where in an outline there is still room; boxes are put into it one after the other.
class FreeSpace {
  public:
    FreeSpace() = default;
    FreeSpace(const QPolygonF& outline, const std::vector<Obstacle>& obstacles, qreal step);

    // Places for boxes so many times as wide as high, as large as there is room for up to `tallest`: in rows,
    // or here and there where that leaves them much larger.
    std::vector<QRectF> place(const std::vector<qreal>& shapes, qreal tallest) const;

    // The roomiest spot: the middle of the largest square.
    QPointF heart() const { return heart_; }

  private:
    void findHeart();
    bool isFree(const QRectF& box) const;
    int blockedIn(int left, int top, int right, int bottom) const;
    std::vector<QRectF> block(const std::vector<qreal>& shapes, qreal height) const;
    std::vector<QRectF> scattered(const std::vector<qreal>& shapes, qreal height) const;
    std::vector<QRectF> scattered(const std::vector<qreal>& shapes, qreal height, bool nearest) const;
    std::vector<QRectF> rows(const std::vector<qreal>& shapes, qreal height, std::size_t inRow) const;

    QRectF bounds_;
    qreal step_ = 1;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<int> blocked_;      // how many blocked cells are left of and above each corner
    std::vector<QPointF> nearest_;  // the free cells, from the heart outwards
    QPointF heart_;
};

}  // namespace reach::painting
