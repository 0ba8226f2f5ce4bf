#pragma once

#include "app/battle/odds_view.h"
#include "app/table/at_table.h"
#include "app/values/faces.h"

namespace reach {
namespace view {

/// The question of a card that allows to roll dice again. Faces are lists as in faces.h.
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
    bool asked = false;                   ///< true: dice may be rolled again
    QList<int> may = QList<int>(kDice);   ///< maximum number of assault, skirmish and raid dice
    QList<int> faces = reach::noFaces();  ///< faces of all dice on the table
    QList<int> best = reach::noFaces();   ///< faces of the dice that are best rolled again
    OddsView now;                         ///< odds if no die is rolled again
    OddsView then;                        ///< odds if the best dice are rolled again

    bool operator==(const RerollView&) const = default;
};

/// The question for this aim; not asked: no dice may be rolled again now.
RerollView reroll(const Game& game, const QString& aim);

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
    int face = 0;         ///< 0 to 5, as in DiceFaces; for the number die 1 to 6
    QString symbol;       ///< symbol of the event die: "arrow", "moon" or "hex"
    bool crisis = false;  ///< event die: true: Crisis; false: Edict

    bool operator==(const RolledDieView&) const = default;
};

/// The last roll, by the app or by hand. It is shown until a player takes it away.
struct RolledView {
    Q_GADGET
    QML_VALUE_TYPE(rolled)
    Q_PROPERTY(QList<reach::view::RolledDieView> dice MEMBER dice FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QStringList follows MEMBER follows FINAL)

  public:
    QList<RolledDieView> dice;  ///< empty: no roll is shown
    QString text;               ///< total of the faces, in words
    QStringList follows;        ///< automatic consequences, in words

    bool operator==(const RolledView&) const = default;
};

}  // namespace view

/// The dice asked for, rolled by the app, and the roll that is shown. Faces are lists as in faces.h.
class Dice : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::view::RolledView rolled READ rolled NOTIFY rolledChanged)

  public:
    using AtTable::AtTable;

    /// The last roll, with the dice rolled again.
    view::RolledView rolled() const { return rolled_; }
    /// Takes the shown roll away.
    Q_INVOKABLE void takeAway();

    /// Rolls the dice asked for, including event dice, and enters them.
    Q_INVOKABLE bool roll();
    /// Shows the roll that was entered last, if only its automatic consequences were entered since.
    Q_INVOKABLE void show();
    /// Rolls these dice again, and enters the result.
    Q_INVOKABLE bool rollAgain(const QList<int>& before);
    /// Enters the new faces of dice that were rolled again by hand.
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
    int entry_ = 0;  ///< entry of the log with the roll
    int end_ = 0;    ///< index after the automatic consequences of the roll
};

}  // namespace reach
