#pragma once

#include <QImage>
#include <QQmlEngine>
#include <QQuickItem>

// An item that paints a picture of itself, and shows that until it is painted anew. As QQuickPaintedItem,
// which without a graphics card holds every picture twice.
class PaintedItem : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    // How much larger than itself the item is shown: the picture has so many more dots.
    Q_PROPERTY(qreal sharpness READ sharpness WRITE setSharpness NOTIFY sharpnessChanged)

  public:
    explicit PaintedItem(QQuickItem* parent = nullptr);

    qreal sharpness() const { return sharpness_; }
    void setSharpness(qreal sharpness);

  Q_SIGNALS:
    void sharpnessChanged();

  protected:
    // In the item's coordinates; while a part is painted anew, it is the painter's clip. The item's thread
    // stands still.
    virtual void paint(QPainter* painter) = 0;

    // Items of the same look, size and scale share one picture; empty: this one has its own.
    virtual QString look() const { return {}; }

    void paintAnew();
    void paintAnew(const QRect& part);

    QSGNode* updatePaintNode(QSGNode* shown, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

  private:
    void paintPicture(qreal scale);  // dots of one of the item's
    void sharePicture(const QString& look, qreal scale);

    qreal sharpness_ = 1;
    QImage picture_;
    QRect part_;       // what is to be painted anew; empty: nothing
    bool all_ = true;  // or everything
};
