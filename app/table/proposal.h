#pragma once

#include "app/game/entry_draft.h"
#include "app/values/option_view.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QStringList>

#include <optional>

namespace reach {

class Table;

/// The entry that the players want to make. A legal entry is made at once. An entry against the rules, and
/// one that needs a confirmation, is held: `why` has the reason, until the players make it anyway or drop it.
class Proposal : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Table.proposal")
    Q_PROPERTY(reach::view::OptionView why READ why NOTIFY changed)
    Q_PROPERTY(bool held READ isHeld NOTIFY changed)
    Q_PROPERTY(bool hasty MEMBER hasty_ NOTIFY hastyChanged)

  public:
    explicit Proposal(Table& table);

    /// The entry that is held, as an option, or the reason why there is none (explain). Without a reason:
    /// nothing is held.
    const view::OptionView& why() const { return why_; }
    /// True if takeAnyway() enters something.
    bool isHeld() const { return held_.has_value(); }

    /// Makes an entry, or holds it. `then` is made with it, undone as one, if both are possible. `of` is
    /// dropped when the entry was made. Returns true if the entry was made.
    bool make(const Command& command, const std::optional<Command>& then = {}, EntryDraft* of = nullptr);
    /// Makes the option with this index, or holds it.
    Q_INVOKABLE bool take(int option);
    /// Holds a legal option for this reason, as one that needs a confirmation; other options as take().
    Q_INVOKABLE bool ask(int option, const QString& reason);
    /// As take(), for an option that spends a resource: the token in this slot, from 1.
    Q_INVOKABLE bool takeFrom(int option, int slot);
    /// The contents of two resource slots of a player, from 0, change places.
    Q_INVOKABLE bool swapSlots(const QString& player, int one, int other);
    /// Makes the entry that is held.
    Q_INVOKABLE bool takeAnyway();
    /// Gives the reason why no action of this kind is possible.
    Q_INVOKABLE void explain(reach::arcs::Group group);
    Q_INVOKABLE void drop();
    /// To be called when another table is shown, or none.
    void forget();

  Q_SIGNALS:
    void changed();
    /// True: no entry needs a confirmation because it follows another entry quickly.
    void hastyChanged();

  private:
    struct Entry {
        Command command;
        std::optional<Command> then;
        QPointer<EntryDraft> of;
    };

    bool make(Entry entry, const Verdict& verdict);
    bool enter(const Entry& entry);
    void hold(const view::OptionView& why, std::optional<Entry> entry);
    view::OptionView judged(const Command& command, const Verdict& verdict) const;
    /// The reason why a legal entry needs a confirmation; empty: it needs none.
    QString caution(const Command& command) const;
    QString idle(const Command& command) const;
    void followTheTable();

    Table& table_;
    view::OptionView why_;
    std::optional<Entry> held_;
    bool hasty_ = false;
    int cursor_ = 0;       ///< of the table, at its last change
    QElapsedTimer since_;  ///< the last entry; not valid: none was made
};

}  // namespace reach
