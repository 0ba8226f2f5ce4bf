#include "app/arcades/arcades_ask.h"
#include "app/corrections/count_draft.h"
#include "app/values/turn_view.h"
#include "app/values/value_json.h"
#include "engine/contract/campaign.h"
#include "engine/core/action_cards.h"
#include "engine/core/names.h"
#include "engine/map/board.h"
#include "engine/rules/ambitions.h"
#include "tests/places.h"
#include "tests/values/lay.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMetaEnum>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace reach;

/// The values between engine and screens: their JSON, their schema, and their agreement with the engine.
class ValuesTest : public QObject {
    Q_OBJECT

    Table table_;

    /// "ChapterEnd" is "chapter-end" in records.
    static QString recordName(const char* key) {
        QString name;
        for (const QChar letter : QString::fromLatin1(key)) {
            if (letter.isUpper() && !name.isEmpty()) name += u'-';
            name += letter.toLower();
        }
        return name;
    }

    /// "MapSetup" is "map setup" on cards.
    template <typename Shown, typename Own>
    static void isPrinted() {
        const auto shown = QMetaEnum::fromType<Shown>();
        for (int i = 0; i < shown.keyCount(); ++i)
            QCOMPARE(recordName(shown.key(i)).replace(u'-', u' ').toStdString(),
                     nameOf(static_cast<Own>(shown.value(i))));
    }

    template <typename Shown, typename Own>
    static void isTheEngines() {
        const auto shown = QMetaEnum::fromType<Shown>();
        for (int i = 0; i < shown.keyCount(); ++i) {
            const auto own = parseName<Own>(recordName(shown.key(i)).toStdString());
            QVERIFY2(own, shown.key(i));
            QCOMPARE(static_cast<int>(*own), shown.value(i));
        }
        // None is missing: after the last one the engine has no name.
        QCOMPARE(nameOf(static_cast<Own>(shown.keyCount())), "none");
    }

  private Q_SLOTS:
    /// Base p.22: a card that was drawn back from the discard pile may be in a hand again.
    void aCardThatMayReturnIsNotCalledSeen() {
        Game game;
        const auto card = static_cast<ActionCard>(2);
        game.state.seen = bitOf(card);
        for (const bool mayReturn : {false, true}) {
            game.state.recycled = mayReturn;
            QCOMPARE(view::actionCards(game)[2].seen, !mayReturn);
        }
    }

    void enumerationsAreTheEngines() {
        isTheEngines<arcs::Depth, Depth>();
        isTheEngines<arcs::Strictness, Strictness>();
        isTheEngines<arcs::Phase, Phase>();
        isTheEngines<arcs::PlayMode, PlayMode>();
        isPrinted<arcs::CardKind, PrintedKind>();
        QCOMPARE(QMetaEnum::fromType<arcs::CardKind>().keyCount(), kPrintedKinds);
    }

