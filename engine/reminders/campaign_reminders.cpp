#include "engine/reminders/campaign_reminders.h"

#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/flagship.h"
#include "engine/campaign/objectives.h"
#include "engine/contract/fate.h"
#include "engine/contract/seams.h"
#include "engine/map/board.h"
#include "engine/rules/move.h"
#include "engine/rules/presence.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

#include <algorithm>
#include <numeric>

namespace reach {
namespace {

bool blightAt(const State& state, SystemId system) {
    return state.at(system).ships[index(Player::Blight)].total() > 0;
}

class CampaignCoach {
  public:
    CampaignCoach(const Game& game, const Prompt& now)
        : game_(game), state_(game.state), now_(now), me_(now.player) {}

    std::vector<Advice> advise() {
        switch (now_.kind) {
            case Prompt::Kind::Play: following(); break;
            case Prompt::Kind::Act: acting(); break;
            case Prompt::Kind::Pending: answering(); break;
            case Prompt::Kind::Score: scoring(); break;
            default: break;
        }
        return std::move(said_);
    }

  private:
    void say(const Advice& advice) { said_.push_back(advice); }

    bool canPay(Action action) const {
        Verdict v;
        checkPayment(game_, me_, action, v);
        return v.legal();
    }
    bool canPayAny(std::initializer_list<Action> actions) const {
        return std::any_of(actions.begin(), actions.end(), [&](Action action) { return canPay(action); });
    }

    /// The first system on the map where this holds; None.
    template <typename Test>
    SystemId firstSystem(Test test) const {
        SystemId found = SystemId::None;
        if (tracksMap(state_))
            forEachSystem(systemsInPlay(game_), [&](SystemId system) {
                if (found == SystemId::None && state_.at(system).known && test(system)) found = system;
            });
        return found;
    }
    template <typename Test>
    void sayWhere(Reminder reminder, Test test) {
        if (const SystemId system = firstSystem(test); system != SystemId::None)
            say({.reminder = reminder, .system = system});
    }

    bool mine(SystemId system) const { return hasShips(state_, system, me_); }
    bool free(SystemId system, BuildingType type) const {
        return findBuilding(state_, system, Player::Free, type, [](const Building& b) { return !b.used; }) >=
               0;
    }
    Player rivalRegent(SystemId system) const {
        Player found = Player::None;
        forEachRival(game_.setup, me_, [&](Player rival) {
            if (isRegent(state_, rival) && canBeHarmed(state_, system, rival)) found = rival;
        });
        return found;
    }

    void following() {
        if (state_.played.empty()) return;
        if (!isEventLeft(game_)) return;
        const bool nothing = eventGivesNothing(state_, me_);
        say({.reminder = nothing ? Reminder::EventGivesNothing : Reminder::EventActsAsLead});
    }

    void acting() {
        events();
        if (canPayAny({Action::Move, Action::Repair, Action::Battle, Action::Build, Action::Tax})) command();
        if (canPay(Action::Move)) moving();
        if (canPayAny({Action::Battle, Action::Tax})) truce();
        if (canPay(Action::Battle)) battling();
        if (canPay(Action::Tax))
            sayWhere(Reminder::TaxFree, [&](SystemId system) {
                return free(system, BuildingType::City) && controls(state_, system, me_);
            });
        if (canPay(Action::Build)) building();
        if (slipstream()) say({.reminder = Reminder::SlipstreamNow});
        if (lastChapter()) lastChance();
    }

    void events() {
        const Player council = state_.campaign.councilBy;
        if (council != Player::None) return say({.reminder = Reminder::CouncilComes, .player = council});
        if (std::any_of(state_.played.begin(), state_.played.end(),
                        [](const PlayedCard& card) { return card.mode == PlayMode::Event; }))
            say({.reminder = Reminder::EventComes});
    }

    void command() {
        const CardId anywhere = cardWith<&CampaignSeams::ignoresPresenceLaw>(state_, me_);
        const SystemId system = firstSystem(
            [&](SystemId at) { return fleetAt(state_, at).total() > 0 && commandsFleet(state_, at, me_); });
        if (system == SystemId::None) return;
        if (anywhere != CardId::None) return say({.reminder = Reminder::CommandFleet, .card = anywhere});
        say({.reminder = Reminder::CommandFleet, .system = system});
    }

