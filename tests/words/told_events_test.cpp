#include "app/words/change_words.h"
#include "app/words/piece_words.h"
#include "engine/engine.h"
#include "engine/protocol/wire.h"
#include "engine/record/record.h"
#include "tests/places.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>
#include <utility>

using namespace reach;

/// No event changes the table in silence, by all records: hands are told what to move, and everybody is told
/// what the dice of an event bring.
class ToldEventsTest : public QObject {
    Q_OBJECT

    /// An entry of a record: the state before it, and what it brings.
    using Visit = std::function<void(const QString& at, const State& before, const Command& command,
                                     const std::vector<Event>& events)>;

    static QString kindOf(const Event& event) {
        const std::string_view wire = std::visit([]<typename One>(const One&) { return One::wire; }, event);
        return QString::fromUtf8(wire.data(), static_cast<qsizetype>(wire.size()));
    }
    template <std::size_t... Kind>
    static QStringList allKinds(std::index_sequence<Kind...>) {
        const auto nameOf = [](std::string_view wire) {
            return QString::fromUtf8(wire.data(), static_cast<qsizetype>(wire.size()));
        };
        return {nameOf(std::variant_alternative_t<Kind, Event>::wire)...};
    }
    static QStringList allKinds() { return allKinds(std::make_index_sequence<std::variant_size_v<Event>>{}); }

