#pragma once

#include "app/painting/painted_item.h"
#include "app/values/story_view.h"

#include <QColor>
#include <QQmlEngine>
#include <QVariant>

// Lines of Power over the chapters, one for each player.
class PowerChart : public PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<reach::view::PowerMarkView> chapters MEMBER chapters_ NOTIFY changed)
    // Colours of the players, in seat order: Theme.player.
    Q_PROPERTY(QVariantList looks MEMBER looks_ NOTIFY changed)
    Q_PROPERTY(QString actWord MEMBER actWord_ NOTIFY changed)  // "Act %1"
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed)
    Q_PROPERTY(QColor grid MEMBER grid_ NOTIFY changed)

  public:
    explicit PowerChart(QQuickItem* parent = nullptr);

  Q_SIGNALS:
    void changed();

  protected:
    void paint(QPainter* painter) override;

  private:
    QList<reach::view::PowerMarkView> chapters_;
    QVariantList looks_;
    QString actWord_;
    QColor ink_;
    QColor grid_;
};
