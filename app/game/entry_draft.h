#pragma once

#include "engine/core/ids.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include <functional>

namespace reach {

class AnyTable;

/// Something that players enter in several steps. It belongs to a table and not to the part of the screen
/// that shows it: another layout, another sheet and an entry of another player leave it as it is. It is
/// dropped when its entry is made, and when an entry leaves it without sense.
class EntryDraft : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool begun READ isBegun NOTIFY changed)

  public:
    explicit EntryDraft(AnyTable& table);

    /// True if something was entered that would be lost.
    virtual bool isBegun() const = 0;
    /// Forgets what was entered.
    Q_INVOKABLE void drop();
    /// Sets the player and the system that the draft is about. Others than before drop what was entered.
    void place(const QString& actor, const QString& system);

    /// To be called for each change of the table; `moved`: an entry was made or undone. Drops the draft if
    /// its own entry was made, or if it makes no sense any more. For the second case returns a message.
    QString follow(bool moved);
    /// Makes the draft's own entry, which drops the draft. `entry` returns whether it was made.
    bool make(const std::function<bool()>& entry);

  Q_SIGNALS:
    void changed();

  protected:
    /// True if what was entered still makes sense at the table.
    virtual bool fits() const = 0;
    virtual void clear() = 0;
    /// The draft in words, as the start of a sentence: "The battle that was begun". Empty if nobody misses it
    /// when it is dropped.
    virtual QString told() const = 0;
    /// Called when the draft or the table has changed; where necessary the draft was dropped before.
    virtual void renew() {}
    /// To be called after a change of the draft.
    void touch();
    Player actor() const { return actor_; }
    SystemId system() const { return system_; }

  private:
    AnyTable& anyTable_;
    Player actor_ = Player::None;
    SystemId system_ = SystemId::None;
    bool leaving_ = false;
};

}  // namespace reach
