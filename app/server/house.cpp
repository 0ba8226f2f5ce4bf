#include "app/server/house.h"

#include "app/server/backup.h"
#include "app/server/metrics.h"
#include "app/session/act_text.h"
#include "app/session/fitting.h"
#include "app/session/kinds.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/home/save_words.h"
#include "app/words/parse_words.h"
#include "app/words/rule_words.h"
#include "database/saves/aside.h"

#include <QDateTime>

#include <algorithm>
#include <charconv>
#include <utility>

namespace reach {
namespace {

/// The name of this device at its tables.
constexpr const char* kSelf = "host";
/// Ticks between two looks at the keys, two reports, and two tries to write. A tick is a quarter of a second.
constexpr int kLook = 4;
constexpr int kReport = 8;
constexpr int kTry = 120;
constexpr const char* kUnreachable = "The servers of the club cannot be reached, and nothing can be kept.";

std::optional<std::int64_t> numberOf(const std::string& name) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool isWhole = error == std::errc() && end == name.data() + name.size();
    return isWhole && name == std::to_string(number) ? std::optional(number) : std::nullopt;
}

std::string textAt(const std::filesystem::path& file) {
    const auto text = saves::readAside(file);
    return text.ok() ? text.value() : std::string();
}

/// The number of a table that was begun, or why there is none.
struct Begun {
    std::optional<saves::GameId> id;
    std::string problem;
    bool isUnreadable = false;
};

template <typename Kind>
Begun begun(Shelf& shelf, const std::string& title, const std::string& record) {
    const auto made = shelf.import <Kind>(title, record);
    if (made.ok()) return {made.value->id, {}};
    const auto& problem = *made.problem;
    if (problem.save) return {{}, words::saveErrorText(*problem.save).toStdString()};
    if (problem.parse) return {{}, words::lineText(*problem.parse).toStdString(), true};
    return {{}, words::lineText(problem.line, words::ruleText(problem.refused)).toStdString(), true};
}

}  // namespace

std::string House::nameOf(saves::GameId id) {
    return std::to_string(static_cast<std::int64_t>(id));
}

House::House(Options options)
    : options_(std::move(options)),
      shelf_(
          options_.data, [] { return QDateTime::currentSecsSinceEpoch(); }, nullptr,
          options_.stream != nullptr),
      keys_(keysIn(options_.data)),
      desk_(*this, options_.quotas),
      porter_(options_.run, options_.limits) {
    porter_.setDesk(desk_);
    porter_.setWaker([this](const std::string& name) { (void)at(name); });
    for (const SavedTable& saved : shelf_.list()) {
        Table& table = tables_[static_cast<std::int64_t>(saved.id)];
        table.id = saved.id;
        table.title = saved.title;
        table.header = saved.header;
        table.note = TableNote::read(textAt(noteOf(saved.id)));
        table.acts = saved.acts;
        table.brief = doorway::Brief::read(textAt(briefOf(saved.id)));
        table.isBriefKept = table.brief.has_value();
        if (table.note.away.empty()) lie(table);
    }
    if (!options_.stream || shelf_.problem()) return;
    sharing_ =
        std::make_unique<Sharing>(std::exchange(options_.stream, nullptr), *this, options_.data / "club",
                                  [this](const std::string& line) { log(line); });
    sharing_->start();
}

House::~House() {
    close();
    copies_.waitForDone();
}

const House::Table* House::find(const std::string& name) const {
    const auto number = numberOf(name);
    const auto found = number ? tables_.find(*number) : tables_.end();
    return found == tables_.end() ? nullptr : &found->second;
}

House::Table* House::find(const std::string& name) {
    return const_cast<Table*>(std::as_const(*this).find(name));
}

