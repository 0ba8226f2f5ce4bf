#include "app/words/correction_words.h"

#include "app/words/campaign/token_words.h"
#include "app/words/translate.h"

#include <QStringList>

namespace reach::words {
namespace {

using namespace command;

QString slotsText(const Correct& c) {
    QStringList parts;
    for (std::size_t slot = 0; slot < kResourceSlots; ++slot)
        if (slot < kBoardSlots || c.slots[slot] != Resource::None) parts += name(c.slots[slot]);
    return parts.join(translate("corrections", ", ", "between the parts of a list"));
}

QString slotText(const Correct& c) {
    if (c.buildings.empty()) return translate("corrections", "nothing", "in a slot");
    const QString type = name(c.buildings[0].type);
    return c.buildings[0].damaged ? translate("corrections", "damaged %1").arg(type) : type;
}

QString playerText(const Correct& c, const QString& who, const PlayerNames& players) {
    switch (c.field) {
        case Field::Power:
            return translate("corrections", "Power of %1: %2").arg(who, QString::number(c.value));
        case Field::Hand:
            return c.value < 0
                       ? translate("corrections", "Hand of %1: unknown").arg(who)
                       : translate("corrections", "Hand of %1: %2 cards").arg(who, QString::number(c.value));
        case Field::Slots: return translate("corrections", "Resources of %1: %2").arg(who, slotsText(c));
        case Field::Outrage:
            return (c.value != 0 ? translate("corrections", "%1 is Outraged: %2")
                                 : translate("corrections", "%1 is not Outraged: %2"))
                .arg(who, name(c.resource));
        case Field::Captives:
            return (c.trophy == TrophyKind::CaptiveShips
                        ? translate("corrections", "Captive ships of %1 from %2: %3")
                        : translate("corrections", "Captives of %1 from %2: %3"))
                .arg(who, players.of(c.rival), QString::number(c.value));
        case Field::Trophies:
            return translate("corrections", "Trophies of %1 from %2, %3: %4")
                .arg(who, players.of(c.rival), name(c.trophy), QString::number(c.value));
        case Field::Title:
            return (c.value != 0 ? translate("corrections", "%1 is an Outlaw")
                                 : translate("corrections", "%1 is a Regent"))
                .arg(who);
        case Field::Objective:
            return c.value < 0 ? translate("corrections", "%1 has no objective marker").arg(who)
                               : translate("corrections", "Objective marker of %1: %2")
                                     .arg(who, QString::number(c.value));
        case Field::Frozen:
            return translate("corrections", "Frozen %1 of %2: %3")
                .arg(name(c.resource), who, QString::number(c.value));
        case Field::Flagship:
            return c.system == SystemId::None
                       ? translate("corrections", "%1 has no Flagship").arg(who)
                       : translate("corrections", "Flagship of %1: %2").arg(who, name(c.system));
        case Field::Upgrade:
            return translate("corrections", "%1 of %2: %3").arg(name(c.flagshipPlace), who, slotText(c));
        case Field::Favors:
            return translate("corrections", "Favors %1 has of %2: %3")
                .arg(who, players.of(c.rival), QString::number(c.value));
        default:
            return translate("corrections", "Cities %1 has built: %2").arg(who, QString::number(c.value));
    }
}

QString cardText(const Correct& c, const PlayerNames& players) {
    if (c.player != Player::None)
        return translate("corrections", "%1 has %2").arg(players.of(c.player), name(c.card));
    constexpr std::array<const char*, command::kCardPiles> kPiles{
        QT_TRANSLATE_NOOP("corrections", "%1 is in the Court discard pile"),
        QT_TRANSLATE_NOOP("corrections", "%1 is in the Court deck"),
        QT_TRANSLATE_NOOP("corrections", "%1 is back in the box"),
        QT_TRANSLATE_NOOP("corrections", "%1 is in the rules booklet"),
        QT_TRANSLATE_NOOP("corrections", "%1 is on the Faithful stack"),
        QT_TRANSLATE_NOOP("corrections", "%1 is among the action cards")};
    const auto pile = static_cast<std::size_t>(std::clamp<int>(c.value, 0, command::kCardPiles - 1));
    return translate("corrections", kPiles[pile]).arg(name(c.card));
}

QString markerText(const Correct& c) {
    const QString where =
        c.ambition == Ambition::None ? translate("corrections", "available") : name(c.ambition);
    return (c.value != 0 ? translate("corrections", "Ambition marker %1, flipped: %2")
                         : translate("corrections", "Ambition marker %1: %2"))
        .arg(QString::number(c.place + 1), where);
}

QString buildingsText(const Correct& c, const PlayerNames& players) {
    QStringList parts;
    for (const Building& building : c.buildings) {
        const QString text = (building.damaged ? translate("corrections", "damaged %1 of %2")
                                               : translate("corrections", "%1 of %2"))
                                 .arg(name(building.type), players.of(building.owner));
        parts += building.outside ? translate("corrections", "%1, beside the slots").arg(text) : text;
    }
    if (parts.isEmpty()) return translate("corrections", "no buildings");
    return parts.join(translate("corrections", ", ", "between the parts of a list"));
}

QString systemText(const Correct& c, const PlayerNames& players) {
    const QString where = name(c.system);
    switch (c.field) {
        case Field::Ships:
            return translate("corrections", "%1 in %2: %3").arg(players.of(c.player), where, name(c.ships));
        case Field::Buildings:
            return translate("corrections", "%1: %2").arg(where, buildingsText(c, players));
        case Field::PlanetType:
            return c.resource == Resource::None
                       ? translate("corrections", "%1 has its printed type").arg(where)
                       : translate("corrections", "%1 is a planet of type %2").arg(where, name(c.resource));
        case Field::Empty: return translate("corrections", "%1 is empty").arg(where);
        default: return translate("corrections", "%1 is unknown").arg(where);
    }
}

QString pileText(const Correct& c, const PlayerNames& players) {
    const QString where = placeText(PilePlace{c.card, c.system});
    if (c.resource != Resource::None)
        return translate("corrections", "On %1, %2: %3")
            .arg(where, name(c.resource), QString::number(c.value));
    return translate("corrections", "On %1, %2 of %3: %4")
        .arg(where, name(c.trophy), players.of(c.player), QString::number(c.value));
}

}  // namespace

QString correctionText(const Correct& c, const PlayerNames& players) {
    switch (c.field) {
        case Field::Card: return cardText(c, players);
        case Field::CourtCard:
            return translate("corrections", "Court, place %1: %2")
                .arg(QString::number(c.place + 1), name(c.card));
        case Field::Attached:
            return c.card == CardId::None
                       ? translate("corrections", "Attached in the Court, place %1: nothing").arg(c.place + 1)
                       : translate("corrections", "Attached in the Court, place %1: %2")
                             .arg(QString::number(c.place + 1), name(c.card));
        case Field::Sponsored:
            return c.ambition == Ambition::None
                       ? translate("corrections", "The Sponsored token is on the First Regent tile")
                       : translate("corrections", "The Sponsored ambition: %1").arg(name(c.ambition));
        case Field::Commonwealth:
            return c.ambition == Ambition::None
                       ? translate("corrections", "The Commonwealth marker is on its Fate card")
                       : translate("corrections", "The Commonwealth marker: %1").arg(name(c.ambition));
        case Field::Token:
            return translate("corrections", "%1 – %2: %3", "a token, where it lies, how many")
                .arg(tokenText(c.token), placeText(c.token, players), QString::number(c.value));
        case Field::Side: return translate("corrections", "%1 is up").arg(sideName(c.card, c.value != 0));
        case Field::Scrapped:
            return translate("corrections", "Action cards out of the campaign: %1").arg(c.value);
        case Field::Pile: return pileText(c, players);
        case Field::CourtAgents:
            return translate("corrections", "Agents of %1 on %2: %3")
                .arg(players.of(c.player), name(c.card), QString::number(c.value));
        case Field::Initiative:
            return translate("corrections", "%1 has the initiative").arg(players.of(c.player));
        case Field::Chapter: return translate("corrections", "Chapter %1").arg(c.value);
        case Field::Marker: return markerText(c);
        case Field::Ships:
        case Field::Buildings:
        case Field::PlanetType:
        case Field::Empty:
        case Field::Unknown: return systemText(c, players);
        case Field::FirstRegent:
            return c.player == Player::None
                       ? translate("corrections", "Nobody is First Regent")
                       : translate("corrections", "%1 is First Regent").arg(players.of(c.player));
        case Field::Trust:
            return translate("corrections", "Imperial Trust, %1: %2")
                .arg(name(c.resource), QString::number(c.value));
        case Field::Council:
            return c.value != 0 ? translate("corrections", "The Imperial Council has decided")
                                : translate("corrections", "The Imperial Council is in session");
        default: return playerText(c, players.of(c.player), players);
    }
}

}  // namespace reach::words
