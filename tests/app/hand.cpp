#include "tests/app/hand.h"

#include "app/arcades/arcades_table.h"
#include "tests/app/slow_keeper.h"

namespace {

bool done(const QString& problem) {
    if (!problem.isEmpty()) qInfo("%s", qPrintable(problem));
    return problem.isEmpty();
}

/// With REACHKEEPER_LATE each answer of the keeper comes up to this number of milliseconds late.
int slowest() {
    return qEnvironmentVariableIntValue("REACHKEEPER_LATE");
}

quint32 seed() {
    static const quint32 drawn = [] {
        const quint32 given = static_cast<quint32>(qEnvironmentVariableIntValue("REACHKEEPER_SEED"));
        const quint32 seed = given != 0 ? given : QRandomGenerator::global()->generate() % 1'000'000;
        qInfo("answers up to %d ms late, REACHKEEPER_SEED=%u", slowest(), seed);
        return seed;
    }();
    return drawn;
}

}  // namespace

Hand::Hand() {
    qputenv("REACHKEEPER_DATA", data_.path().toLocal8Bit());
    prepareApplication();
}

Hand::~Hand() {
    leave();
}

bool Hand::start(QSize size) {
    watch();
    engine_ = std::make_unique<QQmlEngine>();
    window_ = openMainWindow(*engine_);
    if (!window_) return false;
    if (const int most = slowest(); most > 0)
        games().keepThrough([most](std::unique_ptr<reach::Keeper> store) {
            return std::make_unique<SlowKeeper>(std::move(store), 0, most, seed());
        });
    window_->resize(size);
    window_->setProperty("reducedMotion", true);
    return QTest::qWaitForWindowExposed(window_.get());
}

void Hand::leave() {
    // What is not answered yet is stored now, while there is a store.
    if (engine_ && slowest() > 0) {
        table().close();
        games().findChild<reach::ArcadesTable*>()->close();
    }
    window_.reset();
    engine_.reset();
}

void Hand::watch() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*|QString::arg")));
}

QString Hand::file(const QString& name) const {
    return data_.filePath(name);
}

reach::Table& Hand::table() const {
    return *games().findChild<reach::Table*>();
}

QString Hand::asked() const {
    const auto ask = static_cast<int>(table().promptView().ask);
    const QString name = QString::fromLatin1(QMetaEnum::fromType<reach::arcs::Ask>().valueToKey(ask));
    return name.left(1).toLower() + name.mid(1);
}

reach::Games& Hand::games() const {
    return singleton<reach::Games>("Games");
}

reach::Preferences& Hand::preferences() const {
    return singleton<reach::Preferences>("Preferences");
}

QQuickItem* Hand::shown(const QString& name) const {
    return screen::shown(*window_, name);
}

QString Hand::text(const QString& name) const {
    const QQuickItem* item = shown(name);
    return item ? item->property("text").toString() : QString();
}

bool Hand::tap(const QString& name, screen::Touch touch) const {
    return done(screen::tap(*window_, name, touch));
}

bool Hand::tap(const QString& what, const std::function<QQuickItem*()>& find, screen::Touch touch) const {
    return done(screen::tap(*window_, what, find, touch));
}

void Hand::type(const QString& letters) const {
    for (const QChar letter : letters) QTest::keyClick(window_.get(), letter.toLatin1());
    screen::rest(*window_);
}

bool Hand::tapSystem(const QString& id) const {
    return done(screen::tapSystem(*window_, id));
}

bool Hand::openBattle(const QString& system) const {
    const auto open = [this] {
        return shown(QStringLiteral("battleRoll")) || shown(QStringLiteral("battleFaces"));
    };
    return tap(QStringLiteral("group-battle")) && screen::rest(*window_) && (open() || tapSystem(system));
}

bool Hand::isInSight(const QString& name) const {
    const QQuickItem* item = shown(name);
    if (!item) return false;
    const QRectF box = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    for (const QQuickItem* around = item->parentItem(); around; around = around->parentItem())
        if ((around->clip() || !around->parentItem()) &&
            !around->mapRectToScene(QRectF(0, 0, around->width(), around->height()))
                 .adjusted(-1, -1, 1, 1)
                 .contains(box)) {
            qInfo() << name << box << "is cut off by" << around
                    << around->mapRectToScene(QRectF(0, 0, around->width(), around->height()));
            return false;
        }
    return true;
}

bool Hand::lay(const QByteArray& entries) const {
    return games().importRecord(
        QString::fromUtf8("game: base\nplayers: red=Ana, blue=Ben, white=Cy\n"
                          "setup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n\n" +
                          entries));
}

bool Hand::layWholeGame() const {
    QFile file(QStringLiteral(":/tour/three.record"));
    return file.open(QIODevice::ReadOnly) && games().importRecord(QString::fromUtf8(file.readAll()));
}
