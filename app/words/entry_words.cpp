#include "app/words/entry_words.h"

#include "app/words/ability_words.h"
#include "app/words/battle_words.h"
#include "app/words/campaign/campaign_words.h"
#include "app/words/campaign/token_words.h"
#include "app/words/correction_words.h"
#include "app/words/rule_words.h"
#include "app/words/translate.h"
#include "engine/campaign/flagship.h"
#include "engine/contract/catalogue.h"
#include "engine/record/record.h"

#include <QStringList>

#include <algorithm>
#include <numeric>

namespace reach::words {
namespace {

using namespace command;

/// A list: "fresh ship, city". Equal things in a row are counted.
QString listed(const QStringList& things) {
    QStringList parts;
    for (qsizetype i = 0; i < things.size();) {
        qsizetype same = i + 1;
        while (same < things.size() && things[same] == things[i]) ++same;
        parts += same - i == 1 ? things[i]
                               : translate("entries", "%1 × %2", "how many of what")
                                     .arg(QString::number(same - i), things[i]);
        i = same;
    }
    return parts.join(translate("entries", ", ", "between the parts of a list"));
}

}  // namespace

QString choiceText(const Choice& choice, const PlayerNames& players) {
    QStringList parts;
    if (choice.from != SystemId::None) parts += translate("entries", "from %1").arg(name(choice.from));
    if (choice.system != SystemId::None) parts += name(choice.system);
    if (choice.cluster >= 0) parts += translate("entries", "cluster %1").arg(choice.cluster + 1);
    if (choice.player != Player::None) parts += players.of(choice.player);
    if (choice.resource != Resource::None) parts += name(choice.resource);
    if (choice.gives != Resource::None) parts += translate("entries", "giving %1").arg(name(choice.gives));
    if (choice.card != CardId::None) parts += name(choice.card);
    if (choice.golem != Golem::None) parts += name(choice.golem);
    if (choice.piece != TrophyKind::None) parts += name(choice.piece);
    if (choice.flagship && choice.count >= 0) return name(slotOf(choice.count));
    if (choice.count >= 0) parts += QString::number(choice.count);
    if (choice.ships != Ships{}) parts += name(choice.ships);
    if (choice.flagship) parts += translate("entries", "the Flagship");
    if (choice.which.says()) parts += name(choice.which);
    return parts.join(translate("entries", ", ", "between the parts of a list"));
}

namespace {

QString diceText(const DiceCount& dice) {
    constexpr std::array kKinds{QT_TRANSLATE_NOOP("entries", "%1 assault"),
                                QT_TRANSLATE_NOOP("entries", "%1 skirmish"),
                                QT_TRANSLATE_NOOP("entries", "%1 raid")};
    QStringList parts;
    for (std::size_t kind = 0; kind < kDice; ++kind)
        if (dice[kind] > 0) parts += translate("entries", kKinds[kind]).arg(dice[kind]);
    if (parts.isEmpty()) return translate("entries", "no dice");
    return parts.join(translate("entries", ", ", "between the parts of a list"));
}

int diceIn(const RolledFaces& faces) {
    int dice = 0;
    for (const auto& kind : faces) dice = std::accumulate(kind.begin(), kind.end(), dice);
    return dice;
}

struct Teller {
    const PlayerNames& players;

