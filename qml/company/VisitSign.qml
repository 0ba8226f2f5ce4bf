import QtQuick
import Reachkeeper

// The QR code of a table at which this screen is a guest.
CodeSign {
    objectName: "visitSign"
    sharpness: Theme.zoom
    text: Company.visit.link
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("QR code: %1").arg(Company.visit.link)
}
