#include "app/game/chance.h"

namespace reach {

QRandomGenerator& Chance::generator() {
    static QRandomGenerator only = QRandomGenerator::securelySeeded();
    return only;
}

}  // namespace reach

#include "moc_chance.cpp"
