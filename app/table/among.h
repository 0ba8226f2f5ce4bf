#pragma once

#include "app/table/way_view.h"
#include "app/values/card_view.h"
#include "app/values/option_view.h"
#include "app/values/player_view.h"
#include "app/values/system_view.h"
#include "app/values/turn_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

/// Finds one thing among the values of a list. A screen seeks hundreds of times after each entry, and QML
/// makes an object of each element it looks at. What is not there comes as the type begins: an option without
/// an entry, a player without a colour.
class Among : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    /// The option with this entry of the record notation.
    Q_INVOKABLE static reach::view::OptionView entered(const QList<reach::view::OptionView>& options,
                                                       const QString& entry);
    /// One for each entry, in their order.
    Q_INVOKABLE static QList<reach::view::OptionView> allEntered(
        const QList<reach::view::OptionView>& options, const QStringList& entries);
    /// The first option about this card.
    Q_INVOKABLE static reach::view::OptionView about(const QList<reach::view::OptionView>& options,
                                                     const QString& card);
    /// The first option of this kind of action about this card.
    Q_INVOKABLE static reach::view::OptionView doing(const QList<reach::view::OptionView>& options,
                                                     reach::arcs::Group group, const QString& card);
    /// The first option of this kind of action.
    Q_INVOKABLE static reach::view::OptionView first(const QList<reach::view::OptionView>& options,
                                                     reach::arcs::Group group);
    /// Playing the event card.
    Q_INVOKABLE static reach::view::OptionView event(const QList<reach::view::OptionView>& options);
    /// The first option about none of these cards, nor the event card.
    Q_INVOKABLE static reach::view::OptionView besides(const QList<reach::view::OptionView>& options,
                                                       const QList<reach::view::ActionCardView>& cards);
    /// Something of this kind of action could be entered, if only against the rules.
    Q_INVOKABLE static bool has(const QList<reach::view::OptionView>& options, reach::arcs::Group group);
    /// What can be done is not looked for behind what cannot.
    Q_INVOKABLE static QList<reach::view::OptionView> legalFirst(QList<reach::view::OptionView> options);
    /// The moves among the options, with their numbers.
    Q_INVOKABLE static QList<reach::view::MoveWayView> moves(const QList<reach::view::OptionView>& options) {
        return view::moveWays(options);
    }
    /// The battles among the options, with their numbers.
    Q_INVOKABLE static QList<reach::view::BattleWayView> battles(
        const QList<reach::view::OptionView>& options) {
        return view::battleWays(options);
    }
    /// The action cards of a suit that this table plays with.
    Q_INVOKABLE static QList<reach::view::ActionCardView> inDeck(
        const QList<reach::view::ActionCardView>& cards, const QString& suit);
    /// How a kind of action is called in the record and the reference: "tax".
    Q_INVOKABLE static QString nameOf(reach::arcs::Group group) { return view::nameOf(group); }
    /// Where the reference tells about a kind of action.
    Q_INVOKABLE static QString pageOf(reach::arcs::Group group) { return view::pageOf(group); }

    /// The cards that are not in `without` and, unless it is empty, in `within`: ids.
    Q_INVOKABLE static QList<reach::view::CardView> cards(const QList<reach::view::CardView>& cards,
                                                          const QStringList& without,
                                                          const QStringList& within);
    /// Each of these names is one of those.
    Q_INVOKABLE static bool areAll(const QStringList& these, const QStringList& those);

    Q_INVOKABLE static reach::view::PlayerView player(const QList<reach::view::PlayerView>& players,
                                                      const QString& color);
    Q_INVOKABLE static reach::view::SystemView system(const QList<reach::view::SystemView>& systems,
                                                      const QString& id);
};

}  // namespace reach
