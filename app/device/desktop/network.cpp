#include "app/device/network.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>

namespace reach::device {
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

/// Called from several threads at once. Lives as long as the engine that owns it.
class NoNetworks : public QObject, public QQmlNetworkAccessManagerFactory {
  public:
    using QObject::QObject;

    QNetworkAccessManager* create(QObject* parent) override { return new NoNetwork(parent); }
};

}  // namespace

void cutOffNetwork(QQmlEngine& engine) {
    engine.setNetworkAccessManagerFactory(new NoNetworks(&engine));
}

}  // namespace reach::device
