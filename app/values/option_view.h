#pragma once

#include "app/values/arcs.h"
#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/decision.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

/// Something that could be entered now, and what the rules say of it.
struct OptionView {
    Q_GADGET
    QML_VALUE_TYPE(option)
    Q_PROPERTY(int index MEMBER index FINAL)
    Q_PROPERTY(reach::arcs::Group group MEMBER group FINAL)
    Q_PROPERTY(reach::arcs::Answer answer MEMBER answer FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(bool legal MEMBER legal FINAL)
    Q_PROPERTY(bool refused MEMBER refused FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString citation MEMBER citation FINAL)
    Q_PROPERTY(QString page MEMBER page FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)

  public:
    int index = -1;                             ///< its place among the options; -1: it is none of them
    arcs::Group group = arcs::Group::None;      ///< the heading it stands under
    arcs::Answer answer = arcs::Answer::Other;  ///< which answer, where it has a place of its own
    QString text;                               ///< what it does, in words: "Ana taxes 2 Hex"
    QString label;         ///< the same on a button, below the name of who acts: "Taxes 2 Hex"
    QString entry;         ///< as the record has it; empty: there is no such option
    bool legal = false;    ///< the rules allow it
    bool refused = false;  ///< it makes no sense at all: not even entered anyway
    QString reason;        ///< the rule against it, in words; empty when it is legal
    QString citation;      ///< where that rule stands
    QString page;          ///< what Reference.show() opens about it; empty when there is nothing
    QString system;        ///< where on the map it happens, for a move where it starts; empty: nowhere
    QString card;          ///< the card it is about: "construction 4", "BC05"; empty: none

    bool operator==(const OptionView&) const = default;
};

/// A kind of action that always has its place on the screen, and what it can do now.
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
    QString name;           ///< as the turn's actions are called: "tax"
    QString label;          ///< in words
    QString page;           ///< what Reference.show() opens about it
    bool possible = false;  ///< something of this kind could be entered, if only against the rules
    bool legal = false;     ///< the rules allow something of it

    bool operator==(const ActionKindView&) const = default;
};

/// How the record and the reference call a kind of action: "tax"; empty for None.
QString nameOf(arcs::Group group);
/// Where the reference tells about it: "base.tax".
QString pageOf(arcs::Group group);

/// The heading an entry stands under.
arcs::Group groupOf(const Command& command);

/// One option, without its place among the others.
OptionView option(const State& state, const Option& option, const words::PlayerNames& names);
QList<OptionView> options(const State& state, const std::vector<Option>& options,
                          const words::PlayerNames& names);

}  // namespace reach::view
