#include "app/words/campaign/campaign_words.h"

#include "app/words/campaign/chore_words.h"
#include "app/words/campaign/token_words.h"
#include "app/words/translate.h"
#include "engine/campaign/fate_cards.h"
#include "engine/contract/catalogue.h"

#include <QStringList>

#include <algorithm>

namespace reach::words {
namespace {

using namespace command;
using Kind = DealPart::Kind;

/// One piece among the Trophies.
QString trophyOf(const DealPart& part, const PlayerNames& players) {
    if (part.piece == TrophyKind::Ships && part.color == Player::Blight)
        return translate("campaign", "1 Blight");
    if (part.piece == TrophyKind::Ships && part.color == Player::Empire)
        return translate("campaign", "1 Imperial ship");
    const QString owner = players.of(part.color);
    switch (part.piece) {
        case TrophyKind::Ships: return translate("campaign", "1 ship of %1").arg(owner);
        case TrophyKind::Agents: return translate("campaign", "1 agent of %1").arg(owner);
        case TrophyKind::Cities: return translate("campaign", "1 city of %1").arg(owner);
        case TrophyKind::Starports: return translate("campaign", "1 starport of %1").arg(owner);
        default:
            return translate("campaign", "%1 (%2)", "kind of piece, and whose it is")
                .arg(name(part.piece), owner);
    }
}

QString pieceOf(const DealPart& part, const PlayerNames& players) {
    if (part.resource != Resource::None && isCard(part.card))
        return translate("campaign", "%1 from %2", "a resource in a deal, and the card that it lies on")
            .arg(name(part.resource), name(part.card));
    if (part.resource != Resource::None) return name(part.resource);
    if (part.golem != Golem::None) return name(part.golem);
    if (part.card != CardId::None) return name(part.card);
    if (part.piece == TrophyKind::Favors)
        return translate("campaign", "a Favor of %1").arg(players.of(part.color));
    if (part.piece == TrophyKind::Captives)
        return translate("campaign", "a Captive of %1").arg(players.of(part.color));
    if (part.piece == TrophyKind::CaptiveShips)
        return translate("campaign", "a Captive ship of %1").arg(players.of(part.color));
    if (isToken(part.piece))
        return name(part.piece == TrophyKind::Banners ? PieceKind::Banner : PieceKind::Bunker);
    return translate("campaign", "Trophy: %1").arg(trophyOf(part, players));
}

/// The text of a consent: to a resource that is a Monopoly (F319), or to Guild cards (F414).
QString consentText(const DealPart& part) {
    return part.resource == Resource::None ? translate("campaign", "a Guild card") : name(part.resource);
}

/// The text for a ceded piece: one piece, of any number there.
QString cededText(const DealPart& part) {
    return withWhich(name(part.piece == TrophyKind::Ships    ? PieceKind::Ship
                          : part.piece == TrophyKind::Cities ? PieceKind::City
                                                             : PieceKind::Starport),
                     part.which);
}

}  // namespace

QString dealThingText(const DealPart& part, const PlayerNames& players) {
    switch (part.kind) {
        case Kind::Cede:
            return translate("campaign", "cede %1 in %2").arg(cededText(part), name(part.system));
        case Kind::Delegate: return translate("campaign", "delegate %1").arg(name(part.card));
        case Kind::Promise: return translate("campaign", "promise a Favor");
        case Kind::Give: return pieceOf(part, players);
        case Kind::Invite: return translate("campaign", "invite to the Empire");
        case Kind::Consent: return translate("campaign", "consent to a gift: %1").arg(consentText(part));
        case Kind::Share: return translate("campaign", "share the Rumor in %1").arg(name(part.system));
        case Kind::Forgive: return translate("campaign", "forgive Outrage: %1").arg(name(part.resource));
        case Kind::Broker:
            return translate("campaign", "make peace in cluster %1").arg(clusterOf(part.system) + 1);
        case Kind::Buy:
            return translate("campaign", "make peace in cluster %1, returning a Favor")
                .arg(clusterOf(part.system) + 1);
    }
    return {};
}

QString dealPartText(const DealPart& part, const PlayerNames& players) {
    const QString from = players.of(part.from);
    const QString to = players.of(part.to);
    switch (part.kind) {
        case Kind::Cede:
            return translate("campaign", "%1 cedes to %2: %3 in %4")
                .arg(from, to, cededText(part), name(part.system));
        case Kind::Delegate:
            return translate("campaign", "%1 delegates %3 to %2").arg(from, to, name(part.card));
        case Kind::Promise: return translate("campaign", "%1 promises %2 a Favor").arg(from, to);
        case Kind::Give:
            return translate("campaign", "%1 gives %2: %3").arg(from, to, pieceOf(part, players));
        case Kind::Invite: return translate("campaign", "%1 invites %2 to the Empire").arg(from, to);
        case Kind::Consent:
            return translate("campaign", "%1 consents that %2 gives: %3").arg(from, to, consentText(part));
        case Kind::Forgive:
            return translate("campaign", "%1 forgives %2 and takes a Favor: %3")
                .arg(from, to, name(part.resource));
        case Kind::Share:
            return translate("campaign", "%1 shares the Rumor in %3 with %2")
                .arg(from, to, name(part.system));
        case Kind::Broker:
            return translate("campaign", "%1 and %2 are for peace in cluster %3")
                .arg(from, to, QString::number(clusterOf(part.system) + 1));
        case Kind::Buy:
            return translate("campaign", "%1 returns a Favor, and %2 is for peace in cluster %3")
                .arg(from, to, QString::number(clusterOf(part.system) + 1));
    }
    return {};
}

QString dealText(const Deal& deal, const PlayerNames& players) {
    QStringList parts;
    for (const DealPart& part : deal.parts) parts += dealPartText(part, players);
    const QString all = parts.join(translate("campaign", "; ", "between the parts of a deal"));
    if (deal.favors == 0) return translate("campaign", "A deal: %1").arg(all);
    return translate("campaign", "%1 returns %2 Favors of %3: %4")
        .arg(players.of(deal.player), QString::number(deal.favors), players.of(deal.rival), all);
}

QString eventRollText(const RollEvent& roll, bool between) {
    QStringList shown;
    if (roll.cluster >= 0) shown += translate("campaign", "cluster %1").arg(roll.cluster + 1);
    if (roll.symbol != Spot::Gate) shown += name(roll.symbol);
    if (between && ((roll.cluster >= 0 && roll.symbol != Spot::Gate) || roll.crisis))
        shown += roll.crisis ? translate("campaign", "Crises") : translate("campaign", "Edicts");
    return translate("campaign", "The event dice: %1").arg(shown.join(QStringLiteral(", ")));
}

QString summitText(const State& state, const PlayerNames& players) {
    const auto event = std::ranges::find(state.pending, Ask::Event, &Pending::ask);
    if (event == state.pending.end()) return {};
    return (event->card == CardId::None
                ? translate(
                      "campaign",
                      "The round ends with an event: %1 has the initiative and may call a Summit, where "
                      "everybody can deal, before the event dice are rolled")
                : translate("campaign",
                            "%1 has secured the Imperial Council and may call a Summit, where everybody can "
                            "deal, before the Crises or the Edicts are resolved"))
        .arg(players.of(event->player));
}

QString rollPurposeText(const State& state) {
    const auto& asked = state.pending;
    if (asked.size() < 2 || asked.back().ask != Ask::EventDice) return {};
    const Ask step = asked[asked.size() - 2].ask;
    if (step == Ask::Crises)
        return translate(
            "campaign",
            "For the Crises of the Court cards: the number and the symbol count, Crisis or Edict "
            "does not");
    if (step != Ask::ActSetup || state.campaign.act != 1) return {};
    return translate("campaign",
                     "The number says in which two clusters the Empire begins, the symbol where Free cities "
                     "stand; everywhere else the Blight begins");
}

QString policyText(CardId policy) {
    if (policy == findCard("AID03"))
        return translate("campaign",
                         "When enforced: a Trophy or Captive from every other Regent to the First "
                         "Regent, then a Weapon for each Regent");
    if (policy == findCard("AID04"))
        return translate("campaign",
                         "When enforced: every Regent pays a Relic or Psionic, then gains the "
                         "bonus Power of their cities");
    if (policy == findCard("AID05"))
        return translate("campaign",
                         "When enforced: every Regent pays a Material, Fuel or Weapon, then 2 "
                         "Imperial ships come");
    // "Govern with Authority", of the Steward (F124 to F126).
    if (policy == findCard("F124"))
        return translate(
            "campaign",
            "When enforced: a Trophy or Captive from every other Regent, and from Outlaws under "
            "the Empire, to the First Regent, then a Weapon and any one resource for each Regent");
    if (policy == findCard("F125"))
        return translate("campaign",
                         "When enforced: every Regent, and every Outlaw under the Empire, pays a Material, "
                         "Fuel or Weapon, then 4 Imperial ships come");
    if (policy == findCard("F126"))
        return translate("campaign",
                         "When enforced: every Regent, and every Outlaw under the Empire, pays a Relic or "
                         "Psionic, then every Regent gains twice the bonus Power of their cities");
    return {};
}

QString politicsText(Politics what) {
    switch (what) {
        case Politics::Petition: return translate("campaign", "%1 petitions the Imperial Council");
        case Politics::Leave: return translate("campaign", "%1 leaves the Empire");
        case Politics::Revive: return translate("campaign", "%1 revives the Empire");
    }
    return {};
}

namespace {

QString fateStepText(const Pending& pending) {
    const FateStep& step = stepOf(pending);
    switch (step.name) {
        case StepName::Replenish:
            return translate("campaign", "Replenish your fleet: place a ship until there are %1")
                .arg(step.count);
        case StepName::ScrapShips:
            return translate("campaign", "Scrap a Loyal ship, from the map or your supply: %1 left")
                .arg(step.count - pending.memo.as<memo::Scrapped>().ships);
        case StepName::StillInPlay:
            return translate("campaign", "Which of these are still in play? Their cards join the Court deck");
        case StepName::SellOut:
            return translate("campaign", "Scrap one of your Monopolies and all your resources of its type");
        case StepName::RevealPortal: return translate("campaign", "Where was the Portal? The secret is told");
        case StepName::BuildAboard: return translate("campaign", "Build on a free place of your Flagship");
        case StepName::CarryHome:
            return translate("campaign", "Resources of the Hoard come onto your board; the rest returns");
        case StepName::ShatterRelics:
            return translate("campaign", "You may scrap Relics: your objective advances by 2 for each");
        case StepName::SpendHoard:
            return translate(
                "campaign", "You may spend Fuel, Material and Relics of the Hoard for their Prelude actions");
        case StepName::None: break;
    }
    if (step.chore != Chore::None) return choreText(step.chore);
    return translate("campaign", "Choose for %1").arg(name(pending.card));
}

}  // namespace

QString taskText(const Pending& pending) {
    if (pending.card == findCard("F903"))
        return translate("chores",
                         "Write down any planet where only you look, to be sealed here or on paper");
    return choreText(stepOf(pending).chore);
}

QString campaignQuestionText(const Pending& pending, const PlayerNames& players) {
    switch (pending.ask) {
        case Ask::EventDice: {
            const EventDiceAsked dice = eventDiceOf(pending);
            if (dice.again)
                return translate("campaign", "You may roll any of these dice once more (%1)")
                    .arg(name(pending.card));
            return !dice.symbol   ? translate("campaign", "Roll the number die")
                   : !dice.number ? translate("campaign", "Roll the event die")
                                  : translate("campaign", "Roll the event die and the number die");
        }
        case Ask::Settle: return translate("campaign", "Settle beside an Imperial ship");
        case Ask::Policy: return translate("campaign", "Which Policy lies on top?");
        case Ask::CallSummit: return translate("campaign", "You may call a Summit");
        case Ask::CallToOrder: return translate("campaign", "Call to Order: return Favors, petition, leave");
        case Ask::Negotiate: return translate("campaign", "Negotiations: deals, then the end of the Summit");
        case Ask::CrisesOrEdicts: return translate("campaign", "Resolve the Crises or the Edicts");
        case Ask::Crises: return translate("campaign", "Which of the attached cards is resolved first?");
        case Ask::Trust:
            return translate("campaign", "Steal from the Imperial Trust: %1 left").arg(pending.count);
        case Ask::Govern: return translate("campaign", "Enforce the Policy, or change it");
        case Ask::Demand:
            return translate("campaign", "The Imperial Demand: what does %1 give?")
                .arg(players.of(pending.rival));
        case Ask::ImperialAction:
            return translate("campaign", "The Imperial Action (%1)").arg(name(pending.card));
        case Ask::AtTable:
            if (const QString chore = taskText(pending); !chore.isEmpty())
                return translate("campaign", "%1: %2. Then say it is done", "a Fate, and what is to do")
                    .arg(name(pending.card), chore);
            return translate("campaign", "The table resolves %1").arg(name(pending.card));
        case Ask::FateStep: return fateStepText(pending);
        case Ask::Advance:
            return pending.count > 0
                       ? translate("campaign",
                                   "How far does your objective marker advance? The table shows "
                                   "%1 so far")
                             .arg(pending.count)
                       : translate("campaign", "How far does your objective marker advance?");
        case Ask::GrandAmbitions:
            return translate("campaign", "How many of your grand ambitions are fulfilled?");
        case Ask::Flagship: return translate("campaign", "Where does your Flagship begin?");
        case Ask::Resettle:
            return pending.stage == 0   ? translate("campaign", "You may Resettle: where does a city go?")
                   : pending.stage == 1 ? translate("campaign", "Resettling: where does the starport go?")
                                        : translate("campaign", "Resettling: place a ship");
        case Ask::ChooseFate: return translate("campaign", "Choose your Fate for the next Act");
        case Ask::NextAct: return translate("campaign", "Play on, or pack up until another day");
        default: return {};
    }
}

}  // namespace reach::words
