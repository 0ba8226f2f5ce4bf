#pragma once

#include <QColor>
#include <QQmlEngine>

#include "app/painting/painted_item.h"
#include "app/painting/piece_painter.h"

// One piece in its owner's colours.
class PaintedPiece : public PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER name_ NOTIFY changed)              // ship, city, starport or agent
    Q_PROPERTY(QVariantMap ink READ ink WRITE setInk NOTIFY changed)  // Theme.player(...)
    Q_PROPERTY(bool damaged MEMBER damaged_ NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER ground_ NOTIFY changed)

  public:
    explicit PaintedPiece(QQuickItem* parent = nullptr);

    QVariantMap ink() const { return table_; }
    void setInk(const QVariantMap& table);

  Q_SIGNALS:
    void changed();

  protected:
    void paint(QPainter* painter) override;
    QString look() const override;

  private:
    QString name_;
    QVariantMap table_;
    reach::painting::PieceInk ink_;
    bool damaged_ = false;
    QColor ground_;
};
