#include "app/doorway/view.h"
#include "app/session/fitting.h"
#include "app/session/kinds.h"
#include "app/words/names.h"
#include "app/words/speaking.h"
#include "engine/arcades/arcades.h"
#include "engine/arcades/forecast.h"
#include "engine/arcades/influence.h"
#include "engine/contract/campaign.h"
#include "engine/contract/printed.h"
#include "engine/core/secret.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/third_party.h"
#include "tests/places.h"
#include "tests/session/random_hand.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QThread>
#include <QTranslator>

#include <algorithm>
#include <set>

using namespace reach;

namespace {

/// A language of dots: German without its letters. What still has letters in a view was not translated.
class Dots : public QTranslator {
  public:
    QString translate(const char* context, const char* text, const char* note, int n) const override {
        const QString german = doorway::translations("de").translate(context, text, note, n);
        if (german.isNull()) missing.insert(QStringLiteral("%1: %2").arg(context, text));
        static const QRegularExpression letter("(?<![%])\\p{L}");
        return QString(german).replace(letter, QStringLiteral("·"));
    }
    bool isEmpty() const override { return false; }
    mutable QSet<QString> missing;
};

/// Counts what would make the program tell everything anew.
class Watcher : public QObject {
  public:
    bool eventFilter(QObject*, QEvent* event) override {
        changes += event->type() == QEvent::LanguageChange ? 1 : 0;
        return false;
    }
    int changes = 0;
};

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject parsed(const std::string& view) {
    QJsonParseError error;
    const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(view), &error);
    return error.error == QJsonParseError::NoError ? json.object() : QJsonObject();
}

QJsonObject viewIn(const AnyOpenTable& table, const char* language,
                   const std::vector<messages::Present>& here = {}) {
    return parsed(doorway::viewOf(table, doorway::translations(language), here));
}

/// All texts of a view, one after the other.
QStringList textsOf(const QJsonValue& json) {
    if (json.isString()) return {json.toString()};
    QStringList all;
    if (json.isArray())
        for (const auto& one : json.toArray()) all += textsOf(one);
    const QJsonObject object = json.toObject();
    for (auto at = object.begin(); at != object.end(); ++at)
        if (at.key() != "color" && at.key() != "seat") all += textsOf(at.value());
    return all;
}

QJsonObject part(const QJsonObject& view, const QString& heading) {
    for (const auto& one : view["parts"].toArray())
        if (one.toObject()["heading"].toString() == heading) return one.toObject();
    return {};
}

QString cell(const QJsonObject& part, int row, int column) {
    return part["rows"].toArray()[row].toObject()["cells"].toArray()[column].toString();
}

/// A table whose players have no names.
template <typename Kind>
std::unique_ptr<OpenTableOf<Kind>> tableOf(const typename Kind::Record& record) {
    auto table = std::make_unique<OpenTableOf<Kind>>();
    table->title = "1";
    table->header = record;
    table->header.entries.clear();
    table->header.names = {};
    table->session.emplace(record.setup);
    return table;
}

/// The reason why table.js could not read this; empty if it can.
QString misread(const QJsonObject& view) {
    static const QSet<QString> colors{"red", "blue", "white", "yellow"};
    if (view.keys() != QStringList{"asked", "moment", "parts", "seats", "title"})
        return "members of the view";
    const auto row = [](const QJsonObject& json, qsizetype columns) {
        for (const QString& key : json.keys())
            if (!QStringList{"text", "cells", "color"}.contains(key)) return false;
        if (json.contains("color") && !colors.contains(json["color"].toString())) return false;
        if (json.contains("text")) return json["text"].isString() && !json.contains("cells") && columns == 0;
        const QJsonArray cells = json["cells"].toArray();
        return cells.size() >= 2 && (columns == 0 || cells.size() == columns) &&
               std::ranges::all_of(cells, [](const auto& one) { return one.isString(); });
    };
    for (const auto& one : view["asked"].toArray())
        if (!row(one.toObject(), 0)) return "asked";
    for (const auto& one : view["seats"].toArray())
        if (!colors.contains(one.toObject()["seat"].toString()) ||
            one.toObject()["name"].toString().isEmpty())
            return "seats";
    for (const auto& one : view["parts"].toArray()) {
        const QJsonObject part = one.toObject();
        if (part["heading"].toString().isEmpty()) return "a part without a heading";
        bool first = true;
        bool hasCells = false;
        for (const auto& line : part["rows"].toArray()) {
            if (!row(line.toObject(), part["columns"].toArray().size())) return part["heading"].toString();
            if (first) hasCells = line.toObject().contains("cells");
            if (hasCells != line.toObject().contains("cells")) return "mixed: " + part["heading"].toString();
            first = false;
        }
    }
    return {};
}

