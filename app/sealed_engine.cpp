#include "app/sealed_engine.h"

#include <QDir>
#include <QFileInfo>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>

namespace {

class NoNetwork : public QNetworkAccessManager {
  public:
    using QNetworkAccessManager::QNetworkAccessManager;

  protected:
    /// Answers every request like an empty request.
    QNetworkReply* createRequest(Operation /*operation*/, const QNetworkRequest& /*wanted*/,
                                 QIODevice* /*data*/) override {
        return QNetworkAccessManager::createRequest(GetOperation, QNetworkRequest(), nullptr);
    }
};

/// Called from several threads at once.
class Seal : public QObject, public QQmlAbstractUrlInterceptor, public QQmlNetworkAccessManagerFactory {
  public:
    explicit Seal(QQmlEngine& engine) : QObject(&engine) {
        for (const QString& folder : engine.importPathList())
            if (!folder.startsWith(u':') && !folder.startsWith(QStringLiteral("qrc:")))
                folders_.append(QDir::cleanPath(folder) + u'/');
    }

    QUrl intercept(const QUrl& url, DataType /*type*/) override {
        return isOurs(url) ? url : QUrl(QStringLiteral("qrc:/refused"));
    }
    QNetworkAccessManager* create(QObject* parent) override { return new NoNetwork(parent); }

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
    auto* seal = new Seal(engine);
    engine.addUrlInterceptor(seal);
    engine.setNetworkAccessManagerFactory(seal);
}
