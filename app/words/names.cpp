#include "app/words/names.h"

#include "app/words/translate.h"
#include "engine/contract/catalogue.h"

#include <QStringList>

#include <algorithm>

namespace reach::words {
namespace {

constexpr std::array kPlayers{
    QT_TRANSLATE_NOOP("names", "Red"),        QT_TRANSLATE_NOOP("names", "Blue"),
    QT_TRANSLATE_NOOP("names", "White"),      QT_TRANSLATE_NOOP("names", "Yellow"),
    QT_TRANSLATE_NOOP("names", "the Empire"), QT_TRANSLATE_NOOP("names", "the Free States"),
    QT_TRANSLATE_NOOP("names", "the Blight")};
constexpr std::array kResourceWords{QT_TRANSLATE_NOOP("names", "Material"),
                                    QT_TRANSLATE_NOOP("names", "Fuel"), QT_TRANSLATE_NOOP("names", "Weapon"),
                                    QT_TRANSLATE_NOOP("names", "Relic"),
                                    QT_TRANSLATE_NOOP("names", "Psionic")};
constexpr std::array kAmbitionWords{
    QT_TRANSLATE_NOOP("names", "Tycoon"),   QT_TRANSLATE_NOOP("names", "Tyrant"),
    QT_TRANSLATE_NOOP("names", "Warlord"),  QT_TRANSLATE_NOOP("names", "Keeper"),
    QT_TRANSLATE_NOOP("names", "Empath"),   QT_TRANSLATE_NOOP("names", "Edenguard"),
    QT_TRANSLATE_NOOP("names", "Blightkin")};
constexpr std::array kSuitWords{
    QT_TRANSLATE_NOOP("names", "Construction"), QT_TRANSLATE_NOOP("names", "Administration"),
    QT_TRANSLATE_NOOP("names", "Aggression"),   QT_TRANSLATE_NOOP("names", "Mobilization"),
    QT_TRANSLATE_NOOP("names", "Zeal"),         QT_TRANSLATE_NOOP("names", "Wisdom")};
constexpr std::array kSpots{QT_TRANSLATE_NOOP("names", "Gate"), QT_TRANSLATE_NOOP("names", "Arrow"),
                            QT_TRANSLATE_NOOP("names", "Moon"), QT_TRANSLATE_NOOP("names", "Hex")};
constexpr std::array kPieces{QT_TRANSLATE_NOOP("names", "ship"), QT_TRANSLATE_NOOP("names", "city"),
                             QT_TRANSLATE_NOOP("names", "starport"), QT_TRANSLATE_NOOP("names", "Banner"),
                             QT_TRANSLATE_NOOP("names", "Bunker")};
constexpr std::array kUpgradeWords{
    QT_TRANSLATE_NOOP("names", "Slipstream Drive"), QT_TRANSLATE_NOOP("names", "Tractor Beam"),
    QT_TRANSLATE_NOOP("names", "Control Array"),    QT_TRANSLATE_NOOP("names", "Defense Array"),
    QT_TRANSLATE_NOOP("names", "Ship Crane"),       QT_TRANSLATE_NOOP("names", "Hull")};
constexpr std::array kTargets{QT_TRANSLATE_NOOP("names", "ship"),
                              QT_TRANSLATE_NOOP("names", "fresh ship"),
                              QT_TRANSLATE_NOOP("names", "damaged ship"),
                              QT_TRANSLATE_NOOP("names", "city"),
                              QT_TRANSLATE_NOOP("names", "fresh city"),
                              QT_TRANSLATE_NOOP("names", "damaged city"),
                              QT_TRANSLATE_NOOP("names", "starport"),
                              QT_TRANSLATE_NOOP("names", "fresh starport"),
                              QT_TRANSLATE_NOOP("names", "damaged starport"),
                              QT_TRANSLATE_NOOP("names", "fresh Imperial ship"),
                              QT_TRANSLATE_NOOP("names", "damaged Imperial ship"),
                              kPieces[3],
                              kPieces[4],
                              kUpgradeWords[0],
                              kUpgradeWords[1],
                              kUpgradeWords[2],
                              kUpgradeWords[3],
                              kUpgradeWords[4],
                              kUpgradeWords[5]};
constexpr std::array kDepths{QT_TRANSLATE_NOOP("names", "score only"),
                             QT_TRANSLATE_NOOP("names", "score and board"),
                             QT_TRANSLATE_NOOP("names", "every turn")};
constexpr std::array kStrictnessWords{QT_TRANSLATE_NOOP("names", "no advice"),
                                      QT_TRANSLATE_NOOP("names", "advice"),
                                      QT_TRANSLATE_NOOP("names", "strict")};

template <std::size_t N>
QString pick(const std::array<const char*, N>& words, int at) {
    if (at < 0 || at >= static_cast<int>(N)) return translate("names", "nobody");
    return translate("names", words[static_cast<std::size_t>(at)]);
}

template <std::size_t N>
QString pickThing(const std::array<const char*, N>& words, int at) {
    if (at < 0 || at >= static_cast<int>(N)) return translate("names", "nothing");
    return translate("names", words[static_cast<std::size_t>(at)]);
}

}  // namespace

QString PlayerNames::of(Player player) const {
    if (index(player) >= kPlayerColors) return name(player);
    const QString& said = names[static_cast<std::size_t>(player)];
    if (!said.isEmpty()) return said;
    switch (by[static_cast<std::size_t>(player)]) {
        case PlayedBy::Bot:
            return translate("names", "Bot %1", "a colour that a bot plays").arg(name(player));
        case PlayedBy::Phantom:
            return translate("names", "Phantom %1", "a colour that the phantom plays").arg(name(player));
        case PlayedBy::Person: break;
    }
    return name(player);
}

QString name(Player player) {
    return pick(kPlayers, index(player));
}
QString name(Resource resource) {
    return pickThing(kResourceWords, index(resource));
}
QString name(Ambition ambition) {
    return pickThing(kAmbitionWords, index(ambition));
}
QString name(Suit suit) {
    return pickThing(kSuitWords, index(suit));
}
QString name(BuildingType type) {
    return pickThing(kPieces, index(type) + 1);
}
QString name(command::PieceKind piece) {
    return pickThing(kPieces, index(piece));
}
QString name(command::TrophyKind pieces) {
    constexpr std::array kKinds{
        QT_TRANSLATE_NOOP("names", "ships"),        QT_TRANSLATE_NOOP("names", "agents"),
        QT_TRANSLATE_NOOP("names", "cities"),       QT_TRANSLATE_NOOP("names", "starports"),
        QT_TRANSLATE_NOOP("names", "Captives"),     QT_TRANSLATE_NOOP("names", "Favors"),
        QT_TRANSLATE_NOOP("names", "Banners"),      QT_TRANSLATE_NOOP("names", "Bunkers"),
        QT_TRANSLATE_NOOP("names", "Captive ships")};
    return pickThing(kKinds, index(pieces));
}
QString name(command::Target target) {
    return pickThing(kTargets, index(target));
}
QString name(const Which& which) {
    QStringList parts;
    if (which.damaged)
        parts += *which.damaged ? translate("names", "damaged", "which of several buildings")
                                : translate("names", "undamaged", "which of several buildings");
    if (which.used)
        parts += *which.used ? translate("names", "used this turn", "which of several buildings")
                             : translate("names", "not used this turn", "which of several buildings");
    if (which.outside)
        parts += *which.outside ? translate("names", "beside the slots", "which of several buildings")
                                : translate("names", "in a slot", "which of several buildings");
    return parts.join(translate("entries", ", ", "between the parts of a list"));
}
QString name(const command::Hit& hit) {
    return withWhich(name(hit.target), hit.which);
}
QString withWhich(const QString& text, const Which& which) {
    if (!which.says()) return text;
    return translate("names", "%1 (%2)", "what is done, and which of several buildings")
        .arg(text, name(which));
}
QString name(Upgrade upgrade) {
    return pickThing(kUpgradeWords, index(upgrade));
}
QString name(FlagshipPlace place) {
    const QString upgrade = name(place.upgrade);
    return place.armor ? translate("names", "%1 Armor", "of an Upgrade").arg(upgrade) : upgrade;
}
QString name(const Face& face) {
    QStringList parts;
    const auto add = [&parts](int count, const char* one, const char* two) {
        if (count > 0) parts += translate("names", count == 1 ? one : two);
    };
    add(face.hits, QT_TRANSLATE_NOOP("names", "hit"), QT_TRANSLATE_NOOP("names", "two hits"));
    add(face.keys, QT_TRANSLATE_NOOP("names", "key"), QT_TRANSLATE_NOOP("names", "two keys"));
    add(face.buildingHits, QT_TRANSLATE_NOOP("names", "building hit"), nullptr);
    add(face.intercepts, QT_TRANSLATE_NOOP("names", "intercept"), nullptr);
    add(face.selfHits, QT_TRANSLATE_NOOP("names", "hit on self"), nullptr);
    if (parts.isEmpty()) return translate("names", "blank", "a face of a die");
    return parts.join(translate("entries", ", ", "between the parts of a list"));
}
QString name(Depth depth) {
    return pickThing(kDepths, index(depth));
}
QString name(Strictness strictness) {
    return pickThing(kStrictnessWords, index(strictness));
}

QString name(ActionCard card) {
    if (card == ActionCard::Event) return translate("names", "an Event card");
    if (!isFaceUp(card)) return translate("names", "a card face down");
    return translate("names", "%1 %2", "suit and number of an action card")
        .arg(name(suitOf(card)), QString::number(numberOf(card)));
}

QString name(Spot spot) {
    return pickThing(kSpots, index(spot));
}

QString name(SystemId system) {
    if (index(system) >= kSystems) return translate("names", "nowhere");
    if (system == SystemId::TwistedPassage) return translate("names", "Twisted Passage");
    return translate("names", "%1 %2", "cluster and spot of a system")
        .arg(QString::number(clusterOf(system) + 1), name(spotOf(system)));
}

QString name(CardId card) {
    // Three cards have the same printed name. Players tell them apart by their Policy (BR p.20).
    constexpr std::array kPolicies{QT_TRANSLATE_NOOP("names", "Policy of War"),
                                   QT_TRANSLATE_NOOP("names", "Policy of Peace"),
                                   QT_TRANSLATE_NOOP("names", "Policy of Escalation")};
    if (card == CardId::Unknown) return translate("names", "an unknown card");
    if (!isCard(card)) return translate("names", "no card");
    if (const std::string_view id = cardOf(card).id; id >= "AID03" && id <= "AID05")
        return pick(kPolicies, id.back() - '3');
    if (const int number = faithfulNumber(card); number > 0)  // nine with one printed name
        return translate("names", "Faithful %1", "an action card").arg(number);
    return fromView(cardOf(card).name);
}

QString sideName(CardId card, bool back) {
    const std::string_view side = sideOf(card, back);
    const PrintedCard* printed = side != nameOf(card) ? findPrinted(side) : nullptr;
    return printed != nullptr ? fromView(printed->name) : name(card);
}

QString name(const Ships& ships) {
    const auto count = [](const char* one, const char* several, int ships) {
        return ships == 1 ? translate("names", one) : translate("names", several, nullptr, ships);
    };
    if (ships.damaged == 0)
        return count(QT_TRANSLATE_NOOP("names", "1 ship"), QT_TRANSLATE_N_NOOP("names", "%n ships"),
                     ships.fresh);
    if (ships.fresh == 0)
        return count(QT_TRANSLATE_NOOP("names", "1 damaged ship"),
                     QT_TRANSLATE_N_NOOP("names", "%n damaged ships"), ships.damaged);
    if (ships.fresh == 1)
        return count(QT_TRANSLATE_NOOP("names", "1 fresh and 1 damaged ship"),
                     QT_TRANSLATE_N_NOOP("names", "1 fresh and %n damaged ships"), ships.damaged);
    const QString both = count(QT_TRANSLATE_NOOP("names", "%1 fresh and 1 damaged ship"),
                               QT_TRANSLATE_N_NOOP("names", "%1 fresh and %n damaged ships"), ships.damaged);
    return both.arg(ships.fresh);
}

QString actNumeral(int act) {
    return QString(std::clamp(act, 1, kActs), u'I');
}

}  // namespace reach::words