/// Opens a table at its host's side.
bool House::take(Table& table) {
    auto stored = shelf_.stored(table.id);
    if (!stored) return false;
    const std::vector<Act> acts = stored->acts;
    HostTable::Parts parts;
    parts.title = stored->title;
    parts.header = stored->header;
    parts.acts = std::move(stored->acts);
    parts.keeper = sharing_ ? sharing_->keeper(static_cast<Id>(table.id)) : std::move(stored->keeper);
    parts.guests = shelf_.guests(table.id);
    parts.keepGuests = [this, id = table.id](const std::string& text) {
        (void)shelf_.keepGuests(id, text);
        if (sharing_) sharing_->changed(static_cast<Id>(id));
    };
    parts.self = kSelf;
    parts.build = options_.build;
    parts.mostActs = options_.quotas.acts;
    parts.mostBytes = options_.quotas.bytes;
    auto host = HostTable::of(std::move(parts));
    auto screen = host ? openedTable(stored->title, stored->header, acts, host->line()) : nullptr;
    if (!screen) return false;
    table.host = std::move(host);
    table.screen = std::move(screen);
    return true;
}

/// Reads who may come to a table that sleeps.
void House::lie(Table& table) {
    const std::string guests = shelf_.guests(table.id);
    table.guests = GuestList::read(guests);
    // The code that was just drawn for it.
    if (!guests.empty()) return;
    (void)shelf_.keepGuests(table.id, table.guests.text());
    shareChange(table);
}

/// Lets devices come to a table that sleeps.
void House::addAsleep(Table& table) {
    while (!porter_.addAsleep(nameOf(table.id), table.guests)) {
        // Another table has the code.
        table.guests.drawCode();
        (void)shelf_.keepGuests(table.id, table.guests.text());
        shareChange(table);
    }
}

/// Opens a table that sleeps. Returns false if it cannot be read; it stays in the folder as it is.
bool House::wake(Table& table) {
    const std::string name = nameOf(table.id);
    table.used = ticks_;
    if (take(table)) {
        letIn(name, table);
        return true;
    }
    if (std::ranges::find(unread_, name) == unread_.end()) {
        unread_.push_back(name);
        log("table " + name + " cannot be read");
    }
    porter_.remove(name);
    return false;
}

void House::letSleep() {
    for (auto& [number, table] : tables_) {
        if (!table.host || ticks_ - table.used < options_.sleepsAfter) continue;
        if (table.host->connections() > 0) {
            table.used = ticks_;
            continue;
        }
        const std::string name = nameOf(table.id);
        porter_.letSleep(name);
        retire(table);
        lie(table);
    }
}

/// Lets devices come to a table.
void House::letIn(const std::string& name, Table& table) {
    const auto changed = [this, id = table.id] {
        const auto found = tables_.find(static_cast<std::int64_t>(id));
        if (found != tables_.end()) found->second.changed = found->second.isToSay = true;
    };
    table.host->hereChanged = changed;
    table.screen->keeper->wake = changed;
    for (const auto& [host, heard] : table.heard) table.host->takeElsewhere(host, heard.word);
    porter_.add(name, table.host);
    show(name, table);
}

/// Ends what devices have at a table.
void House::letOut(const std::string& name, Table& table, const std::string& why, const std::string& to) {
    if (table.host) (void)table.host->close(why, to);
    porter_.remove(name);
    retire(table);
}

/// Takes a table out of memory. Nobody is at it any more.
void House::retire(Table& table) {
    if (!table.host) return;
    keepBrief(table);
    table.acts = table.host->number();
    table.guests = table.host->guests();
    keptBefore_ += table.host->kept();
    refusedBefore_ += table.host->refusals();
    table.host->hereChanged = {};
    (void)table.host->close("ends");
    say(table, {});
    table.life = table.host->number() > 0 ? table.host->idOf(1) : std::optional<ActId>();
    table.screen.reset();
    table.host.reset();
}

