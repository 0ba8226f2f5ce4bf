#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QString>

namespace reach::view {

/// A device at a shared table.
struct PresentView {
    Q_GADGET
    QML_VALUE_TYPE(presentDevice)
    Q_PROPERTY(QString device MEMBER device FINAL)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(bool keeps MEMBER keeps FINAL)
    Q_PROPERTY(bool own MEMBER own FINAL)
    Q_PROPERTY(bool there MEMBER there FINAL)
    Q_PROPERTY(bool awake MEMBER awake FINAL)
    Q_PROPERTY(bool canKeep MEMBER canKeep FINAL)
    Q_PROPERTY(bool longGone MEMBER longGone FINAL)

  public:
    QString device;         ///< its name at the table
    QString color;          ///< of the player who holds it; empty: it looks on
    bool keeps = false;     ///< it keeps the table
    bool own = false;       ///< it is this one
    bool there = false;     ///< it is in touch
    bool awake = false;     ///< somebody looks at it
    bool canKeep = false;   ///< it could keep the table
    bool longGone = false;  ///< it has not been in touch for some time

    bool operator==(const PresentView&) const = default;
};

}  // namespace reach::view
