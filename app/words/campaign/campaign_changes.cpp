#include "app/words/campaign/campaign_changes.h"

#include "app/words/campaign/campaign_words.h"
#include "app/words/campaign/token_words.h"
#include "app/words/piece_words.h"
#include "app/words/translate.h"
#include "engine/campaign/events.h"
#include "engine/campaign/intermission.h"
#include "engine/campaign/setup.h"
#include "engine/contract/catalogue.h"
#include "engine/protocol/evolving.h"
#include "engine/rules/ambitions.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

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

/// True where the Crisis of a card in the Court begins.
bool resolvesCourt(const Event& event) {
    const auto* changed = std::get_if<AskChanged>(&event);
    return changed && changed->pending.ask == Ask::Crises && changed->pending.stage > crises::kCourt;
}

/// Which step of the rules is at work while the events of an entry go by.
class Step {
  public:
    Step(const State& before, const Command& command)
        : open_(before.pending.begin(), before.pending.end()), act_(before.campaign.act) {
        if (const auto* use = std::get_if<command::Use>(&command)) used_ = use->card;
    }

    void follow(const Event& event) {
        if (const auto* asked = std::get_if<Asked>(&event)) {
            open_.push_back(asked->pending);
            answered_ = {};
        } else if (std::holds_alternative<Answered>(event) && !open_.empty()) {
            answered_ = open_.back();
            open_.pop_back();
        } else if (const auto* changed = std::get_if<AskChanged>(&event); changed && !open_.empty()) {
            open_.back() = changed->pending;
            answered_ = {};
        } else if (const auto* started = std::get_if<ActStarted>(&event)) {
            act_ = started->act;
        }
    }

    /// True if the step is taken now, or waits for the step that is.
    bool isOpen(Ask ask) const {
        return answered_.ask == ask ||
               std::ranges::any_of(open_, [ask](const Pending& one) { return one.ask == ask; });
    }
    bool setsUp() const { return isOpen(Ask::ActSetup) || isOpen(Ask::Settle) || isOpen(Ask::Policy); }

    /// Returns the place of the rule for this step, or `otherwise` if no step has one.
    RuleRef where(const RuleRef& otherwise) const {
        if (const auto ref = placeOf(answered_)) return *ref;
        for (auto now = open_.rbegin(); now != open_.rend(); ++now)
            if (const auto ref = placeOf(*now)) return *ref;
        return isCard(used_) ? RuleRef{Book::Card, 0, nameOf(used_)} : otherwise;
    }

  private:
    static RuleRef at(std::uint8_t page, std::string_view heading) {
        return {Book::BlightedReach, page, heading};
    }
    /// Returns nullopt for a part of the step below it, such as the dice of an event.
    std::optional<RuleRef> placeOf(const Pending& now) const {
        switch (now.ask) {
            case Ask::ActSetup:
            case Ask::Policy:
            case Ask::Settle: return setup(now);
            case Ask::FateCard:
            case Ask::FateStep:
            case Ask::Flagship:
            case Ask::Resettle:
                if (isOpen(Ask::Intermission)) return at(28, "A. Resolve Fate");
                if (isOpen(Ask::ActSetup)) return setup(now);
                return std::nullopt;
            case Ask::Govern: return at(20, "Govern the Imperial Reach");
            case Ask::Demand: return at(20, "Collect Imperial Demand");
            case Ask::ImperialAction: return at(21, "Take Imperial Action");
            case Ask::Edicts: return at(20, "Edicts");
            case Ask::Crises: return crisisOf(now.stage);
            case Ask::Event:
            case Ask::CallSummit:
            case Ask::CrisesOrEdicts:
            case Ask::Trust: return at(14, "Securing the Council");
            case Ask::CallToOrder: return at(16, "Call to Order");
            case Ask::Negotiate: return at(17, "Negotiations");
            case Ask::ChooseFate: return at(29, "F. Choose Fate");
            case Ask::Intermission: return intermissionStep(now.stage);
            case Ask::Resolve:
            case Ask::CardDone:
                if (isCard(now.card)) return RuleRef{Book::Card, 0, nameOf(now.card)};
                return std::nullopt;
            default: return std::nullopt;
        }
    }
    RuleRef setup(const Pending& now) const {
        if (act_ > 1) return at(7, "Act II & III Setup");
        const bool table = now.ask == Ask::Policy || (now.ask == Ask::ActSetup && now.stage <= kPlayersSetup);
        return table ? at(5, "1. Set Up Table") : at(6, "2. Set Up Players");
    }
    static RuleRef crisisOf(std::int8_t next) {
        switch (next - 1) {
            case crises::kBlightStrikes: return at(18, "Blight Crises");
            case crises::kFateCards: return at(18, "Fate Crises");
            default: return at(18, "Court Crises");
        }
    }
    static RuleRef intermissionStep(std::int8_t next) {
        switch (next - 1) {
            case intermission::kResolveFates: return at(28, "A. Resolve Fate");
            case intermission::kClearCourt: return at(28, "B. Clear Court");
            case intermission::kClearPieces: return at(28, "C. Clear Pieces");
            case intermission::kRepair:
            case intermission::kHomeless: return at(28, "D. Repair & Destroy Pieces");
            case intermission::kShift: return at(29, "E. Shift Initiative & Power");
            default: return at(29, "F. Choose Fate");
        }
    }

