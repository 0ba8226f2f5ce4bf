// A house whose tables are those of a club: what the other hosts do is done here, too.
#include "app/server/house.h"

#include "app/session/act_text.h"
#include "app/session/fitting.h"
#include "database/saves/aside.h"

#include <utility>

namespace reach {
namespace {

/// Ticks after which a host says the same again, and after which it is taken for gone if it says nothing. A
/// tick is a quarter of a second.
constexpr int kSay = 40;
constexpr int kSilent = 120;

}  // namespace

void House::whenShared(const std::string& name, std::function<void()> done) {
    const Table* table = find(name);
    if (sharing_ && table)
        sharing_->whenShared(static_cast<Id>(table->id), std::move(done));
    else
        done();
}

void House::append(const std::string& name, const std::vector<Act>& acts,
                   const std::function<void(bool)>& done) {
    const auto table = at(name);
    if (!table)
        done(false);
    else if (acts.empty())
        done(true);
    else if (sharing_)
        sharing_->append(static_cast<Id>(find(name)->id), acts, done);
    else
        done(table->append(acts));
}

void House::shareChange(const Table& table) {
    if (sharing_) sharing_->changed(static_cast<Id>(table.id));
}

std::vector<House::Id> House::ids() const {
    std::vector<Id> ids;
    ids.reserve(tables_.size());
    for (const auto& [number, table] : tables_) ids.push_back(number);
    return ids;
}

std::optional<SharedRow> House::rowOf(Id id) const {
    const auto found = tables_.find(id);
    if (found == tables_.end()) return std::nullopt;
    const Table& table = found->second;
    SharedRow row{table.title, table.header, table.note.text(), {}, 0, false};
    if (table.host)
        row.guests = table.host->guests().text();
    else
        row.guests = table.note.away.empty() ? table.guests.text() : shelf_.guests(table.id);
    return row;
}

Act House::lastOf(Id id) const {
    const auto info = shelf_.info(saves::GameId{id});
    Act last = info && info->acts > 0 ? readAct(info->last).value_or(Act{}) : Act{};
    last.number = info ? info->acts : 0;
    return last;
}

std::vector<Act> House::actsOf(Id id) const {
    auto copy = shelf_.copyOf(saves::GameId{id});
    return copy ? std::move(copy->acts) : std::vector<Act>();
}

bool House::store(Id id, const Act& act) {
    if (shelf_.append(saves::GameId{id}, act)) return false;
    if (const auto found = tables_.find(id); found != tables_.end()) found->second.acts = act.number;
    return true;
}

/// A table that sleeps need not wake up for it.
void House::takeWord(Id id, const std::string& host, const Elsewhere& word) {
    const auto found = tables_.find(id);
    if (found == tables_.end() || !found->second.note.away.empty()) return;
    Table& table = found->second;
    const std::size_t before = connectionsTo(table);
    if (word.isEmpty())
        table.heard.erase(host);
    else
        table.heard[host] = {word, ticks_};
    if (table.host) table.host->takeElsewhere(host, word);
    clubChanged_ = clubChanged_ || connectionsTo(table) != before;
}

void House::say(Table& table, const Elsewhere& word) {
    table.isToSay = false;
    if (!sharing_ || (word.isEmpty() && table.said.isEmpty())) return;
    sharing_->say(static_cast<Id>(table.id), word);
    table.said = word;
    table.saidAt = ticks_;
}

/// A word may be lost, and a host may have come since.
void House::tellOtherHosts() {
    for (auto& [number, table] : tables_) {
        if (!table.host) continue;
        const bool isDue = !table.said.isEmpty() && ticks_ - table.saidAt >= kSay;
        if (!isDue && !std::exchange(table.isToSay, false)) continue;
        const Elsewhere word = table.host->told();
        if (isDue || word != table.said) say(table, word);
    }
}

void House::forgetSilentHosts() {
    for (auto& [number, table] : tables_) {
        std::vector<std::string> silent;
        for (const auto& [host, heard] : table.heard)
            if (ticks_ - heard.at >= kSilent) silent.push_back(host);
        for (const std::string& host : silent) takeWord(number, host, {});
    }
}

/// To all hosts.
std::size_t House::connectionsTo(const Table& table) {
    std::size_t all = table.host ? table.host->connections() : 0;
    for (const auto& [host, heard] : table.heard) all += heard.word.guests.size();
    return all;
}

/// A table that was begun at another host. It sleeps.
void House::takeNew(Id id, const SharedRow& row) {
    const saves::GameId game{id};
    if (shelf_.beginCopy(game, row.title, row.header)) return;
    (void)saves::keepAside(noteOf(game), row.note);
    (void)shelf_.keepGuests(game, row.guests);
    Table& table = tables_[id];
    table.id = game;
    table.title = fitting(row.title, kLongestTitle);
    table.header = row.header;
    table.note = TableNote::read(row.note);
    clubChanged_ = true;
    if (!table.note.away.empty()) return;
    table.guests = GuestList::read(row.guests);
    addAsleep(table);
}

void House::takeRow(Id id, const SharedRow& row) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) {
        if (!row.isGone) takeNew(id, row);
        return;
    }
    Table& table = found->second;
    const std::string name = std::to_string(id);
    if (row.isGone) {
        letOut(name, table, "table", {});
        if (!shelf_.remove(table.id)) removeHere(table);
        return;
    }
    if (const std::string title = fitting(row.title, kLongestTitle); title != table.title) {
        (void)shelf_.rename(table.id, title);
        table.title = title;
        if (table.host) {
            table.host->rename(title, table.host->header());
            table.screen->title = title;
            table.changed = true;
        }
    }
    const TableNote note = TableNote::read(row.note);
    const TableNote before = table.note;
    if (note != before && !keepNote(table, note)) return;
    clubChanged_ = clubChanged_ || note != before;
    if (before.away.empty() && !note.away.empty()) letOut(name, table, "moved", note.away);
    const GuestList guests = GuestList::read(row.guests);
    if (table.host) {
        if (table.host->guests().text() != guests.text()) table.host->takeGuests(guests);
        return;
    }
    (void)shelf_.keepGuests(table.id, guests.text());
    table.guests = guests;
    if (note.away.empty()) addAsleep(table);
}

}  // namespace reach
