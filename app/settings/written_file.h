#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>

namespace reach {

/// A file that the user had written: where it lies, and a way to open it.
class WrittenFile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool canOpen READ canOpen CONSTANT)

  public:
    using QObject::QObject;

    /// False in a page of a browser, which keeps its downloads to itself.
    static bool canOpen();
    /// Where it was written, in a sentence.
    Q_INVOKABLE static QString placeText(const QUrl& file);
    /// Opens the file, or its folder, with the program that this device has for it. False if there is none.
    Q_INVOKABLE static bool open(const QUrl& file, bool folder);
};

}  // namespace reach
