#include "app/words/chore_words.h"

#include "app/words/translate.h"

namespace reach::words {

QString choreText(Chore chore) {
    switch (chore) {
        case Chore::None: break;
        case Chore::SupplyOnMonopoly:
            return translate("chores",
                             "Lay out the Monopoly cards and put each supply of resources on its card");
        case Chore::WarProfiteer:
            return translate("chores", "Put the War Profiteer marker on the Warlord box");
        case Chore::EconomySide:
            return translate("chores",
                             "Tuck the Economy card under the map: closed for a Regent, open for an Outlaw");
        case Chore::GolemsAtGates:
            return translate("chores",
                             "Shuffle the 4 Golems and lay one, asleep, on each gate of the clusters without "
                             "Imperial ships");
        case Chore::GolemsHome:
            return translate("chores", "Move every Golem from the map onto the Golem Hearth");
        case Chore::GolemsScrapped:
            return translate("chores", "Remove every Golem on the map from the campaign");
        case Chore::GolemsAwake: return translate("chores", "Turn every sleeping Golem to its awake side");
        case Chore::ExtraEvent:
            return translate("chores", "Shuffle one more Event card into the action deck");
        case Chore::FaithfulStack:
            return translate("chores", "Stack the 9 Faithful action cards by number, the 9 on top");
        case Chore::FaithfulToCourt:
            return translate("chores", "Shuffle what is left of the Faithful stack into the Court deck");
        case Chore::IdealMarkers: return translate("chores", "Take the 5 Ideal markers");
        case Chore::DoctrineSide:
            return translate(
                "chores",
                "Tuck the Doctrine card at the map and turn it to its side: in Act II Zeal for who has the "
                "initiative, else Wisdom; in Act III the Ideal with more markers, Wisdom on a tie");
        case Chore::IdealsRecorded:
            return translate("chores", "Note on the log sheet which ambitions have an Ideal");
        case Chore::IdealsScrapped:
            return translate("chores", "Remove the Ideal markers that lie on no ambition");
        case Chore::IdealsBack:
            return translate("chores",
                             "Put the Ideal markers back on the ambitions noted at the end of Act II");
        case Chore::SecretPlanet:
            return translate("chores",
                             "The player on the right writes down one planet in secret and takes the Clues "
                             "and the Portal");
        case Chore::BannerTokens: return translate("chores", "Take the 8 Banners");
        case Chore::BannersScrapped: return translate("chores", "Remove the Banners that are not on the map");
        case Chore::HammerFragments:
            return translate(
                "chores",
                "Roll the event die and lay a Hammer Fragment on each planet with the rolled symbol");
        case Chore::BrokenPieces:
            return translate("chores", "Note on the log sheet what lies on Breaking Worlds");
        case Chore::HammerRepaired:
            return translate(
                "chores",
                "Unless it is done: take the Planet Hammer and turn Hammer Fragments to Breaking Worlds");
        case Chore::BreakingWorlds:
            return translate("chores", "Breaking Worlds and the 6 Hammer tokens go to the general supply");
        case Chore::BrokenPiecesBack:
            return translate("chores", "Put back on Breaking Worlds what lay there at the end of Act II");
        case Chore::HoardSpent:
            return translate("chores",
                             "You may use the Fuel, Material and Relics of the Hoard for their Prelude "
                             "actions and move any of it to your board; the rest goes back");
        case Chore::HoardReturned:
            return translate("chores", "The resources of the Pirate Hoard go back to the supply");
        case Chore::RumorTokens:
            return translate("chores",
                             "Place the 4 Rumors face down on four different planets; the true ones point to "
                             "your secret Haven");
        case Chore::Witnesses:
            return translate("chores", "Place a Witness, on its spyglass side, at each Weapon planet");
        case Chore::WitnessesFlipped:
            return translate("chores", "The Witnesses turn to their Psionic side and join the supply");
        case Chore::WitnessesScrapped: return translate("chores", "Remove the Witnesses from the map");
        case Chore::Ceasefires:
            return translate(
                "chores",
                "Lay a Ceasefire token at each cluster: on Peace where you control a system, else on War");
        case Chore::SeatTokens:
            return translate("chores", "Take the 6 Seat tokens and lay out the Lord titles");
        case Chore::SeatsScrapped:
            return translate("chores", "Remove the Seats that are not on the map, and their Lord titles");
        case Chore::CourtTokens: return translate("chores", "Lay the 6 Court tokens out near the Court");
        case Chore::BunkerTokens:
            return translate("chores", "Put the 9 Bunkers on the Building Bunkers card");
        case Chore::Edenguard: return translate("chores", "Lay the Edenguard tile beside the Tycoon box");
        case Chore::Blightkin: return translate("chores", "Lay the Blightkin tile beside the Empath box");
        case Chore::FirstPassage:
            return translate("chores",
                             "Take the 6 Passages, place one on any gate and move what lies there to the "
                             "centre of the map");
        case Chore::TwistedPassage:
            return translate("chores", "Roll the event die and leave it in the centre of the map");
        case Chore::Conspiracies: return translate("chores", "Take the 8 Conspiracies, two of each colour");
    }
    return {};
}

}  // namespace reach::words
