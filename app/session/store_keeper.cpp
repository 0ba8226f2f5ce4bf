#include "app/session/store_keeper.h"

#include "app/session/act_text.h"

namespace reach {

StoreKeeper::StoreKeeper(saves::SaveStore& store, saves::GameId id, const Clock& clock, std::int64_t number)
    : store_(store), id_(id), clock_(clock), number_(number) {}

void StoreKeeper::offer(const Act& act) {
    const auto number = store_.append(id_, number_, textOf(act), clock_());
    if (!number.ok()) {
        answers_.push_back({Answer::What::Unsaved, act, {}, number.error()});
        return;
    }
    number_ = number.value();
    answers_.push_back({Answer::What::Kept, act, {}, {}});
    answers_.back().act.number = number_;
}

}  // namespace reach
