#pragma once

#include "app/viewmodels/history_view.h"
#include "app/viewmodels/table.h"

#include <QAbstractListModel>

#include <vector>

namespace reach {

/// Every entry of the open game, undone ones too, and the table as it was after any of them. Looking back
/// changes nothing: Table.jumpTo() goes there, Games.fork() begins a table there.
class History : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::Table* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
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

    Table* table() const { return table_; }
    void setTable(Table* table);
    /// How many entries count at the table.
    int now() const;
    int length() const { return static_cast<int>(lines_.size()); }
    /// The table is shown as it was after so many entries.
    int moment() const { return moment_; }
    void setMoment(int moment);
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
    struct Line {
        QString text;
        QString citation;
        QStringList reasons;
        QString player;
        bool automatic = false;
        QString heading;
        int chapter = 0;
    };

    void read();
    void follow();
    QString headingOf(const Game& game) const;
    Game gameAt(int moment) const;

    Table* table_ = nullptr;
    std::vector<Line> lines_;
    int moment_ = 0;
    int lastNow_ = 0;
};

}  // namespace reach
