#pragma once

/// A process whose writes break off at a chosen place. breaking_writes.cpp stands before the system's own
/// functions in the program that is linked with it.
namespace reach::tests::writes {

enum class Break {
    Nothing,      ///< all is written, and counted
    Kill,         ///< the process ends before it
    KillHalfway,  ///< the process ends when half of it is written
    Full,         ///< there is no room for it, nor for anything after it
};

/// Breaks at this write from now on, from 1: of bytes, of names, of a file's end.
void breakAt(int place, Break how);
/// From now on nothing breaks; how many writes there were.
int goOn();

}  // namespace reach::tests::writes
