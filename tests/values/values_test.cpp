#include "app/viewmodels/table.h"
#include "app/viewmodels/value_json.h"
#include "engine/core/names.h"
#include "engine/rules/ambitions.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMetaEnum>
#include <QSignalSpy>
#include <QTest>

using namespace reach;

/// The values between engine and screens: their JSON, their schema, and that they say what the engine says.
class ValuesTest : public QObject {
    Q_OBJECT

    Table table_;

    void lay(const QString& name) {
        QFile file(QStringLiteral(REACHKEEPER_SOURCE_DIR "/tests/records/games/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto record = parseRecord(file.readAll().toStdString()).record;
        QVERIFY(record);
        auto open = std::make_unique<OpenTable>();
        open->header = *record;
        open->session.emplace(record->setup);
        for (const Entry& entry : record->entries) open->session->enterExactly(entry.command);
        table_.show(std::move(open), nullptr);
    }

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
    void enumerationsAreTheEngines() {
        isTheEngines<arcs::Depth, Depth>();
        isTheEngines<arcs::Strictness, Strictness>();
        isTheEngines<arcs::Phase, Phase>();
        isTheEngines<arcs::PlayMode, PlayMode>();
        isPrinted<arcs::CardKind, PrintedKind>();
        QCOMPARE(QMetaEnum::fromType<arcs::CardKind>().keyCount(), kPrintedKinds);
    }

    void ambitionsStandAsTheyWouldScore() {
        lay(QStringLiteral("three-players-core-conflict.record"));
        int declared = 0;
        for (int moment = 0; moment <= table_.entries(); moment += 7) {
            QVERIFY(table_.jumpTo(moment));
            const Game& game = table_.openTable()->session->game();
            const auto boxes = table_.ambitions();
            QCOMPARE(boxes.size(), kAmbitions);
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
        lay(QStringLiteral("three-players-core-conflict.record"));
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

    void whatStaysAsItWasIsNotTold() {
        lay(QStringLiteral("three-players-core-conflict.record"));
        QVERIFY(table_.jumpTo(0));
        const auto before = table_.ambitions();
        const QSignalSpy told(&table_, &Table::ambitionsChanged);
        int different = 0;
        auto last = before;
        while (table_.cursor() < 60 && table_.redo()) {
            different += table_.ambitions() != last ? 1 : 0;
            last = table_.ambitions();
            QCOMPARE(told.count(), different);
        }
        QVERIFY(different > 0 && different < 50);
    }

    void valuesAreWrittenAsJson() {
        lay(QStringLiteral("three-players-core-conflict.record"));
        const auto boxes = table_.ambitions();
        const QJsonArray json = toJson(QVariant::fromValue(boxes)).toArray();
        QCOMPARE(json.size(), qsizetype{kAmbitions});
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
        QFile kept(QStringLiteral(REACHKEEPER_SOURCE_DIR "/app/viewmodels/table.schema.json"));
        if (qEnvironmentVariableIsSet("REACHKEEPER_WRITE_SCHEMA")) {
            QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write(now) == now.size());
            return;
        }
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY2(kept.readAll() == now,
                 "Run this test with REACHKEEPER_WRITE_SCHEMA=1 and look at what became different.");
    }

    /// A property without a type can only become one with.
    void onlySoManyPropertiesHaveNoType() {
        constexpr int kUntyped = 2;
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
        QVERIFY2(untyped.size() == kUntyped, qPrintable(untyped.join(QLatin1Char(' '))));
    }
};

QTEST_GUILESS_MAIN(ValuesTest)
#include "values_test.moc"
