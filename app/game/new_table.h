#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QStringList>

namespace reach {

/// The choices for a new table. Ids are those of the record.
class NewTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game MEMBER game NOTIFY changed)
    Q_PROPERTY(QString title MEMBER title NOTIFY changed)
    Q_PROPERTY(QStringList colors MEMBER colors NOTIFY changed)
    Q_PROPERTY(QStringList names MEMBER names NOTIFY changed)
    Q_PROPERTY(QString depth MEMBER depth NOTIFY changed)
    Q_PROPERTY(QString strictness MEMBER strictness NOTIFY changed)
    Q_PROPERTY(bool splitDiscard MEMBER splitDiscard NOTIFY changed)
    Q_PROPERTY(QString setup MEMBER setup NOTIFY changed)
    Q_PROPERTY(QStringList court MEMBER court NOTIFY changed)
    Q_PROPERTY(QStringList leaders MEMBER leaders NOTIFY changed)
    Q_PROPERTY(QStringList lore MEMBER lore NOTIFY changed)
    Q_PROPERTY(QList<int> fates MEMBER fates NOTIFY changed)
    Q_PROPERTY(int act MEMBER act NOTIFY changed)
    Q_PROPERTY(bool hard MEMBER hard NOTIFY changed)

  public:
    using QObject::QObject;

    QString game = QStringLiteral("base");          ///< "base", "campaign" or "arcades"
    QString title;                                  ///< empty: a title of the app's
    QStringList colors;                             ///< of the seats, clockwise; the first has the initiative
    QStringList names;                              ///< of the players in these seats
    QString depth = QStringLiteral("turn");         ///< how much is tracked
    QString strictness = QStringLiteral("advise");  ///< the reaction to a broken rule
    bool splitDiscard = false;                      ///< two action discard piles (Base p.22)
    QString setup;                                  ///< id of the setup card; base game only
    QStringList court;    ///< ids of the first Court cards, from the left; base game only
    QStringList leaders;  ///< ids laid out for the draft; empty without Leaders & Lore
    QStringList lore;
    QList<int> fates;   ///< a Fate for each seat, 1 to 24; campaign only
    int act = 1;        ///< the campaign begins with this Act, 1 to 3
    bool hard = false;  ///< ARCADEs alone against hard bots

  Q_SIGNALS:
    void changed();
};

}  // namespace reach
