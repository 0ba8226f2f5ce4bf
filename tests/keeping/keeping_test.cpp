#include "app/settings/preferences.h"
#include "course.h"
#include "database/books/library.h"
#include "database/reference/reference.h"
#include "tests/amount.h"
#include "tests/places.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <unistd.h>

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <iterator>
#include <map>
#include <random>

using namespace reach;
using reach::tests::Course;
namespace fs = std::filesystem;

namespace {

/// The outcome of an act of damage.
enum class Class { Unharmed, Rescued, Told, Silent };
constexpr std::array kClasses{"unharmed", "told and rescued", "told", "silent"};

saves::Seconds noon() {
    return 1'000'000;
}

/// REACHKEEPER_KILLS and REACHKEEPER_DAMAGES ask for more than a long run.
int rounds(const char* variable, int often, int seldom) {
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue(variable, &given);
    return given ? wanted : amount::of(seldom, often);
}

std::string bytesOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const fs::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

using Tables = std::map<std::int64_t, Course>;

/// The output of the keeper until it ended.
struct Heard {
    Tables kept;           ///< as of the last acknowledgement of each
    std::string what;      ///< that was under way
    std::int64_t table{};  ///< on which
    std::string failed;    ///< why it gave up
    long acknowledged = 0;

    void read(const QByteArray& output) {
        for (const QByteArray& line : output.left(output.lastIndexOf('\n') + 1).split('\n')) {
            const QByteArrayList words = line.split(' ');
            if (words[0] == "do") {
                what = words[1].toStdString();
                table = words[2].toLongLong();
            } else if (words[0] == "ok") {
                kept[words[1].toLongLong()] = {words[2].toLongLong(), words[3].toLongLong(),
                                               words[4].toLongLong()};
                settle();
            } else if (words[0] == "gone") {
                kept.erase(words[1].toLongLong());
                settle();
            } else if (words[0] == "failed") {
                failed = words[1].toStdString();
            }
        }
    }
    void settle() {
        ++acknowledged;
        what.clear();
        table = 0;
    }
};

Tables tablesOn(Shelf& shelf) {
    Tables tables;
    for (const saves::GameInfo& info : shelf.list()) {
        const auto opened = tests::openAny(shelf, info.id);
        tables[static_cast<std::int64_t>(info.id)] = opened ? tests::courseOf(*opened) : Course{-1};
    }
    return tables;
}

/// Whether a table that was being changed still has all that was acknowledged of it.
bool keeps(Shelf& shelf, std::int64_t id, const Course& kept, const std::string& what) {
    const auto opened = tests::openAny(shelf, saves::GameId{id});
    if (!opened) return what == "delete";
    AnyOpenTable& table = *opened;
    if (tests::courseOf(table) == kept) return true;
    // Half of an undo or redo does not exist: the way back leads to what was acknowledged.
    if (what == "undo") return table.redo().ok() && tests::courseOf(table) == kept;
    if (what == "redo") return table.undo().ok() && tests::courseOf(table) == kept;
    // Behind the new course stands the old one.
    if (what == "rewrite") return table.undo().ok() && tests::courseOf(table) == kept;
    // All entries that were undone together are there. Entries that were undone before are gone.
    const auto cursor = static_cast<std::size_t>(kept.cursor);
    return what == "entry" && table.cursor() > cursor && table.undo().ok() && table.cursor() == cursor &&
           tests::sumOf(table, cursor) == kept.sum;
}

/// Returns the difference from the acknowledged state; empty if there is none.
std::string lostOf(Shelf& shelf, const Heard& heard) {
    Tables found = tablesOn(shelf);
    int more = 0;
    for (const auto& [id, course] : heard.kept) {
        const auto there = found.find(id);
        if (id == heard.table && keeps(shelf, id, course, heard.what)) continue;
        if (there == found.end()) return "table " + std::to_string(id) + " is gone";
        if (there->second != course) return "table " + std::to_string(id) + " is another";
    }
    for (const auto& [id, course] : found) {
        if (heard.kept.contains(id)) continue;
        const bool whole = course.cursor == course.entries;
        const bool expected = heard.what == "begin" || heard.what == "import" || heard.what == "fork";
        if (!whole || !expected || ++more > 1) return "table " + std::to_string(id) + " came from nowhere";
    }
    return {};
}

}  // namespace

class KeepingTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void nothingAcknowledgedIsLostInAKill();
    void noDamageIsSilent();
    void whatIsNoFileIsTold_data();
    void whatIsNoFileIsTold();
    void aFullDiskLosesNothing_data();
    void aFullDiskLosesNothing();
    void aFolderThatGoesAwayIsNoticed_data();
    void aFolderThatGoesAwayIsNoticed();

  private:
    std::mt19937 random_;

    std::uint32_t below(std::size_t bound) { return static_cast<std::uint32_t>(random_() % bound); }
    void start(QProcess& keeper, const fs::path& folder, const QStringList& more = {});
    QByteArray killAfter(QProcess& keeper, int lines);
    Heard makeModel(const fs::path& folder);
    std::string harm(const fs::path& file);
};

void KeepingTest::initTestCase() {
    bool given = false;
    std::uint32_t seed = qEnvironmentVariable("REACHKEEPER_SEED").toUInt(&given);
    if (!given) seed = QRandomGenerator::global()->generate();
    qInfo("REACHKEEPER_SEED=%u", seed);
    random_.seed(seed);
}

void KeepingTest::start(QProcess& keeper, const fs::path& folder, const QStringList& more) {
    keeper.start(places::program("reachkeeper_keeper"),
                 QStringList{QString::fromStdString(folder.string()), QString::number(random_())} + more);
    if (!keeper.waitForStarted()) qFatal("the keeper does not start");
}

