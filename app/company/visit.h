#pragma once

#include "app/guest/guest.h"

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace reach {

class Company;
struct Goal;

/// A table that another device keeps, shown on this screen, as QML sees it: `Company.visit`.
class Visit : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Company.visit")
    Q_PROPERTY(bool going READ isGoing NOTIFY changed)
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    Q_PROPERTY(Touch touch READ touch NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString dismissal READ dismissal NOTIFY changed)
    Q_PROPERTY(QString moved READ moved NOTIFY changed)
    Q_PROPERTY(bool asksForCode READ asksForCode NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString lastAddress READ lastAddress NOTIFY changed)
    Q_PROPERTY(int waiting READ waiting NOTIFY changed)
    Q_PROPERTY(bool looksOn READ looksOn NOTIFY changed)
    Q_PROPERTY(bool oddBuild READ hasOddBuild NOTIFY changed)
    Q_PROPERTY(bool drifts READ drifts NOTIFY changed)

  public:
    enum class Touch {
        None,       ///< no visit
        Looking,    ///< the host has not answered yet
        InTouch,    ///< what is entered reaches the host
        Away,       ///< it was in touch, and tries again by itself
        Dismissed,  ///< the host does not let it in: `dismissal` says why
    };
    Q_ENUM(Touch)

    explicit Visit(Company& company);
    ~Visit() override;

    bool isGoing() const { return guest_ != nullptr; }
    /// The table is shown.
    bool isReady() const { return shown_ != 0; }
    Touch touch() const;
    /// Why the last go() failed, in words.
    QString problem() const { return problem_; }
    /// Why the host does not let this device in, in words.
    QString dismissal() const;
    /// The table has moved, and this device has not come to the new place yet: in words. Otherwise empty.
    QString moved() const;
    /// True if another code may help.
    bool asksForCode() const;
    QString title() const;
    /// The host's: "192.168.1.7:8017".
    QString address() const { return address_; }
    /// "http://192.168.1.7:8017", and the table as the address has it.
    QString origin() const { return origin_; }
    QString table() const;
    /// What the QR code says to others: the address with the table and its code. Empty if this device came
    /// without a code.
    QString link() const;
    /// The code with which this device came.
    QString code() const { return code_; }
    /// The host of the table at which this device was last, "192.168.1.7:8017"; empty: none.
    QString lastAddress() const;
    /// Changes of this screen that the host has not answered yet.
    int waiting() const { return guest_ ? static_cast<int>(guest_->offered().size()) : 0; }
    /// This device came with the key of a host, and can enter nothing.
    bool looksOn() const;
    /// The host is another version of the program, so the two may differ in what they show.
    bool hasOddBuild() const;
    /// This program comes to another table than the host with the same acts.
    bool drifts() const { return guest_ && guest_->drifts(); }

    /// Goes to a table: `address` is a link with the table and its code, or an address with the code beside
    /// it. Returns false if it cannot be one.
    Q_INVOKABLE bool go(const QString& address, const QString& code);
    /// Goes there with what this device has had at the table so far: its seat, and what it has offered.
    bool go(const Goal& goal);
    /// Looks on at a table, with the key of its host.
    bool lookOn(const QString& origin, const QString& table, const std::string& key);
    /// Goes to the address with which the program was opened, or else to the table that was not left before
    /// the program ended. Returns false if there is neither.
    Q_INVOKABLE bool arrive();
    /// Goes to the table at which this device was last.
    Q_INVOKABLE bool goBack();
    Q_INVOKABLE void tryCode(const QString& code);
    /// Tries again now.
    Q_INVOKABLE void tryAgain();
    /// Leaves the table and closes it. This device may come back.
    Q_INVOKABLE void leave();
    /// Closes the table because the program ends. At the next start this device goes there again.
    void end();
    /// Saves the table on this device, which keeps it from now on, and opens it. For a host that is gone.
    Q_INVOKABLE bool takeOver();

    /// What leads to a host, for whoever goes on without a table of it on the screen.
    struct Way {
        std::unique_ptr<Transport> socket;
        std::unique_ptr<Transport> http;
        std::unique_ptr<Guest> guest;  ///< it goes first
    };
    /// Ends the visit, but not the connection. Its table stays on the screen and keeps nothing any more, so
    /// that the caller shows another one in its place.
    Way part();
    /// What this device has had at the table so far.
    Remembered along() const;
    /// Where the notes about this table are, and an end to what they say of offers.
    QString notes() const { return prefix_; }
    static void forgetOffers(const QString& notes);

    /// The time that the guests are told.
    qint64 now() const { return clock_.elapsed(); }

    /// Null: no visit.
    Guest* guest() const { return guest_.get(); }
    /// Another table may be open.
    void look();

  Q_SIGNALS:
    void changed();
    /// A visit has begun, and no table is shown yet.
    void setOut();

  private:
    class Line;

    void begin(const Goal& goal, bool looksOn = false);
    void knock(const Goal& goal, const std::vector<Act>& acts);
    bool follow();
    Way release();
    void hear();
    void keepStay();
    void forgetPlace();
    Way close();
    QString last() const;
    void showTable();
    void tellStand();
    QString noteOf(const QString& what) const;

    Company& company_;
    QElapsedTimer clock_;
    QTimer tick_;
    QString problem_;
    QString address_;
    QString origin_;
    QString code_;
    QString name_;    ///< of the table, as the address has it; its code if the address has none
    QString prefix_;  ///< of the notes about this table
    std::unique_ptr<Transport> socket_;
    std::unique_ptr<Transport> http_;
    std::unique_ptr<Guest> guest_;
    Line* line_ = nullptr;  ///< of the open table
    std::int64_t id_ = 0;   ///< of the open table: negative, since it is on no shelf
    int shown_ = 0;         ///< how often it was opened
    int renewed_ = 0;       ///< Guest::renewed() of the open table
    std::string header_;    ///< of the open table
    bool wasInTouch_ = false;
    bool byHostKey_ = false;  ///< it looks on with the key of a host
    QString movedTo_;         ///< the address to which the table has moved, as its host said it
    int moves_ = 0;           ///< since it was in touch
};

}  // namespace reach
