#pragma once

#include "app/table/lay_out_view.h"
#include "app/values/player_view.h"
#include "app/values/system_view.h"

namespace reach {

class Table;
struct Game;

/// Where everything goes before the open game's first entry (Base p.4-5), at any depth; in a campaign, what
/// its setup has laid out so far (BR p.4-7).
class LayOut : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Table.layOut")
    Q_PROPERTY(QList<reach::view::SystemView> systems READ systems NOTIFY changed)
    Q_PROPERTY(QList<reach::view::StartSeatView> seats READ seats NOTIFY changed)
    Q_PROPERTY(QList<int> outOfPlay READ outOfPlay NOTIFY changed)
    Q_PROPERTY(QStringList boxes READ boxes NOTIFY changed)
    Q_PROPERTY(int courtCards READ courtCards NOTIFY changed)
    Q_PROPERTY(QList<reach::view::LaidPartView> parts READ parts NOTIFY changed)
    Q_PROPERTY(int pieces READ pieces NOTIFY changed)
    Q_PROPERTY(bool begun READ hasBegun NOTIFY changed)

  public:
    /// Of this table, whatever is opened at it; the table has its only one.
    explicit LayOut(Table& table);

    /// As Table.systems, with every starting piece.
    QList<view::SystemView> systems() const;
    /// In seat order.
    QList<view::StartSeatView> seats() const;
    /// Clusters, from 1.
    QList<int> outOfPlay() const;
    /// Two players: what lies on the ambition boxes (Base p.4), box by box in words.
    QStringList boxes() const;
    int courtCards() const;
    /// A campaign's: what lies on the map that did not when the Act began or somebody laid it out last, owner
    /// by owner, then what lies on the ambition boxes; empty in a base game, and once the Act's first card
    /// was played.
    QList<view::LaidPartView> parts() const;
    /// Of all parts together.
    int pieces() const;
    /// Somebody laid something out in this Act already.
    bool hasBegun() const;
    /// All of it lies on the real board.
    Q_INVOKABLE void done();

  Q_SIGNALS:
    void changed();

  private:
    /// The game as it is laid out, with its map, whatever the table tracks.
    Game start() const;

    /// So many entries had been made when somebody laid it out last, in this line of the table.
    std::size_t since() const;

    Table& table_;
};

}  // namespace reach
