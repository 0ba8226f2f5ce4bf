#pragma once

#include "app/guest/guest.h"
#include "app/session/act_text.h"
#include "app/session/rewrite.h"
#include "app/session/shelf.h"
#include "network.h"

#include <filesystem>
#include <set>

namespace reach::tests {

/// The numbers by which a test knows its acts.
using Ids = std::set<std::string>;

/// A disk that takes its time. A kill loses what is not down yet, and nothing else.
class SlowDisk {
  public:
    explicit SlowDisk(Network& network) : network_(network) {}

    std::vector<Act> acts;
    std::string guests;
    int fullOnceIn = 0;  ///< one in so many acts cannot be stored; 0: all can

    class Line : public Keeper {
      public:
        explicit Line(SlowDisk& disk) : disk_(disk), alive_(std::make_shared<bool>(true)) {}
        ~Line() override { *alive_ = false; }
        void offer(const Act& act) override {
            Network& net = disk_.network_;
            net.after(net.delay() / 8, [this, alive = alive_, act] {
                if (!*alive) return;
                Network& network = disk_.network_;
                if (disk_.fullOnceIn > 0 && !network.healed && network.chance.below(disk_.fullOnceIn) == 0)
                    return answer({Answer::What::Unsaved, act, {}, {saves::SaveErrorCode::DiskFull, {}, 13}});
                Act kept = readAct(textOf(act)).value();
                kept.number = std::ssize(disk_.acts) + 1;
                disk_.acts.push_back(kept);
                network.after(network.delay() / 8, [this, alive, kept] {
                    if (*alive) answer({Answer::What::Kept, kept, {}, {}});
                });
            });
        }
        std::vector<Answer> answers() override { return std::exchange(answers_, {}); }

      private:
        void answer(Answer answer) {
            answers_.push_back(std::move(answer));
            if (wake) wake();
        }
        SlowDisk& disk_;
        std::shared_ptr<bool> alive_;
        std::vector<Answer> answers_;
    };

  private:
    Network& network_;
};

/// The storage of a host's table: a slow disk, or a shelf in a folder.
class Place {
  public:
    Place(Network& network, std::string header, const std::filesystem::path& folder)
        : disk_(network), header_(std::move(header)), folder_(folder) {
        if (folder_.empty()) return;
        openShelf();
        id_ = shelf_->adopt("Table", header_, {}).value();
    }
    HostTable::Parts parts() {
        HostTable::Parts parts;
        parts.self = "Host";
        parts.build = "test";
        if (folder_.empty()) {
            parts.title = "Table";
            parts.header = header_;
            parts.acts = disk_.acts;
            parts.keeper = std::make_unique<SlowDisk::Line>(disk_);
            parts.guests = disk_.guests;
            parts.keepGuests = [this](const std::string& text) { disk_.guests = text; };
            return parts;
        }
        openShelf();
        auto stored = shelf_->stored(id_);
        parts.title = stored->title;
        parts.header = stored->header;
        parts.acts = std::move(stored->acts);
        parts.keeper = std::move(stored->keeper);
        parts.guests = shelf_->guests(id_);
        parts.keepGuests = [this](const std::string& text) { (void)shelf_->keepGuests(id_, text); };
        return parts;
    }
    std::vector<Act> acts() { return folder_.empty() ? disk_.acts : shelf_->stored(id_)->acts; }
    SlowDisk& disk() { return disk_; }

  private:
    void openShelf() {
        shelf_.reset();
        shelf_.emplace(folder_, [] { return saves::Seconds{1'000'000}; });
    }
    SlowDisk disk_;
    std::string header_;
    std::filesystem::path folder_;
    std::optional<Shelf> shelf_;
    saves::GameId id_{};
};

/// The device that keeps the table, with a screen of its own. It can be killed and started.
template <typename Kind>
class HostBox {
  public:
    HostBox(Network& network, Place& place) : network_(network), place_(place) { start(); }
    ~HostBox() { kill(); }

