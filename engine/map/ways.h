#pragma once

#include "engine/map/board.h"

namespace reach {

/// waysFrom() for many systems of one game. What all of them share is looked up once.
class Ways {
  public:
    explicit Ways(const Game& game);

    SystemSet from(SystemId system) const {
        const bool printed = unbroken_ && system != SystemId::TwistedPassage;
        return printed ? borders_[index(system)] : waysFrom(game_, system);
    }

  private:
    const Game& game_;
    const SystemSet* borders_;  ///< by system: the adjacent systems printed on the map
    bool unbroken_;             ///< no gate is broken
};

}  // namespace reach
