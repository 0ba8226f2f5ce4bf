#include "app/words/ability_words.h"

#include "app/words/translate.h"
#include "engine/contract/catalogue.h"

#include <algorithm>
#include <vector>

namespace reach::words {
namespace {

struct Sentence {
    std::string_view card;
    std::string_view ability;
    const char* text;
};

/// {who} is the user, {card} the ability's name, {chosen} another card. The other placeholders stand for the
/// choices.
constexpr std::array kSentences{
    Sentence{"BC02", "manufacture", QT_TRANSLATE_NOOP("abilities", "{who} manufactures: gains a Material")},
    Sentence{"BC02", "fill",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to fill up with Material")},
    Sentence{"BC02", "fill",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to gain Material: {count}")},
    Sentence{"BC03", "steal",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to steal a Material from {player}")},
    Sentence{
        "BC04", "fetch",
        QT_TRANSLATE_NOOP("abilities", "{who} draws {player}'s played card at the end of the round: {card}")},
    Sentence{
        "BC05", "fetch",
        QT_TRANSLATE_NOOP("abilities", "{who} draws {player}'s played card at the end of the round: {card}")},
    Sentence{
        "BC10", "fetch",
        QT_TRANSLATE_NOOP("abilities", "{who} draws {player}'s played card at the end of the round: {card}")},
    Sentence{
        "BC11", "fetch",
        QT_TRANSLATE_NOOP("abilities", "{who} draws {player}'s played card at the end of the round: {card}")},
    Sentence{"BC06", "steal",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to steal a Fuel from {player}")},
    Sentence{"BC08", "gates",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to place a ship at each gate")},
    Sentence{"BC09", "synthesize", QT_TRANSLATE_NOOP("abilities", "{who} synthesizes: gains a Fuel")},
    Sentence{"BC09", "fill", QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to fill up with Fuel")},
    Sentence{"BC09", "fill", QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to gain Fuel: {count}")},
    Sentence{"BC12", "pressgang",
             QT_TRANSLATE_NOOP("abilities", "{who} pressgangs: returns Captives for resources")},
    Sentence{"BC12", "execute", QT_TRANSLATE_NOOP("abilities", "{who} executes: moves Captives to Trophies")},
    Sentence{"BC14", "abduct",
             QT_TRANSLATE_NOOP("abilities", "{who} abducts the rivals' agents on {chosen}")},
    Sentence{"BC12", "muster",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to place 3 ships in {system}")},
    Sentence{"BC13", "muster",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to place 3 ships in {system}")},
    Sentence{"BC14", "muster",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to place 3 ships in {system}")},
    Sentence{"BC15", "muster",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to place 3 ships in {system}")},
    Sentence{"BC16", "seize",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to seize the initiative")},
    Sentence{"BC17", "redraw",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to redraw cards of the hand: {count}")},
    Sentence{"BC20", "steal", QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to steal {chosen}")},
    Sentence{"BC20", "steal",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to steal {resource} from {player}")},
    Sentence{
        "BC23", "trade",
        QT_TRANSLATE_NOOP("abilities", "{who} trades {gives} with {player} for the resource of {system}")},
    Sentence{"BC23", "gain",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to gain a Material, a Fuel and a Weapon")},
    Sentence{"BC24", "fence",
             QT_TRANSLATE_NOOP("abilities", "{who} fences {resource}: gains a Relic for it")},
    Sentence{"L01", "summon", QT_TRANSLATE_NOOP("abilities", "{who} summons a ship in {system}")},
    Sentence{"L02", "fire",
             QT_TRANSLATE_NOOP("abilities", "{who} fires rifles from {from} at {player} in {system}")},
    Sentence{"L02", "fire",
             QT_TRANSLATE_NOOP("abilities",
                               "{who} fires rifles from {from} at {player} in {system}, dice: {count}")},
    Sentence{"L10", "nurture", QT_TRANSLATE_NOOP("abilities", "{who} nurtures {system}")},
    Sentence{"L10", "nurture", QT_TRANSLATE_NOOP("abilities", "{who} nurtures {system} for {resource}")},
    Sentence{"L10", "prune", QT_TRANSLATE_NOOP("abilities", "{who} prunes a {building} in {system}")},
    Sentence{"L16", "guide", QT_TRANSLATE_NOOP("abilities", "{who} guides ships from {from} to {system}")},
    Sentence{"L18", "martyr", QT_TRANSLATE_NOOP("abilities", "{who} martyrs a ship in {system}")},
    Sentence{"L18", "martyr",
             QT_TRANSLATE_NOOP("abilities", "{who} martyrs a ship in {system} to destroy one of {player}")},
    Sentence{"L19", "clear",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to clear Psionic Outrage")},
    Sentence{"L21", "clear", QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to clear Relic Outrage")},
    Sentence{"L23", "clear", QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to clear Weapon Outrage")},
    Sentence{"L24", "spend",
             QT_TRANSLATE_NOOP("abilities",
                               "{who} returns one of the {pieces} of {player} in Trophies to influence")},
    Sentence{
        "L24", "spend",
        QT_TRANSLATE_NOOP("abilities", "{who} returns a {building} of {player} in Trophies to influence")},
    Sentence{"L25", "spend", QT_TRANSLATE_NOOP("abilities", "{who} returns a Captive of {player} to secure")},
    Sentence{"L25", "clear", QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to clear Weapon Outrage")},
    Sentence{"L26", "annex",
             QT_TRANSLATE_NOOP("abilities", "{who} annexes a {building} of {player} in {system}")},
    Sentence{"L27", "declare",
             QT_TRANSLATE_NOOP("abilities", "{who} discards all Material and Fuel to declare an ambition")},
    Sentence{"L28", "barter", QT_TRANSLATE_NOOP("abilities", "{who} barters {gives} for {resource}")},
    Sentence{"L28", "clear",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to clear Material and Fuel Outrage")},
    Sentence{"F110", "declare",
             QT_TRANSLATE_NOOP("abilities", "{who} discards {card} to declare an ambition")},
    Sentence{"F502", "awaken", QT_TRANSLATE_NOOP("abilities", "{who} brings home the Golems they control")},
    Sentence{"F1004", "spirits",
             QT_TRANSLATE_NOOP("abilities", "{who} calls spirits: 2 resources of {system}")},
    Sentence{"F1004", "bodies", QT_TRANSLATE_NOOP("abilities", "{who} calls bodies: 2 ships in {system}")},
    Sentence{"F1006", "manipulate",
             QT_TRANSLATE_NOOP("abilities", "{who} takes a card of {player}'s hand and gives one")},
    Sentence{"F1012", "pacify",
             QT_TRANSLATE_NOOP("abilities", "{who} captures all damaged ships that they control")},
    Sentence{"F1103A", "repair",
             QT_TRANSLATE_NOOP("abilities", "{who} takes the Hammer Fragment in {system}")},
    Sentence{"F1104", "prepare",
             QT_TRANSLATE_NOOP("abilities", "{who} prepares the Planet Hammer in {system}")},
    Sentence{"F1104", "break", QT_TRANSLATE_NOOP("abilities", "{who} is about to break a world")},
    Sentence{"F1302", "spawn", QT_TRANSLATE_NOOP("abilities", "{who} spawns Blight in {system}")},
    Sentence{"F1304", "repair", QT_TRANSLATE_NOOP("abilities", "{who} repairs Blight in {system}")},
    Sentence{"F1304", "anger", QT_TRANSLATE_NOOP("abilities", "{who} angers the Blight of a rolled cluster")},
    Sentence{"F1306", "harvest", QT_TRANSLATE_NOOP("abilities", "{who} harvests Blight in {system}")},
    Sentence{"F1306", "harvest",
             QT_TRANSLATE_NOOP("abilities", "{who} harvests Blight in {system} for {resource}")},
    Sentence{"F1402", "walk",
             QT_TRANSLATE_NOOP("abilities", "{who} moves a Witness from {from} to {system}")},
    Sentence{"F1402", "take",
             QT_TRANSLATE_NOOP("abilities", "{who} takes the Witness in {system} as a Psionic")},
    Sentence{"F1612", "levy", QT_TRANSLATE_NOOP("abilities", "{who} levies a ship of {player}")},
    Sentence{"F1803", "build", QT_TRANSLATE_NOOP("abilities", "{who} builds a Bunker in {system}")},
    Sentence{"F1803", "build",
             QT_TRANSLATE_NOOP("abilities", "{who} builds a Bunker in {system}, with an agent of {player}")},
    Sentence{"F2102", "repair", QT_TRANSLATE_NOOP("abilities", "{who} repairs Blight in {system}")},
    Sentence{"F2103", "seed", QT_TRANSLATE_NOOP("abilities", "{who} seeds Blight in a rolled cluster")},
};

struct Said {
    QLatin1String place;
    QString text;
};

/// The choices for which a sentence has a placeholder.
std::vector<Said> saidBy(const command::Choice& c, const PlayerNames& players) {
    std::vector<Said> said;
    const auto add = [&](bool chosen, const char* place, const QString& text) {
        if (chosen) said.push_back({QLatin1String(place), text});
    };
    add(c.from != SystemId::None, "{from}", name(c.from));
    add(c.system != SystemId::None, "{system}", name(c.system));
    add(c.player != Player::None, "{player}", players.of(c.player));
    add(c.resource != Resource::None, "{resource}", name(c.resource));
    add(c.gives != Resource::None, "{gives}", name(c.gives));
    if (c.piece == command::TrophyKind::Cities || c.piece == command::TrophyKind::Starports) {
        const auto type =
            c.piece == command::TrophyKind::Cities ? BuildingType::City : BuildingType::Starport;
        add(true, "{building}", name(type));
    } else {
        add(c.piece != command::TrophyKind::None, "{pieces}", name(c.piece));
    }
    add(c.card != CardId::None, "{chosen}", name(c.card));
    add(c.count >= 0, "{count}", QString::number(c.count));
    return said;
}

/// True for the ability of the sentence's card, and for that of a card with the same abilities: a card of the
/// base Court has a copy in the campaign's.
bool tellsOf(const Sentence& sentence, const Ability& ability, const command::Use& use) {
    if (sentence.ability != ability.name) return false;
    return sentence.card == nameOf(use.card) ||
           cardOf(findCard(sentence.card)).abilities.data() == cardOf(use.card).abilities.data();
}

/// True if the sentence has a placeholder for each choice, and for nothing else.
bool fits(const char* text, const std::vector<Said>& said) {
    const QString source = QString::fromUtf8(text);
    const auto places =
        source.count(u'{') - source.count(QLatin1String("{who}")) - source.count(QLatin1String("{card}"));
    return places == static_cast<qsizetype>(said.size()) &&
           std::all_of(said.begin(), said.end(), [&](const Said& one) { return source.contains(one.place); });
}

}  // namespace

QString abilityText(const command::Use& use, const PlayerNames& players) {
    const auto& abilities = cardOf(use.card).abilities;
    if (use.ability >= abilities.size() || use.choice.cluster >= 0 || use.choice.ships != Ships{}) return {};
    const auto said = saidBy(use.choice, players);
    for (const Sentence& sentence : kSentences) {
        if (!tellsOf(sentence, abilities[use.ability], use) || !fits(sentence.text, said)) continue;
        QString text = translate("abilities", sentence.text);
        for (const Said& one : said) text.replace(one.place, one.text);
        text.replace(QLatin1String("{card}"), name(use.card))
            .replace(QLatin1String("{who}"), players.of(use.player));
        return withWhich(text, use.choice.which);
    }
    return {};
}

}  // namespace reach::words
