#pragma once

#include "app/words/names.h"
#include "engine/arcades/state.h"

#include <QStringList>

#include <vector>

namespace reach::words {

/// A step of laying out the box of ARCADEs.
struct SetupStep {
    const char* id = "";           ///< "map", "cards", "markers" or "places"; empty: the pieces of a player
    Player player = Player::None;  ///< the owner of the pieces; None: the table
    QString title;
    QStringList lines;       ///< one for each kind of piece, with its number and its place
    QString citation;        ///< "ARCADEs, Setup A"
    QString page;            ///< id of the page of the reference
    bool onPlanets = false;  ///< true: its pieces lie on all planets
};

/// The steps of laying out the box before the first entry (Setup A to I), with the pieces of these players.
/// Where only scores are entered, they end with the agents and the first ships (Setup J), which are otherwise
/// asked for one by one.
std::vector<SetupStep> setupSteps(const arcades::Setup& setup, const PlayerNames& players);

}  // namespace reach::words
