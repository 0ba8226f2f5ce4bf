#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kScore[]{
    {"App depth score: no map", "depth score", "red taxes 1-hex", refused(Rule::MapNotTracked)},
    {"App depth score: no battles", "depth score", "red battles blue 4-hex with 1 assault",
     refused(Rule::MapNotTracked)},
    {"App depth score: no pieces to count", "depth score", "correct 1-hex red ships 2",
     refused(Rule::MapNotTracked)},
    {"App depth score: no turns", "depth score", "red leads construction 4", refused(Rule::TurnsNotTracked)},
    {"App depth score: cities built are kept, their places forgotten", "", "depth score", legal,
     "red cities = 4; red elsewhere = 1; 1-hex = unknown; red hand = unknown; prompt = free; depth = score"},
    {"App depth score: what was spent in a Prelude returns", "red leads construction 4; red spends material",
     "depth score", legal, "supply material = 3; spent material = 0"},
    {"Base p.18 Depth score: the same scoring",
     "depth score; correct marker 3 tyrant; correct red captives blue 1; correct red cities 4", "score",
     legal, "red power = 7; chapter = 2; red hand = unknown"},
    {"App depth score: anybody may secure", "depth score; correct court BC13 blue agents 1",
     "blue secures BC13", legal, "BC13 = blue"},
    {"App depth score: resources are spent to the supply", "depth score", "blue spends fuel", legal,
     "supply fuel = 4; blue slots = psionic"},
    {"App depth score: nobody said who leads, so anybody declares", "depth score", "blue declares warlord",
     legal, "marker 3 = warlord"},
    {"Base p.9 Depth score: any ambition, for the card is not known", "depth score", "red declares warlord",
     legal, "marker 3 = warlord; zero = no"},
    {"App depth score: nobody passes", "depth score", "red passes", refused(Rule::TurnsNotTracked)},
    {"App depth score: no turn to end", "depth score", "red ends turn", refused(Rule::TurnsNotTracked)},
};

constexpr Row kBoard[]{
    {"Base p.9 Depth board: declared by the holder of the initiative", "depth board", "blue declares warlord",
     breaks(Rule::DeclareNeedsInitiative)},
    {"Base p.12 Depth board: tax without pips", "depth board", "blue taxes 5-hex", legal,
     "blue slots = psionic fuel psionic"},
    {"Base p.12 Depth board: control still counts", "depth board", "red taxes 5-hex blue",
     breaks(Rule::TaxOwnOrControlled)},
    {"App depth board: turns are not tracked, so nothing is once a turn",
     "depth board; correct blue slots none none none none none none; blue taxes 5-hex", "blue taxes 5-hex"},
    {"BC24 Depth board: nor once a turn on cards",
     "depth board; correct red card BC24; red uses BC24 material", "red uses BC24 material", legal,
     "red slots = relic relic"},
    {"Base p.14 Depth board: a battle in full",
     "depth board; correct 4-hex blue ships 1; red battles blue 4-hex with 2 skirmish; rolls skirmish hit "
     "hit",
     "red strikes ship ship", legal, "red trophies blue = 1 ship; prompt = free"},
    {"App depth board: the map stays known", "", "depth board", legal, "1-hex = red city; 1-hex red = 3"},
    {"App depth board: a seizing does not bar the next", "depth board; blue seizes", "white seizes", legal,
     "initiative = white"},
    {"Base p.10 Depth board: its holder seizes nothing", "depth board; blue seizes", "blue seizes",
     refused(Rule::SeizeNotByHolder)},
    {"App depth board: a system nobody has counted yet", "depth score; depth board", "red builds ship 4-hex",
     refused(Rule::SystemNotCounted)},
    {"App depth board: nothing is taxed where nothing is known", "depth score; depth board",
     "red taxes 1-hex", refused(Rule::SystemNotCounted)},
    {"App depth board: no battle there", "depth score; depth board", "red battles blue 5-hex with nothing",
     refused(Rule::SystemNotCounted)},
    {"App depth board: no ships are known to move", "depth score; depth board", "red moves 1 1-hex > 1-gate",
     refused(Rule::SystemNotCounted)},
    {"App depth board: nothing is known to repair", "depth score; depth board", "red repairs ship 1-hex",
     refused(Rule::SystemNotCounted)},
    {"App depth board: a system counted at the table", "depth score; depth board",
     "correct 1-hex red ships 2", legal, "1-hex red = 2; 1-hex = none"},
    {"App depth board: a city found", "depth score; depth board; correct 1-hex empty",
     "correct 1-hex buildings red city", legal, "red cities = 4; red elsewhere = 0"},
};

constexpr Row kTurn[]{
    {"App depth turn: from the holder of the initiative on", "depth board; correct initiative blue",
     "depth turn", legal, "prompt = blue play; blue hand = unknown; seized = no"},
    {"App depth turn: a seizing from before bars nobody",
     "depth board; blue seizes; depth turn; blue leads construction 4; blue ends turn; white copies",
     "white seizes", legal, "initiative = white"},
    {"App depth turn: hands stay unknown until somebody says",
     "depth board; depth turn; red leads construction 4; red ends turn", "blue copies", legal,
     "blue hand = unknown"},
    {"App depth turn: unknown hands never end the chapter",
     "depth board; depth turn; red leads construction 4; red ends turn; blue copies; blue ends turn; white "
     "copies",
     "white ends turn", legal, "phase = playing"},
    {"App depth turn: not in the middle of a question",
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with 1 assault",
     "depth board", refused(Rule::AnswerFirst)},
    {"BC04 Depth: a Union beside a card is discarded when cards are no longer mirrored",
     "correct red card BC04; red leads administration 4; red uses BC04", "depth board", legal,
     "BC04 = discard"},
    {"App the same depth again changes nothing", "red leads construction 4; red declares warlord",
     "depth turn", legal, "zero = yes; prompt = red act"},
};

}  // namespace

/// Three depths of mirroring, changed at any moment. Values that are not tracked are unknown.
class DepthsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void score_data() { addRows(kScore); }
    void score() { playRow(); }
    void board_data() { addRows(kBoard); }
    void board() { playRow(); }
    void turn_data() { addRows(kTurn); }
    void turn() { playRow(); }
};

QObject* depthsTests() {
    return new DepthsTest;
}

}  // namespace reach::tests

#include "depths_test.moc"
