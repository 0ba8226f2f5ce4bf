#pragma once

#include "app/door/door.h"
#include "app/host/elsewhere.h"
#include "app/host/guest_list.h"
#include "app/messages/message.h"
#include "app/session/judge.h"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <unordered_map>

namespace reach {

/// A connection, as the door numbers them. No number is used twice.
using Connection = std::uint64_t;

/// The functions of the transport that a host calls.
struct Carrier {
    /// Sends a frame. Frames of a connection arrive in their order, or not at all.
    /// closed() is not called within the call.
    std::function<void(Connection, const std::string&)> send;
    /// Ends a connection once what was sent is on its way. Nothing more is heard of it.
    std::function<void(Connection)> drop;
};

/// A table at its host's side, of any game. It judges what devices offer, lets the table's keeper make it
/// durable, and tells all of them. It knows connections as numbers: it has neither sockets nor a clock. Not
/// thread-safe.
class HostTable : public std::enable_shared_from_this<HostTable> {
  public:
    struct Parts {
        std::string title;
        std::string header;
        std::vector<Act> acts;
        std::unique_ptr<Keeper> keeper;  ///< it stores the table here
        std::string guests;              ///< the text that `keepGuests` was given last
        std::function<void(const std::string&)> keepGuests;
        std::string self;   ///< the name of this device
        std::string build;  ///< of this program
        /// Acts that it takes, and bytes of all of them as texts; 0: any number.
        std::int64_t mostActs = 0;
        std::size_t mostBytes = 0;
    };
    /// Returns null if the table cannot be read.
    static std::shared_ptr<HostTable> of(Parts parts);
    ~HostTable();

    /// What a hall does for a table in it.
    struct Surroundings {
        Carrier carrier;
        /// Called after the code or a key of guests() has changed, or whether the door is open.
        std::function<void()> accessChanged;
        /// Whether another table behind the same door has this code. Its code must be its own.
        std::function<bool(const std::string& code)> isTaken;
    };
    /// Called by the hall, before the first connection.
    void enterHall(Surroundings around);
    void leaveHall() { around_ = {}; }

    /// The keeper of the screen of this device, which is one of the screens. It answers within the call if
    /// the table's keeper does.
    std::unique_ptr<Keeper> line();
    /// Says good-bye to all devices and returns the table's keeper. Nothing may be called afterwards.
    std::unique_ptr<Keeper> close(const std::string& why, const std::string& to = {});

    /// Takes over a connection with its first message, which may claim no more than was shown at the door.
    /// Returns false if it is not let in; it was told why.
    bool join(Connection connection, const door::Admission& admission, const messages::Hello& hello);
    /// Takes over a connection that only looks on. It is no device of the table and takes no seat.
    void lookOn(Connection connection, const messages::Hello& hello);
    void message(Connection connection, const messages::Message& message);
    /// Ends the connection of a device that sends what is no message.
    void dismissUnreadable(Connection connection);
    void closed(Connection connection);
    /// To be called a few times a second: tells who is there if that has changed, keeps who sits where, and
    /// ends a handing over that takes too long.
    void tick(messages::Moment now);

    /// For the screen of this device: as a device that manages.
    const GuestList& guests() const { return guests_; }
    void letGo(const std::string& device);
    void setOpen(bool open);
    void drawCode();
    void takeOwnSeat(const std::string& seat);
    void setOwnScreen(const std::string& screen);
    /// Who may come, as another host of this table has changed it. Devices that were let go there are let go.
    void takeGuests(const GuestList& guests);
    /// Title or header have changed.
    void rename(const std::string& title, const std::string& header);
    const std::string& header() const { return header_; }
    /// The name of this device at the table.
    const std::string& self() const { return self_; }
    /// All devices, this one too, whatever host they are connected to.
    std::vector<messages::Present> here() const;
    /// Called after here() or asks() has changed.
    std::function<void()> hereChanged;
    /// For the screen of this device: asks, and answers for the player whose seat it holds.
    void ask(const messages::Ask& ask) { (void)putQuestion(self_, ask); }
    void say(const messages::Say& say) { (void)putAnswer(self_, say); }
    /// The open questions that this device asks, or that its player is asked.
    std::vector<messages::Asked> asks() const { return asksOf(self_); }

