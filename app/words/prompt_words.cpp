#include "app/words/prompt_words.h"

#include "app/words/campaign/campaign_words.h"
#include "app/words/campaign/token_words.h"
#include "app/words/translate.h"
#include "engine/contract/catalogue.h"

namespace reach::words {
namespace {

QString aboutCard(const char* withCard, const char* without, CardId card) {
    return card == CardId::None ? translate("prompts", without)
                                : translate("prompts", withCard).arg(name(card));
}

/// The questions of the Caretaker's cards about Golems; empty for any other.
QString golemText(const Pending& pending) {
    const CardId card = pending.card;
    const Golem golem = pending.memo.as<memo::OfGolem>().golem;
    if (card == findCard("F503")) return translate("prompts", "Which Golem came home?");
    if (card == findCard("F504"))
        return (pending.stage == 0 ? translate("prompts", "End the turn at once, for Rivals' Golems? (%1)")
                                   : translate("prompts", "Take Golems of Rivals (%1)"))
            .arg(name(card));
    if (card == findCard("F505")) return translate("prompts", "Which Rival gets the %1?").arg(name(golem));
    if (card == findCard("F506")) {
        switch (golem) {
            case Golem::Warrior:
                return translate("prompts", "%1: destroy damaged ships in a system").arg(name(golem));
            case Golem::Protector: return translate("prompts", "%1: repair ships anywhere").arg(name(golem));
            default: return translate("prompts", "%1: gain a resource").arg(name(golem));
        }
    }
    for (const auto* worship : {"F517", "F518", "F519"})
        if (card == findCard(worship))
            return (pending.stage == 1 ? translate("prompts", "Return a Loyal city to the player board (%1)")
                                       : translate("prompts", "Take any Golem; it wakes (%1)"))
                .arg(name(card));
    if (card == findCard("F521") && pending.stage > 1)
        return pending.stage == 2 ? translate("prompts", "You may scrap a lore card for a grand ambition")
                                  : translate("prompts", "You may scrap a Golem for a grand ambition");
    if (card == findCard("F521"))
        return translate("prompts", "Scrap a Guild card, %2 to go (%1)").arg(name(card)).arg(pending.count);
    return {};
}

/// The questions of the Warden's cards, by their stage; empty for any other.
QString fiefText(const Pending& pending) {
    const CardId card = pending.card;
    if (card == findCard("F1602") && pending.stage == 2)
        return translate("prompts", "You may place a Seat above a city you control (%1)").arg(name(card));
    if (card == findCard("F1609"))
        return translate("prompts",
                         "A city beside a Seat is gone: did the Seat go with it? Decline if not (%1)")
            .arg(name(card));
    if (card == findCard("F1612"))
        return translate("prompts", "Ships on the card take hits first, %2 to go (%1)")
            .arg(name(card))
            .arg(pending.count);
    if (card == findCard("F1613") || card == findCard("F1614"))
        return translate("prompts", "You may take over a Rival's city with its Seat (%1)").arg(name(card));
    if (card == findCard("F1618"))
        return translate("prompts", "You may place a Court token: of which Fief? (%1)").arg(name(card));
    if (card == findCard("F1619"))
        return (pending.stage == 0
                    ? translate("prompts", "You may secure the card with your Court token (%1)")
                    : translate("prompts", "You may influence the card with your Court token (%1)"))
            .arg(name(card));
    return {};
}

/// The questions of the Blight Speaker's and the Naturalist's cards, by their stage; empty for any other.
QString blightText(const Pending& pending) {
    const CardId card = pending.card;
    if (card == findCard("F1304"))
        return (pending.stage == 0
                    ? translate("prompts", "Ships may go along with the Blight (%1)")
                    : translate("prompts",
                                "Confirm the rolled cluster, or turn the roll by 1 for a Psionic (%1)"))
            .arg(name(card));
    if (card == findCard("F2102"))
        return (pending.stage == 0
                    ? translate("prompts", "Ships may go along with the Blight (%1)")
                    : translate("prompts",
                                "You may spend a Psionic: no Blight Crises where Loyal ships are (%1)"))
            .arg(name(card));
    if (card == findCard("F2103"))
        return translate(
                   "prompts",
                   "Where in the cluster is Blight placed? Or return an agent to turn the roll by 1 (%1)")
            .arg(name(card));
    if (card == findCard("F1310"))
        return pending.stage == 1
                   ? translate("prompts", "Return an agent from the Court, %2 to go (%1)")
                         .arg(name(card))
                         .arg(pending.count)
                   : translate("prompts", "In which cluster is all damaged Blight destroyed? (%1)")
                         .arg(name(card));
    return {};
}

/// The Conspiracy that the question is about.
QString plotName(const Pending& pending) {
    const int guessed = pending.memo.as<memo::GuessedConspiracy>().name;
    return conspiracyName(guessed != 0 ? guessed : pending.memo.as<memo::Conspiracy>().name);
}

/// The question of a card that needs more text than its name. Some cards ask several times, by the stage.
QString cardText(const Pending& pending) {
    const CardId card = pending.card;
    if (card == findCard("F202"))
        return (pending.stage == 0 ? translate("prompts", "You may place 2 ships at a Free city (%1)")
                                   : translate("prompts", "You may become an Outlaw (%1)"))
            .arg(name(card));
    if (card == findCard("F802"))
        return translate("prompts", "Was the card that you Copied with a Faithful one? (%1)").arg(name(card));
    if (card == findCard("F123") && pending.stage == 0)
        return translate("prompts", "Sponsor an ambition (%1)").arg(name(card));
    for (const auto* defectors : {"F118", "F119", "F710", "F711", "F715", "F716"})
        if (card == findCard(defectors))
            return translate("prompts",
                             "You may resolve the Crisis in a cluster; then discard or bury the card (%1)")
                .arg(name(card));
    if (card == findCard("F1103A"))
        return translate("prompts", "You may battle before the world breaks (%1)").arg(name(card));
    if (card == findCard("F2203"))
        return pending.stage == 0 ? translate("prompts", "Break the gate? Then whose starport goes?")
                                  : translate("prompts", "Whose starport breaks the gate?");
    if (card == findCard("F1111") && pending.stage > 2)
        return translate("prompts",
                         "You may roll any of the dice once more: how many hits now? It was %1 (%2)")
            .arg(pending.memo.as<memo::Hunt>().hits)
            .arg(name(card));
    if (card == findCard("F1111"))
        return translate("prompts", "Roll a skirmish die for each agent there: how many hits? (%1)")
            .arg(name(card));
    if (card == findCard("F1102") || card == findCard("F1702"))
        return translate("prompts", "You may place two ships at a planet of the type (%1)").arg(name(card));
    if ((card == findCard("F1209") || card == findCard("F1210")) && pending.stage == 1)
        return translate("prompts", "What does the Rumor at %2 say? (%1)")
            .arg(name(card), name(pending.memo.as<memo::System>().at));
    if (card == findCard("F1211") && pending.stage == 1)
        return translate("prompts", "You may name a planet you control: is it the Haven? (%1)")
            .arg(name(card));
    if (card == findCard("F1211") && pending.stage == 2)
        return translate("prompts", "Show the true Rumors: where is the Haven? (%1)").arg(name(card));
    if (card == findCard("F1211") && pending.stage == 3)
        return translate("prompts", "What do you declare of the Haven, truthfully? (%1)").arg(name(card));
    if (card == findCard("F902"))
        return translate("prompts", "Place what fits your planet (%1)").arg(name(card));
    if (card == findCard("F2303") && pending.stage == 0)
        return translate("prompts",
                         "A Guild card of yours may fill the gap: which card, and a Conspiracy on which "
                         "ambition without a marker? (%1)")
            .arg(name(card));
    if (card == findCard("F2303"))
        return translate("prompts", "Turn the Conspiracy up (%2): whose colour is it? (%1)")
            .arg(name(card), plotName(pending));
    if (card == findCard("F2305") && pending.stage == 0)
        return translate("prompts", "You may guess a Conspiracy: which one, and which colour? (%1)")
            .arg(name(card));
    if (card == findCard("F2305"))
        return translate("prompts", "Is the Conspiracy (%2) this colour? Decline if it is not (%1)")
            .arg(name(card), plotName(pending));
    if (card == findCard("F1402"))
        return (pending.stage == 0 ? translate("prompts", "A Witness may go along: to where? (%1)")
                                   : translate("prompts", "You may declare Empath (%1)"))
            .arg(name(card));
    if (card == findCard("F1412"))
        return translate("prompts", "Psionic is short: who gains one? (%1)").arg(name(card));
    if (card == findCard("F1509"))
        return translate("prompts", "You may end a Ceasefire: in which cluster? (%1)").arg(name(card));
    if (card == findCard("F1012"))
        return translate("prompts", "A Captive for each Banner may stay: whose goes home? (%1)")
            .arg(name(card));
    if (card == fateCard(3))
        return translate("prompts", "Export to the core: discard %1 more").arg(pending.count);
    if (card == findCard("F1802"))
        return translate("prompts", "A Captive for each Bunker stays: whose goes home? (%1)").arg(name(card));
    if (card == findCard("F1805"))
        return (pending.stage == 0
                    ? translate("prompts", "You may point at a Bunker that you control (%1)")
                    : translate("prompts", "Return all Captives of that player, or take the Outrage (%1)"))
            .arg(name(card));
    if (card == findCard("F403"))
        return translate("prompts", "Take a Guild card of the Court deck or discard pile (%1)")
            .arg(name(card));
    if (card == findCard("F411"))
        return (pending.stage == 0 ? translate("prompts", "You may steal a Guild card (%1)")
                                   : translate("prompts", "Give a Guild card to your left (%1)"))
            .arg(name(card));
    if (card == findCard("F413"))
        return (pending.stage == 0 ? translate("prompts", "You may demand a Guild card of a Rival (%1)")
                                   : translate("prompts", "Give the card for a Favor, or give a Favor (%1)"))
            .arg(name(card));
    if (card == findCard("F422")) return translate("prompts", "Bury a Guild card (%1)").arg(name(card));
    if (card == findCard("F617")) return translate("prompts", "You may clear Outrage (%1)").arg(name(card));
    if (card == findCard("F625"))
        return translate("prompts", "You may place an agent on an Outrage slot of a Rival (%1)")
            .arg(name(card));
    if (card == findCard("F703"))
        return translate("prompts", "You may replace Loyal ships at a starport: how many? (%1)")
            .arg(name(card));
    if (card == findCard("F1403"))
        return translate("prompts", "You may place the Psionic there (%1)").arg(name(card));
    if (card == findCard("F2403"))
        return (pending.stage == 0 ? translate("prompts", "Before scoring you may give away pieces (%1)")
                                   : translate("prompts", "To which Rival? (%1)"))
            .arg(name(card));
    if (card == findCard("F2405"))
        return (pending.stage == 0 ? translate("prompts", "You may declare: by which marker? (%1)")
                                   : translate("prompts", "Who becomes the Judge's Chosen? (%1)"))
            .arg(name(card));
    if (card == findCard("F1903")) return translate("prompts", "You may declare Keeper (%1)").arg(name(card));
    if (card == findCard("F1803"))
        return translate("prompts", "A Bunker is destroyed: which Captive is scrapped?");
    if (card == findCard("F1503") || card == findCard("F2002"))
        return translate("prompts", "You may place what you took there (%1)").arg(name(card));
    if (card == findCard("F817"))
        return (pending.stage == 0
                    ? translate("prompts",
                                "Who has Faithful cards discards 1, the highest; decline without "
                                "one (%1)")
                    : translate("prompts",
                                "Take 1 Faithful card, the highest, from the action discard pile; "
                                "decline if there is none (%1)"))
            .arg(name(card));
    if (card == findCard("F821"))
        return translate("prompts", "Turn the Doctrine over, or decline (%1)").arg(name(card));
    if (card == findCard("F831"))
        return translate("prompts", "Remove the Ideal of an ambition (%1)").arg(name(card));
    if (card == findCard("F827"))
        return translate("prompts",
                         "Who shows the highest Faithful card and turns the Doctrine over? Decline if it "
                         "stays (%1)")
            .arg(name(card));
    if (card == loreCard(15))
        return translate("prompts", "You may call fresh ships into the battle (%1)").arg(name(card));
    if (card == loreCard(16))
        return translate("prompts", "Choose ships to move, one colour at a time (%1)").arg(name(card));
    return {};
}

QString battleText(const Pending& pending) {
    switch (pending.ask) {
        case Ask::Roll: return translate("prompts", "Roll the dice");
        case Ask::Reroll: return translate("prompts", "You may roll dice again (%1)").arg(name(pending.card));
        case Ask::Collect: return translate("prompts", "Collect the dice");
        case Ask::Suffer:
            if (pending.card != CardId::None)
                return translate("prompts", "Choose an own ship for the hit before the dice (%1)")
                    .arg(name(pending.card));
            return translate("prompts", "Choose own ships for %n hit(s)", nullptr, pending.count);
        case Ask::Strike: return translate("prompts", "Choose what your hits land on");
        case Ask::Ransack: return translate("prompts", "Ransack a card of the Court");
        case Ask::Raid: return translate("prompts", "Spend keys on raiding, %1 left").arg(pending.count);
        default: return translate("prompts", "The battle goes on");
    }
}

QString pendingText(const Pending& pending) {
    switch (pending.ask) {
        case Ask::Refill: return translate("prompts", "Which card comes into the Court?");
        case Ask::Resolve:
            if (QString own = golemText(pending); !own.isEmpty()) return own;
            if (QString own = cardText(pending); !own.isEmpty()) return own;
            if (QString own = fiefText(pending); !own.isEmpty()) return own;
            if (QString own = blightText(pending); !own.isEmpty()) return own;
            return aboutCard(QT_TRANSLATE_NOOP("prompts", "Choose for %1"),
                             QT_TRANSLATE_NOOP("prompts", "Choose"), pending.card);
        case Ask::MayDeclare:
            if (pending.memo.as<memo::Declarable>().which != 0)
                return translate("prompts", "Which ambition is declared? (%1)").arg(name(pending.card));
            if (pending.memo.as<memo::Declarable>().undeclaredOnly)
                return translate("prompts", "Declare an ambition that is not declared (%1)")
                    .arg(name(pending.card));
            return aboutCard(QT_TRANSLATE_NOOP("prompts", "You may declare any ambition (%1)"),
                             QT_TRANSLATE_NOOP("prompts", "You may declare any ambition"), pending.card);
        case Ask::MaySeize:
            return aboutCard(QT_TRANSLATE_NOOP("prompts", "You may seize the initiative (%1)"),
                             QT_TRANSLATE_NOOP("prompts", "You may seize the initiative"), pending.card);
        case Ask::CardDone:
            if (pending.stage == 1)
                return translate("prompts", "Which of the cards you secured is resolved first?");
            return aboutCard(QT_TRANSLATE_NOOP("prompts", "%1 is resolved"),
                             QT_TRANSLATE_NOOP("prompts", "The card is resolved"), pending.card);
        case Ask::Draft: return translate("prompts", "Take a leader or a lore card");
        case Ask::KeepLore:
            return translate("prompts", "Draw 5 lore cards and keep 2 (%1): %2 to name")
                .arg(name(pending.card))
                .arg(pending.count);
        case Ask::MoveAgain:
            if (!pending.memo.empty())
                return translate("prompts",
                                 "Move from the Twisted Passage to any planets, as often as you like (%1)")
                    .arg(name(pending.card));
            if (pending.about != CardId::None)
                return translate("prompts",
                                 "Ships that %2 called may move again (%1): our reading, no ruling says so")
                    .arg(name(pending.card), name(pending.about));
            return translate("prompts", "Ships that just moved may move again (%1)").arg(name(pending.card));
        case Ask::Catapult:
            return translate("prompts", "%1: a Catapult move from anywhere").arg(name(Golem::Seeker));
        case Ask::FreeAction:
            return translate("prompts", "Take the action that a spent resource gives: %1")
                .arg(name(pending.resource));
        case Ask::Place: return translate("prompts", "Place a ship");
        case Ask::Homeless: return translate("prompts", "Place three ships in a gate");
        case Ask::Mulligan: return translate("prompts", "Keep your hand or draw a new one");
        default: return battleText(pending);
    }
}

}  // namespace

QString questionText(const Prompt& prompt, const PlayerNames& players, bool follows) {
    switch (prompt.kind) {
        case Prompt::Kind::Play:
            return follows ? translate("prompts", "Surpass, Pivot or Copy")
                           : translate("prompts", "Lead a card or pass");
        case Prompt::Kind::Act: return translate("prompts", "Take actions or end the turn");
        case Prompt::Kind::Overflow:
            return translate("prompts", "Discard a resource: there is no room for all");
        case Prompt::Kind::Pending:
            if (QString own = campaignQuestionText(prompt.pending, players); !own.isEmpty()) return own;
            return pendingText(prompt.pending);
        case Prompt::Kind::Score: return translate("prompts", "The chapter is over: score it");
        case Prompt::Kind::Free: return translate("prompts", "Enter what happens at the table");
        case Prompt::Kind::Finished: return translate("prompts", "The game is over");
    }
    return {};
}

QString promptText(const Prompt& prompt, const PlayerNames& players, bool follows) {
    if (index(prompt.player) >= kPlayerColors) return questionText(prompt, players, follows);
    return translate("prompts", "%1: %2", "a player, and what is asked of them")
        .arg(players.of(prompt.player), questionText(prompt, players, follows));
}

QString putRightText(const Game& before, Rule refused, const PlayerNames& players) {
    if (!before.setup.campaign) return {};
    if (refused == Rule::NothingAsked)
        return translate(
            "prompts",
            "An older version may have left this step to the table; by now the app does it. Take "
            "the line out, or write in its place what it left at your table (correct red "
            "objective 6), and import the record once more.");
    const Prompt now = prompt(before);
    if (refused != Rule::AnswerFirst || now.kind != Prompt::Kind::Pending) return {};
    return translate("prompts",
                     "An older version may not have asked what the app asks here: %1. Write the "
                     "answer in a line before this one and import the record once more.")
        .arg(promptText(now, players));
}

}  // namespace reach::words
