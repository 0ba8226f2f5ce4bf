pragma ComponentBehavior: Bound
import QtQuick
import Reachkeeper

// People who have played here before. A tap takes a name, a long press makes it a favourite.
Flow {
    id: chips

    // Names that are already in use.
    property list<string> without
    property int most: 8
    // True: the names need as much height as they ever needed at this width.
    property bool lasting: false
    property real tallest: 0
    readonly property real needed: lasting ? Math.max(tallest, implicitHeight) : implicitHeight
    readonly property list<person> people: Array.from(People.favourites.length < 0 ? [] : People.at(Games.list)).filter(person => {
            return !Array.from(chips.without).includes(person.name);
        }).slice(0, most)

    signal picked(person person)

    visible: people.length > 0 || lasting && tallest > 0
    spacing: Theme.tightGap
    onWidthChanged: tallest = 0
    onImplicitHeightChanged: tallest = Math.max(tallest, implicitHeight)

    Repeater {
        model: chips.people.length

        delegate: Chip {
            id: chip

            required property int index
            readonly property person person: chips.people[chip.index] ?? nobody
            property person nobody

            objectName: "person-" + person.name
            width: Math.min(implicitWidth, chips.width)
            glyph: person.favourite ? "star" : ""
            text: person.name
            Accessible.description: qsTr("A long press keeps the name in front.")
            onClicked: chips.picked(chip.person)
            onPressAndHold: People.toggle(chip.person.name)
        }
    }
}
