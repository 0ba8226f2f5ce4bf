#pragma once

#include "app/court/court_view.h"
#include "app/game/any_table.h"
#include "app/table/prompt_view.h"
#include "app/table/table_values.h"
#include "app/values/ambition_view.h"
#include "app/values/arcs.h"
#include "app/values/option_view.h"
#include "app/values/turn_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>

#include <array>
#include <optional>

Q_MOC_INCLUDE("app/table/lay_out.h")
Q_MOC_INCLUDE("app/table/proposal.h")

namespace reach {

class LayOut;
class Proposal;

/// The open game for QML: it provides values and takes entries. README.md beside this file is its contract.
class Table : public reach::AnyTable {
    Q_OBJECT
    QML_ELEMENT
#define REACH_PROPERTY(name, type, getter, made) Q_PROPERTY(type name READ getter NOTIFY name##Changed)
    REACH_TABLE_VALUES(REACH_PROPERTY)
#undef REACH_PROPERTY
#define REACH_PROPERTY(name, type, getter, made) Q_PROPERTY(type name READ getter NOTIFY changed)
    REACH_TABLE_NUMBERS(REACH_PROPERTY)
#undef REACH_PROPERTY
    Q_PROPERTY(reach::LayOut* layOut READ layOut CONSTANT FINAL)
    Q_PROPERTY(reach::Proposal* proposal READ proposal CONSTANT FINAL)

  public:
    explicit Table(QObject* parent = nullptr);

    /// Takes over a table that was begun or opened; `shelf` must outlive it.
    void show(std::unique_ptr<OpenTable> table, Shelf* shelf);

    /// The open table, for callers that need more of it than this class shows. Null when none is open.
    const OpenTable* openTable() const { return table_.get(); }
    /// The game of the open table. When none is open, a game without entries.
    const Game& game() const;

    QString screen() const override { return QStringLiteral("Table"); }
    /// Laying out the board, where no entry was made yet. A draft comes before it, and a campaign is laid out
    /// step by step at the table.
    QString firstScreen() const override;
    bool scrolls() const override { return depth() == arcs::Depth::Score; }
    Player asked() const override;
    bool isOver() const override { return promptView().ask == arcs::Ask::Finished; }
#define REACH_GETTER(name, type, getter, made) type getter() const;
    REACH_TABLE_VALUES(REACH_GETTER)
    REACH_TABLE_NUMBERS(REACH_GETTER)
#undef REACH_GETTER
    /// Ids of the cards in the Court and before players.
    Q_INVOKABLE QStringList cardsInPlay() const;

    /// The pieces that the setup lays out on the real board.
    LayOut* layOut() const { return layOut_; }
    /// The entry on its way from a tap to the journal.
    Proposal* proposal() const { return proposal_; }

    /// The possible entries now, in the order of `options`.
    const std::vector<Option>& choices() const { return options_; }
    /// The option with this index; null: there is none.
    const Option* optionAt(int index) const;
    /// The draft of this type. It is made when it is first asked for, and lives as long as the table.
    template <typename Kind>
    Kind& draft() {
        if (Kind* made = findChild<Kind*>(QString(), Qt::FindDirectChildrenOnly)) return *made;
        return *new Kind(*this);
    }

    Q_INVOKABLE bool choose(int option);
    bool enter(const QString& line) override;
    bool enter(const Command& command);
    /// Enters all commands, which are undone as one, or none of them.
    bool enterTogether(const std::vector<Command>& commands);
    Q_INVOKABLE bool setDepth(reach::arcs::Depth depth);
    Q_INVOKABLE bool setStrictness(reach::arcs::Strictness strictness);
    /// Names the card that came into the Court. An empty id leaves it unnamed.
    Q_INVOKABLE bool nameCard(const QString& card);
    /// Names the unnamed card in a place of the Court, from 1.
    Q_INVOKABLE bool nameCardAt(int place, const QString& card);
    /// A player takes this card in the draft, or keeps it after the draft.
    Q_INVOKABLE bool takeCard(const QString& player, const QString& card);
    Q_INVOKABLE bool drawCard();
    void close() override;

    std::vector<PastLine> past() const override;
    QList<view::SystemView> systemsAt(int moment) const override;
    QList<view::PlayerView> playersAt(int moment) const override;
    QString headingAt(int moment) const override;
    QString stretch(std::size_t entry) const override;
    words::PieceMoves piecesToMove(std::size_t from, std::size_t to) const override;
    view::ToldStory story() const override;

  Q_SIGNALS:
#define REACH_SIGNAL(name, type, getter, made) void name##Changed();
    REACH_TABLE_VALUES(REACH_SIGNAL)
#undef REACH_SIGNAL

  protected:
    AnyOpenTable* opened() const override { return table_.get(); }
    std::unique_ptr<AnyTrial> tryOut() override;
    std::optional<saves::SaveError> noteEnd() override { return shelf()->noteEnd(*table_); }
    view::LogEntryView told(std::size_t entry) const override;
    QString wordsOfNotKept() const override;
    bool enterAllOfNotKept() override;
    void refresh() override;

  private:
    Player makerOf(const Command& command) const;
    bool entered(const Entered& result);
    Game at(int moment) const;

    QList<view::RemarkView> remindersNow() const;
    QList<view::RemarkView> newsNow() const;

    /// The rows of REACH_TABLE_VALUES, and their number.
    enum class Value {
#define REACH_NAME(name, type, getter, made) name,
        REACH_TABLE_VALUES(REACH_NAME)
#undef REACH_NAME
            kValues
    };
    static constexpr auto kValues = static_cast<std::size_t>(Value::kValues);
    QVariant make(Value which) const;
    const QVariant& kept(Value which) const;

    LayOut* layOut_;
    Proposal* proposal_;
    std::unique_ptr<OpenTable> table_;
    std::vector<Option> options_;
    mutable std::array<QVariant, kValues> kept_;  ///< not valid: not read yet
};

}  // namespace reach
