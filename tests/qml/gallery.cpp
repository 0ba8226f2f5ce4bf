#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickView>
#include <QTextStream>
#include <array>

#include "app/window.h"
#include "tests/places.h"
#include "tests/qml/sample_map.h"

// Writes pictures of the components with sample data to a folder: gallery DIR [NAME...].
// A gallery is tests/qml/NAMEGallery.qml; with no names, all of them.
namespace {

constexpr std::array sizes{QSize(1280, 800), QSize(1920, 1200), QSize(390, 844)};

// Pictures load on a thread of their own.
void settle() {
    constexpr int kMilliseconds = 300;
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < kMilliseconds) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

bool picture(const QString& gallery, const QSize& size, bool dark, const QDir& folder) {
    QQuickView view;
    view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.setInitialProperties({{QStringLiteral("dark"), dark}});
    view.rootContext()->setContextProperty(QStringLiteral("sampleMap"), QVariant::fromValue(sampleMap()));
    view.setSource(QUrl::fromLocalFile(gallery));
    if (view.status() != QQuickView::Ready) return false;
    view.resize(size);
    view.show();
    settle();
    QElapsedTimer clock;
    clock.start();
    const QImage image = view.grabWindow();
    const QString name = QStringLiteral("%1-%2x%3-%4.png")
                             .arg(QFileInfo(gallery).baseName().remove(QStringLiteral("Gallery")).toLower())
                             .arg(size.width())
                             .arg(size.height())
                             .arg(dark ? QStringLiteral("dark") : QStringLiteral("light"));
    QTextStream(stdout) << name << ' ' << clock.elapsed() << " ms" << Qt::endl;
    return image.save(folder.filePath(name));
}

}  // namespace

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication application(argc, argv);
    prepareApplication();
    QStringList names = QCoreApplication::arguments().mid(1);
    if (names.isEmpty()) {
        QTextStream(stderr) << "Usage: gallery DIR [NAME...]" << Qt::endl;
        return 2;
    }
    const QDir folder(names.takeFirst());
    folder.mkpath(QStringLiteral("."));
    const QDir source(places::source("tests/qml"));
    bool good = true;
    for (const QString& file : source.entryList({QStringLiteral("*Gallery.qml")})) {
        if (!names.isEmpty() && !names.contains(QString(file).remove(QStringLiteral("Gallery.qml"))))
            continue;
        for (const QSize& size : sizes) {
            for (const bool dark : {false, true})
                good = picture(source.filePath(file), size, dark, folder) && good;
        }
    }
    return good ? 0 : 1;
}