    QString operator()(const PlayCard& c) const {
        const QString who = players.of(c.player);
        switch (c.mode) {
            case PlayMode::Lead: return translate("entries", "%1 leads %2").arg(who, name(c.card));
            case PlayMode::Surpass:
                return translate("entries", "%1 surpasses with %2").arg(who, name(c.card));
            case PlayMode::Copy:
                return isFaceUp(c.card) ? translate("entries", "%1 copies with %2").arg(who, name(c.card))
                                        : translate("entries", "%1 copies with a card face down").arg(who);
            case PlayMode::Pivot: return translate("entries", "%1 pivots with %2").arg(who, name(c.card));
            case PlayMode::Event: return translate("entries", "%1 plays an Event card").arg(who);
        }
        return {};
    }
    QString operator()(const Pass& c) const { return by(c, translate("entries", "%1 passes")); }
    QString operator()(const Declare& c) const {
        return by(c, translate("entries", "%1 declares %2"), name(c.ambition));
    }
    QString operator()(const Seize& c) const {
        if (c.outrage != Resource::None)
            return by(c, translate("entries", "%1 seizes the initiative by Outrage: %2"), name(c.outrage));
        return by(c, translate("entries", "%1 seizes the initiative"));
    }
    QString operator()(const EndPrelude& c) const {
        return by(c, translate("entries", "%1 ends the Prelude"));
    }
    QString operator()(const EndTurn& c) const { return by(c, translate("entries", "%1 ends the turn")); }
    QString operator()(const Spend& c) const {
        if (c.golem != Golem::None) return by(c, translate("entries", "%1 spends %2"), name(c.golem));
        if (c.as == c.token) return by(c, translate("entries", "%1 spends %2"), name(c.token));
        return by(c, translate("entries", "%1 spends %2 as %3"), name(c.token), name(c.as));
    }
    QString operator()(const Tax& c) const { return withWhich(taxText(c), c.which); }
    QString taxText(const Tax& c) const {
        if (c.owner == Player::None)
            return by(c, translate("entries", "%1 taxes an empty slot in %2"), name(c.system));
        if (c.owner == c.player) {
            if (c.gains != Resource::None)
                return by(c, translate("entries", "%1 taxes %2 for %3"), name(c.system), name(c.gains));
            return by(c, translate("entries", "%1 taxes %2"), name(c.system));
        }
        if (c.gains != Resource::None)
            return by(c, translate("entries", "%1 taxes %2, a city of %3, for %4"), name(c.system),
                      players.of(c.owner), name(c.gains));
        return by(c, translate("entries", "%1 taxes %2, a city of %3"), name(c.system), players.of(c.owner));
    }
    QString operator()(const Build& c) const { return withWhich(buildText(c), c.which); }
    QString buildText(const Build& c) const {
        if (c.system == SystemId::None)
            return by(c, translate("entries", "%1 builds: %2 as %3"), name(c.piece), name(c.place));
        if (c.outside)
            return by(c, translate("entries", "%1 builds: %2 in %3, beside the slots"), name(c.piece),
                      name(c.system));
        if (c.at != Player::None && c.at != c.player)
            return by(c, translate("entries", "%1 builds: %2 in %3, at a starport of %4"), name(c.piece),
                      name(c.system), players.of(c.at));
        return by(c, translate("entries", "%1 builds: %2 in %3"), name(c.piece), name(c.system));
    }
    QString operator()(const Repair& c) const {
        if (isColor(c.owner) && c.owner != c.player)
            return c.system == SystemId::None
                       ? by(c, translate("entries", "%1 repairs on the Flagship of %2: %3"),
                            players.of(c.owner), name(c.place))
                       : by(c, translate("entries", "%1 repairs: %2 of %3 in %4"), name(c.piece),
                            players.of(c.owner), name(c.system));
        if (c.system == SystemId::None)
            return by(c, translate("entries", "%1 repairs on the Flagship: %2"), name(c.place));
        return withWhich(by(c, translate("entries", "%1 repairs: %2 in %3"), name(c.piece), name(c.system)),
                         c.which);
    }
    QString operator()(const Move& c) const {
        QString who = name(c.ships);
        if (c.of != Player::None) who = translate("entries", "%1 of %2", "ships").arg(who, players.of(c.of));
        if (c.fleet != Ships{}) who = translate("entries", "%1 and %2 Imperial").arg(who, name(c.fleet));
        if (c.flagship && c.ships == Ships{} && c.fleet == Ships{})
            who = c.of == Player::None ? translate("entries", "the Flagship")
                                       : translate("entries", "the Flagship of %1").arg(players.of(c.of));
        else if (c.flagship)
            who = translate("entries", "the Flagship and %1").arg(who);
        auto text = by(c, translate("entries", "%1 moves %2 from %3"), who, name(c.from));
        for (const Hop& hop : c.route)
            text += translate("entries", " to %1", "a step of a move").arg(name(hop.to));
        if (c.slipstream) return translate("entries", "%1, by the Slipstream Drive").arg(text);
        return text;
    }
    QString operator()(const Influence& c) const { return card(c, translate("entries", "%1 influences %2")); }
    QString operator()(const Secure& c) const { return card(c, translate("entries", "%1 secures %2")); }
    QString operator()(const Ransack& c) const { return card(c, translate("entries", "%1 ransacks %2")); }
    QString operator()(const Battle& c) const {
        // The dice may be collected later, after the defender's cards.
        QString text = c.dice == DiceCount{} ? by(c, translate("entries", "%1 battles %2 in %3"),
                                                  players.of(c.defender), name(c.system))
                                             : by(c, translate("entries", "%1 battles %2 in %3 with %4"),
                                                  players.of(c.defender), name(c.system), diceText(c.dice));
        if (c.fleet != Ships{})
            text = translate("entries", "%1, and Imperial ships: %2").arg(text, name(c.fleet));
        if (!c.lent.any()) return text;
        const QString ships = c.lent.ships == Ships{} ? translate("entries", "the Flagship")
                              : c.lent.flagship
                                  ? translate("entries", "the Flagship and %1").arg(name(c.lent.ships))
                                  : name(c.lent.ships);
        return translate("entries", "%1, and ships of %2: %3").arg(text, players.of(c.lent.of), ships);
    }
    QString operator()(const Collect& c) const {
        return by(c, translate("entries", "%1 collects %2"), diceText(c.dice));
    }
    QString operator()(const Take& c) const { return card(c, translate("entries", "%1 takes %2")); }
    QString operator()(const Roll& c) const {
        return translate("entries", "The roll: %1").arg(totalsText(c.faces));
    }
    QString operator()(const Reroll& c) const {
        if (const int dice = diceIn(c.before); dice > 0)
            return translate("entries", "Dice rolled again: %1").arg(dice);
        return translate("entries", "No dice are rolled again");
    }
    QString operator()(const Suffer& c) const {
        QStringList ships;
        for (const Hurt hurt : c.hits)
            ships += isLent(hurt) ? translate("entries", "%1 (lent)", "a ship, or an Upgrade of a Flagship")
                                        .arg(name(targetOf(hurt)))
                                  : name(targetOf(hurt));
        return by(c, translate("entries", "%1 takes hits on: %2"), listed(ships));
    }
    QString operator()(const Strike& c) const {
        QStringList pieces;
        for (const Hit& hit : c.targets) pieces += name(hit);
        return by(c, translate("entries", "%1 deals hits to: %2", "a player, and the pieces hit"),
                  listed(pieces));
    }
    QString operator()(const Raid& c) const {
        if (isToken(c.piece)) return by(c, translate("entries", "%1 raids %2"), name(c.piece));
        if (c.piece != TrophyKind::None)
            return by(c, translate("entries", "%1 raids %2 (%3)", "kind of piece, and whose it is"),
                      name(c.piece), players.of(c.color));
        return by(c, translate("entries", "%1 raids %2"),
                  c.golem != Golem::None         ? name(c.golem)
                  : c.resource != Resource::None ? name(c.resource)
                                                 : name(c.card));
    }
    QString operator()(const EndRaid& c) const { return by(c, translate("entries", "%1 ends the raid")); }
    QString operator()(const Court& c) const {
        return translate("entries", "Into the Court: %1").arg(name(c.card));
    }
    QString operator()(const Use& c) const {
        if (QString own = abilityText(c, players); !own.isEmpty()) return own;
        const auto& abilities = cardOf(c.card).abilities;
        const bool discards = c.ability < abilities.size() && abilities[c.ability].discards;
        QString text = card(c, discards ? translate("entries", "%1 discards %2 to use it")
                                        : translate("entries", "%1 uses %2"));
        if (c.choice == Choice{}) return text;
        return translate("entries", "%1: %2", "an entry, and what was chosen")
            .arg(text, choiceText(c.choice, players));
    }
    QString operator()(const Choose& c) const {
        if (c.choice == Choice{})
            return by(c, translate("entries", "%1 does so", "a player, asked whether to"));
        return by(c, translate("entries", "%1 chooses %2"), choiceText(c.choice, players));
    }
    QString operator()(const PutFirst& c) const { return card(c, translate("entries", "%1 uses %2 first")); }
    QString operator()(const Seal& c) const {
        return by(c, translate("entries", "%1 seals a secret (%2)"), name(c.key.card));
    }
    QString operator()(const Reveal& c) const {
        return by(c, translate("entries", "%1 reveals %2: the seal was never broken"),
                  choiceText(c.choice, players));
    }
    QString operator()(const Decline& c) const { return by(c, translate("entries", "%1 declines")); }
    QString operator()(const Discard& c) const {
        if (c.golem == Golem::None && c.resource == Resource::None)
            return by(c, translate("entries", "%1 discards three resources"));
        return by(c, translate("entries", "%1 discards %2"),
                  c.golem != Golem::None ? name(c.golem) : name(c.resource));
    }
    QString operator()(const Arrange& c) const {
        return by(c, translate("entries", "%1 rearranges resources"));
    }
    QString operator()(const Place& c) const {
        return by(c, translate("entries", "%1 places ships in %2"), name(c.system));
    }
    QString operator()(const Score&) const { return translate("entries", "The chapter is scored"); }
    QString operator()(const Mulligan& c) const {
        return by(c, c.redraw ? translate("entries", "%1 draws a new hand")
                              : translate("entries", "%1 keeps the hand"));
    }
    QString operator()(const Concede& c) const { return by(c, translate("entries", "%1 concedes")); }
    QString operator()(const SetDepth& c) const {
        return translate("entries", "Mirrored from now on: %1").arg(name(c.depth));
    }
    QString operator()(const SetStrictness& c) const {
        return translate("entries", "Rules from now on: %1").arg(name(c.strictness));
    }
    QString operator()(const Correct& c) const {
        return translate("entries", "Corrected: %1").arg(correctionText(c, players));
    }

