import QtQuick
import Reachkeeper

PieceIcon {
    name: "starport"
}
