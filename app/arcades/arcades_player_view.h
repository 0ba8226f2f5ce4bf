#pragma once

#include "app/words/names.h"
#include "engine/arcades/state.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

namespace reach::view {

/// A player at a table of ARCADEs.
struct ArcadesPlayerView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesPlayer)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool person MEMBER person FINAL)
    Q_PROPERTY(bool counts MEMBER counts FINAL)
    Q_PROPERTY(bool initiative MEMBER initiative FINAL)
    Q_PROPERTY(bool acting MEMBER acting FINAL)
    Q_PROPERTY(int power MEMBER power FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(bool estimated MEMBER estimated FINAL)
    Q_PROPERTY(int ifTrick MEMBER ifTrick FINAL)
    Q_PROPERTY(int ifChapter MEMBER ifChapter FINAL)
    Q_PROPERTY(int cards MEMBER cards FINAL)
    Q_PROPERTY(int supply MEMBER supply FINAL)
    Q_PROPERTY(QString agent MEMBER agent FINAL)
    Q_PROPERTY(QString offer MEMBER offer FINAL)
    Q_PROPERTY(QStringList resources MEMBER resources FINAL)
    Q_PROPERTY(QString advances MEMBER advances FINAL)
    Q_PROPERTY(QString trophies MEMBER trophies FINAL)
    Q_PROPERTY(QString agentAt MEMBER agentAt FINAL)
    Q_PROPERTY(QStringList researched MEMBER researched FINAL)
    Q_PROPERTY(QList<int> taken MEMBER taken FINAL)

  public:
    QString color;
    QString name;
    bool person = false;  ///< false: the phantom or a bot
    bool counts = true;   ///< false: the phantom, whose Power is ignored
    bool initiative = false;
    bool acting = false;
    int power = 0;
    int place = 0;           ///< on the Power track, from 1
    bool estimated = false;  ///< true: rounds of the chapter are left, and a trick and the chapter can score
    int ifTrick = 0;         ///< Power gained if the trick ended now
    int ifChapter = 0;       ///< Power of all clusters if the chapter ended now
    int cards = 0;           ///< cards in hand of a person; cards in the pile of the phantom or a bot
    int supply = 0;          ///< ships
    QString agent;           ///< place of the agent, in words; empty before it is placed
    QString offer;           ///< the cards face up, in words
    QStringList resources;   ///< in the order of the slots: "fuel"
    QString advances;        ///< in words
    QString trophies;        ///< in words
    QString agentAt;         ///< id of the agent's planet
    QStringList researched;  ///< advances as the record names them: "repair-bots"
    QList<int> taken;        ///< Trophies: number of ships of each player, in seat order

    bool operator==(const ArcadesPlayerView&) const = default;
};

QList<ArcadesPlayerView> players(const arcades::Game& game, const words::PlayerNames& names);

}  // namespace reach::view
