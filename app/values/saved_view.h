#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDateTime>
#include <QList>
#include <QObject>

namespace reach::view {

/// A player at a table.
struct SeatedView {
    Q_GADGET
    QML_VALUE_TYPE(seated)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

  public:
    QString color;  ///< the player's: "red"
    QString name;   ///< the name as entered; empty: the colour's name

    bool operator==(const SeatedView&) const = default;
};

/// A saved table on this device.
struct SavedTableView {
    Q_GADGET
    QML_VALUE_TYPE(savedTable)
    Q_PROPERTY(int id MEMBER id FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString game MEMBER game FINAL)
    Q_PROPERTY(QList<reach::view::SeatedView> players MEMBER players FINAL)
    Q_PROPERTY(bool finished MEMBER finished FINAL)
    Q_PROPERTY(int chapter MEMBER chapter FINAL)
    Q_PROPERTY(QDateTime updated MEMBER updated FINAL)
    Q_PROPERTY(int entries MEMBER entries FINAL)
    Q_PROPERTY(QString keptAt MEMBER keptAt FINAL)

  public:
    int id = 0;                 ///< id on this device; 0: no table
    QString title;              ///< title of the table
    QString game;               ///< what is played, in words; empty when its record cannot be read
    QList<SeatedView> players;  ///< in seat order; empty when its record cannot be read
    bool finished = false;      ///< true: the game is over
    int chapter = 0;            ///< from 1
    QDateTime updated;          ///< time of the last play
    int entries = 0;            ///< number of entries that count
    QString keptAt;             ///< name of the host that keeps it; empty: this device does

    bool operator==(const SavedTableView&) const = default;
};

/// A setup card (Base p.6).
struct SetupCardView {
    Q_GADGET
    QML_VALUE_TYPE(setupCard)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool experienced MEMBER experienced FINAL)
    Q_PROPERTY(QList<int> outOfPlay MEMBER outOfPlay FINAL)

  public:
    QString id;                ///< as the record names it; empty: no card
    QString name;              ///< as printed
    bool experienced = false;  ///< true: for experienced players
    QList<int> outOfPlay;      ///< clusters out of play, 1 to 6

    bool operator==(const SetupCardView&) const = default;
};

}  // namespace reach::view