void standsAsTheEngineSays(const Game& game, const QJsonObject& view) {
    const QJsonObject players = part(view, "Players");
    const Standings boxes = standings(game);
    QCOMPARE(players["rows"].toArray().size(), qsizetype(game.setup.seats.size()));
    for (std::size_t at = 0; at < game.setup.seats.size(); ++at) {
        const Player player = game.setup.seats[at];
        int gain = 0;
        for (const AmbitionStanding& box : boxes)
            for (const Placing& placing : box.players)
                if (placing.player == player) gain += placing.power;
        const int row = static_cast<int>(at);
        QCOMPARE(cell(players, row, 1).toInt(), int(game.state.of(player).power));
        QCOMPARE(cell(players, row, 2), QStringLiteral("+%1").arg(gain));
        if (game.state.depth == Depth::Turn && game.state.of(player).hand != kUnknownHand)
            QCOMPARE(cell(players, row, 3).toInt(), int(game.state.of(player).hand));
    }
    const QJsonObject ambitions = part(view, "Ambitions");
    QCOMPARE(ambitions["rows"].toArray().size(), qsizetype(boxes.size() + 1));
    int row = 0;
    for (const AmbitionStanding& box : boxes) {
        const QString leader = ambitions["rows"].toArray()[row].toObject()["color"].toString();
        QCOMPARE(cell(ambitions, row, 1) != "not declared", box.declared());
        if (box.declared())
            QCOMPARE(cell(ambitions, row, 1), QStringLiteral("%1/%2").arg(box.first).arg(box.second));
        const auto first = std::ranges::find(box.players, 1, &Placing::place);
        const QString order = cell(ambitions, row, 2);
        if (first != box.players.end()) {
            QCOMPARE(leader, QString::fromUtf8(nameOf(first->player)));
            QVERIFY2(order.startsWith(
                         QStringLiteral("1st %1 %2").arg(words::name(first->player)).arg(first->count)),
                     qPrintable(order));
        } else {
            QVERIFY(leader.isEmpty());
            QCOMPARE(order.contains("1st"), thirdPartyPlace(box) == 1);
        }
        QCOMPARE(order.count("2nd"),
                 std::ranges::count(box.players, 2, &Placing::place) + (thirdPartyPlace(box) == 2 ? 1 : 0));
        ++row;
    }
    qsizetype court = 1;
    for (const CourtSlot& slot : game.state.court) court += slot.card != CardId::None ? 1 : 0;
    QCOMPARE(part(view, "Court")["rows"].toArray().size(), court);
    QCOMPARE(!part(view, "The Empire").isEmpty(), isCampaign(game.state));
}

void standsAsTheEngineSays(const arcades::Game& game, const QJsonObject& view) {
    const QJsonObject players = part(view, "Players");
    QCOMPARE(players["rows"].toArray().size(), qsizetype(game.setup.seats.size()));
    for (std::size_t at = 0; at < game.setup.seats.size(); ++at) {
        const Player player = game.setup.seats[at];
        const QString power = cell(players, static_cast<int>(at), 1);
        if (player == arcades::phantom(game.setup))
            QCOMPARE(power, QStringLiteral("–"));
        else
            QCOMPARE(power.toInt(), int(game.state.of(player).power));
    }
    if (arcades::onlyScores(game.setup)) return;
    const QJsonObject clusters = part(view, "Clusters");
    QCOMPARE(clusters["rows"].toArray().size(), qsizetype(kClusters + 1));
    for (int at = 0; at < kClusters; ++at) {
        const auto influences = arcades::influences(game, at);
        QString first;
        for (const Player player : game.setup.seats)
            if (arcades::standing(influences, player) == arcades::Standing::First)
                first = QString::fromUtf8(nameOf(player));
        QCOMPARE(clusters["rows"].toArray()[at].toObject()["color"].toString(), first);
    }
}

}  // namespace

class ViewTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void wholeGamesAreToldInEveryMoment_data();
    void wholeGamesAreToldInEveryMoment();
    void theLogIsToldNewestFirst();
    void aSealIsNotTold_data();
    void aSealIsNotTold();
    void hostileNamesStayText_data();
    void hostileNamesStayText();
    void theProgramsLanguageIsAnother();
    void devicesAreTold();
    void aFinishedGameSaysWhoWon();
    void aLongCampaignIsToldSoonAndBriefly();

  private:
    static void addRecords(const char* folder);
    /// The words of all printed names, which stay as they are in every language.
    QSet<QString> printed_{"I", "II", "III"};
};

void ViewTest::initTestCase() {
    static const QRegularExpression gap("[^\\p{L}]+");
    for (const PrintedCard& card : printedCards())
        for (const QString& word :
             QString::fromUtf8(card.name.data(), qsizetype(card.name.size())).split(gap, Qt::SkipEmptyParts))
            printed_.insert(word);
    QVERIFY(!doorway::translations("de").isEmpty());
}

void ViewTest::addRecords(const char* folder) {
    QDirIterator files(places::source(folder), {"*.record"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(QDir(places::source("tests")).relativeFilePath(path))) << path;
    }
}

void ViewTest::wholeGamesAreToldInEveryMoment_data() {
    QTest::addColumn<QString>("path");
    for (const char* folder : {"tests/records/games", "tests/records/campaign/games", "tests/records/depths",
                               "tests/records/campaign/fates", "tests/arcades/records"})
        addRecords(folder);
}

void ViewTest::wholeGamesAreToldInEveryMoment() {
    QFETCH(QString, path);
    const QByteArray text = read(path);
    visitKind(text.toStdString(), [&]<typename Kind>(std::type_identity<Kind>) {
        const auto record = Kind::parseRecord(text.toStdString()).record;
        QVERIFY(record);
        auto table = tableOf<Kind>(*record);
        const Dots dots;
        std::size_t at = 0;
        for (const auto& entry : record->entries) {
            QVERIFY(table->session->enterExactly(entry.command).done());
            if (++at % 7 != 0 && at != record->entries.size()) continue;
            const QJsonObject english = viewIn(*table, "en");
            const QJsonObject german = viewIn(*table, "de");
            for (const QJsonObject& view : {english, german})
                QVERIFY2(misread(view).isEmpty(), qPrintable(misread(view)));
            standsAsTheEngineSays(table->session->game(), english);
            if (QTest::currentTestFailed()) return;
            QCOMPARE(textsOf(german).size(), textsOf(english).size());
            QVERIFY(german != english);
            // German has no word of English.
            static const QRegularExpression word("\\p{L}+");
            for (const QString& told : textsOf(parsed(doorway::viewOf(*table, dots))))
                for (const auto& match : word.globalMatch(told))
                    QVERIFY2(printed_.contains(match.captured()), qPrintable(told));
        }
        QVERIFY2(dots.missing.isEmpty(), qPrintable(QStringList(dots.missing.values()).join("\n")));
    });
}

void ViewTest::theLogIsToldNewestFirst() {
    const QByteArray text = read(places::source("tests/records/games/three-players-homelands.record"));
    const auto record = ArcsGame::parseRecord(text.toStdString()).record;
    QVERIFY(record);
    auto table = tableOf<ArcsGame>(*record);
    QJsonArray before;
    for (std::size_t at = 0; at < 60; ++at) {
        QVERIFY(table->session->enterExactly(record->entries[at].command).done());
        const QJsonArray log = viewIn(*table, "en")["parts"].toArray().last().toObject()["rows"].toArray();
        QCOMPARE(log.size(), qsizetype(std::min<std::size_t>(at + 1, 30)));
        for (qsizetype i = 1; i < log.size(); ++i) QCOMPARE(log[i], before[i - 1]);
        before = log;
    }
    // What was undone is not told.
    QVERIFY(table->session->undo().ok());
    const QJsonArray log = viewIn(*table, "en")["parts"].toArray().last().toObject()["rows"].toArray();
    QCOMPARE(log.first(), before[1]);
}

void ViewTest::aSealIsNotTold_data() {
    QTest::addColumn<QString>("path");
    for (const char* name : {"pathfinder-sealed", "pirate-haven", "conspirator"})
        QTest::newRow(name) << places::source("tests/records/campaign/fates/") + name + ".record";
}

