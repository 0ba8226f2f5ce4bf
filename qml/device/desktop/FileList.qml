pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Qt.labs.folderlistmodel
import Reachkeeper

// The folders and files of a FileSheet, and the name of the file to write.
ColumnLayout {
    id: files

    required property FileSheet sheet
    // The patterns of the chosen filter: "*.pdf".
    property int filter: 0
    readonly property list<string> patterns: patternsOf(sheet.nameFilters[filter] ?? "")
    readonly property bool atTop: String(folder.parentFolder) === "" || folder.parentFolder === folder.folder
    // The name of the file, without a folder.
    readonly property string name: sheet.saving ? withSuffix(entry.text.trim()) : nameOf(sheet.selectedFile)
    readonly property bool replaces: sheet.saving && name !== "" && folder.status === FolderListModel.Ready && folder.indexOf(urlOf(name)) >= 0

    function begin(): void {
        folder.folder = files.sheet.currentFolder;
        if (files.sheet.saving)
            entry.text = files.nameOf(files.sheet.selectedFile);
        else
            files.sheet.selectedFile = "";
        if (files.sheet.saving)
            entry.forceActiveFocus();
        else
            list.forceActiveFocus();
    }

    function patternsOf(filter: string): list<string> {
        const inner = filter.slice(filter.lastIndexOf("(") + 1).replace(")", "");
        return inner.split(" ").filter(pattern => {
                return pattern !== "";
            });
    }

    function nameOf(file: url): string {
        const path = String(file);
        return decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));
    }

    // A typed name is only ever a name, whatever it contains.
    function withSuffix(name: string): string {
        const plain = name.replace(/[\\/:*?"<>|]/g, "-").replace(/^\.+/, "");
        const ending = "." + files.sheet.suffix;
        return plain === "" || files.sheet.suffix === "" || plain.toLowerCase().endsWith(ending) ? plain : plain.concat(ending);
    }

    function urlOf(name: string): url {
        const folder = String(files.sheet.currentFolder);
        return (folder.endsWith("/") ? folder : folder.concat("/")).concat(encodeURIComponent(name));
    }

    function enter(url: url): void {
        files.sheet.currentFolder = url;
        folder.folder = url;
        list.currentIndex = -1;
        if (!files.sheet.saving)
            files.sheet.selectedFile = "";
    }

    function take(): void {
        if (files.name === "")
            return;
        files.sheet.selectedFile = files.urlOf(files.name);
        files.sheet.accepted();
    }

    spacing: Theme.smallGap
    Component.onCompleted: files.begin()

    FolderListModel {
        id: folder

        showDotAndDotDot: false
        showDirsFirst: true
        caseSensitive: false
        nameFilters: Array.from(files.patterns)
    }

    RowLayout {
        Layout.fillWidth: true

        Words {
            Layout.fillWidth: true
            text: files.sheet.saving ? qsTr("Save as") : qsTr("Open a file")
            elide: Text.ElideRight
            color: Theme.ink
            font.pixelSize: Theme.heading
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        TableButton {
            objectName: "fileCancel"
            glyph: "close"
            fillColor: "transparent"
            Accessible.name: qsTr("Cancel")
            onClicked: files.sheet.close()
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.smallGap

        QuietButton {
            objectName: "fileUp"
            glyph: "up"
            enabled: !files.atTop
            Accessible.name: qsTr("The folder above")
            onClicked: files.enter(folder.parentFolder)
        }

        Words {
            objectName: "fileFolder"
            Layout.fillWidth: true
            text: decodeURIComponent(String(files.sheet.currentFolder).replace("file://", ""))
            wrapMode: Text.WrapAnywhere
            maximumLineCount: 2
            elide: Text.ElideLeft
            color: Theme.quietInk
            font.pixelSize: Theme.text
            Accessible.name: qsTr("Folder: %1").arg(text)
        }
    }

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: Theme.target

        ListView {
            id: list

            objectName: "fileNames"
            anchors.fill: parent
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: true
            activeFocusOnTab: true
            currentIndex: -1
            model: folder
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Folders and files")
            onActiveFocusChanged: {
                if (activeFocus && currentIndex < 0 && count > 0)
                    currentIndex = 0;
            }

            T.ScrollBar.vertical: ScrollStrip {
            }

            delegate: FocusScope {
                id: row

                required property string fileName
                required property url fileUrl
                required property bool fileIsDir
                readonly property bool taken: !fileIsDir && files.name === fileName

                width: ListView.view.width - 8
                height: button.height

                TableButton {
                    id: button

                    objectName: "file-" + row.fileName
                    focus: true
                    width: parent.width
                    topPadding: 0
                    bottomPadding: 0
                    fillColor: row.taken ? Qt.tint(Theme.panel, Qt.alpha(Theme.choice, 0.30)) : "transparent"
                    checked: row.taken
                    Accessible.name: row.fileIsDir ? qsTr("Folder: %1").arg(row.fileName) : row.fileName
                    onClicked: {
                        if (row.fileIsDir)
                            files.enter(row.fileUrl);
                        else if (files.sheet.saving)
                            entry.text = row.fileName;
                        else
                            files.sheet.selectedFile = row.fileUrl;
                    }

                    contentItem: Row {
                        spacing: Theme.smallGap

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            name: row.fileIsDir ? "forward" : "log"
                            color: row.fileIsDir ? Theme.choice : Theme.quietInk
                        }

                        Words {
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width - x
                            text: row.fileName
                            elide: Text.ElideMiddle
                            color: Theme.ink
                            font.pixelSize: Theme.text
                            font.weight: row.fileIsDir ? Font.DemiBold : Font.Normal
                        }
                    }
                }
            }
        }

        Words {
            anchors.fill: parent
            visible: list.count === 0 && folder.status === FolderListModel.Ready
            text: qsTr("Nothing here.")
            color: Theme.quietInk
            font.pixelSize: Theme.text
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.smallGap
        visible: files.sheet.nameFilters.length > 1

        Repeater {
            model: files.sheet.nameFilters

            delegate: Chip {
                required property string modelData
                required property int index

                objectName: "fileFilter-" + index
                text: modelData
                checked: files.filter === index
                onClicked: files.filter = index
            }
        }
    }

    TextEntry {
        id: entry

        objectName: "fileName"
        Layout.fillWidth: true
        visible: files.sheet.saving
        placeholderText: qsTr("Name of the file")
        Accessible.name: placeholderText
        inputMethodHints: Qt.ImhNoPredictiveText
        onAccepted: files.take()
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        Words {
            objectName: "fileReplaces"
            Layout.fillWidth: true
            text: files.replaces ? qsTr("Replaces the file of this name.") : ""
            wrapMode: Text.Wrap
            color: Theme.warning
            font.pixelSize: Theme.text
        }

        PrimaryButton {
            objectName: "fileAccept"
            text: files.sheet.acceptLabel
            enabled: files.name !== ""
            onClicked: files.take()
        }
    }
}
