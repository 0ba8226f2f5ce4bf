#pragma once

#include "app/values/turn_view.h"
#include "engine/arcades/state.h"

namespace reach::view {

/// A card of the deck.
struct ArcadesCardView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesCard)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString suit MEMBER suit FINAL)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(bool seen MEMBER seen FINAL)

  public:
    QString card;  ///< as the record names it: "aggression 4"
    QString suit;
    int number = 0;
    bool seen = false;  ///< true: played in this chapter, or lies in an offer

    bool operator==(const ArcadesCardView&) const = default;
};

/// The deck.
QList<ArcadesCardView> cards(const arcades::Game& game);
/// The cards of this round.
QList<PlayedCardView> played(const arcades::Game& game);

}  // namespace reach::view
