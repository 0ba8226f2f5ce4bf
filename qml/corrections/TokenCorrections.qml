pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Reachkeeper

// The numbers of a Fate's tokens in each place: existing tokens, and a further place for one more.
ColumnLayout {
    id: page

    required property TableFocus at
    required property CorrectionDraft draft
    readonly property list<tokenKind> kinds: at.campaign.tokenKinds
    property string chosen: kinds.length > 0 ? kinds[0].kind : ""
    readonly property tokenKind kind: Array.from(kinds).find(kind => kind.kind === page.chosen) ?? kinds[0] ?? none
    property tokenKind none
    readonly property list<token> laid: Array.from(at.campaign.tokens).filter(token => token.kind === page.kind.kind)
    property string which: ""
    property string side: ""
    property string where: "aside"
    readonly property int what: kind.kind === "" ? -1 : draft.tokenAt(kind.kind, which, side, where)
    readonly property bool listed: Array.from(laid).some(token => page.draft.token(token) === page.what)
    // Court tokens lie on Court cards, others on cards that Fates gave to their players.
    readonly property list<card> cards: kind.kind === "court" ? Array.from(at.court).filter(place => !place.empty && !place.unknown).map(place => place.card) : Array.from(at.players).reduce((cards, player) => cards.concat(Array.from(player.cards).filter(card => card.id.startsWith("F"))), [])
    readonly property var places: listPlaces()

    function listPlaces(): var {
        const all = [{
                "id": "aside",
                "text": qsTr("Aside")
            }];
        for (const player of page.at.players)
            all.push({
                    "id": player.color,
                    "text": player.name
                });
        for (const card of page.cards)
            all.push({
                    "id": card.id,
                    "text": card.name
                });
        for (const box of page.at.ambitions)
            all.push({
                    "id": box.ambition,
                    "text": box.name
                });
        for (const system of page.at.systems)
            if (system.inPlay || system.tokens.length > 0)
                all.push({
                        "id": system.id,
                        "text": system.name
                    });
        return all;
    }

    function choose(kind: string): void {
        page.chosen = kind;
        page.which = "";
        page.side = page.kind.sides.length > 0 ? page.kind.sides[0].id : "";
    }

    visible: kinds.length > 0
    spacing: Theme.gap / 2
    onKindsChanged: choose(chosen)
    Component.onCompleted: choose(chosen)

    Words {
        Layout.fillWidth: true
        text: qsTr("Tokens of Fates")
        color: Theme.ink
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    Flow {
        Layout.fillWidth: true
        spacing: 6

        Repeater {
            model: page.kinds

            delegate: Chip {
                required property tokenKind modelData

                objectName: "tokenKind-" + modelData.kind
                width: Math.min(implicitWidth, page.width)
                text: modelData.name
                checked: page.kind.kind === modelData.kind
                onClicked: page.choose(modelData.kind)
            }
        }
    }

    Rows {
        Layout.fillWidth: true
        spacing: 4
        model: page.laid

        delegate: CountRow {
            required property token modelData

            draft: page.draft
            label: Names.filled(qsTr("%1: %2", "a token, and where it lies"), [modelData.text, modelData.place])
            what: page.draft.token(modelData)
            now: modelData.count
            to: modelData.most
        }
    }

    Words {
        Layout.fillWidth: true
        text: qsTr("Another place")
        color: Theme.quietInk
        font.pixelSize: Theme.text
    }

    Flow {
        Layout.fillWidth: true
        visible: page.kind.which.length > 0
        spacing: 6

        Repeater {
            model: page.kind.which

            delegate: Chip {
                required property choice modelData

                objectName: "tokenWhich-" + modelData.id
                width: Math.min(implicitWidth, page.width)
                text: modelData.text
                checked: page.which === modelData.id
                onClicked: page.which = checked ? "" : modelData.id
            }
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: page.kind.sides.length > 0
        spacing: 6

        Repeater {
            model: page.kind.sides

            delegate: Chip {
                required property choice modelData

                objectName: "tokenSide-" + (modelData.id || "front")
                width: Math.min(implicitWidth, page.width)
                text: modelData.text
                checked: page.side === modelData.id
                onClicked: page.side = modelData.id
            }
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: 6

        Repeater {
            model: page.places

            delegate: Chip {
                required property var modelData

                objectName: "tokenPlace-" + modelData.id
                width: Math.min(implicitWidth, page.width)
                text: modelData.text
                checked: page.where === modelData.id
                onClicked: page.where = modelData.id
            }
        }
    }

    CountRow {
        Layout.fillWidth: true
        visible: page.what >= 0 && !page.listed
        draft: page.draft
        label: Names.filled(qsTr("%1: %2", "a token, and where it lies"), [page.kind.name, page.places.find(place => place.id === page.where)?.text ?? ""])
        what: page.what
        now: 0
        to: page.kind.most
    }
}
