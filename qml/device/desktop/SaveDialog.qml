// Asks for a file to write, and proposes its name.

FileSheet {
    id: dialog

    function propose(name: string): void {
        const folder = String(dialog.currentFolder);
        dialog.selectedFile = (folder.endsWith("/") ? folder : folder.concat("/")) + encodeURIComponent(name.replace(/[\\/:*?"<>|]/g, "-") + "." + dialog.suffix);
        dialog.open();
    }

    saving: true
}
