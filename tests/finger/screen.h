#pragma once

#include <QJsonArray>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

#include <functional>

/// What a person at a window sees, and where a finger reaches: found by objectName among all that is drawn,
/// in the tests' own process and in the installed program alike.
namespace screen {

/// The first item of this name that is shown; null when none is. Headers, footers and popups are no QObject
/// children of the window, so findChild does not see them.
QQuickItem* shown(QQuickItem& root, const QString& name);
QQuickItem* shown(const QQuickWindow& window, const QString& name);

/// The middle of an item, in the window.
QPoint centreOf(const QQuickItem& item);

/// What lies over a place of the item and would take its taps; null when the item or a part of it would.
QQuickItem* coverOf(const QQuickItem& item, QPointF at);

/// Flicks the lists the item lies in until this place of it can be seen; false when no flicking brings it
/// under a finger.
bool bringIntoView(QQuickItem& item, QPointF place);

/// What one can see of an item and what is in it, a line each: what stands where, what it says, what is
/// chosen.
QStringList looks(const QQuickItem& root);

/// Lets the window come to rest: until nothing is left to be done and two frames in a row look the same.
/// False, and told what changes, when that does not happen within so many milliseconds and 30 frames.
bool rest(QQuickWindow& window, int milliseconds = 10'000);

/// A finger: how long it waits for what it is to tap, and how long it stays down, in milliseconds.
struct Touch {
    int patience = 5'000;
    int hold = 0;
};

/// Taps an item once it is shown, enabled (unless held), in reach and nothing covers it, and lets the window
/// come to rest. Returns why it could not be tapped; empty when it was. REACHKEEPER_FINGER_RESTS says how
/// many milliseconds every tap rests on what it touches: a finger does, a test's click does not.
QString tap(QQuickWindow& window, const QString& name, Touch touch = {});
/// The same with whatever `find` finds once the window is at rest; `what` names it in a problem.
QString tap(QQuickWindow& window, const QString& what, const std::function<QQuickItem*()>& find,
            Touch touch = {});

/// Taps a system of the map by its id ("4-hex"), as tap() does.
QString tapSystem(QQuickWindow& window, const QString& id);

/// All that can be tapped now, from top to bottom: `{name, text, x, y, width, height, enabled}`.
QJsonArray tappable(const QQuickWindow& window);

}  // namespace screen
