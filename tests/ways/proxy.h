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

    /// From now on so many bytes pass, in both directions together. Then all is cut, and nobody comes in.
    void cutAfter(qint64 bytes) {
        left_ = bytes;
        isCut_ = false;
    }
    bool isCut() const { return isCut_; }
    /// Everything passes again.
    void open() {
        left_ = -1;
        isCut_ = false;
    }

    qint64 passed = 0;      ///< bytes, in both directions
    bool swallows = false;  ///< requests to upgrade, and all that follows
    int delay = 0;          ///< milliseconds, in each direction
    int upgrades = 0;

  private:
    void join(QTcpSocket* client) {
        if (isCut_) {
            client->abort();
            client->deleteLater();
            return;
        }
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
            // What a side said before it closed arrives.
            connect(one, &QTcpSocket::errorOccurred, client, [client](QAbstractSocket::SocketError error) {
                if (error != QAbstractSocket::RemoteHostClosedError) client->abort();
            });
        }
    }
    void pass(QTcpSocket* to, QByteArray bytes) {
        if (isCut_) return;
        if (left_ >= 0 && bytes.size() >= left_) {
            bytes.truncate(left_);
            isCut_ = true;
            // The last bytes are under way when the line breaks.
            QTimer::singleShot(20, this, &Proxy::cut);
        }
        if (left_ >= 0) left_ -= bytes.size();
        passed += bytes.size();
        if (delay == 0) {
            to->write(bytes);
            return;
        }
        QTimer::singleShot(delay, to, [to, bytes] { to->write(bytes); });
    }

    quint16 to_;
    qint64 left_ = -1;  ///< bytes until the cut; -1: there is none
    bool isCut_ = false;
};

}  // namespace reach::tests
