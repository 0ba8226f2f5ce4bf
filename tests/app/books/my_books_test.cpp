#include "app/books/my_books.h"
#include "app/reference/quick_aids.h"
#include "app/window.h"
#include "tests/books/hostile_pdf.h"
#include "tests/places.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using reach::MyBooks;
namespace hostile = reach::hostile;

/// The screen with the player's own books.
class MyBooksTest : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 60000;  // a busy machine takes its time over a book

    std::unique_ptr<QTemporaryDir> data_;

    static bool comesToRest(const MyBooks& books) {
        return QTest::qWaitFor([&] { return books.importing().isEmpty(); }, kPatience);
    }
    /// Whether a program that this one has started has worked for a while: a book is being read.
    static bool readerIsBusy() {
        constexpr int kTicks = 20;  // of processor time
        const auto own = QByteArray::number(QCoreApplication::applicationPid());
        for (const QString& id :
             QDir(QStringLiteral("/proc")).entryList({QStringLiteral("[0-9]*")}, QDir::Dirs)) {
            QFile stat(QStringLiteral("/proc/%1/stat").arg(id));
            if (!stat.open(QIODevice::ReadOnly)) continue;
            const QByteArray all = stat.readAll();
            const QByteArrayList after = all.mid(all.lastIndexOf(')') + 2).split(' ');
            if (after.size() > 12 && after[1] == own && after[11].toInt() + after[12].toInt() >= kTicks)
                return true;
        }
        return false;
    }
    QUrl write(const char* name, const QByteArray& bytes) const {
        QFile file(data_->filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
                   ? QUrl::fromLocalFile(file.fileName())
                   : QUrl();
    }
    QUrl rulebook() const {
        const QString path = data_->filePath(QStringLiteral("rulebook.pdf"));
        QPdfWriter writer(path);
        QPainter painter(&writer);
        painter.drawText(1000, 1000, QStringLiteral("Zeppelins <b>bolder</b> than most"));
        writer.newPage();
        painter.drawText(1000, 1000, QStringLiteral("Übergänge over the second page"));
        return QUrl::fromLocalFile(path);
    }
    static QUrl longText(const MyBooksTest& test) {
        return test.write("long.txt",
                          QByteArray("A leaf of a very long book, and another word.\f").repeated(15000));
    }

  private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void init() {
        data_ = std::make_unique<QTemporaryDir>();
        qputenv("REACHKEEPER_DATA", data_->path().toUtf8());
    }

    void aBookIsAddedSearchedReadAndRemoved() {
        MyBooks books(nullptr);
        QVERIFY(books.list().isEmpty());
        QVERIFY(books.search(QStringLiteral("zeppelin")).isEmpty());
        QVERIFY(!QFile::exists(data_->filePath(QStringLiteral("books.sqlite"))));  // looking creates nothing
        const QSignalSpy progressed(&books, &MyBooks::progressed);
        books.importFile(rulebook());
        QCOMPARE(books.importing(), QStringLiteral("rulebook"));
        QVERIFY(comesToRest(books));
        QVERIFY(progressed.count() > 2);
        QVERIFY2(!books.isProblem(), qPrintable(books.message()));
        QVERIFY(books.message().contains(QStringLiteral("rulebook")));
        QCOMPARE(books.list().size(), 1);
        const auto hits = books.search(QStringLiteral("zeppelin bold"));
        QCOMPARE(hits.size(), 1);
        const qlonglong id = books.list().constFirst().id;
        QCOMPARE(hits[0].id, QStringLiteral("mine:%1/1").arg(id));
        // Marks of ours are markup, signs of the book are not.
        QCOMPARE(hits[0].snippet.trimmed(),
                 QStringLiteral("<b>Zeppelins</b> &lt;b&gt;<b>bolder</b>&lt;/b&gt; than most"));
        const reach::view::MyPageView page = books.page(id, 2, QStringLiteral("second"));
        QCOMPARE(page.pages, 2);
        QVERIFY(page.isPdf);
        QVERIFY(page.text.contains(QStringLiteral("Übergänge over the <b>second</b>")));
        QVERIFY(books.page(id, 3, {}).page == 0);
        books.remove(id);
        QVERIFY(books.list().isEmpty());
        books.remove(id);
        QVERIFY(books.isProblem());
    }

    void aBadFileSaysWhyAndHarmsNothing() {
        MyBooks books(nullptr);
        books.importFile(rulebook());
        QVERIFY(comesToRest(books));
        write("rulebook.pdf", "%PDF-1.7 and then nothing");
        books.importFile(QUrl::fromLocalFile(data_->filePath(QStringLiteral("rulebook.pdf"))));
        QVERIFY(comesToRest(books));
        QVERIFY(books.isProblem());
        QVERIFY(books.message().contains(QStringLiteral("damaged")));
        QCOMPARE(books.search(QStringLiteral("zeppelin")).size(), 1);
        books.dismiss();
        QVERIFY(books.message().isEmpty());
    }

    void cancellingChangesNothing() {
        MyBooks books(nullptr);
        books.importFile(longText(*this));
        books.cancel();
        QVERIFY(comesToRest(books));
        QVERIFY(!books.isProblem());
        QVERIFY(books.message().contains(QStringLiteral("Cancelled")));
        QVERIFY(books.list().isEmpty());
    }

    void closingTheAppWhileItImportsIsFine() {
        {
            MyBooks books(nullptr);
            QSignalSpy progressed(&books, &MyBooks::progressed);
            books.importFile(longText(*this));
            while (books.progress() == 0) QVERIFY(progressed.wait());
        }
        QCoreApplication::processEvents();
        MyBooks books(nullptr);
        QVERIFY(books.list().isEmpty());
    }

    /// Neither Cancel nor closing the app waits for a PDF that never ends.
    void aBookThatHurtsIsLeftAtOnce() {
        const QUrl file = write("hurts.pdf", hostile::formsWithoutEnd());
        QElapsedTimer time;
        {
            MyBooks books(nullptr);
            books.importFile(file);
            QTRY_VERIFY_WITH_TIMEOUT(readerIsBusy(), kPatience);
            QCOMPARE(books.importing(), QStringLiteral("hurts"));
            time.start();
            books.cancel();
            QVERIFY(comesToRest(books));
            QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
            QVERIFY(books.message().contains(QStringLiteral("Cancelled")));
            books.importFile(file);
            QTRY_VERIFY_WITH_TIMEOUT(readerIsBusy(), kPatience);
            time.start();
        }
        QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
        QVERIFY(MyBooks(nullptr).list().isEmpty());
    }

    void aPictureThatHurtsIsLeftAtOnce() {
        MyBooks books(nullptr);
        books.importFile(write("hurts.pdf", hostile::pictureWithoutEnd()));
        QVERIFY(comesToRest(books));
        QVERIFY2(!books.isProblem(), qPrintable(books.message()));
        QElapsedTimer time;
        {
            QQmlEngine engine;
            engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
            QQmlComponent component(&engine);
            component.setData(
                "import QtQuick\nimport Reachkeeper\n"
                "Image { property int count: MyBooks.list.length; source: 'image://mybooks/1/1' }",
                {});
            const std::unique_ptr<QObject> image(component.create());
            QVERIFY2(image, qPrintable(component.errorString()));
            QCOMPARE(image->property("count").toInt(), 1);
            QTRY_VERIFY_WITH_TIMEOUT(readerIsBusy(), kPatience);
            QCOMPARE(image->property("status").toInt(), 2);  // loading
            time.start();
        }
        QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
    }

    void aLibraryThatIsDamagedIsTold() {
        write("books.sqlite", QByteArray("no database at all ").repeated(300));
        MyBooks books(nullptr);
        QVERIFY(books.list().isEmpty());
        QTRY_VERIFY(books.isProblem());
        QVERIFY2(books.message().contains(QStringLiteral("damaged-1")), qPrintable(books.message()));
    }

    void theAidsGoToAFile() {
        qputenv("REACHKEEPER_REFERENCE", places::reference().toLocal8Bit());
        QQmlEngine engine;
        const auto window = openMainWindow(engine);
        QVERIFY(window);
        auto& aids =
            *engine.singletonInstance<reach::QuickAids*>(qmlTypeId("Reachkeeper", 1, 0, "QuickAids"));
        const QString path = data_->filePath(QStringLiteral("aids.pdf"));
        QVERIFY(aids.exportPdf(QUrl::fromLocalFile(path), {QStringLiteral("aid.round")}));
        QVERIFY(QFile(path).size() > 2000);
        QVERIFY(aids.problem().isEmpty());
        QVERIFY(!aids.exportPdf(QUrl::fromLocalFile(QStringLiteral("/no/such/folder.pdf")), {}));
        QVERIFY(!aids.problem().isEmpty());
    }

    void theScreensOpenAtThePage() {
        {
            MyBooks books(nullptr);
            books.importFile(rulebook());
            QVERIFY(comesToRest(books));
        }
        QQuickView view;
        view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        view.setResizeMode(QQuickView::SizeRootObjectToView);
        QStringList warnings;
        connect(view.engine(), &QQmlEngine::warnings, this, [&](const QList<QQmlError>& errors) {
            for (const QQmlError& error : errors) warnings.append(error.toString());
        });
        view.setInitialProperties({{QStringLiteral("dark"), false}});
        view.setSource(QUrl::fromLocalFile(places::source("tests/qml/MyBooksGallery.qml")));
        QCOMPARE(view.status(), QQuickView::Ready);
        view.resize(1280, 800);
        view.show();
        auto* picture = view.rootObject()->findChild<QQuickItem*>(QStringLiteral("pagePicture"));
        QVERIFY(picture);
        QTRY_VERIFY_WITH_TIMEOUT(picture->height() > 400, kPatience);  // the second page, drawn
        auto* previous = view.rootObject()->findChild<QQuickItem*>(QStringLiteral("previousPage"));
        QVERIFY(previous && previous->isEnabled());
        QVERIFY(QMetaObject::invokeMethod(previous, "clicked"));
        QVERIFY(!previous->isEnabled());
        QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join(u'\n')));
    }
};

QTEST_MAIN(MyBooksTest)
#include "my_books_test.moc"
