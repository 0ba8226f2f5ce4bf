#include "engine/reminders/reminders.h"

#include "engine/campaign/empire.h"
#include "engine/engine.h"
#include "engine/reminders/campaign_reminders.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/battle.h"
#include "engine/rules/move.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

#include <algorithm>

namespace reach {
namespace {

struct Row {
    std::string_view name;
    RuleRef ref;
};

/// In the order of Reminder.
constexpr std::array<Row, kReminders> kRows{{
    {"may-pass", {Book::Base, 8, "Passing Initiative"}},
    {"passes-end-chapter", {Book::Base, 8, "Passing Initiative"}},
    {"lead-chooses-ambition", {Book::Base, 9, "Declaring an Ambition"}},
    {"no-marker-left", {Book::Base, 9, "Declaring an Ambition"}},
    {"lead-counts-zero", {Book::Base, 9, "Declaring an Ambition"}},
    {"surpass-takes-initiative", {Book::Base, 11, "Step 3: Check Initiative"}},
    {"seven-seizes", {Book::Base, 10, "Seizing the Initiative"}},
    {"one-action-else", {Book::Base, 10, "Step 2: Other Players Take Turns"}},
    {"extra-card-seizes", {Book::Base, 10, "Seizing the Initiative"}},
    {"declare-now", {Book::Base, 9, "Declaring an Ambition"}},
    {"seize-now", {Book::Base, 10, "Seizing the Initiative"}},
    {"spend-before-actions", {Book::Base, 20, "Prelude Actions"}},
    {"take-grant-now", {Book::Base, 17, "Resources"}},
    {"spent-come-back-later", {Book::Base, 20, "Prelude Actions"}},
    {"weapon-adds-battle", {Book::Base, 17, "Resources"}},
    {"weapon-lets-battle", {Book::Base, 17, "Resources"}},
    {"outraged-stays", {Book::Base, 16, "Destroying Cities"}},
    {"may-rearrange", {Book::Base, 17, "Resources"}},
    {"tax-once", {Book::Base, 12, "Tax Limit"}},
    {"tax-rival", {Book::Base, 12, "Tax"}},
    {"no-room-for-token", {Book::Base, 17, "Resources"}},
    {"ship-once-per-starport", {Book::Base, 12, "Build"}},
    {"built-damaged", {Book::Base, 12, "Build"}},
    {"city-opens-slots", {Book::Base, 7, "Resources & Cities"}},
    {"city-adds-power", {Book::Base, 18, "Step 1: Score Ambitions"}},
    {"repair-waits", {Book::Base, 13, "Repair"}},
    {"catapult-from-starport", {Book::Base, 13, "Move"}},
    {"tie-secures-nothing", {Book::Base, 13, "Secure"}},
    {"last-round", {Book::Base, 11, "Step 4: Discard Cards & Check for New Round"}},
    {"intercept-hits", {Book::Base, 14, "Roll and Resolve Dice"}},
    {"city-brings-outrage", {Book::Base, 16, "Destroying Cities"}},
    {"keys-need-ships", {Book::Base, 16, "Raiding"}},
    {"losses-are-trophies", {Book::Base, 14, "Roll and Resolve Dice"}},
    {"ransack-is-trophies", {Book::Base, 16, "Destroying Cities"}},
    {"cheapest-slot", {Book::Base, 16, "Raiding"}},
    {"tie-is-second", {Book::Base, 18, "Step 1: Score Ambitions"}},
    {"tie-for-second", {Book::Base, 18, "Step 1: Score Ambitions"}},
    {"bonus-not-for-ties", {Book::Base, 18, "Step 1: Score Ambitions"}},
    {"trophies-stay", {Book::Base, 19, "Step 2: Clean Up & Flip Ambition"}},
    {"trophies-return", {Book::Base, 19, "Step 2: Clean Up & Flip Ambition"}},
    {"captives-stay", {Book::Base, 19, "Step 2: Clean Up & Flip Ambition"}},
    {"captives-return", {Book::Base, 19, "Step 2: Clean Up & Flip Ambition"}},
    {"game-ends", {Book::Base, 19, "Step 3: End Game or Advance Chapter"}},
    {"event-acts-as-lead", {Book::BlightedReach, 12, "Event Cards"}},
    {"event-gives-nothing", {Book::BlightedReach, 12, "Event Cards"}},
    {"event-comes", {Book::BlightedReach, 13, "Resolving the Event"}},
    {"council-comes", {Book::BlightedReach, 14, "Securing the Council"}},
    {"command-fleet", {Book::BlightedReach, 10, "Control & Command"}},
    {"fleet-is-led", {Book::BlightedReach, 10, "Movement"}},
    {"catapult-ends", {Book::BlightedReach, 10, "Movement"}},
    {"truce-protects", {Book::BlightedReach, 11, "Battle, Harm, & Taxing"}},
    {"outlaw-chooses", {Book::BlightedReach, 11, "Outlaw Battles"}},
    {"fleet-defends", {Book::BlightedReach, 11, "Battle, Harm, & Taxing"}},
    {"tax-free", {Book::BlightedReach, 15, "The Free States"}},
    {"free-starport", {Book::BlightedReach, 15, "The Free States"}},
    {"favors-force", {Book::BlightedReach, 16, "Call to Order"}},
    {"trust-costs-power", {Book::BlightedReach, 14, "Securing the Council"}},
    {"blight-strikes", {Book::BlightedReach, 18, "Blight Crises"}},
    {"blight-is-tough", {Book::BlightedReach, 19, "The Blight"}},
    {"enforce-or-change", {Book::BlightedReach, 20, "Govern the Imperial Reach"}},
    {"flagship-builds-ships", {Book::BlightedReach, 22, "Flagships"}},
    {"flagship-takes", {Book::BlightedReach, 22, "Upgrades & Armor"}},
    {"flagship-dice", {Book::BlightedReach, 23, "Attacking"}},
    {"armor-first", {Book::BlightedReach, 23, "Flagship Battles"}},
    {"slipstream-now", {Book::BlightedReach, 25, "Flagship Upgrade Benefits"}},
    {"objective-now", {Book::BlightedReach, 8, "Objective"}},
    {"objective-costs", {Book::BlightedReach, 8, "Intermission"}},
    {"grand-ambitions-score", {Book::BlightedReach, 9, "Grand Ambitions"}},
    {"final-needs-power", {Book::BlightedReach, 9, "Final Objective"}},
    {"damaged-are-lost", {Book::BlightedReach, 28, "D. Repair & Destroy Pieces"}},
    {"blight-destroys", {Book::BlightedReach, 28, "D. Repair & Destroy Pieces"}},
    {"power-halves", {Book::BlightedReach, 29, "E. Shift Initiative & Power"}},
}};

class Coach {
  public:
    explicit Coach(const Game& game)
        : game_(game), state_(game.state), now_(prompt(game)), me_(now_.player) {}

