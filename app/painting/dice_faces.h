#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

// What is on the box's dice, for drawing them.
class DiceFaces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    // The icons of a face (0 to 5) of an assault, skirmish or raid die; none on a blank face.
    Q_INVOKABLE static QStringList icons(const QString& die, int face);
};
