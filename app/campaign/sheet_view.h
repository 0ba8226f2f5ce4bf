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
    QString what;  ///< the subject
    QString text;  ///< the value

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
    QString player;  ///< the player's colour; empty: the table
    QList<SheetLineView> lines;

    bool operator==(const SheetPartView&) const = default;
};

/// One step in packing up or setting out.
struct PackingStepView {
    Q_GADGET
    QML_VALUE_TYPE(packingStep)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    Q_PROPERTY(QString system MEMBER system FINAL)

  public:
    QString text;
    QString detail;  ///< contents of the place, or the pieces that must be left over; may be empty
    QString system;  ///< its system on the map; empty: none

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
    QString player;  ///< colour of the tray's owner; empty: none
    QList<PackingStepView> steps;

    bool operator==(const TrayView&) const = default;
};

}  // namespace reach::view
