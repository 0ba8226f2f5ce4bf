#include "app/sealed_engine.h"

#include "app/device/network.h"

#include <QDir>
#include <QFileInfo>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>

namespace {

/// Called from several threads at once.
class Seal : public QObject, public QQmlAbstractUrlInterceptor {
  public:
    explicit Seal(QQmlEngine& engine) : QObject(&engine) {
        for (const QString& folder : engine.importPathList())
            if (!folder.startsWith(u':') && !folder.startsWith(QStringLiteral("qrc:")))
                folders_.append(QDir::cleanPath(folder) + u'/');
    }

    QUrl intercept(const QUrl& url, DataType /*type*/) override {
        return isOurs(url) ? url : QUrl(QStringLiteral("qrc:/refused"));
    }

  private:
    bool isOurs(const QUrl& url) const {
        if (url.isEmpty() || url.scheme() == QStringLiteral("qrc") || url.scheme() == QStringLiteral("image"))
            return true;
        const QString path = QDir::cleanPath(url.toLocalFile());
        const bool within =
            std::ranges::any_of(folders_, [&](const QString& folder) { return path.startsWith(folder); });
        if (!within) return false;
        const QFileInfo file(path);  // opening a pipe or a device may never end
        return !file.exists() || file.isFile();
    }

    QStringList folders_;
};

}  // namespace

void seal(QQmlEngine& engine) {
    engine.addUrlInterceptor(new Seal(engine));
    reach::device::cutOffNetwork(engine);
}
