#pragma once

#include <QPainterPath>
#include <QStringList>
#include <QStringView>

// All icons of the app, each as one outline in a box of 24 by 24. They are our own drawings, not the
// publisher's.
namespace reach::painting {

inline constexpr qreal kGlyphBox = 24;

// The outline of the icon with this name; an empty path for an unknown name.
QPainterPath glyph(QStringView name);

QStringList glyphNames();

}  // namespace reach::painting
