#pragma once

#include <QCache>
#include <QImage>
#include <QPainter>

#include "app/painting/map_colors.h"
#include "app/painting/map_geometry.h"

namespace reach::painting {

enum class Offer { None, Chosen, Choosable };

// What runs round a system: who is in control of it, and whether it is chosen or can be.
struct RingLook {
    int system = 0;
    QString control;  // empty for nobody
    Offer offer = Offer::None;

    friend bool operator==(const RingLook&, const RingLook&) = default;
    friend size_t qHash(const RingLook& look, size_t seed = 0) {
        return qHashMulti(seed, look.system, look.control, static_cast<int>(look.offer));
    }
};

// The rings of all systems. Strokes along a wedge take longer than all the pieces in it, and the same looks
// come again and again: each is painted once and kept as a picture.
class Rings {
  public:
    void paint(QPainter& painter, const MapGeometry& geometry, const RingLook& look, const MapColors& colors);
    // The geometry or the colours are others from now on.
    void forget() { kept_.clear(); }

  private:
    struct Picture {
        QPoint at;
        QImage image;
    };

    static Picture painted(const MapGeometry& geometry, const RingLook& look, const MapColors& colors,
                           const QTransform& scale, QPainter::RenderHints hints);

    static constexpr qsizetype kMostBytes = 4 << 20;

    QTransform scale_;  // what they were painted for
    QCache<RingLook, Picture> kept_{kMostBytes};
};

}  // namespace reach::painting
