#pragma once

#include "app/game/any_table.h"
#include "app/past/history_view.h"

#include <QAbstractListModel>

#include <vector>

namespace reach {

/// Every entry of the open game, undone ones too, and the table as it was after any of them. Looking back
/// changes nothing: Table.jumpTo() goes there, Games.fork() begins a table there.
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
        CitationRole,               ///< where the rule stands; empty when there is none
        ReasonsRole,                ///< what spoke against it, each with its citation
        PlayerRole,                 ///< whose entry; empty for the table's
        AutomaticRole,              ///< followed from the one before
        HeadingRole,                ///< chapter, round and turn that begin with it; else empty
        UndoneRole,                 ///< after the table's now
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    AnyTable* table() const { return table_; }
    void setTable(AnyTable* table);
    /// How many entries count at the table.
    int now() const;
    int length() const { return static_cast<int>(lines_.size()); }
    /// The table is shown as it was after so many entries.
    int moment() const { return moment_; }
    void setMoment(int moment);
    /// "Chapter 2 · Round 3 · Ana": without a round the chapter alone.
    static QString headingOf(int chapter, int round = 0, const QString& who = {});
    /// The chapter, round and turn of that moment, and the entry that led to it.
    QString heading() const;
    QString text() const;
    QList<view::SystemView> systems() const;
    /// Systems that entry changed.
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
    std::size_t lineRead_ = 0;  ///< AnyTable::line() of what was read
};

}  // namespace reach
