pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One declared ambition: the places of the players, their counts, and the Power gained.
Panel {
    id: score
    padding: 0

    required property TableFocus at
    required property ambition box
    // True: all players with the reasons; false: only players who gain Power.
    property bool open: true
    // The standings, highest count first.
    readonly property list<standing> rows: Array.from(box.standings).sort((one, other) => other.count - one.count)
    readonly property int best: rows[0]?.count ?? 0
    readonly property InSight sight: InSight {
        item: score
        wanted: score.open
    }

    function shared(count: int): bool {
        return Array.from(score.rows).filter(row => {
                return row.count === count;
            }).length > 1;
    }

    function reason(row: standing): string {
        if (row.count === 0)
            return qsTr("nothing to count");
        if (row.place > 0 && row.power === 0 && (row.place === 1 ? box.first : box.second) > 0)
            return qsTr("%1, and no Power: a card says so", "first or second").arg(row.place === 1 ? qsTr("first") : qsTr("second"));
        if (row.place === 1 && row.power < box.first)
            return qsTr("first, with second's Power: a card says so");
        if (row.place === 1)
            return row.bonus > 0 ? qsTr("first, with %1 from cities").arg(row.bonus) : qsTr("first");
        if (row.place === 2)
            return row.count === score.best ? qsTr("tied for first: second") : qsTr("second");
        return score.shared(row.count) ? qsTr("tied for second: nothing") : qsTr("behind");
    }

    signal tapped

    implicitHeight: column.implicitHeight + 16
    border.color: activeFocus ? Theme.choice : open ? Theme.line : Theme.faintLine
    border.width: activeFocus ? 3 : open ? 2 : 1
    activeFocusOnTab: !open
    Keys.onSpacePressed: {
        if (!open)
            score.tapped();
    }
    Accessible.role: open ? Accessible.Grouping : Accessible.Button
    Accessible.name: box.name
    Accessible.onPressAction: score.tapped()

    TapHandler {
        enabled: !score.open
        gesturePolicy: TapHandler.DragThreshold
        onTapped: score.tapped()
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 10
        spacing: 4

        RowLayout {
            Layout.fillWidth: true
            spacing: 8

            AmbitionIcon {
                ambition: score.box.ambition
                size: 26
            }

            Words {
                Layout.fillWidth: true
                text: score.box.name
                color: Theme.ink
                font.pixelSize: 19
                font.weight: Font.DemiBold
            }

            Words {
                text: score.box.first + " / " + score.box.second
                color: Theme.ink
                font.pixelSize: 22
                font.weight: Font.Bold
            }
        }

        Rows {
            Layout.fillWidth: true
            spacing: 4
            model: score.rows

            delegate: RowLayout {
                id: row

                required property standing modelData

                visible: score.open || modelData.power > 0
                spacing: 8

                PlayerName {
                    Layout.fillWidth: true
                    Layout.minimumWidth: Math.min(implicitWidth, 110)
                    Layout.maximumWidth: implicitWidth
                    player: row.modelData.color
                    name: row.modelData.name
                    size: 17
                }

                Row {
                    visible: row.modelData.color === ""
                    spacing: 2

                    Repeater {
                        model: row.modelData.color === "" ? score.box.boxed : []

                        delegate: ResourceIcon {
                            required property resourceCount modelData

                            resource: modelData.resource
                            size: 20
                        }
                    }
                }

                Words {
                    text: row.modelData.count
                    color: Theme.ink
                    font.pixelSize: 19
                    font.weight: Font.Bold
                }

                Words {
                    objectName: "placeOf-" + row.modelData.color
                    Layout.fillWidth: true
                    Layout.minimumWidth: 80
                    text: score.reason(row.modelData)
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    color: Theme.quietInk
                    font.pixelSize: 15
                }

                Words {
                    visible: row.modelData.power > 0
                    text: qsTr("+%1").arg(row.modelData.power)
                    color: Theme.ink
                    font.pixelSize: 20
                    font.weight: Font.Bold
                }
            }
        }

        Words {
            Layout.fillWidth: true
            visible: Array.from(score.rows).every(row => {
                    return !row.power;
                })
            text: qsTr("Nobody gains Power.")
            color: Theme.quietInk
            font.pixelSize: 15
        }
    }
}
