#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

/// The questions of an ARCADEs table for QML: `Arcades.Ask.Play`. They are as wide as int, like those of Arcs
/// (arcs.h).
namespace reach::arcades_ask {

Q_NAMESPACE
QML_NAMED_ELEMENT(Arcades)
Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

/// The engine's kinds of prompt and its open questions in one.
enum class Ask {
    Recruit,
    Play,
    Act,
    Bot,  ///< the phantom or a bot does its next step
    Overflow,
    Finished,
    PlaceAgent,
    PlaceShips,
    StartCard,
    Offer,
    Draw,
    Roll,
    Reroll,
    Suffer,
    Strike,
    Steal,
    DriveAway,
    RepairBots,
    Compensation,
    Cluster,    ///< the influence of all players in a cluster, for tables with scores only
    Resources,  ///< then the resources that each player spends
    Trick,      ///< the winner of the trick, and the influence in that cluster
};
Q_ENUM_NS(Ask)

}  // namespace reach::arcades_ask
