#pragma once

#include "app/sheet/log_sheet.h"

/// Putting a campaign away between two evenings, and setting it out again (BR p.30, p.7).
namespace reach::sheet {

/// One thing to do, ticked when it is done.
struct PackingStep {
    QString text;
    QString detail;                    ///< what goes there, or what must be left over; may be empty
    SystemId system = SystemId::None;  ///< of a step on the map
};

/// The steps that belong to one tray, or one place of the box.
struct Tray {
    QString name;
    Player player = Player::None;  ///< whose tray; None: nobody's
    std::vector<PackingStep> steps;
};

/// From the table into the box, in the order in which nothing is in the way of anything.
std::vector<Tray> packing(const Game& game, const words::PlayerNames& names);

/// From the box onto the table, to the state as it is. Each player's last step says how many pieces must be
/// left over: whoever has more or fewer has made a mistake.
std::vector<Tray> unpacking(const Game& game, const words::PlayerNames& names);

}  // namespace reach::sheet
