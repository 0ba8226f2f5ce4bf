pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The log sheet of a campaign, and the packing lists between two sessions of play.
T.Page {
    id: page

    property Table table: Games.table as Table
    readonly property LogSheet sheet: LogSheet {
        table: page.table
    }
    readonly property bool wide: width >= 900
    property string part: "sheet"
    // The finished steps, each with its part before it.
    property list<string> ticked

    signal screenWanted(string screen)

    function stepsOf(trays: list<tray>): int {
        return Array.from(trays).reduce((sum, tray) => sum + tray.steps.length, 0);
    }
    function toggle(step: string): void {
        const name = page.part + "/" + step;
        const others = Array.from(page.ticked).filter(other => other !== name);
        page.ticked = others.length < page.ticked.length ? others : others.concat([name]);
    }

    readonly property list<tray> trays: part === "packing" ? sheet.packing : part === "unpacking" ? sheet.unpacking : []
    readonly property list<string> done: Array.from(ticked).filter(name => name.startsWith(part + "/")).map(name => name.slice(part.length + 1))
    readonly property int remaining: stepsOf(trays) - done.length

    title: qsTr("Log sheet")

    header: BackHeader {
        title: page.title
        subtitle: page.sheet.subtitle
        onBack: page.screenWanted("Table")
    }

    footer: RowLayout {
        spacing: Theme.gap

        Words {
            objectName: "sheetProgress"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap
            visible: !written.told
            wrapMode: Text.Wrap
            text: page.part === "sheet" ? qsTr("Made from the table as it stands; print it for the box.") : page.remaining > 0 ? Names.filled(qsTr("%1 of %2 done"), [page.done.length, page.done.length + page.remaining]) : page.part === "packing" ? qsTr("All is packed. See you at the next Act.") : qsTr("All is set out. Play on.")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        WrittenNote {
            id: written

            objectName: "sheetWritten"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gap
        }

        SheetPaper {
            note: written
            Layout.margins: Theme.smallGap
            sheet: page.sheet
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.smallGap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.smallGap

            Chip {
                objectName: "sheetPart"
                Layout.fillWidth: !page.wide
                text: page.title
                checked: page.part === "sheet"
                onClicked: page.part = "sheet"
            }

            Chip {
                objectName: "packingPart"
                Layout.fillWidth: !page.wide
                text: qsTr("Pack up")
                checked: page.part === "packing"
                onClicked: page.part = "packing"
            }

            Chip {
                objectName: "unpackingPart"
                Layout.fillWidth: !page.wide
                text: qsTr("Set out")
                checked: page.part === "unpacking"
                onClicked: page.part = "unpacking"
            }

            Item {
                Layout.fillWidth: page.wide
            }
        }

        SheetParts {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.part === "sheet"
            parts: page.sheet.parts
        }

        TrayList {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.part !== "sheet"
            trays: page.trays
            systems: page.table.systems
            done: page.done
            wide: page.wide
            onTicked: step => page.toggle(step)
        }
    }
}
