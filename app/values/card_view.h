#pragma once

#include "app/values/arcs.h"
#include "engine/core/state.h"

#include <QtQml/qqmlregistration.h>
#include <QVariant>

namespace reach::view {

/// What a leader places with one of the letters A, B and C (Base p.4; Leaders & Lore).
struct StartGroupView {
    Q_GADGET
    QML_VALUE_TYPE(startGroup)
    Q_PROPERTY(int ships MEMBER ships FINAL)
    Q_PROPERTY(bool city MEMBER city FINAL)
    Q_PROPERTY(bool starport MEMBER starport FINAL)

  public:
    int ships = 0;
    bool city = false;
    bool starport = false;

    bool operator==(const StartGroupView&) const = default;
};

/// A card with text: of the Court, a leader, lore, or one that the campaign brings.
struct CardView {
    Q_GADGET
    QML_VALUE_TYPE(card)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(reach::arcs::CardKind kind MEMBER kind FINAL)
    Q_PROPERTY(QString kindId MEMBER kindId FINAL)
    Q_PROPERTY(QString suit MEMBER suit FINAL)
    Q_PROPERTY(int raidCost MEMBER raidCost FINAL)
    Q_PROPERTY(QList<reach::view::StartGroupView> groups MEMBER groups FINAL)
    Q_PROPERTY(QStringList resources MEMBER resources FINAL)

  public:
    QString id;                                   ///< as the record names it: "BC05"; empty: no card
    QString name;                                 ///< of the side that is up, in words
    arcs::CardKind kind = arcs::CardKind::Guild;  ///< what is printed on it
    QString kindId;                               ///< the same as the reference names it: "imperial council"
    QString suit;                                 ///< of a Guild card, its resource: "fuel"; else empty
    int raidCost = 0;              ///< keys that steal it; 0 where none is printed, -1 where none can
    QList<StartGroupView> groups;  ///< of a leader A, B and C; else empty
    QStringList resources;         ///< of a leader, the two it begins with; else empty

    bool operator==(const CardView&) const = default;
};

CardView card(CardId id);
/// With the name and the page of the side that is up.
CardView card(const State& state, CardId id);

}  // namespace reach::view
