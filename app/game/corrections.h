#pragma once

#include "app/game/entry_draft.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace reach {

/// Corrections that are not applied yet, for a table of any game. `what` is a number for a value that can be
/// corrected: the power of a player, the card in a place. A derived class gives these numbers.
class AnyCorrections : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("CorrectionDraft or ArcadesCorrectionDraft")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int revision READ revision NOTIFY changed)

  public:
    using EntryDraft::EntryDraft;

    /// How many values are corrected.
    virtual int count() const = 0;
    /// Grows with each change. A binding reads it to be evaluated again, as a call does not tell of changes.
    int revision() const { return revision_; }

    /// A name for the control that corrects the value: "correct-red-power".
    Q_INVOKABLE virtual QString name(int what) const = 0;
    /// True if the value is corrected.
    Q_INVOKABLE virtual bool has(int what) const = 0;
    /// The resulting number: the corrected one, or `now`.
    Q_INVOKABLE virtual int number(int what, int now) const = 0;
    /// Corrects a number. A number that is as it is now needs no correction.
    Q_INVOKABLE virtual void setNumber(int what, int number, int now) = 0;
    /// The resulting choice: the id of the corrected value, or `now`.
    Q_INVOKABLE virtual QString choice(int what, const QString& now) const = 0;
    Q_INVOKABLE virtual void choose(int what, const QString& id, const QString& now) = 0;
    /// Enters all corrections, which are undone as one, or none if one of them is refused.
    Q_INVOKABLE virtual bool apply() = 0;

    bool isBegun() const override { return count() > 0; }

  protected:
    /// A correction sets a value whatever it was before, so another entry leaves it with sense.
    bool fits() const override { return true; }
    QString told() const override;
    void renew() override { ++revision_; }

  private:
    int revision_ = 0;
};

/// The corrections of a draft, in the order in which they were chosen.
template <typename Correct>
class CorrectionList {
  public:
    /// The number of a value. `subject` names it; the value itself is empty.
    int what(const Correct& subject) const {
        const auto known = std::find(subjects_.begin(), subjects_.end(), subject);
        const auto at = static_cast<int>(known - subjects_.begin());
        if (known == subjects_.end()) subjects_.push_back(subject);
        return at;
    }
    Correct subject(int what) const {
        const bool known = what >= 0 && what < static_cast<int>(subjects_.size());
        return known ? subjects_[static_cast<std::size_t>(what)] : Correct{};
    }
    /// The correction of a value; null: it is not corrected.
    const Correct* chosen(int what) const {
        const auto found = std::find_if(chosen_.begin(), chosen_.end(),
                                        [what](const auto& one) { return one.first == what; });
        return found == chosen_.end() ? nullptr : &found->second;
    }
    void set(int what, const Correct& correct) {
        const auto found = std::find_if(chosen_.begin(), chosen_.end(),
                                        [what](const auto& one) { return one.first == what; });
        if (found == chosen_.end())
            chosen_.emplace_back(what, correct);
        else
            found->second = correct;
    }
    void leave(int what) {
        std::erase_if(chosen_, [what](const auto& one) { return one.first == what; });
    }
    template <typename Command>
    std::vector<Command> commands() const {
        std::vector<Command> all;
        all.reserve(chosen_.size());
        for (const auto& [what, correct] : chosen_) all.emplace_back(correct);
        return all;
    }
    int count() const { return static_cast<int>(chosen_.size()); }
    void clear() { chosen_.clear(); }

  private:
    mutable std::vector<Correct> subjects_;
    std::vector<std::pair<int, Correct>> chosen_;
};

}  // namespace reach
