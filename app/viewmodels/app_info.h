#pragma once

#include <QObject>
#include <QQmlEngine>

// What the app knows about itself.
class AppInfo : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)

  public:
    using QObject::QObject;

    QString version() const;
};
