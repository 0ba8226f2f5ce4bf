import QtQuick
import QtQuick.Controls
import QtQuick.Controls.impl
import QtQuick.Dialogs.quickimpl as Impl // qmllint disable import
import Reachkeeper

// The row of folders in Qt's own file dialog, in place of Qt's (app/sealed_engine.cpp puts it there): that one shows the
// names of folders on buttons, which guess markup.
Impl.FolderBreadcrumbBar {
    id: control

    implicitWidth: implicitContentWidth + (upButton ? upButton.implicitWidth + upButtonSpacing : 0) + leftPadding + rightPadding
    implicitHeight: Math.max(implicitBackgroundHeight, implicitContentHeight + topPadding + bottomPadding)
    upButtonSpacing: 20
    padding: 1

    background: Rectangle {
        border.color: control.palette.button
    }
    contentItem: ListView {
        currentIndex: control.currentIndex
        model: control.contentModel
        orientation: ListView.Horizontal
        snapMode: ListView.SnapToItem
        highlightMoveDuration: 0
        interactive: false
        clip: true
    }
    buttonDelegate: AbstractButton {
        id: crumb

        required property int index
        required property string folderName

        padding: 6
        horizontalPadding: 8
        contentItem: Words {
            text: crumb.folderName
            color: crumb.palette.windowText
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            implicitWidth: 40
            implicitHeight: 40
            visible: crumb.down || crumb.checked
            color: crumb.palette.mid
        }
    }
    separatorDelegate: IconImage {
        source: "qrc:/qt-project.org/imports/QtQuick/Dialogs/quickimpl/images/crumb-separator-icon-round.png"
        sourceSize: Qt.size(8, 8)
        width: 8
        height: control.contentItem.height
        color: control.palette.button
        y: (control.height - height) / 2
    }
    upButton: ToolButton {
        x: control.leftPadding
        y: control.topPadding
        icon.source: "qrc:/qt-project.org/imports/QtQuick/Dialogs/quickimpl/images/up-icon-round.png"
        icon.width: 16
        icon.height: 16
        width: height
        focusPolicy: Qt.TabFocus
    }
    textField: TextField {
        text: (control.dialog as Impl.FileDialogImpl)?.selectedFile ?? (control.dialog as Impl.FolderDialogImpl)?.currentFolder ?? ""
    }
}
