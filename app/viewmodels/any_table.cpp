#include "app/viewmodels/any_table.h"

#include "app/words/save_words.h"

#include <algorithm>
#include <utility>

namespace reach {

QString AnyTable::title() const {
    return isOpen() ? QString::fromStdString(opened()->title) : QString();
}

QString AnyTable::unkept() const {
    const bool lost = isOpen() && shelf_ && !opened()->journal && shelf_->problem();
    return lost ? words::saveErrorText(*shelf_->problem()) : QString();
}

void AnyTable::keepOn(Shelf* shelf) {
    shelf_ = shelf;
    for (const Player player : kAllPlayers)
        names_.names[static_cast<std::size_t>(index(player))] =
            QString::fromStdString(opened()->names()[static_cast<std::size_t>(index(player))]);
    forgetLog();
    say({});
}

QList<view::LogEntryView> AnyTable::log() const {
    // What was rewritten is told anew.
    if (std::exchange(told_, line()) != line()) lines_.clear();
    while (lines_.size() < cursor()) lines_.append(told(static_cast<std::size_t>(lines_.size())));
    return lines_.mid(0, cursor());
}

void AnyTable::forgetLog(int from) {
    if (from < lines_.size()) lines_.remove(from, lines_.size() - from);
}

void AnyTable::tellOpen() {
    if (std::exchange(wasOpen_, isOpen()) != isOpen()) Q_EMIT openChanged();
}

void AnyTable::tellChanged() {
    Q_EMIT logChanged();
    Q_EMIT changed();
}

void AnyTable::tell(const QString& message) {
    say(message);
    Q_EMIT changed();
}

void AnyTable::say(const QString& message, const QString& citation, const QString& page) {
    message_ = message;
    citation_ = citation;
    page_ = page;
}

bool AnyTable::moved(const saves::SaveStatus& status) {
    say(status.ok() ? QString() : words::saveErrorText(status.error()));
    refresh();
    return status.ok();
}
bool AnyTable::undo() {
    return canUndo() && moved(opened()->undo());
}
bool AnyTable::redo() {
    return canRedo() && moved(opened()->redo());
}
bool AnyTable::jumpTo(int cursor) {
    return isOpen() && cursor >= std::max(0, floor()) &&
           moved(opened()->jumpTo(static_cast<std::size_t>(cursor)));
}

QString AnyTable::record() const {
    return isOpen() ? QString::fromStdString(opened()->record()) : QString();
}

}  // namespace reach
