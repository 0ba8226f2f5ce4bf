#pragma once

#include <QColor>
#include <QQmlEngine>
#include <QVariant>

#include "app/painting/painted_item.h"

// The emblem: a ring of six gates around an oval void. When it is large, it also has the orbits of the
// planets outside.
class PaintedChart : public PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor line MEMBER line_ NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER ground_ NOTIFY changed)
    Q_PROPERTY(QVariantList planets MEMBER planets_ NOTIFY changed)  // colours of the five planet types

  public:
    explicit PaintedChart(QQuickItem* parent = nullptr);

  Q_SIGNALS:
    void changed();

  protected:
    void paint(QPainter* painter) override;

  private:
    void paintOrbits(QPainter& painter, double radius) const;

    QColor line_;
    QColor ground_;
    QVariantList planets_;
};
