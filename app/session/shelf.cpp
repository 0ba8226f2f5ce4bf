#include "app/session/shelf.h"

#include "app/session/act_text.h"
#include "app/session/fitting.h"
#include "app/session/kinds.h"
#include "app/session/old_journal.h"
#include "database/saves/aside.h"

#include <algorithm>

namespace reach {
namespace {

template <typename Kind>
ShelfProblem<Kind> unsaved(const saves::SaveError& error) {
    return {.save = error, .parse = {}, .refused = {}, .line = 0, .before = {}};
}

/// Restores a session. A journal that cannot be read counts as damaged.
template <typename Kind>
ShelfProblem<Kind> unreadable() {
    return unsaved<Kind>({saves::SaveErrorCode::Damaged, {}, 0});
}

template <typename Kind>
void fitNames(typename Kind::Record& record) {
    for (std::string& name : record.names) name = fitting(name, kLongestName);
}

template <typename Kind>
ShelfProblem<Kind> cancelled() {
    return unsaved<Kind>({saves::SaveErrorCode::Cancelled, {}, 0});
}

/// The first entries of a session as acts: each entry with its automatic answers.
template <typename Kind>
std::vector<Act> actsOf(const SessionOf<Kind>& session, std::size_t entries) {
    std::vector<Act> acts;
    auto game = session.at(0);
    ActOf<Kind> act;
    for (std::size_t at = 0; at < entries; ++at) {
        const auto& entry = session.entries()[at];
        for (const auto& event : entry.events) Kind::evolve(game, event);
        act.entries.push_back(entry);
        act.entries.back().rewritten = false;
        act.anyway = act.anyway || !entry.violations.empty();
        if (at + 1 < entries && session.entries()[at + 1].automatic) continue;
        act.id = ActId::draw();
        act.after = std::ssize(acts);
        act.outcome = CourseOf<Kind>::outcomeOf(game, at + 1);
        acts.push_back(act.written());
        act = {};
    }
    return acts;
}

std::vector<std::string> textsOf(const std::vector<Act>& acts) {
    std::vector<std::string> texts;
    texts.reserve(acts.size());
    for (const Act& act : acts) texts.push_back(textOf(act));
    return texts;
}

/// Ids of tables are drawn where two windows could otherwise give the same one. They are numbers of 31 bits.
saves::GameId drawTable() {
    std::int64_t drawn = 0;
    while (drawn == 0) drawn = static_cast<std::int64_t>(ActId::draw().low & 0x7fff'ffffU);
    return saves::GameId{drawn};
}

/// A store that is deleted again, with its log.
struct Removed {
    std::filesystem::path file;

    explicit Removed(std::filesystem::path path) : file(std::move(path)) { remove(); }
    ~Removed() { remove(); }
    Removed(const Removed&) = delete;
    Removed& operator=(const Removed&) = delete;

  private:
    void remove() const {
        for (const char* suffix : {"", "-wal", "-shm", "-journal", "-mark"}) {
            std::error_code ignored;
            std::filesystem::remove(file.string() + suffix, ignored);
        }
    }
};

/// True if `mine` is the table `theirs` and goes at least as far. A table is known by its last act, which has
/// an id by chance, or, without acts, by its beginning.
bool holdsAllOf(const saves::SaveStore& store, const saves::GameInfo& mine, const saves::SaveStore& other,
                const saves::GameInfo& theirs) {
    if (theirs.acts == 0)
        return mine.header == theirs.header && mine.title == theirs.title && mine.created == theirs.created;
    if (mine.acts < theirs.acts) return false;
    const auto here = store.acts(mine.id, theirs.acts, theirs.acts);
    const auto there = other.acts(theirs.id, theirs.acts, theirs.acts);
    return here.ok() && there.ok() && !here.value().empty() && !there.value().empty() &&
           here.value().front().text == there.value().front().text;
}

std::optional<std::vector<Act>> readActs(const std::vector<saves::StoredAct>& stored) {
    std::vector<Act> acts;
    for (const saves::StoredAct& one : stored) {
        auto act = readAct(one.text);
        if (!act) return std::nullopt;
        act->number = one.number;
        acts.push_back(std::move(*act));
    }
    return acts;
}

template <typename Kind>
std::unique_ptr<OpenTableOf<Kind>> openedOf(const std::string& title, const std::string& header,
                                            const std::vector<Act>& acts, std::unique_ptr<Keeper> keeper) {
    auto read = Kind::parseRecord(header);
    if (!read.record || Kind::wrongWith(read.record->setup).rule != typename Kind::Violation{}.rule)
        return nullptr;
    auto table = std::make_unique<OpenTableOf<Kind>>();
    table->title = fitting(title, kLongestTitle);
    table->header = std::move(*read.record);
    fitNames<Kind>(table->header);
    table->keeper = std::move(keeper);
    std::int64_t broken = 0;
    table->session = SessionOf<Kind>::restore(table->header.setup, acts, table->keeper.get(), broken);
    if (!table->session) return nullptr;
    return table;
}

template <typename Kind>
std::string headerText(const typename Kind::Record& record) {
    typename Kind::Record header = record;
    header.entries.clear();
    return Kind::printRecord(header);
}

}  // namespace

template <typename Kind>
std::string OpenTableOf<Kind>::record(const SessionOf<Kind>& course) const {
    typename Kind::Record whole = header;
    whole.entries.clear();
    for (std::size_t i = 0; i < course.cursor(); ++i)
        whole.entries.push_back({course.entries()[i].command, 0});
    return Kind::printRecord(whole);
}

std::unique_ptr<AnyOpenTable> openedTable(const std::string& title, const std::string& header,
                                          const std::vector<Act>& acts, std::unique_ptr<Keeper> keeper,
                                          const std::vector<Act>& offered) {
    return visitKind(header, [&]<typename Kind>(std::type_identity<Kind>) -> std::unique_ptr<AnyOpenTable> {
        auto table = openedOf<Kind>(title, header, acts, std::move(keeper));
        if (table) table->session->showOffered(offered);
        return table;
    });
}

Shelf::Shelf(std::filesystem::path folder, Clock clock, Vault* vault, bool isCopy)
    : folder_(std::move(folder)), clock_(std::move(clock)), vault_(vault) {
    if (folder_.empty()) {
        problem_ = saves::SaveError{saves::SaveErrorCode::NoFolder, {}, 0};
        return;
    }
    std::error_code failed;
    std::filesystem::create_directories(folder_, failed);
    saves::StoreOptions options{.actsOfRows = storedActsOf};
    options.isCopy = isCopy;
    if (vault_ || isCopy) options.drawId = drawTable;
    auto opening = saves::openOrRescue(folder_ / "tables.sqlite", folder_ / "backups", options);
    rescue_ = std::move(opening.rescue);
    earlier_ = std::move(opening.earlier);
    if (opening.store)
        store_ = std::move(opening.store).value();
    else
        problem_ = opening.store.error();
    takeNews();
    if (!vault_) return;
    vault_->everything = [this] {
        std::vector<saves::SavedGame> all;
        for (const SavedTable& table : list())
            if (auto whole = store_->load(table.id); whole.ok()) all.push_back(std::move(whole).value());
        return all;
    };
}

std::unique_ptr<Keeper> Shelf::keeperOf(saves::GameId id, std::int64_t number) {
    std::unique_ptr<Keeper> keeper = std::make_unique<StoreKeeper>(*store_, id, clock_, number);
    if (vault_) keeper = vault_->keeperOf(id, number, std::move(keeper));
    return through_ ? through_(std::move(keeper)) : std::move(keeper);
}

saves::SaveResult<saves::GameId> Shelf::create(const std::string& title, const std::string& header,
                                               const std::vector<std::string>& acts,
                                               const saves::Progress& progress) {
    auto made = store_->createGame(title, header, acts, clock_(), progress);
    if (!vault_ || !made.ok()) return made;
    if (const auto saved = store_->load(made.value()); saved.ok()) vault_->begun(saved.value());
    return made;
}

std::optional<saves::SaveError> Shelf::changed(saves::GameId id, const saves::SaveStatus& status) {
    if (!status.ok()) return status.error();
    if (vault_)
        if (const auto info = store_->info(id); info.ok()) vault_->changed(info.value());
    return std::nullopt;
}

std::vector<saves::GameId> Shelf::takeNews() {
    if (!vault_ || !store_) return {};
    const Vault::News news = vault_->news();
    for (const saves::SavedGame& table : news.tables) (void)store_->put(table);
    for (const saves::GameId table : news.gone) (void)store_->remove(table);
    return news.gone;
}

void Shelf::takeBack(saves::GameId id) {
    if (store_) (void)store_->remove(id);
}

void Shelf::acknowledge() {
    earlier_.clear();
    if (!folder_.empty()) (void)saves::acknowledge(folder_ / "tables.sqlite");
}

bool Shelf::becameLost() {
    if (!store_ || problem_) return false;
    if (const auto there = store_->stillThere(); !there.ok()) problem_ = there.error();
    return problem_.has_value();
}

std::vector<SavedTable> Shelf::list() const {
    if (!store_) return {};
    auto games = store_->listGames(clock_());
    if (!games.ok()) return {};
    std::vector<SavedTable> tables;
    for (saves::GameInfo& info : games.value()) {
        const Outcome stands = outcomeIn(info.last);
        info.title = fitting(info.title, kLongestTitle);
        tables.push_back({std::move(info), stands.entries, stands.chapter});
    }
    return tables;
}

template <typename Kind>
bool Shelf::isOf(saves::GameId id) const {
    if (!store_) return false;
    const auto info = store_->info(id);
    return info.ok() && isOf<Kind>(info.value().header);
}

template <typename Kind>
Shelved<Kind> Shelf::begin(const std::string& title, const typename Kind::Record& record,
                           const saves::Progress& progress) {
    if (const auto wrong = Kind::wrongWith(record.setup); wrong.rule != decltype(wrong.rule)::None)
        return {nullptr,
                ShelfProblem<Kind>{.save = {}, .parse = {}, .refused = wrong, .line = 1, .before = {}}};
    auto table = std::make_unique<OpenTableOf<Kind>>();
    table->title = fitting(title, kLongestTitle);
    table->header = record;
    table->header.entries.clear();
    fitNames<Kind>(table->header);
    table->session.emplace(record.setup);
    const auto all = static_cast<std::int64_t>(record.entries.size());
    for (const typename Kind::Entry& entry : record.entries) {
        if (const auto entered = table->session->enterExactly(entry.command); !entered.done())
            return {nullptr, ShelfProblem<Kind>{.save = {},
                                                .parse = {},
                                                .refused = entered.verdict.refusal,
                                                .line = entry.line,
                                                .before = table->session->game()}};
        if (progress && !progress(std::ssize(table->session->entries()), 2 * all))
            return {nullptr, cancelled<Kind>()};
    }
    if (store_ && !problem_) {
        const std::vector<Act> acts = actsOf(*table->session, table->session->entries().size());
        const auto id = create(
            table->title, headerText<Kind>(table->header), textsOf(acts),
            [&](std::int64_t done, std::int64_t) { return !progress || progress(all + done, 2 * all); });
        if (!id.ok()) return {nullptr, unsaved<Kind>(id.error())};
        table->id = id.value();
        table->keeper = keeperOf(table->id, table->session->number());
    }
    table->session->keepIn(table->keeper.get());
    return {std::move(table), {}};
}

template <typename Kind>
Shelved<Kind> Shelf::open(saves::GameId id) {
    if (!store_) return {nullptr, problem_ ? unsaved<Kind>(*problem_) : unreadable<Kind>()};
    const auto saved = store_->load(id);
    if (!saved.ok()) return {nullptr, unsaved<Kind>(saved.error())};
    const auto acts = readActs(saved.value().acts);
    if (!acts) return {nullptr, unreadable<Kind>()};
    const saves::GameInfo& info = saved.value().info;
    auto table = openedOf<Kind>(info.title, info.header, *acts, keeperOf(id, std::ssize(*acts)));
    if (!table) return {nullptr, unreadable<Kind>()};
    table->id = id;
    // It may have ended, or been taken back, after this was noted last. Noted or not, it opens.
    const bool over = Kind::isOver(table->session->game());
    if (over != info.finished) (void)changed(id, store_->finish(id, over, clock_()));
    return {std::move(table), {}};
}

std::optional<StoredTable> Shelf::copyOf(saves::GameId id) const {
    if (!store_) return std::nullopt;
    const auto saved = store_->load(id);
    if (!saved.ok()) return std::nullopt;
    auto acts = readActs(saved.value().acts);
    if (!acts) return std::nullopt;
    const saves::GameInfo& info = saved.value().info;
    return StoredTable{info.title, info.header, std::move(*acts), nullptr};
}

std::optional<StoredTable> Shelf::stored(saves::GameId id) {
    auto stored = copyOf(id);
    if (stored) stored->keeper = keeperOf(id, std::ssize(stored->acts));
    return stored;
}

saves::SaveResult<saves::GameId> Shelf::adopt(const std::string& title, const std::string& header,
                                              const std::vector<Act>& acts) {
    if (!store_) return problem_.value_or(saves::SaveError{});
    return create(fitting(title, kLongestTitle), header, textsOf(acts), {});
}

std::optional<saves::SaveError> Shelf::beginCopy(saves::GameId id, const std::string& title,
                                                 const std::string& header) {
    if (!store_) return problem_;
    if (store_->info(id).ok()) return std::nullopt;
    saves::SavedGame game;
    game.info.id = id;
    game.info.title = fitting(title, kLongestTitle);
    game.info.header = header;
    game.info.created = game.info.updated = clock_();
    const auto put = store_->put(game);
    return put.ok() ? std::nullopt : std::optional(put.error());
}

std::optional<saves::SaveError> Shelf::append(saves::GameId id, const Act& act) {
    if (!store_) return problem_;
    const auto number = store_->append(id, act.number - 1, textOf(act), clock_());
    return number.ok() ? std::nullopt : std::optional(number.error());
}

std::optional<saves::GameInfo> Shelf::info(saves::GameId id) const {
    if (!store_) return std::nullopt;
    auto info = store_->info(id);
    return info.ok() ? std::optional(std::move(info).value()) : std::nullopt;
}

std::filesystem::path Shelf::guestsFile(saves::GameId id) const {
    return folder_ / ("guests-" + std::to_string(static_cast<std::int64_t>(id)));
}

std::string Shelf::guests(saves::GameId id) const {
    const auto text = saves::readAside(guestsFile(id));
    return text.ok() ? text.value() : std::string();
}

std::optional<saves::SaveError> Shelf::keepGuests(saves::GameId id, const std::string& text) {
    if (!store_) return problem_;
    const auto status = saves::keepAside(guestsFile(id), text);
    return status.ok() ? std::nullopt : std::optional(status.error());
}

template <typename Kind>
Shelved<Kind> Shelf::import(const std::string& title, const std::string& text,
                            const saves::Progress& progress) {
    const auto parsed = Kind::parseRecord(text);
    if (!parsed.record)
        return {nullptr, ShelfProblem<Kind>{
                             .save = {}, .parse = parsed.errors[0], .refused = {}, .line = 0, .before = {}}};
    return begin<Kind>(title, *parsed.record, progress);
}

template <typename Kind>
Shelved<Kind> Shelf::fork(const OpenTableOf<Kind>& table, std::size_t entries, const std::string& title) {
    if (!store_) return {nullptr, problem_ ? unsaved<Kind>(*problem_) : unreadable<Kind>()};
    if (entries > table.session->entries().size())
        return {nullptr, unsaved<Kind>({saves::SaveErrorCode::OutOfRange, {}, 0})};
    const auto made = create(fitting(title, kLongestTitle), headerText<Kind>(table.header),
                             textsOf(actsOf(*table.session, entries)));
    if (!made.ok()) return {nullptr, unsaved<Kind>(made.error())};
    return open<Kind>(made.value());
}

std::optional<saves::SaveError> Shelf::rename(saves::GameId id, const std::string& title) {
    if (!store_) return problem_;
    return changed(id, store_->rename(id, fitting(title, kLongestTitle), clock_()));
}

namespace {

/// The header with another name; nullopt if it cannot be read.
template <typename Kind>
std::optional<std::string> renamed(const std::string& header, Player color, const std::string& name) {
    auto read = Kind::parseRecord(header);
    if (!read.record || !isColor(color)) return std::nullopt;
    read.record->names[static_cast<std::size_t>(index(color))] = fitting(name, kLongestName);
    return headerText<Kind>(*read.record);
}

}  // namespace

std::optional<saves::SaveError> Shelf::renamePlayer(saves::GameId id, Player color, const std::string& name) {
    if (!store_) return problem_;
    const auto info = store_->info(id);
    if (!info.ok()) return info.error();
    const std::string& before = info.value().header;
    const auto header = visitKind(
        before, [&]<typename Kind>(std::type_identity<Kind>) { return renamed<Kind>(before, color, name); });
    if (!header) return saves::SaveError{saves::SaveErrorCode::Damaged, {}, 0};
    return changed(id, store_->setHeader(id, *header, clock_()));
}

std::optional<saves::SaveError> Shelf::remove(saves::GameId id) {
    if (!store_) return problem_;
    const auto status = store_->remove(id);
    if (!status.ok()) return status.error();
    saves::removeAside(guestsFile(id));
    if (vault_) vault_->removed(id);
    return std::nullopt;
}

template <typename Kind>
std::optional<saves::SaveError> Shelf::noteEnd(const OpenTableOf<Kind>& table) {
    if (!store_) return problem_;
    return changed(table.id, store_->finish(table.id, Kind::isOver(table.session->game()), clock_()));
}

std::optional<saves::SaveError> Shelf::backUp() {
    if (!store_) return problem_;
    if (vault_) return std::nullopt;
    const auto copied = store_->backupInto(folder_ / "backups", clock_());
    return copied.ok() ? std::nullopt : std::optional(copied.error());
}

std::optional<saves::SaveError> Shelf::copyTo(const std::filesystem::path& file) const {
    if (!store_) return problem_;
    const auto status = store_->backup(file);
    return status.ok() ? std::nullopt : std::optional(status.error());
}

saves::SaveResult<Shelf::TakenOver> Shelf::takeOver(const std::filesystem::path& file) {
    if (!store_ || problem_) return *problem_;
    // The file itself is not touched, not even to bring it to this version.
    const std::filesystem::path copy = folder_ / "taken-over.sqlite";
    const Removed removed{copy};
    if (const auto status = saves::restore(file, copy); !status.ok()) return status.error();
    const auto other = saves::SaveStore::open(copy, {.actsOfRows = storedActsOf});
    if (!other.ok()) return other.error();
    const auto theirs = other.value().listGames(clock_());
    const auto ours = store_->listGames(clock_());
    if (!theirs.ok()) return theirs.error();
    if (!ours.ok()) return ours.error();
    TakenOver taken;
    for (const saves::GameInfo& table : theirs.value()) {
        const bool known = std::ranges::any_of(ours.value(), [&](const saves::GameInfo& mine) {
            return holdsAllOf(*store_, mine, other.value(), table);
        });
        if (known) {
            ++taken.known;
            continue;
        }
        auto whole = other.value().load(table.id);
        if (!whole.ok()) return whole.error();
        whole.value().info.id = {};
        const auto added = store_->put(whole.value());
        if (!added.ok()) return added.error();
        whole.value().info.id = added.value();
        if (vault_) vault_->begun(whole.value());
        ++taken.added;
    }
    return taken;
}

#define REACH_INSTANTIATE(Kind)                                                                          \
    template struct OpenTableOf<Kind>;                                                                   \
    template bool Shelf::isOf<Kind>(saves::GameId) const;                                                \
    template Shelved<Kind> Shelf::begin<Kind>(const std::string&, const Kind::Record&,                   \
                                              const saves::Progress&);                                   \
    template Shelved<Kind> Shelf::open<Kind>(saves::GameId);                                             \
    template Shelved<Kind> Shelf::import <Kind>(const std::string&, const std::string&,                  \
                                                const saves::Progress&);                                 \
    template Shelved<Kind> Shelf::fork<Kind>(const OpenTableOf<Kind>&, std::size_t, const std::string&); \
    template std::optional<saves::SaveError> Shelf::noteEnd<Kind>(const OpenTableOf<Kind>&);
REACH_FOR_EACH_GAME(REACH_INSTANTIATE)
#undef REACH_INSTANTIATE

}  // namespace reach
