#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QRegularExpression>
#include <QTest>

#include "app/painting/dice_faces.h"
#include "app/painting/glyphs.h"
#include "app/painting/painted_plate.h"
#include "app/window.h"
#include "tests/places.h"

#include <memory>

// Every component with sample data: no warnings, nothing too small, a drawing for every icon.
class ComponentsTest : public QObject {
    Q_OBJECT

    static void collect(QQuickItem* root, const char* type, QList<QQuickItem*>& found) {
        if (QString::fromLatin1(root->metaObject()->className()).startsWith(QString::fromLatin1(type)))
            found << root;
        for (QQuickItem* child : root->childItems()) collect(child, type, found);
    }

    QQuickView view_;

  private Q_SLOTS:
    void initTestCase() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*")));
        prepareApplication();
        view_.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        view_.setResizeMode(QQuickView::SizeRootObjectToView);
        view_.setSource(QUrl::fromLocalFile(places::source("tests/qml/PiecesGallery.qml")));
        QCOMPARE(view_.status(), QQuickView::Ready);
        view_.resize(1280, 800);
        view_.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view_));
    }

    void everyButtonIsLargeEnoughForAFinger() {
        QList<QQuickItem*> buttons;
        for (const char* type : {"PrimaryButton", "QuietButton", "Chip", "CourtCardFace"})
            collect(view_.rootObject(), type, buttons);
        QVERIFY(buttons.size() >= 10);
        for (const QQuickItem* button : buttons)
            QVERIFY2(button->width() >= 48 && button->height() >= 48, button->metaObject()->className());
    }

    void aScreenFillsInATextAtOnce() {
        QQmlComponent made(view_.engine());
        made.setData(
            "import QtQuick\nimport Reachkeeper\n"
            "QtObject { property string said: Names.filled('%1 has %2 (%3)', ['%2', 7, '%1']) }",
            {});
        const std::unique_ptr<QObject> said(made.create());
        QVERIFY2(said, qPrintable(made.errorString()));
        QCOMPARE(said->property("said").toString(), QStringLiteral("%2 has 7 (%1)"));
    }

    // A font has whole pixels, so what is measured for a size between two must be what is drawn.
    void aNameWithRoomIsNeverCut() {
        QQmlComponent made(view_.engine());
        made.setData(
            "import QtQuick\nimport QtQuick.Templates as T\nimport Reachkeeper\n"
            "T.Control { id: screen; property real size: 20; font: Qt.application.font\n"
            "PlayerName { player: 'red'; name: 'Wim'; size: screen.size } }",
            {});
        const std::unique_ptr<QObject> screen(made.create());
        QVERIFY2(screen, qPrintable(made.errorString()));
        int texts = 0;
        for (const qreal size : {12.0, 15.5, 18.3, 18.5, 18.7, 19.5, 24.0}) {
            screen->setProperty("size", size);
            for (const QQuickItem* item : screen->findChildren<QQuickItem*>()) {
                texts += item->property("text").toString() == QStringLiteral("Wim") ? 1 : 0;
                QVERIFY2(!item->property("truncated").toBool(), qPrintable(QString::number(size)));
            }
        }
        QCOMPARE(texts, 7);
    }

    void everyIconShownIsADrawing() {
        QList<QQuickItem*> icons;
        for (const char* type : {"Icon", "ResourceIcon", "SuitIcon", "AmbitionIcon"})
            collect(view_.rootObject(), type, icons);
        QVERIFY(icons.size() >= 50);
        for (const QQuickItem* icon : icons) {
            const QString name = icon->property("name").toString();
            QVERIFY2(name.isEmpty() || icon->property("known").toBool(), qPrintable(name));
        }
    }

    void everyDrawingKeepsToItsBox() {
        const QRectF box(-1, -1, reach::painting::kGlyphBox + 2, reach::painting::kGlyphBox + 2);
        const QStringList names = reach::painting::glyphNames();
        QVERIFY(names.size() > 50);
        for (const QString& name : names) {
            const QPainterPath path = reach::painting::glyph(name);
            QVERIFY2(!path.isEmpty(), qPrintable(name));
            QVERIFY2(box.contains(path.boundingRect()), qPrintable(name));
        }
        QVERIFY(reach::painting::glyph(u"no such icon").isEmpty());
    }

    void aPlateLightsUpAndItsTwinStaysAsItWas() {
        PaintedPlate plates[2];
        for (PaintedPlate& plate : plates) {
            plate.setParentItem(view_.contentItem());
            plate.setSize({60, 40});
            plate.setProperty("color", QColor(Qt::red));
            plate.setProperty("edge", QColor(Qt::blue));
            plate.setProperty("edgeWidth", 4);
            plate.setProperty("radius", 12);
        }
        plates[1].setX(100);
        const auto at = [&](int x, int y) { return view_.grabWindow().pixelColor(x, y); };
        QCOMPARE(at(30, 20), QColor(Qt::red));
        QCOMPARE(at(30, 2), QColor(Qt::blue));
        QVERIFY(at(0, 0) != QColor(Qt::blue));  // its corners are round
        plates[0].setProperty("color", QColor(Qt::green));
        QCOMPARE(at(30, 20), QColor(Qt::green));
        QCOMPARE(at(130, 20), QColor(Qt::red));
        plates[0].setWidth(20);
        QCOMPARE(at(18, 20), QColor(Qt::blue));
        QVERIFY(at(30, 20) != QColor(Qt::green));
    }

    // A card of four actions is played after one of two: the row is laid out while the old one still stands.
    void actionsOfTheNextCardKeepToTheirPlace() {
        QQmlComponent made(view_.engine());
        made.setData(
            "import QtQuick\nimport QtQuick.Layouts\nimport Reachkeeper\n"
            "RowLayout { id: line; property int count: 2; width: 300; height: 60\n"
            "Item { Layout.fillWidth: true }\n"
            "ColumnLayout { Layout.minimumWidth: pips.implicitWidth\n"
            "Pips { id: pips; objectName: 'pips'; Layout.alignment: Qt.AlignHCenter; count: line.count; "
            "spacing: 6 }\n"
            "Words { text: 'a row of words below' } } }",
            {});
        const std::unique_ptr<QObject> line(made.create());
        QVERIFY2(line, qPrintable(made.errorString()));
        auto* root = qobject_cast<QQuickItem*>(line.get());
        root->setParentItem(view_.contentItem());
        const auto* pips = root->findChild<QQuickItem*>(QStringLiteral("pips"));
        view_.grabWindow();
        for (const int count : {4, 1, 3}) {
            line->setProperty("count", count);
            QCOMPARE(pips->implicitWidth(), count * 20.0 + (count - 1) * 6.0);
            view_.grabWindow();
            const qreal middle = pips->x() + pips->width() / 2;
            QVERIFY2(qAbs(middle - pips->parentItem()->width() / 2) < 1, qPrintable(QString::number(middle)));
        }
    }

    // Everything in a row can be read whole at one of the stops, whichever way the arrows lead.
    void arrowsStopWhereTheNextIsWhole() {
        QQmlComponent made(view_.engine());
        made.setData(
            "import QtQuick\nimport Reachkeeper\n"
            "Item { width: 350; height: 56\n"
            "ListView { id: row; objectName: 'row'; anchors.fill: parent; orientation: ListView.Horizontal; "
            "spacing: 8; cacheBuffer: 0\n"
            "boundsBehavior: Flickable.StopAtBounds\n"
            "model: [262, 120, 262, 180, 262, 262]\n"
            "delegate: Item { required property int modelData; required property int index; objectName: "
            "'item-' + index; width: modelData; height: 56 } }\n"
            "ScrollHint { objectName: 'hint'; anchors.fill: parent; list: row } }",
            {});
        const std::unique_ptr<QObject> screen(made.create());
        QVERIFY2(screen, qPrintable(made.errorString()));
        auto* root = qobject_cast<QQuickItem*>(screen.get());
        root->setParentItem(view_.contentItem());
        auto* row = root->findChild<QQuickItem*>(QStringLiteral("row"));
        auto* hint = root->findChild<QQuickItem*>(QStringLiteral("hint"));
        for (const bool forward : {true, false}) {
            QSet<QString> read;
            int stops = 0;
            for (;; ++stops) {
                QVERIFY(stops < 12);
                view_.grabWindow();
                const qreal from = hint->property("before").toBool() ? hint->property("fade").toReal() : 0;
                const qreal to =
                    350 - (hint->property("after").toBool() ? hint->property("fade").toReal() : 0);
                for (const QQuickItem* item :
                     row->property("contentItem").value<QQuickItem*>()->childItems()) {
                    const qreal x = item->x() - row->property("contentX").toReal();
                    if (item->objectName().startsWith(QStringLiteral("item-")) && x >= from &&
                        x + item->width() <= to)
                        read << item->objectName();
                }
                if (!hint->property(forward ? "after" : "before").toBool()) break;
                QVERIFY(QMetaObject::invokeMethod(hint, "go", Q_ARG(bool, forward)));
            }
            QCOMPARE(read.size(), 6);
        }
    }

    /// Each reminder of a phone needed two taps: the first one stopped half way.
    void anArrowLeadsAcrossAWideGap() {
        QQmlComponent made(view_.engine());
        made.setData(
            "import QtQuick\nimport Reachkeeper\n"
            "Item { width: 350; height: 56\n"
            "ListView { id: row; objectName: 'row'; anchors.fill: parent; orientation: "
            "ListView.Horizontal; spacing: 71; cacheBuffer: 72\n"
            "boundsBehavior: Flickable.StopAtBounds\n"
            "model: 5\n"
            "delegate: Item { width: 278; height: 56 } }\n"
            "ScrollHint { objectName: 'hint'; parent: row; anchors.fill: parent; list: row } }",
            {});
        const std::unique_ptr<QObject> screen(made.create());
        QVERIFY2(screen, qPrintable(made.errorString()));
        auto* root = qobject_cast<QQuickItem*>(screen.get());
        root->setParentItem(view_.contentItem());
        const auto* row = root->findChild<QQuickItem*>(QStringLiteral("row"));
        auto* hint = root->findChild<QQuickItem*>(QStringLiteral("hint"));
        view_.grabWindow();
        for (const int item : {1, 2, 3, 4, 3, 2, 1, 0}) {
            const bool forward = item * 349 > row->property("contentX").toReal();
            QVERIFY(QMetaObject::invokeMethod(hint, "go", Q_ARG(bool, forward)));
            QTest::qWait(20);
            view_.grabWindow();
            const qreal x = item * 349 - row->property("contentX").toReal();
            QVERIFY2(x >= (item > 0 ? 36 : 0) && x + 278 <= (item < 4 ? 350 - 36 : 350),
                     qPrintable(QStringLiteral("%1 at %2").arg(item).arg(x)));
        }
    }

    void diceShowWhatIsOnTheBoxsDice() {
        const QString hit = QStringLiteral("hit");
        QCOMPARE(DiceFaces::icons(QStringLiteral("assault"), 0), QStringList());
        QCOMPARE(DiceFaces::icons(QStringLiteral("assault"), 3),
                 (QStringList{hit, hit, QStringLiteral("selfHit")}));
        QCOMPARE(DiceFaces::icons(QStringLiteral("skirmish"), 5), QStringList{hit});
        QCOMPARE(DiceFaces::icons(QStringLiteral("raid"), 5),
                 (QStringList{QStringLiteral("buildingHit"), QStringLiteral("key")}));
        QCOMPARE(DiceFaces::icons(QStringLiteral("raid"), 6), QStringList());
        QCOMPARE(DiceFaces::icons(QStringLiteral("event"), 0), QStringList());
    }
};

QTEST_MAIN(ComponentsTest)
#include "components_test.moc"
