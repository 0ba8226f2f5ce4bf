#pragma once

#include "app/home/preset_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

#include <vector>

namespace reach {

/// Sets of cards for a draft, saved by name on this device.
class DraftPresets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QList<reach::view::PresetView> list READ list NOTIFY changed)

  public:
    explicit DraftPresets(QObject* parent = nullptr);

    /// The presets by name. Damaged data is left out: an unknown card, or a preset without a name or without
    /// cards.
    QList<view::PresetView> list() const;

    /// Saves a preset. It replaces a preset with the same name.
    Q_INVOKABLE void save(const QString& name, const QString& mode, const QStringList& leaders,
                          const QStringList& lore);
    Q_INVOKABLE void remove(const QString& name);

  Q_SIGNALS:
    void changed();

  private:
    struct Preset {
        QString name;
        QString mode;
        QStringList leaders;
        QStringList lore;
    };

    void drop(const QString& name);
    void keep();

    std::vector<Preset> presets_;
};

}  // namespace reach
