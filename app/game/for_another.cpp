#include "app/game/for_another.h"

#include "app/game/any_table.h"
#include "app/values/ids.h"
#include "app/words/option_words.h"

#include <utility>

namespace reach {

ForAnother::ForAnother(AnyTable& table) : QObject(&table), table_(table) {
    connect(&table, &AnyTable::changed, this, &ForAnother::followTheTable);
}

bool ForAnother::holds(Player player, std::function<bool()> entry) {
    drop();
    if (player == Player::None || player == spokenFor_ || !elsewhere_.contains(view::idOf(player)))
        return false;
    // A past that is tried out is nobody's turn.
    if (table_.isTrying()) return false;
    player_ = player;
    entry_ = std::move(entry);
    why_ = words::ofAnotherText(table_.names().of(player));
    Q_EMIT changed();
    return true;
}

void ForAnother::speakFor(Player player) {
    if (player != Player::None) spokenFor_ = player;
}

bool ForAnother::enter() {
    const auto entry = std::exchange(entry_, {});
    speakFor(player_);
    drop();
    return entry && entry();
}

void ForAnother::drop() {
    entry_ = {};
    player_ = Player::None;
    if (!std::exchange(why_, {}).isEmpty()) Q_EMIT changed();
}

void ForAnother::forget() {
    drop();
    spokenFor_ = Player::None;
    cursor_ = table_.cursor();
}

void ForAnother::followTheTable() {
    if (table_.asked() != spokenFor_) spokenFor_ = Player::None;
    if (std::exchange(cursor_, table_.cursor()) != table_.cursor()) drop();
}

}  // namespace reach

#include "moc_for_another.cpp"
