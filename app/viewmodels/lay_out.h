#pragma once

#include "app/viewmodels/lay_out_view.h"
#include "app/viewmodels/table.h"

namespace reach {

/// Where everything goes before the open game's first entry (Base p.4-5), at any depth; in a campaign, what
/// its setup has laid out so far (BR p.4-7).
class LayOut : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::Table* table READ table WRITE setTable NOTIFY changed REQUIRED)
    Q_PROPERTY(QList<reach::view::SystemView> systems READ systems NOTIFY changed)
    Q_PROPERTY(QList<reach::view::StartSeatView> seats READ seats NOTIFY changed)
    Q_PROPERTY(QList<int> outOfPlay READ outOfPlay NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ResourceCountView> thirdParty READ thirdParty NOTIFY changed)
    Q_PROPERTY(int courtCards READ courtCards NOTIFY changed)
    Q_PROPERTY(QList<reach::view::LaidPartView> parts READ parts NOTIFY changed)
    Q_PROPERTY(int pieces READ pieces NOTIFY changed)

  public:
    using QObject::QObject;

    Table* table() const { return table_; }
    void setTable(Table* table);

    /// As Table.systems, with every starting piece.
    QList<view::SystemView> systems() const;
    /// In seat order.
    QList<view::StartSeatView> seats() const;
    /// Clusters, from 1.
    QList<int> outOfPlay() const;
    /// Two players: what lies on the ambition boxes.
    QList<view::ResourceCountView> thirdParty() const;
    int courtCards() const;
    /// A campaign's: what lies on the map that did not when the Act began, owner by owner; empty in a base
    /// game, and once the Act's first card was played.
    QList<view::LaidPartView> parts() const;
    /// Of all parts together.
    int pieces() const;

  Q_SIGNALS:
    void changed();

  private:
    /// The game as it is laid out, with its map, whatever the table tracks.
    Game begun() const;

    Table* table_ = nullptr;
};

}  // namespace reach
