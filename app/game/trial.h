#pragma once

#include "app/game/misfit_view.h"
#include "app/session/rewrite.h"
#include "app/session/shelf.h"
#include "app/words/names.h"

#include <functional>

namespace reach {

/// A trial is another course of an open table of any game: a changed past, before it is taken
/// (session/rewrite.h). A trial is not saved.
class AnyTrial {
  public:
    AnyTrial() = default;
    AnyTrial(const AnyTrial&) = delete;
    AnyTrial& operator=(const AnyTrial&) = delete;
    virtual ~AnyTrial() = default;

    /// Moves the table to the moment before this past entry. New entries replace it (`instead`) or come
    /// before it. Earlier changes of this entry are dropped.
    virtual void stand(std::size_t entry, bool instead) = 0;
    /// Takes over the entries made there since stand().
    virtual void follow() = 0;
    /// Leaves out the current past entry.
    virtual void leaveOut() = 0;
    /// Corrects the table in place of the current past entry, so that the board stands as it left it.
    virtual void putAsOnBoard() = 0;
    /// Makes the proposed course the table's own course.
    virtual saves::SaveStatus take() = 0;
    /// Gives the table its own course back. No other function may be called afterwards.
    virtual void giveBack() = 0;

    /// The number of entries of the course that cannot be undone.
    std::size_t floor() const { return floor_; }
    bool isInstead() const { return instead_; }
    /// The number of entries of the table's own course.
    virtual int past() const = 0;
    /// The current past entry in words, the number of entries after it, and true if it is left out.
    virtual QString text(const words::PlayerNames& names) const = 0;
    virtual int after() const = 0;
    virtual bool isLeftOut() const = 0;
    virtual bool changesAnything() const = 0;
    /// True if a past entry has new entries, even if they are equal to the old ones.
    virtual bool isGiven() const = 0;
    /// The first changed past entry.
    virtual std::size_t first() const = 0;
    /// Calls `look` while the table has its own course.
    virtual void lookBack(const std::function<void()>& look) = 0;
    /// unfit() is the number of past entries that no longer fit. misfits() lists these, the changed entries
    /// and those that stay only in their meaning.
    virtual int unfit() const = 0;
    /// True if later entries stay only in their meaning, or because entries were put in.
    virtual bool isFollowed() const = 0;
    virtual QList<view::MisfitView> misfits(const words::PlayerNames& names) const = 0;
    /// What is different on the table after the proposed course, in words.
    virtual QStringList differences(const words::PlayerNames& names) const = 0;
    /// Entries in place of the current past entry that differ from it only a little: as record lines, and in
    /// words.
    virtual QList<std::pair<QString, QString>> neighbours(const words::PlayerNames& names) const = 0;
    /// The table's own course as record text, up to its cursor.
    virtual std::string record() const = 0;

  protected:
    std::size_t floor_ = 0;
    std::size_t entry_ = 0;
    bool instead_ = false;
};

/// A trial of one game.
template <typename Kind>
class TrialOf final : public AnyTrial {
  public:
    explicit TrialOf(OpenTableOf<Kind>& table)
        : table_(&table), own_(std::move(*table.session)), rewrite_(own_) {}

    void stand(std::size_t entry, bool instead) override;
    void follow() override;
    void leaveOut() override { rewrite_.give(entry_, {{}, true}); }
    void putAsOnBoard() override { rewrite_.give(entry_, {{}, true, true}); }
    saves::SaveStatus take() override { return own_.take(rewrite_); }
    void giveBack() override { table_->session = std::move(own_); }

    int past() const override { return static_cast<int>(own_.cursor()); }
    QString text(const words::PlayerNames& names) const override;
    int after() const override { return static_cast<int>(own_.cursor() - entry_) - (instead_ ? 1 : 0); }
    bool isLeftOut() const override;
    bool changesAnything() const override { return rewrite_.changesAnything(); }
    bool isGiven() const override { return !rewrite_.given().empty(); }
    std::size_t first() const override {
        return rewrite_.given().empty() ? own_.cursor() : rewrite_.given().begin()->first;
    }
    void lookBack(const std::function<void()>& look) override;
    int unfit() const override { return static_cast<int>(rewrite_.misfits().size()); }
    bool isFollowed() const override { return !rewrite_.followed().empty(); }
    QList<view::MisfitView> misfits(const words::PlayerNames& names) const override;
    QStringList differences(const words::PlayerNames& names) const override;
    QList<std::pair<QString, QString>> neighbours(const words::PlayerNames& names) const override;
    std::string record() const override { return table_->record(own_); }

  private:
    OpenTableOf<Kind>* table_;
    SessionOf<Kind> own_;  ///< the table's own session during the trial
    RewriteOf<Kind> rewrite_;
};

}  // namespace reach
