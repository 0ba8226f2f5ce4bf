#pragma once

#include "app/values/card_view.h"
#include "app/values/option_view.h"
#include "app/values/player_view.h"
#include "app/values/system_view.h"
#include "app/values/turn_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

/// Finds a value in a list. A screen searches hundreds of times after each entry, and QML makes an object of
/// each element that it reads. If nothing is found, the result is default-constructed: an option without an
/// index, a player without a colour.
class Among : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    /// The first option of this kind of answer. `player`: the colour of the player who answers; empty: any.
    Q_INVOKABLE static reach::view::OptionView answering(const QList<reach::view::OptionView>& options,
                                                         reach::arcs::Answer answer,
                                                         const QString& player = {});
    /// The first option about this card.
    Q_INVOKABLE static reach::view::OptionView about(const QList<reach::view::OptionView>& options,
                                                     const QString& card);
    /// The first option of this kind of action about this card.
    Q_INVOKABLE static reach::view::OptionView doing(const QList<reach::view::OptionView>& options,
                                                     reach::arcs::Group group, const QString& card);
    /// The first option of this kind of action.
    Q_INVOKABLE static reach::view::OptionView first(const QList<reach::view::OptionView>& options,
                                                     reach::arcs::Group group);
    /// The first option that is about none of these cards and is not the event card.
    Q_INVOKABLE static reach::view::OptionView besides(const QList<reach::view::OptionView>& options,
                                                       const QList<reach::view::ActionCardView>& cards);
    /// True if an action of this kind could be entered, perhaps against the rules.
    Q_INVOKABLE static bool has(const QList<reach::view::OptionView>& options, reach::arcs::Group group);
    /// The legal options that cost nothing, then the costly ones, then the illegal ones.
    Q_INVOKABLE static QList<reach::view::OptionView> harmLast(QList<reach::view::OptionView> options);
    /// The action cards of a suit that this table plays with.
    Q_INVOKABLE static QList<reach::view::ActionCardView> inDeck(
        const QList<reach::view::ActionCardView>& cards, const QString& suit);
    /// The name of a kind of action in the record and the reference: "tax".
    Q_INVOKABLE static QString nameOf(reach::arcs::Group group) { return view::nameOf(group); }
    /// The page of the reference about a kind of action.
    Q_INVOKABLE static QString pageOf(reach::arcs::Group group) { return view::pageOf(group); }

    /// The cards that are not in `without` and, unless `within` is empty, are in `within`. Both are lists of
    /// ids.
    Q_INVOKABLE static QList<reach::view::CardView> cards(const QList<reach::view::CardView>& cards,
                                                          const QStringList& without,
                                                          const QStringList& within);
    /// True if each name in `these` is also in `those`.
    Q_INVOKABLE static bool areAll(const QStringList& these, const QStringList& those);

    Q_INVOKABLE static reach::view::PlayerView player(const QList<reach::view::PlayerView>& players,
                                                      const QString& color);
    Q_INVOKABLE static reach::view::SystemView system(const QList<reach::view::SystemView>& systems,
                                                      const QString& id);
};

}  // namespace reach
