#include "app/device/clipboard.h"

#include "app/device/web/door.h"

namespace reach::device {

// Not Qt's, which knows only a way that browsers have over TLS or on this machine, and a table's host has no
// TLS.
void copy(const QString& text) {
    door().call<void>("copy", text.toStdString());
}

}  // namespace reach::device
