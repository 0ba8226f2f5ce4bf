#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"

#include <QStringList>

/// The texts about the rewriting of past entries.
namespace reach::words {

enum class Rewritten : unsigned char { Replaced, Preceded, LeftOut };
/// The new entries so far: none, equal to the old ones, or different.
enum class Changed : unsigned char { None, Same, Another };

/// The kind of change of a past entry. `entry` is its text.
QString rewriteText(const QString& entry, Rewritten how);

/// The status of the later entries: their number, and the number that no longer fits. `followed`: some stay
/// only in their meaning, or because an entry was put in. If there is no change yet, an instruction to the
/// player.
QString rewriteStatus(Changed change, int after, int unfit, bool followed);

/// The result of a change for a past entry: these entries in words, in its place or before it.
QString becomesText(const QStringList& given, bool instead);
/// The result for a past entry that no longer fits: it stays or is left out.
QString becomesText(bool kept);

/// How the table differs from what a past entry met, of these differences the first few. Empty without any.
QString thereText(const QStringList& differences);

/// The result for a past entry that is followed by its meaning: these entries in words are put in before it,
/// `instead` stands for it, or both. Both empty: what it says is so already.
QString meansText(const QStringList& putIn, const QString& instead);
/// What is different on the table after a rewrite, one difference in a line: the initiative, Power, hands,
/// resources, cards, the Court, declared ambitions, and the pieces on the map. Empty if nothing is.
QStringList differences(const Game& now, const Game& rewritten, const PlayerNames& players);

/// Says that a rewrite is taken.
QString rewrittenText();

/// Says of an entry in the history that a rewrite has put it in.
QString putInText();

}  // namespace reach::words
