pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The pages of corrections beside the map. Nothing changes until Apply.
ColumnLayout {
    id: sheet

    objectName: "arcadesCorrections"

    required property ArcadesFocus at
    // At a table with scores only, the page of the markers comes first.
    property int page: at.sheet === Sheets.Markers ? 2 : 0
    readonly property ArcadesCorrectionDraft draft: sheet.at.game.corrections
    readonly property list<string> names: [qsTr("Players"), qsTr("Clusters"), qsTr("Chapter")]

    spacing: Theme.smallGap

    Shares {
        Layout.fillWidth: true
        full: true
        // At a table with scores only, the contents of the clusters are unknown.
        model: sheet.at.game.onlyScores ? [0, 2] : [0, 1, 2]

        delegate: Chip {
            required property int modelData

            objectName: "correct-" + modelData
            leftPadding: 4
            rightPadding: 4
            text: sheet.names[modelData]
            checked: sheet.page === modelData
            onClicked: sheet.page = modelData
        }
    }

    Flickable {
        id: scroll

        objectName: "correctionsPage"
        Layout.fillWidth: true
        Layout.fillHeight: true
        contentHeight: content.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        PartLoader {
            id: content

            width: scroll.width
            part: ["ArcadesPlayerCorrections", "ArcadesClusterCorrections", "ArcadesChapterCorrections"][sheet.page]
            given: ({
                    "at": sheet.at,
                    "draft": sheet.draft
                })
        }

        ScrollHint {
            parent: scroll
            anchors.fill: parent
            list: scroll
            upright: true
            ground: Theme.ground
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.smallGap

        QuietButton {
            objectName: "forgetCorrections"
            text: sheet.draft.count > 0 ? qsTr("Discard", "corrections that are not applied yet") : qsTr("Back")
            onClicked: {
                if (sheet.draft.count > 0)
                    sheet.draft.drop();
                else
                    sheet.at.sheet = Sheets.None;
            }
        }

        PrimaryButton {
            objectName: "applyCorrections"
            Layout.fillWidth: true
            enabled: sheet.draft.count > 0
            text: sheet.draft.count > 0 ? qsTr("Apply %n correction(s)", "", sheet.draft.count) : qsTr("Nothing changed")
            onClicked: sheet.draft.apply()
        }
    }
}
