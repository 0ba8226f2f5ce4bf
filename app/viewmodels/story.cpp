#include "app/viewmodels/story.h"

#include "app/viewmodels/table.h"
#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/names.h"
#include "engine/protocol/event.h"

#include <algorithm>

namespace reach {
namespace {

constexpr std::size_t kBattles = 5;  ///< told at most
constexpr int kBuildingWeight = 3;   ///< of a building destroyed, against a ship

struct Moment {
    int entry = 0;
    Player player = Player::None;
    QString text;
    QString detail;
    int weight = 0;  ///< of a battle; 0: always told
};

/// What a battle destroyed.
struct BattleToll {
    Player attacker = Player::None;
    Player defender = Player::None;
    SystemId system = SystemId::None;
    std::array<int, kOwners> ships{};  ///< taken, by the taker
    std::array<int, kOwners> buildings{};

    int weight() const {
        int sum = 0;
        for (std::size_t i = 0; i < kOwners; ++i) sum += ships[i] + kBuildingWeight * buildings[i];
        return sum;
    }
};

/// Goes through the events of a game, and remembers what people will talk about.
class Teller {
  public:
    Teller(const Game& start, const words::PlayerNames& names) : game_(start), names_(names) {
        mark(Story::tr("Start"));
    }

    void tell(const std::vector<SessionEntry>& entries, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            entry_ = static_cast<int>(i) + 1;
            for (const Event& event : entries[i].events) {
                std::visit(*this, event);
                evolve(game_.state, event);
            }
        }
    }

    /// To be called when all is told.
    QList<view::PowerMarkView> chapters() {
        markIfMoved(Story::tr("Now"));
        return chapters_;
    }

    /// All moments but the smaller battles.
    QList<view::MomentView> moments() {
        std::vector<int> weights;
        for (const Moment& moment : moments_)
            if (moment.weight > 0) weights.push_back(moment.weight);
        std::sort(weights.rbegin(), weights.rend());
        const int least = weights.size() > kBattles ? weights[kBattles - 1] : 1;
        QList<view::MomentView> list;
        std::size_t battles = 0;
        for (const Moment& moment : moments_) {
            if (moment.weight > 0 && (moment.weight < least || battles++ >= kBattles)) continue;
            list.append(
                {moment.text, moment.detail,
                 isColor(moment.player) ? QString::fromLatin1(nameOf(moment.player).data()) : QString(),
                 moment.entry});
        }
        return list;
    }

    template <typename Other>
    void operator()(const Other&) {}

    void operator()(const event::PowerGained& e) {
        if (e.ambition != Ambition::None && isColor(e.player)) gained_[index(e.player)] += e.power;
    }

    void operator()(const event::MarkersReturned&) { chapterOver(); }
    void operator()(const event::GameEnded& e) {
        chapterOver();
        add(e.winner, Story::tr("%1 wins").arg(names_.of(e.winner)), powerLine());
    }

    void operator()(const event::BattleStarted& e) {
        toll_ = {.attacker = e.attacker, .defender = e.defender, .system = e.system};
    }
    void operator()(const event::ShipHit& e) {
        if (!e.wasFresh && e.taker != Player::None) ++toll_.ships[index(e.taker)];
    }
    void operator()(const event::BuildingHit& e) {
        const auto& buildings = game_.state.at(e.system).buildings;
        const auto at = static_cast<std::size_t>(e.at);
        if (e.taker != Player::None && at < buildings.size() && buildings[at].damaged)
            ++toll_.buildings[index(e.taker)];
    }
    void operator()(const event::TokenLaid& e) {
        if (isTrophy(e.token)) ++toll_.buildings[index(e.token.player)];
    }
    void operator()(const event::BattleEnded&) {
        if (toll_.attacker != Player::None && toll_.weight() > 0) addBattle();
        toll_ = {};
    }

