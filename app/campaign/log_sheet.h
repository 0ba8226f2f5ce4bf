#pragma once

#include <QUrl>

#include "app/campaign/sheet_view.h"
#include "app/table/table.h"

namespace reach {

/// The open campaign on paper: its log sheet, and the lists for packing up and setting out again (BR p.30).
class LogSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(reach::Table* table MEMBER table_ NOTIFY changed REQUIRED)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(QList<reach::view::SheetPartView> parts READ parts NOTIFY changed)
    Q_PROPERTY(QList<reach::view::TrayView> packing READ packing NOTIFY changed)
    Q_PROPERTY(QList<reach::view::TrayView> unpacking READ unpacking NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY written)

  public:
    using QObject::QObject;

    QString subtitle() const;
    QList<view::SheetPartView> parts() const;
    QList<view::TrayView> packing() const;
    QList<view::TrayView> unpacking() const;
    QString problem() const { return problem_; }

    /// Writes the sheet and the lists as a PDF. On failure returns false and sets `problem`.
    Q_INVOKABLE bool exportPdf(const QUrl& file);

  Q_SIGNALS:
    void changed();
    void written();

  private:
    Table* table_ = nullptr;
    QString problem_;
};

}  // namespace reach
