#include <cassert>
#include <cstddef>

#include "app/messages/message.h"

/// Arbitrary frames, one on each line, as anybody on the network could send them. Reading them may not crash,
/// and what was read is the same message when it is written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace reach::messages;
    Reader reader;
    std::string_view text(reinterpret_cast<const char*>(data), size);
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (const auto read = reader.read(text.substr(0, end)))
            if (const auto* message = std::get_if<Message>(&*read)) {
                Reader other;
                for (const std::string& frame : framesOf(*message)) {
                    assert(frame.size() <= kLongestFrame);
                    const auto again = other.read(frame);
                    if (!again) continue;
                    const auto* same = std::get_if<Message>(&*again);
                    assert(same && *same == *message);
                }
            }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return 0;
}
