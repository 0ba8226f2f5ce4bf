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

    /// Writes these aids, or all aids if `ids` is empty, as a PDF. On failure returns false and sets
    /// `problem`.
    Q_INVOKABLE bool exportPdf(const QUrl& file, const QStringList& ids);

  Q_SIGNALS:
    void changed();

  private:
    QString problem_;
};

}  // namespace reach
