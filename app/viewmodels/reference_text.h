#pragma once

#include <QVariantList>

#include <string>

/// The Markdown of the reference as QML draws it.
namespace reach::view {

/// One map a block: `kind` "text", "bullet" or "number" with its `number`; `depth` of the list, from 0;
/// `lead`, the bold words with a colon it begins with, without the colon ("Prelude"), or empty; `html`, the
/// rest as styled text whose links are ids; `line`, its number among the list items, from 0.
QVariantList blocks(const std::string& markdown);

}  // namespace reach::view
