#pragma once

#include "app/company/hosting.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

namespace reach {

class Company;

/// The door of the open table to other devices, as QML sees it: `Company.invitation`. Nothing listens before
/// invite().
class Invitation : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Company.invitation")
    Q_PROPERTY(bool possible READ isPossible CONSTANT)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(QString network READ network NOTIFY changed)
    Q_PROPERTY(QStringList others READ others NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(bool letsIn READ letsIn WRITE setLetsIn NOTIFY changed)
    Q_PROPERTY(bool hasPage READ hasPage NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

  public:
    explicit Invitation(Company& company);
    ~Invitation() override;

    /// False where a program cannot listen: in a browser.
    static bool isPossible() { return Hosting::isPossible(); }
    bool isOpen() const { return hosting_ != nullptr; }
    /// What the QR code says: the address with the table and its code.
    QString link() const;
    /// The address that others most likely reach, "192.168.1.7:8017"; empty where there is no network.
    QString address() const;
    /// The network of that address, in words.
    QString network() const;
    /// Further addresses, each with its network in words.
    QStringList others() const;
    QString code() const;
    /// True if devices that are new here may come in.
    bool letsIn() const;
    void setLetsIn(bool lets);
    /// True if browsers get the whole program from here. Otherwise they find the doorway alone.
    bool hasPage() const { return hosting_ && hosting_->hasPage(); }
    /// Why the last invite() failed, in words.
    QString problem() const { return problem_; }

    /// Opens the door of the open table. A table that is not saved cannot be shared.
    Q_INVOKABLE bool invite();
    /// This screen had a seat while another device kept the table. It has that seat again when it shares the
    /// table.
    void keepSeat(qlonglong table, const QString& seat) { kept_ = {table, seat}; }
    /// Closes the door. All devices are told, and may come back when it is opened again.
    Q_INVOKABLE void end();
    Q_INVOKABLE void letGo(const QString& device);
    /// A new code: the one before opens the door no more. Devices that were let in stay.
    Q_INVOKABLE void drawCode();

    /// Closes the door. All devices are told that the table is at another address from now on.
    void moveTo(const QString& address);

    /// Null: the door is closed.
    Hosting* hosting() const { return hosting_.get(); }
    /// Another table may be open, or the same anew.
    void look();

  Q_SIGNALS:
    void changed();

  private:
    Company& company_;
    std::unique_ptr<Hosting> hosting_;
    std::pair<qlonglong, QString> kept_;  ///< a table, and the seat of this screen at it
    QString problem_;
};

}  // namespace reach
