#include "app/painting/stack_layout.h"

#include <algorithm>

namespace reach::painting {
namespace {

constexpr qreal kGap = 0.14;  // of a cell's height

using Row = std::vector<LaidStack*>;

std::vector<Row> rowsOf(std::vector<LaidStack>& stacks, qreal width, qreal height) {
    std::vector<Row> rows;
    qreal used = 0;
    for (LaidStack& stack : stacks) {
        const qreal wanted = stack.shape * height;
        if (rows.empty() || used + wanted > width) {
            rows.emplace_back();
            used = 0;
        }
        rows.back().push_back(&stack);
        used += wanted + kGap * height;
    }
    return rows;
}

}  // namespace

void layOut(std::vector<LaidStack>& stacks, const QRectF& room, qreal tallest) {
    if (stacks.empty() || room.isEmpty()) return;
    qreal widest = 0;
    for (const LaidStack& stack : stacks) widest = std::max(widest, stack.shape);
    qreal height = std::min({tallest, room.height(), room.width() / widest});
    std::vector<Row> rows = rowsOf(stacks, room.width(), height);
    const auto tall = [&] { return height * (static_cast<qreal>(rows.size()) * (1 + kGap) - kGap); };
    while (tall() > room.height() && height > 2) {
        height *= 0.95;
        rows = rowsOf(stacks, room.width(), height);
    }
    qreal top = room.center().y() - tall() / 2;
    for (const Row& row : rows) {
        qreal width = -kGap * height;
        for (const LaidStack* stack : row) width += (stack->shape + kGap) * height;
        qreal left = room.center().x() - width / 2;
        for (LaidStack* stack : row) {
            stack->place = QRectF(left, top, stack->shape * height, height);
            left += (stack->shape + kGap) * height;
        }
        top += height * (1 + kGap);
    }
}

}  // namespace reach::painting
