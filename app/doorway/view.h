#pragma once

#include "app/messages/message.h"
#include "app/session/shelf.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

class QTranslator;

/// What the doorway of a shared table shows (app/door/README.md).
namespace reach::doorway {

/// The languages of the doorway. Door::show() has a view under each of these names.
inline constexpr std::array<std::string_view, 2> kLanguages{"en", "de"};

/// The translations into one of these languages. They are those of the program (`:/i18n`).
const QTranslator& translations(std::string_view language);

/// The table as a view: JSON on one line. It has what everybody at the table may see, in this language,
/// whatever language the program speaks. May be called on any thread that the table belongs to. `here` has
/// the devices at the table; without them none are shown.
std::string viewOf(const AnyOpenTable& table, const QTranslator& language,
                   const std::vector<messages::Present>& here = {});

}  // namespace reach::doorway
