#pragma once

#include "engine/rules/battle_odds.h"

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QStringList>

#include <optional>

namespace reach::view {

/// A face of a kind of dice that is best rolled again.
struct AgainFaceView {
    Q_GADGET
    QML_VALUE_TYPE(againFace)
    Q_PROPERTY(QString die MEMBER die FINAL)
    Q_PROPERTY(int face MEMBER face FINAL)
    Q_PROPERTY(bool always MEMBER always FINAL)

  public:
    QString die;          ///< "assault", "skirmish" or "raid"
    int face = 0;         ///< 0 to 5, as in DiceFaces; the first of faces that look alike
    bool always = false;  ///< true: always; false: it depends on the other dice

    bool operator==(const AgainFaceView&) const = default;
};

/// The expected results of a battle (Base p.14-16). Chances are 0 to 1, all other fields are expected
/// numbers.
struct OddsView {
    Q_GADGET
    QML_VALUE_TYPE(odds)
    Q_PROPERTY(bool known MEMBER known FINAL)
    Q_PROPERTY(double clearShips MEMBER clearShips FINAL)
    Q_PROPERTY(double destroyCity MEMBER destroyCity FINAL)
    Q_PROPERTY(double destroyBuilding MEMBER destroyBuilding FINAL)
    Q_PROPERTY(double loseEveryShip MEMBER loseEveryShip FINAL)
    Q_PROPERTY(double shipsLost MEMBER shipsLost FINAL)
    Q_PROPERTY(double hitsTaken MEMBER hitsTaken FINAL)
    Q_PROPERTY(double hitsLanded MEMBER hitsLanded FINAL)
    Q_PROPERTY(double trophies MEMBER trophies FINAL)
    Q_PROPERTY(double keys MEMBER keys FINAL)
    Q_PROPERTY(QList<reach::view::AgainFaceView> again MEMBER again FINAL)
    Q_PROPERTY(QStringList because MEMBER because FINAL)

  public:
    bool known = false;          ///< true: there is such a battle; false: all other fields are 0
    double clearShips = 0;       ///< chance that no defending ship remains
    double destroyCity = 0;      ///< chance that a city is destroyed
    double destroyBuilding = 0;  ///< chance that any building is destroyed
    double loseEveryShip = 0;    ///< chance that no attacking ship remains
    double shipsLost = 0;        ///< attacking ships destroyed
    double hitsTaken = 0;        ///< hits taken by attacking ships
    double hitsLanded = 0;       ///< hits taken by defending pieces
    double trophies = 0;         ///< defending pieces destroyed
    double keys = 0;             ///< keys to spend
    QList<AgainFaceView> again;  ///< the faces that are best rolled again, if a card allows it
    QStringList because;         ///< effects of cards and Fates, in words

    bool operator==(const OddsView&) const = default;
};

/// The numbers of dice that may be collected for a battle (Base p.14).
struct DiceLimitsView {
    Q_GADGET
    QML_VALUE_TYPE(diceLimits)
    Q_PROPERTY(int most MEMBER most FINAL)
    Q_PROPERTY(int least MEMBER least FINAL)
    Q_PROPERTY(int raid MEMBER raid FINAL)
    Q_PROPERTY(bool skirmishBoundsAssault MEMBER skirmishBoundsAssault FINAL)
    Q_PROPERTY(QString noRaid MEMBER noRaid FINAL)

  public:
    int most = 0;                        ///< maximum of all kinds together
    int least = 0;                       ///< minimum number of dice
    int raid = 0;                        ///< maximum of raid dice; 0: there is nothing to raid
    bool skirmishBoundsAssault = false;  ///< true: not more assault than skirmish dice
    QString noRaid;                      ///< why no raid die may be collected, in words; empty if one may

    bool operator==(const DiceLimitsView&) const = default;
};

/// The odds without `because`. Without chances, `known` is false.
OddsView odds(const std::optional<reach::odds::BattleOdds>& chances);

}  // namespace reach::view