    std::vector<Advice> advise() {
        said_ = campaignReminders(game_, now_);
        switch (now_.kind) {
            case Prompt::Kind::Play: state_.played.empty() ? leading() : following(); break;
            case Prompt::Kind::Act: acting(); break;
            case Prompt::Kind::Overflow: say({.reminder = Reminder::MayRearrange}); break;
            case Prompt::Kind::Pending: answering(); break;
            case Prompt::Kind::Score: scoring(); break;
            case Prompt::Kind::Free:
            case Prompt::Kind::Finished: break;
        }
        return std::move(said_);
    }

  private:
    void say(const Advice& advice) { said_.push_back(advice); }

    int markerPower() const {
        const int marker = bestAvailableMarker(state_);
        return marker < 0 ? 0 : markerValue(marker, state_.markers[marker].flipped).first;
    }

    void leading() {
        if (state_.passesInRow > 0)
            say({.reminder = Reminder::PassesEndChapter, .count = state_.passesInRow});
        if (const int power = markerPower(); power > 0)
            say({.reminder = Reminder::LeadChoosesAmbition, .count = power});
        else
            say({.reminder = Reminder::NoMarkerLeft});
        if (state_.passesInRow == 0) say({.reminder = Reminder::MayPass});
    }

    void following() {
        const ActionCard lead = leadCard(state_);
        if (state_.zeroMarker && isFaceUp(lead))
            say({.reminder = Reminder::LeadCountsZero, .suit = suitOf(lead)});
        if (!state_.seized) {
            say({.reminder = Reminder::SurpassTakesInitiative});
            if (inDeck(actionCard(Suit::Construction, 7), static_cast<int>(game_.setup.seats.size())))
                say({.reminder = Reminder::SevenSeizes});
            const bool byOutrage = has<&TurnSeams::seizesByOutrage>(state_, me_) ||
                                   lawWith<&TurnSeams::seizesByOutrage>(state_) != CardId::None;
            if (state_.of(me_).hand != 1 && !byOutrage) say({.reminder = Reminder::ExtraCardSeizes});
        }
        say({.reminder = Reminder::OneActionElse});
    }

