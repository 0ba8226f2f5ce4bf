#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

/// What things of the box are called, for screens that have no more than their ids. Empty where there is no
/// such id.
class Names : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    Q_INVOKABLE static QString resource(const QString& id);  ///< "fuel"
    Q_INVOKABLE static QString suit(const QString& id);      ///< of action cards: "zeal"
    /// Whose pieces they are: "red", or "empire", whom nobody plays.
    Q_INVOKABLE static QString owner(const QString& id);
    Q_INVOKABLE static QString advance(const QString& id);  ///< of ARCADEs: "repair-bots"
};

}  // namespace reach
