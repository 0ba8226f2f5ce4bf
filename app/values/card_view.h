#pragma once

#include "app/values/arcs.h"
#include "engine/core/state.h"

#include <QtQml/qqmlregistration.h>
#include <QVariant>

namespace reach::view {

/// The pieces that a leader places with one of the letters A, B and C (Base p.4; Leaders & Lore).
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

/// A card with text: a Court card, a leader, lore, or a card of the campaign.
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
    Q_PROPERTY(int supply MEMBER supply FINAL)

  public:
    QString id;                                   ///< as the record names it: "BC05"; empty: no card
    QString name;                                 ///< name of the visible side, in words
    arcs::CardKind kind = arcs::CardKind::Guild;  ///< the kind of card, as printed
    QString kindId;                               ///< the kind as the reference names it: "imperial council"
    QString suit;                                 ///< resource of a Guild card: "fuel"; else empty
    int raidCost = 0;              ///< keys to steal it; 0: none printed; -1: it cannot be stolen
    QList<StartGroupView> groups;  ///< pieces of a leader at A, B and C; else empty
    QStringList resources;         ///< the two starting resources of a leader; else empty
    int supply = 0;  ///< tokens of its suit that a player's card keeps, because it holds the supply; else 0

    bool operator==(const CardView&) const = default;
};

CardView card(CardId id);
/// The card with the name and the page of its visible side.
CardView card(const State& state, CardId id);

}  // namespace reach::view
