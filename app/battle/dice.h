#pragma once

#include "app/battle/odds_view.h"
#include "app/table/at_table.h"

namespace reach {
namespace view {

/// The question of a card that lets dice be rolled again. Faces are eighteen counts: how many assault dice
/// show each of the six faces, then skirmish dice, then raid dice.
struct RerollView {
    Q_GADGET
    QML_VALUE_TYPE(reroll)
    Q_PROPERTY(bool asked MEMBER asked FINAL)
    Q_PROPERTY(QList<int> may MEMBER may FINAL)
    Q_PROPERTY(QList<int> faces MEMBER faces FINAL)
    Q_PROPERTY(QList<int> best MEMBER best FINAL)
    Q_PROPERTY(reach::view::OddsView now MEMBER now FINAL)
    Q_PROPERTY(reach::view::OddsView then MEMBER then FINAL)

  public:
    bool asked = false;                  ///< else nothing may be rolled again
    QList<int> may = QList<int>(kDice);  ///< assault, skirmish and raid dice, at most
    QList<int> faces = noFaces();        ///< on the table
    QList<int> best = noFaces();         ///< of those, what is best rolled again
    OddsView now;                        ///< when the dice stay
    OddsView then;                       ///< when the best are rolled again

    static QList<int> noFaces() { return QList<int>(kDice * kFaces); }
    bool operator==(const RerollView&) const = default;
};

/// One die that was rolled.
struct RolledDieView {
    Q_GADGET
    QML_VALUE_TYPE(rolledDie)
    Q_PROPERTY(QString die MEMBER die FINAL)
    Q_PROPERTY(int face MEMBER face FINAL)
    Q_PROPERTY(QString symbol MEMBER symbol FINAL)
    Q_PROPERTY(bool crisis MEMBER crisis FINAL)

  public:
    QString die;          ///< "assault", "skirmish" or "raid"; "number" or "event" in a campaign
    int face = 0;         ///< 0 to 5, as DiceFaces has them; of the number die 1 to 6
    QString symbol;       ///< of the event die: "arrow", "moon" or "hex"
    bool crisis = false;  ///< of the event die: else an Edict

    bool operator==(const RolledDieView&) const = default;
};

/// Dice that were rolled, by the app or by hand, which lie there until somebody takes them away.
struct RolledView {
    Q_GADGET
    QML_VALUE_TYPE(rolled)
    Q_PROPERTY(QList<reach::view::RolledDieView> dice MEMBER dice FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QStringList follows MEMBER follows FINAL)

  public:
    QList<RolledDieView> dice;  ///< none: nothing lies there
    QString text;               ///< what they show in all, in words
    QStringList follows;        ///< what came of it by itself, in words

    bool operator==(const RolledView&) const = default;
};

}  // namespace view

/// The dice that are asked for: rolled by the app, or counted by hand. Faces are lists as in `reroll`.
class Dice : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::view::RolledView rolled READ rolled NOTIFY rolledChanged)

  public:
    using AtTable::AtTable;

    /// What was rolled last, with what was rolled again of it.
    view::RolledView rolled() const { return rolled_; }
    /// It was seen.
    Q_INVOKABLE void takeAway();

    /// Rolls the dice asked for, the event dice among them, and enters them.
    Q_INVOKABLE bool roll();
    /// Enters the dice asked for, rolled by hand.
    Q_INVOKABLE bool enter(const QList<int>& faces);
    /// Lays out the roll that was entered last, if nothing but what it brought was entered since.
    Q_INVOKABLE void show();
    /// The entry of dice that show these faces.
    Q_INVOKABLE QString line(const QList<int>& faces) const;
    Q_INVOKABLE reach::view::RerollView reroll(const QString& aim) const;
    /// These are rolled again by the app.
    Q_INVOKABLE bool rollAgain(const QList<int>& before);
    /// These were rolled again by hand, and show that.
    Q_INVOKABLE bool enterAgain(const QList<int>& before, const QList<int>& after);

  Q_SIGNALS:
    void rolledChanged();

  private:
    bool rollAgain(const RolledFaces& before);
    bool rollEvent(const Pending& asked);
    bool enterAndShow(const Command& command);
    void followTheTable();
    void lay(view::RolledView rolled, int entry);

    view::RolledView rolled_;
    int entry_ = 0;  ///< of the log, by which they were rolled
    int end_ = 0;    ///< behind what followed by itself
};

}  // namespace reach