    std::vector<Pending> open_;  ///< the newest last
    Pending answered_;           ///< the changes that follow from its answer are listed now
    CardId used_ = CardId::None;
    std::uint8_t act_;
};

class CampaignWitness {
  public:
    CampaignWitness(const State& before, const Command& command, const std::vector<Event>& events,
                    const PlayerNames& players)
        : before_(before),
          players_(players),
          step_(before, command),
          corrected_(isOneOf<command::Correct>(command)),
          lays_(!isOneOf<command::Correct, command::Strike, command::Repair>(command)),
          course_(isOneOf<command::RollEvent, command::ResolveEvent, command::Done, command::EndSummit>(
                      command) ||
                  (!corrected_ && std::ranges::any_of(events, asksOfTheCampaign))),
          scored_(isOneOf<command::Score>(command)),
          parted_(std::holds_alternative<command::Deal>(command) &&
                  !std::get<command::Deal>(command).parts.empty()),
          strikes_(isOneOf<command::RollEvent, command::ResolveEvent, command::Done>(command)),
          shifts_(isOneOf<command::Score, command::Done, command::Choose>(command)) {
        if (std::ranges::any_of(events, resolvesCourt)) now_ = before;
    }

    void follow(const Event& event) {
        step_.follow(event);
        if (const auto* changed = std::get_if<AskChanged>(&event)) {
            if (changed->pending.ask == Ask::Crises) cause_ = inCourt(changed->pending);
        } else if (std::holds_alternative<Answered>(event) && !step_.isOpen(Ask::Crises)) {
            cause_ = CardId::None;
        }
        std::visit(*this, event);
        if (now_) evolve(*now_, event);
    }

    std::vector<Change> take() {
        cause_ = CardId::None;
        tellSystems(empire_, translate("campaign", "Imperial ships come to: %1"));
        tellSystems(freed_, translate("campaign", "Free cities come to: %1"));
        tellSystems(blight_, translate("campaign", "Blight comes to: %1"));
        if (!boxed_.isEmpty())
            add(translate("campaign", "Onto the ambition boxes: %1").arg(listed(boxed_)), boxesRef_);
        const auto last = static_cast<std::ptrdiff_t>(seen_.size());
        for (const auto& [owner, hits] : hits_)
            tellSystems(hits, translate("campaign", "Crises hit %1: %2"), players_.of(owner));
        for (const auto& [owner, upgrades] : upgrades_)
            add(translate("campaign", "Crises hit the Flagship of %1: %2", "player, Upgrades")
                    .arg(players_.of(owner), listed(upgrades)),
                24, "Flagships in Events");
        if (struck_ && hits_.empty() && upgrades_.empty())
            add(translate("campaign", "The Blight strikes: no hits to count"), 18, "Blight Crises");
        // Its hits are counted at the end, and told where they fell.
        std::rotate(seen_.begin() + (struck_ ? struckAt_ : last), seen_.begin() + last, seen_.end());
        for (const auto& [owner, systems] : lost_)
            tellSystems(systems, translate("campaign", "%1 loses ships in: %2", "owner, systems"),
                        players_.of(owner));
        for (const auto& [owner, systems] : ships_)
            tellSystems(systems, translate("campaign", "Ships of %1 come to: %2", "owner, systems"),
                        players_.of(owner));
        for (const auto& [owner, systems] : repaired_)
            tellSystems(systems, translate("campaign", "Repaired for %1: %2", "owner, systems"),
                        players_.of(owner));
        tellSystems(gone_, translate("campaign", "Buildings are removed in: %1"));
        for (const auto& [token, systems] : laid_)
            tellSystems(systems, translate("campaign", "%1 is laid in: %2"), token);
        return std::move(seen_);
    }

