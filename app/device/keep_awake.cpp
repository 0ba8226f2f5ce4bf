#include "app/device/keep_awake.h"

namespace reach {

KeepAwake::~KeepAwake() {
    release();
}

void KeepAwake::setWanted(bool wanted) {
    if (wanted == wanted_) return;
    wanted_ = wanted;
    if (!wanted) {
        release();
    } else if (!asking_) {
        asking_ = screen_->hold([this](bool granted) { answered(granted); });
        refused_ = !asking_;
    }
    Q_EMIT changed();
}

void KeepAwake::answered(bool granted) {
    asking_ = false;
    held_ = granted;
    refused_ = !granted;
    if (!wanted_) release();  // no longer, by the time the answer came
    Q_EMIT changed();
}

void KeepAwake::release() {
    if (held_) screen_->release();
    held_ = false;
}

}  // namespace reach

#include "moc_keep_awake.cpp"
