#pragma once

#include "app/values/option_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

/// What the people at the table have chosen leaves over of what could be entered: lists that the screen binds
/// to.
class Choices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<reach::view::OptionView> options READ options WRITE setOptions NOTIFY mineChanged)
    Q_PROPERTY(QString actor READ actor WRITE setActor NOTIFY mineChanged)
    Q_PROPERTY(int group READ group WRITE setGroup NOTIFY shownChanged)
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY shownChanged)
    Q_PROPERTY(QString card READ card WRITE setCard NOTIFY shownChanged)
    Q_PROPERTY(QList<reach::view::OptionView> mine READ mine NOTIFY mineChanged)
    Q_PROPERTY(QList<reach::view::OptionView> shown READ shown NOTIFY shownChanged)
    Q_PROPERTY(QList<reach::view::OptionView> direct READ direct NOTIFY mineChanged)
    Q_PROPERTY(QStringList places READ places NOTIFY shownChanged)
    Q_PROPERTY(QStringList destinations READ destinations NOTIFY shownChanged)
    Q_PROPERTY(bool battle READ battle NOTIFY shownChanged)
    Q_PROPERTY(bool spent READ spent NOTIFY mineChanged)
    Q_PROPERTY(bool onlyPlaces READ onlyPlaces NOTIFY mineChanged)
    Q_PROPERTY(QList<reach::view::ActionKindView> kinds READ kinds NOTIFY mineChanged)

  public:
    using QObject::QObject;

    QList<view::OptionView> options() const { return options_; }
    void setOptions(const QList<view::OptionView>& options);
    /// The colour whose options count, besides answers; empty: all of them.
    QString actor() const { return actor_; }
    void setActor(const QString& actor);
    /// What was chosen; Arcs.Group.None or empty: anything. As the fields of an option.
    int group() const { return static_cast<int>(group_); }
    void setGroup(int group) { choose(group_, static_cast<arcs::Group>(group)); }
    QString system() const { return system_; }
    void setSystem(const QString& system) { choose(system_, system); }
    QString card() const { return card_; }
    void setCard(const QString& card) { choose(card_, card); }

    /// The actor's options.
    QList<view::OptionView> mine() const { return mine_; }
    /// Those of them that fit what was chosen.
    QList<view::OptionView> shown() const;
    /// Those of them that are legal and that one tap enters, what can be done only once last: moves and
    /// battles need the map.
    QList<view::OptionView> direct() const;
    /// Where on the map the rules allow the actor something of the chosen kind, once each.
    QStringList places() const;
    /// Where the legal moves among what is shown end.
    QStringList destinations() const;
    /// A legal battle is among what is shown.
    bool battle() const;
    /// Nothing of the actor's is legal but ending the turn.
    bool spent() const;
    /// Every option is a place on the map, or declining.
    bool onlyPlaces() const;
    /// The kinds of action in the order of their places on the screen: always all of them.
    QList<view::ActionKindView> kinds() const;

  Q_SIGNALS:
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
    QString actor_;
    arcs::Group group_ = arcs::Group::None;
    QString system_;
    QString card_;
};

}  // namespace reach
