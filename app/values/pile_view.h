#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/table.h"

#include <QtQml/qqmlregistration.h>
#include <QVariant>

namespace reach::view {

/// Pieces on a card, or agents on a Rumor.
struct PileView {
    Q_GADGET
    QML_VALUE_TYPE(pile)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString at MEMBER at FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

  public:
    QString card;    ///< its id; empty on a token
    QString at;      ///< the system of the token; empty on a card
    QString player;  ///< colour of the card's holder; empty: none
    QString place;   ///< the place, in words
    QString text;    ///< the pieces, in words

    bool operator==(const PileView&) const = default;
};

/// Pieces that could lie in a place, as a correction names them.
struct PileRowView {
    Q_GADGET
    QML_VALUE_TYPE(pileRow)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int now MEMBER now FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)

  public:
    QString heading;             ///< the place; empty: same place as the row before
    QString label;               ///< the pieces, in words
    int now = 0;                 ///< number of pieces there now
    int most = 0;                ///< largest possible number
    command::Correct subject{};  ///< the correction of the number, without it

    bool operator==(const PileRowView&) const = default;
};

QList<PileView> piles(const Game& game, const words::PlayerNames& names);
/// Rows for cards in play and for Rumors, place by place.
QList<PileRowView> pileRows(const Game& game, const words::PlayerNames& names);

}  // namespace reach::view
