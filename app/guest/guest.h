#pragma once

#include "app/device/transport.h"
#include "app/guest/remembered.h"
#include "app/messages/message.h"

#include <deque>

namespace reach {

/// The keeper of a table that another device keeps. It offers each act to the host until the host has
/// answered it, over lost connections, reloads and restarts of either side, and hands over what the others
/// have made. It has neither sockets nor a clock: transports carry its messages, and tick() tells the time.
///
/// A screen opens its table (openedTable()) when ready() is true, from header(), acts() and offered(), and
/// opens it anew when renewed() has changed.
class Guest : public Keeper {
  public:
    using Moment = messages::Moment;

    struct Wish {
        std::string build;     ///< of this program
        std::string table;     ///< as the address names it
        std::string code;      ///< from the address; needed the first time
        std::string device;    ///< the name of this device
        std::string seat;      ///< to begin with; empty: look on
        bool canKeep = false;  ///< this device could keep the table
    };
    /// Whether this screen is in touch with the host.
    enum class Touch : std::uint8_t {
        Away,      ///< it tries again by itself
        InTouch,   ///< what is entered reaches the host
        Dismissed  ///< the host does not let it in: dismissal() says why. wake() tries again
    };

    /// `remembered` and `acts` are what an earlier run has kept, or nothing. The transports must outlive the
    /// guest.
    Guest(Wish wish, Transport& socket, Transport& http, Remembered remembered = {},
          std::vector<Act> acts = {});
    ~Guest() override;

    void offer(const Act& act) override;
    std::vector<Answer> answers() override;

    /// To be called a few times a second, and first to begin. Time in which it was not called does not count:
    /// the device slept.
    void tick(Moment now);
    /// The device woke, or its page is shown again: connects at once.
    void wakeUp(Moment now);
    /// Nobody looks at the screen any more.
    void fallAsleep();

    Touch touch() const { return touch_; }
    const messages::Bye& dismissal() const { return dismissal_; }
    /// Tries again with this code.
    void tryCode(const std::string& code, Moment now);

    /// True if the table can be shown.
    bool ready() const { return ready_; }
    const std::string& title() const { return remembered_.title; }
    const std::string& header() const { return remembered_.header; }
    /// The copy of the journal.
    const std::vector<Act>& acts() const { return acts_; }
    const std::deque<Act>& offered() const { return offered_; }
    /// How often the copy was thrown away because the host has another journal. Then the screen opens the
    /// table anew.
    int renewed() const { return renewed_; }
    /// The table on the screen has this hash after this act. If that is not the hash that the host found, the
    /// copy is thrown away and read anew, once. If it still differs, drifts() is true: the two programs play
    /// by different rules.
    bool drifts() const { return drifts_; }
    void stands(std::int64_t number, std::uint64_t hash);

    const std::string& device() const { return remembered_.device; }
    const std::string& seat() const { return remembered_.seat; }
    const std::vector<std::string>& seats() const { return seats_; }
    const std::vector<messages::Present>& here() const { return here_; }
    const std::string& hostBuild() const { return hostBuild_; }
    bool manages() const { return manages_; }
    const messages::Code& code() const { return code_; }
    /// The device whose act was the last before the act that was refused last, and the rule; may be empty.
    const messages::Refused& refused() const { return refused_; }

    void takeSeat(const std::string& seat);
    void show(const std::string& screen);
    void manage(const messages::Manage& wish);

    /// Asks other players at their screens. The question stands, over lost connections too, until it is ended
    /// (Say "end"), refused, or its act is kept.
    void ask(const messages::Ask& ask);
    /// Answers a question, or ends the own one.
    void say(const messages::Say& say);
    /// The own question, which the host may not have heard yet.
    const std::optional<messages::Ask>& question() const { return question_; }
    /// The open questions that this device asks, or that its player is asked: as the host last told them,
    /// with what was said here since.
    const std::vector<messages::Asked>& asks() const { return asks_; }

    /// The host hands the table to this device (messages::Hand).
    enum class Handing : std::uint8_t {
        None,
        Asked,   ///< answerHand() answers
        Agreed,  ///< it has said yes, and the host still keeps acts, or some have not come
        Ready,   ///< acts() are all: they are to be stored here, and tookIt() says where
        Took,    ///< the host has not answered that yet
        Done,    ///< the host says to everybody that the table is here
        Alone,  ///< the host has been out of reach since it was told: it may not know, and keep the table too
        Over    ///< the host goes on keeping it. Until then nothing is to be entered here
    };
    Handing handing() const { return handing_; }
    /// Whether this device will keep the table. It may say no until tookIt() is called.
    void answerHand(bool yes);
    /// All of acts() is durable here, and the table is open at this address.
    void tookIt(const std::string& address);

