#pragma once

#include <QFont>
#include <QObject>
#include <QQmlEngine>

// What the app knows about itself.
class AppInfo : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    // The application's, which controls know only from a style, and ours have none.
    Q_PROPERTY(QFont font READ font CONSTANT)

  public:
    using QObject::QObject;

    QString version() const;
    QFont font() const;
};
