#pragma once

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <string>

namespace reach::tests {

/// A proxy on the loopback that passes everything on, late, or not at all.
class Proxy : public QTcpServer {
  public:
    explicit Proxy(quint16 to) : to_(to) {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* client = nextPendingConnection()) join(client);
        });
    }
    std::string origin() const { return "http://127.0.0.1:" + std::to_string(serverPort()); }
    /// Ends all connections.
    void cut() {
        for (QTcpSocket* socket : findChildren<QTcpSocket*>()) socket->abort();
    }

    bool swallows = false;  ///< requests to upgrade, and all that follows
    int delay = 0;          ///< milliseconds, in each direction
    int upgrades = 0;

  private:
    void join(QTcpSocket* client) {
        auto* server = new QTcpSocket(this);
        client->setParent(this);
        server->connectToHost(QHostAddress::LocalHost, to_);
        for (QTcpSocket* one : {client, server}) one->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        connect(client, &QTcpSocket::readyRead, this, [this, client, server] {
            const QByteArray bytes = client->readAll();
            if (bytes.contains("Upgrade: websocket")) {
                ++upgrades;
                if (swallows) client->setProperty("swallowed", true);
            }
            if (!client->property("swallowed").toBool()) pass(server, bytes);
        });
        connect(server, &QTcpSocket::readyRead, this,
                [this, client, server] { pass(client, server->readAll()); });
        connect(client, &QTcpSocket::disconnected, server, [server] { server->disconnectFromHost(); });
        connect(server, &QTcpSocket::disconnected, client, [client] { client->disconnectFromHost(); });
        for (QTcpSocket* one : {client, server}) {
            connect(one, &QTcpSocket::disconnected, one, &QObject::deleteLater);
            connect(one, &QTcpSocket::errorOccurred, client, [client] { client->abort(); });
        }
    }
    void pass(QTcpSocket* to, const QByteArray& bytes) {
        if (delay == 0) {
            to->write(bytes);
            return;
        }
        QTimer::singleShot(delay, to, [to, bytes] { to->write(bytes); });
    }

    quint16 to_;
};

}  // namespace reach::tests
