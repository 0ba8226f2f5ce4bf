#pragma once

#include <QTextDocument>

#include "database/reference/entry.h"

namespace reach::print {

/// Sets the text of an aid in letters of `size` points, for a column of `width` device pixels. The text is
/// black and has no links. Our icons stand before the box's terms, and boxes to tick before the items of a
/// checklist.
void setAidText(QTextDocument& text, const reference::Entry& aid, QPaintDevice* device, qreal width,
                qreal size);

}  // namespace reach::print
