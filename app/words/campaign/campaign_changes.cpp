#include "app/words/campaign/campaign_changes.h"

#include "app/words/campaign/campaign_words.h"
#include "app/words/campaign/token_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"

#include <QStringList>

#include <algorithm>
#include <map>

namespace reach::words {
namespace {

using namespace event;

/// True for one of these entries, whose events only the campaign describes. Base rules describe their own.
template <typename... Entries>
bool isOneOf(const Command& command) {
    return (std::holds_alternative<Entries>(command) || ...);
}

/// True for an event that changes one of the campaign's own questions, which happens in each of its steps.
bool asksOfTheCampaign(const Event& event) {
    const auto* asked = std::get_if<Asked>(&event);
    const auto* changed = std::get_if<AskChanged>(&event);
    return (asked && asked->pending.ask >= Ask::ActSetup) ||
           (changed && changed->pending.ask >= Ask::ActSetup);
}

class CampaignWitness {
  public:
    CampaignWitness(const Command& command, const std::vector<Event>& events, const PlayerNames& players)
        : players_(players),
          corrected_(isOneOf<command::Correct>(command)),
          lays_(!isOneOf<command::Correct, command::Strike, command::Repair>(command)),
          course_(isOneOf<command::RollEvent, command::ResolveEvent, command::Done, command::EndSummit>(
                      command) ||
                  (!corrected_ && std::ranges::any_of(events, asksOfTheCampaign))),
          scored_(isOneOf<command::Score>(command)),
          strikes_(isOneOf<command::RollEvent, command::ResolveEvent, command::Done>(command)),
          shifts_(isOneOf<command::Score, command::Done, command::Choose>(command)) {}

    std::vector<Change> take() {
        tellSystems(empire_, translate("campaign", "Imperial ships come to: %1"), 5, "1. Set Up Table");
        tellSystems(freed_, translate("campaign", "Free cities come to: %1"), 15, "The Free States");
        tellSystems(blight_, translate("campaign", "Blight comes to: %1"), 19, "The Blight");
        if (!boxed_.isEmpty())
            add(translate("campaign", "Onto the ambition boxes: %1").arg(listed(boxed_)), 5,
                "1. Set Up Table");
        for (const auto& [owner, hits] : hits_)
            tellSystems(hits, translate("campaign", "Crises hit %1: %2").arg(players_.of(owner), "%1"), 18,
                        "Blight Crises");
        if (struck_ && hits_.empty())
            add(translate("campaign", "The Blight strikes: no hits to count"), 18, "Blight Crises");
        tellSystems(gone_, translate("campaign", "Buildings are removed in: %1"), 28,
                    "D. Repair & Destroy Pieces");
        for (const auto& [token, systems] : laid_)
            tellSystems(systems, translate("campaign", "%1 is laid in: %2").arg(token, "%1"), 27, "Tokens");
        return std::move(seen_);
    }

