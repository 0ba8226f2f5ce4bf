#pragma once

#include <QQmlEngine>
#include <QTimer>

#include <functional>
#include <memory>

#include "app/map/map_painter.h"
#include "app/painting/painted_item.h"

// One painted layer of the map: the land, or the pieces on it. MapView.qml stacks the layers.
class MapLayer : public PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool land MEMBER land_ NOTIFY looksChanged)  // true: the land; false: the pieces on it
    Q_PROPERTY(QList<reach::view::SystemView> systems READ systems WRITE setSystems NOTIFY systemsChanged)
    Q_PROPERTY(QVariantMap colors READ colors WRITE setColors NOTIFY looksChanged)
    Q_PROPERTY(QStringList highlighted READ highlighted WRITE setHighlighted NOTIFY choiceChanged)
    Q_PROPERTY(int glide MEMBER glide_)  // duration of a piece's movement in milliseconds; 0: no animation
    Q_PROPERTY(QString selected READ selected WRITE setSelected NOTIFY choiceChanged)

  public:
    explicit MapLayer(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    // The id of the system at this point of the layer; empty for none.
    Q_INVOKABLE QString systemAt(qreal x, qreal y) const;
    // The same for a finger, which reaches so far around the point: beside a highlighted system, that one.
    Q_INVOKABLE QString tappedAt(qreal x, qreal y, qreal reach) const;
    // The bounds of the system with this index in the list.
    Q_INVOKABLE QRectF boundsOf(int index) const;
    Q_INVOKABLE QPointF centreOf(int index) const;

    const QList<reach::view::SystemView>& systems() const { return systems_; }
    void setSystems(const QList<reach::view::SystemView>& systems);
    QVariantMap colors() const { return colorTable_; }
    void setColors(const QVariantMap& colors);
    QStringList highlighted() const { return choice_.highlighted; }
    void setHighlighted(const QStringList& ids);
    QString selected() const { return choice_.selected; }
    void setSelected(const QString& id);

  Q_SIGNALS:
    // Ships of one owner moved from one system to another, or a building was built (then `from` equals `to`).
    // For an animation; the pieces are shown in their new place when the animation ends.
    void pieceMoved(const QString& type, const QString& owner, const QPointF& from, const QPointF& to);
    void looksChanged();
    void systemsChanged();
    void choiceChanged();

  protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

  private:
    bool complete() const;
    void measure();
    void placeAnew();
    void placeShips(int index);
    // Keeps moving pieces in their place of `before` in `shown`.
    void tellMoves(const reach::painting::MapState& before, reach::painting::MapState& shown);
    void arrive();
    // Paints only the changed parts, because painting the whole board takes longer than a frame.
    void show(reach::painting::MapState shown);
    void paintWhere(const std::function<bool(int)>& differs);
    void choose(reach::painting::MapChoice choice);

    bool land_ = false;
    QList<reach::view::SystemView> systems_;
    QVariantMap colorTable_;
    int glide_ = 0;
    QTimer gliding_;
    reach::painting::MapState state_;
    reach::painting::MapState shown_;  // the state shown, without pieces that are still moving
    reach::painting::MapColors colors_;
    reach::painting::MapChoice choice_;
    std::shared_ptr<const reach::painting::MapGeometry> geometry_ =
        std::make_shared<reach::painting::MapGeometry>();
    reach::painting::ShipPlaces ships_;
    reach::painting::MapPictures kept_;
};
