#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>

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

    /// The text with its places %1, %2 and so on filled in with the values, texts or numbers. A text with
    /// several places is never filled in by one `arg` after the other: that would also fill in a "%2" in a
    /// player's name.
    Q_INVOKABLE static QString filled(const QString& text, const QVariantList& values);
};

}  // namespace reach
