#include "engine/fates/rooms.h"

namespace reach {

std::span<const Fate* const> fateRooms() {
    static constexpr std::array<const Fate*, 24> kRooms{
        &kSteward,       &kFounder,  &kMagnate,     &kAdvocate,   &kCaretaker,     &kPartisan,
        &kAdmiral,       &kBeliever, &kPathfinder,  &kHegemon,    &kPlanetBreaker, &kPirate,
        &kBlightSpeaker, &kPacifist, &kPeacekeeper, &kWarden,     &kOverlord,      &kSurvivalist,
        &kRedeemer,      &kGuardian, &kNaturalist,  &kGateWraith, &kConspirator,   &kJudge};
    return kRooms;
}

std::span<const Card* const> fateLiterals() {
    return stewardCards();
}

}  // namespace reach