    void operator()(const event::ActStarted& e) {
        if (e.act < 2) return;
        markIfMoved(Story::tr("End"));  // what the objectives were worth
        add(Player::None, Story::tr("Act %1 begins").arg(words::actNumeral(e.act)), {});
    }
    void operator()(const event::FateTaken& e) {
        if (e.fate != game_.state.seat(e.player).fate)
            add(e.player, Story::tr("%1 becomes the %2").arg(names_.of(e.player), fateName(e.fate)), {});
    }
    void operator()(const event::FateResolved& e) {
        const QString fate = fateName(game_.state.seat(e.player).fate);
        add(e.player,
            (e.completed ? Story::tr("%1 completes the objective of the %2")
                         : Story::tr("%1 fails the objective of the %2"))
                .arg(names_.of(e.player), fate),
            {});
    }
    void operator()(const event::FirstRegentMoved& e) {
        if (e.to != Player::None) add(e.to, Story::tr("%1 becomes First Regent").arg(names_.of(e.to)), {});
    }
    void operator()(const event::TitleTurned& e) {
        if (e.title != game_.state.seat(e.player).title)
            add(e.player,
                (e.title == Title::Outlaw ? Story::tr("%1 turns Outlaw") : Story::tr("%1 turns Regent"))
                    .arg(names_.of(e.player)),
                {});
    }

  private:
    static QString fateName(int fate) { return words::name(fateCard(fate)); }

    void add(Player player, const QString& text, const QString& detail) {
        moments_.push_back({entry_, player, text, detail, 0});
    }

    void addBattle() {
        QStringList taken;
        for (const Player taker : kAllOwners) {
            const int ships = toll_.ships[index(taker)];
            const int buildings = toll_.buildings[index(taker)];
            if (ships + buildings == 0) continue;
            QStringList pieces;
            if (ships > 0) pieces.append(Story::tr("%n ship(s)", nullptr, ships));
            if (buildings > 0) pieces.append(Story::tr("%n building(s)", nullptr, buildings));
            taken.append(Story::tr("%1 destroys %2").arg(names_.of(taker), pieces.join(Story::tr(" and "))));
        }
        moments_.push_back(
            {entry_, toll_.attacker,
             Story::tr("%1 attacks %2 in %3")
                 .arg(names_.of(toll_.attacker), names_.of(toll_.defender), words::name(toll_.system)),
             taken.join(QStringLiteral("; ")), toll_.weight()});
    }

    QString powerLine() const {
        QStringList list;
        for (const Player player : game_.setup.seats)
            list.append(QStringLiteral("%1 %2").arg(names_.of(player)).arg(game_.state.of(player).power));
        return list.join(QStringLiteral(", "));
    }

    /// Who gained the most; the Power of everybody as it now stands.
    void chapterOver() {
        const State& state = game_.state;
        if (marked_ == std::pair(state.campaign.act, state.chapter)) return;
        marked_ = {state.campaign.act, state.chapter};
        mark(QString::number(state.chapter));
        Player most = Player::None;
        for (const Player player : game_.setup.seats)
            if (gained_[index(player)] > 0 &&
                (most == Player::None || gained_[index(player)] > gained_[index(most)]))
                most = player;
        if (most != Player::None)
            add(most,
                Story::tr("Chapter %1: %2 gains the most, %3 Power")
                    .arg(state.chapter)
                    .arg(names_.of(most))
                    .arg(gained_[index(most)]),
                powerLine());
        gained_ = {};
    }

    QList<int> powers() const {
        QList<int> list;
        for (const Player player : game_.setup.seats) list.append(game_.state.of(player).power);
        return list;
    }

    void mark(const QString& label) { chapters_.append({label, game_.state.campaign.act, powers()}); }

    /// Power also moves between two chapters' ends.
    void markIfMoved(const QString& label) {
        if (chapters_.constLast().powers != powers()) mark(label);
    }

    Game game_;
    words::PlayerNames names_;
    int entry_ = 0;
    BattleToll toll_;
    std::array<int, kPlayerColors> gained_{};
    std::pair<std::int8_t, std::int8_t> marked_{-1, -1};
    std::vector<Moment> moments_;
    QList<view::PowerMarkView> chapters_;
};

}  // namespace

view::ToldStory Table::story() const {
    if (!isOpen()) return {};
    const GameSession& session = *openTable()->session;
    Teller teller(session.at(0), names());
    teller.tell(session.entries(), session.cursor());
    return {teller.chapters(), teller.moments()};
}

void Story::setTable(AnyTable* table) {
    table_ = table;
    story_ = table ? table->story() : view::ToldStory{};
    Q_EMIT changed();
}

}  // namespace reach
