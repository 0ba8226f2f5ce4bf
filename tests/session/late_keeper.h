#pragma once

#include "app/session/game_session.h"
#include "app/session/judge.h"
#include "app/simulation/chance.h"

namespace reach::tests {

/// One table that several devices play at, kept in memory. What its devices offer waits until the test says
/// `work()`, and each device hears the answers when the test says `tell()`. Offers of one device stay in
/// their order, as on one connection.
template <typename Kind>
class LateTable {
  public:
    explicit LateTable(const typename Kind::Setup& setup)
        : setup_(setup), judge_(Judge::of(header(setup), {})) {}

    /// A device's line to the table: its keeper.
    class Line : public Keeper {
      public:
        Line(LateTable& table, std::string device) : table_(table), device_(std::move(device)) {
            table.lines_.push_back(this);
        }
        void offer(const Act& act) override {
            if (table_.onOffer) table_.onOffer(act);
            offered_.push_back(act);
            offered_.back().device = device_;
        }
        std::vector<Answer> answers() override { return std::exchange(told_, {}); }

        bool isIdle() const { return offered_.empty() && waiting_.empty(); }

      private:
        friend class LateTable;
        LateTable& table_;
        std::string device_;
        std::vector<Act> offered_;
        std::vector<Answer> waiting_;
        std::vector<Answer> told_;
    };

    /// Called with each act that is offered.
    std::function<void(const Act&)> onOffer;

    /// Judges the first act that waits on this line, and keeps or refuses it. `fails`: the disk is full.
    void work(Line& line, bool refuses, bool fails) {
        if (line.offered_.empty()) return;
        Act act = line.offered_.front();
        line.offered_.erase(line.offered_.begin());
        if (fails) {
            line.waiting_.push_back(
                {Answer::What::Unsaved, act, {}, {saves::SaveErrorCode::DiskFull, {}, 13}});
            return;
        }
        const Act asOffered = act;
        const auto objection = judge_->judge(act);
        if (objection || refuses) {
            line.waiting_.push_back({Answer::What::Refused,
                                     asOffered,
                                     refuses ? "because the test says so" : objection->why,
                                     {}});
            return;
        }
        judge_->follow(act);
        act.number = judge_->number();
        acts_.push_back(act);
        for (Line* each : lines_) each->waiting_.push_back({Answer::What::Kept, act, {}, {}});
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
    typename Kind::Game game() const {
        std::int64_t broken = 0;
        return SessionOf<Kind>::restore(setup_, acts_, nullptr, broken)->game();
    }

  private:
    static std::string header(const typename Kind::Setup& setup) {
        typename Kind::Record record;
        record.setup = setup;
        return Kind::printRecord(record);
    }

    typename Kind::Setup setup_;
    std::unique_ptr<Judge> judge_;
    std::vector<Act> acts_;
    std::vector<Line*> lines_;
};

}  // namespace reach::tests