    void operator()(const AskChanged& e) {
        if (e.pending.ask != Ask::Crises || e.pending.stage != 1) return;
        struck_ = true;
        struckAt_ = static_cast<std::ptrdiff_t>(seen_.size());
    }
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
        const int from = before_.seat(e.player).objective;
        const QString who = players_.of(e.player);
        add(e.to == 0  ? translate("campaign", "The objective of %1 is completed").arg(who)
            : from > 0 ? translate("campaign", "The objective marker of %1 goes from %2 to %3")
                             .arg(who, QString::number(from), QString::number(e.to))
                       : translate("campaign", "The objective marker of %1 stands at %2")
                             .arg(who, QString::number(e.to)),
            step_.setsUp() ? step_.where({}) : objectiveOf(e.player));
    }
    /// The card or page that says why the marker moves.
    RuleRef objectiveOf(Player player) const {
        const CardId fate = fateCard(before_.seat(player).fate);
        return isCard(fate) ? RuleRef{Book::Card, 0, nameOf(fate)} : book(8, "Objective");
    }
    void operator()(const TitleTurned& e) {
        if (corrected_) return;
        add((e.title == Title::Outlaw ? translate("campaign", "%1 becomes an Outlaw")
                                      : translate("campaign", "%1 becomes a Regent"))
                .arg(players_.of(e.player)),
            step_.where(book(10, "The Empire")));
    }
    void operator()(const FirstRegentMoved& e) {
        if (corrected_) return;
        add(e.to == Player::None ? translate("campaign", "Nobody is First Regent any more")
                                 : translate("campaign", "%1 becomes First Regent").arg(players_.of(e.to)),
            step_.where(book(10, "The Empire")));
    }
    void operator()(const PolicyChanged& e) {
        const RuleRef govern = book(20, "Govern the Imperial Reach");
        add(translate("campaign", "In force from now on: %1").arg(name(e.policy)), step_.where(govern));
        if (const QString brings = policyText(e.policy); !brings.isEmpty()) add(brings, govern);
    }
    void operator()(const CouncilTurned& e) {
        if (corrected_) return;
        if (e.by != Player::None)
            add(translate("campaign", "The Imperial Council has decided: it is resolved when the round ends"),
                14, "Securing the Council");
        else
            add(e.decided ? translate("campaign", "The Imperial Council has decided")
                          : translate("campaign", "The Imperial Council is in session again"),
                step_.where(book(14, "Imperial Council")));
    }
    void operator()(const TokenMoved& e) {
        if (corrected_) return;
        if (e.to == TokenPlace::Trust)
            add(translate("campaign", "%1 gives %2 to the Imperial Trust")
                    .arg(players_.of(e.fromPlayer), name(e.token)),
                step_.where(book(20, "Collect Imperial Demand")));
        else if (e.from == TokenPlace::Trust && isColor(e.toPlayer))
            add(translate("campaign", "%1 takes %2 from the Imperial Trust")
                    .arg(players_.of(e.toPlayer), name(e.token)),
                step_.where(book(21, "Imperial Trust")));
        else if (e.to == TokenPlace::AmbitionBox) {
            if (boxed_.isEmpty()) boxesRef_ = step_.where({});
            boxed_.append(name(e.token));
        } else if (course_ && e.from == TokenPlace::Supply && isColor(e.toPlayer))
            add(translate("campaign", "%1 gains %2").arg(players_.of(e.toPlayer), name(e.token)),
                step_.where({}));
        else if (befalls() && e.to == TokenPlace::Supply && isColor(e.fromPlayer))
            discard(e);
        else if (befalls() && e.to == TokenPlace::Supply && e.from == TokenPlace::Trust)
            add(translate("campaign", "%1 leaves the Imperial Trust", "a resource").arg(name(e.token)),
                step_.where({}));
    }
    void operator()(const AgentsMoved& e) {
        // The parts of a deal say who gives whom Favors and Captives.
        if (corrected_ || (parted_ && (e.to == AgentPlace::Favors || e.to == AgentPlace::Captives))) return;
        if (e.from == e.to && (e.to == AgentPlace::Favors || e.to == AgentPlace::Captives))
            add((e.to == AgentPlace::Favors ? translate("campaign", "%1 gives %2 a Favor of %3")
                                            : translate("campaign", "%1 gives %2 a Captive of %3"))
                    .arg(players_.of(e.fromPlayer), players_.of(e.toPlayer), players_.of(e.color)),
                step_.where(book(17, "Negotiations")));
        else if (e.to == AgentPlace::Favors)
            add(translate("campaign", "%1 gives %2 a Favor")
                    .arg(players_.of(e.color), players_.of(e.toPlayer)),
                step_.where(book(17, "Negotiations")));
        else if (e.from == AgentPlace::Favors && e.to == AgentPlace::Supply)
            add(translate("campaign", "%1 gets back Favors: %2")
                    .arg(players_.of(e.color), QString::number(e.count)),
                step_.where(book(16, "Call to Order")));
        else if (befalls() && e.from == AgentPlace::Court)
            add(translate("campaign", "Agents of %1 leave %2", "player, Court card")
                    .arg(players_.of(e.color), courtCard(e.fromAt)),
                step_.where({}));
        else if (befalls() && e.to == AgentPlace::Court)
            add(translate("campaign", "Agents of %1 come to %2", "player, Court card")
                    .arg(players_.of(e.color), courtCard(e.toAt)),
                step_.where({}));
    }
    void operator()(const TrophiesPassed& e) {
        // The parts of a deal say who gives whom Trophies.
        if (corrected_ || parted_) return;
        add(translate("campaign", "%1 gives %2 a Trophy: %3", "player, player, whose piece it was")
                .arg(players_.of(e.from), players_.of(e.to), players_.of(e.color)),
            step_.where(book(20, "Collect Imperial Demand")));
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
            add(translate("campaign", "%1 gets %2").arg(players_.of(e.toPlayer), name(e.card)),
                step_.where({}));
        else if (e.from == CardPlace::Player && e.to == CardPlace::Bottom &&
                 cardOf(e.card).campaign.buriedByOutlaws)
            add(translate("campaign", "%1 loses %2: an Outlaw buries it", "a player, a card")
                    .arg(players_.of(e.fromPlayer), name(e.card)),
                {Book::Card, 0, nameOf(e.card)});
        else if (befalls() && e.to == CardPlace::Bottom)
            add(translate("campaign", "%1 goes to the bottom of the Court deck").arg(name(e.card)),
                step_.isOpen(Ask::Edicts) ? book(21, "Guild Envoys Depart") : book(18, "Court Crises"));
        else if (befalls() && e.to == CardPlace::Discard)
            add(translate("campaign", "%1 is discarded").arg(name(e.card)), step_.where({}));
        else if (befalls() && e.to == CardPlace::Deck)
            add(translate("campaign", "%1 goes into the Court deck").arg(name(e.card)), step_.where({}));
        else if (befalls() && e.to == CardPlace::Box)
            add(translate("campaign", "%1 is scrapped").arg(name(e.card)), step_.where({}));
        else if (befalls() && e.to == CardPlace::Player &&
                 (e.from != CardPlace::Player || e.fromPlayer != e.toPlayer))
            add(translate("campaign", "%1 gets %2").arg(players_.of(e.toPlayer), name(e.card)),
                step_.where({}));
    }
    void operator()(const CardTurned& e) {
        if (!corrected_)
            add(translate("campaign", "%1 is up").arg(sideName(e.card, e.back)), 9, "Rules Booklet");
    }
    void operator()(const PowerGained& e) {
        if (!course_ || e.ambition != Ambition::None) return;
        add((e.power < 0 ? translate("campaign", "%1 loses %2 Power")
                         : translate("campaign", "%1 gains %2 Power"))
                .arg(players_.of(e.player), QString::number(std::abs(e.power))),
            step_.where(book(8, "Objective")));
    }
    void operator()(const ShipsPlaced& e) {
        if (corrected_) return;
        const int ships = e.fresh + e.damaged;
        if (e.player == Player::Empire) note(empire_, e.system, step_.where(book(10, "The Empire")), ships);
        if (e.player == Player::Blight) note(blight_, e.system, ofBlight(), ships);
        if (befalls() && isColor(e.player)) note(ships_[e.player], e.system, step_.where({}), ships);
    }
    void operator()(const ShipsCounted& e) {
        const int left = e.fresh + e.damaged;
        const auto known =
            counted_.try_emplace({e.player, e.system}, before_.at(e.system).ships[index(e.player)].total());
        const int lost = std::exchange(known.first->second, left) - left;
        if (befalls() && lost > 0) note(lost_[e.player], e.system, step_.where({}), lost);
    }
    void operator()(const ShipRepaired& e) {
        if (befalls()) note(repaired_[e.player], e.system, step_.where({}));
    }
    void operator()(const FlagshipHit& e) {
        if (befalls()) upgrades_[e.player] += name(e.place);
    }
    void operator()(const MarkerSet& e) {
        if (!befalls() || e.marker < 0 || e.marker >= kMarkers || e.where != Ambition::None) return;
        const AmbitionMarker& marker = before_.markers[static_cast<std::size_t>(e.marker)];
        const auto [first, second] = markerValue(e.marker, marker.flipped);
        add(translate("campaign", "The ambition marker %1/%2 goes back: %3 no longer has it",
                      "Power of the first and the second, ambition")
                .arg(QString::number(first), QString::number(second), name(marker.where)),
            step_.where({}));
    }
    void operator()(const PiecesScrapped& e) {
        if (befalls())
            add(translate("campaign", "%1 scraps pieces: %2", "player, pieces")
                    .arg(players_.of(e.player), piecesText(e.pieces)),
                step_.where({}));
    }
    void operator()(const HandChanged& e) {
        if (!befalls() || e.by == 0) return;
        add((e.by > 0 ? translate("campaign", "%1 draws %n action card(s)", "player", e.by)
                      : translate("campaign", "%1 loses %n action card(s)", "player", -e.by))
                .arg(players_.of(e.player)),
            step_.where({}));
    }
    void operator()(const TokenLaid& e) {
        if (lays_ && e.token.at != SystemId::None)
            note(laid_[tokenText(e.token)], e.token.at, book(27, "Tokens"));
        else if (befalls())
            add((isTurned(e.token)
                     ? translate("campaign", "Turned over: %1 (%2)", "a token, and where it lies")
                     : translate("campaign", "%1 is now with: %2", "a token, and where it lies"))
                    .arg(tokenText(e.token), placeText(e.token, players_)),
                step_.where({}));
    }
    /// True if the token lay there before, with its other side up.
    bool isTurned(const LaidToken& token) const {
        LaidToken other = token;
        other.turned = !token.turned;
        return std::ranges::find(before_.campaign.tokens, other) != before_.campaign.tokens.end();
    }
    void operator()(const GateBroken& e) {
        add(translate("campaign", "%1 breaks: what lies there goes into the Twisted Passage")
                .arg(name(e.gate)),
            27, "Tokens");
    }
    void operator()(const BuildingPlaced& e) {
        if (!corrected_ && e.player == Player::Free)
            note(freed_, e.system, step_.where(book(15, "The Free States")));
    }
    void operator()(const BuildingRemoved& e) {
        if (course_) note(gone_, e.system, step_.where({}));
    }
    void operator()(const ShipHit& e) {
        if (strikes_ && !e.attacker && e.taker == Player::None)
            note(hits_[e.player], e.system, book(18, "Blight Crises"));
        if (befalls() && !e.wasFresh) note(lost_[e.player], e.system, step_.where({}));
    }
    template <typename Other>
    void operator()(const Other&) {}

  private:
    /// How much came to which systems, and where the first of it stands.
    struct Systems {
        std::map<SystemId, int> counts;
        RuleRef ref;
    };

    static void note(Systems& systems, SystemId system, const RuleRef& ref, int count = 1) {
        if (systems.counts.empty()) systems.ref = ref;
        systems.counts[system] += count;
    }
    /// The page of the Blight describes how it spreads. Only a setup and a card have a place of their own.
    RuleRef ofBlight() const {
        const RuleRef ref = step_.where({});
        return step_.setsUp() || ref.book == Book::Card ? ref : book(19, "The Blight");
    }
    /// "3 Hex, 4 Gate ×2". The text has a place for it, after one for what it is about, if anything.
    void tellSystems(const Systems& systems, const QString& text, const QString& about = {}) {
        if (systems.counts.empty()) return;
        QStringList list;
        for (const auto& [system, count] : systems.counts)
            list += count == 1 ? name(system)
                               : translate("campaign", "%1 ×%2", "a system, and how many there")
                                     .arg(name(system), QString::number(count));
        add(about.isNull() ? text.arg(listed(list)) : text.arg(about, listed(list)), systems.ref);
    }
    static QString listed(const QStringList& list) {
        return list.join(translate("entries", ", ", "between the parts of a list"));
    }
    static RuleRef book(std::uint8_t page, std::string_view heading) {
        return {Book::BlightedReach, page, heading};
    }
    void add(const QString& words, const RuleRef& ref) { seen_.push_back({causedBy(cause_, words), ref}); }
    static QString causedBy(CardId card, const QString& words) {
        return isCard(card)
                   ? translate("campaign", "%1: %2", "a card, and what it changes").arg(name(card), words)
                   : words;
    }
    /// The card of the Court whose Crisis begins, or None if it has none, or if more than one lies there.
    CardId inCourt(const Pending& asked) const {
        if (!now_ || asked.stage <= crises::kCourt) return CardId::None;
        const int step = asked.stage - 1 - crises::kCourt;
        const auto place = static_cast<std::size_t>(step / (kAttached + 1));
        if (place >= now_->court.size()) return CardId::None;
        const CourtSlot& slot = now_->court[place];
        return step % (kAttached + 1) == kAttached ? slot.card
               : slot.attached.size() == 1         ? slot.attached[0]
                                                   : CardId::None;
    }
    /// The card that a frozen resource leaves (BR p.27).
    CardId frozenOn(const TokenMoved& e) const {
        CardId from = CardId::None;
        if (e.from == TokenPlace::Frozen && isColor(e.fromPlayer))
            before_.of(e.fromPlayer).cards.forEach([&](CardId card) {
                if (contains(cardOf(card).resources.freezes, e.token)) from = card;
            });
        return from;
    }
    void add(const QString& words, std::uint8_t page, std::string_view heading) {
        add(words, book(page, heading));
    }

    /// Tokens of one kind are one change: "Ana discards Psionic (2)".
    void discard(const TokenMoved& e) {
        const int many = ++discarded_[{e.fromPlayer, e.token}];
        const CardId cause = isCard(cause_) ? cause_ : frozenOn(e);
        const auto text = [&](int tokens) {
            const QString who = players_.of(e.fromPlayer);
            return causedBy(cause,
                            tokens == 1
                                ? translate("campaign", "%1 discards %2").arg(who, name(e.token))
                                : translate("campaign", "%1 discards %2 (%3)", "player, resource, how many")
                                      .arg(who, name(e.token), QString::number(tokens)));
        };
        const auto told = std::ranges::find(seen_, text(many - 1), &Change::text);
        if (many > 1 && told != seen_.end())
            told->text = text(many);
        else
            seen_.push_back({text(many), step_.where({})});
    }

    /// Crises and Edicts change the table without an entry of a player.
    bool befalls() const { return step_.isOpen(Ask::Crises) || step_.isOpen(Ask::Edicts); }
    /// The card in this place of the Court before the entry.
    QString courtCard(int at) const {
        const auto& court = before_.court;
        return at >= 0 && at < static_cast<int>(court.size()) ? name(court[static_cast<std::size_t>(at)].card)
                                                              : translate("pieces", "the Court");
    }

    const State& before_;
    const PlayerNames& players_;
    Step step_;
    bool corrected_;
    bool lays_;
    bool course_;  ///< a step of the campaign's own
    bool scored_;
    bool parted_;                  ///< a deal, whose parts are told
    bool strikes_;                 ///< Crises may strike in it
    bool shifts_;                  ///< an Act may end in it
    std::optional<State> now_;     ///< follows the events, while cards of the Court are resolved
    CardId cause_ = CardId::None;  ///< the card of the Court that is resolved
    bool struck_ = false;
    std::ptrdiff_t struckAt_ = 0;  ///< how many changes were told before
    Systems empire_;
    Systems blight_;
    Systems freed_;
    Systems gone_;
    QStringList boxed_;
    RuleRef boxesRef_;
    std::map<QString, Systems> laid_;
    std::map<Player, Systems> hits_;
    std::map<std::pair<Player, Resource>, int> discarded_;
    std::map<Player, QStringList> upgrades_;  ///< those of a Flagship that Crises hit
    std::map<Player, Systems> ships_;         ///< of players
    std::map<Player, Systems> lost_;
    std::map<std::pair<Player, SystemId>, int> counted_;
    std::map<Player, Systems> repaired_;
    std::vector<Change> seen_;
};

