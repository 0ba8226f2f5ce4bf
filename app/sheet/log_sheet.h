#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"

#include <QString>

#include <vector>

/// A campaign on paper (BR p.30): made from the state, never typed.
namespace reach::sheet {

/// The box has two trays for the map: the first three clusters go into one, the others into the other.
inline constexpr int kMapTrays = 2;
inline constexpr int kClustersATray = kClusters / kMapTrays;
/// The Twisted Passage goes with the last.
constexpr int trayOf(SystemId system) {
    return system == SystemId::TwistedPassage ? kMapTrays - 1 : clusterOf(system) / kClustersATray;
}

/// What is meant, and what stands there.
struct Line {
    QString what;
    QString text;
};

/// Lines under one heading.
struct Part {
    QString title;
    Player player = Player::None;  ///< whose; None: the table's
    std::vector<Line> lines;
};

/// Everything the paper log sheet records, and what else must be found again: each player, the table with
/// its cards, each system with its pieces.
struct LogSheet {
    QString title;
    QString subtitle;  ///< the Act and chapter
    std::vector<Part> parts;
};

/// What a player has besides cards, in words; empty where there is nothing.
struct Holdings {
    QString resources;
    QString outrage;
    QString favors;
    QString trophies;
    QString captives;
    QString upgrades;  ///< pieces on the Flagship board
    QString armor;
    QString left;  ///< own pieces in supply, cities on the board among them
    QString title;
    QString tokens;  ///< of Fates: in the play area, or aside for the own Fate
    QString piles;   ///< what lies on cards in play
};
Holdings holdings(const State& state, Player player, const words::PlayerNames& names);

/// The log sheet of a campaign as it stands, under the name of its table.
LogSheet logSheet(const Game& game, const words::PlayerNames& names, const QString& title);

/// "Blue: 2 ships, city; the Blight: 1 token"; empty where nothing stands.
QString piecesAt(const State& state, SystemId system, const words::PlayerNames& names);

/// "2 × Fuel; Blue: city": what lies on a card, or the agents on a token.
QString pileText(const Pile& pile, const words::PlayerNames& names);

/// "Pirate Hoard: 2 × Fuel": what lies on cards of this player; None: on those that nobody holds.
QString pilesOf(const State& state, Player player, const words::PlayerNames& names);

/// The printed names, of cards with two sides that of the one that is up; "none" for an empty set.
QString cardList(const State& state, const CardSet& cards);

}  // namespace reach::sheet