    void start() {
        auto parts = place_.parts();
        const auto acts = parts.acts;
        const std::string header = parts.header;
        table = HostTable::of(std::move(parts));
        hall.emplace(Carrier{
            [this](Connection connection, const std::string& frame) { network_.toClient(connection, frame); },
            [this](Connection connection) { network_.drop(connection); }});
        hall->add("t", table);
        network_.hall = &*hall;
        screen.reset(
            dynamic_cast<OpenTableOf<Kind>*>(openedTable("Table", header, acts, table->line()).release()));
    }
    void kill() {
        if (!table) return;
        network_.killHost();
        noteProposals();
        table->hereChanged = {};
        screen.reset();
        hall.reset();
        table.reset();
    }
    bool runs() const { return table != nullptr; }
    void update() {
        if (runs()) screen->settle();
    }
    void noteProposals() {
        for (const auto& one : screen->session->proposals()) refused.insert(textOf(one.act.id));
    }

    std::shared_ptr<HostTable> table;
    std::optional<Hall> hall;
    std::unique_ptr<OpenTableOf<Kind>> screen;
    Ids refused;

  private:
    Network& network_;
    Place& place_;
};

/// A device across the network. It can be killed; it comes back with what it has stored.
template <typename Kind>
class Screen {
  public:
    /// With what an earlier one has stored, or nothing.
    Screen(Network& network, std::string name, std::string seat, std::string code, bool swallows,
           const Remembered& stored = {}, std::vector<Act> copy = {})
        : network_(network),
          name_(std::move(name)),
          seat_(std::move(seat)),
          code_(std::move(code)),
          socket_(network, code_, swallows),
          http_(network, code_, false),
          stored_(stored.text()),
          copy_(std::move(copy)) {
        start();
    }
    ~Screen() { kill(); }

    void start() {
        auto made = std::make_unique<Guest>(Guest::Wish{"test", "t", code_, name_, seat_, canKeep}, socket_,
                                            http_, Remembered::read(stored_).value_or(Remembered{}), copy_);
        guest = made.get();
        waiting_ = std::move(made);
        guest->remember = [this](const Remembered& remembered) {
            for (const Act& act : remembered.offered) offered.insert(textOf(act.id));
            stored_ = remembered.text();
        };
        guest->copied = [this](const Act* act) {
            if (!act) return copy_.clear();
            copy_.push_back(readAct(textOf(*act)).value());
            copy_.back().number = act->number;
            kept[textOf(act->id)] = act->number;
        };
        renewed_ = 0;
        asleep = false;
    }
    void kill() {
        if (!guest) return;
        noteProposals();
        table.reset();
        waiting_.reset();
        guest = nullptr;
    }
    void sleep() {
        guest->fallAsleep();
        asleep = true;
    }
    void wake() {
        asleep = false;
        guest->wakeUp(network_.now);
    }
    void tick() {
        if (!guest || asleep) return;
        guest->tick(network_.now);
        update();
    }
    void update() {
        if (!guest || asleep) return;
        if (table && guest->renewed() != renewed_) {
            noteProposals();
            waiting_ = table->keepWith(nullptr);
            table.reset();
        }
        if (!table && guest->ready()) {
            renewed_ = guest->renewed();
            table.reset(dynamic_cast<OpenTableOf<Kind>*>(
                openedTable(guest->title(), guest->header(), guest->acts(), std::move(waiting_),
                            {guest->offered().begin(), guest->offered().end()})
                    .release()));
        }
        if (!table) return;
        table->settle();
        if (table->number() == told_) return;
        told_ = table->number();
        guest->stands(told_, table->stands().hash);
    }
    void noteProposals() {
        if (!table) return;
        for (const auto& one : table->session->proposals()) refused.insert(textOf(one.act.id));
    }
    bool settled() const {
        return guest && guest->touch() == Guest::Touch::InTouch && guest->offered().empty() && table;
    }

    Guest* guest = nullptr;
    std::unique_ptr<OpenTableOf<Kind>> table;
    bool asleep = false;
    bool canKeep = true;
    Ids offered;                               ///< all that it ever offered
    Ids refused;                               ///< all that became proposals
    std::map<std::string, std::int64_t> kept;  ///< all that it ever heard was kept

  private:
    Network& network_;
    std::string name_;
    std::string seat_;
    std::string code_;
    WireTransport socket_;
    WireTransport http_;
    std::unique_ptr<Keeper> waiting_;  ///< the guest, while no table is open
    std::string stored_;
    std::vector<Act> copy_;
    int renewed_ = 0;
    std::int64_t told_ = -1;
};

}  // namespace reach::tests
