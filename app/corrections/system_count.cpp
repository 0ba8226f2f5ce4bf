#include "app/corrections/system_count.h"

#include "app/values/ids.h"

namespace reach {
namespace {

QString lineOf(const QList<view::BuildingView>& buildings) {
    QStringList words;
    for (const view::BuildingView& building : buildings)
        words.append(building.owner + (building.damaged ? QStringLiteral(" damaged ") : QStringLiteral(" ")) +
                     building.type);
    return words.isEmpty() ? QStringLiteral("none") : words.join(QStringLiteral(", "));
}

QString lineOf(const view::FleetView& fleet) {
    return fleet.damaged > 0 ? QStringLiteral("%1+%2").arg(fleet.fresh).arg(fleet.damaged)
                             : QString::number(fleet.fresh);
}

}  // namespace

void SystemCount::setPlace(const view::SystemView& place) {
    if (place == place_) return;
    place_ = place;
    Q_EMIT changed();
}

SystemCount::Pieces SystemCount::standing() const {
    return {place_.ships.mid(0, kPlayerColors), place_.buildings};
}

QList<view::FleetView> SystemCount::ships() const {
    return counted_ ? counted_->ships : standing().ships;
}

QList<view::BuildingView> SystemCount::buildings() const {
    return counted_ ? counted_->buildings : place_.buildings;
}

void SystemCount::count(Pieces pieces) {
    counted_ = std::move(pieces);
    Q_EMIT changed();
}

void SystemCount::countShips(int color, int fresh, int damaged) {
    Pieces pieces = counted_.value_or(standing());
    if (color < 0 || color >= pieces.ships.size()) return;
    pieces.ships[color] = {fresh, damaged};
    count(std::move(pieces));
}

void SystemCount::countBuilding(int slot, const QString& owner, const QString& type, bool damaged) {
    Pieces pieces = counted_.value_or(standing());
    const bool stands = slot < pieces.buildings.size();
    if (owner.isEmpty()) {
        if (stands) pieces.buildings.removeAt(slot);
    } else if (stands) {
        pieces.buildings[slot] = {owner, type, damaged, pieces.buildings[slot].outside};
    } else {
        pieces.buildings.append({owner, type, damaged});
    }
    count(std::move(pieces));
}

void SystemCount::countNothing() {
    count({QList<view::FleetView>(standing().ships.size()), {}});
}

void SystemCount::forget() {
    counted_.reset();
    Q_EMIT changed();
}

QStringList SystemCount::lines() const {
    QStringList lines;
    if (!counted_) return lines;
    const QString head = QStringLiteral("correct %1 ").arg(place_.id);
    if (!place_.known) lines.append(head + QStringLiteral("empty"));
    for (qsizetype i = 0; i < counted_->ships.size() && i < place_.ships.size(); ++i)
        if (counted_->ships[i] != place_.ships[i])
            lines.append(head + view::idOf(static_cast<Player>(i)) + QStringLiteral(" ships ") +
                         lineOf(counted_->ships[i]));
    if (counted_->buildings != place_.buildings)
        lines.append(head + QStringLiteral("buildings ") + lineOf(counted_->buildings));
    return lines;
}

}  // namespace reach

#include "moc_system_count.cpp"
