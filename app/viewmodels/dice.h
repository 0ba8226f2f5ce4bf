#pragma once

#include "app/viewmodels/at_table.h"
#include "app/viewmodels/odds_view.h"

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

}  // namespace view

/// The dice that are asked for: rolled by the app, or counted by hand. Faces are lists as in `reroll`.
class Dice : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// Rolls the dice asked for, the event dice among them, and enters them.
    Q_INVOKABLE bool roll();
    /// The entry of dice that show these faces.
    Q_INVOKABLE QString line(const QList<int>& faces) const;
    Q_INVOKABLE reach::view::RerollView reroll(const QString& aim) const;
    /// These are rolled again by the app.
    Q_INVOKABLE bool rollAgain(const QList<int>& before);
    /// These were rolled again by hand, and show that.
    Q_INVOKABLE bool enterAgain(const QList<int>& before, const QList<int>& after);

  private:
    bool rollAgain(const RolledFaces& before);
    bool rollEvent(const Pending& asked);
};

}  // namespace reach
