#include <sys/stat.h>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>

#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fstream>
#include <future>

#include "database/books/detail/pdf.h"
#include "database/books/detail/text.h"
#include "database/books/library.h"
#include "tests/amount.h"
#include "tests/books/hostile_pdf.h"
#include "tests/places.h"

using namespace reach;
using namespace reach::books;

namespace {

// The limits of time apply to the release build. The sanitizers are slower.
constexpr int kSlower = amount::kSanitized ? 6 : 1;

bool always(int /*done*/, int /*all*/) {
    return true;
}

QByteArray contents(const std::filesystem::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string markedText(const std::string& text, const std::vector<reference::Range>& ranges) {
    std::string marked;
    for (const reference::Range& range : ranges)
        marked += (marked.empty() ? "" : "|") + text.substr(range.begin, range.length);
    return marked;
}

/// What this thread computed; the wall's clock would measure who else does.
double milliseconds() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

bool noProcessIsLeft() {
    return ::waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD;
}

constexpr std::string_view kOften[]{"the",  "of",   "a",    "ship", "to",   "and", "dice", "player",
                                    "card", "city", "move", "in",   "fuel", "may", "then", "each"};

/// Many pages of words that everybody uses.
QByteArray busyPages(int pages) {
    QByteArray text;
    unsigned random = 7;
    for (int page = 0; page < pages; ++page) {
        for (int word = 0; word < 500; ++word) {
            random = random * 1664525U + 1013904223U;
            const unsigned drawn = random >> 16U;
            text += drawn % 3 == 0 ? "word" + QByteArray::number(drawn % 4000)
                                   : QByteArray(kOften[drawn % 16].data());
            text += ' ';
        }
        text += '\f';
    }
    return text;
}

}  // namespace

class BooksTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    std::filesystem::path path(const char* name) const {
        return std::filesystem::path(folder_.path().toStdString()) / name;
    }
    std::filesystem::path write(const char* name, const QByteArray& bytes) const {
        std::ofstream(path(name), std::ios::binary).write(bytes.data(), bytes.size());
        return path(name);
    }
    std::filesystem::path writePdf(const char* name, const QStringList& pages) const {
        QPdfWriter writer(QString::fromStdString(path(name).string()));
        QPainter painter(&writer);
        for (qsizetype i = 0; i < pages.size(); ++i) {
            if (i > 0) writer.newPage();
            painter.drawText(QRect(0, 0, writer.width(), writer.height()), Qt::TextWordWrap, pages[i]);
        }
        return path(name);
    }
    std::filesystem::path rulebook() const {
        return writePdf("rulebook.pdf",
                        {QStringLiteral("Übergang: every Überläufer pays the gatekeeper once."),
                         QStringLiteral("Battle. Roll the dice; the people's fleet takes its hits."),
                         QStringLiteral("Taxing a captured moon twice is never allowed.")});
    }
    std::filesystem::path longText(int pages) const {
        QByteArray text;
        for (int page = 1; page <= pages; ++page)
            text += "This is leaf number" + QByteArray::number(page) + " of many.\f";
        return write("long.txt", text);
    }
    Library library() const {
        ImportError error{};
        auto opened = Library::open(path("books.sqlite"), error);
        return std::move(opened.value());
    }
    static QStringList found(const Library& library, std::string_view typed,
                             const reference::Reference* words = nullptr) {
        QStringList list;
        for (const PageHit& hit : library.search(typed, 20, words))
            list.append(QStringLiteral("%1 %2").arg(QString::fromStdString(hit.title)).arg(hit.page));
        return list;
    }

  private Q_SLOTS:
    void init() { QDir(folder_.path()).removeRecursively(), QDir().mkpath(folder_.path()); }

    void aPdfIsFoundPageByPage() {
        Library books = library();
        const Imported imported = books.import(rulebook(), always);
        QCOMPARE(imported.error, ImportError::None);
        QCOMPARE(imported.book.pages, 3);
        QVERIFY(!imported.replaced);
        QCOMPARE(found(books, "dice"), QStringList{"rulebook 2"});
        QCOMPARE(found(books, "taxing moon"), QStringList{"rulebook 3"});
        QCOMPARE(found(books, "taxed"), QStringList{"rulebook 3"});
        QCOMPARE(found(books, "captur"), QStringList{"rulebook 3"});
        QCOMPARE(found(books, "nebula"), QStringList());
    }

