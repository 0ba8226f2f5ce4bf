#pragma once

#include "app/session/game_session.h"
#include "engine/record/record.h"

#include <string>
#include <utility>
#include <vector>

namespace reach::tests {

inline constexpr const char* kHeader =
    "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n\n";

inline Setup setup() {
    return parseRecord(std::string(kHeader) + "red leads aggression 2\n").record->setup;
}

/// Acts as a screen makes them.
class Pen : public Keeper {
  public:
    explicit Pen(std::int64_t after = 0) : session(setup(), this), after_(after) {}
    Act enter(const char* line) {
        (void)session.enter(*parseCommand(line).command);
        return last_;
    }
    Act undo() {
        (void)session.undo();
        return last_;
    }
    void offer(const Act& act) override {
        last_ = act;
        last_.after = after_;
    }
    std::vector<Answer> answers() override { return {}; }
    GameSession session;

  private:
    std::int64_t after_;
    Act last_;
};

/// A keeper that waits for the test.
class WaitingKeeper : public Keeper {
  public:
    std::vector<Act> waiting;
    std::int64_t number = 0;
    bool waits = false;
    bool reaches = true;

    bool isReachable() const override { return reaches; }
    /// What waits was overtaken by an act of another host.
    void overtake(Act other) {
        other.number = ++number;
        answers_.push_back({Answer::What::Kept, other, {}, {}});
        for (Act& act : std::exchange(waiting, {})) answers_.push_back({Answer::What::Refused, act, {}, {}});
        if (wake) wake();
    }
    void offer(const Act& act) override {
        waiting.push_back(act);
        if (!waits) store(false);
    }
    void store(bool calls = true) {
        for (Act& act : std::exchange(waiting, {})) {
            act.number = ++number;
            answers_.push_back({Answer::What::Kept, act, {}, {}});
        }
        if (calls && wake) wake();
    }
    void fail() {
        for (Act& act : std::exchange(waiting, {}))
            answers_.push_back({Answer::What::Unsaved, act, {}, {saves::SaveErrorCode::DiskFull, {}, 13}});
        if (wake) wake();
    }
    std::vector<Answer> answers() override { return std::exchange(answers_, {}); }

  private:
    std::vector<Answer> answers_;
};

}  // namespace reach::tests
