#pragma once

#include "app/game/any_table.h"
#include "app/past/history_view.h"

#include <QAbstractListModel>

#include <vector>

namespace reach {

/// All entries of the open game, including undone ones, and the table after any of them. Viewing the past
/// changes nothing. Table.jumpTo() goes to a past moment, Games.fork() begins a new table there.
class History : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::AnyTable* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(int now READ now NOTIFY nowChanged)
    Q_PROPERTY(int length READ length NOTIFY nowChanged)
    Q_PROPERTY(int moment READ moment WRITE setMoment NOTIFY momentChanged)
    Q_PROPERTY(QString heading READ heading NOTIFY momentChanged)
    Q_PROPERTY(QString text READ text NOTIFY momentChanged)
    Q_PROPERTY(QList<reach::view::SystemView> systems READ systems NOTIFY momentChanged)
    Q_PROPERTY(QStringList touched READ touched NOTIFY momentChanged)
    Q_PROPERTY(QList<reach::view::PlayerView> players READ players NOTIFY momentChanged)
    Q_PROPERTY(QList<reach::view::ChapterStartView> chapters READ chapters NOTIFY tableChanged)

  public:
    enum Role {
        NumberRole = Qt::UserRole,  ///< from 1
        TextRole,                   ///< the entry in plain words
        CitationRole,               ///< citation of the rule; empty when there is none
        ReasonsRole,                ///< broken rules, each with its citation
        PlayerRole,                 ///< colour of the player who made it; empty for the table
        AutomaticRole,              ///< true: automatic after the entry before
        HeadingRole,                ///< chapter, round and turn that begin with this entry; else empty
        UndoneRole,                 ///< true: undone
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    AnyTable* table() const { return table_; }
    void setTable(AnyTable* table);
    /// The number of entries that count at the table.
    int now() const;
    int length() const { return static_cast<int>(lines_.size()); }
    /// The number of entries before the moment that is shown.
    int moment() const { return moment_; }
    void setMoment(int moment);
    /// Returns the heading "Chapter 2 · Round 3 · Ana". Without a round it is the chapter only.
    static QString headingOf(int chapter, int round = 0, const QString& who = {});
    /// The chapter, round and turn of the shown moment, and the entry before it.
    QString heading() const;
    QString text() const;
    QList<view::SystemView> systems() const;
    /// The systems changed by that entry.
    QStringList touched() const;
    QList<view::PlayerView> players() const;
    QList<view::ChapterStartView> chapters() const;

  Q_SIGNALS:
    void tableChanged();
    void nowChanged();
    void momentChanged();

  private:
    void read();
    void follow();

    AnyTable* table_ = nullptr;
    std::vector<PastLine> lines_;
    int moment_ = 0;
    int lastNow_ = 0;
    std::size_t lineRead_ = 0;  ///< AnyTable::line() at the last read()
};

}  // namespace reach
