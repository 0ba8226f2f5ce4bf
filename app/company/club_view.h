#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>

namespace reach::view {

/// A table at a host, as somebody with a key sees it.
struct ClubTableView {
    Q_GADGET
    QML_VALUE_TYPE(clubTable)
    Q_PROPERTY(QString table MEMBER table FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int acts MEMBER acts FINAL)
    Q_PROPERTY(int there MEMBER there FINAL)
    Q_PROPERTY(bool enters MEMBER enters FINAL)
    Q_PROPERTY(bool own MEMBER own FINAL)
    Q_PROPERTY(bool hidden MEMBER hidden FINAL)
    Q_PROPERTY(QString away MEMBER away FINAL)

  public:
    QString table;        ///< as the host names it
    QString title;        ///< as the host says
    int acts = 0;         ///< kept there
    int there = 0;        ///< screens at it
    bool enters = false;  ///< this device may come to it, take it home, and hide it
    bool own = false;     ///< begun with this device's key
    bool hidden = false;  ///< other members do not see it
    QString away;         ///< where it was taken, in words; empty: it is there

    bool operator==(const ClubTableView&) const = default;
};

}  // namespace reach::view
