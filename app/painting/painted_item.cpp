#include "app/painting/painted_item.h"

#include <QCache>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRendererInterface>
#include <QtMath>

#include <utility>

namespace {

constexpr qsizetype kMostShared = 1 << 20;  // bytes

// The key of a shared picture.
struct Shared {
    QString look;
    QSizeF size;
    qreal scale = 1;

    friend bool operator==(const Shared&, const Shared&) = default;
    friend size_t qHash(const Shared& shared, size_t seed = 0) {
        return qHashMulti(seed, shared.look, shared.size.width(), shared.size.height(), shared.scale);
    }
};

}  // namespace

PaintedItem::PaintedItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    setAntialiasing(true);
}

void PaintedItem::setSharpness(qreal sharpness) {
    if (sharpness == sharpness_) return;
    sharpness_ = sharpness;
    paintAnew();
    Q_EMIT sharpnessChanged();
}

void PaintedItem::paintAnew() {
    all_ = true;
    update();
}

void PaintedItem::paintAnew(const QRect& part) {
    part_ |= part;
    update();
}

void PaintedItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) paintAnew();
}

void PaintedItem::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemDevicePixelRatioHasChanged) paintAnew();
    QQuickItem::itemChange(change, data);
}

QSGNode* PaintedItem::updatePaintNode(QSGNode* shown, UpdatePaintNodeData*) {
    if (size().isEmpty()) {
        delete shown;
        picture_ = {};
        all_ = true;
        return nullptr;
    }
    if (shown && !all_ && part_.isEmpty()) return shown;
    const qreal scale = window()->effectiveDevicePixelRatio() * sharpness_;
    auto* node = static_cast<QSGImageNode*>(shown);
    if (const QString look = this->look(); !look.isEmpty()) {
        sharePicture(look, scale);
    } else {
        // The node shares the picture, so painting on it would copy it.
        delete std::exchange(node, nullptr);
        paintPicture(scale);
    }
    if (!node) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
    }
    node->setTexture(window()->createTextureFromImage(picture_, QQuickWindow::TextureHasAlphaChannel));
    // A pixel of the picture is a pixel of the screen. If the item ends between two pixels, it is a little
    // smaller than its picture.
    node->setRect(0, 0, picture_.width() / scale, picture_.height() / scale);
    node->setSourceRect(picture_.rect());
    // Without a graphics card a picture between two pixels of the screen would be blurred.
    const bool soft = window()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
    node->setFiltering(soft ? QSGTexture::Nearest : QSGTexture::Linear);
    return node;
}

void PaintedItem::sharePicture(const QString& look, qreal scale) {
    static QCache<Shared, QImage> shared(kMostShared);
    const Shared name{look, size(), scale};
    if (const QImage* known = shared.object(name)) {
        picture_ = *known;
        all_ = false;
        return;
    }
    picture_ = {};
    paintPicture(scale);
    shared.insert(name, new QImage(picture_), picture_.sizeInBytes());
}

void PaintedItem::paintPicture(qreal scale) {
    const QSize dots(qCeil(width() * scale), qCeil(height() * scale));
    if (picture_.size() != dots) {
        picture_ = QImage(dots, QImage::Format_ARGB32_Premultiplied);
        all_ = true;
    }
    const QRect part = std::exchange(part_, {});
    const bool all = std::exchange(all_, false);
    if (all) picture_.fill(Qt::transparent);
    QPainter painter(&picture_);
    painter.setRenderHint(QPainter::Antialiasing, antialiasing());
    painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth());
    painter.scale(scale, scale);
    if (!all) {
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.fillRect(part, Qt::transparent);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        painter.setClipRect(part);
    }
    paint(&painter);
}

#include "moc_painted_item.cpp"
