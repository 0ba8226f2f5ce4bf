#pragma once

#include <QFont>
#include <QObject>
#include <QQmlEngine>

// Facts about the app.
class AppInfo : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    // The application's font. Controls get it only from a style, and ours have no style.
    Q_PROPERTY(QFont font READ font CONSTANT)
    // False in a page of a browser, which alone enlarges it.
    Q_PROPERTY(bool ownWindow READ ownWindow CONSTANT)

  public:
    using QObject::QObject;

    QString version() const;
    QFont font() const;
    bool ownWindow() const;
};