    /// The linter of Qt 6.4 does not look at enumerators within functions that are handed on.
    void screensNameWhatThereIs() {
        static const QRegularExpression kNamed(
            QStringLiteral("\\b(Arcs|Arcades)\\.([A-Z]\\w*)\\.([A-Z]\\w*)"));
        const QMap<QString, const QMetaObject*> spaces{
            {QStringLiteral("Arcs"), &arcs::staticMetaObject},
            {QStringLiteral("Arcades"), &arcades_ask::staticMetaObject}};
        int named = 0;
        QDirIterator files(places::source("qml"), {QStringLiteral("*.qml")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto found = kNamed.globalMatch(QString::fromUtf8(file.readAll()));
            for (; found.hasNext(); ++named) {
                const auto name = found.next();
                const QMetaObject& space = *spaces[name.captured(1)];
                const int at = space.indexOfEnumerator(name.captured(2).toLatin1());
                QVERIFY2(at >= 0 && space.enumerator(at).keyToValue(name.captured(3).toLatin1()) >= 0,
                         qPrintable(file.fileName() + u' ' + name.captured()));
            }
        }
        QVERIFY(named > 100);
    }

    void ambitionsStandAsTheyWouldScore() {
        QVERIFY(lay(table_, "games/three-players-core-conflict.record"));
        int declared = 0;
        for (int moment = 0; moment <= table_.entries(); moment += 7) {
            QVERIFY(table_.jumpTo(moment));
            const Game& game = table_.openTable()->session->game();
            const auto boxes = table_.ambitions();
            QCOMPARE(boxes.size(), qsizetype{kBoardAmbitions.size()});
            int beside = static_cast<int>(table_.markers().size());
            for (const AmbitionStanding& box : standings(game)) {
                const view::AmbitionView& view = boxes[index(box.ambition)];
                QCOMPARE(view.ambition.toStdString(), nameOf(box.ambition));
                QCOMPARE(view.declared, !view.markers.isEmpty());
                QCOMPARE(view.first, box.first);
                QCOMPARE(view.second, box.second);
                beside += static_cast<int>(view.markers.size());
                declared += view.declared ? 1 : 0;
                QCOMPARE(view.standings.size(), qsizetype{3});
                for (const Placing& placing : box.players) {
                    const auto at = std::ranges::find(
                        view.standings, QString::fromStdString(std::string(nameOf(placing.player))),
                        &view::StandingView::color);
                    QVERIFY(at != view.standings.end());
                    QCOMPARE(at->count, placing.count);
                    QCOMPARE(at->place, placing.place);
                    QCOMPARE(at->power, placing.power);
                }
            }
            QCOMPARE(beside, kMarkers);
        }
        QVERIFY(declared > 10);
    }

    void playersHoldWhatTheEngineSays() {
        QVERIFY(lay(table_, "games/three-players-core-conflict.record"));
        int tokens = 0;
        for (int moment = 0; moment <= table_.entries(); moment += 7) {
            QVERIFY(table_.jumpTo(moment));
            const Game& game = table_.openTable()->session->game();
            const auto players = table_.players();
            QCOMPARE(players.size(), qsizetype{3});
            for (int at = 0; at < players.size(); ++at) {
                const view::PlayerView& view = players[at];
                const Player color = game.setup.seats[static_cast<std::size_t>(at)];
                const PlayerState& player = game.state.of(color);
                QCOMPARE(view.color.toStdString(), nameOf(color));
                QCOMPARE(view.power, player.power);
                QCOMPARE(view.hand, player.hand);
                QCOMPARE(view.shipSupply, player.shipSupply);
                QCOMPARE(view.initiative, game.state.initiative == color);
                QCOMPARE(view.outrage.size(), qsizetype{kResources});
                QCOMPARE(view.resourceSlots.size(), qsizetype{6});
                for (int slot = 0; slot < view.resourceSlots.size(); ++slot) {
                    const QString& token = view.resourceSlots[slot].token;
                    QCOMPARE(token.isEmpty() ? "none" : token.toStdString(),
                             nameOf(player.slots[static_cast<std::size_t>(slot)]));
                    tokens += token.isEmpty() ? 0 : 1;
                }
                QVERIFY(view.campaign == view::SeatView());
            }
            QCOMPARE(table_.played().size(), static_cast<qsizetype>(game.state.played.size()));
            QCOMPARE(table_.turnView().pips, game.state.turn.pips);
        }
        QVERIFY(tokens > 10);
        QVERIFY(table_.campaignView() == view::CampaignView());
    }

    void systemsHoldWhatTheEngineSays() {
        QVERIFY(lay(table_, "games/three-players-core-conflict.record"));
        int ships = 0;
        for (int moment = 0; moment <= table_.entries(); moment += 7) {
            QVERIFY(table_.jumpTo(moment));
            const Game& game = table_.game();
            const auto systems = table_.systems();
            QCOMPARE(systems.size(), qsizetype{24});
            for (int at = 0; at < systems.size(); ++at) {
                const view::SystemView& view = systems[at];
                const auto id = static_cast<SystemId>(at);
                const SystemState& here = game.state.at(id);
                QCOMPARE(view.id.toStdString(), nameOf(id));
                QCOMPARE(view.inPlay, inPlay(game, id));
                QCOMPARE(view.ships.size(), static_cast<qsizetype>(here.ships.size()));
                for (int owner = 0; owner < view.ships.size(); ++owner) {
                    const Ships& fleet = here.ships[static_cast<std::size_t>(owner)];
                    QCOMPARE(view.ships[owner], (view::FleetView{fleet.fresh, fleet.damaged}));
                    ships += fleet.fresh + fleet.damaged;
                }
                QCOMPARE(view.buildings.size(), static_cast<qsizetype>(here.buildings.size()));
                QVERIFY(view.flagships.isEmpty() && view.tokens.isEmpty() && view.leads.isEmpty());
            }
        }
        QVERIFY(ships > 100);
    }

    /// A question fills its own shape and no other.
    void questionsHaveShapesOfTheirOwn() {
        std::map<arcs::Ask, int> met;
        for (const char* record :
             {"games/three-players-core-conflict.record", "games/four-players-mix-up-3.record",
              "campaign/games/three-players-founder.record"}) {
            QVERIFY2(lay(table_, record), record);
            for (int moment = 0; moment <= table_.entries(); ++moment) {
                QVERIFY(table_.jumpTo(moment));
                const view::PromptView asked = table_.promptView();
                const Game& game = table_.game();
                const Pending pending = reach::prompt(game).pending;
                ++met[asked.ask];
                QVERIFY(asked.text.endsWith(asked.question) && !asked.question.isEmpty());
                const auto is = [&](std::initializer_list<arcs::Ask> asks) {
                    return std::ranges::find(asks, asked.ask) != asks.end();
                };
                QCOMPARE(asked.roll != view::RollAskedView(), is({arcs::Ask::Roll}));
                QCOMPARE(asked.collect != view::CollectAskedView(), is({arcs::Ask::Collect}));
                QCOMPARE(asked.hits != view::HitsAskedView(), is({arcs::Ask::Suffer, arcs::Ask::Strike}));
                QCOMPARE(asked.eventDice != view::EventDiceAskedView(), is({arcs::Ask::EventDice}));
                QCOMPARE(asked.atTable != view::AtTableAskedView(), is({arcs::Ask::AtTable}));
                QCOMPARE(asked.draft.leaders.isEmpty(), game.setup.leaders.empty());
                if (is({arcs::Ask::Roll}))
                    for (int die = 0; die < kDice; ++die)
                        QCOMPARE(asked.roll.dice[die], game.state.battle.dice[static_cast<std::size_t>(die)]);
                if (is({arcs::Ask::Suffer})) QCOMPARE(asked.hits.count, pending.count);
                if (is({arcs::Ask::EventDice})) QCOMPARE(asked.eventDice.number, eventDiceOf(pending).number);
                if (is({arcs::Ask::AtTable}))
                    QCOMPARE(asked.atTable.card.id.toStdString(), nameOf(pending.card));
            }
        }
        for (const arcs::Ask ask : {arcs::Ask::Play, arcs::Ask::Act, arcs::Ask::Roll, arcs::Ask::Suffer,
                                    arcs::Ask::Strike, arcs::Ask::EventDice, arcs::Ask::Finished})
            QVERIFY2(met[ask] > 0, QMetaEnum::fromType<arcs::Ask>().valueToKey(static_cast<int>(ask)));
    }

    /// Those with a place of their own on the screen, and no others (Base p.8, BR p.16-17).
    void answersAreKnownByWhatTheyDo() {
        const std::map<arcs::Answer, QString> ends{
            {arcs::Answer::Pass, QStringLiteral(" passes")},
            {arcs::Answer::Decline, QStringLiteral(" declines")},
            {arcs::Answer::OpenNegotiations, QStringLiteral(" opens negotiations")},
            {arcs::Answer::EndSummit, QStringLiteral(" ends summit")}};
        std::map<arcs::Answer, int> met;
        QVERIFY(lay(table_, "campaign/games/three-players-founder.record"));
        for (int moment = 0; moment <= table_.entries(); ++moment) {
            QVERIFY(table_.jumpTo(moment));
            for (const view::OptionView& option : table_.optionList()) {
                ++met[option.answer];
                QVERIFY(!option.label.isEmpty());
                for (const auto& [answer, end] : ends)
                    QVERIFY2((option.answer == answer) == option.entry.endsWith(end),
                             qPrintable(option.entry));
            }
        }
        for (const auto& [answer, end] : ends) QVERIFY2(met[answer] > 0, qPrintable(end));
    }

    void whatIsCountedInASystemIsEnteredAsItDiffers() {
        CountDraft count(table_);
        const auto lines = [&count] {
            QStringList list;
            for (const command::Correct& correct : count.corrections())
                list.append(QString::fromStdString(printCommand(correct)));
            return list;
        };
        view::SystemView place;
        place.id = QStringLiteral("4-hex");
        place.ships = {{2, 0}, {0, 1}, {}, {}, {}, {}, {}};
        place.buildings = {{QStringLiteral("red"), QStringLiteral("city")}};
        count.setPlace(place);
        QVERIFY(!count.touched() && lines().isEmpty());
        QCOMPARE(count.ships().size(), qsizetype{7});
        count.countShips(1, 3, 1);
        count.countBuilding(0, QStringLiteral("red"), QStringLiteral("city"), true);
        count.countBuilding(1, QStringLiteral("blue"), QStringLiteral("starport"), false);
        QCOMPARE(lines(), QStringList({"correct 4-hex blue ships 3+1",
                                       "correct 4-hex buildings red damaged city, blue starport"}));
        count.countBuilding(0, {}, {}, false);
        QCOMPARE(lines().constLast(), QStringLiteral("correct 4-hex buildings blue starport"));
        count.countNothing();
        QCOMPARE(lines(), QStringList({"correct 4-hex red ships 0", "correct 4-hex blue ships 0",
                                       "correct 4-hex buildings none"}));
        count.drop();
        QVERIFY(!count.touched() && !count.unknown());
        place.known = false;
        count.setPlace(place);
        QVERIFY(count.unknown());
        count.countShips(1, 0, 1);
        QVERIFY(!count.unknown());
        QCOMPARE(lines(), QStringList{"correct 4-hex empty"});
    }

    /// Each value with a signal of its own tells when it differs, and only then.
    void whatStaysAsItWasIsNotTold() {
        QVERIFY(lay(table_, "games/three-players-core-conflict.record"));
        QVERIFY(table_.jumpTo(0));
        struct Told {
            QMetaProperty property;
            std::unique_ptr<QSignalSpy> spy;
            QVariant last;
            int different = 0;
        };
        std::vector<Told> all;
        const QMetaObject* own = table_.metaObject();
        for (int i = own->propertyOffset(); i < own->propertyCount(); ++i)
            if (const QMetaProperty property = own->property(i);
                property.notifySignal().name() == QByteArray(property.name()) + "Changed")
                all.push_back({property, std::make_unique<QSignalSpy>(&table_, property.notifySignal()),
                               property.read(&table_)});
        QCOMPARE(all.size(), std::size_t{14});
        int entries = 0;
        while (table_.cursor() < 60 && table_.redo()) {
            ++entries;
            for (Told& told : all) {
                const QVariant now = told.property.read(&table_);
                told.different += now != told.last ? 1 : 0;
                told.last = now;
                QVERIFY2(told.spy->count() == told.different, told.property.name());
            }
        }
        for (const Told& told : all) QVERIFY2(told.different <= entries, told.property.name());
        QVERIFY(std::ranges::count_if(all, [](const Told& told) { return told.different > 0; }) > 8);
        QVERIFY(std::ranges::any_of(all, [&](const Told& told) { return told.different < entries / 2; }));
    }

    void valuesAreWrittenAsJson() {
        QVERIFY(lay(table_, "games/three-players-core-conflict.record"));
        const auto boxes = table_.ambitions();
        const QJsonArray json = toJson(QVariant::fromValue(boxes)).toArray();
        QCOMPARE(json.size(), qsizetype{kBoardAmbitions.size()});
        const QJsonObject tycoon = json[0].toObject();
        QCOMPARE(tycoon["ambition"], QJsonValue("tycoon"));
        QCOMPARE(tycoon["standings"].toArray()[0].toObject()["count"],
                 QJsonValue(boxes[0].standings[0].count));
        QCOMPARE(toJson(QVariantMap{{"tokens", QVariant::fromValue(QList<view::TokenView>{{}})}})
                     .toObject()["tokens"]
                     .toArray()[0]
                     .toObject()["count"],
                 QJsonValue(0));
        QCOMPARE(toJson(QVariantList{1, "two", QVariant::fromValue(QStringList{"three"})}),
                 QJsonValue(QJsonArray{1, "two", QJsonArray{"three"}}));
    }

    /// table.schema.json is what another screen, in another process, reads; it changes only knowingly.
    void theSchemaIsComplete() {
        const QByteArray now = QJsonDocument(schemaOf(Table::staticMetaObject)).toJson();
        QFile kept(places::source("app/values/table.schema.json"));
        if (qEnvironmentVariableIsSet("REACHKEEPER_WRITE_SCHEMA")) {
            QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write(now) == now.size());
            return;
        }
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY2(kept.readAll() == now,
                 "Run this test with REACHKEEPER_WRITE_SCHEMA=1 and look at what became different.");
    }

    void everyPropertyHasAType() {
        const QJsonObject schema = schemaOf(Table::staticMetaObject);
        QStringList untyped;
        const QJsonObject properties = schema["properties"].toObject();
        for (const QString& name : properties.keys())
            if (properties[name].isBool()) untyped.append(name);
        const QJsonObject types = schema["$defs"].toObject();
        for (const QString& type : types.keys()) {
            const QJsonObject members = types[type].toObject()["properties"].toObject();
            for (const QString& name : members.keys())
                QVERIFY2(!members[name].isBool(), qPrintable(type + name));
        }
        QVERIFY2(untyped.isEmpty(), qPrintable(untyped.join(QLatin1Char(' '))));
    }
};

QTEST_GUILESS_MAIN(ValuesTest)
#include "values_test.moc"
