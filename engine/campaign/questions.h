#pragma once

#include "engine/contract/card.h"

/// The questions that the campaign's rules put and that are answered with a choice, each beside its rule.
namespace reach {

extern const Question kSettleQuestion, kPolicyQuestion;                           // campaign_setup.cpp
extern const Question kGovernQuestion, kDemandQuestion, kImperialActionQuestion;  // edicts.cpp
extern const Question kAdvanceQuestion, kGrandQuestion;                           // objectives.cpp
extern const Question kTrustQuestion;                                             // events.cpp
extern const Question kCrisesQuestion;                                            // crises.cpp
extern const Question kFateQuestion;                                              // intermission.cpp
extern const Question kFlagshipQuestion, kResettleQuestion;                       // flagship.cpp

/// What the step of a Setup or Resolution card asks (fates.cpp).
const Question& fateQuestion(const Pending& asked);

}  // namespace reach
