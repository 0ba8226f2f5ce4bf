pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The corrections of all numbers. Nothing changes until Apply.
ColumnLayout {
    id: sheet

    objectName: "correctionsSheet"

    required property TableFocus at
    property int page: 0
    readonly property CorrectionDraft draft: at.drafts.corrections
    readonly property list<string> names: [qsTr("Boards", "what lies on and beside the player boards"), qsTr("Court"), qsTr("Chapter"), qsTr("Empire")]
    readonly property list<string> pages: ["PlayerCorrections", "CourtCorrections", "ChapterCorrections", "CampaignCorrections"]

    spacing: Theme.gap / 2

    RowLayout {
        Layout.fillWidth: true
        spacing: 4

        Repeater {
            model: 4

            delegate: Chip {
                required property int index

                objectName: "correct-" + index
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: index < 3 || sheet.at.inCampaign
                leftPadding: 4
                rightPadding: 4
                font.pixelSize: sheet.at.inCampaign ? 14 : Theme.text
                text: sheet.names[index]
                checked: sheet.page === index
                onClicked: sheet.page = index
            }
        }

        // The map has a sheet of its own for counting.
        Chip {
            objectName: "correct-map"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            leftPadding: 4
            rightPadding: 4
            text: qsTr("Map")
            enabled: sheet.at.game.depth !== Arcs.Depth.Score
            onClicked: sheet.at.sheet = Sheets.Count
        }
    }

    Flickable {
        id: list

        objectName: "correctionsPage"
        Layout.fillWidth: true
        Layout.fillHeight: true
        contentHeight: content.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        T.ScrollBar.vertical: ScrollStrip {
        }

        ScrollHint {
            parent: list
            anchors.fill: parent
            z: 1
            list: list
            upright: true
        }

        PartLoader {
            id: content

            width: parent.width
            part: sheet.pages[sheet.page]
            given: ({
                    "at": sheet.at,
                    "draft": sheet.draft
                })
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        QuietButton {
            objectName: "forgetCorrections"
            Layout.preferredWidth: 110
            enabled: sheet.draft.count > 0
            text: qsTr("Discard", "corrections that are not applied yet")
            onClicked: sheet.draft.drop()
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
