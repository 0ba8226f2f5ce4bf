#pragma once

#include "engine/arcades/state.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

namespace reach::view {

/// Somebody in a cluster of ARCADEs (Core Concepts, Influence).
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
    QString color;       ///< whose
    int influence = 0;   ///< fresh ships, with any of them the agent and cities
    bool first = false;  ///< alone ahead
    bool tied = false;   ///< with others ahead: the prize of the second
    bool second = false;
    bool agent = false;  ///< the agent is there
    int now = 0;         ///< Power when the cluster is scored for a trick
    int end = 0;         ///< Power for it at the chapter's end

    bool operator==(const ArcadesShareView&) const = default;
};

/// A cluster at a glance.
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
    int number = 0;                  ///< 1 to 6
    QString gate;                    ///< its gate's id
    bool marked = false;             ///< an ambition marker lies there
    bool scored = false;             ///< the one that is scored if the trick ended now
    QString pays;                    ///< for a trick: "2/1", the first and the second prize
    QString paysAtEnd;               ///< at the chapter's end: the marker's, or the same
    QList<ArcadesShareView> shares;  ///< of all with ships or an agent there, the most influence first

    bool operator==(const ArcadesClusterView&) const = default;
};

/// An ambition marker.
struct ArcadesMarkerView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesMarker)
    Q_PROPERTY(int power MEMBER power FINAL)
    Q_PROPERTY(int cluster MEMBER cluster FINAL)

  public:
    int power = 0;    ///< for the first place, of the side that is up
    int cluster = 0;  ///< 1 to 6; 0: available

    bool operator==(const ArcadesMarkerView&) const = default;
};

QList<ArcadesClusterView> clusters(const arcades::Game& game);
/// The Ambition markers that are left, as they show: "5/3".
QStringList markers(const arcades::Game& game);
QList<ArcadesMarkerView> markerList(const arcades::Game& game);

}  // namespace reach::view
