pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// What stands beside the map, one page at a time; on a phone the map and the clusters too.
ColumnLayout {
    id: pages

    required property ArcadesFocus at
    property bool phone: false
    readonly property list<string> names: phone && !ArcadesTable.onlyScores ? ["clusters", "map", "players", "log"] : ["players", "log"]

    function label(page: string): string {
        return ({
                "clusters": qsTr("Clusters"),
                "map": qsTr("Map"),
                "players": qsTr("Players"),
                "log": qsTr("Log")
            })[page] ?? "";
    }

    spacing: Theme.smallGap

    Shares {
        Layout.fillWidth: true
        full: true
        model: pages.names

        delegate: Chip {
            required property string modelData

            objectName: "page-" + modelData
            text: pages.label(modelData)
            font.pixelSize: 16
            leftPadding: 4
            rightPadding: 4
            checked: pages.at.page === modelData
            onClicked: pages.at.page = modelData
        }
    }

    Words {
        objectName: "unknown"
        Layout.fillWidth: true
        visible: ArcadesTable.onlyScores
        wrapMode: Text.WordWrap
        text: qsTr("Only tricks, clusters and Power are kept track of: where ships and agents are and what anybody holds is not known here.")
        color: Theme.quietInk
        font.pixelSize: 16
    }

    PartLoader {
        Layout.fillWidth: true
        Layout.fillHeight: true
        part: ({
                "clusters": "ArcadesClusters",
                "map": "ArcadesMap",
                "players": "ArcadesPlayers",
                "log": "ArcadesLog",
                "menu": "ArcadesMenu",
                "corrections": "ArcadesCorrections",
                "markers": "ArcadesCorrections"
            })[pages.at.page] ?? ""
        given: ({
                "at": pages.at
            })
    }
}
