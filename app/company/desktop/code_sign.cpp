#include "app/company/desktop/code_sign.h"

#include <qrencode.h>
#include <QPainter>

#include <algorithm>
#include <memory>

namespace reach {
namespace {

/// The white edge that the standard asks for, in squares of the code.
constexpr int kEdge = 4;

}  // namespace

CodeSign::CodeSign(QQuickItem* parent) : PaintedItem(parent) {}

void CodeSign::setText(const QString& text) {
    if (text_ == text) return;
    text_ = text;
    paintAnew();
    Q_EMIT changed();
}

void CodeSign::paint(QPainter* painter) {
    const QRectF place(0, 0, width(), height());
    painter->fillRect(place, Qt::white);
    // A screen is read at an angle and with reflections: a medium share of the code may be unreadable.
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> sign(
        QRcode_encodeString8bit(text_.toUtf8().constData(), 0, QR_ECLEVEL_M), &QRcode_free);
    if (!sign) return;
    const double square = std::min(width(), height()) / (sign->width + 2 * kEdge);
    painter->setRenderHint(QPainter::Antialiasing, false);
    for (int row = 0; row < sign->width; ++row)
        for (int column = 0; column < sign->width; ++column) {
            if ((sign->data[row * sign->width + column] & 1U) == 0) continue;
            // Edges on whole pixels would leave gaps between neighbours if each were rounded alone.
            const QRectF dark(QPointF((column + kEdge) * square, (row + kEdge) * square),
                              QPointF((column + kEdge + 1) * square, (row + kEdge + 1) * square));
            painter->fillRect(dark, Qt::black);
        }
}

}  // namespace reach

#include "moc_code_sign.cpp"