QByteArray KeepingTest::killAfter(QProcess& keeper, int lines) {
    QByteArray output;
    while (output.count('\n') < lines && keeper.waitForReadyRead(10'000)) output += keeper.readAll();
    QTest::qSleep(static_cast<int>(below(4)));
    for (auto spin = below(200'000); spin > 0; --spin) asm volatile("");
    keeper.kill();
    keeper.waitForFinished();
    return output + keeper.readAll();
}

void KeepingTest::nothingAcknowledgedIsLostInAKill() {
    const int kills = rounds("REACHKEEPER_KILLS", 300, 20);
    QTemporaryDir folder;
    const fs::path at = folder.path().toStdString();
    std::map<std::string, int> during;
    Heard heard;
    for (int kill = 0; kill < kills; ++kill) {
        const bool rescue = kill % 8 == 7 && !saves::backups(at / "backups").empty();
        if (rescue) write(at / "tables.sqlite", "this was a database once");
        QProcess keeper;
        start(keeper, at);
        // A rescue is killed on its way, all else somewhere in its first steps.
        heard.read(killAfter(keeper, rescue ? 0 : static_cast<int>(below(120))));
        QVERIFY2(heard.failed.empty(), heard.failed.c_str());
        ++during[rescue ? "rescue" : heard.what.empty() ? "between" : heard.what];
        Shelf shelf(at, noon);
        QVERIFY2(!shelf.problem(),
                 std::string(codeName(shelf.problem().value_or(saves::SaveError{}).code)).c_str());
        if (rescue) {
            QVERIFY2(shelf.rescue().isToBeTold() || !shelf.earlier().empty(), "a rescue was not told");
            QVERIFY(fs::exists(at / "tables.sqlite.damaged-1"));
            shelf.acknowledge();
            for (int number = 1; fs::remove(at / ("tables.sqlite.damaged-" + std::to_string(number)));
                 ++number)
                for (const char* suffix : {"-wal", "-shm", "-journal", "-mark"})
                    fs::remove(at / ("tables.sqlite.damaged-" + std::to_string(number) + suffix));
        } else {
            QVERIFY2(!shelf.rescue().isToBeTold(), "told of a loss that was none");
            const std::string lost = lostOf(shelf, heard);
            QVERIFY2(lost.empty(), (lost + ", in " + heard.what + ", kill " + std::to_string(kill)).c_str());
        }
        const long acknowledged = heard.acknowledged;
        heard = {};
        heard.kept = tablesOn(shelf);
        heard.acknowledged = acknowledged;
        for (const auto& [id, course] : heard.kept) QVERIFY2(course.cursor >= 0, "a table does not open");
    }
    QString told;
    for (const auto& [what, times] : during) told += QStringLiteral(", %1 %2").arg(what.c_str()).arg(times);
    qInfo("%d kills, %ld acknowledged, none lost%s", kills, heard.acknowledged, qPrintable(told));
    QVERIFY(heard.acknowledged > kills);
    if (kills < 300) return;
    for (const char* what :
         {"entry", "undo", "redo", "begin", "import", "fork", "rewrite", "delete", "rescue"})
        QVERIFY2(during[what] > 0, what);
}

/// A folder as a kill leaves it, with backups and a log; books, settings and the reference beside.
Heard KeepingTest::makeModel(const fs::path& folder) {
    Heard heard;
    for (int start = 0; start < 20; ++start) {
        heard = {};
        heard.kept = tablesOn(*std::make_unique<Shelf>(folder, noon));
        QProcess keeper;
        this->start(keeper, folder);
        heard.read(killAfter(keeper, 400));
        std::error_code error;
        if (start > 2 && fs::file_size(folder / "tables.sqlite-wal", error) > 100'000 && !error &&
            saves::backups(folder / "backups").size() > 1)
            break;
    }
    qputenv("REACHKEEPER_DATA", QByteArray::fromStdString(folder.string()));
    Preferences::settings().setValue("theme", "light");
    Preferences::settings().setValue("size", 150);
    Preferences::settings().setValue("reference/favourites", QStringList{"BC05", "base.tax"});
    Preferences::settings().setValue("favouritePeople", QStringList{"Ana"});
    std::string text;
    for (int line = 0; line < 6'000; ++line)
        text += "Line " + std::to_string(line) + " of our own house rules.\n";
    write(folder / "house.txt", text);
    books::ImportError error{};
    auto library = books::Library::open(folder / "books.sqlite", error);
    if (!library || library->import(folder / "house.txt", [](int, int) { return true; }).error != error)
        qFatal("no book");
    fs::copy_file(places::reference().toStdString(), folder / "reference.sqlite");
    return heard;
}

/// Damages a file at a random place, in a random way; says how.
std::string KeepingTest::harm(const fs::path& file) {
    std::string bytes = bytesOf(file);
    const std::string before = bytes;
    if (bytes.empty()) return "nothing";
    const std::size_t at = below(bytes.size());
    std::string how;
    switch (below(5)) {
        case 0:
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
            how = "a bit";
            break;
        case 1: {
            const std::size_t length = std::min<std::size_t>(bytes.size() - at, 1 + below(65'536));
            for (std::size_t i = 0; i < length; ++i) bytes[at + i] = static_cast<char>(random_());
            how = "garbage";
            break;
        }
        case 2:
            bytes.replace(at, std::min<std::size_t>(bytes.size() - at, 4096),
                          std::min<std::size_t>(bytes.size() - at, 4096), '\0');
            how = "zeros";
            break;
        case 3:
            bytes.resize(at);
            how = "cut";
            break;
        default:
            bytes.erase(at, 1 + below(5'000));
            how = "a piece taken out";
            break;
    }
    write(file, bytes);
    return how + " at " + std::to_string(at) + (bytes == before ? ", the same" : "");
}

namespace {

QString valuesOf(const QSettings& settings) {
    QString text;
    QStringList keys = settings.allKeys();
    keys.sort();
    for (const QString& key : keys)
        if (!key.endsWith(QStringLiteral("sum")))
            text += key + u'=' + settings.value(key).toStringList().join(u',') + u'\n';
    return text;
}

std::string pagesOf(const books::Library& library) {
    std::string text;
    for (const books::Book& book : library.books()) {
        text += book.title + book.file.string();
        for (int page = 1; page <= book.pages; ++page)
            if (const auto found = library.page(book.id, page)) text += found->text + "\f";
    }
    return text;
}

Class classOfTables(const fs::path& at, const Heard& heard, const Tables& backedUp) {
    Shelf shelf(at, noon);
    const bool told = shelf.problem() || shelf.rescue().isToBeTold();
    const Tables found = tablesOn(shelf);
    if (!told) return lostOf(shelf, heard).empty() ? Class::Unharmed : Class::Silent;
    const bool rescued =
        std::ranges::all_of(backedUp, [&](const auto& one) { return found.contains(one.first); });
    return rescued ? Class::Rescued : Class::Told;
}

Class classOfSettings(const QString& whole) {
    const QString found = valuesOf(Preferences::settings());
    if (!Preferences::damageText().isEmpty()) return Class::Told;
    return found == whole ? Class::Unharmed : Class::Silent;
}

Class classOfBooks(const fs::path& file, const std::string& whole) {
    books::ImportError error{};
    const auto library = books::Library::open(file, error);
    if (!library) return Class::Told;
    const std::string found = pagesOf(*library);
    if (library->error() != books::ImportError::None || !library->isSound()) return Class::Told;
    return found == whole ? Class::Unharmed : Class::Silent;
}

}  // namespace

void KeepingTest::noDamageIsSilent() {
    const int damages = rounds("REACHKEEPER_DAMAGES", 500, 40);
    QTemporaryDir modelFolder;
    const fs::path model = modelFolder.path().toStdString();
    const Heard heard = makeModel(model);
    Tables backedUp;
    QString settings;
    std::string pages;
    {
        QTemporaryDir copy;
        const fs::path at = copy.path().toStdString();
        fs::copy(model, at, fs::copy_options::recursive);
        qputenv("REACHKEEPER_DATA", copy.path().toUtf8());
        {
            Shelf shelf(at, noon);
            QVERIFY(!shelf.problem() && !shelf.rescue().isToBeTold());
            QVERIFY(tablesOn(shelf).size() > 1);
            QCOMPARE(QString::fromStdString(lostOf(shelf, heard)), QString());
        }
        fs::remove(at / "tables.sqlite");
        Shelf shelf(at, noon);
        backedUp = tablesOn(shelf);
        settings = valuesOf(Preferences::settings());
        QVERIFY(settings.contains("theme=light"));
        books::ImportError error{};
        pages = pagesOf(*books::Library::open(at / "books.sqlite", error));
        QVERIFY(reference::Reference::open(at / "reference.sqlite", "en").reference);
    }
    constexpr std::array kFiles{"tables.sqlite", "tables.sqlite-wal", "settings.ini", "books.sqlite",
                                "reference.sqlite"};
    std::array<std::array<int, kClasses.size()>, kFiles.size()> counted{};
    for (int round = 0; round < damages; ++round) {
        const std::size_t which = static_cast<std::size_t>(round) % kFiles.size();
        QTemporaryDir copy;
        const fs::path at = copy.path().toStdString();
        fs::copy(model, at, fs::copy_options::recursive);
        qputenv("REACHKEEPER_DATA", copy.path().toUtf8());
        const std::string how = harm(at / kFiles[which]);
        Class found{};
        switch (which) {
            case 2: found = classOfSettings(settings); break;
            case 3: found = classOfBooks(at / "books.sqlite", pages); break;
            case 4: {
                const bool same = bytesOf(at / "reference.sqlite") == bytesOf(model / "reference.sqlite");
                const bool opens =
                    reference::Reference::open(at / "reference.sqlite", "en").reference.has_value();
                found = !opens ? Class::Told : same ? Class::Unharmed : Class::Silent;
                break;
            }
            default: found = classOfTables(at, heard, backedUp);
        }
        ++counted[which][static_cast<std::size_t>(found)];
        if (found == Class::Silent) qWarning("round %d: %s, %s: silent", round, kFiles[which], how.c_str());
    }
    int silent = 0;
    for (std::size_t which = 0; which < kFiles.size(); ++which) {
        QString line;
        for (std::size_t one = 0; one < kClasses.size(); ++one)
            line += QStringLiteral("  %1 %2").arg(kClasses[one]).arg(counted[which][one]);
        qInfo("%-18s%s", kFiles[which], qPrintable(line));
        silent += counted[which][static_cast<std::size_t>(Class::Silent)];
    }
    QCOMPARE(silent, 0);
}

void KeepingTest::whatIsNoFileIsTold_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kind");
    for (const char* name : {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-mark", "settings.ini",
                             "books.sqlite", "books.sqlite-wal"})
        for (const char* kind : {"pipe", "link to a pipe", "socket", "folder", "device"})
            QTest::addRow("%s: %s", name, kind) << name << kind;
}

void KeepingTest::whatIsNoFileIsTold() {
    QFETCH(QString, name);
    QFETCH(QString, kind);
    QTemporaryDir folder;
    const fs::path at = folder.path().toStdString();
    const fs::path odd = at / name.toStdString();
    qputenv("REACHKEEPER_DATA", folder.path().toUtf8());
    if (kind == QStringLiteral("pipe")) QCOMPARE(mkfifo(odd.c_str(), 0600), 0);
    if (kind == QStringLiteral("link to a pipe")) {
        QCOMPARE(mkfifo((at / "pipe").c_str(), 0600), 0);
        fs::create_symlink(at / "pipe", odd);
    }
    if (kind == QStringLiteral("folder")) fs::create_directory(odd);
    if (kind == QStringLiteral("device") && mknod(odd.c_str(), S_IFCHR | 0600, makedev(1, 3)) != 0)
        QSKIP("this user may make no device");
    if (kind == QStringLiteral("socket")) {
        const int handle = socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{AF_UNIX, {}};
        QVERIFY(odd.string().size() < sizeof address.sun_path);
        odd.string().copy(address.sun_path, sizeof address.sun_path - 1);
        QCOMPARE(bind(handle, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        close(handle);
    }
    const fs::file_type before = fs::symlink_status(odd).type();
    const Shelf shelf(at, noon);
    Preferences::settings().setValue("theme", "light");
    books::ImportError error{};
    const auto library = books::Library::open(at / "books.sqlite", error);
    if (name == QStringLiteral("settings.ini")) {
        QVERIFY(!Preferences::damageText().isEmpty());
        QCOMPARE(fs::symlink_status(at / "settings.ini.damaged-1").type(), before);
        QCOMPARE(Preferences::settings().value("theme").toString(), QStringLiteral("light"));
        return;
    }
    QCOMPARE(fs::symlink_status(odd).type(), before);
    if (name.startsWith(QStringLiteral("books"))) {
        if (kind != QStringLiteral("folder")) QCOMPARE(error, books::ImportError::OddFile);
        QVERIFY(!library);
    } else if (name != QStringLiteral("tables.sqlite-mark") || kind != QStringLiteral("folder")) {
        QVERIFY(shelf.problem().has_value());
    }
}

void KeepingTest::aFullDiskLosesNothing_data() {
    QTest::addColumn<int>("kilobytes");
    for (const int size : {4, 8, 16, 32, 48, 64, 96, 128, 192, 256, 384, 512})
        QTest::addRow("%d KB", size) << size;
}

void KeepingTest::aFullDiskLosesNothing() {
    QFETCH(int, kilobytes);
    QTemporaryDir folder;
    const fs::path at = folder.path().toStdString();
    Heard heard;
    for (int start = 0; start < 2; ++start) {
        QProcess keeper;
        this->start(keeper, at, {QString::number(kilobytes * 1024)});
        QVERIFY(keeper.waitForFinished(120'000));
        heard.read(keeper.readAll());
        QVERIFY2(!heard.failed.empty(), "a full disk was not noticed");
    }
    Shelf shelf(at, noon);
    QVERIFY(!shelf.problem());
    QVERIFY(!shelf.rescue().isToBeTold());
    QCOMPARE(QString::fromStdString(lostOf(shelf, heard)), QString());
}

void KeepingTest::aFolderThatGoesAwayIsNoticed_data() {
    QTest::addColumn<QString>("how");
    for (const char* how : {"moved", "removed", "the file removed", "the log removed"})
        QTest::newRow(how) << how;
}

void KeepingTest::aFolderThatGoesAwayIsNoticed() {
    QFETCH(QString, how);
    for (int round = 0; round < rounds("REACHKEEPER_AWAY", 20, 2); ++round) {
        QTemporaryDir folder;
        const fs::path at = folder.path().toStdString() + "/data";
        fs::path after = at;
        QProcess keeper;
        start(keeper, at);
        Heard heard;
        QByteArray output;
        const int lines = 20 + static_cast<int>(below(200));
        while (output.count('\n') < lines && keeper.waitForReadyRead(10'000)) output += keeper.readAll();
        if (how == QStringLiteral("moved"))
            fs::rename(at, after = folder.path().toStdString() + "/elsewhere");
        std::error_code ignored;
        if (how == QStringLiteral("removed")) fs::remove_all(at, ignored);
        if (how == QStringLiteral("the file removed")) fs::remove(at / "tables.sqlite");
        if (how == QStringLiteral("the log removed")) fs::remove(at / "tables.sqlite-wal");
        QVERIFY(keeper.waitForFinished(60'000));
        heard.read(output + keeper.readAll());
        QCOMPARE(QString::fromStdString(heard.failed), QStringLiteral("taken-away"));
        if (how == QStringLiteral("removed") || how == QStringLiteral("the file removed")) continue;
        Shelf shelf(after, noon);
        QVERIFY(!shelf.problem());
        QCOMPARE(QString::fromStdString(lostOf(shelf, heard)), QString());
    }
}

QTEST_GUILESS_MAIN(KeepingTest)
#include "keeping_test.moc"
