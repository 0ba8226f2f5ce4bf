#pragma once

#include <QPainterPath>
#include <string_view>

namespace reach::painting {

// Reads a path from text: M x y (move), L x y (line), C x1 y1 x2 y2 x y (curve) and Z (close) as in SVG, and
// O x y r, a circle. Other text is ignored.
QPainterPath pathFromText(std::string_view text);

}  // namespace reach::painting
