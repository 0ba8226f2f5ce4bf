#pragma once

#include <QRectF>
#include <vector>

namespace reach::painting {

// One cell to be laid out: so many times as wide as it is high.
struct LaidStack {
    qreal shape = 1;
    QRectF place;  // set by layOut
};

// Lays the stacks out in centred rows, as large as the room allows, up to a height.
void layOut(std::vector<LaidStack>& stacks, const QRectF& room, qreal tallest);

}  // namespace reach::painting