bool enforces(const State& before, const Command& command) {
    const auto* choose = std::get_if<command::Choose>(&command);
    return choose && !before.pending.empty() && before.pending.back().ask == Ask::Govern &&
           choose->choice.card == before.campaign.policy;
}

Change crisesToCome(const State& before) {
    QStringList cards;
    const auto list = [&](CardId card) {
        if (isCard(card) && cardOf(card).kind == CardKind::Vox && cardOf(card).crisis != nullptr)
            cards += name(card);
    };
    for (const CourtSlot& slot : before.court) {
        for (const CardId attached : slot.attached) list(attached);
        list(slot.card);
    }
    if (cards.isEmpty()) return {};
    return {translate("campaign", "Then, after the event dice, the Crises of: %1")
                .arg(cards.join(translate("entries", ", ", "between the parts of a list"))),
            {Book::BlightedReach, 18, "Court Crises"}};
}

void tellEdictsToCome(const State& before, const PlayerNames& players, std::vector<Change>& all) {
    std::map<int, QString> edicts;
    before.campaign.booklet.forEach([&](CardId card) {
        if (const PrintedCard* printed = printedOf(card); printed && printed->kind == PrintedKind::Edict)
            edicts.emplace(printed->order, QString::fromUtf8(printed->name));
    });
    if (edicts.empty()) return;
    QStringList names;
    for (const auto& [order, edict] : edicts) names += edict;
    all.push_back({translate("campaign", "The Edicts, in this order: %1")
                       .arg(names.join(translate("entries", ", ", "between the parts of a list"))),
                   {Book::BlightedReach, 20, "Edicts"}});
    const CardId policy = before.campaign.policy;
    if (before.campaign.firstRegent == Player::None || !isCard(policy)) return;
    const RuleRef govern{Book::BlightedReach, 20, "Govern the Imperial Reach"};
    all.push_back({translate("campaign", "%1 enforces %2 or changes it", "player, Policy")
                       .arg(players.of(before.campaign.firstRegent), name(policy)),
                   govern});
    if (const QString brings = policyText(policy); !brings.isEmpty()) all.push_back({brings, govern});
}

