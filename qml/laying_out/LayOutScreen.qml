pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// The places of all starting pieces, player by player, for laying out the board. Then the game starts. In a campaign, the
// pieces placed by the setup so far, owner by owner.
LayOutPage {
    id: page

    property Table table: Games.table as Table
    readonly property LayOut plan: table.layOut
    readonly property bool campaign: table.campaign.act > 0
    readonly property list<startSeat> seats: campaign ? [] : plan.seats
    property laidPart nothing
    readonly property list<laidPart> parts: campaign ? plan.parts : []

    function placesOf(seat: startSeat): list<string> {
        return Array.from([seat.city.id, seat.starport.id]).concat(Array.from(seat.ships).map(place => place.id));
    }

    signal screenWanted(string screen)

    systems: page.plan.systems
    // After the last seat follow the pieces that belong to no player.
    last: campaign ? parts.length - 1 : seats.length
    lit: step < parts.length ? parts[step].systems : step < seats.length ? placesOf(seats[step]) : []
    go: page.campaign && !page.plan.last ? qsTr("On with the setup") : qsTr("Start the game")
    onBack: page.campaign ? page.screenWanted("Table") : page.table.close()
    onDone: {
        page.plan.done();
        page.screenWanted("Table");
    }

    Rows {
        width: parent?.width ?? 0
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
        width: parent?.width ?? 0
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
        width: parent?.width ?? 0
        visible: !page.campaign
        plan: page.plan
        current: page.step === page.seats.length
        done: Array.from(page.ticked).includes(page.seats.length)
        onLooked: page.step = page.seats.length
        onTicked: page.tick(page.seats.length)
    }
}
