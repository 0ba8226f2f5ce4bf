#include "tests/finger/screen.h"
#include "tests/finger/tapper.h"

#include <QGenericPlugin>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QMetaProperty>
#include <QQmlEngine>
#include <QTest>

#include <functional>
#include <map>

namespace {

/// A finger on a program without any test code. Qt loads it into the program if the environment says so. It
/// reads one command a line from a local socket and answers each with a line of JSON (README.md).
class Finger : public QObject {
  public:
    explicit Finger(const QString& socket) {
        QLocalServer::removeServer(socket);
        connect(&server_, &QLocalServer::newConnection, this, [this] {
            QLocalSocket* told = server_.nextPendingConnection();
            connect(told, &QLocalSocket::readyRead, this, [this, told] { listen(*told); });
            connect(told, &QLocalSocket::disconnected, told, &QObject::deleteLater);
        });
        if (!server_.listen(socket)) qWarning("finger: %s", qPrintable(server_.errorString()));
    }

  private:
    using Words = QStringList;

    void listen(QLocalSocket& told) {
        if (busy_) return;  // a line that came while another is carried out waits for it
        busy_ = true;
        while (told.canReadLine()) {
            const QString line = QString::fromUtf8(told.readLine()).trimmed();
            told.write(QJsonDocument(obey(line)).toJson(QJsonDocument::Compact) + '\n');
            told.flush();
        }
        busy_ = false;
    }

    static QQuickWindow* window() {
        const QWindowList windows = QGuiApplication::topLevelWindows();
        for (QWindow* one : windows)
            if (auto* found = qobject_cast<QQuickWindow*>(one)) return found;
        return nullptr;
    }

    static QJsonObject said(const QString& problem) {
        return problem.isEmpty()
                   ? QJsonObject{{QStringLiteral("ok"), true}}
                   : QJsonObject{{QStringLiteral("ok"), false}, {QStringLiteral("why"), problem}};
    }
    static QJsonObject answer(const QJsonValue& value) {
        return {{QStringLiteral("ok"), true}, {QStringLiteral("is"), value}};
    }

    /// A singleton of the program, or the table of a game, which belongs to the singleton Games.
    static QObject* singleton(const QString& name) {
        if (name.endsWith(QLatin1StringView("Table"))) {
            const QObject* games = singleton(QStringLiteral("Games"));
            for (QObject* one : games ? games->children() : QObjectList())
                if (one->inherits(qPrintable(QStringLiteral("reach::") + name))) return one;
            return nullptr;
        }
        QQmlEngine* engine = qmlEngine(window());
        const int type = qmlTypeId("Reachkeeper", 1, 0, qPrintable(name));
        return engine && type >= 0 ? engine->singletonInstance<QObject*>(type) : nullptr;
    }

    QJsonObject obey(const QString& line) {
        QQuickWindow* on = window();
        if (!on || !QTest::qWaitForWindowExposed(on)) return said(QStringLiteral("there is no window"));
        const QString verb = line.section(QLatin1Char(' '), 0, 0);
        const QString rest = line.section(QLatin1Char(' '), 1);
        const Words words = rest.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const auto number = [&](int at) { return words.value(at).toInt(); };
        if (verb == QLatin1StringView("tap")) return said(screen::tap(*on, rest));
        if (verb == QLatin1StringView("system")) return said(screen::tapSystem(*on, rest));
        if (verb == QLatin1StringView("press")) {
            QTest::mouseClick(on, Qt::LeftButton, {}, {number(0), number(1)});
            return said(screen::rest(*on) ? QString() : QStringLiteral("no rest"));
        }
        if (verb == QLatin1StringView("light")) return said(tapTheLight(*on));
        if (verb == QLatin1StringView("see")) return answer(screen::tappable(*on));
        if (verb == QLatin1StringView("shown")) return answer(screen::shown(*on, rest) != nullptr);
        if (verb == QLatin1StringView("text")) {
            const QQuickItem* item = screen::shown(*on, rest);
            return item ? answer(item->property("text").toString())
                        : said(rest + QStringLiteral(" is not shown"));
        }
        if (verb == QLatin1StringView("type")) {
            const QString letters = QString(rest).replace(QStringLiteral("\\n"), QStringLiteral("\n"));
            for (const QChar letter : letters)
                QTest::sendKeyEvent(QTest::Click, on, letter == u'\n' ? Qt::Key_Return : Qt::Key_unknown,
                                    letter, {});
            return said(screen::rest(*on) ? QString() : QStringLiteral("no rest"));
        }
        if (verb == QLatin1StringView("escape")) {
            QTest::keyClick(on, Qt::Key_Escape);
            return said(screen::rest(*on) ? QString() : QStringLiteral("no rest"));
        }
        if (verb == QLatin1StringView("read")) return read(rest);
        if (verb == QLatin1StringView("resize")) {
            on->resize(number(0), number(1));
            return said(screen::rest(*on) ? QString() : QStringLiteral("no rest"));
        }
        if (verb == QLatin1StringView("still")) {  // pieces do not glide: what takes time tests nothing
            on->setProperty("reducedMotion", true);
            return said({});
        }
        if (verb == QLatin1StringView("picture")) {
            screen::rest(*on);
            return said(on->grabWindow().save(rest) ? QString() : QStringLiteral("cannot write ") + rest);
        }
        if (verb == QLatin1StringView("play")) return play(*on, static_cast<quint32>(number(0)), number(1));
        if (verb == QLatin1StringView("leave")) {
            QMetaObject::invokeMethod(
                qApp, [] { QCoreApplication::exit(0); }, Qt::QueuedConnection);
            return said({});
        }
        return said(verb + QStringLiteral(" is nothing a finger can do"));
    }

