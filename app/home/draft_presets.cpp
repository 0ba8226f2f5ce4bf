#include "app/home/draft_presets.h"

#include "app/settings/preferences.h"
#include "engine/contract/catalogue.h"

#include <algorithm>

namespace reach {
namespace {

const QString kPresets = QStringLiteral("draft");

/// The valid ids of cards of this kind, each once.
QStringList sound(const QStringList& ids, bool (*isKind)(CardId)) {
    QStringList found;
    for (const QString& id : ids)
        if (isKind(findCard(id.toStdString())) && !found.contains(id)) found.append(id);
    return found;
}

QList<view::CardView> cards(const QStringList& ids) {
    QList<view::CardView> list;
    for (const QString& id : ids) list.append(view::card(findCard(id.toStdString())));
    return list;
}

}  // namespace

DraftPresets::DraftPresets(QObject* parent) : QObject(parent) {
    KeptSettings kept = Preferences::settings();
    const int count = kept.beginReadArray(kPresets);
    for (int i = 0; i < count; ++i) {
        kept.setArrayIndex(i);
        const Preset preset{
            kept.value("name").toString().simplified(),
            kept.value("mode") == QStringLiteral("two") ? QStringLiteral("two") : QStringLiteral("one"),
            sound(kept.value("leaders").toStringList(), isLeader),
            sound(kept.value("lore").toStringList(), isLore)};
        if (preset.name.isEmpty() || (preset.leaders.isEmpty() && preset.lore.isEmpty())) continue;
        drop(preset.name);
        presets_.push_back(preset);
    }
    kept.endArray();
}

QList<view::PresetView> DraftPresets::list() const {
    QList<view::PresetView> list;
    for (const Preset& preset : presets_)
        list.append({preset.name, preset.mode, cards(preset.leaders), cards(preset.lore)});
    return list;
}

void DraftPresets::save(const QString& name, const QString& mode, const QStringList& leaders,
                        const QStringList& lore) {
    const QString title = name.simplified();
    if (title.isEmpty()) return;
    drop(title);
    presets_.push_back({title, mode, sound(leaders, isLeader), sound(lore, isLore)});
    std::sort(presets_.begin(), presets_.end(),
              [](const Preset& a, const Preset& b) { return a.name.localeAwareCompare(b.name) < 0; });
    keep();
}

void DraftPresets::remove(const QString& name) {
    drop(name);
    keep();
}

void DraftPresets::drop(const QString& name) {
    std::erase_if(presets_, [&](const Preset& preset) { return preset.name == name; });
}

void DraftPresets::keep() {
    KeptSettings kept = Preferences::settings();
    kept.remove(kPresets);
    kept.beginWriteArray(kPresets);
    for (int i = 0; i < static_cast<int>(presets_.size()); ++i) {
        const Preset& preset = presets_[static_cast<std::size_t>(i)];
        kept.setArrayIndex(i);
        kept.setValue("name", preset.name);
        kept.setValue("mode", preset.mode);
        kept.setValue("leaders", preset.leaders);
        kept.setValue("lore", preset.lore);
    }
    kept.endArray();
    Q_EMIT changed();
}

}  // namespace reach

#include "moc_draft_presets.cpp"
