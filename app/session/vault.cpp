#include "app/session/vault.h"

#include "app/session/act_text.h"

#include <utility>

namespace reach {
namespace {

using Stored = device::Rows::Outcome;

saves::SaveError errorOf(Stored outcome) {
    using enum saves::SaveErrorCode;
    return {outcome == Stored::Full ? DiskFull : outcome == Stored::Gone ? NotFound : Io, {}, 0};
}

}  // namespace

class Vault::KeeperOf : public Keeper {
  public:
    KeeperOf(Vault& vault, Course& course) : vault_(vault), course_(course) { course.keeper = this; }
    ~KeeperOf() override {
        if (course_.keeper == this) course_.keeper = nullptr;
    }

    void offer(const Act& act) override { vault_.offer(course_, act); }
    std::vector<Answer> answers() override { return std::exchange(answers_, {}); }
    void answer(Answer answer) {
        answers_.push_back(std::move(answer));
        if (wake) wake();
    }

  private:
    Vault& vault_;
    Course& course_;
    std::vector<Answer> answers_;
};

Vault::Vault(std::unique_ptr<device::Rows> rows, std::string first)
    : rows_(std::move(rows)), first_(std::move(first)) {
    rows_->news = [this] {
        if (wake) wake();
    };
    rows_->emptied = [this] {
        if (!everything) return;
        for (const saves::SavedGame& table : everything()) rows_->begin(table, nullptr);
    };
    rows_->lastOf = [this](saves::GameId table) {
        const auto course = courses_.find(table);
        const bool isOpen = course != courses_.end() && course->second.keeper;
        return isOpen ? std::optional(course->second.kept) : std::nullopt;
    };
    rows_->followed = [this](saves::GameId table, const std::vector<saves::StoredAct>& acts) {
        if (const auto course = courses_.find(table); course != courses_.end()) take(course->second, acts);
    };
}

Vault::~Vault() = default;

std::unique_ptr<Keeper> Vault::keeperOf(saves::GameId table, std::int64_t number,
                                        std::unique_ptr<Keeper> here) {
    Course& course = courses_[table];
    course.table = table;
    course.kept = number;
    course.here = std::move(here);
    return std::make_unique<KeeperOf>(*this, course);
}

void Vault::begun(const saves::SavedGame& table) {
    rows_->begin(table, [this, id = table.info.id](Stored outcome, const auto&) {
        tellFailed(Told::Begun, id, outcome);
    });
}

void Vault::changed(const saves::GameInfo& table) {
    rows_->change(table, [this, id = table.id](Stored outcome, const auto&) {
        tellFailed(Told::Changed, id, outcome);
    });
}

void Vault::removed(saves::GameId table) {
    rows_->remove(table,
                  [this, table](Stored outcome, const auto&) { tellFailed(Told::Removed, table, outcome); });
}

void Vault::tellFailed(Told what, saves::GameId table, Stored outcome) const {
    if (outcome != Stored::Kept && failed) failed(what, table, errorOf(outcome));
}

Vault::News Vault::news() {
    News news;
    while (auto one = rows_->next()) {
        if (auto* table = std::get_if<saves::SavedGame>(&*one))
            news.tables.push_back(std::move(*table));
        else
            news.gone.push_back(std::get<saves::GameId>(*one));
    }
    return news;
}

void Vault::offer(Course& course, const Act& act) {
    course.offered.push_back(act);
    const auto number = course.kept + std::ssize(course.offered);
    rows_->add(course.table, {number, 0, textOf(act)},
               [this, &course](Stored outcome, const auto& others) { answered(course, outcome, others); });
}

void Vault::answered(Course& course, Stored outcome, const std::vector<saves::StoredAct>& others) {
    take(course, others);
    Act act = std::move(course.offered.front());
    course.offered.pop_front();
    if (outcome == Stored::Kept)
        keep(course, std::move(act));
    else if (course.keeper && outcome == Stored::Taken)
        course.keeper->answer({Answer::What::Refused, std::move(act), first_, {}});
    else if (course.keeper)
        course.keeper->answer({Answer::What::Unsaved, std::move(act), {}, errorOf(outcome)});
}

/// Takes in acts that another program has made.
void Vault::take(Course& course, const std::vector<saves::StoredAct>& others) {
    for (const saves::StoredAct& stored : others) {
        if (stored.number != course.kept + 1) continue;
        auto act = readAct(stored.text);
        if (!act) return;
        keep(course, std::move(*act));
    }
}

void Vault::keep(Course& course, Act act) {
    course.here->offer(act);
    (void)course.here->answers();
    act.number = ++course.kept;
    if (course.keeper) course.keeper->answer({Answer::What::Kept, std::move(act), {}, {}});
}

}  // namespace reach