House::Added House::added(saves::GameId id, const std::string& title, const TableNote& note) {
    const std::string name = nameOf(id);
    Table table;
    table.id = id;
    table.title = fitting(title, kLongestTitle);
    if (const auto info = shelf_.info(id)) table.header = info->header;
    // A table without its note would be nobody's.
    const auto kept = saves::keepAside(noteOf(id), note.text());
    if (!kept.ok() || !take(table)) {
        (void)shelf_.remove(id);
        saves::removeAside(noteOf(id));
        return {{},
                kept.ok() ? "This is no table." : words::saveErrorText(kept.error()).toStdString(),
                kept.ok()};
    }
    table.note = note;
    table.used = ticks_;
    Table& here = tables_[static_cast<std::int64_t>(id)] = std::move(table);
    letIn(name, here);
    log("table " + name + " begun" + (note.by.empty() ? "" : " by key " + note.by));
    shareChange(here);
    return {name, {}};
}

House::Added House::add(const std::string& title, const std::string& record, const TableNote& note) {
    if (!isReady()) return {{}, kUnreachable};
    Begun made;
    visitKind(record, [&](auto kind) { made = begun<typename decltype(kind)::type>(shelf_, title, record); });
    if (!made.id) return {{}, made.problem, made.isUnreadable};
    return added(*made.id, title, note);
}

House::Added House::adopt(const std::string& title, const std::string& header, const std::vector<Act>& acts,
                          const TableNote& note) {
    if (!isReady()) return {{}, kUnreachable};
    const auto id = shelf_.adopt(title, header, acts);
    if (!id.ok()) return {{}, words::saveErrorText(id.error()).toStdString()};
    return added(id.value(), title, note);
}

std::optional<door::OpenError> House::open(const door::Place& place) {
    for (auto& [number, table] : tables_)
        if (table.note.away.empty() && !table.host) addAsleep(table);
    report();
    return porter_.open(place);
}

void House::close() {
    porter_.inTurn([this] {
        for (auto& [number, table] : tables_) letOut(nameOf(table.id), table, "ends", {});
    });
    porter_.close();
    // Somebody may have come meanwhile.
    for (auto& [number, table] : tables_) retire(table);
    if (sharing_) sharing_->close();
    sharing_.reset();
    tables_.clear();
}

void House::tick() {
    if (++ticks_ % kLook == 0 && keys_.look()) log("keys changed");
    if (ticks_ % kLook == 0)
        if (const auto wish = server::wishes::take(options_.data)) backUp(*wish);
    porter_.tick();
    if (sharing_) {
        sharing_->tick();
        tellOtherHosts();
        if (ticks_ % kLook == 0) forgetSilentHosts();
    }
    for (const std::string& name : porter_.takeAsked())
        if (const auto table = at(name)) find(name)->used = ticks_;
    if (ticks_ % kLook == 0) letSleep();
    if (ticks_ % kLook == 2) tellOneAsleep();
    if (ticks_ % kReport == 1) report();
    for (auto& [number, table] : tables_)
        if (table.host && std::exchange(table.changed, false)) show(nameOf(table.id), table);
    if (ticks_ % kReport == 3) showClub();
}

std::string House::recordOf(const std::string& name) {
    Table* table = find(name);
    if (!table || !table->note.away.empty()) return {};
    if (table->screen) return table->screen->record();
    const auto copy = shelf_.copyOf(table->id);
    const auto open = copy ? openedTable(copy->title, copy->header, copy->acts, nullptr) : nullptr;
    return open ? open->record() : std::string();
}

/// A large store takes seconds, and other calls of the store go on meanwhile.
void House::backUp(const std::string& wish) {
    log("a backup is wanted");
    copies_.start([this, wish] {
        // The thread is over before the house is.
        isBackedUp_ = server::wishes::fulfil(shelf_, options_.data, wish).empty() ? 1 : -1;
    });
}

void House::report() {
    if (const int backedUp = isBackedUp_.exchange(0); backedUp != 0)
        log(backedUp > 0 ? "the backup is made" : "the backup failed");
    if (ticks_ % kTry <= 1) {
        const auto before = unwritable_;
        unwritable_ = tryToWrite();
        if (unwritable_.has_value() != before.has_value())
            log(unwritable_ ? "nothing can be stored: " + std::string(codeName(unwritable_->code))
                            : std::string("the store can be written again"));
    }
    for (auto& [number, table] : tables_) {
        const std::size_t now = table.host ? table.host->connections() : 0;
        if (std::exchange(table.connections, now) != now)
            log("table " + nameOf(table.id) + ": " + std::to_string(now) + " connections");
    }
    const std::uint64_t refused = porter_.doorRefusals().all();
    if (const auto before = std::exchange(refusedAtDoor_, refused); before != refused)
        log("refused at the door: " + std::to_string(refused - before));
    porter_.report(!isReady()    ? door::Report{503, std::string(kUnreachable) + "\n"}
                   : unwritable_ ? door::Report{503, "The store cannot be written.\n"}
                                 : door::Report{200, "The store can be written.\n"},
                   metrics());
}

