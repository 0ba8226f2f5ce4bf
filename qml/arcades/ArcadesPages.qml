pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The pages beside the map, one at a time. On a phone the map and the clusters are pages too.
ColumnLayout {
    id: pages

    required property ArcadesFocus at
    property bool phone: false
    readonly property list<string> names: phone && !pages.at.game.onlyScores ? ["clusters", "map", "players", "log"] : ["players", "log"]

    // The page shown, if no sheet lies over it.
    readonly property string shown: at.over === Sheets.None ? at.page : ""

    function label(page: string): string {
        return ({
                "clusters": qsTr("Clusters"),
                "map": qsTr("Map"),
                "players": qsTr("Players"),
                "log": qsTr("Log")
            })[page] ?? "";
    }

    function title(sheet: int): string {
        switch (sheet) {
        case Sheets.Happened:
            return pages.at.happened.title !== "" ? qsTr("To do on the board") : qsTr("Everything is moved");
        case Sheets.Rewrite:
            return qsTr("The past, line by line");
        case Sheets.Score:
            return qsTr("Chapter %1 was scored").arg(pages.at.game.chapterScore.chapter);
        default:
            return "";
        }
    }

    function partOf(sheet: int): string {
        switch (sheet) {
        case Sheets.Menu:
            return "ArcadesMenu";
        case Sheets.Corrections:
        case Sheets.Markers:
            return "ArcadesCorrections";
        case Sheets.Happened:
            return "HappenedSheet";
        case Sheets.Rewrite:
            return "RewritePanel";
        case Sheets.Score:
            return "ArcadesScored";
        default:
            return "";
        }
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
            checked: pages.shown === modelData
            onClicked: {
                pages.at.sheet = Sheets.None;
                pages.at.readScore();
                pages.at.page = modelData;
            }
        }
    }

    Words {
        objectName: "unknown"
        Layout.fillWidth: true
        visible: pages.at.game.onlyScores
        wrapMode: Text.Wrap
        text: qsTr("Only rounds, clusters and Power are kept track of: where ships and agents are and what anybody holds is not known here.")
        color: Theme.quietInk
        font.pixelSize: 16
    }

    Words {
        objectName: "sheetTitle"
        Layout.fillWidth: true
        visible: text !== ""
        text: pages.title(pages.at.over)
        elide: Text.ElideRight
        color: Theme.ink
        font.pixelSize: 22
        font.weight: Font.DemiBold
    }

    PartLoader {
        id: part

        // As high as its width needs, so that it stays as it is while the room below it changes.
        readonly property bool steady: pages.phone && pages.shown === "map"

        Layout.fillWidth: true
        Layout.fillHeight: !steady
        Layout.preferredHeight: steady ? Math.min(pages.height - y, pages.width / 1.6) : -1
        part: ({
                "clusters": "ArcadesClusters",
                "map": "ArcadesMap",
                "players": "ArcadesPlayers",
                "log": "ArcadesLog"
            })[pages.shown] ?? pages.partOf(pages.at.over)
        given: ({
                "at": pages.at
            })
    }

    Item {
        Layout.fillHeight: true
        visible: part.steady
    }
}