    /// What the other hosts of this table are to know of it, if it has several. `hereChanged` tells when it
    /// has changed.
    Elsewhere told() const;
    /// Takes in what another host says of it now. Empty: nobody is there any more.
    void takeElsewhere(const std::string& host, Elsewhere word);

    /// Asks a device whether it keeps the table from now on (messages::Hand). Returns false if another one is
    /// asked, or if this one is not awake or cannot keep a table.
    bool handOn(const std::string& device);
    /// The device that is asked; empty: none.
    std::string askedToKeep() const { return handing_ ? handing_->device : std::string(); }
    /// The table goes on here, whatever the device says.
    void endHandingOn();
    /// What came of handing the table on.
    struct HandedOn {
        enum class What : std::uint8_t {
            Took,        ///< the device has all of it. The caller closes the table as "moved" to `to`
            No,          ///< it does not want it, or cannot
            Silent,      ///< it has not answered the question
            Unfinished,  ///< it said yes, and no more. It may have the table, too
        };
        What what = What::Took;
        std::string device;
        std::string to;  ///< Took: what the device calls its address
    };
    /// Called once for each handOn(), unless it is ended here. The table is not to be closed within the call.
    std::function<void(const HandedOn&)> handedOn;
    /// What the screen of this device has offered and nothing has become of yet, because the table is handed
    /// on.
    std::vector<Act> offeredHere() const;

    /// Keeps acts that were kept elsewhere, directly after those here, as they are. Returns false if one
    /// cannot be stored, or the table is just storing another. Those before it are kept.
    bool append(const std::vector<Act>& acts);
    /// The acts of the journal after a number, as frames.
    std::vector<std::string> framesAfter(std::int64_t number) const;
    /// The first acts of the journal.
    std::vector<Act> acts(std::int64_t number) const;
    /// The id of an act of the journal, by its number from 1.
    const ActId& idOf(std::int64_t number) const { return rows_[static_cast<std::size_t>(number) - 1].id; }
    bool isKept(const ActId& act) const { return numbers_.contains(act); }
    const std::string& title() const { return title_; }
    /// How many acts were kept since it was made.
    std::int64_t kept() const { return kept_; }
    std::size_t bytes() const { return bytes_; }

    std::int64_t number() const { return judge_->number(); }
    Outcome outcome() const { return judge_->outcome(); }
    std::size_t connections() const { return connections_.size(); }
    /// Messages that were refused, and connections that were not let in.
    std::int64_t refusals() const { return refusals_; }

  private:
    class Line;
    struct Guest {
        std::string device;  ///< empty: it looks on
        std::string screen;
        bool awake = true;
        bool canKeep = false;
        std::vector<messages::Asked> asks;  ///< as they were told to it last
    };
    /// The table is being handed on.
    struct Handing {
        enum class Step : std::uint8_t {
            Asked,
            Agreed,  ///< nothing is kept from now on; the keeper still has an act in hand
            Going,   ///< the device knows the number of the last act
            Taken,
        };
        ActId id;
        std::string device;
        Step step = Step::Asked;
        std::optional<messages::Moment> since;  ///< the first tick in this step
    };
    /// An offered act, and who is to hear the answer.
    struct Waiting {
        Connection connection = 0;
        Line* line = nullptr;
        Act act;
    };

