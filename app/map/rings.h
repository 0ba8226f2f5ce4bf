#pragma once

#include <QPainter>

#include "app/map/map_geometry.h"
#include "app/painting/kept_pictures.h"
#include "app/painting/map_colors.h"

namespace reach::painting {

enum class Offer { None, Chosen, Choosable };

// The ring around a system. It shows the controlling player, and whether the system is selected or can be
// selected.
struct RingLook {
    int system = 0;
    QString control;  // empty for no player
    Offer offer = Offer::None;

    friend bool operator==(const RingLook&, const RingLook&) = default;
    friend size_t qHash(const RingLook& look, size_t seed = 0) {
        return qHashMulti(seed, look.system, look.control, static_cast<int>(look.offer));
    }
};

using Rings = KeptPictures<RingLook>;

void paintRing(QPainter& painter, const MapGeometry& geometry, const RingLook& look, const MapColors& colors,
               Rings& kept);

}  // namespace reach::painting
