#pragma once

#include "app/device/awake_screen.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

/// Keeps the screen from going dark while that is wanted.
class KeepAwake : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    Q_PROPERTY(bool held READ held NOTIFY changed)
    Q_PROPERTY(bool refused READ refused NOTIFY changed)

  public:
    explicit KeepAwake(QObject* parent = nullptr) : QObject(parent), screen_(device::awakeScreen()) {}
    /// With this instead of the platform's own.
    explicit KeepAwake(std::unique_ptr<device::AwakeScreen> screen) : screen_(std::move(screen)) {}
    ~KeepAwake() override;

    bool wanted() const { return wanted_; }
    void setWanted(bool wanted);
    /// The platform has agreed.
    bool held() const { return held_; }
    /// There is no way here.
    bool refused() const { return refused_; }

  Q_SIGNALS:
    void changed();

  private:
    void answered(bool granted);
    void release();

    std::unique_ptr<device::AwakeScreen> screen_;
    bool wanted_ = false;
    bool asking_ = false;
    bool refused_ = false;
    bool held_ = false;
};

}  // namespace reach
