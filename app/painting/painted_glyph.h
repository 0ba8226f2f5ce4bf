#pragma once

#include <QColor>
#include <QQmlEngine>

#include "app/painting/painted_item.h"

// An icon in one colour.
class PaintedGlyph : public PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER name_ NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER color_ NOTIFY changed)
    Q_PROPERTY(bool known READ known NOTIFY changed)  // true: there is an icon with this name

  public:
    explicit PaintedGlyph(QQuickItem* parent = nullptr);

    bool known() const;

  Q_SIGNALS:
    void changed();

  protected:
    void paint(QPainter* painter) override;
    QString look() const override;

  private:
    QString name_;
    QColor color_;
};
