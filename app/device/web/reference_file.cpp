#include "app/device/reference_file.h"

#include "app/device/web/door.h"

#include <emscripten/bind.h>

#include <QPointer>

#include <utility>
#include <vector>

namespace reach::device {
namespace {

bool there = false;
std::vector<std::pair<QPointer<QObject>, std::function<void()>>> waiting;

/// The page has written the file.
void referenceCame() {
    there = true;
    for (const auto& [context, came] : std::exchange(waiting, {}))
        if (context) came();
}

}  // namespace

EMSCRIPTEN_BINDINGS(reachkeeper_reference) {
    emscripten::function("referenceCame", &referenceCame);
}

std::filesystem::path referenceFile() {
    return there ? "/reference.sqlite" : "";
}

bool isReferenceComing() {
    return !there;
}

void whenReferenceComes(QObject* context, const std::function<void()>& came) {
    if (!there) waiting.emplace_back(context, came);
}

}  // namespace reach::device
