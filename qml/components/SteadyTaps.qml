import QtQuick
import Reachkeeper

// An entry often changes the item under the finger. The second tap of a double tap is ignored there.
SteadyFinger {
    id: taps

    // The number of entries that count; -1 while some are undone, because undo and redo are no entries. It is one value,
    // since two values would change one after the other.
    required property int entry
    // Opening a table is no entry either.
    property int before: 1000000000

    Component.onCompleted: taps.before = taps.entry
    pause: Theme.hasty ? 0 : 400
    reach: 64 * Theme.zoom
    onEntryChanged: {
        if (taps.entry > taps.before)
            taps.hold();
        taps.before = taps.entry;
    }
}