    /// Taps in the middle of what the newcomer's tour points at.
    static QString tapTheLight(QQuickWindow& on) {
        QQuickItem* light = nullptr;
        const auto found = [&] {
            return screen::rest(on) && (light = screen::shown(on, QStringLiteral("tourLight"))) &&
                   light->property("found").toBool();
        };
        if (!QTest::qWaitFor(found, 5'000)) return QStringLiteral("the tour points at nothing");
        QTest::mouseClick(&on, Qt::LeftButton, {},
                          light->mapToScene(light->property("spot").toRectF().center()).toPoint());
        return screen::rest(on) ? QString() : QStringLiteral("no rest");
    }

    /// Of a value with fields, those that are text, numbers or names of an enumeration.
    static QJsonValue fieldsOf(const QVariant& value) {
        const QMetaType type = value.metaType();
        if (!(type.flags() & QMetaType::IsGadget)) return QJsonValue::fromVariant(value);
        QJsonObject fields;
        for (int i = 0; i < type.metaObject()->propertyCount(); ++i) {
            const QMetaProperty field = type.metaObject()->property(i);
            const QVariant holds = field.readOnGadget(value.constData());
            fields[QLatin1StringView(field.name())] =
                field.isEnumType() ? QLatin1StringView(field.enumerator().valueToKey(holds.toInt()))
                                   : QJsonValue::fromVariant(holds);
        }
        return fields;
    }

    /// What the program says of itself: `Table.cursor`, or `Table.record()`.
    static QJsonObject read(const QString& what) {
        QObject* of = singleton(what.section(QLatin1Char('.'), 0, 0));
        QString name = what.section(QLatin1Char('.'), 1);
        if (!of) return said(what + QStringLiteral(" is not there"));
        if (!name.endsWith(QLatin1StringView("()"))) return answer(fieldsOf(of->property(qPrintable(name))));
        name.chop(2);
        QString text;
        return QMetaObject::invokeMethod(of, qPrintable(name), Q_RETURN_ARG(QString, text))
                   ? answer(text)
                   : said(what + QStringLiteral(" cannot be asked"));
    }

    static QJsonObject play(QQuickWindow& on, quint32 seed, int most) {
        QObject* table = singleton(QStringLiteral("Table"));
        QObject* chance = singleton(QStringLiteral("Chance"));
        if (!table || !chance) return said(QStringLiteral("there is no table"));
        QMetaObject::invokeMethod(chance, "useSeed", Q_ARG(quint32, seed));
        Tapper tapper(on, *table, seed);
        if (!tapper.play(most)) return said(tapper.problem());
        return answer(
            QJsonObject{{QStringLiteral("taps"), tapper.taps()}, {QStringLiteral("over"), tapper.over()}});
    }

    QLocalServer server_;
    bool busy_ = false;
};

}  // namespace

class FingerPlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "finger.json")

  public:
    QObject* create(const QString& key, const QString&) override {
        if (key != QLatin1StringView("finger")) return nullptr;
        return new Finger(qEnvironmentVariable("REACHKEEPER_FINGER"));
    }
};

#include "finger.moc"