    /// Called before an offer leaves, and whenever else something to remember has changed: the text is to be
    /// kept on this device.
    std::function<void(const Remembered&)> remember;
    /// An act was added to acts(), or all were thrown away (null).
    std::function<void(const Act*)> copied;
    /// A value above has changed.
    std::function<void()> changed;

  private:
    enum class State : std::uint8_t { Resting, Opening, Greeting, InTouch };

    Transport& way() { return remembered_.overHttp ? http_ : socket_; }
    void listen(Transport& transport);
    void connect();
    bool hasCodeInstead() const { return keyRefused_ && !wish_.code.empty(); }
    Moment nextWait();
    void opened();
    void heard(const std::string& frame);
    void failed(bool silent);
    void rest(Moment wait);
    void flush();
    void send(const messages::Message& message);
    void offerAll();
    void hear(const messages::Welcome& welcome);
    void hear(const messages::Acts& acts);
    void hear(const messages::Kept& kept);
    void hear(const messages::Refused& refused);
    void hear(const messages::Here& here);
    void hear(const messages::Bye& bye);
    void hear(const messages::Code& code);
    void hear(const messages::Named& named);
    void hear(const messages::Asks& asks);
    void hear(const messages::Hand& hand);
    bool isHanding() const { return handing_ >= Handing::Agreed && handing_ <= Handing::Took; }
    void standBy(Handing handing);
    void sayHand();
    void followHand();
    void repeat();
    void follow();
    bool putAnswer(messages::Asked& asked, const messages::Say& say) const;
    template <typename Other>
    void hear(const Other&) {}
    bool take(Act act);
    void throwAway();
    void keepInMind();
    void tellChanged();
    void answered(Answer answer);

    Wish wish_;
    Transport& socket_;
    Transport& http_;
    Remembered remembered_;
    std::vector<Act> acts_;
    std::deque<Act> offered_;
    std::vector<Answer> answers_;
    messages::Reader reader_;
    messages::Pace pace_{messages::kMostInASecond * 3 / 4, messages::kMostInASecond};
    std::size_t sent_ = 0;  ///< of offered_, on this connection

    State state_ = State::Resting;
    Touch touch_ = Touch::Away;
    messages::Bye dismissal_;
    bool byKey_ = false;           ///< it knocks with the device's key, not with the table's code
    bool keyRefused_ = false;      ///< the door did not know the key; a code may do
    bool workedOverHttp_ = false;  ///< it was welcomed so last
    bool ready_ = false;
    bool awake_ = true;
    std::string screen_;
    int renewed_ = 0;
    std::int64_t number_ = 0;  ///< the journal's, when the host welcomed this device
    bool mistrusted_ = false;  ///< the copy was thrown away for its hash
    bool drifts_ = false;
    std::pair<std::int64_t, std::uint64_t> stands_;
    std::deque<std::string> outbox_;  ///< frames of this connection that wait for their turn

    Moment now_ = 0;
    bool ticked_ = false;
    Moment deadline_ = 0;  ///< when the other side must have answered
    Moment lastHeard_ = 0;
    Moment nextTry_ = 0;
    int failures_ = 0;  ///< on this way
    int tries_ = 0;     ///< without being in touch

    std::vector<std::string> seats_;
    std::vector<messages::Present> here_;
    std::optional<std::string> wishedSeat_;  ///< the host has not confirmed it
    std::optional<messages::Ask> question_;
    std::vector<messages::Asked> told_;  ///< the open questions, as the host has told them
    std::vector<messages::Asked> asks_;
    std::deque<messages::Say> said_;  ///< the last answers
    bool repeats_ = false;            ///< the host has told what it heard of them
    Handing handing_ = Handing::None;
    messages::Hand hand_;                  ///< what was said last
    std::optional<std::int64_t> stopsAt_;  ///< the host keeps nothing after this number
    Moment handingSince_ = 0;              ///< since when the host has been out of reach
    std::string hostBuild_;
    bool manages_ = false;
    messages::Code code_;
    messages::Refused refused_;
};

}  // namespace reach
