import QtQuick
import Reachkeeper

PieceIcon {
    name: "agent"
}
