#include "app/session/shelf.h"

#include "app/session/fitting.h"
#include "engine/protocol/wire.h"

#include <sstream>

namespace reach {
namespace {

class StoreJournal : public Journal {
  public:
    StoreJournal(saves::SaveStore& store, saves::GameId id, const Shelf::Clock& clock)
        : store_(store), id_(id), clock_(clock) {}

    saves::SaveStatus append(const std::string& command, const std::string& events) override {
        const auto written = store_.append(id_, command, events, clock_());
        if (!written.ok()) return written.error();
        return saves::Done{};
    }
    saves::SaveStatus setCursor(std::int64_t cursor) override {
        return store_.setCursor(id_, cursor, clock_());
    }

  private:
    saves::SaveStore& store_;
    saves::GameId id_;
    const Shelf::Clock& clock_;
};

/// Entries on their way to a store, all at once.
class EntryList : public Journal {
  public:
    explicit EntryList(saves::Seconds now) : now_(now) {}
    std::vector<saves::JournalEntry> entries;

    saves::SaveStatus append(const std::string& command, const std::string& events) override {
        entries.push_back({std::ssize(entries) + 1, now_, command, events});
        return saves::Done{};
    }
    saves::SaveStatus setCursor(std::int64_t cursor) override {
        entries.resize(static_cast<std::size_t>(cursor));
        return saves::Done{};
    }

