#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes by cards to taxing (Base p.12; rules/tax.cpp).
struct TaxSeams {
    // While the card is held
    bool controlledOnly = false;  ///< cannot tax a city in a system that the holder does not control
    bool noLoyal = false;         ///< cannot tax Loyal cities
    /// Cities on planets of these types only where the holder controls (F1902).
    ResourceSet controlledTypes = 0;
    /// 1 to 6: any city of that cluster, whoever controls it, like a Rival's city (F1603).
    std::int8_t inCluster = 0;
    bool besideShips = false;  ///< Rival cities and empty slots where the holder has ships
    bool smuggles = false;     ///< Rival cities where the holder has ships, without Captives (F1205)
    bool anyCity = false;      ///< like a Loyal city
    bool again = false;        ///< cities already taxed this turn
    /// Any city that the Empire controls, like a Loyal city and despite its laws (F102).
    bool imperialCities = false;
    Resource bonus = Resource::None;  ///< gained with a tax when Copying or Pivoting
    /// After the holder taxed a city (its index) or an empty slot (-1). `gained`: the supply had the
    /// resource.
    void (*after)(Draft&, Player, SystemId, int building, Resource, bool gained) = nullptr;

    // In the rules booklet
    /// Whether a player may tax this city (F326).
    void (*checkByLaw)(const Game&, CardId law, const command::Tax&, Verdict&) = nullptr;
    /// True when the player may tax cities of this owner more than once a turn (F326).
    bool (*againByLaw)(const State&, Player, Player owner) = nullptr;
};

}  // namespace reach
