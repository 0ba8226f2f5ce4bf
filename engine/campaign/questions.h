#pragma once

#include "engine/contract/card.h"

/// The questions of the campaign's rules that are answered with a choice. Each is defined beside its rule.
namespace reach {

extern const Question kSettleQuestion, kPolicyQuestion;                           // setup.cpp
extern const Question kGovernQuestion, kDemandQuestion, kImperialActionQuestion;  // edicts.cpp
extern const Question kAdvanceQuestion, kGrandQuestion;                           // objectives.cpp
extern const Question kTrustQuestion;                                             // events.cpp
extern const Question kCrisesQuestion;                                            // crises.cpp
extern const Question kFateQuestion;                                              // intermission.cpp
extern const Question kFlagshipQuestion, kResettleQuestion;                       // flagship.cpp

/// Returns the question of a step of a Setup or Resolution card (fate_cards.cpp).
const Question& fateQuestion(const Pending& asked);

}  // namespace reach
