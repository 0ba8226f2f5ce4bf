import QtQuick
import Reachkeeper

PieceIcon {
    name: "ship"
}