    void accentsAndApostrophesDoNotMatter() {
        Library books = library();
        QCOMPARE(books.import(rulebook(), always).error, ImportError::None);
        for (const char* typed : {"Übergang", "ubergang", "ÜBERLÄUFER", "uberlaufer"})
            QCOMPARE(found(books, typed), QStringList{"rulebook 1"});
        for (const char* typed : {"people's fleet", "people’s fleet", "peoples fleet"})
            QCOMPARE(found(books, typed), QStringList{"rulebook 2"});
    }

    void manyAtOnceMakeOneLibrary() {
        for (int time = 0; time < 40; ++time) {
            const auto path =
                std::filesystem::path(folder_.path().toStdString()) / std::to_string(time) / "books.sqlite";
            std::array<std::future<ImportError>, 4> opened;
            for (auto& one : opened)
                one = std::async(std::launch::async, [&path] {
                    ImportError error{};
                    return Library::open(path, error) ? ImportError::None : error;
                });
            for (auto& one : opened) QCOMPARE(one.get(), ImportError::None);
        }
    }

    void aSnippetShowsWhatMatched() {
        Library books = library();
        QCOMPARE(books.import(rulebook(), always).error, ImportError::None);
        const auto hits = books.search("überlauf gatekeeper", 5);
        QCOMPARE(hits.size(), 1U);
        QCOMPARE(markedText(hits[0].snippet, hits[0].inSnippet), "Überläufer|gatekeeper");
        const auto page = books.page(hits[0].book, 1, "gatekeeper");
        QVERIFY(page.has_value());
        QCOMPARE(markedText(page->text, page->matches), "gatekeeper");
        QVERIFY(page->text.starts_with("Übergang: every"));
        QVERIFY(books.page(hits[0].book, 3).has_value());
        QVERIFY(!books.page(hits[0].book, 4).has_value());
        QVERIFY(!books.page(hits[0].book, 0).has_value());
    }

    void theQueryLanguageIsTheReferences() {
        Library books = library();
        QCOMPARE(books.import(rulebook(), always).error, ImportError::None);
        QCOMPARE(found(books, "\"the dice\""), QStringList{"rulebook 2"});
        QCOMPARE(found(books, "\"fleet people\""), QStringList());
        QCOMPARE(found(books, "moon or dice").size(), 2);
        QCOMPARE(found(books, "(moon or dice) -hits"), QStringList{"rulebook 3"});
        QCOMPARE(found(books, "text:moon"), QStringList{"rulebook 3"});
        QCOMPARE(found(books, "moon type:guild"), QStringList());  // pages are no cards
        QCOMPARE(found(books, "-moon"), QStringList());
        QCOMPARE(found(books, "dice moon").size(), 2);  // on no page both: then either
        for (const char* nonsense :
             {"\"", "(", ")", "*", "a:b", "NEAR(", "dice AND", "-", "\"\"\"", "^x", "{x}:y"})
            found(books, nonsense);
    }

    void theReferenceKnowsSynonymsAndMendsSlips() {
        const auto opened = reference::Reference::open(places::reference().toStdString());
        QVERIFY(opened.reference.has_value());
        const auto* words = &*opened.reference;
        Library books = library();
        QCOMPARE(books
                     .import(write("notes.md",
                                   "# Power\n\nWhoever has most Power wins.\n\nDiplomazy is a word of ours."),
                             always)
                     .error,
                 ImportError::None);
        QCOMPARE(found(books, "vp", words), QStringList{"notes 1"});
        QCOMPARE(found(books, "who has the most power?", words), QStringList{"notes 1"});
        QCOMPARE(found(books, "poewr", words), QStringList{"notes 1"});
        QCOMPARE(found(books, "diplomazy", words), QStringList{"notes 1"});
        QCOMPARE(found(books, "vp"), QStringList());
    }

    void severalBooksLieSideBySide() {
        Library books = library();
        QCOMPARE(books.import(rulebook(), always).error, ImportError::None);
        QCOMPARE(
            books.import(write("house rules.txt", "Dice that fall off the table are rolled again."), always)
                .error,
            ImportError::None);
        QCOMPARE(books.books().size(), 2U);
        QCOMPARE(found(books, "dice").size(), 2);
        QVERIFY(books.remove(books.books()[0].id));
        QVERIFY(!books.remove(77));
        QCOMPARE(found(books, "dice"), QStringList{"rulebook 2"});
        QCOMPARE(library().books().size(), 1U);
    }

