#pragma once

#include <QColor>
#include <QQmlEngine>
#include <QVariant>

#include "app/painting/painted_item.h"

// The emblem: a ring of six gates round an oval void; when it is large, the planets' orbits outside.
class PaintedChart : public PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor line MEMBER line_ NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER ground_ NOTIFY changed)
    Q_PROPERTY(QVariantList planets MEMBER planets_ NOTIFY changed)  // the colours of the five types

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
