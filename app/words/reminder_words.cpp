#include "app/words/reminder_words.h"

#include "app/words/translate.h"
#include "engine/contract/catalogue.h"

#include <array>

namespace reach::words {
namespace {

/// In the order of Reminder. %1 and %2 are the names in the advice.
constexpr std::array<const char*, kReminders> kReminderWords{
    QT_TRANSLATE_NOOP("reminders", "Instead of leading you may pass the initiative to the left"),
    QT_TRANSLATE_NOOP("reminders", "When everybody with cards passes in a row, the chapter ends"),
    QT_TRANSLATE_NOOP("reminders", "The number you lead is the ambition you may declare, now for %1 Power"),
    QT_TRANSLATE_NOOP("reminders", "No ambition marker is left: this lead declares nothing"),
    QT_TRANSLATE_NOOP("reminders", "The lead counts as 0: every %1 card surpasses it"),
    QT_TRANSLATE_NOOP("reminders", "The highest card that surpasses takes the initiative"),
    QT_TRANSLATE_NOOP("reminders", "Surpassing with a 7 seizes the initiative"),
    QT_TRANSLATE_NOOP("reminders", "Copy and Pivot give one action, whatever the pips"),
    QT_TRANSLATE_NOOP("reminders", "An extra card, face down, seizes the initiative"),
    QT_TRANSLATE_NOOP("reminders", "Declare %1 now or not at all, for %2 Power"),
    QT_TRANSLATE_NOOP("reminders", "Seize the initiative now, before anything else, or not at all"),
    QT_TRANSLATE_NOOP("reminders", "Spend resources first: the first action ends the Prelude"),
    QT_TRANSLATE_NOOP("reminders", "The spent resource's action lapses with the Prelude"),
    QT_TRANSLATE_NOOP("reminders", "What you spend is back in the supply only after the Prelude"),
    QT_TRANSLATE_NOOP("reminders", "A spent Weapon lets these pips battle"),
    QT_TRANSLATE_NOOP("reminders", "The Weapon is spent: your pips may battle"),
    QT_TRANSLATE_NOOP("reminders", "%1 is Outraged: it cannot be spent, but still counts"),
    QT_TRANSLATE_NOOP("reminders", "After a gain you may rearrange your resources"),
    QT_TRANSLATE_NOOP("reminders", "Each city is taxed once a turn"),
    QT_TRANSLATE_NOOP("reminders", "You control %1: tax %2's city and capture an agent"),
    QT_TRANSLATE_NOOP("reminders", "No slot is free: what you gain makes you discard"),
    QT_TRANSLATE_NOOP("reminders", "Each starport builds one ship a turn"),
    QT_TRANSLATE_NOOP("reminders", "%2 controls %1: what you build there comes damaged"),
    QT_TRANSLATE_NOOP("reminders", "The next city opens resource slots"),
    QT_TRANSLATE_NOOP("reminders", "With the next city each ambition won alone gives %1 Power more"),
    QT_TRANSLATE_NOOP("reminders", "You have damaged pieces to repair"),
    QT_TRANSLATE_NOOP("reminders", "From the starport in %1 ships fly on through gates no Rival controls"),
    QT_TRANSLATE_NOOP("reminders", "Tied on %1: securing takes more agents than each Rival"),
    QT_TRANSLATE_NOOP("reminders", "No hand has cards left: this is the last round of the chapter"),
    QT_TRANSLATE_NOOP("reminders", "An intercept hits once for each fresh defending ship, now %1"),
    QT_TRANSLATE_NOOP("reminders", "Destroying the city provokes Outrage: your %1 and its cards go"),
    QT_TRANSLATE_NOOP("reminders", "Keys count only while an attacking ship is left"),
    QT_TRANSLATE_NOOP("reminders", "What is destroyed becomes a Trophy of %1"),
    QT_TRANSLATE_NOOP("reminders", "Agents on the ransacked card become Trophies, not Captives"),
    QT_TRANSLATE_NOOP("reminders", "A raid costs the keys of the slot, or those on the card"),
    QT_TRANSLATE_NOOP("reminders", "%1: tied for first, so all tied are second"),
    QT_TRANSLATE_NOOP("reminders", "%1: tied for second, so nobody is"),
    QT_TRANSLATE_NOOP("reminders", "%1: no city bonus for a tie"),
    QT_TRANSLATE_NOOP("reminders", "Trophies stay: Warlord was not declared"),
    QT_TRANSLATE_NOOP("reminders", "Warlord is scored: all Trophies return"),
    QT_TRANSLATE_NOOP("reminders", "Captives stay: Tyrant was not declared"),
    QT_TRANSLATE_NOOP("reminders", "Tyrant is scored: all Captives return"),
    QT_TRANSLATE_NOOP("reminders", "%1 has enough Power: the game ends here"),
    QT_TRANSLATE_NOOP("reminders", "An Event card acts as the lead does; its event follows the last turn"),
    QT_TRANSLATE_NOOP("reminders", "A Rival was first: your Event card would give no actions"),
    QT_TRANSLATE_NOOP("reminders", "The round ends with an event: a Summit perhaps, then the dice"),
    QT_TRANSLATE_NOOP("reminders", "The round ends with the Council of %1, not with Event cards"),
    QT_TRANSLATE_NOOP("reminders", "Imperial ships obey you where you have pieces, as in %1"),
    QT_TRANSLATE_NOOP("reminders", "An Imperial ship moves only beside a ship of yours, one for one"),
    QT_TRANSLATE_NOOP("reminders", "A Catapult move ends in %1: %2"),
    QT_TRANSLATE_NOOP("reminders", "Imperial ships in %1: you neither harm nor tax %2 there"),
    QT_TRANSLATE_NOOP("reminders", "In %1 battle the Regent and Imperial ships, or these alone"),
    QT_TRANSLATE_NOOP("reminders", "Imperial ships defend beside %1 and intercept"),
    QT_TRANSLATE_NOOP("reminders", "You control %1: tax the Free city, without a Captive"),
    QT_TRANSLATE_NOOP("reminders", "You control %1: the Free starport builds you a ship"),
    QT_TRANSLATE_NOOP("reminders", "Favors to return: %1. A resource costs its raid cost, else 1"),
    QT_TRANSLATE_NOOP("reminders", "Each resource stolen from the Trust costs %1 a Power"),
    QT_TRANSLATE_NOOP("reminders", "Crises: systems where Blight strikes players' ships: %1"),
    QT_TRANSLATE_NOOP("reminders", "Blight in %1: two hits count as one, and it never intercepts"),
    QT_TRANSLATE_NOOP("reminders", "Enforce %1, or change it and enforce nothing"),
    QT_TRANSLATE_NOOP("reminders", "Ships at the Flagship this turn: %1 at most"),
    QT_TRANSLATE_NOOP("reminders", "At this %1 planet the Flagship has a slot to build"),
    QT_TRANSLATE_NOOP("reminders", "Dice that the Flagship collects, for its fresh starports: %1"),
    QT_TRANSLATE_NOOP("reminders", "Armor is hit before its Upgrade; a city there provokes nothing"),
    QT_TRANSLATE_NOOP("reminders", "The Slipstream Drive works in the Prelude only"),
    QT_TRANSLATE_NOOP("reminders", "Objective of %1: %2 spaces to go"),
    QT_TRANSLATE_NOOP("reminders", "%1 loses %2 Power unless the objective is completed now"),
    QT_TRANSLATE_NOOP("reminders", "Grand ambitions of %1 score now, undeclared"),
    QT_TRANSLATE_NOOP("reminders", "%1 wins by the objective only with at least 1 Power"),
    QT_TRANSLATE_NOOP("reminders", "After this chapter your damaged pieces are destroyed: %1"),
    QT_TRANSLATE_NOOP("reminders", "%1 has Blight and no ship: buildings there fall after this chapter"),
    QT_TRANSLATE_NOOP("reminders", "After this chapter Power above 1 is halved"),
};

/// The texts of a card's hints, in the order of its list.
struct HintWords {
    std::string_view card;
    const char* text;
};
constexpr HintWords kHintWords[]{
    {"LEAD01", QT_TRANSLATE_NOOP("hints", "first in Tyrant gains second's Power only; second none")},
    {"LEAD02", QT_TRANSLATE_NOOP("hints", "a tax brings 1 Psionic more")},
    {"LEAD03", QT_TRANSLATE_NOOP("hints", "a tax brings 1 Fuel more")},
    {"LEAD03", QT_TRANSLATE_NOOP("hints", "Tycoon is scored: all Fuel is discarded now")},
    {"LEAD04", QT_TRANSLATE_NOOP("hints", "declaring brings a resource of your choice")},
    {"LEAD04", QT_TRANSLATE_NOOP("hints", "what you do not control you cannot tax")},
    {"LEAD05", QT_TRANSLATE_NOOP("hints", "you must collect 2 more dice")},
    {"LEAD05", QT_TRANSLATE_NOOP("hints", "2 ships a move at most")},
    {"LEAD06", QT_TRANSLATE_NOOP("hints", "you may move before or after the battle")},
    {"LEAD06", QT_TRANSLATE_NOOP("hints", "first in Empath gains second's Power only; second none")},
    {"LEAD07", QT_TRANSLATE_NOOP("hints", "to declare, first give the poorest Rival a card")},
    {"LEAD07", QT_TRANSLATE_NOOP("hints", "you may influence before or after securing")},
    {"LEAD08", QT_TRANSLATE_NOOP("hints", "declaring lets you influence each Court card")},
    {"LEAD08", QT_TRANSLATE_NOOP("hints", "a lone agent secures no Guild card")},
    {"LEAD09", QT_TRANSLATE_NOOP("hints", "first in Tycoon gains second's Power only; second none")},
    {"LEAD11", QT_TRANSLATE_NOOP("hints", "no more assault than skirmish dice")},
    {"LEAD12", QT_TRANSLATE_NOOP("hints", "a new ambition secures the Court deck's top card")},
    {"LEAD12", QT_TRANSLATE_NOOP("hints", "you may influence twice")},
    {"LEAD12", QT_TRANSLATE_NOOP("hints", "Power for first place only")},
    {"LEAD13", QT_TRANSLATE_NOOP("hints", "tax Rivals and empty slots beside your ships")},
    {"LEAD14", QT_TRANSLATE_NOOP("hints", "Catapult moves start at gates, not at starports")},
    {"LEAD15", QT_TRANSLATE_NOOP("hints", "a tax brings 1 Weapon more")},
    {"LEAD15", QT_TRANSLATE_NOOP("hints", "an intercept hits once for each Weapon icon")},
    {"LEAD16", QT_TRANSLATE_NOOP("hints", "each starport you control repairs a ship after it")},
    {"LEAD16", QT_TRANSLATE_NOOP("hints", "controlled starports repair ships after the battle")},
    {"L01", QT_TRANSLATE_NOOP("hints", "Summon a ship at any city you control, once a turn")},
    {"L02", QT_TRANSLATE_NOOP("hints", "Fire Rifles hits in the next system")},
    {"L03", QT_TRANSLATE_NOOP("hints", "fresh ships that moved go on once more")},
    {"L04", QT_TRANSLATE_NOOP("hints", "assault dice add an intercept")},
    {"L05", QT_TRANSLATE_NOOP("hints", "no raid dice against a fresh starport")},
    {"L06", QT_TRANSLATE_NOOP("hints", "if all ships are fresh, ignore one intercept")},
    {"L07", QT_TRANSLATE_NOOP("hints", "repairs an attacking ship after the battle")},
    {"L08", QT_TRANSLATE_NOOP("hints", "gates take starports")},
    {"L09", QT_TRANSLATE_NOOP("hints", "a city beside the slots costs its planet's resource")},
    {"L10", QT_TRANSLATE_NOOP("hints", "Nurture taxes a city of yours")},
    {"L10", QT_TRANSLATE_NOOP("hints", "Prune swaps a city and a starport")},
    {"L11", QT_TRANSLATE_NOOP("hints", "gates take cities")},
    {"L16", QT_TRANSLATE_NOOP("hints", "Guide any ships to or from a fresh starport")},
    {"L17", QT_TRANSLATE_NOOP("hints", "1 raid die even without a building")},
    {"L18", QT_TRANSLATE_NOOP("hints", "Martyr: a fresh ship takes another with it")},
    {"L19", QT_TRANSLATE_NOOP("hints", "discard it to clear your Psionic Outrage")},
    {"L20", QT_TRANSLATE_NOOP("hints", "tax any city as if it were yours")},
    {"L21", QT_TRANSLATE_NOOP("hints", "no resource is stolen that the thief has")},
    {"L21", QT_TRANSLATE_NOOP("hints", "discard it to clear your Relic Outrage")},
    {"L22", QT_TRANSLATE_NOOP("hints", "cards of resource types held cannot be stolen")},
    {"L23", QT_TRANSLATE_NOOP("hints", "taxed cities may be taxed again")},
    {"L23", QT_TRANSLATE_NOOP("hints", "discard it to clear your Weapon Outrage")},
    {"L24", QT_TRANSLATE_NOOP("hints", "return Trophies, influence once for each")},
    {"L25", QT_TRANSLATE_NOOP("hints", "return Captives, secure once for each")},
    {"L25", QT_TRANSLATE_NOOP("hints", "discard it to clear your Weapon Outrage")},
    {"L26", QT_TRANSLATE_NOOP("hints", "Annex a building you control")},
    {"L27", QT_TRANSLATE_NOOP("hints", "all Material and Fuel for an ambition, first of all")},
    {"L28", QT_TRANSLATE_NOOP("hints", "Material and Fuel become any resources")},
    {"L28", QT_TRANSLATE_NOOP("hints", "discard it to clear Material and Fuel Outrage")},
    {"F2404", QT_TRANSLATE_NOOP("hints", "you may move the Judge's ships")},
    {"F2404", QT_TRANSLATE_NOOP("hints", "the Judge's ships there may attack along")},
};

QString hintText(const Advice& advice, const PlayerNames& players) {
    int left = advice.count;
    for (const HintWords& hint : kHintWords) {
        if (hint.card != nameOf(advice.card) || left-- > 0) continue;
        const QString text = translate("hints", hint.text);
        if (advice.player == Player::None)
            return translate("hints", "%1: %2", "a card, and what it reminds of")
                .arg(name(advice.card), text);
        return translate("hints", "%1 (%3): %2", "a card, what it reminds of, and whose it is")
            .arg(name(advice.card), text, players.of(advice.player));
    }
    return {};
}

}  // namespace

QString reminderText(const Advice& advice, const PlayerNames& players) {
    if (advice.reminder == Reminder::CardSays) return hintText(advice, players);
    QString text = translate("reminders", kReminderWords[static_cast<std::size_t>(advice.reminder)]);
    const QString ambition =
        advice.ambition == Ambition::None ? translate("reminders", "an ambition") : name(advice.ambition);
    switch (advice.reminder) {
        case Reminder::LeadChoosesAmbition:
        case Reminder::CityAddsPower:
        case Reminder::InterceptHits:
        case Reminder::FavorsForce:
        case Reminder::BlightStrikes:
        case Reminder::FlagshipBuildsShips:
        case Reminder::FlagshipDice:
        case Reminder::DamagedAreLost: return text.arg(advice.count);
        case Reminder::LeadCountsZero: return text.arg(name(advice.suit));
        case Reminder::DeclareNow: return text.arg(ambition, QString::number(advice.count));
        case Reminder::CityBringsOutrage:
            // On a gate it has the types of all cities of its cluster (L11).
            if (advice.resource == Resource::None)
                return translate("reminders",
                                 "Destroying the city provokes Outrage for all city types of the cluster");
            return text.arg(name(advice.resource));
        case Reminder::OutragedStays:
        case Reminder::FlagshipTakes: return text.arg(name(advice.resource));
        case Reminder::CommandFleet:
            if (advice.card != CardId::None)
                return translate("reminders", "Imperial ships obey you in every system (%1)")
                    .arg(name(advice.card));
            return text.arg(name(advice.system));
        case Reminder::CatapultFromStarport:
        case Reminder::OutlawChooses:
        case Reminder::TaxFree:
        case Reminder::FreeStarport:
        case Reminder::BlightIsTough:
        case Reminder::BlightDestroys: return text.arg(name(advice.system));
        case Reminder::TaxRival:
        case Reminder::CatapultEnds:
        case Reminder::BuiltDamaged: return text.arg(name(advice.system), players.of(advice.player));
        case Reminder::TruceProtects:
            // A card may tax a system that the Empire controls (F102).
            if (advice.card != CardId::None)
                return translate("reminders", "Imperial ships in %1: %3 lets you tax %2, not harm")
                    .arg(name(advice.system), players.of(advice.player), name(advice.card));
            return text.arg(name(advice.system), players.of(advice.player));
        case Reminder::TieSecuresNothing:
        case Reminder::EnforceOrChange: return text.arg(name(advice.card));
        case Reminder::ObjectiveNow:
        case Reminder::ObjectiveCosts:
            return text.arg(players.of(advice.player), QString::number(advice.count));
        case Reminder::CouncilComes:
        case Reminder::FleetDefends:
        case Reminder::TrustCostsPower:
        case Reminder::GrandAmbitionsScore:
        case Reminder::FinalNeedsPower:
        case Reminder::LossesAreTrophies:
        case Reminder::GameEnds: return text.arg(players.of(advice.player));
        case Reminder::TieIsSecond:
        case Reminder::TieForSecond:
        case Reminder::BonusNotForTies: return text.arg(ambition);
        default: return text;
    }
}

}  // namespace reach::words
