#pragma once

#include "app/company/asking.h"
#include "app/company/handing.h"
#include "app/company/host_desk.h"
#include "app/company/invitation.h"
#include "app/company/present_view.h"
#include "app/company/visit.h"
#include "app/values/saved_view.h"

#include <QElapsedTimer>
#include <QTimer>

#include <map>

namespace reach {

class Games;

/// The devices at the open table, as QML sees them. README.md beside this file is its contract.
class Company : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(reach::Invitation* invitation READ invitation CONSTANT FINAL)
    Q_PROPERTY(reach::Visit* visit READ visit CONSTANT FINAL)
    Q_PROPERTY(reach::Asking* asking READ asking CONSTANT FINAL)
    Q_PROPERTY(QStringList reachable READ reachable NOTIFY changed)
    Q_PROPERTY(QStringList elsewhere READ elsewhere NOTIFY changed)
    Q_PROPERTY(reach::HostDesk* desk READ desk CONSTANT FINAL)
    Q_PROPERTY(reach::Handing* handing READ handing CONSTANT FINAL)
    Q_PROPERTY(QString link READ link NOTIFY linkChanged)
    Q_PROPERTY(bool together READ isTogether NOTIFY changed)
    Q_PROPERTY(QList<reach::view::PresentView> here READ here NOTIFY changed)
    Q_PROPERTY(QString seat READ seat WRITE takeSeat NOTIFY changed)
    Q_PROPERTY(QList<reach::view::SeatedView> seats READ seats NOTIFY changed)
    Q_PROPERTY(bool asksForSeat READ asksForSeat NOTIFY seatAsked)
    Q_PROPERTY(QString own READ own NOTIFY changed)
    Q_PROPERTY(QString screen READ screen WRITE setScreen NOTIFY changed)
    Q_PROPERTY(QString deviceName READ deviceName WRITE setDeviceName NOTIFY changed)

  public:
    explicit Company(QObject* parent = nullptr);
    ~Company() override;

    Invitation* invitation() const { return invitation_; }
    Visit* visit() const { return visit_; }
    Asking* asking() const { return asking_; }
    /// The colours that other devices in touch hold, and this one does not.
    QStringList reachable() const;
    /// Those of them at whose screens somebody looks.
    QStringList elsewhere() const;
    HostDesk* desk() const { return desk_; }
    Handing* handing() const { return handing_; }
    /// True if the open table is on several devices.
    bool isTogether() const { return invitation_->isOpen() || visit_->isGoing(); }
    /// All devices of the table, this one first; empty where it is alone.
    QList<view::PresentView> here() const { return here_; }
    /// The colour of this screen's player; empty if everybody uses this screen.
    QString seat() const;
    void takeSeat(const QString& color);
    /// The players of the table, in seat order. Each has a name.
    QList<view::SeatedView> seats() const { return seats_; }
    /// The name of the player who holds a seat at this device; the device's own name if nobody does.
    Q_INVOKABLE QString personAt(const QString& device) const;
    /// True until a device that came to a table has taken a seat, or has said that it looks on.
    bool asksForSeat() const { return asksForSeat_; }
    void askForSeat(bool asks);
    /// The name of this device at the table; empty where it is alone.
    QString own() const;
    /// What this screen shows; the others see it.
    QString screen() const { return screen_; }
    void setScreen(const QString& screen);
    /// The name under which this device is known at a table.
    QString deviceName() const;
    void setDeviceName(const QString& name);

    /// The whole address of the open table, with its code, for others; empty where nobody new can come in.
    QString link() const;
    /// Puts it into the clipboard.
    Q_INVOKABLE void copyLink() const;

    /// Null in a program without a QML engine.
    Games* games();
    /// Somebody came, went, or took a seat.
    void lookAround();

  Q_SIGNALS:
    void changed();
    void seatAsked();
    void linkChanged();

  private:
    void noteTheGone(QList<view::PresentView>& here);
    QStringList held(bool (*where)(const view::PresentView&)) const;

    Invitation* invitation_;
    Visit* visit_;
    Asking* asking_;
    HostDesk* desk_;
    Handing* handing_;
    Games* games_ = nullptr;
    QList<view::PresentView> here_;
    QList<view::SeatedView> seats_;
    QString screen_;
    bool asksForSeat_ = false;
    std::map<QString, QElapsedTimer> seen_;  ///< since a device was in touch
    QTimer fading_;                          ///< until the next one is long gone
};

}  // namespace reach
