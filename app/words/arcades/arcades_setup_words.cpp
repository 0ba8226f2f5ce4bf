#include "app/words/arcades/arcades_setup_words.h"

#include "app/words/arcades/arcades_words.h"

#include "app/words/translate.h"
#include "engine/arcades/arcades.h"

namespace reach::words {
namespace {

using arcades::Mode;
using arcades::Seat;

// lupdate recognises a text with a number only if the number is a name without "::".
constexpr int kStarports = arcades::kAdvances;
constexpr int kFirstShips = arcades::kFirstShips;
constexpr int kPhantomShips = arcades::kPhantomShipsEach;

QString listed(const QStringList& parts) {
    return parts.join(translate("arcades", ", ", "between the parts of a list"));
}

QString cited(const char* heading) {
    return QStringLiteral("ARCADEs, %1").arg(QLatin1StringView(heading));
}

SetupStep map(const arcades::Game& start) {
    QStringList tokens;
    for (const Resource resource : kAllResources)
        tokens += translate("lay out", "%1 × %2", "how many of a resource")
                      .arg(QString::number(arcades::kResourceTokens -
                                           start.state.supply[static_cast<std::size_t>(index(resource))]),
                           name(resource));
    return {"map",
            Player::None,
            translate("lay out", "The map"),
            {translate("lay out", "All six clusters are in play"),
             translate("lay out", "On each planet a resource of its kind: %1", "resources with their number")
                 .arg(listed(tokens))},
            cited("Setup A"),
            QStringLiteral("arcades.setup-table"),
            true};
}

SetupStep cards() {
    return {"cards",
            Player::None,
            translate("lay out", "The cards"),
            {translate("lay out", "Start cards: Construction 1 to 6, shuffled, face down"),
             translate("lay out", "Back into the box: Construction 7"),
             translate("lay out", "Action deck: the other 21 action cards")},
            cited("Setup C, D"),
            QStringLiteral("arcades.setup-table")};
}

SetupStep markers(const arcades::Game& start, const PlayerNames& players) {
    QStringList ambitions;
    for (int at = arcades::kMarkers; at-- > 0;) {
        const bool orange = start.state.markers[static_cast<std::size_t>(at)].orange;
        const int power = arcades::prizeOf(at, orange).first;
        ambitions += (orange ? translate("lay out", "%1 (orange side)", "an ambition marker's Power")
                             : translate("lay out", "%1 (blue side)", "an ambition marker's Power"))
                         .arg(power);
    }
    QStringList counted;
    for (const Player player : start.setup.seats)
        if (player != arcades::phantom(start.setup)) counted += players.of(player);
    return {"markers",
            Player::None,
            translate("lay out", "The markers"),
            {translate("lay out", "Ambition markers, available: %1").arg(listed(ambitions)),
             translate("lay out", "Chapter marker: on 1"),
             translate("lay out", "Zero marker: in the Ambition Declared slot"),
             translate("lay out", "Power markers, on 0: %1", "players").arg(listed(counted))},
            cited("Setup E, F, G, I"),
            QStringLiteral("arcades.setup-table")};
}

SetupStep seat(const arcades::Game& start, Player player, const PlayerNames& players) {
    const arcades::PlayerState& board = start.state.of(player);
    const bool first = start.state.initiative == player;
    SetupStep step{
        "",
        player,
        first ? translate("lay out", "%1, with the initiative").arg(players.of(player)) : players.of(player),
        {},
        cited(first ? "Setup B, H" : "Setup H"),
        QStringLiteral("arcades.setup-players")};
    const Seat kind = arcades::kindOf(start.setup, player);
    step.lines += translate("lay out", "In the supply: %n ship(s) and the agent", nullptr, board.shipSupply);
    if (kind == Seat::Person) {
        step.lines += translate("lay out", "On %1: %n ship(s)", "a scientific advance", board.shipsWaiting)
                          .arg(name(arcades::Advance::FleetExpansion));
        step.lines += translate("lay out", "On the player board, beside the advances: %n starport(s)",
                                nullptr, kStarports);
        step.lines += translate("lay out", "On its rightmost triangles: %n city(ies), damaged side up",
                                nullptr, board.citySupply);
        return step;
    }
    if (board.citySupply > 0)
        step.lines +=
            translate("lay out", "Beside them: %n city(ies), damaged side up", nullptr, board.citySupply);
    step.lines += translate("lay out", "No player board");
    step.citation = cited(kind == Seat::Phantom ? "2 Player Mode, Additional Setup" : "Solo Mode, Setup");
    step.page = kind == Seat::Phantom ? QStringLiteral("arcades.phantom-setup")
                                      : QStringLiteral("arcades.solo-setup");
    return step;
}

SetupStep places(const arcades::Setup& setup) {
    SetupStep step{
        "places",
        Player::None,
        translate("lay out", "Agents and first ships"),
        {translate("lay out",
                   "In turn order, each draws a start card: the agent onto a planet of its cluster"),
         translate("lay out",
                   "Then counter-clockwise, the player with the initiative last: %n ship(s) into "
                   "any gate",
                   nullptr, kFirstShips)},
        cited("Setup J"),
        QStringLiteral("arcades.setup-pieces")};
    if (setup.mode == Mode::Phantom)
        step.lines += translate("lay out",
                                "The phantom: the agent onto the leftmost planet of one more start card's "
                                "cluster, %n ship(s) into each gate",
                                nullptr, kPhantomShips);
    return step;
}

}  // namespace

std::vector<SetupStep> setupSteps(const arcades::Setup& setup, const PlayerNames& players) {
    arcades::Setup whole = setup;
    whole.depth = Depth::Turn;
    const arcades::Game start = arcades::newGame(whole);
    std::vector<SetupStep> steps{map(start), cards(), markers(start, players)};
    for (const Player player : setup.seats) steps.push_back(seat(start, player, players));
    if (arcades::onlyScores(setup)) steps.push_back(places(setup));
    return steps;
}

}  // namespace reach::words
