#include "app/battle/battle_draft.h"

#include "app/table/proposal.h"
#include "app/table/table.h"
#include "app/values/faces.h"
#include "app/values/ids.h"
#include "app/words/battle_words.h"
#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/engine.h"
#include "engine/record/record.h"

#include <algorithm>

namespace reach {
namespace {

using view::named;

DiceCount diceOf(const QList<int>& counts) {
    DiceCount dice{};
    for (std::size_t kind = 0; kind < kDice; ++kind)
        dice[kind] =
            static_cast<std::int8_t>(std::clamp(counts.value(static_cast<qsizetype>(kind)), 0, kDiceOfAKind));
    return dice;
}

/// Whom players mean most often comes first: another player, then the Empire and the Blight, and the Free
/// States last.
int rankOf(Player defender) {
    return isColor(defender) ? 0 : defender == Player::Free ? 2 : 1;
}

}  // namespace

DiceDraft::DiceDraft(Table& table) : EntryDraft(table), table_(table), faces_(noFaces()) {}

void DiceDraft::renew() {
    limits_.reset();
    odds_.reset();
}

void DiceDraft::clear() {
    dice_.reset();
    faces_ = noFaces();
    aim_.clear();
    weighing_ = false;
}

bool DiceDraft::isBegun() const {
    return dice_ || faces_ != noFaces() || !aim_.isEmpty() || weighing_;
}

view::DiceLimitsView DiceDraft::limits() const {
    if (!limits_) limits_ = diceLimits(table_.game(), plan());
    return *limits_;
}

DiceCount DiceDraft::count() const {
    const view::DiceLimitsView most = limits();
    if (dice_) return *dice_;
    const int all = std::min(most.most, 2 * kDiceOfAKind);
    const int assault = most.skirmishBoundsAssault ? all / 2 : std::min(most.most, kDiceOfAKind);
    return {static_cast<std::int8_t>(assault),
            static_cast<std::int8_t>(most.skirmishBoundsAssault ? all - assault : 0), 0};
}

DiceCount DiceDraft::countedByHand() const {
    return diceOf(countsOf(faces_));
}

QList<int> DiceDraft::dice() const {
    const DiceCount dice = count();
    return {dice.begin(), dice.end()};
}

view::OddsView DiceDraft::odds() const {
    if (!odds_) odds_ = oddsOf(table_.game(), plan(), count(), aimOf(aim_));
    return *odds_;
}

QString DiceDraft::rivalId() const {
    return view::idOf(plan().defender);
}

QString DiceDraft::cityCost() const {
    const BattlePlan what = plan();
    return words::cityCostText(table_.game(), what.attacker, what.defender, what.system, table_.names());
}

void DiceDraft::setWeighing(bool weighing) {
    weighing_ = weighing;
    touch();
}

void DiceDraft::setDice(int kind, int count) {
    QList<int> counts = dice();
    if (kind < 0 || kind >= counts.size()) return;
    counts[kind] = count;
    dice_ = diceOf(counts);
    touch();
}

void DiceDraft::setFace(int kind, int face, int count) {
    faces_ = withFace(faces_, kind, face, count);
    touch();
}

void DiceDraft::clearFaces(int kind) {
    for (int face = 0; face < kFaces; ++face) faces_ = withFace(faces_, kind, face, 0);
    touch();
}

void DiceDraft::clearAllFaces() {
    faces_ = noFaces();
    touch();
}

void DiceDraft::layOut(const QString& aim) {
    aim_ = aim;
    if (const auto best = bestDice(table_.game(), plan(), aimOf(aim))) dice_ = best;
    touch();
}

void BattleDraft::chooseRival(const QString& color) {
    if (const auto rival = named<Player>(color); rival != this->rival()) {
        faces_ = noFaces();
        rival_ = rival;
        renew();
        // Another defender allows other dice.
        if (const auto most = limits();
            dice_ && ((*dice_)[0] + (*dice_)[1] + (*dice_)[2] > most.most || (*dice_)[2] > most.raid))
            dice_.reset();
    }
    rival_ = named<Player>(color);
    touch();
}

void BattleDraft::brave() {
    braved_ = rival();
    touch();
}

std::vector<BattleDraft::Way> BattleDraft::ways() const {
    if (ways_) return *ways_;
    std::vector<Way> all;
    int at = 0;
    for (const Option& option : table_.choices()) {
        const auto* battle = std::get_if<command::Battle>(&option.command);
        if (battle != nullptr && battle->player == actor() && battle->system == system())
            all.push_back({at, option.verdict.legal(), *battle});
        ++at;
    }
    std::ranges::stable_sort(all, {}, [](const Way& way) { return rankOf(way.battle.defender); });
    ways_ = all;
    return all;
}

std::vector<BattleDraft::Way> BattleDraft::against() const {
    std::vector<Way> all = ways();
    std::erase_if(all, [rival = rival()](const Way& way) { return way.battle.defender != rival; });
    return all;
}

QStringList BattleDraft::rivals() const {
    QStringList all;
    for (const Way& way : ways())
        if (const QString id = view::idOf(way.battle.defender); !all.contains(id)) all.append(id);
    return all;
}

QStringList BattleDraft::spared() const {
    // A reason that several share stands there once.
    std::vector<std::pair<QString, QStringList>> reasons;
    const std::vector<Way> those = ways();
    for (const QString& color : rivals()) {
        const auto isThis = [&](const Way& way) { return view::idOf(way.battle.defender) == color; };
        const auto first = std::ranges::find_if(those, isThis);
        const bool legal =
            std::ranges::any_of(those, [&](const Way& way) { return isThis(way) && way.legal; });
        if (legal || first->battle.defender == rival()) continue;
        const view::OptionView option = table_.optionList()[first->option];
        const QString why = words::translate("drafts", "not now, %1 (%2)", "why, and where the rule stands")
                                .arg(option.reason, option.citation);
        auto reason = std::ranges::find(reasons, why, &std::pair<QString, QStringList>::first);
        if (reason == reasons.end()) reason = reasons.insert(reasons.end(), {why, {}});
        reason->second.append(table_.names().of(first->battle.defender));
    }
    QStringList all;
    for (const auto& [why, rivals] : reasons)
        all.append(words::capital(
            words::translate("drafts", "%1: %2", "rivals, and why they are not attacked now")
                .arg(rivals.join(words::translate("entries", ", ", "between the parts of a list")), why)));
    return all;
}

Player BattleDraft::rival() const {
    const std::vector<Way> all = ways();
    const bool known =
        std::ranges::any_of(all, [this](const Way& way) { return way.battle.defender == rival_; });
    if (known) return rival_;
    // The first who may be attacked.
    const auto first = std::ranges::find(all, true, &Way::legal);
    return first != all.end() ? first->battle.defender
           : all.empty()      ? Player::None
                              : all.front().battle.defender;
}

view::OptionView BattleDraft::option() const {
    const std::vector<Way> all = against();
    if (all.empty()) return {};
    const QList<view::OptionView> options = table_.optionList();
    const auto found = std::ranges::find(options, all.front().option, &view::OptionView::index);
    return found == options.end() ? view::OptionView{} : *found;
}

bool BattleDraft::isOpen() const {
    const view::OptionView first = option();
    return first.legal || (braved_ != Player::None && braved_ == rival());
}

bool BattleDraft::isLater() const {
    const std::vector<Way> all = against();
    return !all.empty() && all.front().battle.dice == DiceCount{};
}

Ships BattleDraft::led() const {
    for (const Way& way : against())
        if (way.battle.fleet.total() > 0) return way.battle.fleet;
    return {};
}

bool BattleDraft::mustLead() const {
    return led().total() > 0 &&
           std::ranges::all_of(against(), [](const Way& way) { return way.battle.fleet.total() > 0; });
}

bool BattleDraft::leads() const {
    return led().total() > 0 && (leads_ || mustLead());
}

void BattleDraft::setLeads(bool leads) {
    leads_ = leads;
    faces_ = noFaces();
    touch();
}

LentShips BattleDraft::loan() const {
    for (const Way& way : against())
        if (way.battle.lent.of != Player::None) return way.battle.lent;
    return {};
}

QString BattleDraft::lender() const {
    return view::idOf(loan().of);
}

/// True if no other ships attack.
bool BattleDraft::mustBorrow() const {
    return loan().of != Player::None && !leads() && std::ranges::none_of(against(), [](const Way& way) {
               return way.battle.lent.of == Player::None && way.battle.fleet.total() == 0;
           });
}

bool BattleDraft::borrows() const {
    return loan().of != Player::None && (borrows_ || mustBorrow());
}

void BattleDraft::setBorrows(bool borrows) {
    borrows_ = borrows;
    faces_ = noFaces();
    touch();
}

BattlePlan BattleDraft::plan() const {
    return {actor(), rival(), system(), leads() ? led() : Ships{}, borrows() ? loan() : LentShips{}};
}

command::Battle BattleDraft::command(const DiceCount& dice) const {
    const BattlePlan what = plan();
    return {what.attacker, what.defender, what.system, isLater() ? DiceCount{} : dice, what.fleet, what.lent};
}

bool BattleDraft::begin() {
    return table_.proposal()->make(command(count()), {}, this);
}

bool BattleDraft::beginWithFaces() {
    return table_.proposal()->make(command(countedByHand()),
                                   Command(command::Roll{canonicalFaces(facesOf(faces_))}), this);
}

bool BattleDraft::isBegun() const {
    return DiceDraft::isBegun() || rival_ != Player::None || braved_ != Player::None || leads_ || borrows_;
}

bool BattleDraft::fits() const {
    ways_.reset();
    const std::vector<Way> all = ways();
    return std::ranges::any_of(
        all, [this](const Way& way) { return rival_ == Player::None || way.battle.defender == rival_; });
}

void BattleDraft::clear() {
    DiceDraft::clear();
    rival_ = Player::None;
    braved_ = Player::None;
    leads_ = false;
    borrows_ = false;
}

void BattleDraft::renew() {
    DiceDraft::renew();
    ways_.reset();
}

QString BattleDraft::told() const {
    return words::translate("drafts", "The battle in %1", "half entered, as the start of a sentence")
        .arg(words::name(system()));
}

BattlePlan CollectDraft::plan() const {
    const Prompt now = prompt(table_.game());
    if (now.kind != Prompt::Kind::Pending || now.pending.ask != Ask::Collect) return {};
    return {now.player, now.pending.rival, table_.game().state.battle.system, {}, {}};
}

bool CollectDraft::send(const std::vector<Command>& commands) {
    return make([&] {
        return commands.size() > 1 ? table_.enterTogether(commands) : table_.enter(commands.front());
    });
}

bool CollectDraft::collect() {
    return send({command::Collect{plan().attacker, count()}});
}

bool CollectDraft::collectWithFaces() {
    const command::Collect dice{plan().attacker, countedByHand()};
    const bool none = dice.dice == DiceCount{};
    return (!none && send({dice, command::Roll{canonicalFaces(facesOf(faces_))}})) || send({dice});
}

bool CollectDraft::fits() const {
    return plan().attacker != Player::None;
}

QString CollectDraft::told() const {
    return words::translate("drafts", "The choice of dice", "half entered, as the start of a sentence");
}

}  // namespace reach

#include "moc_battle_draft.cpp"
