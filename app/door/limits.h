#pragma once

#include <chrono>
#include <cstddef>

/// The limits of a door. Tests set shorter times; programs leave the values as they are.
namespace reach::door {

struct Limits {
    std::size_t header = 8 * 1024;    ///< bytes of a request without its body
    std::size_t message = 64 * 1024;  ///< bytes of a message, and of a body

    std::size_t connections = 64;              ///< at one table
    std::size_t sockets = 256;                 ///< of the whole door
    std::size_t socketsFromOneAddress = 48;    ///< a browser opens six
    std::size_t unread = 4 * 1024 * 1024;      ///< bytes that wait for one connection that does not read
    std::size_t allUnread = 64 * 1024 * 1024;  ///< bytes that wait for all connections together

    unsigned messagesPerSecond = 20;          ///< of one device; further ones are read later
    unsigned messagesAtOnce = 40;             ///< what a device may send after a pause without being slowed
    std::size_t bytesPerSecond = 256 * 1024;  ///< that are read from one socket
    unsigned controlFramesPerSecond = 20;     ///< pings and the like of one WebSocket

    std::chrono::milliseconds request{
        10'000};  ///< for a whole request, and for a whole message once it has begun
    std::chrono::milliseconds write{10'000};  ///< until a reader has taken another piece
    std::chrono::milliseconds wait{25'000};   ///< how long an answer without news is held back
    std::chrono::milliseconds silence{
        40'000};                             ///< after which a connection over HTTP that does not ask is gone
    std::chrono::milliseconds idle{60'000};  ///< after which a WebSocket that does not answer is gone

    /// A key of this length cannot be guessed, so it never has to wait for those who guess codes.
    std::size_t unguessable = 32;
    unsigned freeGuesses = 3;                     ///< wrong codes of one address that cost nothing
    std::chrono::milliseconds firstDelay{1'000};  ///< after the next one; doubled with each further one ...
    std::chrono::milliseconds longestDelay{60'000};  ///< ... up to this
    std::chrono::milliseconds forgotten{
        3'600'000};                              ///< an address without a wrong code for so long starts anew
    unsigned guessesAtOnce = 30;                 ///< wrong codes of all addresses that cost nothing
    std::chrono::milliseconds eachGuess{2'000};  ///< all further ones together: one in this time
};

}  // namespace reach::door
