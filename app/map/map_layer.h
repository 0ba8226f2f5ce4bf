#pragma once

#include <QQmlEngine>
#include <QTimer>

#include <functional>
#include <memory>

#include "app/map/map_painter.h"
#include "app/painting/painted_item.h"

// One layer of the map, painted: the land, or what lies on it. MapView.qml puts them together.
class MapLayer : public PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool land MEMBER land_ NOTIFY looksChanged)  // the land, and not what lies on it
    Q_PROPERTY(QList<reach::view::SystemView> systems READ systems WRITE setSystems NOTIFY systemsChanged)
    Q_PROPERTY(QVariantMap colors READ colors WRITE setColors NOTIFY looksChanged)
    Q_PROPERTY(QStringList highlighted READ highlighted WRITE setHighlighted NOTIFY choiceChanged)
    Q_PROPERTY(
        int glide MEMBER glide_)  // milliseconds that pieces are on their way; 0: they are there at once
    Q_PROPERTY(QString selected READ selected WRITE setSelected NOTIFY choiceChanged)

  public:
    explicit MapLayer(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    // The id of the system at this point of the layer; empty for none.
    Q_INVOKABLE QString systemAt(qreal x, qreal y) const;
    // Where the system of this index in the list lies.
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
    // Ships of one owner left one system and are in another now, or a building was built, where `from` is
    // `to`: for the eye to follow. They lie there when the glide is over.
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
    // What is on its way since `before` stays where it was in what is shown.
    void tellMoves(const reach::painting::MapState& before, reach::painting::MapState& shown);
    void arrive();
    // Only what looks different is painted anew: the whole board takes longer than a frame.
    void show(reach::painting::MapState shown);
    void paintWhere(const std::function<bool(int)>& differs);
    void choose(reach::painting::MapChoice choice);

    bool land_ = false;
    QList<reach::view::SystemView> systems_;
    QVariantMap colorTable_;
    int glide_ = 0;
    QTimer gliding_;
    reach::painting::MapState state_;
    reach::painting::MapState shown_;  // the same, without what is on its way
    reach::painting::MapColors colors_;
    reach::painting::MapChoice choice_;
    std::shared_ptr<const reach::painting::MapGeometry> geometry_ =
        std::make_shared<reach::painting::MapGeometry>();
    reach::painting::ShipPlaces ships_;
    reach::painting::MapPictures kept_;
};
