#include "app/arcades/game_of_arcades.h"

#include "app/arcades/arcades_table.h"
#include "app/game/game_of.h"
#include "app/words/arcades/arcades_words.h"

namespace reach {
namespace {

class GameOfArcades : public GameOf<ArcadesGame, ArcadesTable> {
  public:
    explicit GameOfArcades(QObject& home) : table_(std::make_unique<ArcadesTable>(&home)) {}

    ArcadesTable& table() const override { return *table_; }

  protected:
    /// One person plays against two bots, two play with the phantom.
    arcades::Record recordOf(const NewTable& wish) const override {
        arcades::Record record;
        seat(record, wish);
        const std::size_t people = record.setup.seats.size();
        if (people == 2) record.setup.mode = arcades::Mode::Phantom;
        if (people == 1) record.setup.mode = wish.hard ? arcades::Mode::Hard : arcades::Mode::Solo;
        if (people > 1 && wish.depth == QStringLiteral("score")) record.setup.depth = Depth::Score;
        for (const Player color : kAllPlayers)
            if (people > 0 && record.setup.seats.size() < 3 && !arcades::playsHere(record.setup, color))
                record.setup.seats.push(color);
        return record;
    }

    QString reason(const arcades::Violation& refused) const override { return words::ruleText(refused); }
    bool isPerson(const arcades::Setup& setup, Player color) const override {
        return arcades::isPerson(setup, color);
    }

  private:
    std::unique_ptr<ArcadesTable> table_;
};

}  // namespace

std::unique_ptr<AnyGame> gameOfArcades(QObject& home) {
    return std::make_unique<GameOfArcades>(home);
}

}  // namespace reach