  private:
    saves::Seconds now_;
};

ShelfProblem unsaved(const saves::SaveError& error) {
    return {.save = error, .parse = {}, .refused = {}, .line = 0};
}

/// A journal that cannot be read back counts as damage.
ShelfProblem unreadable() {
    return unsaved({saves::SaveErrorCode::Damaged, {}, 0});
}

void fitNames(Record& record) {
    for (std::string& name : record.names) name = fitting(name, kLongestName);
}

ShelfProblem cancelled() {
    return unsaved({saves::SaveErrorCode::Cancelled, {}, 0});
}

std::string headerText(const Record& record) {
    Record header = record;
    header.entries.clear();
    return printRecord(header);
}

}  // namespace

std::string OpenTable::record() const {
    Record whole = header;
    whole.entries.clear();
    for (std::size_t i = 0; i < session->cursor(); ++i)
        whole.entries.push_back({session->entries()[i].command, 0});
    return printRecord(whole);
}

Shelf::Shelf(std::filesystem::path folder, Clock clock)
    : folder_(std::move(folder)), clock_(std::move(clock)) {
    std::error_code failed;
    std::filesystem::create_directories(folder_, failed);
    auto opening = saves::openOrRescue(folder_ / "tables.sqlite", folder_ / "backups");
    rescue_ = std::move(opening.rescue);
    if (opening.store)
        store_ = std::move(opening.store).value();
    else
        problem_ = opening.store.error();
}

std::vector<saves::GameInfo> Shelf::list() const {
    if (!store_) return {};
    auto games = store_->listGames(clock_());
    if (!games.ok()) return {};
    for (saves::GameInfo& info : games.value()) info.title = fitting(info.title, kLongestTitle);
    return games.value();
}

int Shelf::chapterOf(saves::GameId id) const {
    int chapter = 1;
    if (!store_) return chapter;
    // Both "chapter-started" and "chapter-set": the last one tells.
    const auto told = store_->lastWith(id, "chapter-s");
    if (!told.ok() || !told.value()) return chapter;
    std::istringstream lines(told.value()->events);
    for (std::string line; std::getline(lines, line);) {
        const auto read = fromWire(line);
        if (!read) continue;
        if (const auto* started = std::get_if<event::ChapterStarted>(&*read)) chapter = started->chapter;
        if (const auto* set = std::get_if<event::ChapterSet>(&*read)) chapter = set->chapter;
    }
    return chapter;
}

Shelved<std::unique_ptr<OpenTable>> Shelf::begin(const std::string& title, const Record& record,
                                                 const saves::Progress& progress) {
    if (const Rule rule = checkSetup(record.setup); rule != Rule::None)
        return {nullptr, ShelfProblem{.save = {}, .parse = {}, .refused = {rule, CardId::None}, .line = 1}};
    auto table = std::make_unique<OpenTable>();
    table->title = fitting(title, kLongestTitle);
    table->header = record;
    table->header.entries.clear();
    fitNames(table->header);
    const saves::Seconds now = clock_();
    EntryList written(now);
    table->session.emplace(record.setup, &written);
    const auto all = static_cast<std::int64_t>(record.entries.size());
    for (const Entry& entry : record.entries) {
        if (const Entered entered = table->session->enterExactly(entry.command); !entered.done())
            return {nullptr,
                    ShelfProblem{
                        .save = {}, .parse = {}, .refused = entered.verdict.refusal, .line = entry.line}};
        if (progress && !progress(std::ssize(written.entries), 2 * all)) return {nullptr, cancelled()};
    }
    if (store_) {
        const auto id = store_->createGame(
            table->title, headerText(table->header), written.entries, now,
            [&](std::int64_t done, std::int64_t) { return !progress || progress(all + done, 2 * all); });
        if (!id.ok()) return {nullptr, unsaved(id.error())};
        table->id = id.value();
        table->journal = std::make_unique<StoreJournal>(*store_, table->id, clock_);
    }
    table->session->keepIn(table->journal.get());
    return {std::move(table), {}};
}

Shelved<std::unique_ptr<OpenTable>> Shelf::open(saves::GameId id) {
    if (!store_) return {nullptr, problem_ ? unsaved(*problem_) : unreadable()};
    const auto saved = store_->load(id);
    if (!saved.ok()) return {nullptr, unsaved(saved.error())};
    auto header = parseRecord(saved.value().info.header);
    if (!header.record || checkSetup(header.record->setup) != Rule::None) return {nullptr, unreadable()};
    auto table = std::make_unique<OpenTable>();
    table->id = id;
    table->title = fitting(saved.value().info.title, kLongestTitle);
    table->header = std::move(*header.record);
    fitNames(table->header);
    table->journal = std::make_unique<StoreJournal>(*store_, id, clock_);
    std::int64_t broken = 0;
    table->session = GameSession::restore(table->header.setup, saved.value().entries,
                                          saved.value().info.cursor, table->journal.get(), broken);
    if (!table->session) return {nullptr, unreadable()};
    return {std::move(table), {}};
}

Shelved<std::unique_ptr<OpenTable>> Shelf::import(const std::string& title, const std::string& text,
                                                  const saves::Progress& progress) {
    const ParsedRecord parsed = parseRecord(text);
    if (!parsed.record)
        return {nullptr, ShelfProblem{.save = {}, .parse = parsed.errors[0], .refused = {}, .line = 0}};
    return begin(title, *parsed.record, progress);
}

Shelved<std::unique_ptr<OpenTable>> Shelf::fork(const OpenTable& table, std::size_t entries,
                                                const std::string& title) {
    if (!store_) return {nullptr, problem_ ? unsaved(*problem_) : unreadable()};
    const auto made =
        store_->fork(table.id, static_cast<std::int64_t>(entries), fitting(title, kLongestTitle), clock_());
    if (!made.ok()) return {nullptr, unsaved(made.error())};
    return open(made.value());
}

std::optional<saves::SaveError> Shelf::rename(saves::GameId id, const std::string& title) {
    if (!store_) return problem_;
    const auto status = store_->rename(id, fitting(title, kLongestTitle), clock_());
    return status.ok() ? std::nullopt : std::optional(status.error());
}

std::optional<saves::SaveError> Shelf::remove(saves::GameId id) {
    if (!store_) return problem_;
    const auto status = store_->remove(id);
    return status.ok() ? std::nullopt : std::optional(status.error());
}

std::optional<saves::SaveError> Shelf::chapterEnded(const OpenTable& table) {
    if (!store_) return problem_;
    const bool over = table.session->game().state.phase == Phase::Finished;
    if (const auto status = store_->finish(table.id, over, clock_()); !status.ok()) return status.error();
    const auto copied = store_->backupInto(folder_ / "backups", clock_());
    return copied.ok() ? std::nullopt : std::optional(copied.error());
}

}  // namespace reach
