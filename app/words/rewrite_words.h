#pragma once

#include <QString>
#include <QStringList>

/// The texts about the rewriting of past entries.
namespace reach::words {

enum class Rewritten : unsigned char { Replaced, Preceded, LeftOut };
/// The new entries so far: none, equal to the old ones, or different.
enum class Change : unsigned char { None, Same, Another };

/// The kind of change of a past entry. `entry` is its text.
QString rewriteText(const QString& entry, Rewritten how);

/// The status of the later entries: their number, and the number that no longer fits. If there is no change
/// yet, an instruction to the player.
QString rewriteStatus(Change change, int after, int unfit);

/// The result of a change for a past entry: these entries in words, in its place or before it.
QString becomesText(const QStringList& given, bool instead);
/// The result for a past entry that no longer fits: it stays or is left out.
QString becomesText(bool kept);

}  // namespace reach::words
