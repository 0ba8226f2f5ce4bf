import QtQuick
import Reachkeeper

// How the table is kept, where that needs words: it is not saved at all, an entry was not kept, its host is not in touch, or
// entries wait to be kept.
PartLoader {
    id: keeping

    required property AnyTable table
    readonly property bool offering: table.offered > 0
    // True if the keeper has not answered for so long that people should know.
    property bool waits: false

    height: (item as Item)?.implicitHeight ?? 0
    visible: part !== ""
    part: table.unkept !== "" ? "UnkeptBanner" : table.notKept > 0 ? "NotKeptBanner" : Company.visit.ready && (Company.visit.touch !== Visit.InTouch || Company.visit.drifts) ? "TouchBanner" : waits ? "WaitingBanner" : ""
    given: ({
            "table": keeping.table
        })

    onOfferingChanged: {
        if (!offering)
            waits = false;
    }

    Timer {
        interval: 2000
        running: keeping.offering && !keeping.waits
        onTriggered: keeping.waits = true
    }
}
