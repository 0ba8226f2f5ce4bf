#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"

#include <QString>

#include <vector>

/// The log sheet of a campaign (BR p.30), made from the state.
namespace reach::sheet {

/// The number of trays for the map in the box. The first three clusters go into one tray, the others into the
/// other.
inline constexpr int kMapTrays = 2;
inline constexpr int kClustersATray = kClusters / kMapTrays;
/// The tray of a system. The Twisted Passage goes into the last one.
constexpr int trayOf(SystemId system) {
    return system == SystemId::TwistedPassage ? kMapTrays - 1 : clusterOf(system) / kClustersATray;
}

/// A line with its subject and its value.
struct Line {
    QString what;
    QString text;
};

/// Lines under one heading.
struct Part {
    QString title;
    Player player = Player::None;  ///< the player; None: the table
    std::vector<Line> lines;
};

/// All entries of the paper log sheet, and the other facts needed to set the game out again: for each player,
/// for the table with its cards, for each system with its pieces.
struct LogSheet {
    QString title;
    QString subtitle;  ///< the Act and chapter
    std::vector<Part> parts;
};

/// The possessions of a player besides cards, in words; empty if there are none.
struct Holdings {
    QString resources;
    QString outrage;
    QString favors;
    QString trophies;
    QString captives;
    QString upgrades;  ///< pieces on the Flagship board
    QString armor;
    QString left;  ///< own pieces in supply, including cities on the board
    QString title;
    QString tokens;  ///< tokens of Fates: in the play area, or aside for the own Fate
    QString piles;   ///< pieces on cards in play
};
Holdings holdings(const State& state, Player player, const words::PlayerNames& names);

/// A player's area; in a base game without the lines of a campaign.
Part playerPart(const Game& game, Player player, const words::PlayerNames& names);
/// The Empire of a campaign: its First Regent, its laws, its Trust, and the initiative.
Part empirePart(const Game& game, const words::PlayerNames& names);
/// One tray of the map: the systems with pieces.
Part mapPart(const Game& game, const words::PlayerNames& names, int tray);

/// The log sheet of a campaign in its current state. `title` is the name of its table.
LogSheet logSheet(const Game& game, const words::PlayerNames& names, const QString& title);

/// The pieces in a system: "Blue: 2 ships, city; the Blight: 1 token". Empty if there are none.
QString piecesAt(const State& state, SystemId system, const words::PlayerNames& names);

/// The cards of a place in the Court, with their agents and tokens: "Sworn Guardians (Blue) with Rogue
/// Admirals attached".
QString courtText(const State& state, const CourtSlot& slot, const words::PlayerNames& names);

/// What Fates have laid on the box of an ambition. Empty if that is nothing.
QString laidOn(const State& state, Ambition ambition);

/// The pieces on a card, or the agents on a token: "2 × Fuel; Blue: city".
QString pileText(const Pile& pile, const words::PlayerNames& names);

/// The piles, and the frozen resources as piles on the cards that hold them (BR p.27).
std::vector<Pile> allPiles(const State& state);

/// The pieces and the frozen resources on the cards of this player: "Pirate Hoard: 2 × Fuel". None: on cards
/// without a holder.
QString pilesOf(const State& state, Player player, const words::PlayerNames& names);

/// The printed names of the cards; for a two-sided card the name of the visible side. "none" for an empty
/// set.
QString cardList(const State& state, const CardSet& cards);

}  // namespace reach::sheet
