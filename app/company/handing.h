#pragma once

#include "app/company/visit.h"
#include "app/home/kept_at.h"
#include "app/host/host_table.h"

namespace reach {

/// The open table goes from the device that keeps it to another one, as QML sees it: `Company.handing`.
class Handing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Company.handing")
    Q_PROPERTY(QString asking READ asking NOTIFY changed)
    Q_PROPERTY(QString said READ said NOTIFY changed)
    Q_PROPERTY(bool asked READ isAsked NOTIFY changed)
    Q_PROPERTY(QString from READ from NOTIFY changed)

  public:
    explicit Handing(Company& company);
    ~Handing() override;

    /// The device that is asked to keep the table of this one; empty: none.
    QString asking() const;
    /// What came of asking last, in words; empty: nothing to say.
    QString said() const { return said_; }
    /// This device is asked to keep the table.
    bool isAsked() const;
    /// The device that keeps the table which this one visits.
    QString from() const;
    /// The table is on its way from here or to here.
    bool isGoing() const { return !asking().isEmpty() || way_.guest; }

    /// Asks a device at the table of this one. Returns false, and says why, if that is impossible.
    Q_INVOKABLE bool ask(const QString& device);
    /// The table stays here.
    Q_INVOKABLE void takeBack();
    /// Answers for this device.
    Q_INVOKABLE void answer(bool yes);

    /// The table of this device has opened its door.
    void watch(HostTable& host);
    /// Without the tables there is nothing to hand over.
    void end();

  Q_SIGNALS:
    void changed();

  private:
    void say(const QString& said);
    void came(const HostTable::HandedOn& what);
    void look();
    void takeIn();
    void followTaking();
    void keep(const QString& news);
    void giveBack();

    Company& company_;
    QString said_;
    bool wasAgreed_ = false;
    // What follows belongs to a table that this device has taken in, until its old host has answered.
    Visit::Way way_;
    QTimer tick_;
    KeptAt from_;
    QString notes_;     ///< about the visit
    Remembered along_;  ///< of the visit
    qlonglong home_ = 0;
    std::int64_t stored_ = 0;  ///< its acts
};

}  // namespace reach
