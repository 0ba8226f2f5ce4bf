#include "app/server/house.h"

#include "app/doorway/view.h"
#include "app/session/kinds.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/home/save_words.h"
#include "app/words/parse_words.h"
#include "app/words/rule_words.h"

#include <QDateTime>

#include <utility>

namespace reach {
namespace {

/// The name of this device at its tables.
constexpr const char* kSelf = "host";

template <typename Kind>
House::Added added(Shelf& shelf, const std::string& title, const std::string& record) {
    const auto made = shelf.import <Kind>(title, record);
    if (made.ok()) return {made.value->id, {}};
    if (made.problem->save) return {{}, words::saveErrorText(*made.problem->save).toStdString()};
    if (made.problem->parse) return {{}, words::lineText(*made.problem->parse).toStdString()};
    return {{}, words::lineText(made.problem->line, words::ruleText(made.problem->refused)).toStdString()};
}

}  // namespace

House::House(const std::filesystem::path& data, std::string build, Porter::Run run)
    : shelf_(data, [] { return QDateTime::currentSecsSinceEpoch(); }),
      build_(std::move(build)),
      porter_(std::move(run)) {
    for (const SavedTable& saved : shelf_.list()) take(saved);
}

House::~House() {
    close();
}

void House::take(const SavedTable& saved) {
    auto stored = shelf_.stored(saved.id);
    const std::string name = std::to_string(static_cast<std::int64_t>(saved.id));
    if (!stored) {
        unread_.push_back(name);
        return;
    }
    const std::vector<Act> acts = stored->acts;
    auto host =
        HostTable::of({stored->title, stored->header, std::move(stored->acts), std::move(stored->keeper),
                       shelf_.guests(saved.id),
                       [this, id = saved.id](const std::string& text) { (void)shelf_.keepGuests(id, text); },
                       kSelf, build_});
    auto screen = host ? openedTable(stored->title, stored->header, acts, host->line()) : nullptr;
    if (!screen) {
        unread_.push_back(name);
        return;
    }
    Table& table = tables_[name];
    table = {saved.title, std::move(host), std::move(screen)};
    const auto changed = [&table] { table.changed = true; };
    table.host->hereChanged = changed;
    table.screen->keeper->wake = changed;
}

House::Added House::add(const std::string& title, const std::string& record) {
    Added made;
    visitKind(record, [&](auto kind) { made = added<typename decltype(kind)::type>(shelf_, title, record); });
    return made;
}

std::optional<door::OpenError> House::open(const door::Place& place) {
    if (auto failed = porter_.open(place)) return failed;
    for (auto& [name, table] : tables_) {
        porter_.add(name, table.host);
        show(name, table);
    }
    return std::nullopt;
}

void House::close() {
    for (auto& [name, table] : tables_) {
        table.host->hereChanged = {};
        (void)table.host->close("ends");
        porter_.remove(name);
    }
    porter_.close();
    tables_.clear();
}

void House::tick() {
    porter_.tick();
    for (auto& [name, table] : tables_)
        if (std::exchange(table.changed, false)) show(name, table);
}

void House::show(const std::string& name, Table& table) {
    (void)table.screen->settle();
    for (const std::string_view language : doorway::kLanguages)
        porter_.show(name, std::string(language),
                     doorway::viewOf(*table.screen, doorway::translations(language), table.host->here()));
}

std::vector<House::Row> House::tables() const {
    std::vector<Row> rows;
    rows.reserve(tables_.size());
    for (const auto& [name, table] : tables_)
        rows.push_back({name, table.title, table.host->guests().code(), table.host->guests().isOpen(),
                        table.host->connections(), table.host->number()});
    return rows;
}

}  // namespace reach
