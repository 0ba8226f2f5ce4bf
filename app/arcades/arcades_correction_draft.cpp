#include "app/arcades/arcades_correction_draft.h"

#include "app/arcades/arcades_table.h"
#include "app/values/ids.h"
#include "engine/arcades/names.h"
#include "engine/arcades/record/record.h"

namespace reach {
namespace {

using view::named;

using arcades::command::About;
using arcades::command::Correct;

Correct about(About what, const QString& player = {}, const QString& other = {}) {
    Correct subject;
    subject.about = what;
    subject.player = named<Player>(player);
    subject.other = named<Player>(other);
    return subject;
}

Correct aboutSystem(About what, const QString& system, const QString& player = {}) {
    Correct subject = about(what, player);
    subject.system = named<SystemId>(system);
    return subject;
}

/// The number that a correction sets, as the screen counts it.
int numberOf(const Correct& correct) {
    switch (correct.about) {
        case About::Marker: return correct.cluster + 1;
        case About::Advance:
        case About::Token: return correct.on ? 1 : 0;
        default: return correct.number;
    }
}

Correct withNumber(Correct correct, int number) {
    switch (correct.about) {
        case About::Marker: correct.cluster = static_cast<std::int8_t>(number - 1); break;
        case About::Advance:
        case About::Token: correct.on = number > 0; break;
        default: correct.number = static_cast<std::int16_t>(number); break;
    }
    return correct;
}

}  // namespace

ArcadesCorrectionDraft::ArcadesCorrectionDraft(ArcadesTable& table) : AnyCorrections(table), table_(table) {}

int ArcadesCorrectionDraft::power(const QString& player) const {
    return list_.what(about(About::Power, player));
}
int ArcadesCorrectionDraft::hand(const QString& player) const {
    return list_.what(about(About::Hand, player));
}
int ArcadesCorrectionDraft::trophies(const QString& player, const QString& rival) const {
    return list_.what(about(About::Trophies, player, rival));
}
int ArcadesCorrectionDraft::advance(const QString& player, const QString& advance) const {
    Correct subject = about(About::Advance, player);
    subject.advance = named<arcades::Advance>(advance);
    return list_.what(subject);
}
int ArcadesCorrectionDraft::agent(const QString& player) const {
    return list_.what(about(About::Agent, player));
}
int ArcadesCorrectionDraft::resources(const QString& player) const {
    return list_.what(about(About::Resources, player));
}
int ArcadesCorrectionDraft::ships(const QString& player, const QString& gate) const {
    return list_.what(aboutSystem(About::Ships, gate, player));
}
int ArcadesCorrectionDraft::city(const QString& planet) const {
    return list_.what(aboutSystem(About::City, planet));
}
int ArcadesCorrectionDraft::token(const QString& planet) const {
    return list_.what(aboutSystem(About::Token, planet));
}
int ArcadesCorrectionDraft::marker(int power) const {
    Correct subject = about(About::Marker);
    for (int marker = 0; marker < arcades::kMarkers; ++marker)
        for (const bool orange : {false, true})
            if (arcades::prizeOf(marker, orange).first == power) {
                subject.number = static_cast<std::int16_t>(marker);
                subject.on = orange;
            }
    return list_.what(subject);
}
int ArcadesCorrectionDraft::chapter() const {
    return list_.what(about(About::Chapter));
}
int ArcadesCorrectionDraft::initiative() const {
    return list_.what(about(About::Initiative));
}

void ArcadesCorrectionDraft::set(int what, const Correct& correct, bool asItIs) {
    if (asItIs)
        list_.leave(what);
    else
        list_.set(what, correct);
    touch();
}

QStringList ArcadesCorrectionDraft::held(int what, const QStringList& now) const {
    const Correct* chosen = list_.chosen(what);
    if (chosen == nullptr) return now;
    QStringList list;
    for (const Resource resource : chosen->resources) list.append(view::idOf(resource));
    return list;
}

void ArcadesCorrectionDraft::hold(int what, const QStringList& resources, const QStringList& now) {
    Correct correct = list_.subject(what);
    for (const QString& resource : resources) correct.resources.push(named<Resource>(resource));
    set(what, correct, resources == now);
}

QList<int> ArcadesCorrectionDraft::counted(int what, const QList<int>& now) const {
    const Correct* chosen = list_.chosen(what);
    return chosen == nullptr ? now : QList<int>{chosen->ships.fresh, chosen->ships.damaged};
}

void ArcadesCorrectionDraft::countShips(int what, const QList<int>& ships, const QList<int>& now) {
    Correct correct = list_.subject(what);
    correct.ships = {static_cast<std::int8_t>(ships.value(0)), static_cast<std::int8_t>(ships.value(1))};
    set(what, correct, ships == now);
}

QString ArcadesCorrectionDraft::cityOwner(int what, const QString& now) const {
    const Correct* chosen = list_.chosen(what);
    return chosen == nullptr                ? now
           : chosen->player == Player::None ? QStringLiteral("none")
                                            : view::idOf(chosen->player);
}

bool ArcadesCorrectionDraft::cityFresh(int what, bool now) const {
    const Correct* chosen = list_.chosen(what);
    return chosen == nullptr ? now : chosen->on;
}

void ArcadesCorrectionDraft::setCity(int what, const QString& owner, bool fresh, const QString& nowOwner,
                                     bool nowFresh) {
    Correct correct = list_.subject(what);
    correct.player = named<Player>(owner);
    correct.on = fresh && correct.player != Player::None;
    set(what, correct, owner == nowOwner && correct.on == nowFresh);
}

/// The printed entry without its value.
QString ArcadesCorrectionDraft::name(int what) const {
    const QString entry = QString::fromStdString(arcades::printCommand(list_.subject(what)));
    return entry.section(u' ', 0, -2).replace(u' ', u'-');
}

int ArcadesCorrectionDraft::number(int what, int now) const {
    const Correct* chosen = list_.chosen(what);
    return chosen == nullptr ? now : numberOf(*chosen);
}

void ArcadesCorrectionDraft::setNumber(int what, int number, int now) {
    set(what, withNumber(list_.subject(what), number), number == now);
}

QString ArcadesCorrectionDraft::choice(int what, const QString& now) const {
    const Correct* chosen = list_.chosen(what);
    if (chosen == nullptr) return now;
    return chosen->about == About::Agent ? view::idOf(chosen->system) : view::idOf(chosen->player);
}

void ArcadesCorrectionDraft::choose(int what, const QString& id, const QString& now) {
    Correct correct = list_.subject(what);
    if (correct.about == About::Agent)
        correct.system = named<SystemId>(id);
    else
        correct.player = named<Player>(id);
    set(what, correct, id == now);
}

bool ArcadesCorrectionDraft::apply() {
    return make([this] { return table_.enterTogether(list_.commands<arcades::Command>()); });
}

void ArcadesCorrectionDraft::clear() {
    list_.clear();
}

}  // namespace reach

#include "moc_arcades_correction_draft.cpp"