    void operator()(const AskChanged& e) { struck_ |= e.pending.ask == Ask::Crises && e.pending.stage == 1; }
    /// At the end of an Act. For the end of a round the base texts describe it.
    void operator()(const InitiativeMoved& e) {
        if (course_ && shifts_)
            add(translate("campaign", "%1 takes the initiative: the most Power").arg(players_.of(e.to)), 29,
                "E. Shift Initiative & Power");
    }
    void operator()(const TrophiesReturned&) {
        if (course_ && shifts_ && !scored_)
            add(translate("campaign", "All Trophies and Captives return"), 28, "C. Clear Pieces");
    }
    void operator()(const ActStarted& e) {
        add(translate("campaign", "Act %1 begins").arg(actNumeral(e.act)), 29, "Next Act?");
    }
    void operator()(const FateTaken& e) {
        add(translate("campaign", "%1 plays %2 in the next Act")
                .arg(players_.of(e.player), name(fateCard(e.fate))),
            29, "F. Choose Fate");
    }
    void operator()(const FateResolved& e) {
        add((e.completed ? translate("campaign", "%1 has completed the objective")
                         : translate("campaign", "%1 has failed the objective"))
                .arg(players_.of(e.player)),
            28, "A. Resolve Fate");
    }
    void operator()(const ObjectiveMoved& e) {
        if (corrected_ || e.to < 0) return;
        add(e.to == 0 ? translate("campaign", "The objective of %1 is completed").arg(players_.of(e.player))
                      : translate("campaign", "The objective marker of %1 stands at %2")
                            .arg(players_.of(e.player))
                            .arg(e.to),
            8, "Objective");
    }
    void operator()(const TitleTurned& e) {
        if (corrected_) return;
        add((e.title == Title::Outlaw ? translate("campaign", "%1 becomes an Outlaw")
                                      : translate("campaign", "%1 becomes a Regent"))
                .arg(players_.of(e.player)),
            10, "The Empire");
    }
    void operator()(const FirstRegentMoved& e) {
        if (corrected_) return;
        add(e.to == Player::None ? translate("campaign", "Nobody is First Regent any more")
                                 : translate("campaign", "%1 becomes First Regent").arg(players_.of(e.to)),
            10, "The Empire");
    }
    void operator()(const PolicyChanged& e) {
        add(translate("campaign", "In force from now on: %1").arg(name(e.policy)), 20,
            "Govern the Imperial Reach");
        if (const QString brings = policyText(e.policy); !brings.isEmpty())
            add(brings, 20, "Govern the Imperial Reach");
    }
    void operator()(const CouncilTurned& e) {
        if (corrected_) return;
        if (e.by != Player::None)
            add(translate("campaign", "The Imperial Council has decided: it is resolved when the round ends"),
                14, "Securing the Council");
        else
            add(e.decided ? translate("campaign", "The Imperial Council has decided")
                          : translate("campaign", "The Imperial Council is in session again"),
                14, "Imperial Council");
    }
    void operator()(const TokenMoved& e) {
        if (corrected_) return;
        if (e.to == TokenPlace::Trust)
            add(translate("campaign", "%1 gives %2 to the Imperial Trust")
                    .arg(players_.of(e.fromPlayer), name(e.token)),
                20, "Collect Imperial Demand");
        else if (e.from == TokenPlace::Trust && isColor(e.toPlayer))
            add(translate("campaign", "%1 takes %2 from the Imperial Trust")
                    .arg(players_.of(e.toPlayer), name(e.token)),
                14, "Imperial Council Decided");
        else if (e.to == TokenPlace::AmbitionBox)
            boxed_.append(name(e.token));
        else if (course_ && e.from == TokenPlace::Supply && isColor(e.toPlayer))
            add(translate("campaign", "%1 gains %2").arg(players_.of(e.toPlayer), name(e.token)), 6,
                "2. Set Up Players");
    }
    void operator()(const AgentsMoved& e) {
        if (corrected_) return;
        if (e.to == AgentPlace::Favors)
            add(translate("campaign", "%1 gives %2 a Favor")
                    .arg(players_.of(e.color), players_.of(e.toPlayer)),
                17, "Negotiations");
        else if (e.from == AgentPlace::Favors && e.to == AgentPlace::Supply)
            add(translate("campaign", "%1 gets back Favors: %2").arg(players_.of(e.color)).arg(e.count), 16,
                "Call to Order");
    }
    void operator()(const CardMoved& e) {
        if (corrected_) return;
        if (e.to == CardPlace::Booklet)
            add(translate("campaign", "%1 goes into the rules booklet").arg(name(e.card)), 9,
                "Rules Booklet");
        else if (e.to == CardPlace::Actions)
            add(isColor(e.toPlayer)
                    ? translate("campaign", "%1 draws %2").arg(players_.of(e.toPlayer), name(e.card))
                    : translate("campaign", "%1 joins the action cards").arg(name(e.card)),
                27, "Attaching Cards");
        else if (e.to == CardPlace::Attached)
            add(translate("campaign", "%1 is attached").arg(name(e.card)), 27, "Attaching Cards");
        else if (e.from == CardPlace::Box && e.to == CardPlace::Player)
            add(translate("campaign", "%1 gets %2").arg(players_.of(e.toPlayer), name(e.card)), 6,
                "2. Set Up Players");
        else if (strikes_ && e.from == CardPlace::Court && e.to == CardPlace::Bottom)
            add(translate("campaign", "%1 goes to the bottom of the Court deck").arg(name(e.card)), 18,
                "Court Crises");
    }
    void operator()(const CardTurned& e) {
        if (!corrected_)
            add(translate("campaign", "%1 is up").arg(sideName(e.card, e.back)), 9, "Rules Booklet");
    }
    void operator()(const PowerGained& e) {
        if (!course_ || e.ambition != Ambition::None) return;
        add((e.power < 0 ? translate("campaign", "%1 loses %2 Power")
                         : translate("campaign", "%1 gains %2 Power"))
                .arg(players_.of(e.player))
                .arg(std::abs(e.power)),
            8, "Objective");
    }
    void operator()(const ShipsPlaced& e) {
        if (corrected_) return;
        const int ships = e.fresh + e.damaged;
        if (e.player == Player::Empire) empire_[e.system] += ships;
        if (e.player == Player::Blight) blight_[e.system] += ships;
    }
    void operator()(const TokenLaid& e) {
        if (lays_ && e.token.at != SystemId::None) ++laid_[tokenText(e.token)][e.token.at];
    }
    void operator()(const GateBroken& e) {
        add(translate("campaign", "%1 breaks: what lies there goes into the Twisted Passage")
                .arg(name(e.gate)),
            27, "Tokens");
    }
    void operator()(const BuildingPlaced& e) {
        if (!corrected_ && e.player == Player::Free) ++freed_[e.system];
    }
    void operator()(const BuildingRemoved& e) {
        if (course_) ++gone_[e.system];
    }
    void operator()(const ShipHit& e) {
        if (strikes_ && !e.attacker && e.taker == Player::None) ++hits_[e.player][e.system];
    }
    template <typename Other>
    void operator()(const Other&) {}

