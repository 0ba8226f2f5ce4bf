#pragma once

#include "app/home/preset_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

#include <vector>

namespace reach {

/// Cards laid out for a draft that somebody wants to lay out again: kept on this device, by name.
class DraftPresets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QList<reach::view::PresetView> list READ list NOTIFY changed)

  public:
    explicit DraftPresets(QObject* parent = nullptr);

    /// By name. What was damaged is left out: a card nobody knows, or all of one without a name or cards.
    QList<view::PresetView> list() const;

    /// Takes the place of one with the same name.
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
