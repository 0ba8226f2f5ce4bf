#include "app/corrections/count_draft.h"

#include "app/table/table.h"
#include "app/values/ids.h"
#include "app/words/translate.h"
#include "engine/core/names.h"

#include <algorithm>
#include <utility>

namespace reach {
namespace {

using view::named;

Building buildingOf(const view::BuildingView& view) {
    Building building;
    building.owner = named<Player>(view.owner);
    building.type = parseName<BuildingType>(view.type.toStdString()).value_or(BuildingType::City);
    building.damaged = view.damaged;
    building.outside = view.outside;
    return building;
}

}  // namespace

CountDraft::CountDraft(Table& table) : EntryDraft(table), table_(table) {}

void CountDraft::setPlace(const view::SystemView& place) {
    if (place == place_) return;
    if (place.id != place_.id) counted_.reset();
    place_ = place;
    Q_EMIT changed();
}

CountDraft::Pieces CountDraft::standing() const {
    return {place_.ships, place_.buildings};
}

QList<view::FleetView> CountDraft::ships() const {
    return counted_ ? counted_->ships : standing().ships;
}

QList<view::BuildingView> CountDraft::buildings() const {
    return counted_ ? counted_->buildings : place_.buildings;
}

void CountDraft::count(Pieces pieces) {
    counted_ = std::move(pieces);
    Q_EMIT changed();
}

void CountDraft::countShips(int owner, int fresh, int damaged) {
    Pieces pieces = counted_.value_or(standing());
    if (owner < 0 || owner >= pieces.ships.size()) return;
    pieces.ships[owner] = {fresh, damaged};
    count(std::move(pieces));
}

void CountDraft::countBuilding(int slot, const QString& owner, const QString& type, bool damaged) {
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

void CountDraft::countNothing() {
    count({QList<view::FleetView>(standing().ships.size()), {}});
}

std::vector<command::Correct> CountDraft::corrections() const {
    std::vector<command::Correct> list;
    if (!counted_) return list;
    command::Correct correct;
    correct.system = named<SystemId>(place_.id);
    if (!place_.known) {
        correct.field = command::Field::Empty;
        list.push_back(correct);
    }
    correct.field = command::Field::Ships;
    for (qsizetype i = 0; i < counted_->ships.size() && i < place_.ships.size(); ++i) {
        if (counted_->ships[i] == place_.ships[i]) continue;
        correct.player = static_cast<Player>(i);
        correct.ships = {static_cast<std::int8_t>(counted_->ships[i].fresh),
                         static_cast<std::int8_t>(counted_->ships[i].damaged)};
        list.push_back(correct);
    }
    if (counted_->buildings != place_.buildings) {
        command::Correct buildings;
        buildings.system = correct.system;
        buildings.field = command::Field::Buildings;
        for (const view::BuildingView& building : counted_->buildings)
            buildings.buildings.push(buildingOf(building));
        list.push_back(buildings);
    }
    return list;
}

bool CountDraft::enter() {
    const std::vector<command::Correct> list = corrections();
    const bool done = make([&] { return list.empty() || table_.enterTogether({list.begin(), list.end()}); });
    if (done) drop();
    return done;
}

bool CountDraft::enterUnknown() {
    drop();
    if (!place_.known) return true;
    const auto hand = table_.byHand();
    command::Correct correct;
    correct.system = named<SystemId>(place_.id);
    correct.field = command::Field::Unknown;
    return table_.enter(correct);
}

bool CountDraft::fits() const {
    const QList<view::SystemView> systems = table_.systems();
    return std::ranges::any_of(
        systems, [this](const view::SystemView& system) { return system.id == place_.id && system.inPlay; });
}

void CountDraft::renew() {
    for (const view::SystemView& system : table_.systems())
        if (system.id == place_.id) place_ = system;
}

QString CountDraft::told() const {
    return words::translate("drafts", "The count of %1", "a system, half entered, as the start of a sentence")
        .arg(place_.name);
}

}  // namespace reach

#include "moc_count_draft.cpp"
