#pragma once

#include "app/messages/message.h"

#include <string>
#include <vector>

namespace reach {

/// What one host of a club says of a table to the others: who is there, and what is asked there. Devices are
/// known by the hashes of their keys, because two hosts may have different names for one for a while.
struct Elsewhere {
    /// A device that is connected there.
    struct Guest {
        std::string seal;
        std::string screen;
        bool awake = false;

        friend bool operator==(const Guest&, const Guest&) = default;
    };
    /// An open question of a device there.
    struct Question {
        std::string seal;       ///< of the device that asks
        messages::Asked asked;  ///< without the name of the device

        friend bool operator==(const Question&, const Question&) = default;
    };
    /// What a player there answers to a question of another host, until that host has told the answer.
    struct Said {
        ActId id;
        std::string seat;
        std::string what;

        friend bool operator==(const Said&, const Said&) = default;
    };

    std::vector<Guest> guests;
    std::vector<Question> questions;
    std::vector<Said> said;

    bool isEmpty() const { return guests.empty() && questions.empty() && said.empty(); }

    friend bool operator==(const Elsewhere&, const Elsewhere&) = default;
};

}  // namespace reach