    void moving() {
        if (!has<&CampaignSeams::ignoresMovementLaw>(state_, me_) &&
            firstSystem([&](SystemId system) {
                return fleetAt(state_, system).total() > 0 && mine(system) && isRegent(state_, me_);
            }) != SystemId::None)
            say({.reminder = Reminder::FleetIsLed});
        const SystemId end = firstSystem([&](SystemId gate) {
            if (!isGate(gate) || !stopsCatapult(state_, gate, me_, false)) return false;
            bool near = false;
            forEachSystem(neighbors(game_, gate),
                          [&](SystemId from) { near |= mine(from) && mayCatapult(state_, me_, from); });
            return near;
        });
        if (end == SystemId::None) return;
        say({.reminder = Reminder::CatapultEnds,
             .system = end,
             .player = blightAt(state_, end) ? Player::Blight : controller(state_, end)});
    }

    void truce() {
        const SystemId system = firstSystem([&](SystemId at) {
            const Player rival = rivalRegent(at);
            return rival != Player::None && hasPieces(state_, at, me_) &&
                   truceProtects(state_, at, me_, rival);
        });
        if (system != SystemId::None)
            say({.reminder = Reminder::TruceProtects,
                 .system = system,
                 .player = rivalRegent(system),
                 .card = controller(state_, system) == Player::Empire
                             ? cardWith<&TaxSeams::imperialCities>(state_, me_)
                             : CardId::None});
    }

    void battling() {
        if (isOutlaw(state_, me_))
            sayWhere(Reminder::OutlawChooses, [&](SystemId system) {
                return mine(system) && fleetAt(state_, system).total() > 0 &&
                       rivalRegent(system) != Player::None;
            });
        sayWhere(Reminder::BlightIsTough,
                 [&](SystemId system) { return mine(system) && blightAt(state_, system); });
        const Flagship& flagship = state_.seat(me_).flagship;
        if (!flagship.exists()) return;
        bool meets = false;
        for (const Player owner : kAllOwners)
            meets |= owner != me_ && canBeHarmed(state_, flagship.at, owner);
        if (meets) say({.reminder = Reminder::FlagshipDice, .count = freshStarports(flagship)});
    }

    void building() {
        sayWhere(Reminder::FreeStarport, [&](SystemId system) {
            return free(system, BuildingType::Starport) && controls(state_, system, me_) &&
                   state_.of(me_).shipSupply > 0;
        });
        const Flagship& flagship = state_.seat(me_).flagship;
        if (!flagship.exists()) return;
        if (const int limit = shipsAtFlagship(flagship); flagship.shipsBuilt < limit)
            say({.reminder = Reminder::FlagshipBuildsShips, .count = limit});
        if (isGate(flagship.at)) return;
        const Resource planet = planetType(state_, flagship.at);
        for (const Upgrade upgrade : kAllUpgrades)
            for (const bool armor : {false, true})
                if (takes(flagship, {upgrade, armor}, planet))
                    return say({.reminder = Reminder::FlagshipTakes, .resource = planet});
    }

    static bool takes(const Flagship& flagship, FlagshipPlace place, Resource planet) {
        if (flagship.has(place)) return false;
        const FlagshipSlot& below = flagship.slot({place.upgrade});
        if (place.armor && (!flagship.has({place.upgrade}) || below.damaged)) return false;
        return slotType(place) == Resource::None || slotType(place) == planet;
    }

    bool slipstream() const {
        const Flagship& flagship = state_.seat(me_).flagship;
        return state_.turn.prelude && flagship.exists() && flagship.has({Upgrade::SlipstreamDrive}) &&
               !flagship.slot({Upgrade::SlipstreamDrive}).used;
    }

    /// An Intermission follows.
    bool lastChapter() const {
        const int act = state_.campaign.act;
        return act < kActs && state_.chapter == chaptersOf(act);
    }