std::string House::metrics() const {
    std::uint64_t here = 0;
    std::uint64_t screens = 0;
    std::uint64_t acts = 0;
    std::uint64_t bytes = 0;
    auto kept = static_cast<std::uint64_t>(keptBefore_);
    auto refused = static_cast<std::uint64_t>(refusedBefore_);
    for (const auto& [number, table] : tables_) {
        if (!table.note.away.empty()) continue;
        ++here;
        if (!table.host) {
            acts += static_cast<std::uint64_t>(table.acts);
            continue;
        }
        screens += table.host->connections();
        acts += static_cast<std::uint64_t>(table.host->number());
        bytes += table.host->bytes();
        kept += static_cast<std::uint64_t>(table.host->kept());
        refused += static_cast<std::uint64_t>(table.host->refusals());
    }
    Metrics metrics;
    metrics.gauge("tables", "Tables that are here.").value(here);
    metrics.gauge("tables_away", "Tables that were taken away.").value(tables_.size() - here);
    metrics.gauge("tables_awake", "Tables that are in memory as a whole.").value(awake());
    metrics.gauge("tables_unread", "Tables that cannot be read.").value(unread_.size());
    metrics.gauge("screens", "Connections to tables.").value(screens);
    metrics.gauge("connections", "All connections that were admitted.").value(porter_.connections());
    metrics.gauge("acts", "Acts of the tables that are here.").value(acts);
    metrics.gauge("acts_bytes", "Bytes of the acts of tables that are awake.").value(bytes);
    metrics.gauge("keys", "Keys.").value(keys_.all().size());
    metrics.gauge("store_writable", "1 while the store can be written.").value(unwritable_ ? 0 : 1);
    if (sharing_)
        metrics.gauge("club_reachable", "1 while the servers of the club keep acts.")
            .value(isReady() ? 1 : 0);
    metrics.counter("acts_kept_total", "Acts that became durable since the start.").value(kept);
    metrics.counter("refused_at_tables_total", "Messages and connections that tables refused.")
        .value(refused);
    metrics.counter("refused_in_hall_total", "Frames that no table took.")
        .value(static_cast<std::uint64_t>(porter_.hallRefusals()));
    metrics.counter("denied_at_desk_total", "Wishes of keys that were denied.");
    for (const auto& [why, times] : desk_.denials()) metrics.value(why, static_cast<std::uint64_t>(times));
    metrics.counter("refused_at_door_total", "Requests and connections that the door refused.");
    for (std::size_t at = 0; at < door::kRefusals; ++at) {
        const auto why = static_cast<door::Refusal>(at);
        metrics.value(name(why), porter_.doorRefusals().of(why));
    }
    return metrics.text();
}

House::Row House::row(const std::string& name, const Table& table) const {
    Row row{name, table.title, {}, false, 0, table.acts, table.note, table.brief};
    if (!table.note.away.empty()) return row;
    const GuestList& guests = table.host ? table.host->guests() : table.guests;
    row.code = guests.code();
    row.open = guests.isOpen();
    row.connections = connectionsTo(table);
    if (!table.host) return row;
    row.acts = table.host->number();
    return row;
}

std::vector<House::Row> House::tables() const {
    std::vector<Row> rows;
    rows.reserve(tables_.size());
    for (const auto& [number, table] : tables_) rows.push_back(row(nameOf(table.id), table));
    return rows;
}

std::optional<House::Row> House::table(const std::string& name) const {
    const Table* found = find(name);
    return found ? std::optional(row(name, *found)) : std::nullopt;
}

