#pragma once

#include <QImage>
#include <QQmlEngine>
#include <QQuickItem>

// An item that paints a picture of itself, and shows this picture until it is painted again. It replaces
// QQuickPaintedItem, which holds every picture twice without a graphics card.
class PaintedItem : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    // The factor by which the item is scaled up on the screen. The picture has this many times more pixels.
    Q_PROPERTY(qreal sharpness READ sharpness WRITE setSharpness NOTIFY sharpnessChanged)

  public:
    explicit PaintedItem(QQuickItem* parent = nullptr);

    qreal sharpness() const { return sharpness_; }
    void setSharpness(qreal sharpness);

  Q_SIGNALS:
    void sharpnessChanged();

  protected:
    // Paints the item in its own coordinates. If only a part is painted again, the painter's clip is this
    // part. The item's thread is blocked meanwhile.
    virtual void paint(QPainter* painter) = 0;

    // Items with the same look, size and scale share one picture. Empty: the item has a picture of its own.
    virtual QString look() const { return {}; }

    void paintAnew();
    void paintAnew(const QRect& part);

    QSGNode* updatePaintNode(QSGNode* shown, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

  private:
    void paintPicture(qreal scale);  // scale: picture pixels for one unit of the item
    void sharePicture(const QString& look, qreal scale);

    qreal sharpness_ = 1;
    QImage picture_;
    QRect part_;       // the part to paint again; empty: none
    bool all_ = true;  // true: paint everything again
};
