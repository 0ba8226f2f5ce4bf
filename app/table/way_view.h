#pragma once

#include "app/values/option_view.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach::view {

/// An option that moves ships (Base p.13, BR p.10, p.22). Numbers are the most that can go.
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
    OptionView option{};      ///< without an entry: there is no such move
    int fresh = 0;            ///< fresh ships, but for Imperial ones
    int damaged = 0;          ///< damaged ones besides
    int ledFresh = 0;         ///< fresh Imperial ships that may go along
    int ledDamaged = 0;       ///< damaged ones besides
    bool led = false;         ///< there are Imperial ships in it
    bool flagship = false;    ///< the Flagship goes too
    bool slipstream = false;  ///< by the Slipstream Drive
    QString lender{};         ///< the colour whose ships they are (F2404); empty: the actor's own
    QStringList stops{};      ///< system ids on the way; more than one only as a Catapult move
    QString goal{};           ///< the last of them

    bool operator==(const MoveWayView&) const = default;
};

/// An option that begins a battle (Base p.14, BR p.10). Numbers are the most that can attack along.
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
    OptionView option{};        ///< without an entry: there is no such battle
    QString rival{};            ///< the defender's colour
    int ledFresh = 0;           ///< fresh Imperial ships
    int ledDamaged = 0;         ///< damaged ones besides
    bool led = false;           ///< there are Imperial ships in it
    QString lender{};           ///< the colour whose ships attack along (F2404); empty: nobody's
    int lentFresh = 0;          ///< fresh ships of the lender
    int lentDamaged = 0;        ///< damaged ones besides
    bool lentFlagship = false;  ///< the lender's Flagship too
    bool later = false;         ///< its dice are collected after the defender's cards

    bool operator==(const BattleWayView&) const = default;
};

/// The moves among the options, in their order.
QList<MoveWayView> moveWays(const QList<OptionView>& options);
/// The battles among the options, in their order.
QList<BattleWayView> battleWays(const QList<OptionView>& options);

}  // namespace reach::view
