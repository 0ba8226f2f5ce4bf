// What a house shows of its tables at the door: a view of each, a few words of each, and the club.
#include "app/doorway/club.h"
#include "app/doorway/view.h"
#include "app/server/house.h"
#include "database/saves/aside.h"

#include <algorithm>
#include <utility>

namespace reach {

/// Tells a table in a few words.
void House::tell(Table& table, const AnyOpenTable& open) {
    doorway::Brief brief = doorway::briefOf(open);
    clubChanged_ = true;
    if (table.brief == brief) return;
    const bool ends = brief.isOver && (!table.brief || !table.brief->isOver);
    table.brief = std::move(brief);
    table.isBriefKept = false;
    // A result is worth a write. The rest is kept when the table goes to sleep, or made anew.
    if (ends) keepBrief(table);
}

void House::keepBrief(Table& table) {
    if (!table.brief || table.isBriefKept) return;
    table.isBriefKept = saves::keepAside(briefOf(table.id), table.brief->text()).ok();
}

/// Tells one table that sleeps, if there is one that has not been told as it is now: after a crash, for
/// instance. It takes a tenth of a second, so that the others wait for their turn.
void House::tellOneAsleep() {
    const auto isUntold = [](const auto& one) {
        const Table& table = one.second;
        return !table.host && table.note.away.empty() && (!table.brief || table.brief->acts != table.acts);
    };
    const auto found = std::ranges::find_if(tables_, isUntold);
    if (found == tables_.end()) return;
    Table& table = found->second;
    const auto copy = shelf_.copyOf(table.id);
    const auto open = copy ? openedTable(copy->title, copy->header, copy->acts, nullptr) : nullptr;
    if (open) {
        tell(table, *open);
        keepBrief(table);
    } else {
        table.brief.emplace();
    }
    table.brief->acts = table.acts;
}

std::filesystem::path House::briefOf(saves::GameId id) const {
    return options_.data / ("brief-" + nameOf(id));
}

void House::show(const std::string& name, Table& table) {
    (void)table.screen->settle();
    tell(table, *table.screen);
    for (const std::string_view language : doorway::kLanguages)
        porter_.show(name, std::string(language),
                     doorway::viewOf(*table.screen, doorway::translations(language), table.host->here()));
}

std::string House::clubFor(const HostKey& key, std::string_view language) const {
    std::vector<doorway::ClubTable> tables;
    for (const auto& [number, table] : tables_) {
        if (!table.note.away.empty() || table.note.hidden || !table.brief || table.brief->told.empty())
            continue;
        const bool may =
            key.kind == KeyKind::Manager || (key.kind == KeyKind::Member && table.note.by == key.id);
        tables.push_back({nameOf(table.id), table.title, connectionsTo(table), may, *table.brief});
    }
    return doorway::clubViewOf(tables, doorway::translations(language));
}

/// Each key has a view of its own, since it may have other records.
void House::showClub() {
    std::vector<HostKey> keys = keys_.all();
    std::erase_if(keys, [](const HostKey& key) { return key.kind == KeyKind::Counters; });
    if (!std::exchange(clubChanged_, false) && keys == clubKeys_) return;
    for (const HostKey& gone : clubKeys_)
        if (std::ranges::find(keys, gone) == keys.end()) porter_.hide(viewNameOf(gone));
    for (const HostKey& key : keys)
        for (const std::string_view language : doorway::kLanguages)
            porter_.show(viewNameOf(key), std::string(language), clubFor(key, language));
    clubKeys_ = std::move(keys);
}

}  // namespace reach
