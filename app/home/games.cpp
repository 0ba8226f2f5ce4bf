#include "app/home/games.h"

#include "app/device/data_folder.h"
#include "app/device/files.h"
#include "app/game/happened.h"
#include "app/session/fitting.h"
#include "app/settings/preferences.h"
#include "app/sheet/visual_tracker.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/home/result_words.h"
#include "app/words/home/save_words.h"
#include "app/words/parse_words.h"
#include "app/words/prompt_words.h"
#include "app/words/rule_words.h"
#include "app/words/shown.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/map/setup_cards.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QQmlEngine>

#include <algorithm>
#include <chrono>

namespace reach {
namespace {

/// Between two looks whether the saved tables are still in their folder.
constexpr std::chrono::seconds kBetweenLooks{3};

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// The people; bots and phantoms have no names.
template <typename AnyRecord>
QList<view::SeatedView> playersOf(const std::optional<AnyRecord>& read) {
    QList<view::SeatedView> list;
    if (!read) return list;
    const AnyRecord& record = *read;
    for (const Player color : record.setup.seats) {
        if constexpr (std::is_same_v<AnyRecord, arcades::Record>)
            if (!arcades::isPerson(record.setup, color)) continue;
        list.append(
            {text(nameOf(color)), QString::fromStdString(fitting(
                                      record.names[static_cast<std::size_t>(index(color))], kLongestName))});
    }
    return list;
}

/// Who sits where, and by what names.
template <typename AnyRecord>
void seat(AnyRecord& record, const QVariantMap& wish) {
    for (const QVariant& entry : wish["seats"].toList()) {
        const QVariantMap seat = entry.toMap();
        const auto color = parseName<Player>(seat["color"].toString().toStdString());
        if (!color || !isColor(*color)) continue;
        record.setup.seats.push(*color);
        record.names[static_cast<std::size_t>(index(*color))] =
            seat["name"].toString().trimmed().toStdString();
    }
    record.setup.strictness =
        parseName<Strictness>(wish["strictness"].toString().toStdString()).value_or(Strictness::Advise);
}

/// ARCADEs for those who sit there: one plays against two bots, two with the phantom.
arcades::Record arcadesRecordOf(const QVariantMap& wish) {
    arcades::Record record;
    seat(record, wish);
    const std::size_t people = record.setup.seats.size();
    if (people == 2) record.setup.mode = arcades::Mode::Phantom;
    if (people == 1) record.setup.mode = wish["hard"].toBool() ? arcades::Mode::Hard : arcades::Mode::Solo;
    if (people > 1 && wish["depth"].toString() == QStringLiteral("score")) record.setup.depth = Depth::Score;
    for (const Player color : kAllPlayers)
        if (people > 0 && record.setup.seats.size() < 3 && !arcades::playsHere(record.setup, color))
            record.setup.seats.push(color);
    return record;
}

/// What the new-table screen wishes, as a record without entries.
Record recordOf(const QVariantMap& wish) {
    Record record;
    seat(record, wish);
    const QVariantList fates = wish["fates"].toList();
    record.setup.campaign = !fates.isEmpty();
    for (const QVariant& fate : fates) record.setup.fates.push(static_cast<std::uint8_t>(fate.toInt()));
    if (record.setup.campaign) record.game = "campaign";
    record.setup.act = static_cast<std::uint8_t>(std::clamp(wish["act"].toInt(), 1, kActs));
    const int card = findSetupCard(wish["setup"].toString().toStdString());
    record.setup.setupCard = static_cast<std::uint8_t>(record.setup.campaign ? 0
                                                       : card < 0            ? kSetupCards
                                                                             : card);
    record.setup.depth = parseName<Depth>(wish["depth"].toString().toStdString()).value_or(Depth::Turn);
    record.setup.splitDiscard = wish["splitDiscard"].toBool();
    for (const QVariant& id : wish["court"].toList())
        record.setup.court.push(findCard(id.toString().toStdString()));
    for (const QVariant& id : wish["leaders"].toList())
        record.setup.leaders.push(findCard(id.toString().toStdString()));
    for (const QVariant& id : wish["lore"].toList())
        record.setup.lore.push(findCard(id.toString().toStdString()));
    return record;
}

}  // namespace

namespace view {

/// Who won, as whom.
static ResultView result(const saves::GameInfo& info, const Game& game, const words::PlayerNames& names) {
    ResultView result{static_cast<int>(info.id),
                      QString::fromStdString(info.title),
                      QDateTime::fromSecsSinceEpoch(info.updated),
                      {},
                      {}};
    const QString winner = text(nameOf(game.state.winner));
    for (const PlayerView& player : players(game, names)) {
        QString as = player.campaign.fate.name;
        for (const CardView& card : player.cards)
            if (isLeader(findCard(card.id.toStdString()))) as = card.name;
        result.seats.append({player.color, player.name, as, player.power, player.color == winner});
    }
    std::stable_sort(result.seats.begin(), result.seats.end(),
                     [](const ResultSeatView& one, const ResultSeatView& other) {
                         return std::pair(one.won, one.power) > std::pair(other.won, other.power);
                     });
    const bool won = !result.seats.isEmpty() && result.seats[0].won;
    result.text = won ? words::resultText(result.seats[0].name, result.seats[0].as, result.seats[0].power)
                      : words::resultText({}, {}, 0);
    return result;
}

}  // namespace view

Games::Games(QObject* parent)
    : QObject(parent),
      shelf_(device::dataFolder().toStdString(), [] { return QDateTime::currentSecsSinceEpoch(); }) {
    QStringList found;
    for (const saves::Rescue& rescue : shelf_.earlier()) found << words::rescueText(rescue, {});
    if (shelf_.problem())
        standing_ = words::rescueText(shelf_.rescue(), shelf_.problem());
    else if (shelf_.rescue().isToBeTold())
        found << words::rescueText(shelf_.rescue(), {});
    found << Preferences::damageText();
    found.removeAll(QString());
    found_ = found.join(QStringLiteral("\n\n"));

    connect(&look_, &QTimer::timeout, this, [this] {
        if (shelf_.becameLost()) lose();
    });
    look_.start(kBetweenLooks);
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
        Preferences::acknowledgeDamage();
        found_.clear();
    }
    say({});
}

