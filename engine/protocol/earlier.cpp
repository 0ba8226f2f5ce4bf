#include "engine/protocol/earlier.h"

#include "engine/core/names.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace reach::earlier {
namespace {

/// The places of the campaign's Guild cards in the catalogue when journals wrote places. Never add to it: no
/// journal has the place of a later card.
struct Place {
    std::uint32_t at;
    std::string_view id;
};
// clang-format off
constexpr Place kPlaces[]{
    {75, "CC01"}, {76, "CC02"}, {77, "CC03"}, {78, "CC04"}, {79, "CC05"}, {80, "CC06"}, {81, "CC07"},
    {82, "CC08"}, {83, "CC09"}, {84, "CC10"}, {98, "F103"}, {100, "F106"}, {101, "F107"}, {104, "F110"},
    {105, "F111"}, {108, "F116"}, {109, "F117"}, {112, "F120"}, {113, "F121"}, {119, "F202"}, {124, "F208"},
    {125, "F209"}, {126, "F210"}, {127, "F211"}, {140, "F227"}, {142, "F302"}, {143, "F304"}, {144, "F305"},
    {145, "F306"}, {146, "F307"}, {147, "F308"}, {148, "F309"}, {149, "F310"}, {150, "F311"}, {159, "F322"},
    {165, "F402"}, {166, "F403"}, {167, "F405"}, {168, "F406"}, {169, "F407"}, {170, "F408"}, {171, "F409"},
    {177, "F417"}, {178, "F418"}, {179, "F419"}, {180, "F420"}, {181, "F421"}, {189, "F504"}, {196, "F513"},
    {204, "F602"}, {206, "F605"}, {207, "F606"}, {208, "F607"}, {209, "F608"}, {210, "F609"}, {211, "F610"},
    {212, "F611"}, {213, "F612"}, {221, "F622"}, {222, "F623"}, {225, "F702"}, {227, "F705"}, {228, "F706"},
    {229, "F707"}, {230, "F708"}, {231, "F709"}, {242, "F802"}, {255, "F816"}, {257, "F818"}, {258, "F819"},
    {262, "F825"}, {263, "F826"}, {272, "F906"}, {281, "F1006"}, {282, "F1007"}, {283, "F1008"},
    {286, "F1012"}, {288, "F1102"}, {291, "F1105"}, {292, "F1106"}, {293, "F1107"}, {294, "F1108"},
    {295, "F1109"}, {299, "F1203"}, {300, "F1205"}, {302, "F1207"}, {308, "F1302"}, {310, "F1305"},
    {311, "F1306"}, {321, "F1405"}, {330, "F1503"}, {331, "F1505"}, {332, "F1506"}, {350, "F1615"},
    {351, "F1616"}, {355, "F1702"}, {365, "F1904"}, {372, "F2103"}, {381, "F2302"}, {387, "F2403"},
};
// clang-format on

CardId cardAt(std::uint32_t place) {
    const auto* found = std::ranges::find(kPlaces, place, &Place::at);
    return found == std::end(kPlaces) ? CardId::None : findCard(found->id);
}

}  // namespace

void translate(AskedLine& asked) {
    if (asked.ask == Ask::Scoring && asked.card != CardId::None) asked.ask = Ask::FreeAction;
    if (asked.ask != Ask::Resolve || asked.number == 0) return;
    const std::string_view card = nameOf(asked.card);
    // F411 counted from one, so that nothing given was 0.
    if (card == "F411") asked.about = cardAt(asked.number - 1);
    if (card == "F413") asked.about = cardAt(asked.number);
    if (asked.about != CardId::None) asked.number = 0;
}

}  // namespace reach::earlier
