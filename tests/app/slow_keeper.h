#pragma once

#include "app/session/act.h"

#include <QRandomGenerator>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <utility>

/// A keeper that answers late, as one in a browser or across a network does. It hands each act on to the
/// keeper of the store after a random time, in the order of the offers.
class SlowKeeper : public QObject, public reach::Keeper {
  public:
    /// Says why an act is refused, or nothing.
    using Judge = std::function<std::string(const reach::Act&)>;

    /// Waits `least` to `most` milliseconds, by this seed.
    SlowKeeper(std::unique_ptr<reach::Keeper> store, int least, int most, quint32 seed, Judge judge = {})
        : store_(std::move(store)), least_(least), most_(most), random_(seed), judge_(std::move(judge)) {}
    ~SlowKeeper() override {
        for (const reach::Act& act : waiting_) store_->offer(act);
    }

    void offer(const reach::Act& act) override {
        waiting_.push_back(act);
        QTimer::singleShot(random_.bounded(least_, most_ + 1), this, [this] { handOn(); });
    }
    std::vector<reach::Answer> answers() override { return std::exchange(answers_, {}); }

  private:
    void handOn() {
        const reach::Act act = waiting_.front();
        waiting_.pop_front();
        if (const std::string why = judge_ ? judge_(act) : std::string(); !why.empty()) {
            answers_.push_back({reach::Answer::What::Refused, act, why, {}});
        } else {
            store_->offer(act);
            for (reach::Answer& answer : store_->answers()) answers_.push_back(std::move(answer));
        }
        if (wake) wake();
    }

    std::unique_ptr<reach::Keeper> store_;
    int least_;
    int most_;
    QRandomGenerator random_;
    Judge judge_;
    std::deque<reach::Act> waiting_;
    std::vector<reach::Answer> answers_;
};
