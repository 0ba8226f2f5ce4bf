#pragma once

#include <QPainterPath>
#include <QStringList>
#include <QStringView>

// Every icon of the app, as one outline in a box of 24 by 24: our own drawings, none of the publisher's.
namespace reach::painting {

inline constexpr qreal kGlyphBox = 24;

// The outline of an icon by its name; an empty path for a name there is no icon of.
QPainterPath glyph(QStringView name);

QStringList glyphNames();

}  // namespace reach::painting
