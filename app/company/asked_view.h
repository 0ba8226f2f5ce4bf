#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QStringList>

namespace reach::view {

/// A deal that players are asked for at their own screens.
struct AskedView {
    Q_GADGET
    QML_VALUE_TYPE(askedDeal)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString from MEMBER from FINAL)
    Q_PROPERTY(QString color MEMBER color FINAL)
    Q_PROPERTY(QStringList parts MEMBER parts FINAL)
    Q_PROPERTY(QStringList waitsFor MEMBER waitsFor FINAL)
    Q_PROPERTY(bool agreed MEMBER agreed FINAL)
    Q_PROPERTY(bool legal MEMBER legal FINAL)

  public:
    QString id;            ///< empty: there is none
    QString from;          ///< the player who asks, or the device
    QString color;         ///< of that player; may be empty
    QStringList parts;     ///< what is given and taken, in words
    QStringList waitsFor;  ///< the players who have not answered
    bool agreed = false;   ///< the player of this screen has
    bool legal = false;    ///< it is possible at the table as it stands

    bool operator==(const AskedView&) const = default;
};

}  // namespace reach::view
