#include "app/map/free_space.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace reach::painting {
namespace {

constexpr qreal kGap = 0.10;  // gap between boxes, relative to their height

// Returns the places where the outline crosses this height, from left to right. A point lies inside if an odd
// number of crossings is left of it.
std::vector<qreal> crossings(const QPolygonF& outline, qreal y) {
    std::vector<qreal> found;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QPointF one = outline.at(i);
        const QPointF other = outline.at((i + 1) % outline.size());
        if ((one.y() <= y) != (other.y() <= y))
            found.push_back(one.x() + (other.x() - one.x()) * (y - one.y()) / (other.y() - one.y()));
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

FreeSpace::FreeSpace(const QPolygonF& outline, const std::vector<Obstacle>& obstacles, qreal step)
    : bounds_(outline.boundingRect()),
      step_(step),
      columns_(static_cast<int>(bounds_.width() / step) + 1),
      rows_(static_cast<int>(bounds_.height() / step) + 1),
      blocked_((columns_ + 1) * (rows_ + 1)) {
    const auto inObstacle = [&](QPointF point) {
        return std::any_of(obstacles.begin(), obstacles.end(), [point](const Obstacle& obstacle) {
            const QPointF away = point - obstacle.centre;
            return QPointF::dotProduct(away, away) < obstacle.radius * obstacle.radius;
        });
    };
    const int across = columns_ + 1;
    for (int row = 0; row < rows_; ++row) {
        const std::vector<qreal> edges = crossings(outline, bounds_.top() + (row + 0.5) * step_);
        auto edge = edges.begin();
        int inRow = 0;
        for (int column = 0; column < columns_; ++column) {
            const QPointF point = bounds_.topLeft() + QPointF(column + 0.5, row + 0.5) * step_;
            while (edge != edges.end() && *edge <= point.x()) ++edge;
            const bool outside = (edge - edges.begin()) % 2 == 0;
            inRow += outside || inObstacle(point) ? 1 : 0;
            blocked_.at((row + 1) * across + column + 1) = blocked_.at(row * across + column + 1) + inRow;
        }
    }
    findHeart();
    for (int row = 0; row < rows_; ++row) {
        for (int column = 0; column < columns_; ++column) {
            if (blockedIn(column, row, column + 1, row + 1) == 0) nearest_.push_back({column, row});
        }
    }
    const auto away = [this](Cell cell) {
        const QPointF way = centreOf(cell) - heart_;
        return QPointF::dotProduct(way, way);
    };
    std::sort(nearest_.begin(), nearest_.end(),
              [&](Cell one, Cell other) { return away(one) < away(other); });
}

void FreeSpace::findHeart() {
    heart_ = bounds_.center();
    const qreal widest = std::min(bounds_.width(), bounds_.height());
    // The middle of all free squares of one size; nothing if there are none.
    const auto middleOf = [this](qreal side) -> std::optional<QPointF> {
        const int cells = static_cast<int>(std::ceil(side / step_));
        const Span square{0, 0, cells, cells};
        QPointF sum;
        int found = 0;
        for (int row = 0; row + cells <= rows_; ++row) {
            for (int column = 0; column + cells <= columns_; ++column) {
                if (!isFree({column, row}, square)) continue;
                sum += bounds_.topLeft() + QPointF(column, row) * step_ + QPointF(side, side) / 2;
                ++found;
            }
        }
        return found == 0 ? std::nullopt : std::optional(sum / found);
    };
    // If a square is free, each smaller one is free, too. So the largest can be found by halving the range.
    int least = 0;  // of the steps that are taken off the widest
    int most = std::max(0, static_cast<int>(std::ceil(widest / step_)) - 1);
    while (least < most) {
        const int steps = (least + most) / 2;
        if (const std::optional<QPointF> middle = middleOf(widest - steps * step_)) {
            heart_ = *middle;
            most = steps;
        } else {
            least = steps + 1;
        }
    }
}

int FreeSpace::blockedIn(int left, int top, int right, int bottom) const {
    const int across = columns_ + 1;
    return blocked_[bottom * across + right] - blocked_[top * across + right] -
           blocked_[bottom * across + left] + blocked_[top * across + left];
}

QPointF FreeSpace::centreOf(Cell cell) const {
    return bounds_.topLeft() + QPointF(cell.column + 0.5, cell.row + 0.5) * step_;
}

FreeSpace::Span FreeSpace::spanOf(const QRectF& box) const {
    return {static_cast<int>(std::floor(0.5 + box.left() / step_)),
            static_cast<int>(std::floor(0.5 + box.top() / step_)),
            static_cast<int>(std::ceil(0.5 + box.right() / step_)),
            static_cast<int>(std::ceil(0.5 + box.bottom() / step_))};
}

bool FreeSpace::isFree(Cell cell, const Span& span) const {
    const int left = cell.column + span.left;
    const int top = cell.row + span.top;
    const int right = cell.column + span.right;
    const int bottom = cell.row + span.bottom;
    return left >= 0 && top >= 0 && right <= columns_ && bottom <= rows_ &&
           blockedIn(left, top, right, bottom) == 0;
}

// Places boxes in centred rows of `inRow` boxes, nearest to the heart, if there is room for all.
std::vector<QRectF> FreeSpace::rows(const std::vector<qreal>& shapes, qreal height, std::size_t inRow) const {
    const auto line = static_cast<int>((shapes.size() + inRow - 1) / inRow);
    const qreal tall = height * (line * (1 + kGap) - kGap);
    qreal top = -tall / 2;
    std::vector<QRectF> boxes(shapes.size());
    for (std::size_t first = 0; first < shapes.size(); first += inRow) {
        const std::size_t last = std::min(first + inRow, shapes.size());
        qreal width = -kGap * height;
        for (std::size_t i = first; i < last; ++i) width += (shapes.at(i) + kGap) * height;
        qreal left = -width / 2;
        for (std::size_t i = first; i < last; ++i) {
            boxes.at(i) = QRectF(left, top, shapes.at(i) * height, height);
            left += (shapes.at(i) + kGap) * height;
        }
        top += height * (1 + kGap);
    }
    std::vector<Span> spans;
    spans.reserve(boxes.size());
    for (const QRectF& box : boxes) spans.push_back(spanOf(box));
    const auto fits = [&](Cell cell) {
        return std::all_of(spans.begin(), spans.end(), [&](const Span& span) { return isFree(cell, span); });
    };
    const auto best = std::find_if(nearest_.begin(), nearest_.end(), fits);
    if (best == nearest_.end()) return {};
    for (QRectF& box : boxes) box.translate(centreOf(*best));
    return boxes;
}

std::vector<QRectF> FreeSpace::block(const std::vector<qreal>& shapes, qreal height) const {
    for (std::size_t inRow = shapes.size(); inRow > 0; --inRow) {
        std::vector<QRectF> boxes = rows(shapes, height, inRow);
        if (!boxes.empty()) return boxes;
    }
    return {};
}

// Places each box separately, as near to the heart as possible, or as far from it as possible. Corners hold
// boxes that the middle does not.
std::vector<QRectF> FreeSpace::scattered(const std::vector<qreal>& shapes, qreal height, bool nearest) const {
    std::vector<QRectF> boxes;
    for (const qreal shape : shapes) {
        QRectF box(-shape * height / 2, -height / 2, shape * height, height);
        const Span span = spanOf(box);
        const auto fits = [&](Cell cell) {
            if (!isFree(cell, span)) return false;
            box.moveCenter(centreOf(cell));
            return std::none_of(boxes.begin(), boxes.end(),
                                [&](const QRectF& other) { return other.intersects(box); });
        };
        const bool found = nearest
                               ? std::find_if(nearest_.begin(), nearest_.end(), fits) != nearest_.end()
                               : std::find_if(nearest_.rbegin(), nearest_.rend(), fits) != nearest_.rend();
        if (!found) return {};
        boxes.push_back(box);
    }
    return boxes;
}

std::vector<QRectF> FreeSpace::scattered(const std::vector<qreal>& shapes, qreal height) const {
    std::vector<QRectF> boxes = scattered(shapes, height, true);
    return boxes.empty() ? scattered(shapes, height, false) : boxes;
}

const std::vector<QRectF>& FreeSpace::place(const std::vector<qreal>& shapes, qreal tallest) const {
    const auto [known, isNew] = placed_.try_emplace({tallest, shapes});
    if (isNew) known->second = found(shapes, tallest);
    return known->second;
}

std::vector<QRectF> FreeSpace::found(const std::vector<qreal>& shapes, qreal tallest) const {
    constexpr qreal kShrink = 0.93;
    constexpr qreal kWorthScattering = 0.80;
    constexpr qreal kSmallest = 3;
    if (shapes.empty() || columns_ == 0) return {};
    std::vector<QRectF> loose;
    qreal looseHeight = 0;
    for (qreal height = tallest; height > kSmallest; height *= kShrink) {
        std::vector<QRectF> boxes = block(shapes, height);
        if (!boxes.empty()) return boxes;
        if (loose.empty()) {
            loose = scattered(shapes, height);
            looseHeight = height;
        } else if (height < looseHeight * kWorthScattering) {
            break;
        }
    }
    return loose.empty() ? std::vector<QRectF>(shapes.size(), QRectF(heart_, QSizeF(1, 1))) : loose;
}

}  // namespace reach::painting