    void acting() {
        chances();
        cards(me_, [&](const Hint& hint) { return applies(hint); });
        prelude();
        if (canPay(Action::Tax)) taxing();
        if (canPay(Action::Build)) building();
        if (canPay(Action::Secure)) securing();
        if (canPay(Action::Move)) moving();
        if (canPay(Action::Repair)) repairing();
        if (playersWithCards(game_) == 0) say({.reminder = Reminder::LastRound});
    }

    /// Declaring and seizing, which end with the first action.
    void chances() {
        Ambition only = Ambition::None;
        int open = 0;
        for (const Ambition ambition : ambitionsInPlay(state_))
            if (check(game_, command::Declare{me_, ambition}).legal()) only = ambition, ++open;
        if (open > 0)
            say({.reminder = Reminder::DeclareNow,
                 .ambition = open == 1 ? only : Ambition::None,
                 .count = markerPower()});
        bool seizes = check(game_, command::Seize{me_}).legal();
        for (const Resource type : kAllResources)  // by Outrage (F603)
            seizes = seizes || check(game_, command::Seize{me_, type}).legal();
        if (seizes) say({.reminder = Reminder::SeizeNow});
    }

    /// The hints of the holder's cards that apply now.
    template <typename Applies>
    void cards(Player holder, Applies applies) {
        forEachCard(state_.of(holder), [&](CardId id, const Card& card) {
            for (std::size_t i = 0; i < card.hints.size(); ++i) {
                const Hint& hint = card.hints[i];
                if (hint.whileDeclared != Ambition::None && !isDeclared(state_, hint.whileDeclared)) continue;
                if (!applies(hint) || (hint.matters && !hint.matters(game_, holder))) continue;
                say({.reminder = Reminder::CardSays,
                     .player = holder == me_ ? Player::None : holder,
                     .card = id,
                     .count = static_cast<int>(i)});
            }
        });
    }
    void cards(Player holder, Occasion now) {
        cards(holder, [&](const Hint& hint) { return hint.when == now; });
    }

    /// In the holder's turn.
    bool applies(const Hint& hint) const {
        switch (hint.when) {
            case Occasion::Declaring: return mayDeclare();
            case Occasion::Prelude: return state_.turn.prelude;
            case Occasion::Acting: return canPay(hint.action);
            case Occasion::Following:
                return canPay(hint.action) && findPayment(state_, me_, hint.action).follows;
            default: return false;
        }
    }
    bool mayDeclare() const {
        return std::ranges::any_of(ambitionsInPlay(state_), [&](Ambition ambition) {
            return check(game_, command::Declare{me_, ambition}).legal();
        });
    }

    void prelude() {
        const PlayerState& mine = state_.of(me_);
        const TurnState& turn = state_.turn;
        if (turn.weapon && pipsLeft(turn) > 0) say({.reminder = Reminder::WeaponLetsBattle});
        if (mine.justGained) say({.reminder = Reminder::MayRearrange});
        if (!turn.prelude) return;
        if (!turn.grants.empty()) say({.reminder = Reminder::TakeGrantNow});
        int spendable = 0;
        for (const Resource token : kAllResources)
            if (check(game_, command::Spend{me_, token, token}).legal()) spendable += tokensHeld(mine, token);
        if (spendable > 0) say({.reminder = Reminder::SpendBeforeActions, .count = spendable});
        if (spendable > 0 && tokensHeld(mine, Resource::Weapon) > 0 && !isOutraged(mine, Resource::Weapon) &&
            !turn.weapon && !contains(pipActions(state_), Action::Battle) && meetsRival())
            say({.reminder = Reminder::WeaponAddsBattle});
        if (std::any_of(turn.tray.begin(), turn.tray.end(), [](int spent) { return spent > 0; }))
            say({.reminder = Reminder::SpentComeBackLater});
        for (const Resource token : kAllResources)
            if (isOutraged(mine, token) && tokensHeld(mine, token) > 0)
                say({.reminder = Reminder::OutragedStays, .resource = token});
    }

    bool meetsRival() const {
        for (int i = 0; i < kSystems; ++i) {
            const auto id = static_cast<SystemId>(i);
            if (state_.at(id).ships[index(me_)].total() == 0) continue;
            bool meets = false;
            forEachRival(game_.setup, me_, [&](Player rival) { meets |= canBeHarmed(state_, id, rival); });
            if (meets) return true;
        }
        return false;
    }

