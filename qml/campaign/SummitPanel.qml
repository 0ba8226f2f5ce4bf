pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// A Summit: what a deal can have, with the deal below the list, so that its buttons are in sight and nothing moves when it
// grows. Other actions follow in the list; they are among the answers as well.
FootedList {
    id: panel

    required property TableFocus at
    readonly property bool calling: at.kind === Arcs.Ask.CallToOrder
    // The option to end the Summit is at the bottom, with the answers.
    readonly property list<option> actions: Array.from(at.options).filter(option => {
            return option.answer !== Arcs.Answer.OpenNegotiations && option.answer !== Arcs.Answer.EndSummit;
        })
    readonly property bool deals: !calling || holdsFavors
    readonly property bool holdsFavors: at.player(at.actor).campaign.favors.length > 0

    contentHeight: column.implicitHeight

    DealMade {
        parent: panel.foot
        y: Theme.gap / 2
        width: panel.width
        height: visible ? implicitHeight : 0
        visible: panel.deals
        draft: panel.at.drafts.deal
        // Who gives and gets, and a row of things, are in sight above it.
        room: panel.height - 4 * Theme.target
        onDone: panel.contentY = 0
    }

    ColumnLayout {
        id: column

        width: panel.width
        spacing: Theme.gap / 2

        Words {
            Layout.fillWidth: true
            visible: panel.calling && panel.holdsFavors
            text: qsTr("Return Favors")
            color: Theme.ink
            font.pixelSize: 17
            font.weight: Font.DemiBold
        }

        Rows {
            Layout.fillWidth: true
            model: panel.deals ? 1 : 0

            delegate: DealEditor {
                at: panel.at
            }
        }

        StepOptions {
            Layout.fillWidth: true
            at: panel.at
            options: panel.actions
        }

        Words {
            Layout.fillWidth: true
            visible: panel.calling && !panel.holdsFavors
            text: qsTr("There are no Favors to return.")
            color: Theme.quietInk
            font.pixelSize: 17
        }

        Words {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: panel.calling ? qsTr("Call to Order: the caller acts alone. Each returned Favor forces its giver to something.") : qsTr("Negotiations: put together what everybody agrees to; it all happens at once. As many deals as you like.")
            color: Theme.quietInk
            font.pixelSize: 16
        }
    }
}
