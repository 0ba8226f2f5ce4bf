#include "app/words/reminder_words.h"

#include "app/words/translate.h"

#include <array>

namespace reach::words {
namespace {

/// In the order of Reminder. %1, %2: what the advice names.
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
    QT_TRANSLATE_NOOP("reminders", "Ships leaving your starport fly on through gates no Rival controls"),
    QT_TRANSLATE_NOOP("reminders", "Tied on %1: securing takes more agents than each Rival"),
    QT_TRANSLATE_NOOP("reminders", "No hand has cards left: this is the last round of the chapter"),
    QT_TRANSLATE_NOOP("reminders", "An intercept hits once for each fresh defending ship, now %1"),
    QT_TRANSLATE_NOOP("reminders", "Destroying the city provokes Outrage: your %1 and its cards go"),
    QT_TRANSLATE_NOOP("reminders", "Keys count only while an attacking ship is left"),
    QT_TRANSLATE_NOOP("reminders", "What is destroyed becomes a Trophy of %1"),
    QT_TRANSLATE_NOOP("reminders", "Agents on the ransacked card become Trophies, not Captives"),
    QT_TRANSLATE_NOOP("reminders", "A raid costs what stands above the slot, or on the card"),
    QT_TRANSLATE_NOOP("reminders", "%1: tied for first, so all tied are second"),
    QT_TRANSLATE_NOOP("reminders", "%1: tied for second, so nobody is"),
    QT_TRANSLATE_NOOP("reminders", "%1: no city bonus for a tie"),
    QT_TRANSLATE_NOOP("reminders", "Trophies stay: Warlord was not declared"),
    QT_TRANSLATE_NOOP("reminders", "Warlord is scored: all Trophies return"),
    QT_TRANSLATE_NOOP("reminders", "Captives stay: Tyrant was not declared"),
    QT_TRANSLATE_NOOP("reminders", "Tyrant is scored: all Captives return"),
    QT_TRANSLATE_NOOP("reminders", "%1 has enough Power: the game ends here"),
};

}  // namespace

QString reminderText(const Advice& advice, const PlayerNames& players) {
    QString text = translate("reminders", kReminderWords[static_cast<std::size_t>(advice.reminder)]);
    const QString ambition =
        advice.ambition == Ambition::None ? translate("reminders", "an ambition") : name(advice.ambition);
    switch (advice.reminder) {
        case Reminder::LeadChoosesAmbition:
        case Reminder::CityAddsPower:
        case Reminder::InterceptHits: return text.arg(advice.count);
        case Reminder::LeadCountsZero: return text.arg(name(advice.suit));
        case Reminder::DeclareNow: return text.arg(ambition).arg(advice.count);
        case Reminder::OutragedStays:
        case Reminder::CityBringsOutrage: return text.arg(name(advice.resource));
        case Reminder::TaxRival:
        case Reminder::BuiltDamaged: return text.arg(name(advice.system), players.of(advice.player));
        case Reminder::TieSecuresNothing: return text.arg(name(advice.card));
        case Reminder::LossesAreTrophies:
        case Reminder::GameEnds: return text.arg(players.of(advice.player));
        case Reminder::TieIsSecond:
        case Reminder::TieForSecond:
        case Reminder::BonusNotForTies: return text.arg(ambition);
        default: return text;
    }
}

}  // namespace reach::words
