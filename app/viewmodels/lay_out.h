#pragma once

#include "app/viewmodels/table.h"

namespace reach {

/// Where everything goes before the open game's first entry (Base p.4-5), at any depth.
class LayOut : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::Table* table MEMBER table_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QVariantList systems READ systems NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QVariantList outOfPlay READ outOfPlay NOTIFY changed)
    Q_PROPERTY(QVariantList thirdParty READ thirdParty NOTIFY changed)
    Q_PROPERTY(int courtCards READ courtCards NOTIFY changed)

  public:
    using QObject::QObject;

    /// As Table.systems, with every starting piece.
    QVariantList systems() const;
    /// In seat order: `{color, name, city, starport, ships: [place], tokens: [resource], hand}`; a place is
    /// `{id, name}`. A city and a starport come with three ships, the other places hold two.
    QVariantList seats() const;
    /// Clusters, from 1.
    QVariantList outOfPlay() const;
    /// Two players: `{resource, count}` on the ambition boxes.
    QVariantList thirdParty() const;
    int courtCards() const;

  Q_SIGNALS:
    void changed();

  private:
    /// The game as it is laid out, with its map, whatever the table tracks.
    Game begun() const;

    Table* table_ = nullptr;
};

}  // namespace reach
