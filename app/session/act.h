#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "database/saves/save_error.h"

namespace reach {

/// The name of an act: 128 bits by chance. An act that is offered twice has the same id and is kept once.
struct ActId {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    /// Draws a new id from the system's source of chance.
    static ActId draw();

    friend bool operator==(const ActId&, const ActId&) = default;
};

enum class ActKind : std::uint8_t {
    Enter,    ///< enters one or several commands, which are undone as one
    Undo,     ///< goes back over the last act that entered something
    Redo,     ///< goes forward again
    Jump,     ///< goes to any moment
    Rewrite,  ///< continues with another line of entries (rewrite.h)
};

/// One entry of an act, as text.
struct ActLine {
    /// The command as a record line. In an act of several entries the automatic answers, and the entries that
    /// were made together with the one before, carry a mark that is a comment to other readers.
    std::string line;
    std::string events;  ///< the events in their wire form, one on each line

    friend bool operator==(const ActLine&, const ActLine&) = default;
};

/// A table after an act, in numbers: for lists, and to see whether two devices have the same game.
struct Outcome {
    std::uint64_t hash = 0;   ///< of the state (engine/core/state_hash.h); 0: not known
    std::size_t entries = 0;  ///< the number of entries that count
    int chapter = 1;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// An act is one change of a table. A table is its setup and a line of acts; the state is a fold over them
/// (course.h). Acts are only added: undo, redo, jumps and rewritten pasts are acts too.
struct Act {
    std::int64_t number = 0;  ///< 1 for the first of a table; 0: not kept yet
    ActId id;
    std::string device;      ///< the device that made it; empty: this one
    std::int64_t after = 0;  ///< the number of the last kept act that its maker had seen
    ActKind kind = ActKind::Enter;
    std::vector<ActLine> lines;  ///< Enter, Rewrite: the entries
    /// Undo, Redo, Jump: the row on which the table stands afterwards; Rewrite: the row on which it stood
    /// when its past was rewritten. Rows are counted over all lines of entries (CourseOf::row()).
    std::size_t row = 0;
    /// True: its maker saw that it breaks a rule, and entered it all the same.
    bool anyway = false;
    Outcome outcome;  ///< the table after it

    friend bool operator==(const Act&, const Act&) = default;
};

/// What a keeper says about an act.
struct Answer {
    enum class What : std::uint8_t {
        Kept,     ///< it is durable: `act` as it was kept, with its number
        Refused,  ///< the keeper's state does not allow it
        Unsaved,  ///< it could not be stored
    };
    What what = What::Kept;
    Act act;          ///< Refused, Unsaved: as it was offered
    std::string why;  ///< Refused: the reason in words
    saves::SaveError error{};
};

/// A keeper stores the acts of one table: in this device's file, in a browser, on a host. It answers every
/// offered act once, at once or later. What it has answered with `Kept` survives a kill, a dead device and a
/// cut network. What it was offered and has not answered when it is destroyed, it still stores if it can.
class Keeper {
  public:
    Keeper() = default;
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    virtual ~Keeper() = default;

    /// Offers an act. Several may be offered before the first is answered.
    virtual void offer(const Act& act) = 0;
    /// Returns and forgets what has been answered since the last call, and the acts that other devices have
    /// made. Kept acts come in the order of their numbers, without a gap; one may be told twice.
    virtual std::vector<Answer> answers() = 0;

    /// False: for now nothing can be kept, and whoever offers something should not wait for that to change.
    virtual bool isReachable() const { return true; }

    /// Called by the keeper when there are answers that no call of offer() waits for. Not called from another
    /// thread.
    std::function<void()> wake;
};

}  // namespace reach
