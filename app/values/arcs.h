#pragma once

#include "engine/contract/printed.h"
#include "engine/core/modes.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

/// The engine's enumerations for QML: `Arcs.Depth.Score`. They are as wide as int, since the QML of Qt 6.4
/// reads an enumerator of a value as an int. The test of values compares names and numbers with the engine's.
namespace reach::arcs {

Q_NAMESPACE
QML_NAMED_ELEMENT(Arcs)
Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

enum class Depth {
    Score = static_cast<int>(reach::Depth::Score),
    Board = static_cast<int>(reach::Depth::Board),
    Turn = static_cast<int>(reach::Depth::Turn),
};
Q_ENUM_NS(Depth)

enum class Strictness {
    Off = static_cast<int>(reach::Strictness::Off),
    Advise = static_cast<int>(reach::Strictness::Advise),
    Strict = static_cast<int>(reach::Strictness::Strict),
};
Q_ENUM_NS(Strictness)

enum class Phase {
    Playing = static_cast<int>(reach::Phase::Playing),
    ChapterEnd = static_cast<int>(reach::Phase::ChapterEnd),
    Finished = static_cast<int>(reach::Phase::Finished),
};
Q_ENUM_NS(Phase)

enum class PlayMode {
    Lead = static_cast<int>(reach::PlayMode::Lead),
    Surpass = static_cast<int>(reach::PlayMode::Surpass),
    Copy = static_cast<int>(reach::PlayMode::Copy),
    Pivot = static_cast<int>(reach::PlayMode::Pivot),
    Event = static_cast<int>(reach::PlayMode::Event),
};
Q_ENUM_NS(PlayMode)

/// The next thing the table has to do: the engine's kinds of prompt and its open questions in one.
enum class Ask {
    Free,  ///< any entry is possible: at depths without turns
    Play,
    Act,
    Overflow,
    Score,
    Finished,
    Roll,
    Reroll,
    Collect,
    Suffer,
    Strike,
    Ransack,
    Raid,
    Refill,
    Resolve,  ///< a choice of a card; the options describe it
    Declare,
    Seize,
    Place,
    Homeless,
    Mulligan,
    Draft,
    KeepLore,
    MoveAgain,
    EventDice,
    Settle,
    Policy,
    CallSummit,
    CallToOrder,
    Negotiate,
    CrisesOrEdicts,
    Trust,
    Govern,
    Demand,
    ImperialAction,
    AtTable,
    Advance,
    GrandAmbitions,
    ChooseFate,
    NextAct,
};
Q_ENUM_NS(Ask)

/// The heading of a possible entry, for either game.
enum class Group {
    None,
    Play,
    Declare,
    Seize,
    Prelude,
    Tax,
    Build,
    Move,
    Repair,
    Influence,
    Secure,
    Battle,
    Card,
    Turn,    ///< ends the turn
    Answer,  ///< answers the question
    Place,   ///< from here on for ARCADEs only
    Agent,
    Phantom,
    Ships,
    Research,
    Colonize,
    Buy,
    Arrange,
    Menu,
};
Q_ENUM_NS(Group)

/// An option that has a place of its own on the screen.
enum class Answer {
    Other,
    Pass,              ///< instead of leading a card: the initiative passes on (Base p.8)
    Decline,           ///< declines an optional effect of a text
    OpenNegotiations,  ///< the Call to Order is over (BR p.16)
    EndSummit,         ///< the negotiations are over (BR p.17)
    PlayEvent,         ///< the event card (BR p.12)
    Score,             ///< the chapter ends (Base p.18)
    Concede,           ///< a player gives up (Base p.22)
    Done,              ///< a task that the app cannot see is done
};
Q_ENUM_NS(Answer)

/// The kind of a card, as printed.
enum class CardKind {
    MapSetup = static_cast<int>(PrintedKind::MapSetup),
    Action = static_cast<int>(PrintedKind::Action),
    Event = static_cast<int>(PrintedKind::Event),
    Guild = static_cast<int>(PrintedKind::Guild),
    Vox = static_cast<int>(PrintedKind::Vox),
    Lore = static_cast<int>(PrintedKind::Lore),
    Leader = static_cast<int>(PrintedKind::Leader),
    ImperialCouncil = static_cast<int>(PrintedKind::ImperialCouncil),
    Edict = static_cast<int>(PrintedKind::Edict),
    Law = static_cast<int>(PrintedKind::Law),
    Summit = static_cast<int>(PrintedKind::Summit),
    Title = static_cast<int>(PrintedKind::Title),
    Ability = static_cast<int>(PrintedKind::Ability),
    Reminder = static_cast<int>(PrintedKind::Reminder),
    Fate = static_cast<int>(PrintedKind::Fate),
    Setup = static_cast<int>(PrintedKind::Setup),
    Objective = static_cast<int>(PrintedKind::Objective),
    Resolution = static_cast<int>(PrintedKind::Resolution),
    Monopoly = static_cast<int>(PrintedKind::Monopoly),
    Economy = static_cast<int>(PrintedKind::Economy),
    Doctrine = static_cast<int>(PrintedKind::Doctrine),
};
Q_ENUM_NS(CardKind)

}  // namespace reach::arcs
