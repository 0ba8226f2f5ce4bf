#pragma once

#include "app/game/misfit_view.h"
#include "app/session/rewrite.h"
#include "app/session/shelf.h"
#include "app/words/names.h"

#include <functional>

namespace reach {

/// Another course of an open table than its own, whatever the game: a past put in another way, before it is
/// taken (session/rewrite.h). Nothing of it is kept.
class AnyTrial {
  public:
    AnyTrial() = default;
    AnyTrial(const AnyTrial&) = delete;
    AnyTrial& operator=(const AnyTrial&) = delete;
    virtual ~AnyTrial() = default;

    /// The table stands before this past entry: what is entered from now on takes its place, or comes before
    /// it. What was said of it so far no longer counts.
    virtual void stand(std::size_t entry, bool instead) = 0;
    /// Takes what was entered there since.
    virtual void follow() = 0;
    /// The past entry it stands at is left out.
    virtual void leaveOut() = 0;
    /// The table's own course becomes what is proposed.
    virtual saves::SaveStatus take() = 0;
    /// The table has its own course again: the last that is asked of this.
    virtual void giveBack() = 0;

    /// Entries of the course that cannot be undone.
    std::size_t floor() const { return floor_; }
    bool isInstead() const { return instead_; }
    /// Entries of the table's own course.
    virtual int past() const = 0;
    /// The past entry it stands at, in words; how many came after it; whether it is left out.
    virtual QString text(const words::PlayerNames& names) const = 0;
    virtual int after() const = 0;
    virtual bool isLeftOut() const = 0;
    virtual bool changesAnything() const = 0;
    /// Something was entered for a past entry, though it may be what was there.
    virtual bool isGiven() const = 0;
    /// The first past entry of which something was said.
    virtual std::size_t first() const = 0;
    /// The table has its own course while this is looked at.
    virtual void lookBack(const std::function<void()>& look) = 0;
    /// Past entries that no longer fit: how many; those, and those of which something was said.
    virtual int unfit() const = 0;
    virtual QList<view::MisfitView> misfits(const words::PlayerNames& names) const = 0;
    /// The table's own course as record text, up to its cursor.
    virtual std::string record() const = 0;

  protected:
    std::size_t floor_ = 0;
    std::size_t entry_ = 0;
    bool instead_ = false;
};

/// The same of a game.
template <typename Kind>
class TrialOf final : public AnyTrial {
  public:
    explicit TrialOf(OpenTableOf<Kind>& table)
        : table_(&table), own_(std::move(*table.session)), rewrite_(own_) {}

    void stand(std::size_t entry, bool instead) override;
    void follow() override;
    void leaveOut() override { rewrite_.give(entry_, {{}, true}); }
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
    QList<view::MisfitView> misfits(const words::PlayerNames& names) const override;
    std::string record() const override { return table_->record(own_); }

  private:
    OpenTableOf<Kind>* table_;
    SessionOf<Kind> own_;  ///< the table's own, meanwhile
    RewriteOf<Kind> rewrite_;
};

}  // namespace reach