  private:
    using Systems = std::map<SystemId, int>;

    /// "3 Hex, 4 Gate ×2"
    void tellSystems(const Systems& systems, const QString& text, std::uint8_t page,
                     std::string_view heading) {
        if (systems.empty()) return;
        QStringList list;
        for (const auto& [system, count] : systems)
            list += count == 1 ? name(system)
                               : translate("campaign", "%1 ×%2", "a system, and how many there")
                                     .arg(name(system))
                                     .arg(count);
        add(text.arg(listed(list)), page, heading);
    }
    static QString listed(const QStringList& list) {
        return list.join(translate("entries", ", ", "between the parts of a list"));
    }
    void add(const QString& words, std::uint8_t page, std::string_view heading) {
        seen_.push_back({words, {Book::BlightedReach, page, heading}});
    }

    const PlayerNames& players_;
    bool corrected_;
    bool lays_;
    bool course_;  ///< a step of the campaign's own
    bool scored_;
    bool strikes_;  ///< Crises may strike in it
    bool shifts_;   ///< an Act may end in it
    bool struck_ = false;
    Systems empire_;
    Systems blight_;
    Systems freed_;
    Systems gone_;
    QStringList boxed_;
    std::map<QString, Systems> laid_;
    std::map<Player, Systems> hits_;
    std::vector<Change> seen_;
};

}  // namespace

std::vector<Change> campaignChanges(const Command& command, const std::vector<Event>& events,
                                    const PlayerNames& players) {
    CampaignWitness witness(command, events, players);
    for (const Event& event : events) std::visit(witness, event);
    return witness.take();
}

}  // namespace reach::words