void ViewTest::aSealIsNotTold() {
    QFETCH(QString, path);
    const QString text = QString::fromUtf8(read(path));
    QSet<QString> secrets;
    static const QRegularExpression hex("\\b[0-9a-f]{32,}\\b");
    for (const auto& match : hex.globalMatch(text)) secrets.insert(match.captured());
    QVERIFY(!secrets.isEmpty());
    const auto record = ArcsGame::parseRecord(text.toStdString()).record;
    QVERIFY(record);
    auto table = tableOf<ArcsGame>(*record);
    bool sealed = false;
    for (const auto& entry : record->entries) {
        QVERIFY(table->session->enterExactly(entry.command).done());
        for (const Secret& secret : table->session->game().state.campaign.secrets)
            sealed |= secret.isSealed();
        for (const char* language : {"en", "de"}) {
            const QString view =
                QString::fromStdString(doorway::viewOf(*table, doorway::translations(language)));
            for (const QString& secret : secrets) QVERIFY(!view.contains(secret.left(12)));
        }
    }
    QVERIFY(sealed);
}

void ViewTest::hostileNamesStayText_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("markup") << QByteArray("<img src=x onerror=alert(1)>");
    QTest::newRow("a script") << QByteArray("</script><script>alert(1)</script>");
    QTest::newRow("quotes") << QByteArray("\"},{\"text\":\"\\\"'");
    QTest::newRow("control characters") << QByteArray("a\0b\r\n\x1b[31m\x7f\x01", 13);
    QTest::newRow("lines of another kind") << QByteArray(
        "a\xe2\x80\xa8"
        "b\xe2\x80\xa9");
    QTest::newRow("placeholders") << QByteArray("%1 %2 %n %99");
    QTest::newRow("backwards") << QByteArray("\xe2\x80\xaegnp");
    QTest::newRow("no UTF-8") << QByteArray("a\xff\xfe\xc3");
    QTest::newRow("10,000 letters") << QByteArray(10'000, 'W');
}

