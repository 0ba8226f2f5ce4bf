#include "app/home/kept_at.h"

#include "app/device/notes.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace reach {
namespace {

QString noteOf(saves::GameId id) {
    return QStringLiteral("kept-%1").arg(static_cast<qlonglong>(id));
}

}  // namespace

std::optional<KeptAt> KeptAt::of(saves::GameId id) {
    const QByteArray note = device::note(noteOf(id));
    if (note.isEmpty()) return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(note).object();
    KeptAt kept{json[u"origin"].toString(), json[u"table"].toString(), json[u"code"].toString(),
                json[u"host"].toString()};
    if (kept.origin.isEmpty() || kept.table.isEmpty()) return std::nullopt;
    return kept;
}

bool KeptAt::keep(saves::GameId id) const {
    const QJsonObject json{{"origin", origin}, {"table", table}, {"code", code}, {"host", host}};
    return device::keepNote(noteOf(id), QJsonDocument(json).toJson(QJsonDocument::Compact));
}

bool KeptAt::forget(saves::GameId id) {
    return device::note(noteOf(id)).isEmpty() || device::keepNote(noteOf(id), {});
}

}  // namespace reach
