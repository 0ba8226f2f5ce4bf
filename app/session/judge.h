#pragma once

#include "app/session/act.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reach {

/// Why an act is not kept.
struct Objection {
    bool unreadable = false;  ///< a line of it is none of this game
    std::string why;          ///< SessionOf::judge()
    std::string rule;         ///< the name of the rule that its first entry breaks now; may be empty
    std::string first;        ///< the device that made the last kept act; may be empty
};

/// The state of a table at its keeper's side, for any game. It decides which of the acts that several devices
/// offer are kept (SessionOf::judge()).
class Judge {
  public:
    /// Returns null if the header or an act cannot be read.
    static std::unique_ptr<Judge> of(const std::string& header, const std::vector<Act>& acts);

    virtual ~Judge() = default;

    /// Decides an act on the state as it stands. What may be kept comes back with the events and the outcome
    /// of this state, and with the number of the last act that its maker had seen: offers of a device come in
    /// their order, so it had seen its own.
    std::optional<Objection> judge(Act& act);
    /// Takes over an act that was kept: the next one.
    void follow(const Act& act);

    /// True if this is a record line of the game.
    virtual bool reads(const std::string& line) const = 0;
    /// The number of the last kept act, and the table after it.
    virtual std::int64_t number() const = 0;
    virtual Outcome outcome() const = 0;
    /// The colours of the table.
    virtual std::vector<std::string> seats() const = 0;

  protected:
    virtual std::optional<Objection> decide(Act& act) = 0;
    virtual void take(const Act& act) = 0;
    /// Reads who made the last acts.
    void look(const std::vector<Act>& acts);

  private:
    std::string last_;        ///< the device that made the last act
    std::int64_t alone_ = 0;  ///< the number after which only that device has made acts
    std::map<std::string, std::int64_t>
        refused_;  ///< the number at which a device was last refused something
};

}  // namespace reach
