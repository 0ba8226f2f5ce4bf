// Asks for a file to read.

FileSheet {
}