    bool canPay(Action action) const {
        Verdict v;
        checkPayment(game_, me_, action, v);
        return v.legal();
    }

    void taxing() {
        int taxed = 0;
        for (int i = 0; i < kSystems; ++i) {
            const auto id = static_cast<SystemId>(i);
            Player rival = Player::None;
            for (const Building& building : state_.at(id).buildings) {
                if (building.type != BuildingType::City) continue;
                if (building.used)
                    ++taxed;
                else if (building.owner != me_ && isColor(building.owner) && controls(state_, id, me_) &&
                         !truceProtects(state_, id, me_, building.owner))
                    rival = building.owner;
            }
            if (rival != Player::None) say({.reminder = Reminder::TaxRival, .system = id, .player = rival});
        }
        if (taxed > 0) say({.reminder = Reminder::TaxOnce, .count = taxed});
        if (emptySlots(state_, me_) == 0) say({.reminder = Reminder::NoRoomForToken});
    }

    void building() {
        SystemId damagedAt = SystemId::None;
        bool city = false;
        bool used = false;
        for (int i = 0; i < kSystems; ++i) {
            const auto id = static_cast<SystemId>(i);
            for (const Building& building : state_.at(id).buildings)
                used |= building.owner == me_ && building.type == BuildingType::Starport && building.used;
            for (const auto piece :
                 {command::PieceKind::Ship, command::PieceKind::City, command::PieceKind::Starport}) {
                if (!check(game_, command::Build{me_, piece, id}).legal()) continue;
                city |= piece == command::PieceKind::City;
                if (rivalControls(state_, id, me_)) damagedAt = id;
            }
        }
        if (damagedAt != SystemId::None)
            say({.reminder = Reminder::BuiltDamaged,
                 .system = damagedAt,
                 .player = controller(state_, damagedAt)});
        if (used) say({.reminder = Reminder::ShipOncePerStarport});
        if (city) nextCity();
    }

    void nextCity() {
        const PlayerState& mine = state_.of(me_);
        PlayerState then = mine;
        --then.citiesOnBoard;
        if (bonusCityPower(then) > bonusCityPower(mine))
            say({.reminder = Reminder::CityAddsPower, .count = bonusCityPower(then)});
        else if (openSlots(then) > openSlots(mine))
            say({.reminder = Reminder::CityOpensSlots});
    }

    void securing() {
        for (const CourtSlot& place : state_.court) {
            const int mine = place.agents[index(me_)];
            const int most = *std::max_element(place.agents.begin(), place.agents.end());
            if (mine > 0 && mine == most && !hasMostAgents(place, me_))
                return say({.reminder = Reminder::TieSecuresNothing, .card = place.card});
        }
    }

    void moving() {
        for (int i = 0; i < kSystems; ++i) {
            const auto id = static_cast<SystemId>(i);
            const bool port = findBuilding(state_, id, me_, BuildingType::Starport,
                                           [](const Building&) { return true; }) >= 0;
            // Where Rivals hold every gate beside it, its ships go no further than others.
            const bool further = port && reachOf(game_, me_, id) != stepsFrom(game_, me_, id);
            if (further && state_.at(id).ships[index(me_)].total() > 0)
                return say({.reminder = Reminder::CatapultFromStarport, .system = id});
        }
    }

    void repairing() {
        int damaged = 0;
        for (const SystemState& system : state_.systems) {
            damaged += system.ships[index(me_)].damaged;
            for (const Building& building : system.buildings)
                damaged += building.owner == me_ && building.damaged ? 1 : 0;
        }
        if (damaged > 0) say({.reminder = Reminder::RepairWaits, .count = damaged});
    }

