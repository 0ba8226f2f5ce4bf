#pragma once

#include "app/values/card_view.h"
#include "app/values/token_view.h"

namespace reach::view {

/// A place of the Court row (Base p.5).
struct CourtPlaceView {
    Q_GADGET
    QML_VALUE_TYPE(courtPlace)
    Q_PROPERTY(reach::view::CardView card MEMBER card FINAL)
    Q_PROPERTY(QList<int> agents MEMBER agents FINAL)
    Q_PROPERTY(QList<reach::view::CardView> attached MEMBER attached FINAL)
    Q_PROPERTY(QList<reach::view::TokenView> tokens MEMBER tokens FINAL)
    Q_PROPERTY(bool empty MEMBER empty FINAL)
    Q_PROPERTY(bool unknown MEMBER unknown FINAL)

  public:
    CardView card;
    QList<int> agents{0, 0, 0, 0};  ///< agents on it, in the order red, blue, white, yellow
    QList<CardView> attached;       ///< cards attached above it (BR p.27)
    QList<TokenView> tokens;        ///< tokens of Fates on it
    bool empty = true;              ///< true: no card lies here
    bool unknown = false;           ///< true: an unnamed card lies here

    bool operator==(const CourtPlaceView&) const = default;
};

/// The places from left to right.
QList<CourtPlaceView> court(const Game& game);
/// The Court discard pile, in the order of the cards' ids.
QList<CardView> courtDiscard(const Game& game);

}  // namespace reach::view
