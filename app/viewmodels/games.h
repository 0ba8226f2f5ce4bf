#pragma once

#include "app/session/fitting.h"
#include "app/viewmodels/table.h"

#include <QUrl>

namespace reach {

/// The saved tables as QML sees them. README.md beside this file is its contract.
class Games : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QVariantList list READ list NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(int longestName READ longestName CONSTANT)
    Q_PROPERTY(int longestTitle READ longestTitle CONSTANT)

  public:
    explicit Games(QObject* parent = nullptr);

    QVariantList list() const;
    QString problem() const { return problem_; }
    static int longestName() { return kLongestName; }
    static int longestTitle() { return kLongestTitle; }

    Q_INVOKABLE QVariantList setupCards(int players) const;
    /// The Fates that can be played in this Act, 1 to 3.
    Q_INVOKABLE QVariantList fatesOf(int act) const;
    /// The systems as they lie when such a game begins; empty while the wish is not complete.
    Q_INVOKABLE QVariantList laidOut(const QVariantMap& wish) const;
    Q_INVOKABLE bool start(const QVariantMap& wish);
    Q_INVOKABLE bool openGame(qlonglong id);
    Q_INVOKABLE bool removeGame(qlonglong id);
    Q_INVOKABLE bool renameGame(qlonglong id, const QString& title);
    /// A table of its own that begins with the first entries of the open one, in its place.
    Q_INVOKABLE bool fork(int entries);
    /// The sample game of the first-run tour: a table of which nothing is kept.
    Q_INVOKABLE bool openSample();
    Q_INVOKABLE bool importRecord(const QString& text);
    Q_INVOKABLE bool importFile(const QUrl& file);
    Q_INVOKABLE bool exportFile(const QUrl& file);
    /// The list may have changed while a table was played.
    Q_INVOKABLE void refresh() { Q_EMIT changed(); }

  Q_SIGNALS:
    void changed();

  private:
    Table& table();
    bool import(const QString& title, const QByteArray& text);
    bool show(Shelved<std::unique_ptr<OpenTable>> shelved);
    bool say(const QString& problem);

    Shelf shelf_;
    QString problem_;
};

}  // namespace reach
