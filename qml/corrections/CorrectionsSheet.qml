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
    readonly property CorrectionDraft draft: at.drafts.corrections
    readonly property list<string> pages: ["PlayerCorrections", "CourtCorrections", "ChapterCorrections", "CampaignCorrections"]

    spacing: Theme.gap / 2

    CorrectionTabs {
        Layout.fillWidth: true
        at: sheet.at
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
            part: sheet.pages[sheet.at.correcting]
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
