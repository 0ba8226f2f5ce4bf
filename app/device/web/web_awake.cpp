#include "app/device/awake_screen.h"

#include "app/device/web/door.h"

#include <emscripten/bind.h>

#include <utility>

namespace reach::device {
namespace {

std::function<void(bool)> wanted;

void awakeAnswered(bool granted) {
    if (const auto answer = std::exchange(wanted, nullptr)) answer(granted);
}

/// The browser's wake lock, which pages have only over TLS or from this machine. The page asks for it again
/// whenever it comes back into sight.
class WebAwake : public AwakeScreen {
  public:
    ~WebAwake() override { wanted = nullptr; }

    bool hold(std::function<void(bool granted)> answer) override {
        if (!door().call<bool>("canHoldAwake")) return false;
        wanted = std::move(answer);
        door().call<void>("holdAwake");
        return true;
    }

    void release() override { door().call<void>("releaseAwake"); }
};

}  // namespace

EMSCRIPTEN_BINDINGS(reachkeeper_awake) {
    emscripten::function("awakeAnswered", &awakeAnswered);
}

std::unique_ptr<AwakeScreen> awakeScreen() {
    return std::make_unique<WebAwake>();
}

}  // namespace reach::device
