import QtQuick
import Reachkeeper

PieceIcon {
    name: "city"
}
