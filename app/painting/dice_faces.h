#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

// The faces of the dice in the box, for drawing and naming them. A die is "assault", "skirmish" or "raid"; a
// face is 0 to 5.
class DiceFaces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    // The icons of a face; none on a blank one.
    Q_INVOKABLE static QStringList icons(const QString& die, int face);
    // The text of a face.
    Q_INVOKABLE static QString text(const QString& die, int face);
    // The faces that look different from all faces before them.
    Q_INVOKABLE static QList<int> different(const QString& die);
};
