#pragma once

#include "app/session/game_session.h"
#include "app/words/names.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

/// A player in a cluster that was scored at the end of a chapter.
struct ArcadesScoredPlaceView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesScoredPlace)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int influence MEMBER influence FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(int power MEMBER power FINAL)

  public:
    QString color;      ///< the player's colour
    QString name;       ///< the player's name
    int influence = 0;  ///< at the scoring; never 0
    QString place;      ///< in words: "tied for first"
    int power = 0;      ///< Power gained

    bool operator==(const ArcadesScoredPlaceView&) const = default;
};

/// A cluster that was scored at the end of a chapter.
struct ArcadesScoredClusterView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesScoredCluster)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool marked MEMBER marked FINAL)
    Q_PROPERTY(int first MEMBER first FINAL)
    Q_PROPERTY(int second MEMBER second FINAL)
    Q_PROPERTY(QList<reach::view::ArcadesScoredPlaceView> places MEMBER places FINAL)

  public:
    int number = 0;                        ///< 1 to 6
    QString name;                          ///< "Cluster 3"
    bool marked = false;                   ///< true: an ambition marker raised its prizes
    int first = 0;                         ///< Power for the first place
    int second = 0;                        ///< Power for the second place
    QList<ArcadesScoredPlaceView> places;  ///< the players with influence there, the most influence first

    bool operator==(const ArcadesScoredClusterView&) const = default;
};

/// The Power of a player before and after the end of a chapter.
struct ArcadesScoredPlayerView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesScoredPlayer)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int before MEMBER before FINAL)
    Q_PROPERTY(int now MEMBER now FINAL)
    Q_PROPERTY(QString gains MEMBER gains FINAL)

  public:
    QString color;   ///< the player's colour
    QString name;    ///< the player's name
    int before = 0;  ///< Power before the six clusters were scored
    int now = 0;     ///< Power after clusters, resources and a bot's compensation
    QString gains;   ///< what the Power was gained for, in words; empty: nothing

    bool operator==(const ArcadesScoredPlayerView&) const = default;
};

/// The last scoring of a chapter: all clusters, then all players whose Power counts.
struct ArcadesChapterScoreView {
    Q_GADGET
    QML_VALUE_TYPE(arcadesChapterScore)
    Q_PROPERTY(int chapter MEMBER chapter FINAL)
    Q_PROPERTY(QList<reach::view::ArcadesScoredClusterView> clusters MEMBER clusters FINAL)
    Q_PROPERTY(QList<reach::view::ArcadesScoredPlayerView> players MEMBER players FINAL)

  public:
    int chapter = 0;  ///< 1 to 3; 0: no chapter was scored yet
    QList<ArcadesScoredClusterView> clusters;
    QList<ArcadesScoredPlayerView> players;

    bool operator==(const ArcadesChapterScoreView&) const = default;
};

/// Returns the number of entries when the last chapter was scored completely, or 0 if none was.
std::size_t chapterScoredAt(const SessionOf<ArcadesGame>& session);
/// The last scoring of a chapter; without one, an empty view.
ArcadesChapterScoreView chapterScore(const SessionOf<ArcadesGame>& session, const words::PlayerNames& names);

}  // namespace reach::view
