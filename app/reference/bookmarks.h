#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>

namespace reach {

/// The player's marks in the reference: recent searches and favourites, saved on this device, and the ticks
/// of checklists, kept while the app runs.
class Bookmarks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList recent READ recent NOTIFY changed)
    Q_PROPERTY(QStringList favourites READ favourites NOTIFY changed)
    Q_PROPERTY(int ticks READ ticks NOTIFY ticked)

  public:
    explicit Bookmarks(QObject* parent = nullptr);

    /// Recent queries, the latest first.
    QStringList recent() const { return recent_; }
    /// Ids of the favourite pages, the latest first.
    QStringList favourites() const { return favourites_; }

    Q_INVOKABLE void remember(const QString& query);
    Q_INVOKABLE void toggle(const QString& id);
    Q_INVOKABLE bool isFavourite(const QString& id) const { return favourites_.contains(id); }

    /// Changes with every tick, so that bindings that read it are evaluated again.
    int ticks() const { return ticks_; }
    Q_INVOKABLE bool isTicked(const QString& id, int line) const;
    Q_INVOKABLE void tick(const QString& id, int line);
    Q_INVOKABLE int ticksOf(const QString& id) const;
    Q_INVOKABLE void clearTicks(const QString& id);

  Q_SIGNALS:
    void changed();
    void ticked();

  private:
    void noteTick();

    QStringList recent_;
    QStringList favourites_;
    QHash<QString, QSet<int>> lines_;
    int ticks_ = 0;
};

}  // namespace reach
