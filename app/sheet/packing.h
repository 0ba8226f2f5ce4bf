#pragma once

#include "app/sheet/log_sheet.h"

/// The lists for packing up a campaign between two sessions of play, and for setting it out again (BR p.30,
/// p.7).
namespace reach::sheet {

/// One step, which players tick when it is done.
struct PackingStep {
    QString text;
    QString detail;  ///< contents of the place, or the pieces that must be left over; may be empty
    SystemId system = SystemId::None;  ///< system of a step on the map
};

/// The steps for one tray, or for one place of the box.
struct Tray {
    QString name;
    Player player = Player::None;  ///< owner of the tray; None: no player
    std::vector<PackingStep> steps;
};

/// The steps from the table into the box, in an order in which no piece is in the way.
std::vector<Tray> packing(const Game& game, const words::PlayerNames& names);

/// The steps from the box onto the table, to the current state. Each player's last step says how many pieces
/// must be left over. Another number shows a mistake.
std::vector<Tray> unpacking(const Game& game, const words::PlayerNames& names);

}  // namespace reach::sheet
