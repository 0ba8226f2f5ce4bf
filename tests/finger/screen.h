#pragma once

#include <QJsonArray>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

#include <functional>

/// The view of a window that a person has, and the taps a finger can make. Items are found by objectName
/// among the drawn ones, both in the tests' own process and in the installed program.
namespace screen {

/// Returns the first shown item of this name; null if there is none. Headers, footers and popups are not
/// QObject children of the window, so findChild() does not find them.
QQuickItem* shown(QQuickItem& root, const QString& name);
QQuickItem* shown(const QQuickWindow& window, const QString& name);

/// Returns the centre of an item, in window coordinates.
QPoint centreOf(const QQuickItem& item);

/// Returns the item that covers this place and would take the tap; null if the tap reaches the item or a part
/// of it.
QQuickItem* coverOf(const QQuickItem& item, QPointF at);

/// Flicks the lists that contain the item until this place of it is visible. Returns false if flicking cannot
/// make it visible.
bool bringIntoView(QQuickItem& item, QPointF place);

/// Returns the visible state of an item and its children, one line each: place, text, whether it is checked.
QStringList looks(const QQuickItem& root);

/// Waits until the window is at rest: no work is left and two frames in a row look the same. If this does not
/// happen within `milliseconds` and 30 frames, prints what changes and returns false.
bool rest(QQuickWindow& window, int milliseconds = 10'000);

/// A tap: how long to wait for its item, and how long to hold it down, in milliseconds.
struct Touch {
    int patience = 5'000;
    int hold = 0;
};

/// Taps an item once it is shown, enabled (unless held), reachable and uncovered, and waits until the window
/// is at rest. Returns why the item could not be tapped; empty on success. REACHKEEPER_FINGER_RESTS sets how
/// many milliseconds every tap is held, as a real finger does.
QString tap(QQuickWindow& window, const QString& name, Touch touch = {});
/// The same for the item that `find` returns once the window is at rest. `what` names it in messages.
QString tap(QQuickWindow& window, const QString& what, const std::function<QQuickItem*()>& find,
            Touch touch = {});

/// Taps a system of the map by its id ("4-hex"), as tap() does.
QString tapSystem(QQuickWindow& window, const QString& id);

/// Returns all items that can be tapped now, from top to bottom: `{name, text, x, y, width, height,
/// enabled}`.
QJsonArray tappable(const QQuickWindow& window);

}  // namespace screen