    void importingAgainReplaces() {
        Library books = library();
        QCOMPARE(books.import(rulebook(), always).error, ImportError::None);
        writePdf("rulebook.pdf", {QStringLiteral("A second printing about comets.")});
        const Imported again = books.import(path("rulebook.pdf"), always);
        QCOMPARE(again.error, ImportError::None);
        QVERIFY(again.replaced);
        QCOMPARE(books.books().size(), 1U);
        QCOMPARE(books.books()[0].pages, 1);
        QCOMPARE(found(books, "dice"), QStringList());
        QCOMPARE(found(books, "comet"), QStringList{"rulebook 1"});
    }

    void badFilesSayWhy_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ImportError>("error");
        const QByteArray pdf = contents(rulebook());
        QTest::newRow("nothing there") << "" << QByteArray() << ImportError::CannotRead;
        QTest::newRow("no byte") << "a.pdf" << QByteArray() << ImportError::Empty;
        QTest::newRow("a picture") << "a.png" << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)
                                   << ImportError::UnknownKind;
        QTest::newRow("zero bytes") << "a.pdf" << QByteArray(4096, '\0') << ImportError::UnknownKind;
        QTest::newRow("a head alone") << "a.pdf" << QByteArray("%PDF-1.7\n") << ImportError::Damaged;
        QTest::newRow("garbage") << "a.pdf" << QByteArray("%PDF-1.7\n") + QByteArray(9000, 'x')
                                 << ImportError::Damaged;
        for (const int part : {10, 30, 50, 90})
            QTest::addRow("%d%% of a PDF", part)
                << "a.pdf" << pdf.left(pdf.size() * part / 100) << ImportError::Damaged;
        QTest::newRow("a password") << "a.pdf"
                                    << contents(places::source("tests/books/locked.pdf").toStdString())
                                    << ImportError::Locked;
        QTest::newRow("a scan") << "a.pdf" << contents(writePdf("scan.pdf", {QString(), QString()}))
                                << ImportError::NoText;
        QTest::newRow("blanks") << "a.txt" << QByteArray(" \n\f\n \t\n") << ImportError::NoText;
        QTest::newRow("too many pages")
            << "a.txt" << QByteArray("a\f").repeated(kMostPages + 1) << ImportError::TooManyPages;
    }
    void badFilesSayWhy() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(ImportError, error);
        Library books = library();
        QCOMPARE(books.import(write("a.txt", "The good old copy about comets."), always).error,
                 ImportError::None);
        if (!name.isEmpty()) write(qPrintable(name), bytes);
        const Imported imported =
            books.import(name.isEmpty() ? path("no.pdf") : path(qPrintable(name)), always);
        QCOMPARE(QByteArray(codeName(imported.error).data()), QByteArray(codeName(error).data()));
        QCOMPARE(found(books, "comets"), QStringList{"a 1"});
    }

    void anEnormousFileIsRefusedUnread() {
        const auto big = write("big.pdf", "%PDF-1.7\n");
        std::filesystem::resize_file(big, kMostBytes + 1);  // a hole: takes no room
        Library books = library();
        QCOMPARE(books.import(big, always).error, ImportError::TooLarge);
        const auto text = write("big.txt", "words");
        std::filesystem::resize_file(text, kMostText + 1);
        QCOMPARE(books.import(text, always).error, ImportError::TooLarge);
        QCOMPARE(books.import(path("."), always).error, ImportError::CannotRead);
    }

    void tenThousandPages() {
        Library books = library();
        const Imported imported = books.import(longText(10'000), always);
        QCOMPARE(imported.error, ImportError::None);
        QCOMPARE(imported.book.pages, 10'000);
        QCOMPARE(found(books, "number7777"), QStringList{"long 7777"});
    }

    void aTextWithoutPagesIsCutBetweenParagraphs() {
        std::string text;
        for (int i = 0; i < 100; ++i)
            text += "Paragraph " + std::to_string(i) + ' ' + std::string(150, 'x') + "\n\n";
        const auto pages = textPages(text);
        QVERIFY(pages.size() > 4 && pages.size() < 9);
        std::string together;
        for (const std::string& page : pages) {
            QVERIFY(page.starts_with("Paragraph"));
            together += page;
        }
        QCOMPARE(together, text);
        // No gap at all, and characters of three bytes: none is cut.
        std::string solid;
        for (int i = 0; i < 5000; ++i) solid += "\u2605";
        std::string again;
        for (const std::string& page : textPages(solid)) again += page;
        QCOMPARE(again, solid);
    }

    void textsOfOldAndBrokenWords() {
        const auto pages = textPages(
            "\xEF\xBB\xBF"
            "Die Initia-\ntive\r\nwechselt; Silver-\nTongues\x01.");
        QCOMPARE(pages, std::vector<std::string>{"Die Initiative\nwechselt; Silver-\nTongues ."});
        QCOMPARE(textPages("\xDC"
                           "bergang"),
                 std::vector<std::string>{"Übergang"});  // Latin-1
    }

    void progressGoesUpAndCancellingChangesNothing() {
        Library books = library();
        QCOMPARE(books.import(longText(3), always).error, ImportError::None);
        const auto file = longText(100);
        int last = -1;
        int end = 0;
        QCOMPARE(books
                     .import(rulebook(),
                             [&](int done, int all) {
                                 if (done < last) end = -1;
                                 last = done;
                                 if (done == all && end == 0) end = 1;
                                 return true;
                             })
                     .error,
                 ImportError::None);
        QCOMPARE(end, 1);
        for (const int stopAt : {0, 2, 50, 101, 150, 199}) {
            const Imported stopped = books.import(file, [&](int done, int) { return done < stopAt; });
            QCOMPARE(stopped.error, ImportError::Cancelled);
            QCOMPARE(found(books, "number3"), QStringList{"long 3"});
            QCOMPARE(found(books, "number4"), QStringList());
        }
    }

    void aKillInTheMiddleChangesNothing() {
        QCOMPARE(library().import(longText(3), always).error, ImportError::None);
        const auto file = longText(2000);
        for (const int killAt : {0, 2000, 2001, 3000, 3999}) {
            const pid_t child = fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                library().import(file, [&](int done, int) {
                    if (done >= killAt) ::kill(::getpid(), SIGKILL);
                    return true;
                });
                ::_exit(0);
            }
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY(WIFSIGNALED(status));
            Library after = library();
            QCOMPARE(after.books().size(), 1U);
            QCOMPARE(after.books()[0].pages, 3);
            QCOMPARE(found(after, "number3"), QStringList{"long 3"});
            QCOMPARE(found(after, "number1999"), QStringList());
        }
        Library after = library();
        QCOMPARE(after.import(file, always).error, ImportError::None);
        QCOMPARE(found(after, "number1999"), QStringList{"long 1999"});
    }

    void searchingGoesOnWhileAnotherImports() {
        QCOMPARE(library().import(longText(3), always).error, ImportError::None);
        const Library reader = library();
        Library writer = library();
        int asked = 0;
        const Imported imported = writer.import(longText(50), [&](int done, int) {
            if (done > 60 && done < 70) asked += static_cast<int>(found(reader, "number3").size());
            return true;
        });
        QCOMPARE(imported.error, ImportError::None);
        QCOMPARE(asked, 9);
        QCOMPARE(found(reader, "number49"), QStringList{"long 49"});
    }

    void aFileThatIsNoLibraryIsLeftAlone() {
        const auto file = write("books.sqlite", QByteArray("Dear diary, ").repeated(500));
        const QByteArray before = contents(file);
        ImportError error{};
        QVERIFY(!Library::open(file, error).has_value());
        QCOMPARE(error, ImportError::LibraryBroken);
        QCOMPARE(contents(file), before);
        write("a.txt", "a file where a folder should be");
        QVERIFY(!Library::open(path("a.txt") / "books.sqlite", error).has_value());
        QCOMPARE(error, ImportError::CannotStore);
    }

    /// An import waits for another one, and can be cancelled meanwhile; who only looks does not wait.
    void importsWaitForEachOther() {
        QCOMPARE(library().import(longText(3), always).error, ImportError::None);
        SQLite::Database other(path("books.sqlite").string(), SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        QElapsedTimer time;
        time.start();
        Library second = library();
        QCOMPARE(found(second, "number3"), QStringList{"long 3"});
        QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
        const auto stopAfter = [&](int milliseconds) {
            return [&time, milliseconds](int, int) { return time.elapsed() < milliseconds; };
        };
        QCOMPARE(second.import(write("a.txt", "About comets."), stopAfter(1000)).error,
                 ImportError::Cancelled);
        QVERIFY2(time.elapsed() < 2000, qPrintable(QString::number(time.elapsed())));
        auto imported = std::async(std::launch::async, [&] { return second.import(path("a.txt"), always); });
        QTest::qWait(3000);
        other.exec("COMMIT");
        QCOMPARE(imported.get().error, ImportError::None);
        QCOMPARE(found(second, "comets"), QStringList{"a 1"});
    }

    void aBookThatCannotBeRemovedSaysWhy() {
        QCOMPARE(library().import(rulebook(), always).error, ImportError::None);
        Library books = library();
        SQLite::Database other(path("books.sqlite").string(), SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        QVERIFY(!books.remove(1));
        QCOMPARE(books.error(), ImportError::Busy);
        other.exec("COMMIT");
        QVERIFY(!books.remove(77));
        QCOMPARE(books.error(), ImportError::None);
        const auto file = path("books.sqlite");
        other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        std::fstream bytes(file, std::ios::binary | std::ios::in | std::ios::out);
        bytes.seekp(4096);  // the first page stays
        for (std::uintmax_t at = 4096; at < std::filesystem::file_size(file); ++at) bytes.put('?');
        bytes.close();
        QVERIFY(!books.remove(1));
        QCOMPARE(books.error(), ImportError::LibraryBroken);
        QVERIFY(books.books().empty());
        QCOMPARE(books.error(), ImportError::LibraryBroken);
        QVERIFY(books.search("dice", 5).empty());
        QCOMPARE(books.error(), ImportError::LibraryBroken);
        ImportError error{};
        QVERIFY(!Library::open(file, error).has_value());
        QCOMPARE(error, ImportError::LibraryBroken);
    }

    /// 64 KB of the file were other than they had been, and an empty page was all that anybody saw.
    void damagedBooksAreToldAndSetAside_data() {
        QTest::addColumn<int>("at");     // in hundredths of the file
        QTest::addColumn<int>("bytes");  // -1: cut to nothing
        QTest::newRow("a letter") << 50 << 1;
        QTest::newRow("64 KB") << 40 << 65'536;
        QTest::newRow("the end") << 90 << 20'000;
        QTest::newRow("cut to nothing") << 0 << -1;
    }
    void damagedBooksAreToldAndSetAside() {
        QFETCH(int, at);
        QFETCH(int, bytes);
        const auto file = path("books.sqlite");
        {
            Library books = library();
            QCOMPARE(books.import(longText(300), always).error, ImportError::None);
            QVERIFY(books.isSound());
            QVERIFY(!std::filesystem::exists(path("books.sqlite-wal")) ||
                    std::filesystem::file_size(path("books.sqlite-wal")) == 0);
        }
        QByteArray content = contents(file);
        if (bytes < 0) content.clear();
        for (qsizetype i = content.size() / 100 * at, end = i + bytes; i < std::min(end, content.size()); ++i)
            content[i] ^= 4;
        write("books.sqlite", content);
        ImportError error{};
        auto opened = Library::open(file, error);
        if (opened) {
            QVERIFY(!opened->isSound());
            error = opened->error();
        }
        QCOMPARE(error, ImportError::LibraryBroken);
        opened.reset();
        const auto aside = Library::setAside(file);
        QVERIFY(aside.has_value());
        QCOMPARE(contents(*aside), content);
        QVERIFY(Library::setAside(file) == std::nullopt);
        QCOMPARE(library().import(longText(3), always).error, ImportError::None);
    }

    void booksFromBeforeThereWereSumsAreTaken() {
        QCOMPARE(library().import(longText(30), always).error, ImportError::None);
        SQLite::Database(path("books.sqlite").string(), SQLite::OPEN_READWRITE)
            .exec("DROP TRIGGER sum_of_changed; DROP TRIGGER sum_of_removed; DROP TABLE sum");
        const Library books = library();
        QVERIFY(books.isSound());
        QCOMPARE(found(books, "number9"), QStringList{"long 9"});
        // An older program changes a book: what it was before says nothing any more.
        SQLite::Database older(path("books.sqlite").string(), SQLite::OPEN_READWRITE);
        older.exec(
            "UPDATE book SET pages = 29; DELETE FROM page WHERE rowid = (SELECT max(rowid) FROM page)");
        QVERIFY(library().isSound());
    }

    void whatIsNoFileIsNoLibrary() {
        QCOMPARE(mkfifo(path("books.sqlite-wal").c_str(), 0600), 0);
        ImportError error{};
        QVERIFY(!Library::open(path("books.sqlite"), error).has_value());
        QCOMPARE(error, ImportError::OddFile);
        QVERIFY(!Library::open({}, error).has_value());
        QCOMPARE(error, ImportError::NoFolder);
    }

    void aPdfWithoutEndIsGivenUp_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ImportError>("error");
        QTest::newRow("forms in forms") << hostile::formsWithoutEnd() << ImportError::GivenUp;
        QTest::newRow("text that unpacks") << hostile::textWithoutEnd() << ImportError::GivenUp;
        QTest::newRow("pages in pages") << hostile::pagesWithinPages() << ImportError::Damaged;
        QTest::newRow("lists in lists") << hostile::listsInLists() << ImportError::None;
    }
    void aPdfWithoutEndIsGivenUp() {
        QFETCH(QByteArray, bytes);
        QFETCH(ImportError, error);
        QElapsedTimer time;
        time.start();
        const auto file = write("a.pdf", bytes);
        const ImportError without =
            readPdf(file, always, {std::chrono::seconds(5), std::chrono::seconds(6)}).error;
        QCOMPARE(QByteArray(codeName(without).data()), QByteArray(codeName(error).data()));
        QVERIFY2(time.elapsed() < 8000, qPrintable(QString::number(time.elapsed())));
        QVERIFY(noProcessIsLeft());
        rusage used{};
        ::getrusage(RUSAGE_CHILDREN, &used);
        QVERIFY2(used.ru_maxrss < 1'100'000, qPrintable(QString::number(used.ru_maxrss)));
        ::getrusage(RUSAGE_SELF, &used);
        QVERIFY2(used.ru_maxrss < 600'000 * kSlower, qPrintable(QString::number(used.ru_maxrss)));
    }

    void aPdfWithoutEndIsCancelledAtOnce() {
        Library books = library();
        const auto file = write("a.pdf", hostile::formsWithoutEnd());
        QElapsedTimer time;
        time.start();
        const Imported stopped = books.import(file, [&](int, int) { return time.elapsed() < 500; });
        QCOMPARE(stopped.error, ImportError::Cancelled);
        QVERIFY2(time.elapsed() < 1500, qPrintable(QString::number(time.elapsed())));
        QVERIFY(noProcessIsLeft());
    }

    void aPictureWithoutEndIsGivenUp() {
        const auto file = write("a.pdf", hostile::pictureWithoutEnd());
        QCOMPARE(readPages(file, always).error, ImportError::None);
        QElapsedTimer time;
        time.start();
        QCOMPARE(drawPdf(file, 1, 800, always, {.answer = std::chrono::seconds(2)}).width, 0);
        QVERIFY2(time.elapsed() < 4000, qPrintable(QString::number(time.elapsed())));
        time.start();
        QCOMPARE(drawPage(file, 1, 800, [&](int, int) { return time.elapsed() < 500; }).width, 0);
        QVERIFY2(time.elapsed() < 1500, qPrintable(QString::number(time.elapsed())));
        QVERIFY(noProcessIsLeft());
    }

    void aPageIsNeverTooLong() {
        const QByteArray words = QByteArray("ship ").repeated(100'000);
        const auto pages = textPages(("a\f" + words + "\fb").toStdString());
        QCOMPARE(pages.front(), "a");
        QCOMPARE(pages.back(), "b");
        QVERIFY(pages.size() > 100 && pages.size() < 400);
        QCOMPARE(textPages(std::string(3'000'000, '\f')).size(), static_cast<std::size_t>(kMostPages) + 1);
        QCOMPARE(beginning("a\u00e4b", 2), "a");
        QCOMPARE(beginning("a\u00e4b", 3), "a\u00e4");
    }

    /// What the reference's language lets stand in one another, FTS5 reads as well.
    void theDeepestQueriesAreUnderstood() {
        Library books = library();
        QCOMPARE(books.import(rulebook(), always).error, ImportError::None);
        for (const char* piece :
             {"moon or fleet (", "moon or fleet -(", "moon or (fleet \"the dice\" or ("}) {
            const int pieces = 12 / static_cast<int>(std::count(piece, piece + std::strlen(piece), '('));
            const QByteArray typed = QByteArray(piece).repeated(pieces) + "dice";
            QVERIFY(typed.size() < static_cast<qsizetype>(reference::kLongestQuery));
            QVERIFY2(found(books, typed.toStdString()).contains("rulebook 3"), typed);
            QCOMPARE(books.error(), ImportError::None);
        }
    }

    /// No query is slow: neither many words nor common ones, in a book of any size.
    void searchingStaysUnder50Milliseconds_data() {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<bool>("finds");  // it must; whether the others do is the synonyms' business
        QByteArray common;
        QByteArray unknown;
        for (const std::string_view word : kOften) common += QByteArray(word.data()) + " ";
        for (int i = 0; i < 80; ++i) unknown += "qzx" + QByteArray::number(i) + "wvk ";
        QTest::newRow("one word many times") << QByteArray("ship or ").repeated(80) + "ship" << true;
        QTest::newRow("all common words") << common << true;
        QTest::newRow("any common word") << common.trimmed().replace(" ", " or ") << true;
        QTest::newRow("common words none of which may be") << "-(" + common + ") ship" << false;
        QTest::newRow("a phrase of them") << "\"" + common + "\"" << false;
        QTest::newRow("words nobody knows") << unknown << false;
        QTest::newRow("one letter") << QByteArray("s") << true;
        QTest::newRow("letters") << QByteArray("a b c d e f g h i j k l m n o p q r s t u v w") << false;
        QTest::newRow("a very long word") << QByteArray(100'000, 's') << false;
        QTest::newRow("a very long query") << QByteArray("ship dice ").repeated(10'000) << true;
        QTest::newRow("parentheses") << QByteArray("(ship or dice (").repeated(6) + "card" << true;
    }
    void searchingStaysUnder50Milliseconds() {
        QFETCH(QByteArray, typed);
        QFETCH(bool, finds);
        static const QTemporaryDir kept;
        static std::optional<Library> books;
        static const auto words = reference::Reference::open(places::reference().toStdString());
        if (!books) {
            ImportError error{};
            books = Library::open(std::filesystem::path(kept.path().toStdString()) / "books.sqlite", error);
            const QByteArray same = QByteArray("ship ").repeated(25'000);
            QCOMPARE(books->import(write("busy.txt", busyPages(8000)), always).error, ImportError::None);
            QCOMPARE(books->import(write("same.txt", (same + '\f').repeated(20)), always).error,
                     ImportError::None);
        }
        double best = 1e9;
        std::size_t hits = 0;
        for (int i = 0; i < 3; ++i) {
            const double begin = milliseconds();
            hits = books->search(typed.toStdString(), 20, &*words.reference).size();
            best = std::min(best, milliseconds() - begin);
        }
        QVERIFY2(best < 50 * kSlower, qPrintable(QString::number(best)));
        QCOMPARE(books->error(), ImportError::None);
        QVERIFY(hits > 0 || !finds);
    }

    void aPageCanBeDrawn() {
        const Picture picture = drawPage(rulebook(), 2, 400, always);
        QVERIFY(picture.width >= 396 && picture.width <= 404);
        QCOMPARE(picture.pixels.size(), static_cast<std::size_t>(picture.width * picture.height * 4));
        QVERIFY(std::ranges::count_if(picture.pixels, [](unsigned char value) { return value < 100; }) > 50);
        QCOMPARE(drawPage(rulebook(), 4, 400, always).width, 0);
        QCOMPARE(drawPage(path("no.pdf"), 1, 400, always).width, 0);
        QCOMPARE(drawPage(write("a.txt", "text"), 1, 400, always).width, 0);
    }
};

QTEST_MAIN(BooksTest)
#include "books_test.moc"
