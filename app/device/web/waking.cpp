#include "app/device/waking.h"

#include <emscripten/html5.h>

#include <QPointer>

#include <utility>

namespace reach::device {
namespace {

struct Hearer {
    QPointer<QObject> context;
    std::function<void(bool)> tell;
};

}  // namespace

// The page is never left, and hears until it ends.
void hearWaking(QObject& context, std::function<void(bool awake)> tell) {
    auto* hearer = new Hearer{&context, std::move(tell)};
    emscripten_set_visibilitychange_callback(
        hearer, false, [](int, const EmscriptenVisibilityChangeEvent* event, void* data) {
            const auto* heard = static_cast<Hearer*>(data);
            if (heard->context) heard->tell(!event->hidden);
            return EM_FALSE;
        });
}

}  // namespace reach::device
