#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

/// A system that pieces start in.
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

/// What a player starts with (Base p.5).
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
    QString color;                ///< empty: nobody
    QString name;                 ///< as the player is called
    StartPlaceView city;          ///< with three ships
    StartPlaceView starport;      ///< with three ships
    QList<StartPlaceView> ships;  ///< with two each
    QStringList tokens;           ///< resources
    int hand = 0;                 ///< action cards

    bool operator==(const StartSeatView&) const = default;
};

/// What one owner has got on the map since an Act began: a player's pieces, or a power's; or what came onto
/// the ambition boxes.
struct LaidPartView {
    Q_GADGET
    QML_VALUE_TYPE(laidPart)
    Q_PROPERTY(QString owner MEMBER owner FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QStringList lines MEMBER lines FINAL)
    Q_PROPERTY(QStringList systems MEMBER systems FINAL)
    Q_PROPERTY(int pieces MEMBER pieces FINAL)

  public:
    QString owner;        ///< a colour, "empire", "free" or "blight"; empty: nobody's
    QString name;         ///< what they are called
    QStringList lines;    ///< the same pieces of several systems in one: "1 ship: 4 Gate, 4 Arrow"
    QStringList systems;  ///< where something came, as the record names them
    int pieces = 0;       ///< ships, buildings or resources that came

    bool operator==(const LaidPartView&) const = default;
};

}  // namespace reach::view
