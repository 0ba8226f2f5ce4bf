#include "app/battle/roll_drafts.h"

#include "app/battle/odds.h"
#include "app/table/proposal.h"
#include "app/table/table.h"
#include "app/values/faces.h"
#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/contract/campaign.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "engine/record/record.h"
#include "engine/rules/battle.h"

#include <algorithm>

namespace reach {
namespace {

/// The open question, if it is this one.
const Pending* openQuestion(const Table& table, Ask ask) {
    const auto& pending = table.game().state.pending;
    return !pending.empty() && pending.back().ask == ask ? &pending.back() : nullptr;
}

}  // namespace

RollDraft::RollDraft(Table& table) : EntryDraft(table), table_(table), faces_(noFaces()) {}

void RollDraft::setFace(int kind, int face, int count) {
    if (!isBegun()) asked_ = table_.game().state.battle.dice;
    faces_ = withFace(faces_, kind, face, count);
    Q_EMIT changed();
}

void RollDraft::clearFaces(int kind) {
    for (int face = 0; face < kFaces; ++face) faces_ = withFace(faces_, kind, face, 0);
    Q_EMIT changed();
}

bool RollDraft::enter() {
    return make([this] { return table_.enter(command::Roll{canonicalFaces(facesOf(faces_))}); });
}

bool RollDraft::isBegun() const {
    return faces_ != noFaces();
}

bool RollDraft::fits() const {
    return openQuestion(table_, Ask::Roll) != nullptr && table_.game().state.battle.dice == asked_;
}

void RollDraft::clear() {
    faces_ = noFaces();
}

QString RollDraft::told() const {
    return words::translate("drafts", "The count of the dice", "half entered, as the start of a sentence");
}

RerollDraft::RerollDraft(Table& table)
    : EntryDraft(table), table_(table), aim_(QStringLiteral("trophies")), after_(noFaces()) {}

view::RerollView RerollDraft::question() const {
    if (!question_) question_ = view::reroll(table_.game(), aim_);
    return *question_;
}

QList<int> RerollDraft::before() const {
    return before_ ? *before_ : question().best;
}

void RerollDraft::chosen() {
    asked_ = table_.game().state.battle.faces;
    touch();
}

void RerollDraft::advise(const QString& aim) {
    aim_ = aim;
    before_.reset();
    after_ = noFaces();
    chosen();
}

void RerollDraft::take(int kind, int face, bool again) {
    const QList<int> now = before();
    const QList<int> counts = countsOf(now);
    if (again && counts.value(kind) >= question().may.value(kind)) return;
    before_ = withFace(now, kind, face, now.value(kind * kFaces + face) + (again ? 1 : -1));
    after_ = noFaces();
    chosen();
}

void RerollDraft::show(int kind, int face) {
    after_ = withFace(after_, kind, face, after_.value(kind * kFaces + face) + 1);
    chosen();
}

void RerollDraft::clearAfter() {
    after_ = noFaces();
    chosen();
}

bool RerollDraft::isBegun() const {
    return before_ || after_ != noFaces() || aim_ != QStringLiteral("trophies");
}

bool RerollDraft::fits() const {
    return openQuestion(table_, Ask::Reroll) != nullptr && table_.game().state.battle.faces == asked_;
}

void RerollDraft::clear() {
    aim_ = QStringLiteral("trophies");
    before_.reset();
    after_ = noFaces();
}

QString RerollDraft::told() const {
    return words::translate("drafts", "The choice of dice to roll again",
                            "half entered, as the start of a sentence");
}

EventDiceDraft::EventDiceDraft(Table& table) : EntryDraft(table), table_(table) {}

void EventDiceDraft::setNumber(int number) {
    number_ = std::clamp(number, 0, kClusters);
    Q_EMIT changed();
}

QString EventDiceDraft::symbol() const {
    return symbol_ == Spot::Gate ? QString() : words::fromView(nameOf(symbol_));
}

void EventDiceDraft::setFace(const QString& symbol, bool crisis) {
    symbol_ = parseName<Spot>(symbol.toStdString()).value_or(Spot::Gate);
    crisis_ = crisis;
    Q_EMIT changed();
}

bool EventDiceDraft::isComplete() const {
    const Pending* asked = openQuestion(table_, Ask::EventDice);
    if (asked == nullptr) return false;
    const EventDiceAsked dice = eventDiceOf(*asked);
    return (!dice.number || number_ > 0) && (!dice.symbol || symbol_ != Spot::Gate);
}

command::RollEvent EventDiceDraft::command() const {
    command::RollEvent roll;
    const Pending* asked = openQuestion(table_, Ask::EventDice);
    if (asked == nullptr) return roll;
    const EventDiceAsked dice = eventDiceOf(*asked);
    if (dice.number) roll.cluster = static_cast<std::int8_t>(number_ - 1);
    if (dice.symbol) roll.symbol = symbol_;
    roll.crisis = dice.other && crisis_;
    return roll;
}

QList<view::RemarkView> EventDiceDraft::foreseen() const {
    if (!isComplete()) return {};
    const Command roll = command();
    return view::campaignChanges(table_.game().state, roll, decide(table_.game(), roll).events,
                                 table_.names());
}

bool EventDiceDraft::enter() {
    return make([this] { return table_.enter(command()); });
}

bool EventDiceDraft::fits() const {
    return openQuestion(table_, Ask::EventDice) != nullptr;
}

void EventDiceDraft::clear() {
    number_ = 0;
    symbol_ = Spot::Gate;
    crisis_ = false;
}

QString EventDiceDraft::told() const {
    return words::translate("drafts", "The roll of the event dice",
                            "half entered, as the start of a sentence");
}

namespace {

QString targetText(const Command& hits) {
    if (const auto* suffer = std::get_if<command::Suffer>(&hits))
        return words::capital(words::name(command::targetOf(suffer->hits.back())));
    if (const auto* strike = std::get_if<command::Strike>(&hits))
        return words::capital(words::name(strike->targets.back()));
    return {};
}

template <typename Hits>
std::vector<Command> longer(const Game& game, const std::vector<Command>& begun, Player player) {
    const Hits* last = begun.empty() ? nullptr : std::get_if<Hits>(&begun.back());
    std::vector<Command> all;
    for (const Hits& next : nextHits(game, last != nullptr ? *last : Hits{player, {}}))
        all.emplace_back(next);
    return all;
}

}  // namespace

HitsDraft::HitsDraft(Table& table) : EntryDraft(table), table_(table) {}

std::vector<Command> HitsDraft::waysAfter(const std::vector<Command>& begun) const {
    const Prompt now = prompt(table_.game());
    if (now.kind != Prompt::Kind::Pending) return {};
    if (now.pending.ask == Ask::Suffer) return longer<command::Suffer>(table_.game(), begun, now.player);
    if (now.pending.ask == Ask::Strike) return longer<command::Strike>(table_.game(), begun, now.player);
    return {};
}

QStringList HitsDraft::targets() const {
    QStringList list;
    for (const Command& way : ways()) list.append(targetText(way));
    return list;
}

void HitsDraft::hit(int target) {
    const std::vector<Command> all = ways();
    if (target < 0 || target >= static_cast<int>(all.size())) return;
    if (begun_.empty()) asked_ = table_.game().state.pending.back();
    begun_.push_back(all[static_cast<std::size_t>(target)]);
    chosen_.append(targetText(begun_.back()));
    Q_EMIT changed();
}

void HitsDraft::takeOneBack() {
    if (begun_.empty()) return;
    begun_.pop_back();
    chosen_.removeLast();
    Q_EMIT changed();
}

bool HitsDraft::enter() {
    return !begun_.empty() && table_.proposal()->make(begun_.back(), {}, this);
}

bool HitsDraft::fits() const {
    const auto& pending = table_.game().state.pending;
    if (pending.empty() || pending.back() != asked_) return false;
    std::vector<Command> soFar;
    for (const Command& hit : begun_) {
        const std::vector<Command> next = waysAfter(soFar);
        if (std::ranges::find(next, hit) == next.end()) return false;
        soFar.push_back(hit);
    }
    return true;
}

void HitsDraft::clear() {
    begun_.clear();
    chosen_.clear();
}

QString HitsDraft::told() const {
    return words::translate("drafts", "The choice of hits", "half entered, as the start of a sentence");
}

}  // namespace reach

#include "moc_roll_drafts.cpp"