std::shared_ptr<HostTable> House::at(const std::string& name) {
    Table* found = find(name);
    if (!found || !found->note.away.empty()) return nullptr;
    return found->host || wake(*found) ? found->host : nullptr;
}

std::size_t House::awake() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(tables_, [](const auto& one) { return one.second.host != nullptr; }));
}

ActId House::lifeOf(Table& table) {
    if (!table.note.away.empty()) return readActId(table.note.life).value_or(ActId{});
    if (table.host) return table.host->number() > 0 ? table.host->idOf(1) : ActId{};
    if (!table.life) {
        const auto stored = shelf_.stored(table.id);
        table.life = stored && !stored->acts.empty() ? stored->acts.front().id : ActId{};
    }
    return *table.life;
}

std::vector<std::string> House::withLife(const ActId& life, const std::vector<std::string>& names) {
    std::vector<std::string> found;
    for (const std::string& name : names)
        if (Table* table = find(name); table && lifeOf(*table) == life) found.push_back(name);
    return found;
}

std::filesystem::path House::noteOf(saves::GameId id) const {
    return options_.data / ("note-" + nameOf(id));
}

/// Writes a small file, to see whether the disk takes anything.
std::optional<saves::SaveError> House::tryToWrite() {
    shelf_.becameLost();
    if (shelf_.problem()) return shelf_.problem();
    const auto kept = saves::keepAside(options_.data / "tried", build() + "\n");
    return kept.ok() ? std::nullopt : std::optional(kept.error());
}

bool House::keepNote(Table& table, const TableNote& note) {
    if (!saves::keepAside(noteOf(table.id), note.text()).ok()) return false;
    table.note = note;
    shareChange(table);
    return true;
}

bool House::rename(const std::string& name, const std::string& title) {
    Table* table = find(name);
    if (!table || shelf_.rename(table->id, title)) return false;
    table->title = fitting(title, kLongestTitle);
    shareChange(*table);
    if (!at(name)) return true;
    table->host->rename(table->title, table->host->header());
    table->screen->title = table->title;
    table->changed = true;
    return true;
}

bool House::hide(const std::string& name, bool hidden) {
    Table* table = find(name);
    if (!table) return false;
    TableNote note = table->note;
    note.hidden = hidden;
    clubChanged_ = true;
    return keepNote(*table, note);
}

bool House::giveAway(const std::string& name, const std::string& to) {
    Table* table = find(name);
    if (!at(name)) return false;
    TableNote note = table->note;
    note.away = to.empty() ? "?" : to;
    if (table->host->number() > 0) note.life = textOf(table->host->idOf(1));
    // Only a copy that stays closed after a restart is closed.
    if (!keepNote(*table, note)) return false;
    letOut(name, *table, "moved", to);
    clubChanged_ = true;
    log("table " + name + " taken away");
    return true;
}

bool House::takeBack(const std::string& name) {
    Table* table = find(name);
    if (!table || table->note.away.empty() || !take(*table)) return false;
    TableNote note = table->note;
    note.away.clear();
    note.life.clear();
    if (!keepNote(*table, note)) {
        letOut(name, *table, "ends", {});
        return false;
    }
    letIn(name, *table);
    log("table " + name + " is back");
    return true;
}

bool House::remove(const std::string& name) {
    Table* table = find(name);
    if (!table) return false;
    const saves::GameId id = table->id;
    letOut(name, *table, "table", {});
    if (shelf_.remove(id)) {
        if (table->note.away.empty()) (void)wake(*table);
        return false;
    }
    removeHere(*table);
    if (sharing_) sharing_->removed(static_cast<Id>(id));
    log("table " + name + " removed");
    return true;
}

/// The store has it no more.
void House::removeHere(Table& table) {
    const saves::GameId id = table.id;
    saves::removeAside(noteOf(id));
    saves::removeAside(briefOf(id));
    clubChanged_ = true;
    tables_.erase(static_cast<std::int64_t>(id));
}

}  // namespace reach
