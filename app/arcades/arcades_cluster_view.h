#pragma once

#include "engine/arcades/state.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

namespace reach::view {

/// A player in a cluster of ARCADEs (Core Concepts, Influence).
struct ArcadesShareView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesShare)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(int influence MEMBER influence FINAL)
    Q_PROPERTY(bool first MEMBER first FINAL)
    Q_PROPERTY(bool tied MEMBER tied FINAL)
    Q_PROPERTY(bool second MEMBER second FINAL)
    Q_PROPERTY(bool agent MEMBER agent FINAL)
    Q_PROPERTY(int now MEMBER now FINAL)
    Q_PROPERTY(int end MEMBER end FINAL)

  public:
    QString color;       ///< the player's colour
    int influence = 0;   ///< number of fresh ships; with at least one fresh ship also the agent and cities
    bool first = false;  ///< true: alone in first place
    bool tied = false;   ///< true: tied for first place, with the prize of the second place
    bool second = false;
    bool agent = false;  ///< true: the agent is there
    int now = 0;         ///< Power when the cluster is scored for a trick
    int end = 0;         ///< Power when the cluster is scored at the chapter's end

    bool operator==(const ArcadesShareView&) const = default;
};

/// A summary of a cluster.
struct ArcadesClusterView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesCluster)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString gate MEMBER gate FINAL)
    Q_PROPERTY(bool marked MEMBER marked FINAL)
    Q_PROPERTY(bool scored MEMBER scored FINAL)
    Q_PROPERTY(QString pays MEMBER pays FINAL)
    Q_PROPERTY(QString paysAtEnd MEMBER paysAtEnd FINAL)
    Q_PROPERTY(QList<reach::view::ArcadesShareView> shares MEMBER shares FINAL)

  public:
    int number = 0;       ///< 1 to 6
    QString gate;         ///< id of its gate
    bool marked = false;  ///< true: an ambition marker lies there
    bool scored = false;  ///< true: it is scored if the trick ends now
    QString pays;         ///< prizes for a trick: "2/1", the first and the second prize
    QString paysAtEnd;    ///< prizes at the chapter's end: the marker's prizes, or those for a trick
    QList<ArcadesShareView> shares;  ///< all players with ships or an agent there, the most influence first

    bool operator==(const ArcadesClusterView&) const = default;
};

/// An ambition marker.
struct ArcadesMarkerView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesMarker)
    Q_PROPERTY(int power MEMBER power FINAL)
    Q_PROPERTY(int cluster MEMBER cluster FINAL)

  public:
    int power = 0;    ///< Power for the first place, on the visible side
    int cluster = 0;  ///< 1 to 6; 0: available

    bool operator==(const ArcadesMarkerView&) const = default;
};

QList<ArcadesClusterView> clusters(const arcades::Game& game);
/// The Ambition markers that are left, as they show: "5/3".
QStringList markers(const arcades::Game& game);
QList<ArcadesMarkerView> markerList(const arcades::Game& game);

}  // namespace reach::view
