#include "app/device/notes.h"

#include <emscripten/val.h>

#include <string>

namespace reach::device {
namespace {

// The browser's own notes: they are written within the call, and the page reads them before the program is
// there. A private window may forbid them; then the page answers that nothing was kept.
emscripten::val notes() {
    return emscripten::val::module_property("door")["notes"];
}

}  // namespace

QByteArray note(const QString& name) {
    return QByteArray::fromStdString(notes().call<std::string>("read", name.toStdString()));
}

bool keepNote(const QString& name, const QByteArray& text) {
    return notes().call<bool>("keep", name.toStdString(), text.toStdString());
}

}  // namespace reach::device
