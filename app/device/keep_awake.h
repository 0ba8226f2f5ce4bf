#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDBusConnection>
#include <QObject>

#include <optional>

namespace reach {

/// Keeps the screen from going dark: through org.freedesktop.ScreenSaver, which most desktops have, else
/// through the portal, which sandboxes and the others have.
class KeepAwake : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    Q_PROPERTY(bool held READ held NOTIFY changed)
    Q_PROPERTY(bool refused READ refused NOTIFY changed)

  public:
    explicit KeepAwake(QObject* parent = nullptr) : QObject(parent) {}
    /// Over this connection instead of the session's.
    explicit KeepAwake(const QDBusConnection& bus) : bus_(bus) {}
    ~KeepAwake() override;

    bool wanted() const { return wanted_; }
    void setWanted(bool wanted);
    /// The desktop has agreed.
    bool held() const { return held_ != Held::No; }
    /// Neither way works here.
    bool refused() const { return refused_; }

  Q_SIGNALS:
    void changed();

  private:
    enum class Held { No, ScreenSaver, Portal };

    void askScreenSaver();
    void askPortal();
    void answered(Held held);
    void release();

    // Made when first wanted: connecting takes time that a start does not have.
    std::optional<QDBusConnection> bus_;
    bool wanted_ = false;
    bool asking_ = false;
    bool refused_ = false;
    Held held_ = Held::No;
    uint cookie_ = 0;
    QString request_;  ///< the portal's object for what it granted
};

}  // namespace reach
