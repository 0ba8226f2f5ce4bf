#pragma once

#include "app/table/sheets.h"
#include "app/values/option_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

/// Filters the options by the player's choices on the screen, and knows what a tap on a system means then.
/// The screen binds to the results.
class Choices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<reach::view::OptionView> options READ options WRITE setOptions NOTIFY mineChanged)
    Q_PROPERTY(reach::arcs::Ask ask READ ask WRITE setAsk NOTIFY askChanged)
    Q_PROPERTY(bool choosing READ choosing NOTIFY askChanged)
    Q_PROPERTY(reach::sheets::Sheet sheet READ sheet NOTIFY askChanged)
    Q_PROPERTY(QString actor READ actor WRITE setActor NOTIFY mineChanged)
    Q_PROPERTY(int group READ group WRITE setGroup NOTIFY shownChanged)
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY shownChanged)
    Q_PROPERTY(QString card READ card WRITE setCard NOTIFY shownChanged)
    Q_PROPERTY(QList<reach::view::OptionView> mine READ mine NOTIFY mineChanged)
    Q_PROPERTY(QList<reach::view::OptionView> shown READ shown NOTIFY shownChanged)
    Q_PROPERTY(QList<reach::view::OptionView> direct READ direct NOTIFY mineChanged)
    Q_PROPERTY(QList<reach::view::OptionView> besideCourt READ besideCourt NOTIFY mineChanged)
    Q_PROPERTY(QStringList places READ places NOTIFY shownChanged)
    Q_PROPERTY(QStringList destinations READ destinations NOTIFY shownChanged)
    Q_PROPERTY(bool battle READ battle NOTIFY shownChanged)
    Q_PROPERTY(bool moving READ moving NOTIFY shownChanged)
    Q_PROPERTY(bool spent READ spent NOTIFY mineChanged)
    Q_PROPERTY(bool evenHanded READ evenHanded NOTIFY mineChanged)
    Q_PROPERTY(QList<reach::view::ActionKindView> kinds READ kinds NOTIFY mineChanged)

  public:
    using QObject::QObject;

    QList<view::OptionView> options() const { return options_; }
    void setOptions(const QList<view::OptionView>& options);
    /// The question of the table.
    arcs::Ask ask() const { return ask_; }
    void setAsk(arcs::Ask ask);
    /// True if the players choose among their actions, instead of answering a question.
    bool choosing() const { return ask_ == arcs::Ask::Act || ask_ == arcs::Ask::Free; }
    /// The sheet of the question; Sheet::None if its options are enough.
    sheets::Sheet sheet() const;
    /// The colour whose options are shown, besides answers; empty: all options.
    QString actor() const { return actor_; }
    void setActor(const QString& actor);
    /// The chosen kind of action, system and card, compared with the fields of an option. Arcs.Group.None or
    /// empty: no choice.
    int group() const { return static_cast<int>(group_); }
    void setGroup(int group) { choose(group_, static_cast<arcs::Group>(group)); }
    QString system() const { return system_; }
    void setSystem(const QString& system) { choose(system_, system); }
    QString card() const { return card_; }
    void setCard(const QString& card) { choose(card_, card); }

    /// The actor's options.
    QList<view::OptionView> mine() const { return mine_; }
    /// The actor's options that fit the choices.
    QList<view::OptionView> shown() const;
    /// The shown options that are legal and need only one tap: to declare first, what costs something last.
    /// Moves and battles are not among them, because they need the map.
    QList<view::OptionView> direct() const;
    /// The same without those that have buttons of their own where the Court and the tokens have space for
    /// them.
    QList<view::OptionView> besideCourt() const;
    /// The systems where the rules allow the actor an option of the chosen kind, each once.
    QStringList places() const;
    /// The destinations of the legal moves among the shown options.
    QStringList destinations() const;
    /// True if a legal battle is among the shown options.
    bool battle() const;
    /// True if the actor's only legal option is to end the turn.
    bool spent() const;
    /// True if every option is a place on the map or a resource, or declines: none is better than another.
    bool evenHanded() const;
    /// True if ships that may move can be in the chosen system: its goals are highlighted.
    bool moving() const;
    /// The only system with ships that may move; empty: there are several, or none.
    Q_INVOKABLE QString movedFrom() const;
    /// True if a tap on this system moves ships of the chosen system there. `moving`: its goals are
    /// highlighted.
    Q_INVOKABLE bool isGoal(const QString& system, bool moving) const;
    /// The answer that a tap on this system gives to the question: its only legal option. An option without
    /// an index: none.
    Q_INVOKABLE reach::view::OptionView answerAt(const QString& system) const;
    /// True if the chosen kind of action stays chosen when this system is shown: the actor has options of
    /// this kind there, or none at all.
    Q_INVOKABLE bool fits(const QString& system) const;
    /// True if a legal option of this kind is among all options.
    Q_INVOKABLE bool allows(reach::arcs::Group group) const;
    /// The kinds of action in the order of their places on the screen. The list always contains all of them.
    QList<view::ActionKindView> kinds() const;

  Q_SIGNALS:
    void askChanged();
    void mineChanged();
    void shownChanged();

  private:
    template <typename Value>
    void choose(Value& what, const Value& chosen) {
        if (what == chosen) return;
        what = chosen;
        Q_EMIT shownChanged();
    }
    void renew();

    QList<view::OptionView> options_;
    QList<view::OptionView> mine_;
    arcs::Ask ask_ = arcs::Ask::Free;
    QString actor_;
    arcs::Group group_ = arcs::Group::None;
    QString system_;
    QString card_;
};

}  // namespace reach
