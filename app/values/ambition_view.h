#pragma once

#include "app/values/campaign_view.h"

namespace reach::view {

/// An ambition marker with the Power on its visible side (Base p.18).
struct MarkerView {
    Q_GADGET
    QML_VALUE_TYPE(marker)
    Q_PROPERTY(int first MEMBER first FINAL)
    Q_PROPERTY(int second MEMBER second FINAL)
    Q_PROPERTY(bool flipped MEMBER flipped FINAL)

  public:
    int first = 0;         ///< Power of the first place, 2 to 9
    int second = 0;        ///< Power of the second place, 0 to 4
    bool flipped = false;  ///< true: the side with more Power is up

    bool operator==(const MarkerView&) const = default;
};

/// The standing of one player at an ambition, as it would score now (Base p.18).
struct StandingView {
    Q_GADGET
    QML_VALUE_TYPE(standing)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int count MEMBER count FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(int power MEMBER power FINAL)
    Q_PROPERTY(int bonus MEMBER bonus FINAL)

  public:
    QString color;  ///< of the player: "red"; empty: of no player, for the resources on the box
    QString name;   ///< the player's name, in words
    int count = 0;  ///< number of counted pieces
    int place = 0;  ///< 1 or 2; 0: no place; a tie for first place gives place 2
    int power = 0;  ///< Power gained, bonus included
    /// Power that cities off the board add to a first place, also if the player has another place.
    int bonus = 0;

    bool operator==(const StandingView&) const = default;
};

/// An ambition's box on the board (Base p.5, p.18).
struct AmbitionView {
    Q_GADGET
    QML_VALUE_TYPE(ambition)
    Q_PROPERTY(QString ambition MEMBER ambition FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool declared MEMBER declared FINAL)
    Q_PROPERTY(int first MEMBER first FINAL)
    Q_PROPERTY(int second MEMBER second FINAL)
    Q_PROPERTY(QList<reach::view::MarkerView> markers MEMBER markers FINAL)
    Q_PROPERTY(QList<reach::view::StandingView> standings MEMBER standings FINAL)
    Q_PROPERTY(QList<reach::view::ResourceCountView> boxed MEMBER boxed FINAL)
    Q_PROPERTY(bool commonwealth MEMBER commonwealth FINAL)
    Q_PROPERTY(QList<reach::view::TokenView> tokens MEMBER tokens FINAL)

  public:
    QString ambition;           ///< as the record names it: "tycoon"
    QString name;               ///< in words
    bool declared = false;      ///< a marker lies on it
    int first = 0;              ///< Power of the first place, all markers; 0 without one
    int second = 0;             ///< Power of the second place
    QList<MarkerView> markers;  ///< on the box; empty when it is not declared
    QList<StandingView>
        standings;  ///< all players in seat order; in a game of two players then the resources on the box
    QList<ResourceCountView> boxed;  ///< resources on it, counted as a third party's (Base p.19)
    bool commonwealth = false;       ///< the Commonwealth Ambition marker lies here (F214)
    QList<TokenView> tokens;         ///< tokens of Fates on the box

    bool operator==(const AmbitionView&) const = default;
};

/// The ambitions in play, in box order.
QList<AmbitionView> ambitions(const Game& game, const words::PlayerNames& names);
/// The markers left to declare with, best first.
QList<MarkerView> availableMarkers(const Game& game);

}  // namespace reach::view
