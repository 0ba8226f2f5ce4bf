#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

/// A system with starting pieces.
struct StartPlaceView {
    Q_GADGET
    QML_VALUE_TYPE(startPlace)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

  public:
    QString id;    ///< as the record names it: "4-hex"
    QString name;  ///< in words

    bool operator==(const StartPlaceView&) const = default;
};

/// The starting pieces of a player (Base p.5).
struct StartSeatView {
    Q_GADGET
    QML_VALUE_TYPE(startSeat)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(reach::view::StartPlaceView city MEMBER city FINAL)
    Q_PROPERTY(reach::view::StartPlaceView starport MEMBER starport FINAL)
    Q_PROPERTY(QList<reach::view::StartPlaceView> ships MEMBER ships FINAL)
    Q_PROPERTY(QStringList tokens MEMBER tokens FINAL)
    Q_PROPERTY(int hand MEMBER hand FINAL)

  public:
    QString color;                ///< empty: no player
    QString name;                 ///< the player's name
    StartPlaceView city;          ///< the place of the building and of three ships
    StartPlaceView starport;      ///< the place of the building and of three ships
    QList<StartPlaceView> ships;  ///< systems with two ships each
    QStringList tokens;           ///< resources
    int hand = 0;                 ///< action cards

    bool operator==(const StartSeatView&) const = default;
};

/// The new pieces of one owner since an Act began, on the map and with a player, or the new resources on the
/// ambition boxes.
struct LaidPartView {
    Q_GADGET
    QML_VALUE_TYPE(laidPart)
    Q_PROPERTY(QString owner MEMBER owner FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QStringList lines MEMBER lines FINAL)
    Q_PROPERTY(QStringList systems MEMBER systems FINAL)
    Q_PROPERTY(int pieces MEMBER pieces FINAL)

  public:
    QString owner;  ///< a colour, "empire", "free" or "blight"; empty: the ambition boxes, tokens, or cards
    QString name;   ///< the owner's name, or what it is
    QStringList lines;    ///< one line for equal pieces in several systems: "1 ship: 4 Gate, 4 Arrow"
    QStringList systems;  ///< systems with new pieces, as the record names them
    int pieces = 0;       ///< number of new ships, buildings, resources, cards and markers

    bool operator==(const LaidPartView&) const = default;
};

}  // namespace reach::view
