#include "app/books/my_books.h"

#include "app/device/data_folder.h"
#include "app/device/files.h"
#include "app/reference/reference.h"
#include "app/settings/preferences.h"
#include "app/values/singleton.h"
#include "app/words/home/book_words.h"
#include "app/words/shown.h"

#include <QFileInfo>
#include <QQuickImageProvider>

namespace reach {
namespace {

constexpr std::size_t kHits = 20;

std::filesystem::path libraryPath() {
    return device::libraryFile().toStdString();
}

/// The text with its ranges in bold, for Text.StyledText.
QString marked(const std::string& text, const std::vector<reference::Range>& ranges) {
    const auto part = [&](std::size_t from, std::size_t to) {
        return QString::fromUtf8(text.data() + from, static_cast<qsizetype>(to - from)).toHtmlEscaped();
    };
    QString html;
    std::size_t at = 0;
    for (const reference::Range& range : ranges) {
        html += part(at, range.begin) + QStringLiteral("<b>") +
                part(range.begin, range.begin + range.length) + QStringLiteral("</b>");
        at = range.begin + range.length;
    }
    html += part(at, text.size());
    return html.replace(u'\n', QStringLiteral("<br>"));
}

/// Pages of PDFs as pictures, "image://mybooks/BOOK/PAGE": empty when the file is no longer there, or no PDF,
/// or cannot be drawn in time, or when the app is closing.
class PagePictures : public QQuickImageProvider {
  public:
    explicit PagePictures(std::shared_ptr<std::atomic<bool>> closing)
        : QQuickImageProvider(Image, ForceAsynchronousImageLoading), closing_(std::move(closing)) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& wished) override {
        books::ImportError error{};
        const auto library = books::Library::open(libraryPath(), error);
        if (!library) return {};
        const qlonglong wanted = id.section(u'/', 0, 0).toLongLong();
        const int width = wished.width() > 0 ? wished.width() : 1200;
        const auto goesOn = [this](int, int) { return !*closing_; };
        for (const books::Book& book : library->books()) {
            if (book.id != wanted) continue;
            const books::Picture picture =
                books::drawPage(book.file, id.section(u'/', 1, 1).toInt(), width, goesOn);
            if (picture.width == 0) return {};
            QImage image = QImage(picture.pixels.data(), picture.width, picture.height,
                                  qsizetype{picture.width} * 4, QImage::Format_ARGB32)
                               .copy();
            *size = image.size();
            return image;
        }
        return {};
    }

  private:
    std::shared_ptr<std::atomic<bool>> closing_;
};

}  // namespace

MyBooks::MyBooks(QObject* parent) : QObject(parent) {}

MyBooks::~MyBooks() {
    *closing_ = true;
}

MyBooks* MyBooks::create(QQmlEngine* engine, QJSEngine* /*script*/) {
    auto* books = new MyBooks(engine);
    engine->addImageProvider(QStringLiteral("mybooks"), new PagePictures(books->closing_));
    return books;
}

/// Null when there is none yet, or when it cannot be opened.
books::Library* MyBooks::library(bool create) {
    std::error_code ignored;
    if (library_) return &*library_;
    if (!create && !std::filesystem::exists(libraryPath(), ignored)) return nullptr;
    books::ImportError error{};
    library_ = books::Library::open(libraryPath(), error);
    if (!library_ && !isBroken(error) && message_.isEmpty()) say(words::importErrorText(error), true);
    if (library_) beginCheck();
    return library_ ? &*library_ : nullptr;
}

void MyBooks::beginCheck() {
    if (check_) return;
    auto found = std::make_shared<books::ImportError>();
    check_ = std::make_unique<device::Work>(
        [found](const device::Work::GoesOn&) {
            const auto library = books::Library::open(libraryPath(), *found);
            if (!library) return;
            (void)library->isSound();
            *found = library->error();
        },
        nullptr,
        // The work that is changing the books at this moment has read them, too.
        [this, found] { isBroken(*found); }, device::Work::Haste::None);
}

bool MyBooks::isBroken(books::ImportError error) {
    if (error != books::ImportError::LibraryBroken) return false;
    library_.reset();
    QString text = words::importErrorText(error);
    if (const auto aside = books::Library::setAside(libraryPath())) {
        text += u' ' + words::booksAsideText(*aside);
        Preferences::noteDamage(text);
    }
    // Not while QML reads a value of this: it would read it again at once.
    QMetaObject::invokeMethod(
        this, [this, text] { say(text, true); }, Qt::QueuedConnection);
    return true;
}

