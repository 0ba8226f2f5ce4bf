#include <QColor>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>
#include <cmath>
#include <memory>

// What is to be read stands out from its ground: text by 4.5 to 1, drawings by 3 to 1.
class ThemeTest : public QObject {
    Q_OBJECT

    QQmlEngine engine_;
    std::unique_ptr<QObject> theme_;

    static double channel(double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    }
    static double brightness(const QColor& color) {
        return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
    }
    static double contrast(const QColor& one, const QColor& other) {
        const double a = brightness(one);
        const double b = brightness(other);
        return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
    }

    QColor color(const char* expression) const {
        QVariant result;
        QMetaObject::invokeMethod(theme_.get(), "look", Q_RETURN_ARG(QVariant, result),
                                  Q_ARG(QVariant, QString::fromLatin1(expression)));
        return result.value<QColor>();
    }

    void atLeast(double wanted, const QString& front, const QString& back) const {
        const double found = contrast(color(qPrintable(front)), color(qPrintable(back)));
        QVERIFY2(found >= wanted, qPrintable(QStringLiteral("%1 on %2: %3").arg(front, back).arg(found)));
    }

    static void looks() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QString>("vision");
        for (const bool dark : {true, false}) {
            for (const char* vision : {"standard", "redGreen", "blueYellow", "grey"})
                QTest::addRow("%s %s", dark ? "dark" : "light", vision) << dark << QString::fromLatin1(vision);
        }
    }

    void use() {
        QFETCH(bool, dark);
        QFETCH(QString, vision);
        theme_->setProperty("dark", dark);
        theme_->setProperty("vision", vision);
    }

  private Q_SLOTS:
    void initTestCase() {
        engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine_);
        component.setData(R"(
            import QtQuick
            import Reachkeeper
            QtObject {
                property bool dark
                property string vision
                onDarkChanged: Theme.dark = dark
                onVisionChanged: Theme.vision = vision
                function look(path) {
                    return path.split(".").reduce((value, key) => value[key], {
                        ground: Theme.ground, panel: Theme.panel, raised: Theme.raised, ink: Theme.ink,
                        quietInk: Theme.quietInk, line: Theme.line, accent: Theme.accent, accentInk: Theme.accentInk,
                        choice: Theme.choice, good: Theme.good, warning: Theme.warning, map: Theme.map,
                        hues: Theme.hues, red: Theme.player("red"), blue: Theme.player("blue"),
                        white: Theme.player("white"), yellow: Theme.player("yellow"),
                        empire: Theme.player("empire"), free: Theme.player("free"), blight: Theme.player("blight")
                    });
                })"
                          "}",
                          QUrl());
        theme_.reset(component.create());
        QVERIFY2(theme_, qPrintable(component.errorString()));
        theme_->setProperty("vision", QStringLiteral("standard"));
    }

    void textCanBeRead_data() { looks(); }
    void textCanBeRead() {
        use();
        constexpr double kText = 4.5;
        for (const char* ground : {"ground", "panel", "raised"}) {
            for (const char* ink : {"ink", "quietInk", "accent", "good", "warning", "red.ink", "blue.ink", "white.ink",
                                    "yellow.ink"})
                atLeast(kText, QString::fromLatin1(ink), QString::fromLatin1(ground));
        }
        atLeast(kText, QStringLiteral("accentInk"), QStringLiteral("accent"));
        for (const char* ground : {"map.land", "map.gate"}) {
            for (const char* ink : {"map.ink", "map.quiet"})
                atLeast(kText, QString::fromLatin1(ink), QString::fromLatin1(ground));
        }
    }

    void drawingsCanBeSeen_data() { looks(); }
    void drawingsCanBeSeen() {
        use();
        constexpr double kDrawing = 3;
        for (const char* ground : {"ground", "panel", "map.land", "map.gate"}) {
            for (const char* hue : {"hues.material", "hues.fuel", "hues.weapon", "hues.relic", "hues.psionic", "line",
                                    "choice", "hues.construction", "hues.administration", "hues.aggression",
                                    "hues.mobilization", "hues.assault", "hues.skirmish", "hues.raid"})
                atLeast(kDrawing, QString::fromLatin1(hue), QString::fromLatin1(ground));
        }
        for (const char* die : {"hues.assault", "hues.skirmish", "hues.raid"})
            atLeast(kDrawing, QStringLiteral("hues.on"), QString::fromLatin1(die));
    }

    // A piece shows by what it is filled with or by its rim; its owner's shape shows on it.
    void piecesCanBeSeen_data() { looks(); }
    void piecesCanBeSeen() {
        use();
        constexpr double kDrawing = 3;
        for (const char* owner : {"red", "blue", "white", "yellow", "empire", "free", "blight"}) {
            const QString name = QString::fromLatin1(owner);
            const QColor land = color("map.land");
            QVERIFY2(contrast(color(qPrintable(name + ".fill")), land) >= kDrawing ||
                         contrast(color(qPrintable(name + ".edge")), land) >= kDrawing,
                     owner);
            atLeast(kDrawing, name + QStringLiteral(".on"), name + QStringLiteral(".fill"));
        }
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
