#pragma once

#include "database/books/library.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariant>

#include <atomic>
#include <memory>
#include <optional>

class QThread;

namespace reach {

/// The player's own rulebooks as QML sees them. README.md beside this file is its contract.
class MyBooks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QVariantList list READ list NOTIFY changed)
    Q_PROPERTY(QString importing READ importing NOTIFY progressed)
    Q_PROPERTY(qreal progress READ progress NOTIFY progressed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(bool isProblem READ isProblem NOTIFY changed)

  public:
    /// QML makes it by create(), which adds the pictures of pages to the engine.
    explicit MyBooks(QObject* parent);
    ~MyBooks() override;

    static MyBooks* create(QQmlEngine* engine, QJSEngine* script);

    QVariantList list();
    QString importing() const { return importing_; }
    qreal progress() const { return progress_; }
    QString message() const { return message_; }
    bool isProblem() const { return isProblem_; }

    /// Takes the file in on a thread of its own; one at a time.
    Q_INVOKABLE void importFile(const QUrl& file);
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void remove(qlonglong book);
    Q_INVOKABLE void dismiss();

    Q_INVOKABLE QVariantList search(const QString& typed);
    Q_INVOKABLE QVariantMap page(qlonglong book, int page, const QString& typed);

  Q_SIGNALS:
    void changed();
    void progressed();

  private:
    books::Library* library(bool create);
    /// Other forms and synonyms of what is typed.
    const reference::Reference* words();
    void say(const QString& message, bool isProblem);
    void finish(const books::Imported& imported);
    void stop();

    std::shared_ptr<std::atomic<bool>> closing_ =
        std::make_shared<std::atomic<bool>>(false);  ///< ends drawing
    std::optional<books::Library> library_;
    std::unique_ptr<QThread> worker_;
    std::shared_ptr<std::atomic<bool>> cancelled_;
    QString importing_;
    qreal progress_ = 0;
    QString message_;
    bool isProblem_ = false;
};

}  // namespace reach
