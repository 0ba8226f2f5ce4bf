#pragma once

#include <QTextDocument>

#include "database/reference/entry.h"

namespace reach::print {

/// The text of an aid in letters of `size` points, for a column so many device pixels wide: black, no links,
/// with our icons before the box's terms and boxes to tick before the items of a checklist.
void setAidText(QTextDocument& text, const reference::Entry& aid, QPaintDevice* device, qreal width,
                qreal size);

}  // namespace reach::print
