#include "app/corrections/correction_draft.h"

#include "app/table/table.h"
#include "app/values/ids.h"
#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/names.h"
#include "engine/record/record.h"
#include "engine/record/record_names.h"

#include <algorithm>

namespace reach {
namespace {

using view::named;

using command::Correct;
using command::Field;

Correct about(Field field, const QString& player = {}, const QString& rival = {}) {
    Correct subject;
    subject.field = field;
    subject.player = named<Player>(player);
    subject.rival = named<Player>(rival);
    return subject;
}

Correct aboutPlace(Field field, int place) {
    Correct subject;
    subject.field = field;
    subject.place = static_cast<std::int8_t>(place - 1);
    return subject;
}

Correct aboutResource(Field field, const QString& player, const QString& resource) {
    Correct subject = about(field, player);
    subject.resource = named<Resource>(resource);
    return subject;
}

const QString& noneId() {
    static const QString none = QStringLiteral("none");
    return none;
}

const QString& nobodyId() {
    static const QString nobody = QStringLiteral("nobody");
    return nobody;
}

/// The ids of the two sides of a title card and of the Council.
QString sideId(Field field, int value) {
    if (field == Field::Title) return value != 0 ? QStringLiteral("outlaw") : QStringLiteral("regent");
    return value != 0 ? QStringLiteral("decided") : QStringLiteral("in-session");
}

/// The id of the value that a correction sets.
QString valueId(const Correct& correct) {
    switch (correct.field) {
        case Field::Title:
        case Field::Council: return sideId(correct.field, correct.value);
        case Field::Initiative: return view::idOf(correct.player);
        case Field::FirstRegent:
            return correct.player == Player::None ? nobodyId() : view::idOf(correct.player);
        case Field::Commonwealth:
            return correct.ambition == Ambition::None ? noneId() : view::idOf(correct.ambition);
        case Field::CourtCard:
            return correct.card == CardId::None ? noneId() : words::fromView(nameOf(correct.card));
        default: return QString::number(correct.value);
    }
}

Correct withValueId(Correct correct, const QString& id) {
    switch (correct.field) {
        case Field::Title:
        case Field::Council: correct.value = id == sideId(correct.field, 1) ? 1 : 0; break;
        case Field::Initiative:
        case Field::FirstRegent: correct.player = named<Player>(id); break;
        case Field::Commonwealth: correct.ambition = named<Ambition>(id); break;
        case Field::CourtCard:
            correct.card = id == noneId()                    ? CardId::None
                           : id == QStringLiteral("unknown") ? CardId::Unknown
                                                             : findCard(id.toStdString());
            break;
        default: break;
    }
    return correct;
}

}  // namespace

CorrectionDraft::CorrectionDraft(Table& table) : AnyCorrections(table), table_(table) {}

int CorrectionDraft::power(const QString& player) const {
    return list_.what(about(Field::Power, player));
}
int CorrectionDraft::hand(const QString& player) const {
    return list_.what(about(Field::Hand, player));
}
int CorrectionDraft::cities(const QString& player) const {
    return list_.what(about(Field::Cities, player));
}
int CorrectionDraft::resourceSlots(const QString& player) const {
    return list_.what(about(Field::Slots, player));
}
int CorrectionDraft::outrage(const QString& player, const QString& resource) const {
    return list_.what(aboutResource(Field::Outrage, player, resource));
}
int CorrectionDraft::captives(const QString& player, const QString& rival) const {
    return list_.what(about(Field::Captives, player, rival));
}
int CorrectionDraft::trophies(const QString& player, const QString& rival, const QString& kind) const {
    Correct subject = about(Field::Trophies, player, rival);
    subject.trophy = named<command::TrophyKind>(kind);
    return list_.what(subject);
}
int CorrectionDraft::title(const QString& player) const {
    return list_.what(about(Field::Title, player));
}
int CorrectionDraft::objective(const QString& player) const {
    return list_.what(about(Field::Objective, player));
}
int CorrectionDraft::favors(const QString& player, const QString& rival) const {
    return list_.what(about(Field::Favors, player, rival));
}
int CorrectionDraft::chapter() const {
    return list_.what(about(Field::Chapter));
}
int CorrectionDraft::initiative() const {
    return list_.what(about(Field::Initiative));
}
int CorrectionDraft::marker(int number) const {
    return list_.what(aboutPlace(Field::Marker, number));
}
int CorrectionDraft::courtCard(int place) const {
    return list_.what(aboutPlace(Field::CourtCard, place));
}
int CorrectionDraft::courtAgents(const QString& card, const QString& player) const {
    Correct subject = about(Field::CourtAgents, player);
    subject.card = findCard(card.toStdString());
    return list_.what(subject);
}
int CorrectionDraft::firstRegent() const {
    return list_.what(about(Field::FirstRegent));
}
int CorrectionDraft::council() const {
    return list_.what(about(Field::Council));
}
int CorrectionDraft::commonwealth() const {
    return list_.what(about(Field::Commonwealth));
}
int CorrectionDraft::trust(const QString& resource) const {
    return list_.what(aboutResource(Field::Trust, {}, resource));
}
int CorrectionDraft::pile(const view::PileRowView& row) const {
    return list_.what(row.subject);
}
int CorrectionDraft::token(const view::TokenView& token) const {
    return list_.what(token.subject);
}

int CorrectionDraft::tokenAt(const QString& kind, const QString& which, const QString& side,
                             const QString& where) const {
    Correct subject;
    subject.field = Field::Token;
    LaidToken& token = subject.token;
    for (const FateToken one : kAllTokens)
        if (kind == words::fromView(tokenKind(one).name)) token.kind = one;
    const TokenKind& box = tokenKind(token.kind);
    const auto number = std::ranges::find(box.which, which.toStdString());
    if (!which.isEmpty() && number != box.which.end())
        token.number = static_cast<std::int8_t>(number - box.which.begin() + 1);
    token.turned = !box.back.empty() && side == words::fromView(box.back);
    token.at = named<SystemId>(where);
    token.player = named<Player>(where);
    token.ambition = named<Ambition>(where);
    if (token.isAside()) token.card = findCard(where.toStdString());
    return list_.what(subject);
}

QStringList CorrectionDraft::slotsOf(int what, const QStringList& now) const {
    const Correct* chosen = list_.chosen(what);
    if (chosen == nullptr) return now;
    QStringList tokens;
    for (const Resource token : chosen->slots)
        tokens.append(token == Resource::None ? noneId() : view::idOf(token));
    return tokens.mid(0, now.size());  // without the slot of a card that the player does not hold
}

void CorrectionDraft::setSlots(int what, const QStringList& tokens, const QStringList& now) {
    Correct correct = list_.subject(what);
    for (std::size_t slot = 0; slot < correct.slots.size(); ++slot)
        correct.slots[slot] = named<Resource>(tokens.value(static_cast<qsizetype>(slot)));
    if (tokens == now)
        list_.leave(what);
    else
        list_.set(what, correct);
    touch();
}

QString CorrectionDraft::markerAt(int what) const {
    const Correct* chosen = list_.chosen(what);
    if (chosen == nullptr) return {};
    return chosen->ambition == Ambition::None ? QStringLiteral("available") : view::idOf(chosen->ambition);
}

bool CorrectionDraft::markerFlipped(int what) const {
    const Correct* chosen = list_.chosen(what);
    return chosen != nullptr && chosen->value != 0;
}

void CorrectionDraft::setMarker(int what, const QString& where, bool flipped) {
    Correct correct = list_.subject(what);
    correct.ambition = named<Ambition>(where);
    correct.value = flipped ? 1 : 0;
    list_.set(what, correct);
    touch();
}

void CorrectionDraft::giveCard(const QString& player, const QString& card) {
    Correct correct = about(Field::Card, player);
    correct.card = findCard(card.toStdString());
    list_.set(list_.what(correct), correct);
    touch();
}

/// The printed entry without its value.
QString CorrectionDraft::name(int what) const {
    const QString entry = QString::fromStdString(printCommand(list_.subject(what)));
    return entry.section(u' ', 0, -2).replace(u' ', u'-');
}

int CorrectionDraft::number(int what, int now) const {
    const Correct* chosen = list_.chosen(what);
    return chosen == nullptr ? now : chosen->value;
}

void CorrectionDraft::setNumber(int what, int number, int now) {
    Correct correct = list_.subject(what);
    correct.value = static_cast<std::int16_t>(number);
    if (number == now)
        list_.leave(what);
    else
        list_.set(what, correct);
    touch();
}

QString CorrectionDraft::choice(int what, const QString& now) const {
    const Correct* chosen = list_.chosen(what);
    return chosen == nullptr ? now : valueId(*chosen);
}

void CorrectionDraft::choose(int what, const QString& id, const QString& now) {
    if (id == now)
        list_.leave(what);
    else
        list_.set(what, withValueId(list_.subject(what), id));
    touch();
}

bool CorrectionDraft::apply() {
    return make([this] { return table_.enterTogether(list_.commands<Command>()); });
}

void CorrectionDraft::clear() {
    list_.clear();
}

}  // namespace reach

#include "moc_correction_draft.cpp"