    void lastChance() {
        int damaged = 0;
        for (const SystemState& system : state_.systems) {
            damaged += system.ships[index(me_)].damaged;
            for (const Building& building : system.buildings)
                damaged += building.owner == me_ && building.damaged ? 1 : 0;
        }
        if (damaged > 0 && canPay(Action::Repair))
            say({.reminder = Reminder::DamagedAreLost, .count = damaged});
        sayWhere(Reminder::BlightDestroys, [&](SystemId system) {
            bool guarded = fleetAt(state_, system).total() > 0;
            for (const Player player : game_.setup.seats) guarded |= hasShips(state_, system, player);
            return !guarded && blightAt(state_, system) && hasPieces(state_, system, me_);
        });
    }

    void answering() {
        const Pending& asked = now_.pending;
        switch (asked.ask) {
            case Ask::CallSummit:
            case Ask::CallToOrder:
                if (const int favors = favorsOf(asked.player); favors > 0)
                    say({.reminder = Reminder::FavorsForce, .count = favors});
                break;
            case Ask::Trust:
                if (const Player regent = state_.campaign.firstRegent; regent != Player::None)
                    say({.reminder = Reminder::TrustCostsPower, .player = regent});
                break;
            case Ask::CrisesOrEdicts: crises(); break;
            case Ask::Govern:
                say({.reminder = Reminder::EnforceOrChange, .card = state_.campaign.policy});
                break;
            case Ask::Roll:
                if (state_.battle.fleetDefends)
                    say({.reminder = Reminder::FleetDefends, .player = state_.battle.defender});
                break;
            case Ask::Suffer: armor(state_.battle.attacker); break;
            case Ask::Strike: armor(state_.battle.defender); break;
            default: break;
        }
    }

    int favorsOf(Player player) const {
        const auto& favors = state_.seat(player).favors;
        return std::accumulate(favors.begin(), favors.end(), 0);
    }

    /// Imperial ships take the hits first; each hit that is left lands on a ship of every player there
    /// (BR p.18).
    bool strikesPlayers(SystemId system) const {
        const SystemState& here = state_.at(system);
        const Ships blight = here.ships[index(Player::Blight)];
        const Ships empire = here.ships[index(Player::Empire)];
        if (3 * blight.fresh + blight.damaged <= 2 * empire.fresh + empire.damaged) return false;
        if (hasLaw<&CampaignSeams::sparesImperialSystems>(state_) &&
            controller(state_, system) == Player::Empire)
            return false;
        return std::ranges::any_of(game_.setup.seats, [&](Player player) {
            return hasShips(state_, system, player) || flagshipAt(state_, player, system) != nullptr;
        });
    }
    void crises() {
        int struck = 0;
        forEachSystem(tracksMap(state_) ? systemsInPlay(game_) : 0, [&](SystemId system) {
            struck += state_.at(system).known && strikesPlayers(system) ? 1 : 0;
        });
        if (struck > 0) say({.reminder = Reminder::BlightStrikes, .count = struck});
    }

    void armor(Player owner) {
        if (flagshipToughness(state_, owner, state_.battle.system) > 0)
            say({.reminder = Reminder::ArmorFirst});
    }

    void scoring() {
        for (const Player player : game_.setup.seats) {
            const CampaignSeat& seat = state_.seat(player);
            if (seat.objective > 0 && lastChapter())
                say({.reminder = Reminder::ObjectiveCosts, .player = player, .count = seat.objective});
            else if (seat.objective > 0)
                say({.reminder = Reminder::ObjectiveNow, .player = player, .count = seat.objective});
            if (state_.campaign.act != kActs) continue;
            if (fate(seat.fate).firstAct < kActs)
                say({.reminder = Reminder::GrandAmbitionsScore, .player = player});
            else if (seat.objective == 0 && state_.of(player).power < 1)
                say({.reminder = Reminder::FinalNeedsPower, .player = player});
        }
        if (lastChapter()) say({.reminder = Reminder::PowerHalves});
    }

    const Game& game_;
    const State& state_;
    const Prompt& now_;
    const Player me_;
    std::vector<Advice> said_;
};

}  // namespace

std::vector<Advice> campaignReminders(const Game& game, const Prompt& now) {
    return isCampaign(game.state) ? CampaignCoach(game, now).advise() : std::vector<Advice>{};
}

}  // namespace reach
