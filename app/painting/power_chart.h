#pragma once

#include "app/viewmodels/story_view.h"

#include <QColor>
#include <QQmlEngine>
#include <QQuickPaintedItem>
#include <QVariant>

// Lines of Power over the chapters, one a player.
class PowerChart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<reach::view::PowerMarkView> chapters MEMBER chapters_ NOTIFY changed)
    Q_PROPERTY(QVariantList looks MEMBER looks_ NOTIFY changed)  // of the seats: Theme.player
    Q_PROPERTY(QString actWord MEMBER actWord_ NOTIFY changed)   // "Act %1"
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed)
    Q_PROPERTY(QColor grid MEMBER grid_ NOTIFY changed)

  public:
    explicit PowerChart(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

  Q_SIGNALS:
    void changed();

  private:
    QList<reach::view::PowerMarkView> chapters_;
    QVariantList looks_;
    QString actWord_;
    QColor ink_;
    QColor grid_;
};
