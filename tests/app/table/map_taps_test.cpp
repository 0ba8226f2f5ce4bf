#include "app/arcades/arcades_table.h"
#include "app/values/option_view.h"
#include "tests/amount.h"
#include "tests/app/hand.h"
#include "tests/places.h"

#include <QDir>
#include <QMap>

#include <algorithm>

/// A tap on the map at every question of whole games: it never enters what has nothing to do with the place,
/// and never takes away what can be answered without it.
class MapTapsTest : public QObject {
    Q_OBJECT

    Hand hand_;

    bool open(const QString& path) const {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) &&
               hand_.games().importRecord(QString::fromUtf8(file.readAll()));
    }
    QObject* chosen() const { return hand_.window().property("chosen").value<QObject*>(); }

    /// Buttons of the questions, by what they say.
    static void collect(const QQuickItem* root, QStringList& said) {
        if (!root->isVisible()) return;
        if (root->objectName().startsWith(QStringLiteral("answer-")) && root->isEnabled())
            said << root->property("text").toString();
        for (const QQuickItem* child : root->childItems()) collect(child, said);
    }
    QStringList answers() const {
        QCoreApplication::sendPostedEvents();
        QStringList said;
        collect(hand_.window().contentItem(), said);
        said.sort();
        return said;
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }

    void aTapConcernsThePlace_data() {
        QTest::addColumn<QString>("record");
        QTest::newRow("base") << QStringLiteral(":/tour/three.record");
        QTest::newRow("ARCADEs") << QStringLiteral(":/tour/arcades-three.record");
        QTest::newRow("ARCADEs, solo") << QStringLiteral(":/tour/arcades-solo.record");
        const QDir campaigns(places::source("tests/records/campaign/games"));
        for (const QString& name : campaigns.entryList({QStringLiteral("*.record")}).first(1))
            QTest::newRow("campaign") << campaigns.filePath(name);
    }
    void aTapConcernsThePlace() {
        QFETCH(QString, record);
        QVERIFY(open(record));
        QTRY_VERIFY(chosen());
        reach::AnyTable& table = *hand_.games().anyTable();
        const auto options = [&] {
            const auto* arcades = qobject_cast<reach::ArcadesTable*>(&table);
            return arcades ? arcades->optionList() : hand_.table().optionList();
        };
        const int end = table.entries();
        const auto log = table.log();
        QMap<QString, int> met;
        for (int at = 0; at < end; ++at) {
            // Every kind of question a few times, by the verb of what was answered.
            const QStringList words = log.value(at).entry.split(u' ');
            table.jumpTo(at);
            const QString kind = QString::number(chosen()->property("kind").toInt()) + words.value(1);
            if (++met[kind] > amount::of(1, 5)) continue;
            screen::rest(hand_.window());
            const QStringList before = answers();
            QQuickItem* map = hand_.shown(QStringLiteral("map"));
            if (!map) continue;
            QStringList ids;
            for (const reach::view::SystemView& system :
                 map->property("systems").value<QList<reach::view::SystemView>>())
                ids << system.id;
            QVERIFY(!ids.isEmpty());
            bool entered = false;
            for (const QString& id : ids) {
                const QList<reach::view::OptionView> offered = options();
                const bool concerned = std::ranges::any_of(
                    offered, [&](const auto& option) { return option.system == id && option.legal; });
                // To go back to where it was takes a while: one place that answers is as good as another.
                if (concerned && entered) continue;
                for (int tap = 0; tap < 2; ++tap) {
                    QMetaObject::invokeMethod(map, "systemTapped", Q_ARG(QString, id));
                    if (table.cursor() != at) {
                        const QString line = table.log().value(at).entry;
                        entered = true;
                        QVERIFY2(concerned || line.contains(id),
                                 qPrintable(QStringLiteral("%1 at %2 entered %3").arg(id).arg(at).arg(line)));
                        // What was entered took the place of what followed.
                        table.close();
                        QVERIFY(open(record) && table.jumpTo(at));
                        screen::rest(hand_.window());
                        map = hand_.shown(QStringLiteral("map"));
                        QVERIFY(map);
                        break;
                    }
                    if (!concerned)
                        QVERIFY2(answers().size() >= before.size(),
                                 qPrintable(QStringLiteral("%1 at %2 leaves \"%3\" of \"%4\"")
                                                .arg(id)
                                                .arg(at)
                                                .arg(answers().join(u'|'), before.join(u'|'))));
                }
                QMetaObject::invokeMethod(chosen(), "forget");
            }
        }
        QVERIFY2(met.size() > 4, qPrintable(QStringList(met.keys()).join(u' ')));
        table.close();
    }

    void cleanupTestCase() { hand_.leave(); }
};

QTEST_MAIN(MapTapsTest)
#include "map_taps_test.moc"
