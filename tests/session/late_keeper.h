#pragma once

#include "app/session/game_session.h"
#include "app/simulation/chance.h"

namespace reach::tests {

/// One table that several devices play at, kept in memory. What its devices offer waits until the test says
/// `work()`, and each device hears the answers when the test says `tell()`. Offers of one device stay in
/// their order, as on one connection.
template <typename Kind>
class LateTable {
  public:
    explicit LateTable(const typename Kind::Setup& setup) : judge_(setup) {}

    /// A device's line to the table: its keeper.
    class Line : public Keeper {
      public:
        Line(LateTable& table, std::string device) : device_(std::move(device)) {
            table.lines_.push_back(this);
        }
        void offer(const Act& act) override {
            offered_.push_back(act);
            offered_.back().device = device_;
        }
        std::vector<Answer> answers() override { return std::exchange(told_, {}); }

        bool isIdle() const { return offered_.empty() && waiting_.empty(); }

      private:
        friend class LateTable;
        std::string device_;
        std::vector<Act> offered_;
        std::vector<Answer> waiting_;
        std::vector<Answer> told_;
    };

    /// Judges the first act that waits on this line, and keeps or refuses it. `fails`: the disk is full.
    void work(Line& line, bool refuses, bool fails) {
        if (line.offered_.empty()) return;
        const Act act = line.offered_.front();
        line.offered_.erase(line.offered_.begin());
        if (fails) {
            line.waiting_.push_back(
                {Answer::What::Unsaved, act, {}, {saves::SaveErrorCode::DiskFull, {}, 13}});
            return;
        }
        auto read = ActOf<Kind>::read(act);
        auto why = read ? judge_.judge(*read) : std::optional<std::string>("not to be read");
        if (refuses) why = "because the test says so";
        if (why) {
            line.waiting_.push_back({Answer::What::Refused, act, *why, {}});
            return;
        }
        judge_.follow(*read);
        Act kept = read->written();
        kept.device = act.device;
        kept.number = judge_.number();
        acts_.push_back(kept);
        for (Line* each : lines_) each->waiting_.push_back({Answer::What::Kept, kept, {}, {}});
    }
    /// Lets the device hear some of what waits for it; `twice`: the first of it twice.
    void tell(Line& line, std::size_t most, bool twice) {
        if (line.waiting_.empty()) return;
        if (twice) line.told_.push_back(line.waiting_.front());
        const auto end =
            line.waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(most, line.waiting_.size()));
        line.told_.insert(line.told_.end(), line.waiting_.begin(), end);
        line.waiting_.erase(line.waiting_.begin(), end);
    }

    /// What was kept, in its order, and the game that it comes to.
    const std::vector<Act>& acts() const { return acts_; }
    const typename Kind::Game& game() const { return judge_.game(); }

  private:
    SessionOf<Kind> judge_;
    std::vector<Act> acts_;
    std::vector<Line*> lines_;
};

}  // namespace reach::tests
