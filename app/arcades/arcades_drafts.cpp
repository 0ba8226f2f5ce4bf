#include "app/arcades/arcades_drafts.h"

#include "app/arcades/arcades_table.h"
#include "app/values/ids.h"
#include "app/words/arcades/arcades_words.h"
#include "app/words/translate.h"
#include "engine/core/names.h"

#include <algorithm>
#include <numeric>

namespace reach {
namespace {

using view::named;

arcades::command::Attack withoutDice(arcades::command::Attack attack) {
    attack.dice = {};
    return attack;
}

int sumOf(const DiceCount& dice) {
    return std::accumulate(dice.begin(), dice.end(), 0);
}

}  // namespace

ArcadesBattleDraft::ArcadesBattleDraft(ArcadesTable& table) : EntryDraft(table), table_(table) {}

view::ArcadesBattleView ArcadesBattleDraft::battle() const {
    if (chosen_)
        for (const view::ArcadesBattleView& battle : table_.battles())
            if (const auto* attack = table_.optionAs<arcades::command::Attack>(battle.index);
                attack != nullptr && withoutDice(*attack) == *chosen_)
                return battle;
    return {};
}

DiceCount ArcadesBattleDraft::count() const {
    return dice_.value_or(DiceCount{0, static_cast<std::int8_t>(battle().most), 0});
}

QList<int> ArcadesBattleDraft::dice() const {
    const DiceCount dice = count();
    return {dice.begin(), dice.end()};
}

int ArcadesBattleDraft::spare() const {
    return battle().most - sumOf(count());
}

arcades::command::Attack ArcadesBattleDraft::command() const {
    auto attack = chosen_.value_or(arcades::command::Attack{});
    attack.dice = count();
    return attack;
}

QString ArcadesBattleDraft::odds() const {
    if (battle().index < 0) return {};
    const arcades::command::Attack attack = command();
    return words::oddsText(table_.game(), attack.player, attack.defender, attack.cluster, attack.dice,
                           table_.names());
}

void ArcadesBattleDraft::choose(int option) {
    const auto* attack = table_.optionAs<arcades::command::Attack>(option);
    if (attack == nullptr || (chosen_ && withoutDice(*attack) == *chosen_)) return;
    clear();
    chosen_ = withoutDice(*attack);
    touch();
}

void ArcadesBattleDraft::setDice(int kind, int count) {
    const view::ArcadesBattleView now = battle();
    if (now.index < 0 || kind < 0 || kind >= static_cast<int>(kDice)) return;
    DiceCount dice = this->count();
    const auto changed = static_cast<std::size_t>(kind);
    dice[changed] = static_cast<std::int8_t>(std::clamp(count, 0, now.most));
    for (const Die die : {Die::Skirmish, Die::Assault, Die::Raid})
        if (const auto other = static_cast<std::size_t>(die); other != changed)
            dice[other] =
                static_cast<std::int8_t>(std::max(0, dice[other] - std::max(0, sumOf(dice) - now.most)));
    dice_ = dice;
    touch();
}

bool ArcadesBattleDraft::begin() {
    return battle().index >= 0 && make([this] { return table_.enter(arcades::Command(command())); });
}

/// The battle is still possible, with these dice.
bool ArcadesBattleDraft::fits() const {
    const view::ArcadesBattleView now = battle();
    if (now.index < 0) return false;
    return !dice_ ||
           (sumOf(*dice_) <= now.most && (now.raid || (*dice_)[static_cast<std::size_t>(Die::Raid)] == 0));
}

void ArcadesBattleDraft::clear() {
    chosen_.reset();
    dice_.reset();
}

QString ArcadesBattleDraft::told() const {
    return words::translate("drafts", "The battle in %1", "half entered, as the start of a sentence")
        .arg(words::clusterName(chosen_ ? chosen_->cluster : 0));
}

ArcadesRollDraft::ArcadesRollDraft(ArcadesTable& table) : EntryDraft(table), table_(table) {}

void ArcadesRollDraft::setFace(int kind, int face, int count) {
    if (!isBegun()) {
        asked_ = table_.promptView().ask;
        dice_ = table_.promptView().dice;
    }
    faces_ = withFace(faces_, kind, face, count);
    touch();
}

void ArcadesRollDraft::clearFaces(int kind) {
    for (int face = 0; face < kFaces; ++face) faces_ = withFace(faces_, kind, face, 0);
    touch();
}

bool ArcadesRollDraft::enter() {
    const arcades::command::Roll roll{canonicalFaces(facesOf(faces_))};
    return make([&] { return table_.enter(arcades::Command(roll)); });
}

bool ArcadesRollDraft::fits() const {
    return table_.promptView().ask == asked_ && table_.promptView().dice == dice_;
}

QString ArcadesRollDraft::told() const {
    return words::translate("drafts", "The count of the dice", "half entered, as the start of a sentence");
}

ArcadesOfferDraft::ArcadesOfferDraft(ArcadesTable& table) : EntryDraft(table), table_(table) {}

void ArcadesOfferDraft::take(const QString& card) {
    if (!isBegun()) asked_ = table_.promptView().player;
    if (!cards_.removeOne(card)) cards_.append(card);
    touch();
    if (cards_.size() < arcades::kOffer) return;
    arcades::command::Offer offer{arcades::prompt(table_.game()).player, {}};
    for (const QString& name : cards_)
        if (const auto named = parseName<ActionCard>(name.toStdString())) offer.cards.push(*named);
    if (!make([&] { return table_.enter(arcades::Command(offer)); })) drop();
}

/// The same player is asked, and all cards are still in the deck.
bool ArcadesOfferDraft::fits() const {
    const auto isSeen = [this](const QString& name) {
        return std::ranges::any_of(table_.cards(), [&](const view::ArcadesCardView& card) {
            return card.card == name && card.seen;
        });
    };
    return table_.promptView().ask == arcades_ask::Ask::Offer && table_.promptView().player == asked_ &&
           std::ranges::none_of(cards_, isSeen);
}

QString ArcadesOfferDraft::told() const {
    return words::translate("drafts", "The choice of cards", "half entered, as the start of a sentence");
}

ArcadesScoreDraft::ArcadesScoreDraft(ArcadesTable& table) : EntryDraft(table), table_(table) {}

ArcadesScoreDraft::Asked ArcadesScoreDraft::asked() const {
    return {table_.promptView().ask, table_.promptView().cluster, table_.chapter(), table_.round()};
}

bool ArcadesScoreDraft::isTrick() const {
    return table_.promptView().ask == arcades_ask::Ask::Trick;
}

const arcades::command::Score* ArcadesScoreDraft::before(
    const std::function<bool(const arcades::command::Score&)>& fits) const {
    if (!table_.isOpen()) return nullptr;
    const auto& session = *table_.openTable()->session;
    for (std::size_t at = session.cursor(); at-- > 0;) {
        const auto* score = std::get_if<arcades::command::Score>(&session.entries()[at].command);
        if (score != nullptr && score->cluster >= 0 && fits(*score)) return score;
    }
    return nullptr;
}

Player ArcadesScoreDraft::winner() const {
    if (!isTrick() || winner_ != Player::None) return isTrick() ? winner_ : Player::None;
    const auto* last = before([](const auto& score) { return score.winner != Player::None; });
    return last ? last->winner : Player::None;
}

QString ArcadesScoreDraft::winnerId() const {
    return view::idOf(winner());
}

int ArcadesScoreDraft::cluster() const {
    if (!isTrick()) return table_.promptView().cluster;
    if (cluster_ > 0) return cluster_;
    const auto* last = before(
        [by = winner()](const auto& score) { return score.winner != Player::None && score.winner == by; });
    return last ? last->cluster + 1 : 0;
}

arcades::command::Score ArcadesScoreDraft::command() const {
    arcades::command::Score score;
    score.winner = winner();
    score.cluster = static_cast<std::int8_t>(cluster() - 1);
    // Nobody spends the same resources again.
    const auto* last =
        score.cluster < 0 ? nullptr : before([&](const auto& told) { return told.cluster == score.cluster; });
    if (last) score.told = last->told;
    for (std::size_t player = 0; player < counts_.size(); ++player)
        if (counts_[player]) score.told[player] = static_cast<std::int8_t>(*counts_[player]);
    return score;
}

QList<int> ArcadesScoreDraft::counts() const {
    const arcades::command::Score score = command();
    QList<int> counts;
    for (const Player player : table_.game().setup.seats)
        counts.append(score.told[static_cast<std::size_t>(index(player))]);
    return counts;
}

void ArcadesScoreDraft::begin() {
    if (!isBegun()) asked_ = asked();
}

void ArcadesScoreDraft::setWinner(const QString& color) {
    begin();
    winner_ = named<Player>(color);
    touch();
}

void ArcadesScoreDraft::setCluster(int cluster) {
    begin();
    cluster_ = std::clamp(cluster, 0, kClusters);
    touch();
}

void ArcadesScoreDraft::setCount(const QString& color, int count) {
    const auto player = named<Player>(color);
    if (!isColor(player)) return;
    begin();
    counts_[static_cast<std::size_t>(index(player))] = std::clamp(count, 0, 127);
    touch();
}

bool ArcadesScoreDraft::isComplete() const {
    return !isTrick() || (winner() != Player::None && cluster() > 0);
}

bool ArcadesScoreDraft::enter() {
    return make([this] { return table_.enter(arcades::Command(command())); });
}

bool ArcadesScoreDraft::isBegun() const {
    return winner_ != Player::None || cluster_ > 0 ||
           std::ranges::any_of(counts_, [](const auto& count) { return count.has_value(); });
}

bool ArcadesScoreDraft::fits() const {
    return asked() == asked_;
}

void ArcadesScoreDraft::clear() {
    winner_ = Player::None;
    cluster_ = 0;
    counts_ = {};
}

QString ArcadesScoreDraft::told() const {
    return words::translate("drafts", "What was told of the cluster",
                            "half entered, as the start of a sentence");
}

}  // namespace reach

#include "moc_arcades_drafts.cpp"
