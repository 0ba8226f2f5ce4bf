#pragma once

#include "app/values/system_view.h"
#include "app/words/names.h"
#include "engine/arcades/state.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

namespace reach::view {

/// A step of laying out the box before the first entry (Setup A to I; at a table with scores only, to J).
struct ArcadesLaidStepView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesLaidStep)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QStringList lines MEMBER lines FINAL)
    Q_PROPERTY(QStringList systems MEMBER systems FINAL)
    Q_PROPERTY(QString citation MEMBER citation FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)

  public:
    QString id;           ///< "map", "cards", "markers", "places", or the colour of a player
    QString player;       ///< the colour of the owner of the pieces; empty: the table
    QString text;         ///< heading
    QStringList lines;    ///< one for each kind of piece, with its number and its place
    QStringList systems;  ///< ids of the systems in which pieces lie
    QString citation;     ///< "ARCADEs, Setup A"
    QString page;         ///< id of the page of the reference

    bool operator==(const ArcadesLaidStepView&) const = default;
};

QList<ArcadesLaidStepView> laidSteps(const arcades::Setup& setup, const words::PlayerNames& names);
/// The map before the first entry, at any depth.
QList<SystemView> laidSystems(const arcades::Setup& setup);

}  // namespace reach::view