    static void play(const QString& path, const Visit& visit) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) return;
        const auto read = parseRecord(file.readAll().toStdString());
        if (!read.record) return;
        Game game = newGame(read.record->setup);
        for (const auto& entry : read.record->entries) {
            const Decision decision = decide(game, entry.command);
            if (!decision.accepted()) return;
            visit(QStringLiteral("%1, %2").arg(QFileInfo(path).fileName(),
                                               QString::fromStdString(printCommand(entry.command))),
                  game.state, entry.command, decision.events);
            for (const Event& event : decision.events) evolve(game.state, event);
        }
    }
    static void playAll(const char* folder, const Visit& visit) {
        QDirIterator records(places::source(folder), {QStringLiteral("*.record")}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (records.hasNext()) play(records.next(), visit);
    }

    /// Events without a line for the hands, each with the reason.
    static const QMap<QString, QString>& withoutHands() {
        static const auto kReasons = [] {
            QMap<QString, QString> all;
            const auto because = [&all](const char* reason, const char* kinds) {
                const QStringList list = QString::fromLatin1(kinds).split(u' ');
                for (const QString& kind : list) all.insert(kind, QString::fromLatin1(reason));
            };
            because(
                "the course of a turn, which lies nowhere on the table",
                "turn-started passed acted pip-spent pip-gained prelude-ended grant-given grant-used "
                "weapon-ready once-used turn-ended may-move-again slot-taxed building-used flagship-used");
            because("the course of a game, which lies nowhere on the table",
                    "chapter-ended game-ended conceded act-started fate-resolved gift-noted gift-forgotten");
            because("a question", "asked answered ask-changed");
            because("dice, or what they count",
                    "event-rolled battle-started dice-collected dice-rolled "
                    "keys-gained city-outstanding fleet-joined lent-ships-joined "
                    "battle-ended");
            because("the player plays the card in the moment of the entry", "card-played extra-card-played");
            because("everybody is dealt cards with the new chapter", "hand-set");
            because("what the app knows",
                    "system-forgotten system-known depth-set strictness-set "
                    "unknown-lore cities-elsewhere");
            because("only a correction, which follows the table", "chapter-set");
            because("a secret lies hidden", "secret-kept secret-told");
            return all;
        }();
        return kReasons;
    }
    /// Events of told kinds that move nothing.
    static bool movesNothing(const Event& event, const State& before) {
        if (const auto* card = std::get_if<event::CardMoved>(&event))
            // An attached card stays where it lies when the card below it is gone.
            return card->to == event::CardPlace::Resolving ||
                   (card->from == event::CardPlace::Attached && card->to == event::CardPlace::Court) ||
                   (card->from == card->to && card->fromPlayer == card->toPlayer);
        if (const auto* token = std::get_if<event::TokenMoved>(&event))
            return token->from == token->to && token->fromPlayer == token->toPlayer;  // a new slot
        if (const auto* council = std::get_if<event::CouncilTurned>(&event))
            return council->decided == before.campaign.councilDecided;  // only who it is resolved for
        if (const auto* initiative = std::get_if<event::InitiativeMoved>(&event))
            return initiative->to == before.initiative;  // seized by its holder
        if (std::holds_alternative<event::RoundEnded>(event)) return before.played.empty();
        return false;
    }

  private Q_SLOTS:
    void handsAreToldOfEveryEvent() {
        QStringList silent;
        QSet<QString> told;
        playAll("tests/records", [&](const QString& at, const State& before, const Command& command,
                                     const std::vector<Event>& events) {
            // A correction writes down what lies on the table.
            if (std::holds_alternative<command::Correct>(command)) return;
            State state = before;
            for (const Event& event : events) {
                const State was = state;
                const QString kind = kindOf(event);
                if (!words::piecesToMove(state, {event}, {}).empty())
                    told.insert(kind);
                else if (!(state == was) && !withoutHands().contains(kind) && !movesNothing(event, was))
                    silent += at + QStringLiteral(": ") + QString::fromStdString(toWire(event));
            }
        });
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
        const QStringList kinds = allKinds();
        for (const QString& kind : kinds) {
            QVERIFY2(told.contains(kind) || withoutHands().contains(kind), qPrintable(kind));
            QVERIFY2(!told.contains(kind) || !withoutHands().contains(kind), qPrintable(kind));
        }
    }

    /// Nobody enters what Crises and Edicts do, so each of their events changes what is told.
    void everythingThatBefallsIsTold() {
        static const QMap<QString, QString> kReasons{
            {QStringLiteral("asked"), QStringLiteral("a question")},
            {QStringLiteral("answered"), QStringLiteral("a question")},
            {QStringLiteral("ask-changed"), QStringLiteral("a question")},
            {QStringLiteral("event-rolled"), QStringLiteral("the entry says it")},
            {QStringLiteral("pieces-laid"), QStringLiteral("its hit is told")},
            {QStringLiteral("deck-shuffled"), QStringLiteral("the deck lies as before")},
        };
        // Of several counts of the same ships only the last one is told.
        const auto countedAgain = [](const std::vector<Event>& events, std::size_t at) {
            const auto* count = std::get_if<event::ShipsCounted>(&events[at]);
            return count && std::any_of(events.begin() + static_cast<std::ptrdiff_t>(at) + 1, events.end(),
                                        [count](const Event& later) {
                                            const auto* other = std::get_if<event::ShipsCounted>(&later);
                                            return other && other->player == count->player &&
                                                   other->system == count->system;
                                        });
        };
        QStringList silent;
        int looked = 0;
        playAll("tests/records/campaign", [&](const QString& at, const State& before, const Command& command,
                                              const std::vector<Event>& events) {
            if (!std::holds_alternative<command::RollEvent>(command) &&
                !std::holds_alternative<command::ResolveEvent>(command))
                return;
            const auto textOf = [&](const std::vector<Event>& these) {
                QStringList all;
                for (const words::Change& change : words::changes(before, command, these, {}))
                    all += change.text;
                return all;
            };
            const auto befalls = [](const State& state) {
                return std::ranges::any_of(state.pending, [](const Pending& one) {
                    return one.ask == Ask::Crises || one.ask == Ask::Edicts;
                });
            };
            const QStringList all = textOf(events);
            State state = before;
            for (std::size_t i = 0; i < events.size(); ++i) {
                const State was = state;
                evolve(state, events[i]);
                const QString kind = kindOf(events[i]);
                if (state == was || !befalls(was) || kReasons.contains(kind) ||
                    movesNothing(events[i], was) || countedAgain(events, i))
                    continue;
                ++looked;
                std::vector<Event> others = events;
                others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
                if (textOf(others) == all)
                    silent += at + QStringLiteral(": ") + QString::fromStdString(toWire(events[i]));
            }
        });
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
        QVERIFY(looked > 100);
    }

    /// CC11: the marker leaves its ambition, for the eyes and for the hands.
    void populistDemandsIsTold() {
        bool found = false;
        play(places::source("tests/records/campaign/crises/CC11.record"),
             [&](const QString&, const State& before, const Command& command,
                 const std::vector<Event>& events) {
                 if (!std::holds_alternative<command::RollEvent>(command)) return;
                 QStringList told;
                 for (const words::Change& change : words::changes(before, command, events, {}))
                     told += change.text;
                 found |= told.contains(QStringLiteral(
                     "Populist Demands: The ambition marker 5/3 goes back: Warlord no longer has it"));
                 if (!found) return;
                 State state = before;
                 QVERIFY(words::told(words::piecesToMove(state, events, {}))
                             .contains(QStringLiteral(
                                 "The ambition marker 5/3 from Warlord back above the boxes")));
             });
        QVERIFY(found);
    }
};

QTEST_GUILESS_MAIN(ToldEventsTest)
#include "told_events_test.moc"
