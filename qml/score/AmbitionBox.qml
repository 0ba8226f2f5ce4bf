pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// One ambition: its Power, the leading player and the lead.
Panel {
    id: ambition
    padding: 0

    required property ambition box
    // The standings, highest count first.
    readonly property list<standing> standings: Array.from(box.standings).sort((one, other) => other.count - one.count)
    // The description, with tokens of Fates on it.
    readonly property string described: [box.name, ...Array.from(box.tokens).map(token => token.text)].join(", ")
    // The reference page: for an ambition of the board by its name, for one added by a law that law's card.
    readonly property string page: ({
            "edenguard": "F2004",
            "blightkin": "F2104"
        })[box.ambition] ?? "base." + box.ambition
    // True: large, on a page of its own.
    property bool large: false
    // Beside the value and the tokens there is no room for the name: the sign stands alone.
    readonly property bool nameless: name.width < Math.ceil(Measure.width(box.name, name.minimumPixelSize, name.font.weight)) + 1
    readonly property real markSize: Math.min(large ? 30 : 22, (width - 10 - 4 * (standings.length - 1)) / (1.85 * Math.max(1, standings.length) + Math.max(0, box.boxed.length - 1)))

    implicitHeight: large ? 92 : 72
    color: box.declared ? Qt.tint(Theme.panel, Qt.alpha(Theme.ambition(box.ambition), 0.12)) : "transparent"
    border.width: activeFocus ? 3 : box.declared ? 2 : 1
    border.color: activeFocus ? Theme.choice : box.declared ? Theme.line : Theme.faintLine
    objectName: "ambition-" + box.ambition
    activeFocusOnTab: true
    Keys.onSpacePressed: Reference.show(ambition.page)
    Accessible.role: Accessible.Button
    Accessible.onPressAction: Reference.show(ambition.page)
    Accessible.name: box.declared ? Names.filled(qsTr("%1, worth %2 and %3"), [described, box.first, box.second]) : qsTr("%1, not declared").arg(described)

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: Reference.show(ambition.page)
        onLongPressed: Reference.show(ambition.page)
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 5
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            spacing: 5

            AmbitionIcon {
                id: sign

                // A narrow box needs this room for the value of the ambition.
                visible: ambition.large || ambition.width >= 128 || !ambition.box.declared
                ambition: ambition.box.ambition
                size: ambition.large ? 26 : ambition.width < 128 ? 15 : 22
            }

            Words {
                id: name

                Layout.fillWidth: true
                text: ambition.nameless ? "" : ambition.box.name
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                color: ambition.box.declared ? Theme.ink : Theme.quietInk
                font.pixelSize: ambition.large ? 20 : 16
                font.weight: ambition.box.declared ? Font.DemiBold : Font.Normal

                AmbitionIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: ambition.nameless && !sign.visible
                    ambition: ambition.box.ambition
                    size: 15
                }
            }

            // The tokens of Fates on it.
            Row {
                visible: ambition.box.tokens.length > 0
                spacing: 3

                Repeater {
                    model: StableList {
                        list: ambition.box.tokens
                    }

                    delegate: Row {
                        id: laid

                        required property token modelData

                        objectName: "token-" + modelData.kind
                        spacing: 1

                        TokenIcon {
                            token: laid.modelData
                            size: ambition.large ? 26 : ambition.width < 128 ? 15 : 20
                        }

                        Words {
                            anchors.verticalCenter: parent.verticalCenter
                            visible: laid.modelData.count > 1
                            text: laid.modelData.count
                            color: Theme.ink
                            font.pixelSize: ambition.large ? 18 : 14
                            font.weight: Font.Bold
                        }
                    }
                }
            }

            Icon {
                visible: ambition.large
                size: 20
                name: "info"
                color: Theme.line
            }

            // The Power: the marker on it.
            Rectangle {
                visible: ambition.box.declared
                Layout.preferredWidth: worth.implicitWidth + (ambition.width < 128 ? 8 : 16)
                Layout.preferredHeight: worth.implicitHeight + 2
                radius: height / 2
                color: Theme.accent

                Words {
                    id: worth

                    anchors.centerIn: parent
                    text: ambition.box.first + "/" + ambition.box.second
                    color: Theme.accentInk
                    font.pixelSize: ambition.large ? 24 : ambition.width < 128 ? 18 : 20
                    font.weight: Font.Bold
                }
            }
        }

        Row {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 4

            Repeater {
                model: StableList {
                    list: ambition.standings
                }

                delegate: StandingMark {
                    required property standing modelData

                    anchors.verticalCenter: parent?.verticalCenter
                    standing: modelData
                    boxed: ambition.box.boxed
                    size: ambition.markSize
                }
            }
        }
    }
}
