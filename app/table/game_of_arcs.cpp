#include "app/table/game_of_arcs.h"

#include "app/game/game_of.h"
#include "app/table/table.h"
#include "app/words/home/result_words.h"
#include "app/words/prompt_words.h"
#include "app/words/rule_words.h"
#include "engine/contract/catalogue.h"
#include "engine/map/setup_cards.h"

#include <algorithm>
#include <map>

namespace reach {
namespace {

/// A finished game, as it ended.
struct Ended {
    saves::Seconds updated;
    std::int64_t acts;
    std::array<std::string, kPlayerColors> names{};
    std::optional<Game> game{};  ///< nullopt: it cannot be read, or is not over
};

/// The winner, and everybody's Power and leader or Fate.
view::ResultView resultOf(const saves::GameInfo& info, const Game& game, const words::PlayerNames& names) {
    view::ResultView result{static_cast<int>(info.id),
                            QString::fromStdString(info.title),
                            QDateTime::fromSecsSinceEpoch(info.updated),
                            {},
                            {}};
    const QString winner = view::idOf(game.state.winner);
    for (const view::PlayerView& player : view::players(game, names)) {
        QString as = player.campaign.fate.name;
        for (const view::CardView& card : player.cards)
            if (isLeader(findCard(card.id.toStdString()))) as = card.name;
        result.seats.append({player.color, player.name, as, player.power, player.color == winner});
    }
    std::stable_sort(result.seats.begin(), result.seats.end(),
                     [](const view::ResultSeatView& one, const view::ResultSeatView& other) {
                         return std::pair(one.won, one.power) > std::pair(other.won, other.power);
                     });
    const bool won = !result.seats.isEmpty() && result.seats[0].won;
    result.text = won ? words::resultText(result.seats[0].name, result.seats[0].as, result.seats[0].power)
                      : words::resultText({}, {}, 0);
    return result;
}

class GameOfArcs : public GameOf<ArcsGame, Table> {
  public:
    explicit GameOfArcs(QObject& home) : table_(std::make_unique<Table>(&home)) {}

    Table& table() const override { return *table_; }

    std::optional<view::ResultView> result(Shelf& shelf, const SavedTable& info) override {
        // Playing a whole game again takes a while, and a finished game stays as it was until it is played
        // on.
        const auto known = ended_.find(info.id);
        if (known == ended_.end() || known->second.updated != info.updated ||
            known->second.acts != info.acts) {
            Ended read{info.updated, info.acts};
            if (const auto opened = shelf.open(info.id);
                opened.ok() && ArcsGame::isOver(opened.value->session->game())) {
                read.names = opened.value->header.names;
                read.game = opened.value->session->game();
            }
            ended_.insert_or_assign(info.id, read);
        }
        const Ended& ended = ended_.at(info.id);
        if (!ended.game) return std::nullopt;
        words::PlayerNames names;
        std::ranges::transform(ended.names, names.names.begin(), &QString::fromStdString);
        return resultOf(info, *ended.game, names);
    }

  protected:
    Record recordOf(const NewTable& wish) const override {
        Record record;
        seat(record, wish);
        Setup& setup = record.setup;
        setup.campaign = !wish.fates.isEmpty();
        for (const int fate : wish.fates) setup.fates.push(static_cast<std::uint8_t>(fate));
        if (setup.campaign) record.game = "campaign";
        setup.act = static_cast<std::uint8_t>(std::clamp(wish.act, 1, kActs));
        const int card = findSetupCard(wish.setup.toStdString());
        setup.setupCard = static_cast<std::uint8_t>(setup.campaign ? 0 : card < 0 ? kSetupCards : card);
        setup.depth = parseName<Depth>(wish.depth.toStdString()).value_or(Depth::Turn);
        setup.splitDiscard = wish.splitDiscard;
        for (const QString& id : wish.court) setup.court.push(findCard(id.toStdString()));
        for (const QString& id : wish.leaders) setup.leaders.push(findCard(id.toStdString()));
        for (const QString& id : wish.lore) setup.lore.push(findCard(id.toStdString()));
        return record;
    }

    QString reason(const Violation& refused) const override { return words::ruleText(refused); }
    QString advice(const Game& before, const Violation& refused) const override {
        return words::putRightText(before, refused.rule);
    }

  private:
    std::unique_ptr<Table> table_;
    std::map<saves::GameId, Ended> ended_;
};

}  // namespace

std::unique_ptr<AnyGame> gameOfArcs(QObject& home) {
    return std::make_unique<GameOfArcs>(home);
}

}  // namespace reach
