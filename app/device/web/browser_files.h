#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointer>
#include <QUrl>

namespace reach {

/// The browser's dialog for files to read.
class BrowserFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    explicit BrowserFiles(QObject* parent = nullptr);

    /// Asks for a file; `by` is who asks. To be called while a tap is handled, else browsers refuse it.
    Q_INVOKABLE void choose(QObject* by);

  Q_SIGNALS:
    /// A file was chosen, and can be read until the next one is.
    void chosen(QObject* by, const QUrl& file);

  private:
    QPointer<QObject> by_;
};

}  // namespace reach
