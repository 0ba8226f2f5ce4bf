#include "app/values/names.h"

#include "app/words/arcades/arcades_words.h"
#include "app/words/names.h"
#include "app/words/translate.h"
#include "engine/arcades/names.h"
#include "engine/core/names.h"

namespace reach {
namespace {

template <typename Thing>
QString called(const QString& id) {
    const auto thing = parseName<Thing>(id.toStdString());
    return thing && *thing != Thing::None ? words::name(*thing) : QString();
}

}  // namespace

QString Names::resource(const QString& id) {
    return called<Resource>(id);
}
QString Names::suit(const QString& id) {
    return called<Suit>(id);
}
QString Names::owner(const QString& id) {
    return called<Player>(id);
}
QString Names::advance(const QString& id) {
    return called<arcades::Advance>(id);
}
QString Names::filled(const QString& text, const QVariantList& values) {
    QStringList texts;
    for (const QVariant& value : values) texts += value.toString();
    return words::filled(text, texts);
}

}  // namespace reach

#include "moc_names.cpp"
