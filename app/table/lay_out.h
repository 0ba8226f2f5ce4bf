#pragma once

#include "app/table/lay_out_view.h"
#include "app/values/player_view.h"
#include "app/values/system_view.h"

namespace reach {

class Table;
struct Game;

/// The places of all pieces before the open game's first entry (Base p.4-5), at any depth. In a campaign, the
/// pieces that its setup has placed so far (BR p.4-7).
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
    Q_PROPERTY(int toDo READ toDo NOTIFY changed)
    Q_PROPERTY(bool begun READ hasBegun NOTIFY changed)
    Q_PROPERTY(bool last READ isLast NOTIFY changed)
    Q_PROPERTY(bool lasting READ isLasting NOTIFY changed)

  public:
    /// The table owns this object, for every game that is opened at it.
    explicit LayOut(Table& table);

    /// The systems as in Table.systems, with every starting piece.
    QList<view::SystemView> systems() const;
    /// The starting pieces of the players, in seat order.
    QList<view::StartSeatView> seats() const;
    /// The clusters out of play, from 1.
    QList<int> outOfPlay() const;
    /// For two players: the resources on the ambition boxes (Base p.4), box by box in words.
    QStringList boxes() const;
    int courtCards() const;
    /// In a campaign: the pieces on the map that came since the Act began or since the last done(), owner by
    /// owner, and then the new resources on the ambition boxes, tokens of Fates and cards beside the map.
    /// Empty in a base game, and after the Act's first card was played.
    QList<view::LaidPartView> parts() const;
    /// The number of pieces in all parts.
    int pieces() const;
    /// The number of lines that list the moves on the real board up to now, also those beside the parts. It
    /// is the same number when the list of the table takes their place.
    int toDo() const;
    /// True if done() was called in this Act.
    bool hasBegun() const;
    /// True if nothing comes after these pieces: the setup asks nothing more.
    bool isLast() const;
    /// True in a campaign, until the Act's first card is played: more pieces can come.
    bool isLasting() const;
    /// Notes that all pieces lie on the real board.
    Q_INVOKABLE void done();

  Q_SIGNALS:
    void changed();

  private:
    /// The game at its start, with its map, independent of the table's depth.
    Game start() const;

    /// The number of entries at the last done(), in this line of the table.
    std::size_t since() const;

    Table& table_;
};

}  // namespace reach
