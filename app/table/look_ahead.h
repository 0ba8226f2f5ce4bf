#pragma once

#include "app/table/at_table.h"

namespace reach {

/// What an option would do, and other questions about the table before an entry is made.
class LookAhead : public reach::AtTable {
    Q_OBJECT
    QML_ELEMENT

  public:
    using AtTable::AtTable;

    /// Returns the effects of the option with this index, in the words of the log. Returns an empty list for
    /// an option that is refused.
    Q_INVOKABLE QList<reach::view::RemarkView> foresee(int option) const;
    QList<view::RemarkView> foresee(const Command& command) const;
    /// Returns the option by which a player spends each of these tokens or Golems. Without an index: there is
    /// no such option.
    Q_INVOKABLE QList<reach::view::OptionView> spends(const QString& player, const QStringList& things) const;
    /// Returns the legal ways to spend a token: as itself, and as what a card lets it count as.
    Q_INVOKABLE QList<reach::view::OptionView> waysToSpend(const QString& player, const QString& token) const;
    /// True if the question is which card was drawn from the Court deck.
    Q_INVOKABLE bool asksForDrawn() const;
    /// True if the player may rearrange resources now, and has any.
    Q_INVOKABLE bool mayArrange(const QString& player) const;
    /// Returns up to 12 completions of the line: first possible entries, then other words of the notation.
    Q_INVOKABLE QStringList complete(const QString& line) const;
    /// Returns the reason for the control of a system, or for the lack of control.
    Q_INVOKABLE reach::view::RemarkView control(const QString& system) const;
};

}  // namespace reach