/// What follows the Summit of the Imperial Council, whoever calls it or not (BR p.14).
Change afterTheSummit(const State& before, const Command& command, const PlayerNames& players) {
    const auto* call = std::get_if<command::CallSummit>(&command);
    const bool council = std::ranges::any_of(
        before.pending, [](const Pending& one) { return one.ask == Ask::Event && isCard(one.card); });
    if (!call || !council || before.campaign.firstRegent == call->player ||
        before.seat(call->player).title != Title::Regent)
        return {};
    return {translate("campaign", "After the Summit %1 becomes First Regent, if still a Regent")
                .arg(players.of(call->player)),
            {Book::BlightedReach, 14, "Securing the Council"}};
}

}  // namespace

std::vector<Change> campaignChanges(const State& before, const Command& command,
                                    const std::vector<Event>& events, const PlayerNames& players) {
    CampaignWitness witness(before, command, events, players);
    for (const Event& event : events) witness.follow(event);
    std::vector<Change> all = witness.take();
    if (enforces(before, command))
        all.insert(all.begin(), {policyText(before.campaign.policy),
                                 {Book::BlightedReach, 20, "Govern the Imperial Reach"}});
    if (const auto* resolve = std::get_if<command::ResolveEvent>(&command)) {
        if (!resolve->crises)
            tellEdictsToCome(before, players, all);
        else if (const Change crises = crisesToCome(before); !crises.text.isEmpty())
            all.push_back(crises);
    }
    if (const Change next = afterTheSummit(before, command, players); !next.text.isEmpty())
        all.push_back(next);
    // Nobody but the two sees these cards, so no event tells of them.
    const auto* use = std::get_if<command::Use>(&command);
    if (const CardId informants = findCard("F602");
        use && use->card == informants && isColor(use->choice.player))
        all.push_back({translate("campaign",
                                 "%1 gives %2 the highest action card of the hand; then %2 gives %1 the "
                                 "highest, even the one just received")
                           .arg(players.of(use->player), players.of(use->choice.player)),
                       {Book::Card, 0, nameOf(informants)}});
    return all;
}

}  // namespace reach::words
