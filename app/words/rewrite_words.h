#pragma once

#include <QString>
#include <QStringList>

/// A past entry replaced, in words.
namespace reach::words {

enum class Rewritten : unsigned char { Replaced, Preceded, LeftOut };
/// What was entered so far: nothing, what was there anyway, something else.
enum class Change : unsigned char { None, Same, Another };

/// What is being done to a past entry, itself in words.
QString rewriteText(const QString& entry, Rewritten how);

/// How the rest fits: of so many entries after it, so many no longer do. With nothing to take yet, what to
/// do.
QString rewriteStatus(Change change, int after, int unfit);

/// What becomes of a past entry by what was said: these instead of it or before it, in words.
QString becomesText(const QStringList& given, bool instead);
/// What becomes of one that no longer fits: it stays or is left out.
QString becomesText(bool kept);

}  // namespace reach::words