    void answering() {
        const BattleState& battle = state_.battle;
        switch (now_.pending.ask) {
            case Ask::Collect: cards(battle.defender, Occasion::Defending); break;
            case Ask::Roll:
                cards(battle.attacker, Occasion::Attacking);
                cards(battle.defender, Occasion::Defending);
                if (const int fresh = freshDefenders();
                    fresh > 0 && (battle.dice[index(Die::Assault)] > 0 || battle.dice[index(Die::Raid)] > 0))
                    say({.reminder = Reminder::InterceptHits, .count = fresh});
                if (battle.dice[index(Die::Raid)] > 0) say({.reminder = Reminder::KeysNeedShips});
                outrage();
                break;
            case Ask::Suffer:
                // The Blight and the Free States take none.
                if (const Player taker = takerFor(state_, battle.defender); isColor(taker))
                    say({.reminder = Reminder::LossesAreTrophies, .player = taker});
                break;
            case Ask::Strike:
                outrage();
                say({.reminder = Reminder::LossesAreTrophies, .player = battle.attacker});
                break;
            case Ask::Ransack: say({.reminder = Reminder::RansackIsTrophies}); break;
            case Ask::Raid:
                cards(battle.defender, Occasion::Raided);
                say({.reminder = Reminder::CheapestSlot});
                break;
            default: break;
        }
    }

    int freshDefenders() const {
        const BattleState& battle = state_.battle;
        if (battle.defender == Player::Blight) return 0;
        return state_.at(battle.system).ships[index(battle.defender)].fresh + defendingFleet(state_).fresh;
    }

    void outrage() {
        const BattleState& battle = state_.battle;
        const int city = findBuilding(state_, battle.system, battle.defender, BuildingType::City,
                                      [](const Building&) { return true; });
        if (city >= 0)
            say({.reminder = Reminder::CityBringsOutrage, .resource = planetType(state_, battle.system)});
    }

    void scoring() {
        for (const Player player : game_.setup.seats) cards(player, Occasion::Scoring);
        bool warlord = false;
        bool tyrant = false;
        for (const AmbitionStanding& box : standings(game_)) {
            if (!box.declared()) continue;
            warlord |= box.ambition == Ambition::Warlord;
            tyrant |= box.ambition == Ambition::Tyrant;
            ties(box);
        }
        int trophies = 0;
        int captives = 0;
        for (const Player player : game_.setup.seats) {
            trophies += trophiesOf(state_, player);
            captives += captivesOf(state_, player);
        }
        if (trophies > 0) say({.reminder = warlord ? Reminder::TrophiesReturn : Reminder::TrophiesStay});
        if (captives > 0) say({.reminder = tyrant ? Reminder::CaptivesReturn : Reminder::CaptivesStay});
        if (!isCampaign(state_)) ending();
    }

    void ties(const AmbitionStanding& box) {
        int most = box.thirdParty;
        for (const Placing& one : box.players) most = std::max(most, one.count);
        int first = box.thirdParty == most ? 1 : 0;
        int runnerUp = box.thirdParty < most ? box.thirdParty : 0;
        for (const Placing& one : box.players) {
            first += one.count == most ? 1 : 0;
            if (one.count < most) runnerUp = std::max(runnerUp, one.count);
        }
        if (most == 0) return;
        if (first > 1) {
            say({.reminder = Reminder::TieIsSecond, .ambition = box.ambition});
            for (const Placing& one : box.players)
                if (one.count == most && bonusCityPower(state_.of(one.player)) > 0)
                    return say({.reminder = Reminder::BonusNotForTies, .ambition = box.ambition});
            return;
        }
        const auto behind = std::count_if(box.players.begin(), box.players.end(),
                                          [&](const Placing& one) { return one.count == runnerUp; }) +
                            (box.thirdParty == runnerUp ? 1 : 0);
        if (runnerUp > 0 && behind > 1) say({.reminder = Reminder::TieForSecond, .ambition = box.ambition});
    }

    void ending() {
        const int needed = powerToEnd(static_cast<int>(game_.setup.seats.size()));
        for (const Player player : game_.setup.seats) {
            int power = state_.of(player).power;
            for (const AmbitionStanding& box : standings(game_))
                for (const Placing& one : box.players) power += one.player == player ? one.power : 0;
            if (power >= needed) return say({.reminder = Reminder::GameEnds, .player = player});
        }
    }

    const Game& game_;
    const State& state_;
    const Prompt now_;
    const Player me_;
    std::vector<Advice> said_;
};

const Row& rowOf(Reminder reminder) {
    return kRows[static_cast<std::size_t>(reminder)];
}

}  // namespace

std::vector<Advice> reminders(const Game& game) {
    return Coach(game).advise();
}

RuleRef ruleRef(const Advice& advice) {
    if (advice.reminder == Reminder::CardSays) return {Book::Card, 0, nameOf(advice.card)};
    return rowOf(advice.reminder).ref;
}

std::string_view nameOf(Reminder reminder) {
    return reminder == Reminder::CardSays ? "card-says" : rowOf(reminder).name;
}

}  // namespace reach