const reference::Reference* MyBooks::words() {
    auto* library = singleton<ReferenceLibrary>(*this, "Reference");
    return library ? library->reference() : nullptr;
}

void MyBooks::say(const QString& message, bool isProblem) {
    message_ = words::shown(message);
    isProblem_ = isProblem;
    Q_EMIT changed();
}

QList<view::MyBookView> MyBooks::list() {
    QList<view::MyBookView> list;
    const books::Library* mine = library(false);
    if (!mine) return list;
    const std::vector<books::Book> all = mine->books();
    if (isBroken(mine->error())) return list;
    for (const books::Book& book : all)
        list.append({static_cast<int>(book.id), QString::fromStdString(book.title), book.pages,
                     QString::fromStdString(book.file.string())});
    return list;
}

void MyBooks::importFile(const QUrl& file) {
    if (import_) return;
    const QString path = device::pathOf(file);
    message_.clear();
    importing_ = QFileInfo(path).completeBaseName();
    progress_ = 0;
    auto imported = std::make_shared<books::Imported>();
    import_ = std::make_unique<device::Work>(
        [imported, path = path.toStdString()](const device::Work::GoesOn& goesOn) {
            if (auto library = books::Library::open(libraryPath(), imported->error))
                *imported = library->import(path, goesOn);
        },
        [this](int percent) {
            progress_ = percent / 100.0;
            Q_EMIT progressed();
        },
        [this, imported] { finish(*imported); });
    Q_EMIT progressed();
    Q_EMIT changed();
}

void MyBooks::finish(const books::Imported& imported) {
    import_.reset();
    importing_.clear();
    Q_EMIT progressed();
    if (imported.error == books::ImportError::None) {
        device::keepFile(device::libraryFile());
        const QString title = QString::fromStdString(imported.book.title);
        say(imported.replaced ? tr("%1 is in place of your older copy.").arg(title)
                              : tr("%1 can be searched now.").arg(title),
            false);
    } else if (!isBroken(imported.error)) {
        say(words::importErrorText(imported.error), imported.error != books::ImportError::Cancelled);
    }
}

void MyBooks::cancel() {
    if (import_) import_->cancel();
}

void MyBooks::remove(qlonglong book) {
    books::Library* mine = library(false);
    if (mine && mine->remove(book)) {
        device::keepFile(device::libraryFile());
        message_.clear();
        Q_EMIT changed();
    } else if (const auto error = mine ? mine->error() : books::ImportError::None; !isBroken(error)) {
        say(error == books::ImportError::None ? tr("The book could not be removed.")
                                              : words::importErrorText(error),
            true);
    }
}

void MyBooks::dismiss() {
    say({}, false);
}

QList<view::HitView> MyBooks::search(const QString& typed) {
    QList<view::HitView> list;
    const books::Library* mine = library(false);
    if (!mine) return list;
    const std::vector<books::PageHit> hits = mine->search(typed.toStdString(), kHits, words());
    if (isBroken(mine->error())) return list;
    for (const books::PageHit& hit : hits) {
        view::HitView view;
        view.id = QStringLiteral("mine:%1/%2").arg(QString::number(hit.book), QString::number(hit.page));
        view.title = QString::fromStdString(hit.title);
        view.snippet = marked(hit.snippet, hit.inSnippet);
        view.section = view.group = QStringLiteral("mine");
        view.first = list.isEmpty();
        view.place = tr("p.%1", "page").arg(hit.page);
        view.copies = 1;
        list.append(view);
    }
    return list;
}

view::MyPageView MyBooks::page(qlonglong book, int page, const QString& typed) {
    const books::Library* mine = library(false);
    if (!mine) return {};
    const auto text = mine->page(book, page, typed.toStdString(), words());
    if (isBroken(mine->error()) || !text) return {};
    for (const books::Book& one : mine->books())
        if (one.id == book)
            return {
                QString::fromStdString(one.title), page, one.pages, marked(text->text, text->matches),
                QString::fromStdString(one.file.extension().string()).toLower() == QStringLiteral(".pdf") &&
                    QFileInfo(QString::fromStdString(one.file.string())).isFile()};
    return {};
}

}  // namespace reach

#include "moc_my_books.cpp"
