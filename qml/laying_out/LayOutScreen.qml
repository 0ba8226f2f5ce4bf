pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Reachkeeper

// The places of all starting pieces, player by player, for laying out the board. Then the game starts. In a campaign, the
// pieces placed by the setup so far, owner by owner.
T.Page {
    id: page

    property Table table: Games.table as Table
    readonly property bool wide: width >= 900 || width > 1.3 * height
    readonly property LayOut plan: table.layOut
    readonly property bool campaign: table.campaign.act > 0
    readonly property list<startSeat> seats: campaign ? [] : plan.seats
    property laidPart nothing
    readonly property list<laidPart> parts: campaign ? plan.parts : []
    readonly property int last: campaign ? parts.length - 1 : seats.length
    // The seat whose pieces are highlighted. After the last seat follow the pieces that belong to no player.
    property int step: 0
    readonly property list<string> lit: step < parts.length ? parts[step].systems : step < seats.length ? placesOf(seats[step]) : []
    property list<int> ticked

    function placesOf(seat: startSeat): list<string> {
        return Array.from([seat.city.id, seat.starport.id]).concat(Array.from(seat.ships).map(place => place.id));
    }

    signal screenWanted(string screen)

    function tick(at: int): void {
        page.ticked = Array.from(page.ticked).includes(at) ? Array.from(page.ticked).filter(other => {
                return other !== at;
            }) : Array.from(page.ticked).concat([at]);
        if (Array.from(page.ticked).includes(at))
            page.step = Math.min(at + 1, page.last);
    }

    title: qsTr("Lay out the board")

    header: BackHeader {
        title: page.title
        onBack: page.campaign ? page.screenWanted("Table") : page.table.close()
    }

    footer: RowLayout {
        spacing: Theme.gap

        Words {
            Layout.fillWidth: true
            Layout.margins: page.wide ? Theme.gap : Theme.gap / 2
            wrapMode: Text.Wrap
            text: page.ticked.length > page.last ? qsTr("All is laid out.") : qsTr("Tick what lies on the table; the map shows where it goes.")
            color: Theme.quietInk
            font.pixelSize: 16
        }

        PrimaryButton {
            objectName: "layOutDone"
            Layout.margins: Theme.smallGap
            Layout.preferredHeight: 64
            Layout.preferredWidth: Math.max(page.wide ? 200 : 160, implicitWidth)
            text: page.campaign ? qsTr("On with the setup") : qsTr("Start the game")
            onClicked: {
                page.plan.done();
                page.screenWanted("Table");
            }
        }
    }

    GridLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        columns: page.wide ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: Theme.smallGap

        MapView {
            objectName: "layOutMap"
            Layout.fillWidth: true
            Layout.fillHeight: page.wide
            Layout.preferredHeight: page.wide ? -1 : Math.min(page.width * 0.72, page.height * 0.4)
            interactive: false
            systems: page.plan.systems
            highlighted: page.lit
        }

        Flickable {
            id: scroll

            Layout.fillHeight: true
            Layout.fillWidth: !page.wide
            Layout.preferredWidth: page.wide ? Math.min(440, page.width * 0.5) : -1
            contentHeight: list.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            ColumnLayout {
                id: list

                width: scroll.width
                spacing: Theme.smallGap

                Rows {
                    Layout.fillWidth: true
                    spacing: Theme.smallGap
                    model: page.seats

                    delegate: LayOutSeat {
                        required property startSeat modelData
                        required property int index

                        objectName: "layOut-" + modelData.color
                        seat: modelData
                        first: index === 0
                        current: page.step === index
                        done: Array.from(page.ticked).includes(index)
                        onLooked: page.step = index
                        onTicked: page.tick(index)
                    }
                }

                Rows {
                    Layout.fillWidth: true
                    spacing: Theme.smallGap
                    model: page.parts.length

                    delegate: LayOutPart {
                        required property int index

                        objectName: "layOut-" + part.owner
                        part: page.parts[index] ?? page.nothing
                        current: page.step === index
                        done: Array.from(page.ticked).includes(index)
                        onLooked: page.step = index
                        onTicked: page.tick(index)
                    }
                }

                LayOutCommon {
                    objectName: "layOut-common"
                    Layout.fillWidth: true
                    visible: !page.campaign
                    plan: page.plan
                    current: page.step === page.seats.length
                    done: Array.from(page.ticked).includes(page.seats.length)
                    onLooked: page.step = page.seats.length
                    onTicked: page.tick(page.seats.length)
                }
            }
        }
    }
}
