#pragma once

#include "app/values/arcs.h"
#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/decision.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

/// An entry that could be made now, and the verdict of the rules on it.
struct OptionView {
    Q_GADGET
    QML_VALUE_TYPE(option)
    Q_PROPERTY(int index MEMBER index FINAL)
    Q_PROPERTY(reach::arcs::Group group MEMBER group FINAL)
    Q_PROPERTY(reach::arcs::Answer answer MEMBER answer FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(bool legal MEMBER legal FINAL)
    Q_PROPERTY(bool refused MEMBER refused FINAL)
    Q_PROPERTY(bool costly MEMBER costly FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString citation MEMBER citation FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(QString goal MEMBER goal FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)

  public:
    int index = -1;                             ///< index among the options; -1: not one of them
    arcs::Group group = arcs::Group::None;      ///< its heading
    arcs::Answer answer = arcs::Answer::Other;  ///< kind of answer, for an option with a place of its own
    QString text;                               ///< its effect, in words: "Ana taxes 2 Hex"
    QString label;         ///< the text of its button, below the name of the actor: "Taxes 2 Hex"
    QString entry;         ///< the entry in the record notation, as a player types it; empty: there is none
    QString player;        ///< colour of the player who acts or answers; empty: the table
    bool legal = false;    ///< true: the rules allow it
    bool refused = false;  ///< true: impossible on the table; it cannot be entered against the rules either
    bool costly = false;   ///< true: the actor loses a card or a token by it, other than by spending it;
                           ///< where there is no room for all tokens, one that was just gained
    QString reason;        ///< the broken rule, in words; empty when it is legal
    QString citation;      ///< citation of that rule
    QString page;          ///< argument of Reference.show(); empty when there is none
    QString system;        ///< its system on the map, for a move the starting system; empty: none
    QString goal;          ///< the last system of a move; empty: no move
    QString card;          ///< its card: "construction 4", "BC05"; empty: none

    bool operator==(const OptionView&) const = default;
};

/// A kind of action with a fixed place on the screen, and its possible actions now.
struct ActionKindView {
    Q_GADGET
    QML_VALUE_TYPE(actionKind)
    Q_PROPERTY(reach::arcs::Group group MEMBER group FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)
    Q_PROPERTY(bool legal MEMBER legal FINAL)

  public:
    arcs::Group group = arcs::Group::None;
    QString name;           ///< name of the action in the turn: "tax"
    QString label;          ///< in words
    QString page;           ///< argument of Reference.show()
    bool possible = false;  ///< true: an action of this kind could be entered, perhaps against the rules
    bool legal = false;     ///< true: the rules allow an action of this kind

    bool operator==(const ActionKindView&) const = default;
};

/// The name of a kind of action in the record and the reference: "tax"; empty for None.
QString nameOf(arcs::Group group);
/// The page of the reference about a kind of action: "base.tax".
QString pageOf(arcs::Group group);

/// The heading of an entry.
arcs::Group groupOf(const Command& command);

/// One option, without its index.
OptionView option(const State& state, const Option& option, const words::PlayerNames& names);
/// All options of the moment, with their indexes and costs.
QList<OptionView> options(const Game& game, const std::vector<Option>& options,
                          const words::PlayerNames& names);

}  // namespace reach::view
