#pragma once

#include "app/device/work.h"
#include "app/reference/reference_search_view.h"
#include "database/books/library.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include <atomic>
#include <memory>
#include <optional>

namespace reach {
namespace view {

/// A rulebook of the player's own.
struct MyBookView {
    Q_GADGET
    QML_VALUE_TYPE(myBook)
    Q_PROPERTY(int id MEMBER id FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int pages MEMBER pages FINAL)
    Q_PROPERTY(QString file MEMBER file FINAL)

  public:
    int id = 0;     ///< on this device
    QString title;  ///< the name of its file
    int pages = 0;  ///< how many it has
    QString file;   ///< where it was taken from

    bool operator==(const MyBookView&) const = default;
};

/// A page of such a book.
struct MyPageView {
    Q_GADGET
    QML_VALUE_TYPE(myPage)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int page MEMBER page FINAL)
    Q_PROPERTY(int pages MEMBER pages FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(bool isPdf MEMBER isPdf FINAL)

  public:
    QString title;       ///< of the book
    int page = 0;        ///< from 1; 0: there is no such page
    int pages = 0;       ///< of the book
    QString text;        ///< styled, with what was looked for in <b>
    bool isPdf = false;  ///< `image://mybooks/BOOK/PAGE` is its picture: the PDF is still there

    bool operator==(const MyPageView&) const = default;
};

}  // namespace view

/// The player's own rulebooks as QML sees them. README.md beside this file is its contract.
class MyBooks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QList<reach::view::MyBookView> list READ list NOTIFY changed)
    Q_PROPERTY(QString importing READ importing NOTIFY progressed)
    Q_PROPERTY(qreal progress READ progress NOTIFY progressed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(bool isProblem READ isProblem NOTIFY changed)

  public:
    /// QML makes it by create(), which adds the pictures of pages to the engine.
    explicit MyBooks(QObject* parent);
    ~MyBooks() override;

    static MyBooks* create(QQmlEngine* engine, QJSEngine* script);

    QList<view::MyBookView> list();
    QString importing() const { return importing_; }
    qreal progress() const { return progress_; }
    QString message() const { return message_; }
    bool isProblem() const { return isProblem_; }

    /// Takes the file in beside the window; one at a time.
    Q_INVOKABLE void importFile(const QUrl& file);
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void remove(qlonglong book);
    Q_INVOKABLE void dismiss();

    /// The best pages, beside those of the reference: their ids are `mine:BOOK/PAGE`.
    Q_INVOKABLE QList<reach::view::HitView> search(const QString& typed);
    Q_INVOKABLE reach::view::MyPageView page(qlonglong book, int page, const QString& typed);

  Q_SIGNALS:
    void changed();
    void progressed();

  private:
    books::Library* library(bool create);
    /// Other forms and synonyms of what is typed.
    const reference::Reference* words();
    void say(const QString& message, bool isProblem);
    /// Whether the last call came upon damage; then the file is set aside, and that is said.
    bool isBroken(books::ImportError error);
    /// Reads all of the books beside the window: what nobody looks at is damaged all the same.
    void beginCheck();
    void finish(const books::Imported& imported);

    std::shared_ptr<std::atomic<bool>> closing_ =
        std::make_shared<std::atomic<bool>>(false);  ///< ends drawing
    std::optional<books::Library> library_;
    std::unique_ptr<device::Work> import_;
    std::unique_ptr<device::Work> check_;
    QString importing_;
    qreal progress_ = 0;
    QString message_;
    bool isProblem_ = false;
};

}  // namespace reach
