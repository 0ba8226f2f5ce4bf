#include "app/values/correction_limits.h"

#include "app/values/ids.h"
#include "engine/arcades/setup.h"
#include "engine/core/action_cards.h"
#include "engine/core/limits.h"
#include "engine/core/pieces.h"

#include <algorithm>

namespace reach {
int Limits::chapters() {
    return kChapters;
}
int Limits::objective() {
    return kHighestObjective;
}
int Limits::lowestPower() {
    return kLowestPower;
}
int Limits::power() {
    return kHighestPower;
}
int Limits::hand() {
    return kActionCards;
}
int Limits::agents() {
    return kAgents;
}
int Limits::tokens() {
    return kTokens;
}
int Limits::arcadesChapters() {
    return arcades::kChapters;
}
int Limits::arcadesPower() {
    return arcades::kHighestPower;
}
int Limits::arcadesShips() {
    return std::max(arcades::kShips + arcades::kFleetExpansion, arcades::kOthersShips);
}
int Limits::arcadesTrophies() {
    return arcades::kTrophiesToReturn - 1;
}

int Limits::ships(const QString& owner) {
    switch (view::named<Player>(owner)) {
        case Player::Blight: return kBlight;
        case Player::Empire: return kImperialShips;
        default: return kShips;
    }
}

int Limits::cities(const QString& owner) {
    return view::named<Player>(owner) == Player::Free ? kFreeCities : kCities;
}

int Limits::starports(const QString& owner) {
    return view::named<Player>(owner) == Player::Free ? kFreeStarports : kStarports;
}

}  // namespace reach

#include "moc_correction_limits.cpp"
