#pragma once

#include "app/table/at_table.h"

namespace reach {
namespace view {

/// A way the hits asked for can go on.
struct HitWayView {
    Q_GADGET
    QML_VALUE_TYPE(hitWay)
    Q_PROPERTY(QString line MEMBER line FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

  public:
    QString line;  ///< the answer with it, as an entry
    QString text;  ///< what is hit, in words

    bool operator==(const HitWayView&) const = default;
};

}  // namespace view

/// What an entry would be, before it is made: `line` is one in the record notation.
class LookAhead : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// As an option without an index: what the rules say of it; no entry when it is not one.
    Q_INVOKABLE reach::view::OptionView judge(const QString& line) const;
    /// The same; a legal one that should be asked about before it is entered has a `reason` too.
    Q_INVOKABLE reach::view::OptionView caution(const QString& line) const;
    /// The same of a legal spend: a `reason` when none of the actions it gives can be taken now (Base p.17).
    Q_INVOKABLE reach::view::OptionView idle(const QString& line) const;
    /// No entry, but the `reason` why there is none of a kind of action.
    Q_INVOKABLE reach::view::OptionView nothing(reach::arcs::Group group) const;
    /// What an entry of the campaign would bring about, in the words of the log; nothing for one that is
    /// refused.
    Q_INVOKABLE QList<reach::view::RemarkView> foresee(const QString& line) const;
    /// Each way the hits asked for can go on after the answer begun.
    Q_INVOKABLE QList<reach::view::HitWayView> nextHits(const QString& begun) const;
    /// Up to 12 ways the line can go on: what can be done now comes first, then what the notation takes.
    Q_INVOKABLE QStringList complete(const QString& line) const;
    /// Why somebody or nobody controls a system.
    Q_INVOKABLE reach::view::RemarkView control(const QString& system) const;
};

}  // namespace reach
