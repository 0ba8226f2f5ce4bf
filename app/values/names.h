#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

/// Names of things of the box, for screens that have only their ids. Empty for an unknown id.
class Names : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    Q_INVOKABLE static QString resource(const QString& id);  ///< "fuel"
    Q_INVOKABLE static QString suit(const QString& id);      ///< suit of action cards: "zeal"
    /// Owner of pieces: "red", or "empire", which no player plays.
    Q_INVOKABLE static QString owner(const QString& id);
    Q_INVOKABLE static QString advance(const QString& id);  ///< advance of ARCADEs: "repair-bots"
};

}  // namespace reach
