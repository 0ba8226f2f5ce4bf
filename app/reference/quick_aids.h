#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <QUrl>

namespace reach {

/// The quick aids on paper.
class QuickAids : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

  public:
    using QObject::QObject;

    QString problem() const { return problem_; }

    /// Writes these aids, or all when none is named, as a PDF; false and `problem` when that cannot be.
    Q_INVOKABLE bool exportPdf(const QUrl& file, const QStringList& ids);

  Q_SIGNALS:
    void changed();

  private:
    QString problem_;
};

}  // namespace reach
