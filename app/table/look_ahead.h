#pragma once

#include "app/table/at_table.h"

namespace reach {
namespace view {

/// A possible next assignment of the hits asked for.
struct HitWayView {
    Q_GADGET
    QML_VALUE_TYPE(hitWay)
    Q_PROPERTY(QString line MEMBER line FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

  public:
    QString line;  ///< the answer with this assignment, as an entry
    QString text;  ///< the piece hit, in words

    bool operator==(const HitWayView&) const = default;
};

}  // namespace view

/// The verdict on an entry and its effects, before it is made. `line` is an entry in the record notation.
class LookAhead : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// Returns the entry as an option without an index, with the verdict of the rules. Returns an option
    /// without an entry if `line` is not an entry.
    Q_INVOKABLE reach::view::OptionView judge(const QString& line) const;
    /// As judge(). A legal entry that needs a confirmation also has a `reason`.
    Q_INVOKABLE reach::view::OptionView caution(const QString& line) const;
    /// As judge(), for a legal spend. It has a `reason` if none of its actions can be taken now (Base p.17).
    Q_INVOKABLE reach::view::OptionView idle(const QString& line) const;
    /// Returns an option without an entry. Its `reason` says why no action of this kind is possible.
    Q_INVOKABLE reach::view::OptionView nothing(reach::arcs::Group group) const;
    /// Returns the effects of an entry of the campaign, in the words of the log. Returns an empty list for a
    /// refused entry.
    Q_INVOKABLE QList<reach::view::RemarkView> foresee(const QString& line) const;
    /// Returns each possible next assignment of hits after the partial answer.
    Q_INVOKABLE QList<reach::view::HitWayView> nextHits(const QString& begun) const;
    /// Returns up to 12 completions of the line: first possible entries, then other words of the notation.
    Q_INVOKABLE QStringList complete(const QString& line) const;
    /// Returns the reason for the control of a system, or for the lack of control.
    Q_INVOKABLE reach::view::RemarkView control(const QString& system) const;
};

}  // namespace reach
