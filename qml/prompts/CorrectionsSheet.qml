pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Reachkeeper

// The table's word against the app's: every number can be set. Nothing changes until Apply.
ColumnLayout {
    id: sheet

    required property TableFocus at
    property int page: 0
    readonly property CorrectionDraft draft: CorrectionDraft {
    }
    readonly property var pages: ["PlayerCorrections", "SystemCorrections", "CourtCorrections", "ChapterCorrections"]

    spacing: Theme.gap / 2
    Component.onCompleted: {
        if (sheet.at.system !== "")
            sheet.page = 1;
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 4

        Repeater {
            model: [qsTr("Players"), qsTr("Map"), qsTr("Court"), qsTr("Chapter")]

            delegate: Chip {
                required property string modelData
                required property int index

                objectName: "correct-" + index
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                leftPadding: 4
                rightPadding: 4
                text: modelData
                checked: sheet.page === index
                onClicked: sheet.page = index
            }
        }
    }

    Flickable {
        Layout.fillWidth: true
        Layout.fillHeight: true
        contentHeight: content.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        ScrollBar.vertical: ScrollBar {
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
            text: qsTr("Forget")
            onClicked: sheet.draft.clear()
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