    HostTable(Parts parts, std::unique_ptr<Judge> judge);
    void send(Connection connection, const messages::Message& message);
    void sendAll(const messages::Message& message);
    void sendAll(const std::vector<std::string>& frames);
    void dismiss(Connection connection, const messages::Bye& bye);
    void dismissAll(const std::string& device, const messages::Bye& bye);
    /// The device that says hello, or why it is not let in.
    GuestDevice* admit(const door::Admission& admission, const messages::Hello& hello, std::string& newKey,
                       messages::Bye& bye);
    bool makeRoom();
    void welcome(Connection connection, const GuestDevice& device, const std::string& newKey,
                 const messages::Hello& hello);
    void sendActs(Connection connection, std::int64_t after);
    bool seat(GuestDevice& device, const std::string& wished);
    /// They return why it is refused; empty: it is not.
    std::string putQuestion(const std::string& device, const messages::Ask& ask);
    std::string putAnswer(const std::string& device, const messages::Say& say);
    static bool isAnswer(const std::string& what);
    bool isQuestion(const GuestDevice& device, const messages::Ask& ask) const;
    std::vector<messages::Asked> asksOf(const std::string& device) const;
    void tellAsks();
    void tellAsks(Connection connection, Guest& guest);
    std::vector<messages::Asked> toldQuestions() const;
    std::vector<messages::Asked> questions() const;
    static bool answer(std::vector<messages::Asked>& all, const Elsewhere::Said& said);
    std::vector<messages::Present> presentHere() const;
    bool isElsewhere(const GuestDevice& device) const;
    void endAsks(const std::function<bool(const messages::Asked&)>& which);
    void heard(Connection connection, const messages::Offer& offer);
    void heard(Connection connection, const messages::TakeSeat& wish);
    void heard(Connection connection, const messages::Awake& awake);
    void heard(Connection connection, const messages::Manage& wish);
    void heard(Connection connection, const messages::Ping& ping);
    void heard(Connection connection, const messages::Ask& ask);
    void heard(Connection connection, const messages::Say& say);
    void heard(Connection connection, const messages::Hand& hand);
    template <typename Other>
    void heard(Connection connection, const Other& message);
    bool isHandedOn() const { return handing_ && handing_->step != Handing::Step::Asked; }
    void tellHanding(Connection connection);
    void tellHanding();
    void goOnHanding(Handing::Step step);
    void endHandingOn(HandedOn::What what);
    void work();
    bool isStuck() const;
    void refuseWaiting();
    void take(Waiting waiting);
    void takeAnswers();
    bool isFull(const Act& act) const;
    void keep(const Act& act);
    void tellRefused(const Waiting& waiting, const std::string& why, const Objection& objection,
                     const std::optional<saves::SaveError>& unsaved = {});
    void tellCode();
    void accessChanged();
    void keepGuests();
    void hereIsNew();
    std::size_t connectionsOf(const std::string& device) const;

    struct IdHash {
        std::size_t operator()(const ActId& id) const { return static_cast<std::size_t>(id.high ^ id.low); }
    };
    /// An act of the journal.
    struct Row {
        ActId id;
        std::uint64_t hash = 0;
        std::string text;
    };

    Surroundings around_;
    std::unique_ptr<Keeper> keeper_;
    std::unique_ptr<Judge> judge_;
    std::vector<Row> rows_;
    std::unordered_map<ActId, std::int64_t, IdHash> numbers_;
    std::string title_;
    std::string header_;
    std::string build_;
    std::string self_;
    std::string ownScreen_;
    GuestList guests_;
    std::function<void(const std::string&)> keepGuests_;
    std::map<Connection, Guest> connections_;
    std::set<Line*> lines_;
    std::vector<messages::Asked> asks_;           ///< of devices here; one of a device at most
    std::vector<Elsewhere::Said> said_;           ///< here, to questions of other hosts
    std::map<std::string, Elsewhere> elsewhere_;  ///< by host
    std::optional<Handing> handing_;
    std::int64_t mostActs_ = 0;
    std::size_t mostBytes_ = 0;
    std::size_t bytes_ = 0;  ///< of the texts of all acts
    std::int64_t kept_ = 0;
    std::deque<Waiting> queue_;
    std::deque<ActId> refused_;      ///< the last that were not kept
    std::optional<Waiting> inHand_;  ///< it is with the table's keeper
    bool working_ = false;
    bool hereIsNew_ = false;
    bool guestsAreNew_ = false;  ///< the seats of guests_ are not kept yet
    std::int64_t refusals_ = 0;
};

}  // namespace reach
