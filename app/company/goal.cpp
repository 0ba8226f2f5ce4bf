#include "app/company/goal.h"

#include "app/device/arrival.h"

#include <QRegularExpression>
#include <QStringList>
#include <QUrl>

namespace reach {
namespace {

constexpr int kPort = 8017;
constexpr auto kBase64 = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

Remembered alongIn(const QString& part) {
    const QByteArray text = QByteArray::fromBase64(part.toLatin1(), kBase64);
    auto along = Remembered::read(text.toStdString()).value_or(Remembered{});
    // Whoever makes an address must not enter anything with it, so it brings neither a key nor entries.
    along.key.clear();
    along.offered.clear();
    along.header.clear();
    return along;
}

}  // namespace

QString Goal::link() const {
    QString link = QStringLiteral("%1/#%2/%3").arg(origin, table, code);
    if (along == Remembered{}) return link;
    return link + u'/' + QString::fromLatin1(QByteArray::fromStdString(along.text()).toBase64(kBase64));
}

Goal goalOf(const QString& typed, const QString& code) {
    QString text = typed.trimmed();
    if (!text.contains(QStringLiteral("://"))) text.prepend(QStringLiteral("http://"));
    QUrl url(text, QUrl::StrictMode);
    const bool isWeb = url.scheme() == QStringLiteral("http") || url.scheme() == QStringLiteral("https");
    if (!url.isValid() || !isWeb || url.host().isEmpty()) return {};
    if (url.port() < 0 && !device::comesFromHost()) url.setPort(kPort);
    const QStringList parts = url.fragment().split(u'/');
    Goal goal{
        url.toString(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::RemoveUserInfo),
        parts.value(0), parts.value(1), alongIn(parts.value(2))};
    if (!code.trimmed().isEmpty()) goal.code = code.trimmed().toUpper();
    return goal;
}

Goal goalOfMoved(const QString& said) {
    if (!said.contains(QStringLiteral("://"))) return {};
    Goal goal = goalOf(said);
    goal.along = {};
    return isInAddress(goal.table) && isInAddress(goal.code) ? goal : Goal{};
}

bool isInAddress(const QString& part) {
    static const QRegularExpression letters(QStringLiteral("^[0-9A-Za-z]{1,40}$"));
    return letters.match(part).hasMatch();
}

}  // namespace reach
