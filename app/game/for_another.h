#pragma once

#include "engine/core/ids.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

#include <functional>

namespace reach {

class AnyTable;

/// Entries that are made at this screen for players at screens of their own, in any game. The first one for
/// such a player is held until people confirm it. Later ones are made at once, until another player is asked
/// something.
class ForAnother : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("AnyTable.forAnother")
    Q_PROPERTY(QStringList elsewhere MEMBER elsewhere_ NOTIFY elsewhereChanged)
    Q_PROPERTY(QString why READ why NOTIFY changed)

  public:
    explicit ForAnother(AnyTable& table);

    /// Why an entry is held, in words; empty: none is.
    QString why() const { return why_; }

    /// Holds an entry of this player, if the player is at another screen. Returns false if it may be made at
    /// once. `entry` makes it later, and returns whether it was made.
    bool holds(Player player, std::function<bool()> entry);
    /// Entries of this player were confirmed in another way.
    void speakFor(Player player);
    /// Makes the entry that is held.
    Q_INVOKABLE bool enter();
    Q_INVOKABLE void drop();
    /// To be called when another table is shown, or none.
    void forget();

  Q_SIGNALS:
    void changed();
    /// The colours of the players who are at screens of their own.
    void elsewhereChanged();

  private:
    void followTheTable();

    AnyTable& table_;
    QStringList elsewhere_;
    QString why_;
    Player player_ = Player::None;  ///< of the entry that is held
    std::function<bool()> entry_;
    Player spokenFor_ = Player::None;
    int cursor_ = 0;  ///< of the table, at its last change
};

}  // namespace reach
