#include "app/company/goal.h"

#include "app/device/arrival.h"

#include <QStringList>
#include <QUrl>

namespace reach {
namespace {

constexpr int kPort = 8017;

}  // namespace

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
        parts.value(0), parts.value(1)};
    if (!code.trimmed().isEmpty()) goal.code = code.trimmed().toUpper();
    return goal;
}

}  // namespace reach
