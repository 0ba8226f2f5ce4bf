#include "app/home/games.h"

#include "app/device/data_folder.h"
#include "app/device/files.h"
#include "app/game/happened.h"
#include "app/game/new_table.h"
#include "app/home/all_games.h"
#include "app/home/record_source.h"
#include "app/session/fitting.h"
#include "app/settings/preferences.h"
#include "app/words/home/save_words.h"
#include "app/words/shown.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/map/setup_cards.h"

#include <QDateTime>
#include <QFile>
#include <QLocale>
#include <QQmlEngine>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>

namespace reach {
namespace {

/// Between two looks whether the saved tables are still in their folder.
constexpr std::chrono::seconds kBetweenLooks{3};
const QString kExportedAll = QStringLiteral("exportedAll");

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// Null without rows.
std::unique_ptr<Vault> vaultOf(std::unique_ptr<device::Rows> rows) {
    if (!rows) return nullptr;
    return std::make_unique<Vault>(std::move(rows),
                                   Games::tr("Another window of this browser was first.").toStdString());
}

}  // namespace

Games::Games(QObject* parent)
    : QObject(parent),
      vault_(vaultOf(device::rows())),
      shelf_(
          device::dataFolder().toStdString(), [] { return QDateTime::currentSecsSinceEpoch(); },
          vault_.get()),
      games_(allGames(*this)) {
    QStringList found;
    for (const saves::Rescue& rescue : shelf_.earlier()) found << words::rescueText(rescue, {});
    if (shelf_.problem())
        standing_ = words::rescueText(shelf_.rescue(), shelf_.problem());
    else if (shelf_.rescue().isToBeTold())
        found << words::rescueText(shelf_.rescue(), {});
    if (vault_ && vault_->wasEmptied())
        found << tr(
            "The browser has deleted the tables that were kept here. If you have saved them as a file, "
            "import "
            "it.");
    found << Preferences::damageText();
    found.removeAll(QString());
    found_ = found.join(QStringLiteral("\n\n"));

    if (vault_) {
        vault_->wake = [this] { takeNews(); };
        vault_->failed = [this](Vault::Told what, saves::GameId id, const saves::SaveError& why) {
            tellFailed(what, id, why);
        };
    }
    connect(&look_, &QTimer::timeout, this, [this] {
        if (shelf_.becameLost()) lose();
    });
    look_.start(kBetweenLooks);

    for (const auto& game : games_)
        for (const auto signal :
             {&AnyTable::changed, &AnyTable::offersChanged, &AnyTable::openChanged, &AnyTable::chapterEnded})
            connect(&game->table(), signal, this, &Games::forgetList);
}

Games::~Games() {
    Q_EMIT ending();
    stopImport();
}

QString Games::problem() const {
    QStringList parts{standing_, found_};
    parts.removeAll(QString());
    return words::shown(parts.join(QStringLiteral("\n\n")));
}

QString Games::refusal() const {
    return words::shown(refusal_);
}

void Games::forgetRefusal() {
    if (!refusal_.isEmpty()) say({});
}

void Games::acknowledge() {
    if (!found_.isEmpty()) {
        shelf_.acknowledge();
        if (vault_) vault_->acknowledge();
        Preferences::acknowledgeDamage();
        found_.clear();
    }
    say({});
}

void Games::backUp() {
    if (backup_) {
        backUpAgain_ = true;
        return;
    }
    const auto failed = std::make_shared<std::optional<saves::SaveError>>();
    backup_ = std::make_unique<device::Work>(
        [this, failed](const device::Work::GoesOn&) { *failed = shelf_.backUp(); }, nullptr,
        [this, failed] {
            backup_.reset();
            if (*failed && anyTable()->isOpen()) anyTable()->tellUnsaved(**failed);
            if (std::exchange(backUpAgain_, false)) backUp();
        },
        device::Work::Haste::None);
}

void Games::lose() {
    standing_ = words::saveErrorText(*shelf_.problem());
    for (const auto& game : games_) game->table().stopKeeping();
    tellChanged();
}

void Games::stopKeeping(saves::GameId id, const saves::SaveError& why) {
    for (const auto& game : games_)
        if (const AnyOpenTable* open = game->table().anyOpen(); open && open->id == id)
            game->table().stopKeeping(why);
}

void Games::takeNews() {
    for (const saves::GameId id : shelf_.takeNews()) stopKeeping(id, {saves::SaveErrorCode::NotFound, {}, 0});
    tellChanged();
}

void Games::tellFailed(Vault::Told what, saves::GameId id, const saves::SaveError& why) {
    if (what == Vault::Told::Begun) {
        shelf_.takeBack(id);
        stopKeeping(id, why);
    }
    say(words::saveErrorText(why));
}

QList<view::SeatedView> Games::seated(const std::string& header) const {
    return gameOfRecord(games_, header).head(header).seats;
}

QList<view::SavedTableView> Games::list() const {
    if (listed_) return *listed_;
    QList<view::SavedTableView>& list = listed_.emplace();
    for (const SavedTable& info : shelf_.list()) {
        const TableHead head = gameOfRecord(games_, info.header).head(info.header);
        list.append({static_cast<int>(info.id), QString::fromStdString(info.title), head.game, head.seats,
                     info.finished, info.chapter, QDateTime::fromSecsSinceEpoch(info.updated),
                     static_cast<int>(info.entries), KeptAt::of(info.id).value_or(KeptAt{}).host});
    }
    return list;
}

QList<view::SetupCardView> Games::setupCards(int players) const {
    QList<view::SetupCardView> list;
    for (const SetupCard& card : reach::setupCards()) {
        if (card.players != players) continue;
        view::SetupCardView view{text(card.id), text(card.name), card.experienced, {}};
        for (int cluster = 0; cluster < kClusters; ++cluster)
            if ((card.outOfPlay >> cluster & 1) != 0) view.outOfPlay.append(cluster + 1);
        list.append(view);
    }
    return list;
}

QList<view::FateView> Games::fatesOf(int act) const {
    return view::fatesOf(act);
}

QList<view::SystemView> Games::laidOut(const QStringList& colors, const QString& setup) const {
    Setup chosen;
    for (const QString& name : colors)
        if (const auto color = parseName<Player>(name.toStdString()); color && isColor(*color))
            chosen.seats.push(*color);
    const int card = findSetupCard(setup.toStdString());
    chosen.setupCard = static_cast<std::uint8_t>(card < 0 ? kSetupCards : card);
    if (checkSetup(chosen) != Rule::None) return view::systems(Game{});  // while seats and card change
    return view::systems(newGame(chosen));
}

AnyTable* Games::anyTable() {
    for (const auto& game : games_) {
        connect(&game->table(), &AnyTable::openChanged, this, &Games::tableChanged, Qt::UniqueConnection);
        connect(&game->table(), &AnyTable::lost, this, &Games::lose, Qt::UniqueConnection);
        connect(&game->table(), &AnyTable::chapterEnded, this, &Games::backUp, Qt::UniqueConnection);
    }
    return &playedGame().table();
}

const AnyGame& Games::playedGame() const {
    return shown_ ? *shown_ : *games_.back();
}

// The bindings of QML hear a signal before all others do, so nobody else can forget the list in time.
void Games::tellChanged() {
    forgetList();
    Q_EMIT changed();
}

bool Games::say(const QString& refusal) {
    refusal_ = refusal;
    tellChanged();
    return refusal.isEmpty();
}

/// Shows the table in place of the open one, whatever the game.
bool Games::show(const AnyGame& game, const Ready& ready) {
    if (!ready.show) return ready.problem.isEmpty() ? false : say(ready.problem);
    for (const auto& other : games_)
        if (other.get() != &game) other->table().close();
    shown_ = &game;
    ready.show();
    Q_EMIT shown();
    return say({});
}

bool Games::showElsewhere(const std::string& header, std::unique_ptr<AnyOpenTable> table) {
    const AnyGame& of = gameOfRecord(games_, header);
    return show(of, of.elsewhere(std::move(table)));
}

/// The same people often play again, and their tables are told apart by a number.
QString Games::freeTitle(const QString& title) const {
    const QList<view::SavedTableView> tables = list();
    const auto isTaken = [&](const QString& one) {
        return std::ranges::any_of(tables,
                                   [&](const view::SavedTableView& table) { return table.title == one; });
    };
    QString free = title;
    for (int number = 2; isTaken(free); ++number) {
        const QString ending = QStringLiteral(" %1").arg(number);
        const auto most = kLongestTitle - static_cast<std::size_t>(ending.size());
        free = QString::fromStdString(fitting(title.toStdString(), most)) + ending;
    }
    return free;
}

bool Games::start(NewTable* wish) {
    const QString wished = wish->title.trimmed();
    const QString title = freeTitle(wished.isEmpty() ? tr("Table") : wished);
    const AnyGame& game = gameNamed(games_, wish->game.toStdString());
    return show(game, game.begin(shelf_, title.toStdString(), *wish));
}

bool Games::openGame(qlonglong id) {
    const saves::GameId game{id};
    if (KeptAt::of(game)) {
        Q_EMIT keptElsewhere(id);
        return false;
    }
    // The store has everything only when the table is closed.
    if (AnyTable* open = anyTable(); open->isOpen() && open->anyOpen()->id == game && open->offered() > 0)
        open->close();
    for (const SavedTable& info : shelf_.list())
        if (info.id == game) {
            const AnyGame& of = gameOfRecord(games_, info.header);
            return show(of, of.open(shelf_, game));
        }
    return show(*games_.back(), games_.back()->open(shelf_, game));  // says that there is none
}

bool Games::openCopy(qlonglong id) {
    if (!KeptAt::forget(saves::GameId{id}))
        return say(words::saveErrorText({saves::SaveErrorCode::Io, {}, 0}));
    tellChanged();
    return openGame(id);
}

saves::SaveResult<Games::Home> Games::bringHome(const StoredTable& table, const KeptAt& from,
                                                qlonglong before) {
    const auto read = openedTable(table.title, table.header, table.acts, nullptr);
    // Its hash may be that of an older program, which kept another state.
    const Outcome said = table.acts.empty() ? Outcome{} : table.acts.back().outcome;
    if (!read || (said.hash != 0 && read->stands().entries != said.entries))
        return saves::SaveError{saves::SaveErrorCode::Damaged, {}, 0};
    bool isBeside = false;
    std::vector<qlonglong> beginnings;
    for (const SavedTable& info : shelf_.list()) {
        const auto kept = KeptAt::of(info.id);
        const bool isCopy = kept && kept->origin == from.origin && kept->table == from.table;
        const auto id = static_cast<qlonglong>(info.id);
        // A take-home that was cut leaves a table without a note, of the same title.
        if (!isCopy && (kept || (id != before && info.title != table.title))) continue;
        const auto copy = shelf_.copyOf(info.id);
        if (!copy) continue;
        const auto [mine, theirs] = std::ranges::mismatch(copy->acts, table.acts, {}, &Act::id, &Act::id);
        if (!isCopy && id != before && mine == copy->acts.begin()) continue;
        if (theirs == table.acts.end() && std::ssize(copy->acts) >= std::ssize(table.acts)) {
            if (!KeptAt::forget(info.id)) return saves::SaveError{saves::SaveErrorCode::Io, {}, 0};
            tellChanged();
            return Home{id, false};
        }
        if (mine == copy->acts.end())
            beginnings.push_back(id);
        else
            isBeside = true;
        // Both went on: this line is a table of its own from now on.
        if (isCopy && mine != copy->acts.end()) (void)KeptAt::forget(info.id);
    }
    const auto made =
        shelf_.adopt(isBeside ? freeTitle(QString::fromStdString(table.title)).toStdString() : table.title,
                     table.header, table.acts);
    if (!made.ok()) return made.error();
    // The new table has all of these.
    for (const qlonglong id : beginnings) removeGame(id);
    tellChanged();
    return Home{static_cast<qlonglong>(made.value()), isBeside};
}

bool Games::removeGame(qlonglong id) {
    const auto failed = shelf_.remove(saves::GameId{id});
    if (!failed) {
        Happened::forget(id);
        (void)KeptAt::forget(saves::GameId{id});
    }
    return say(failed ? words::saveErrorText(*failed) : QString());
}

bool Games::renameGame(qlonglong id, const QString& title) {
    const auto failed = shelf_.rename(saves::GameId{id}, title.trimmed().toStdString());
    return say(failed ? words::saveErrorText(*failed) : QString());
}

bool Games::renamePlayer(const QString& color, const QString& name) {
    const auto player = parseName<Player>(color.toStdString());
    const AnyOpenTable* open = playedGame().table().anyOpen();
    // A record separates names with these characters.
    QString called = name.simplified();
    called.remove(u',').remove(u'#');
    if (!player || !open || open->id == saves::GameId{}) return false;
    if (called.isEmpty())
        return say(tr("A name needs a letter or a digit; a comma and # cannot stand in one."));
    if (const auto failed = shelf_.renamePlayer(open->id, *player, called.toStdString()))
        return say(words::saveErrorText(*failed));
    return openGame(static_cast<qlonglong>(open->id));
}

QList<view::ResultView> Games::results() {
    QList<view::ResultView> list;
    for (const SavedTable& info : shelf_.list())
        if (info.finished)
            if (auto result = gameOfRecord(games_, info.header).result(shelf_, info)) list.append(*result);
    return list;
}

bool Games::fork(int entries) {
    const AnyGame& game = playedGame();
    const AnyOpenTable* open = game.table().anyOpen();
    if (!open || entries < 0 || game.table().isTrying()) return false;
    const QString title = tr("%1, from entry %2", "a new table's title")
                              .arg(QString::fromStdString(open->title), QString::number(entries));
    return show(game, game.fork(shelf_, static_cast<std::size_t>(entries), title.toStdString()));
}

bool Games::openSample(const QString& game) {
    QFile file(QStringLiteral(":/sample/%1.record").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return false;
    const std::string record = file.readAll().toStdString();
    const AnyGame& of = gameOfRecord(games_, record);
    tour_ = game.left(1).toUpper() + game.mid(1) + QStringLiteral("Tour");
    return show(of, of.sample(record, tr("Sample game").toStdString()));
}

bool Games::accept(const TakenRecord& taken) {
    if (taken.over) {
        // No table is opened; the home screen tells it.
        found_ = tr("Added from the file: %n table(s).", "", taken.over->added);
        if (taken.over->known > 0) found_ += u' ' + tr("Here already: %n table(s).", "", taken.over->known);
        return say({});
    }
    if (!show(*taken.game, taken.ready)) return false;
    if (!taken.told.isEmpty()) taken.game->table().tell(taken.told);
    return true;
}

bool Games::importRecord(const QString& text) {
    return accept(take(RecordSource::pasted(text), games_, shelf_, {}));
}

bool Games::importFile(const QUrl& file) {
    return accept(take(RecordSource::fromFile(file), games_, shelf_, {}));
}

void Games::beginImport(const QString& text) {
    begin(RecordSource::pasted(text));
}

void Games::beginImportFile(const QUrl& file) {
    begin(RecordSource::fromFile(file));
}

void Games::begin(const RecordSource& source) {
    if (work_) return;
    refusal_.clear();
    importing_ = source.title;
    importProgress_ = 0;
    cancelled_ = false;
    auto taken = std::make_shared<TakenRecord>();
    work_ = std::make_unique<device::Work>(
        [this, source, taken](const device::Work::GoesOn& goesOn) {
            *taken = take(source, games_, shelf_, goesOn);
        },
        [this](int percent) {
            importProgress_ = percent / 100.0;
            Q_EMIT importMoved();
        },
        [this, taken] {
            const bool wanted = !cancelled_;
            stopImport();
            Q_EMIT importMoved();
            if (accept(*taken)) Q_EMIT imported();
            // The user has left the place where the refusal would be shown.
            if (!wanted) forgetRefusal();
        });
    Q_EMIT importMoved();
    tellChanged();
}

void Games::cancelImport() {
    cancelled_ = true;
    if (work_) work_->cancel();
}

void Games::stopImport() {
    work_.reset();
    importing_.clear();
}

bool Games::exportAll(const QUrl& file) {
    const QString path = device::pathOf(file);
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("tables.sqlite"));
    if (const auto failed = shelf_.copyTo(copy.toStdString())) return say(words::saveErrorText(*failed));
    QFile written(copy);
    if (!written.open(QIODevice::ReadOnly) || !device::writeFile(path, written.readAll()))
        return say(tr("%1 cannot be written.").arg(path));
    Preferences::settings().setValue(kExportedAll, QDateTime::currentDateTime().toString(Qt::ISODate));
    return say({});
}

QString Games::exportedAll() const {
    const QDateTime when =
        QDateTime::fromString(Preferences::settings().value(kExportedAll).toString(), Qt::ISODate);
    return when.isValid() ? QLocale().toString(when, QLocale::ShortFormat) : QString();
}

bool Games::exportFile(const QUrl& file) {
    const QString path = device::pathOf(file);
    return say(device::writeFile(path, anyTable()->record().toUtf8())
                   ? QString()
                   : tr("%1 cannot be written.").arg(path));
}

}  // namespace reach

#include "moc_games.cpp"