void Games::lose() {
    standing_ = words::saveErrorText(*shelf_.problem());
    for (AnyTable* open : {static_cast<AnyTable*>(&table()), static_cast<AnyTable*>(&arcadesTable())})
        open->stopKeeping();
    Q_EMIT changed();
}

Games::~Games() {
    stopImport();
}

QList<view::SavedTableView> Games::list() const {
    QList<view::SavedTableView> list;
    for (const saves::GameInfo& info : shelf_.list()) {
        const bool arcades = Shelf::isOf<ArcadesGame>(info.header);
        list.append({static_cast<int>(info.id), QString::fromStdString(info.title),
                     arcades ? playersOf(arcades::parseRecord(info.header).record)
                             : playersOf(parseRecord(info.header).record),
                     info.finished, shelf_.chapterOf(info), QDateTime::fromSecsSinceEpoch(info.updated),
                     static_cast<int>(info.cursor)});
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

QList<view::SystemView> Games::laidOut(const QVariantMap& wish) const {
    const Setup setup = recordOf(wish).setup;
    if (checkSetup(setup) != Rule::None) return view::systems(Game{});  // while seats and card change
    return view::systems(newGame(setup));
}

Table& Games::table() {
    QQmlEngine* engine = qmlEngine(this);
    return *engine->singletonInstance<Table*>(qmlTypeId("Reachkeeper", 1, 0, "Table"));
}

ArcadesTable& Games::arcadesTable() {
    QQmlEngine* engine = qmlEngine(this);
    return *engine->singletonInstance<ArcadesTable*>(qmlTypeId("Reachkeeper", 1, 0, "ArcadesTable"));
}

AnyTable* Games::anyTable() {
    ArcadesTable& other = arcadesTable();
    connect(&other, &AnyTable::openChanged, this, &Games::tableChanged, Qt::UniqueConnection);
    connect(&other, &AnyTable::lost, this, &Games::lose, Qt::UniqueConnection);
    connect(&table(), &AnyTable::lost, this, &Games::lose, Qt::UniqueConnection);
    if (other.isOpen()) return &other;
    return &table();
}

bool Games::say(const QString& refusal) {
    refusal_ = refusal;
    Q_EMIT changed();
    return refusal.isEmpty();
}

template <typename Kind>
bool Games::show(Shelved<Kind> shelved) {
    if (shelved.problem) {
        const auto& problem = *shelved.problem;
        if (problem.save && problem.save->code == saves::SaveErrorCode::Cancelled) return false;
        if (problem.save) return say(words::saveErrorText(*problem.save));
        if (problem.parse)
            return say(tr("Line %1, column %2: %3")
                           .arg(problem.parse->line)
                           .arg(problem.parse->column)
                           .arg(words::parseErrorText(*problem.parse)));
        const QString line = tr("Line %1: %2").arg(problem.line).arg(words::ruleText(problem.refused));
        if constexpr (std::is_same_v<Kind, ArcsGame>)
            if (const QString advice =
                    problem.before ? words::putRightText(*problem.before, problem.refused.rule) : QString();
                !advice.isEmpty())
                return say(line + u'\n' + advice);
        return say(line);
    }
    show(std::move(shelved.value), &shelf_);
    return say({});
}

/// In place of the open one, whatever its game.
template <typename Kind>
void Games::show(std::unique_ptr<OpenTableOf<Kind>> opened, Shelf* shelf) {
    if constexpr (std::is_same_v<Kind, ArcadesGame>) {
        table().close();
        arcadesTable().show(std::move(opened), shelf);
    } else {
        arcadesTable().close();
        table().show(std::move(opened), shelf);
    }
}

bool Games::start(const QVariantMap& wish) {
    const QString title = wish["title"].toString().trimmed();
    const std::string name = (title.isEmpty() ? tr("Table") : title).toStdString();
    return wish["game"].toString() == QStringLiteral("arcades")
               ? show(shelf_.begin<ArcadesGame>(name, arcadesRecordOf(wish)))
               : show(shelf_.begin(name, recordOf(wish)));
}

bool Games::openGame(qlonglong id) {
    const saves::GameId game{id};
    return shelf_.isOf<ArcadesGame>(game) ? show(shelf_.open<ArcadesGame>(game)) : show(shelf_.open(game));
}

bool Games::removeGame(qlonglong id) {
    const auto failed = shelf_.remove(saves::GameId{id});
    if (!failed) Happened::forget(id);
    return say(failed ? words::saveErrorText(*failed) : QString());
}

bool Games::renameGame(qlonglong id, const QString& title) {
    const auto failed = shelf_.rename(saves::GameId{id}, title.trimmed().toStdString());
    return say(failed ? words::saveErrorText(*failed) : QString());
}

bool Games::renamePlayer(const QString& color, const QString& name) {
    const auto player = parseName<Player>(color.toStdString());
    const OpenTable* arcs = table().openTable();
    const auto* arcades = arcadesTable().openTable();
    const saves::GameId id = arcs ? arcs->id : arcades ? arcades->id : saves::GameId{};
    // What stands between names in a record cannot stand in one.
    QString called = name.simplified();
    called.remove(u',').remove(u'#');
    if (!player || id == saves::GameId{}) return false;
    if (called.isEmpty())
        return say(tr("A name needs a letter or a digit; a comma and # cannot stand in one."));
    if (const auto failed = shelf_.renamePlayer(id, *player, called.toStdString()))
        return say(words::saveErrorText(*failed));
    return openGame(static_cast<qlonglong>(id));
}

QList<view::ResultView> Games::results() {
    QList<view::ResultView> list;
    for (const saves::GameInfo& info : shelf_.list()) {
        if (!info.finished || Shelf::isOf<ArcadesGame>(info.header)) continue;
        // To play a whole game again takes a while, and one that is over stays as it was until somebody
        // plays on.
        const auto known = results_.find(info.id);
        if (known == results_.end() || known->second.updated != info.updated ||
            known->second.cursor != info.cursor) {
            const auto opened = shelf_.open(info.id);
            if (opened.problem || !ArcsGame::isOver(opened.value->session->game())) continue;
            results_.insert_or_assign(info.id, Result{info.updated, info.cursor, opened.value->header.names,
                                                      opened.value->session->game()});
        }
        const Result& result = results_.at(info.id);
        words::PlayerNames names;
        std::ranges::transform(result.names, names.names.begin(), &QString::fromStdString);
        list.append(view::result(info, result.game, names));
    }
    return list;
}

bool Games::fork(int entries) {
    const auto forked = [&](const auto* from) {
        if (!from || entries < 0 || table().isTrying()) return false;
        const QString title = tr("%1, from entry %2", "a new table's title")
                                  .arg(QString::fromStdString(from->title))
                                  .arg(entries);
        return show(shelf_.fork(*from, static_cast<std::size_t>(entries), title.toStdString()));
    };
    return arcadesTable().isOpen() ? forked(arcadesTable().openTable()) : forked(table().openTable());
}

template <typename Kind>
bool Games::showSample(const std::string& text) {
    const auto record = Kind::parseRecord(text).record;
    if (!record) return false;
    auto sample = std::make_unique<OpenTableOf<Kind>>();
    sample->title = tr("Sample game").toStdString();
    sample->header = *record;
    sample->header.entries.clear();
    sample->session.emplace(record->setup);
    for (const auto& entry : record->entries) sample->session->enterExactly(entry.command);
    show(std::move(sample), nullptr);
    return say({});
}

bool Games::openSample(const QString& game) {
    QFile file(QStringLiteral(":/sample/%1.record").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return false;
    const std::string text = file.readAll().toStdString();
    return Shelf::isOf<ArcadesGame>(text) ? showSample<ArcadesGame>(text) : showSample<ArcsGame>(text);
}

Games::Source Games::pasted(const QString& text) {
    return {tr("Imported table"), text.toUtf8(), {}};
}

Games::Source Games::fromFile(const QUrl& file) {
    const QFileInfo info(device::pathOf(file));
    return {info.completeBaseName().simplified(), {}, info.filePath()};
}

/// A record, or the save of a tracker that becomes one; then the table is told what is still to be
/// entered.
Games::Taken Games::take(Source source, const saves::Progress& progress) {
    Taken taken;
    if (!source.file.isEmpty()) {
        QFile from(source.file);
        // A pipe would be waited for without end.
        if (!QFileInfo(from).isFile() || !from.open(QIODevice::ReadOnly)) {
            taken.problem = tr("%1 cannot be read.").arg(from.fileName());
            return taken;
        }
        source.text = from.read(static_cast<qint64>(kMaxRecordBytes) + 1);
    }
    if (!words::isText(source.text)) {
        taken.problem = tr("This is no game record: it holds more than text.");
        return taken;
    }
    std::string record;
    if (sheet::looksLikeTracker(source.text)) {
        const sheet::TrackerImport tracker = sheet::importTracker(source.text);
        taken.problem = tracker.problem;
        if (!tracker.record) return taken;
        record = printRecord(*tracker.record);
        taken.told = tr("The save was imported. It does not hold everything; enter from the menu: %1.")
                         .arg(tracker.unsaid.join(QStringLiteral("; ")));
    } else {
        record = source.text.toStdString();
    }
    if (Shelf::isOf<ArcadesGame>(record))
        taken.table = shelf_.import <ArcadesGame>(source.title.toStdString(), record, progress);
    else
        taken.table = shelf_.import(source.title.toStdString(), record, progress);
    return taken;
}

bool Games::accept(Taken taken) {
    if (!taken.problem.isEmpty()) return say(taken.problem);
    if (!std::visit([this](auto& shelved) { return show(std::move(shelved)); }, taken.table)) return false;
    if (!taken.told.isEmpty()) table().tell(taken.told);
    return true;
}

bool Games::importRecord(const QString& text) {
    return accept(take(pasted(text), {}));
}

bool Games::importFile(const QUrl& file) {
    return accept(take(fromFile(file), {}));
}

void Games::beginImport(const QString& text) {
    begin(pasted(text));
}

void Games::beginImportFile(const QUrl& file) {
    begin(fromFile(file));
}

void Games::begin(const Source& source) {
    if (work_) return;
    refusal_.clear();
    importing_ = source.title;
    importProgress_ = 0;
    cancelled_ = false;
    auto taken = std::make_shared<Taken>();
    work_ = std::make_unique<device::Work>(
        [this, source, taken](const device::Work::GoesOn& goesOn) { *taken = take(source, goesOn); },
        [this](int percent) {
            importProgress_ = percent / 100.0;
            Q_EMIT importMoved();
        },
        [this, taken] {
            const bool wanted = !cancelled_;
            stopImport();
            Q_EMIT importMoved();
            if (accept(std::move(*taken))) Q_EMIT imported();
            // Whoever has gone away meanwhile is told nothing.
            if (!wanted) forgetRefusal();
        });
    Q_EMIT importMoved();
    Q_EMIT changed();
}

void Games::cancelImport() {
    cancelled_ = true;
    if (work_) work_->cancel();
}

void Games::stopImport() {
    work_.reset();
    importing_.clear();
}

bool Games::exportFile(const QUrl& file) {
    const QString path = device::pathOf(file);
    return say(device::writeFile(path, anyTable()->record().toUtf8())
                   ? QString()
                   : tr("%1 cannot be written.").arg(path));
}

}  // namespace reach

#include "moc_games.cpp"