    QString operator()(const RollEvent& c) const { return eventRollText(c); }
    QString operator()(const CallSummit& c) const { return by(c, translate("entries", "%1 calls a Summit")); }
    QString operator()(const CallToOrder& c) const { return by(c, politicsText(c.what)); }
    QString operator()(const Deal& c) const { return dealText(c, players); }
    QString operator()(const EndSummit& c) const {
        return by(c, c.opens ? translate("entries", "%1 opens the Negotiations")
                             : translate("entries", "%1 ends the Summit"));
    }
    QString operator()(const ResolveEvent& c) const {
        return by(c, c.crises ? translate("entries", "%1 resolves the Crises")
                              : translate("entries", "%1 resolves the Edicts"));
    }
    QString operator()(const Done&) const { return translate("entries", "Resolved at the table"); }

  private:
    QString by(const auto& entry, const QString& text, const auto&... more) const {
        return text.arg(players.of(entry.player), more...);
    }
    QString card(const auto& entry, const QString& text) const { return by(entry, text, name(entry.card)); }
};

/// The rule that explains an entry.
struct Citer {
    Rule operator()(const PlayCard& c) const {
        switch (c.mode) {
            case PlayMode::Lead: return Rule::LeadNeedsInitiative;
            case PlayMode::Surpass: return Rule::SurpassNeedsSuit;
            case PlayMode::Copy: return Rule::NoCardsInHand;
            case PlayMode::Pivot: return Rule::PivotNeedsOtherSuit;
            case PlayMode::Event: return Rule::EventNotLed;
        }
        return Rule::None;
    }
    Rule operator()(const Pass&) const { return Rule::PassNeedsInitiative; }
    Rule operator()(const Declare&) const { return Rule::DeclareOnce; }
    Rule operator()(const Seize&) const { return Rule::SeizeOnce; }
    Rule operator()(const EndPrelude&) const { return Rule::PreludeOver; }
    Rule operator()(const EndTurn&) const { return Rule::NotYourTurn; }
    Rule operator()(const Spend&) const { return Rule::TokenNotHeld; }
    Rule operator()(const Tax&) const { return Rule::TaxOwnOrControlled; }
    Rule operator()(const Build&) const { return Rule::BuildNeedsPresence; }
    Rule operator()(const Repair&) const { return Rule::RepairDamagedOnly; }
    Rule operator()(const Move&) const { return Rule::MoveAdjacent; }
    Rule operator()(const Influence&) const { return Rule::InfluenceCourtCard; }
    Rule operator()(const Secure&) const { return Rule::SecureMostAgents; }
    Rule operator()(const Ransack&) const { return Rule::RansackDefendersCard; }
    Rule operator()(const Battle&) const { return Rule::BattleNeedsShips; }
    Rule operator()(const Roll&) const { return Rule::RollMatchesDice; }
    Rule operator()(const Reroll&) const { return Rule::RerollLimit; }
    Rule operator()(const Suffer&) const { return Rule::HitsMustMatch; }
    Rule operator()(const Strike&) const { return Rule::TargetsInOrder; }
    Rule operator()(const Raid&) const { return Rule::RaidNeedsKeys; }
    Rule operator()(const EndRaid&) const { return Rule::RaidNeedsKeys; }
    Rule operator()(const Court&) const { return Rule::SecureMostAgents; }
    Rule operator()(const Discard&) const { return Rule::DiscardNotNeeded; }
    Rule operator()(const Arrange&) const { return Rule::ArrangeAfterGain; }
    Rule operator()(const Place&) const { return Rule::PlaceAtGate; }
    Rule operator()(const Score&) const { return Rule::ChapterNotOver; }
    Rule operator()(const Mulligan&) const { return Rule::MulliganOnlySecond; }
    Rule operator()(const CallToOrder&) const { return Rule::SummitActions; }
    Rule operator()(const Deal& c) const { return c.favors > 0 ? Rule::FavorsCost : Rule::NegotiationAction; }
    Rule operator()(const auto&) const { return Rule::None; }
};

}  // namespace

Rule entryRule(const Command& command) {
    return std::visit(Citer{}, command);
}

RuleRef refillRule(const State& before) {
    const bool deals =
        std::ranges::any_of(before.pending, [](const Pending& one) { return one.ask == Ask::ActSetup; });
    if (!deals) return {Book::Base, 13, "Secure"};
    return before.campaign.act > 1 ? RuleRef{Book::BlightedReach, 7, "Act II & III Setup"}
                                   : RuleRef{Book::BlightedReach, 5, "1. Set Up Table"};
}

QString entryCitation(const State& before, const Command& command) {
    if (std::holds_alternative<Court>(command)) return citation(refillRule(before));
    if (const auto* use = std::get_if<Use>(&command)) return citation({Rule::CardConditions, use->card});
    const Rule rule = entryRule(command);
    return rule == Rule::None ? QString() : citation(rule);
}

QString entryText(const Command& command, const PlayerNames& players) {
    return std::visit(Teller{players}, command);
}

}  // namespace reach::words
