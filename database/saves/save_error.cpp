#include "database/saves/save_error.h"

namespace reach::saves {

std::string_view codeName(SaveErrorCode code) {
    switch (code) {
        case SaveErrorCode::DiskFull: return "disk-full";
        case SaveErrorCode::ReadOnly: return "read-only";
        case SaveErrorCode::InUse: return "in-use";
        case SaveErrorCode::Damaged: return "damaged";
        case SaveErrorCode::NotAStore: return "not-a-store";
        case SaveErrorCode::NewerVersion: return "newer-version";
        case SaveErrorCode::NotFound: return "not-found";
        case SaveErrorCode::OutOfRange: return "out-of-range";
        case SaveErrorCode::AlreadyExists: return "already-exists";
        case SaveErrorCode::CannotOpen: return "cannot-open";
        case SaveErrorCode::NoFolder: return "no-folder";
        case SaveErrorCode::OddFile: return "odd-file";
        case SaveErrorCode::TakenAway: return "taken-away";
        case SaveErrorCode::Cancelled: return "cancelled";
        case SaveErrorCode::Io: return "io";
        case SaveErrorCode::Internal: return "internal";
    }
    return "internal";
}

}  // namespace reach::saves
