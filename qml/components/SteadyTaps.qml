import QtQuick
import Reachkeeper

// What was tapped is often something else once an entry is made: the second half of a double tap is not heard there.
SteadyFinger {
    id: taps

    // How many entries count; -1 while some are undone: going back and forth is no entry. One value, since two would come
    // one after the other.
    required property int entry
    // A table that is opened is no entry either.
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
