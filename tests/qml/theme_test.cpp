#include <QColor>
#include <QHash>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

// Contrast with the background: at least 4.5 to 1 for text and 3 to 1 for drawings.
class ThemeTest : public QObject {
    Q_OBJECT

    QQmlEngine engine_;
    std::unique_ptr<QObject> theme_;

    static double channel(double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    }
    static double brightness(const QColor& color) {
        return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) +
               0.0722 * channel(color.blueF());
    }
    static double contrast(const QColor& one, const QColor& other) {
        const double a = brightness(one);
        const double b = brightness(other);
        return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
    }

    /// What eyes without one kind of cone see, in linear light (Machado, Oliveira and Fernandes 2009).
    static std::array<double, 3> seen(const QColor& color, const QString& eyes) {
        std::array<double, 3> light{channel(color.redF()), channel(color.greenF()), channel(color.blueF())};
        using Row = std::array<double, 3>;
        static const QHash<QString, std::array<Row, 3>> kEyes{
            {QStringLiteral("protan"),
             {Row{0.152286, 1.052583, -0.204868}, Row{0.114503, 0.786281, 0.099216},
              Row{-0.003882, -0.048116, 1.051998}}},
            {QStringLiteral("deutan"),
             {Row{0.367322, 0.860646, -0.227968}, Row{0.280085, 0.672501, 0.047413},
              Row{-0.011820, 0.042940, 0.968881}}},
            {QStringLiteral("tritan"),
             {Row{1.255528, -0.076749, -0.178779}, Row{-0.078411, 0.930809, 0.147602},
              Row{0.004733, 0.691367, 0.303900}}},
            {QStringLiteral("none"),
             {Row{0.2126, 0.7152, 0.0722}, Row{0.2126, 0.7152, 0.0722}, Row{0.2126, 0.7152, 0.0722}}}};
        const auto found = kEyes.constFind(eyes);
        if (found == kEyes.constEnd()) return light;
        std::array<double, 3> result{};
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t j = 0; j < 3; ++j) result[i] += (*found)[i][j] * light[j];
            result[i] = std::clamp(result[i], 0.0, 1.0);
        }
        return result;
    }

    /// CIE 1976: how far apart two colours are to these eyes; 2.3 is just noticeable side by side.
    static double apart(const QColor& one, const QColor& other, const QString& eyes) {
        const auto lab = [&](const QColor& color) {
            const auto [r, g, b] = seen(color, eyes);
            const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
            const double x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
            const double y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
            const double z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
            return std::array<double, 3>{116 * y - 16, 500 * (x - y), 200 * (y - z)};
        };
        const auto a = lab(one);
        const auto b = lab(other);
        return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    }

    QColor color(const char* expression) const {
        QVariant result;
        QMetaObject::invokeMethod(theme_.get(), "look", Q_RETURN_ARG(QVariant, result),
                                  Q_ARG(QVariant, QString::fromLatin1(expression)));
        const auto found = result.value<QColor>();
        if (!found.isValid()) QTest::qFail(expression, __FILE__, __LINE__);
        return found;
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
                QTest::addRow("%s %s", dark ? "dark" : "light", vision)
                    << dark << QString::fromLatin1(vision);
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
            for (const char* ink : {"ink", "quietInk", "accent", "good", "warning", "red.ink", "blue.ink",
                                    "white.ink", "yellow.ink"})
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
            for (const char* hue :
                 {"hues.material", "hues.fuel", "hues.weapon", "hues.relic", "hues.psionic", "line", "choice",
                  "hues.construction", "hues.administration", "hues.aggression", "hues.mobilization",
                  "hues.assault", "hues.skirmish", "hues.raid"})
                atLeast(kDrawing, QString::fromLatin1(hue), QString::fromLatin1(ground));
        }
        for (const char* die : {"hues.assault", "hues.skirmish", "hues.raid"})
            atLeast(kDrawing, QStringLiteral("hues.on"), QString::fromLatin1(die));
    }

    // What has to be told apart is apart to the eyes each palette is for: players, resources, dice.
    void everyPairIsToldApart_data() { looks(); }
    void everyPairIsToldApart() {
        use();
        QFETCH(QString, vision);
        constexpr double kApart = 9;
        static const QHash<QString, QStringList> kFor{
            {QStringLiteral("standard"), {QStringLiteral("all")}},
            {QStringLiteral("redGreen"), {QStringLiteral("protan"), QStringLiteral("deutan")}},
            {QStringLiteral("blueYellow"), {QStringLiteral("tritan")}},
            {QStringLiteral("grey"), {QStringLiteral("none")}}};
        const QStringList players{QStringLiteral("red.fill"), QStringLiteral("blue.fill"),
                                  QStringLiteral("white.fill"), QStringLiteral("yellow.fill")};
        const QStringList resources{QStringLiteral("hues.material"), QStringLiteral("hues.fuel"),
                                    QStringLiteral("hues.weapon"), QStringLiteral("hues.relic"),
                                    QStringLiteral("hues.psionic")};
        const QStringList dice{QStringLiteral("hues.assault"), QStringLiteral("hues.skirmish"),
                               QStringLiteral("hues.raid")};
        QStringList close;
        for (const QString& eyes : kFor[vision])
            for (const QStringList& group : {players, resources, dice}) {
                // Resources have a drawing each; to grey eyes that is what tells five of them apart.
                if (vision == QStringLiteral("grey") && group == resources) continue;
                for (qsizetype i = 0; i < group.size(); ++i)
                    for (qsizetype j = i + 1; j < group.size(); ++j)
                        if (const double found =
                                apart(color(qPrintable(group[i])), color(qPrintable(group[j])), eyes);
                            found < kApart)
                            close << QStringLiteral("%1 and %2 to %3: %4")
                                         .arg(group[i], group[j], eyes)
                                         .arg(found);
            }
        QVERIFY2(close.isEmpty(), qPrintable(close.join(QStringLiteral("; "))));
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
