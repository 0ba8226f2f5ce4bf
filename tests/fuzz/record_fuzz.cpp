#include <cassert>
#include <cstddef>

#include "engine/arcades/arcades.h"
#include "engine/arcades/record/record.h"
#include "engine/record/record.h"

namespace {

void readArcades(std::string_view text) {
    const auto parsed = reach::arcades::parseRecord(text);
    assert(parsed.record.has_value() == parsed.errors.empty());
    if (!parsed.record || reach::arcades::checkSetup(parsed.record->setup) != reach::arcades::Rule::None)
        return;
    const auto again = reach::arcades::parseRecord(reach::arcades::printRecord(*parsed.record));
    assert(again.record && again.record->setup == parsed.record->setup);
    assert(again.record->entries.size() == parsed.record->entries.size());
    for (std::size_t i = 0; i < again.record->entries.size(); ++i)
        assert(again.record->entries[i].command == parsed.record->entries[i].command);
}

}  // namespace

/// Whatever the bytes: no crash, and what was read is written and read again as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    readArcades(text);
    const auto parsed = reach::parseRecord(text);
    if (!parsed.record) {
        assert(!parsed.errors.empty() && parsed.errors.size() <= reach::kMaxErrors);
        return 0;
    }
    const auto printed = reach::printRecord(*parsed.record);
    const auto again = reach::parseRecord(printed);
    assert(again.record);
    assert(again.record->entries.size() == parsed.record->entries.size());
    for (std::size_t i = 0; i < again.record->entries.size(); ++i)
        assert(again.record->entries[i].command == parsed.record->entries[i].command);
    assert(again.record->setup == parsed.record->setup && again.record->names == parsed.record->names);
    assert(reach::printRecord(*again.record) == printed);
    return 0;
}