void ViewTest::hostileNamesStayText() {
    QFETCH(QByteArray, name);
    for (const char* path : {"tests/records/campaign/games/two-players-steward.record",
                             "tests/arcades/records/three-players.record"}) {
        const QByteArray text = read(places::source(path));
        visitKind(text.toStdString(), [&]<typename Kind>(std::type_identity<Kind>) {
            const auto record = Kind::parseRecord(text.toStdString()).record;
            QVERIFY(record);
            auto table = tableOf<Kind>(*record);
            table->title = name.toStdString();
            table->header.names.fill(name.toStdString());
            for (std::size_t at = 0; at < std::min<std::size_t>(200, record->entries.size()); ++at)
                QVERIFY(table->session->enterExactly(record->entries[at].command).done());
            const messages::Present device{name.toStdString(), name.toStdString(), name.toStdString(), true,
                                           true};
            const std::string told = doorway::viewOf(*table, doorway::translations("de"), {device});
            QVERIFY(std::ranges::none_of(told, [](char c) { return static_cast<unsigned char>(c) < 0x20; }));
            QVERIFY2(told.size() < 40'000, qPrintable(QString::number(told.size())));
            const QJsonObject view = parsed(told);
            QVERIFY2(misread(view).isEmpty(), qPrintable(misread(view)));
            const QString fitted = QString::fromStdString(fitting(name.toStdString(), kLongestName));
            QCOMPARE(view["title"].toString(),
                     QString::fromStdString(fitting(name.toStdString(), kLongestTitle)));
            QCOMPARE(view["parts"].toArray().first().toObject()["rows"].toArray().size(),
                     qsizetype(table->header.setup.seats.size()));
            QVERIFY(cell(view["parts"].toArray().first().toObject(), 0, 0).startsWith(fitted));
            QCOMPARE(cell(part(view, "Geräte"), 0, 0), fitted);
        });
    }
}

void ViewTest::theProgramsLanguageIsAnother() {
    const QByteArray text = read(places::source("tests/records/campaign/games/two-players-steward.record"));
    const auto record = ArcsGame::parseRecord(text.toStdString()).record;
    QVERIFY(record);
    auto table = tableOf<ArcsGame>(*record);
    for (std::size_t at = 0; at < 100; ++at)
        QVERIFY(table->session->enterExactly(record->entries[at].command).done());
    const QJsonObject english = viewIn(*table, "en");
    const QJsonObject german = viewIn(*table, "de");
    QTranslator installed;
    QVERIFY(installed.load(":/i18n/reachkeeper_de.qm"));
    QVERIFY(QCoreApplication::installTranslator(&installed));
    Watcher watcher;
    QCoreApplication::instance()->installEventFilter(&watcher);
    QCOMPARE(viewIn(*table, "en"), english);
    QCOMPARE(viewIn(*table, "de"), german);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(watcher.changes, 0);
    {
        const words::Speaking speaking(doorway::translations("en"));
        QCOMPARE(words::name(Player::Red), QStringLiteral("Red"));
        QString elsewhere;
        const std::unique_ptr<QThread> thread(
            QThread::create([&elsewhere] { elsewhere = words::name(Player::Red); }));
        thread->start();
        QVERIFY(thread->wait());
        QCOMPARE(elsewhere, QStringLiteral("Rot"));
    }
    // The program itself still speaks German.
    QCOMPARE(words::name(Player::Red), QStringLiteral("Rot"));
    QCoreApplication::removeTranslator(&installed);
    QCOMPARE(viewIn(*table, "de"), german);
}

void ViewTest::devicesAreTold() {
    const QByteArray text = read(places::source("tests/records/games/two-players-mix-up-1.record"));
    const auto record = ArcsGame::parseRecord(text.toStdString()).record;
    QVERIFY(record);
    auto table = tableOf<ArcsGame>(*record);
    QVERIFY(part(viewIn(*table, "en"), "Devices").isEmpty());
    const Player seat = record->setup.seats[0];
    const QJsonObject devices = part(viewIn(*table, "en",
                                            {{"Rosa's phone", std::string(nameOf(seat)), "Table", true, true},
                                             {"Ben's tablet", "", "", true, false},
                                             {"An old phone", "", "", false, true}}),
                                     "Devices");
    QCOMPARE(devices["rows"].toArray()[0].toObject()["color"].toString(), QString::fromUtf8(nameOf(seat)));
    QCOMPARE(cell(devices, 0, 1), words::name(seat));
    QCOMPARE(cell(devices, 0, 2), QStringLiteral("here"));
    QCOMPARE(cell(devices, 1, 1), QStringLiteral("looks on"));
    QCOMPARE(cell(devices, 1, 2), QStringLiteral("asleep"));
    QCOMPARE(cell(devices, 2, 2), QStringLiteral("gone"));
}

void ViewTest::aFinishedGameSaysWhoWon() {
    const QByteArray text = read(places::source("tests/records/games/two-players-mix-up-1.record"));
    const auto record = ArcsGame::parseRecord(text.toStdString()).record;
    QVERIFY(record);
    auto table = tableOf<ArcsGame>(*record);
    for (const auto& entry : record->entries) QVERIFY(table->session->enterExactly(entry.command).done());
    const State& state = table->session->game().state;
    QVERIFY(state.phase == Phase::Finished);
    QCOMPARE(viewIn(*table, "en")["asked"].toArray().last().toObject()["text"].toString(),
             QStringLiteral("%1 won with %2 Power")
                 .arg(words::name(state.winner))
                 .arg(state.of(state.winner).power));
}

// A random campaign of four players with the longest names, to its end.
void ViewTest::aLongCampaignIsToldSoonAndBriefly() {
    tests::RandomHand<ArcsGame> hand(7, 4, 0, true);
    auto table = tableOf<ArcsGame>({.setup = hand.setup(), .names = {}, .entries = {}});
    table->header.names.fill(std::string(kLongestName, 'W'));
    std::size_t largest = 0;
    qint64 nanoseconds = 0;
    qint64 views = 0;
    int entries = 0;
    QElapsedTimer timer;
    for (; entries < 3000; ++entries) {
        const auto next = hand.next(table->session->game());
        if (!next) break;
        QVERIFY(table->session->enterExactly(*next).done());
        if (entries % 10 != 0) continue;
        timer.start();
        for (const char* language : {"en", "de"})
            largest = std::max(largest, doorway::viewOf(*table, doorway::translations(language)).size());
        nanoseconds += timer.nsecsElapsed();
        views += 2;
    }
    QVERIFY2(entries > 500, qPrintable(QString::number(entries)));
    qInfo("%d entries; largest view %zu bytes; %lld us a view", entries, largest, nanoseconds / views / 1000);
    QVERIFY2(largest < 64'000, qPrintable(QString::number(largest)));
}

QTEST_GUILESS_MAIN(ViewTest)
#include "view_test.moc"
