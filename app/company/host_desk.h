#pragma once

#include "app/company/club_view.h"
#include "app/guest/desk_line.h"
#include "app/home/kept_at.h"
#include "app/session/shelf.h"

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <variant>

namespace reach {

class Company;
class Games;

/// The desk of the host that this device has a key of, as QML sees it: `Company.desk`. Nothing is asked
/// before a call. One thing is done at a time, and a new call ends the one before.
class HostDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Company.desk")
    Q_PROPERTY(bool known READ isKnown NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(QString keyEnd READ keyEnd NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString news READ news NOTIFY changed)
    Q_PROPERTY(bool listed READ isListed NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ClubTableView> tables READ tables NOTIFY changed)
    Q_PROPERTY(QList<reach::view::ClubLadderView> ladders READ ladders NOTIFY changed)
    Q_PROPERTY(bool atHost READ isAtHost NOTIFY changed)
    Q_PROPERTY(int copy READ copy NOTIFY changed)

  public:
    explicit HostDesk(Company& company);
    ~HostDesk() override;

    /// The settings of this device have a host and a key.
    bool isKnown() const { return !origin_.isEmpty() && !key_.empty(); }
    /// What people call the host; its address if they call it nothing.
    QString name() const;
    /// "192.168.1.7:8017"
    QString address() const;
    /// The last digits of the key. The whole key is shown nowhere.
    QString keyEnd() const { return QString::fromStdString(key_).right(4); }
    bool isBusy() const { return line_ != nullptr; }
    /// Why the last wish was not done, in words.
    QString problem() const { return problem_; }
    /// What is being done, or what came of the last wish, in words.
    QString news() const { return news_; }
    /// The tables of the host were asked for since the program began.
    bool isListed() const { return isListed_; }
    QList<view::ClubTableView> tables() const { return tables_; }
    /// Who won how often at the tables of the host that are over and not private.
    QList<view::ClubLadderView> ladders() const { return ladders_; }
    /// The open table is kept at this host.
    bool isAtHost() const;
    /// The saved table that somebody wants to open and that the host keeps; 0: none.
    int copy() const { return static_cast<int>(copy_); }

    /// Keeps a host, the key of a member, and a name for the host in the settings of this device. Returns
    /// false, with a problem, if they cannot be that.
    Q_INVOKABLE bool know(const QString& address, const QString& key, const QString& name);
    /// Forgets the host and the key. Tables that it keeps stay there.
    Q_INVOKABLE void forget();
    /// Asks for the tables of the host.
    Q_INVOKABLE void ask();
    /// Hands a saved table over, the open one by default, and goes on as a guest of it. Other members do not
    /// see it if it is `hidden`.
    Q_INVOKABLE void move(bool hidden = false, qlonglong id = 0);
    /// Brings a table of the host to this device, by default the one that this device is a guest of, and
    /// opens it here.
    Q_INVOKABLE void take(const QString& table = {});
    /// The same for a saved table that the host keeps.
    Q_INVOKABLE void takeSaved(qlonglong id);
    /// Begins a table of its own on this device with what is on the open one.
    Q_INVOKABLE bool copyHere();
    /// Hides a table from other members, or shows it.
    Q_INVOKABLE void hide(const QString& table, bool hidden);
    /// Goes to a table of the list: as a guest where the key may enter, else to look on.
    Q_INVOKABLE bool enter(const QString& table);
    Q_INVOKABLE bool lookOn(const QString& table);
    /// Goes to a saved table that a host keeps.
    void openKept(qlonglong id);
    /// A saved table is kept elsewhere from now on: closes it, tells the others where it is, and goes there
    /// as a guest. `kept` is noted already. `news` are told at the table.
    void goAfter(qlonglong id, const KeptAt& kept, const QString& news);
    /// Ends what is being done, and forgets what came of it.
    Q_INVOKABLE void stop();

  Q_SIGNALS:
    void changed();

  private:
    struct Asking {};
    struct Moving {
        qlonglong id = 0;
        bool hidden = false;
        ActId wish{};
        std::int64_t sent = 0;  ///< acts
        bool isSaid = false;    ///< the host may have it
        int rounds = 0;
        bool wasForked = false;
        std::optional<messages::Begun> renames{};  ///< it is renamed, and then it is done
    };
    struct Taking {
        std::string table;
        KeptAt from;
        std::int64_t expected = -1;  ///< acts
        StoredTable taken;
        bool isSaved = false;  ///< this device has all of `taken`
        qlonglong home = 0;    ///< its number here
        bool wasBeside = false;
    };
    struct Ordering {
        std::string what;
        std::string table;
    };

    template <typename Wish>
    void begin(Wish wish, const QString& news);
    void finish(const QString& news, const QString& problem = {});
    void say();
    void sayMove();
    void hear(const messages::Message& message);
    void heard(const messages::Tables& tables);
    void heard(const messages::Begun& begun);
    void heard(const messages::Taken& taken);
    void heard(const messages::Acts& acts);
    void heard(const messages::Done& done);
    void heard(const messages::Denied& denied);
    template <typename Other>
    void heard(const Other&) {}
    void handedOver(const Moving& moving, const messages::Begun& begun);
    void keepTaken();
    void broughtHome();
    void gaveUp(const std::string& why, std::int64_t wait);
    QString wordsOf(const std::string& why, std::int64_t wait) const;
    QString denialOf(const messages::Denied& denied) const;

    Company& company_;
    QElapsedTimer clock_;
    QTimer tick_;
    QString origin_;
    std::string key_;
    QString name_;
    QString problem_;
    QString news_;
    QString toTell_;  ///< at the table, when it is shown
    bool isListed_ = false;
    QList<view::ClubTableView> tables_;
    QList<view::ClubLadderView> ladders_;
    std::map<QString, QString> codes_;  ///< of the tables that this key may enter
    qlonglong copy_ = 0;
    std::variant<std::monostate, Asking, Moving, Taking, Ordering> wish_;
    std::unique_ptr<Transport> socket_;
    std::unique_ptr<Transport> http_;
    std::unique_ptr<DeskLine> line_;
};

}  // namespace reach
