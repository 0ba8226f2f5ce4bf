#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

/// A line of the log sheet.
struct SheetLineView {
    Q_GADGET
    QML_VALUE_TYPE(sheetLine)
    Q_PROPERTY(QString what MEMBER what FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

  public:
    QString what;  ///< what is meant
    QString text;  ///< and what stands there

    bool operator==(const SheetLineView&) const = default;
};

/// Lines under one heading.
struct SheetPartView {
    Q_GADGET
    QML_VALUE_TYPE(sheetPart)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QList<reach::view::SheetLineView> lines MEMBER lines FINAL)

  public:
    QString title;
    QString player;  ///< whose, a colour; empty: the table's
    QList<SheetLineView> lines;

    bool operator==(const SheetPartView&) const = default;
};

/// One thing to do in packing up or setting out.
struct PackingStepView {
    Q_GADGET
    QML_VALUE_TYPE(packingStep)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)

  public:
    QString text;
    QString detail;  ///< what goes there, or what must be left over; may be empty
    QString system;  ///< where on the map; empty: nowhere

    bool operator==(const PackingStepView&) const = default;
};

/// The steps of one tray, or one place of the box.
struct TrayView {
    Q_GADGET
    QML_VALUE_TYPE(tray)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QList<reach::view::PackingStepView> steps MEMBER steps FINAL)

  public:
    QString name;
    QString player;  ///< whose tray, a colour; empty: nobody's
    QList<PackingStepView> steps;

    bool operator==(const TrayView&) const = default;
};

}  // namespace reach::view
