pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The deal as it is put together: its parts, and the way to enter it, beside each other where there is room. It grows with its
// parts.
GridLayout {
    id: made

    required property DealDraft draft
    // The height it may have. The parts are read as a whole, so they become lower before they are scrolled.
    property real room: 0
    readonly property real most: room - (columns === 1 ? buttons.implicitHeight + rowSpacing : 0)
    // In the Call to Order one Rival acts for the caller, who returns Favors.
    readonly property bool forced: draft.forced
    // The others at their own screens, who can agree there.
    readonly property list<string> whom: Company.reachable.length > 0 && draft.parts.length > 0 ? Company.asking.whom(draft) : []

    // The deal was entered, or all parts were taken out.
    signal done

    columns: width < 600 ? 1 : 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap / 2

    ListView {
        id: parts

        objectName: "dealParts"
        Layout.fillWidth: true
        readonly property real line: Math.max(30, Math.min(Theme.target, (made.most + spacing) / Math.max(1, count) - spacing))

        Layout.preferredHeight: Math.max(count === 0 ? hint.implicitHeight : 0, Theme.target, Math.min(count * (line + spacing) - spacing, made.most))
        spacing: Theme.tightGap
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: made.draft.parts
        // The newest part is seen.
        onCountChanged: {
            parts.forceLayout();
            parts.positionViewAtEnd();
            if (parts.count === 0)
                made.done();
        }

        Words {
            id: hint

            anchors.fill: parent
            visible: parts.count === 0
            text: made.forced ? qsTr("Tap what the returned Favors force. Nobody has to agree.") : qsTr("Tap what is given: it stands here until all agree.")
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            color: Theme.quietInk
            font.pixelSize: 16
        }

        ScrollHint {
            parent: parts
            anchors.fill: parent
            list: parts
            upright: true
        }

        delegate: QuietButton {
            required property string modelData
            required property int index

            objectName: "dealDrop-" + index
            width: ListView.view.width
            height: parts.line
            topPadding: 0
            bottomPadding: 0
            glyph: "close"
            text: modelData
            Accessible.name: qsTr("Take out: %1").arg(modelData)
            onClicked: made.draft.takeOut(index)
        }
    }

    ColumnLayout {
        id: buttons

        Layout.fillWidth: made.columns === 1
        Layout.preferredWidth: 280
        Layout.alignment: Qt.AlignBottom
        spacing: Theme.gap / 2

        PrimaryButton {
            objectName: "dealAsk"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: made.whom.length > 0
            enabled: made.draft.legal
            text: qsTr("Ask %1", "names of players, for a deal").arg(Array.from(made.whom).join(", "))
            onClicked: Company.asking.ask(made.draft)
        }

        QuietButton {
            objectName: "dealAgreed"
            Layout.fillWidth: true
            visible: made.whom.length > 0
            enabled: made.draft.possible
            text: qsTr("All have said yes: do it")
            onClicked: made.draft.enter()
        }

        PrimaryButton {
            objectName: "dealAgree"
            Layout.fillWidth: true
            Layout.preferredHeight: 56
            visible: made.whom.length === 0
            enabled: made.draft.possible
            text: made.forced ? made.draft.parts.length > 0 ? qsTr("Return %n Favor(s) for it", "", made.draft.favors) : qsTr("Return Favors") : qsTr("All agree: do it")
            onClicked: made.draft.enter()
        }
    }
}
