#pragma once

#include <emscripten/val.h>

namespace reach::device {

/// The page around the program. Its functions are in packaging/page/door.js.
inline emscripten::val door() {
    return emscripten::val::module_property("door");
}

}  // namespace reach::device
