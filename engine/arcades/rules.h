#pragma once

#include "engine/arcades/draft.h"

/// The functions of the rules. `check` tests an entry that fits the moment (arcades.cpp), `perform` executes
/// it, and `offer...` lists possible entries. Each rule has its own file, named as in the variant.
namespace reach::arcades {

/// Collects options. Illegal options are kept with Want::All, and refused ones with Want::Refused.
class Offers {
  public:
    Offers(const Game& game, Want want) : game_(game), want_(want) {}
    const Game& game() const { return game_; }
    const State& state() const { return game_.state; }
    void add(const Command& command);
    std::vector<Option> take() { return std::move(options_); }

  private:
    const Game& game_;
    const Want want_;
    std::vector<Option> options_;
};

namespace rules {

// setup.cpp
void check(const Game&, const command::PlaceAgent&, Verdict&);
void perform(Draft&, const command::PlaceAgent&);
void check(const Game&, const command::StartCard&, Verdict&);
void perform(Draft&, const command::StartCard&);
void offerSetup(Offers&, const Pending&);
/// Puts the questions of Setup J on the stack.
void beginSetup(State&, const Setup&);
// recruit.cpp
void check(const Game&, const command::Recruit&, Verdict&);
void perform(Draft&, const command::Recruit&);
void check(const Game&, const command::Offer&, Verdict&);
void perform(Draft&, const command::Offer&);
void check(const Game&, const command::Draw&, Verdict&);
void perform(Draft&, const command::Draw&);
void offerDraw(Offers&, const Pending&);
// tricks.cpp
void check(const Game&, const command::Play&, Verdict&);
void perform(Draft&, const command::Play&);
void check(const Game&, const command::EndTurn&, Verdict&);
void perform(Draft&, const command::EndTurn&);
void offerCards(Offers&, Player);
// placing.cpp
void check(const Game&, const command::Place&, Verdict&);
void perform(Draft&, const command::Place&);
void offerPlacing(Offers&, Player);
// agent.cpp
void check(const Game&, const command::MoveAgent&, Verdict&);
void perform(Draft&, const command::MoveAgent&);
void offerAgent(Offers&, Player);
// ships.cpp
void check(const Game&, const command::MoveShips&, Verdict&);
void perform(Draft&, const command::MoveShips&);
void check(const Game&, const command::Repair&, Verdict&);
void perform(Draft&, const command::Repair&);
void offerShips(Offers&, Player);
// research.cpp
void check(const Game&, const command::Research&, Verdict&);
void perform(Draft&, const command::Research&);
void offerResearch(Offers&, Player);
// colonize.cpp
void check(const Game&, const command::Colonize&, Verdict&);
void perform(Draft&, const command::Colonize&);
void offerColonize(Offers&, Player);
// battle.cpp, battle_resolve.cpp
void check(const Game&, const command::Attack&, Verdict&);
void perform(Draft&, const command::Attack&);
void check(const Game&, const command::Roll&, Verdict&);
void perform(Draft&, const command::Roll&);
void check(const Game&, const command::Keep&, Verdict&);
void perform(Draft&, const command::Keep&);
void check(const Game&, const command::Suffer&, Verdict&);
void perform(Draft&, const command::Suffer&);
void check(const Game&, const command::Strike&, Verdict&);
void perform(Draft&, const command::Strike&);
void check(const Game&, const command::Steal&, Verdict&);
void perform(Draft&, const command::Steal&);
void check(const Game&, const command::DriveAway&, Verdict&);
void perform(Draft&, const command::DriveAway&);
void offerBattles(Offers&, Player);
void offerAnswers(Offers&, const Pending&);
// trophies.cpp
void check(const Game&, const command::BuyBack&, Verdict&);
void perform(Draft&, const command::BuyBack&);
void offerTrophies(Offers&, Player);
// resources.cpp
void check(const Game&, const command::Return&, Verdict&);
void perform(Draft&, const command::Return&);
void check(const Game&, const command::Arrange&, Verdict&);
void perform(Draft&, const command::Arrange&);
void offerReturn(Offers&, Player);
// ambitions.cpp
void check(const Game&, const command::Declare&, Verdict&);
void perform(Draft&, const command::Declare&);
void offerAmbitions(Offers&, Player);
// ambition_phase.cpp
void check(const Game&, const command::Gain&, Verdict&);
void perform(Draft&, const command::Gain&);
void offerGain(Offers&, const Pending&);
// phantom.cpp
void check(const Game&, const command::MovePhantom&, Verdict&);
void perform(Draft&, const command::MovePhantom&);
void offerPhantom(Offers&, Player);
// bots/turn.cpp
void check(const Game&, const command::Act&, Verdict&);
void perform(Draft&, const command::Act&);
// correct.cpp
void check(const Game&, const command::Correct&, Verdict&);
void perform(Draft&, const command::Correct&);
// scores.cpp
void check(const Game&, const command::Score&, Verdict&);
void perform(Draft&, const command::Score&);
// arcades.cpp
inline void check(const Game&, const command::SetStrictness&, Verdict&) {}
inline void perform(Draft& d, const command::SetStrictness& c) {
    d.emit(event::StrictnessSet{c.strictness});
}

}  // namespace rules
}  // namespace reach::arcades
