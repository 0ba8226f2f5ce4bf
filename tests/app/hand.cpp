#include "tests/app/hand.h"

namespace {

bool done(const QString& problem) {
    if (!problem.isEmpty()) qInfo("%s", qPrintable(problem));
    return problem.isEmpty();
}

}  // namespace

Hand::Hand() {
    qputenv("REACHKEEPER_DATA", data_.path().toLocal8Bit());
    prepareApplication();
}

Hand::~Hand() = default;

bool Hand::start(QSize size) {
    watch();
    engine_ = std::make_unique<QQmlEngine>();
    window_ = openMainWindow(*engine_);
    if (!window_) return false;
    window_->resize(size);
    window_->setProperty("reducedMotion", true);
    return QTest::qWaitForWindowExposed(window_.get());
}

void Hand::leave() {
    window_.reset();
    engine_.reset();
}

void Hand::watch() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*\\.qml.*")));
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
