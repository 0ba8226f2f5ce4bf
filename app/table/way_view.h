#pragma once

#include "app/values/option_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

/// An option that moves ships (Base p.13, BR p.10, p.22). Numbers are the maximum that can move.
struct MoveWayView {
    Q_GADGET
    QML_VALUE_TYPE(moveWay)
    Q_PROPERTY(reach::view::OptionView option MEMBER option FINAL)
    Q_PROPERTY(int fresh MEMBER fresh FINAL)
    Q_PROPERTY(int damaged MEMBER damaged FINAL)
    Q_PROPERTY(int ledFresh MEMBER ledFresh FINAL)
    Q_PROPERTY(int ledDamaged MEMBER ledDamaged FINAL)
    Q_PROPERTY(bool led MEMBER led FINAL)
    Q_PROPERTY(bool flagship MEMBER flagship FINAL)
    Q_PROPERTY(bool slipstream MEMBER slipstream FINAL)
    Q_PROPERTY(QString lender MEMBER lender FINAL)
    Q_PROPERTY(QStringList stops MEMBER stops FINAL)
    Q_PROPERTY(QString goal MEMBER goal FINAL)

  public:
    OptionView option{};      ///< without an entry: no such move
    int fresh = 0;            ///< fresh ships, but for Imperial ones
    int damaged = 0;          ///< damaged ships, in addition
    int ledFresh = 0;         ///< fresh Imperial ships that may move with them
    int ledDamaged = 0;       ///< damaged ships, in addition
    bool led = false;         ///< true: Imperial ships take part
    bool flagship = false;    ///< true: the Flagship moves too
    bool slipstream = false;  ///< true: by the Slipstream Drive
    QString lender{};         ///< colour of the ships' owner (F2404); empty: the actor
    QStringList stops{};      ///< system ids on the way; more than one only as a Catapult move
    QString goal{};           ///< the last stop

    bool operator==(const MoveWayView&) const = default;
};

/// An option that begins a battle (Base p.14, BR p.10). Numbers are the maximum that can join the attack.
struct BattleWayView {
    Q_GADGET
    QML_VALUE_TYPE(battleWay)
    Q_PROPERTY(reach::view::OptionView option MEMBER option FINAL)
    Q_PROPERTY(QString rival MEMBER rival FINAL)
    Q_PROPERTY(int ledFresh MEMBER ledFresh FINAL)
    Q_PROPERTY(int ledDamaged MEMBER ledDamaged FINAL)
    Q_PROPERTY(bool led MEMBER led FINAL)
    Q_PROPERTY(QString lender MEMBER lender FINAL)
    Q_PROPERTY(int lentFresh MEMBER lentFresh FINAL)
    Q_PROPERTY(int lentDamaged MEMBER lentDamaged FINAL)
    Q_PROPERTY(bool lentFlagship MEMBER lentFlagship FINAL)
    Q_PROPERTY(bool later MEMBER later FINAL)

  public:
    OptionView option{};        ///< without an entry: no such battle
    QString rival{};            ///< the defender's colour
    int ledFresh = 0;           ///< fresh Imperial ships
    int ledDamaged = 0;         ///< damaged ships, in addition
    bool led = false;           ///< true: Imperial ships take part
    QString lender{};           ///< colour of the player whose ships join the attack (F2404); empty: none
    int lentFresh = 0;          ///< fresh ships of the lender
    int lentDamaged = 0;        ///< damaged ships, in addition
    bool lentFlagship = false;  ///< true: the lender's Flagship joins too
    bool later = false;         ///< true: its dice are collected after the defender's cards

    bool operator==(const BattleWayView&) const = default;
};

/// The moves among the options, in their order.
QList<MoveWayView> moveWays(const QList<OptionView>& options);
/// The battles among the options, in their order.
QList<BattleWayView> battleWays(const QList<OptionView>& options);

}  // namespace reach::view
