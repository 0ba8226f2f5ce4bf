#include "app/doorway/telling.h"
#include "app/sheet/log_sheet.h"
#include "app/words/campaign/campaign_words.h"
#include "app/words/entry_words.h"
#include "app/words/home/result_words.h"
#include "app/words/option_words.h"
#include "app/words/prompt_words.h"
#include "app/words/score_words.h"
#include "app/words/translate.h"
#include "engine/campaign/objectives.h"
#include "engine/contract/campaign.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"
#include "engine/rules/third_party.h"

#include <algorithm>

namespace reach::doorway {
namespace {

using words::PlayerNames;
using words::translate;

QString prizes(int first, int second) {
    return QStringLiteral("%1/%2").arg(QString::number(first), QString::number(second));
}

void tellAsked(View& view, const Game& game, const PlayerNames& names) {
    const State& state = game.state;
    const Prompt now = prompt(game);
    view.asked.push_back({{words::promptText(now, names, !state.played.empty())}, now.player});
    QString more;
    if (now.kind == Prompt::Kind::Finished)
        more = state.winner == Player::None
                   ? words::resultText({}, {}, 0)
                   : words::resultText(names.of(state.winner), {}, state.of(state.winner).power);
    if (now.kind == Prompt::Kind::Pending && now.pending.ask == Ask::CallSummit)
        more = words::summitText(state, names);
    if (now.kind == Prompt::Kind::Pending && now.pending.ask == Ask::AtTable)
        more = words::taskText(now.pending);
    if (!more.isEmpty()) view.asked.push_back({{more}, now.player});
}

Part players(const Game& game, const Standings& boxes, const PlayerNames& names) {
    const State& state = game.state;
    const bool hands = state.depth == Depth::Turn;
    Part part{.heading = translate("doorway", "Players"),
              .columns = {translate("doorway", "Player"), translate("doorway", "Power"),
                          translate("doorway", "If scored now")}};
    if (hands) part.columns += translate("doorway", "Cards in hand");
    for (const Player player : game.setup.seats) {
        int gain = 0;
        for (const AmbitionStanding& box : boxes)
            for (const Placing& placing : box.players)
                if (placing.player == player) gain += placing.power;
        Row row{{calledOf(player, names), QString::number(state.of(player).power),
                 QStringLiteral("+%1").arg(gain)},
                player};
        const int hand = state.of(player).hand;
        if (hands) row.cells += hand == kUnknownHand ? QStringLiteral("?") : QString::number(hand);
        if (state.of(player).conceded)
            row.cells.front() = translate("doorway", "%1, has left the game").arg(row.cells.front());
        part.rows.push_back(std::move(row));
    }
    return part;
}

/// The cards of this round, and who has the initiative.
Part round(const Game& game, const PlayerNames& names) {
    const State& state = game.state;
    Part part{.heading = translate("doorway", "This round")};
    if (isColor(state.initiative)) {
        const QString text = state.seized ? translate("doorway", "%1 has seized the initiative")
                                          : translate("doorway", "%1 has the initiative");
        part.rows.push_back({{text.arg(names.of(state.initiative))}, state.initiative});
    }
    for (const PlayedCard& card : state.played)
        if (!card.extraCard)
            part.rows.push_back(
                {{words::entryText(command::PlayCard{card.player, card.mode, card.card}, names)},
                 card.player});
    if (state.zeroMarker)
        part.rows.push_back({{translate("doorway", "The zero marker lies on the lead card")}});
    return part;
}

/// "1st Rosa 4", or "Rosa 4" for no place.
QString placed(int place, const QString& name, int count) {
    const char* text = place == 1   ? QT_TRANSLATE_NOOP("doorway", "1st %1 %2")
                       : place == 2 ? QT_TRANSLATE_NOOP("doorway", "2nd %1 %2")
                                    : QT_TRANSLATE_NOOP("doorway", "%1 %2");
    return translate("doorway", text).arg(name, QString::number(count));
}

Row ambition(const State& state, const AmbitionStanding& box, const PlayerNames& names) {
    struct Told {
        int count;
        QString text;
    };
    std::vector<Told> all;
    Player leader = Player::None;
    for (const Placing& placing : box.players) {
        all.push_back({placing.count, placed(placing.place, names.of(placing.player), placing.count)});
        if (placing.place == 1) leader = placing.player;
    }
    if (box.thirdParty > 0)
        all.push_back({box.thirdParty, placed(thirdPartyPlace(box), words::boxedName(), box.thirdParty)});
    std::ranges::stable_sort(all, std::greater(), &Told::count);
    QStringList texts;
    for (const Told& told : all) texts += told.text;
    const QString laid = sheet::laidOn(state, box.ambition);
    return {{laid.isEmpty() ? words::name(box.ambition)
                            : QStringLiteral("%1 (%2)").arg(words::name(box.ambition), laid),
             box.declared() ? prizes(box.first, box.second) : translate("doorway", "not declared"),
             texts.join(QStringLiteral(", "))},
            leader};
}

Part ambitions(const Game& game, const Standings& boxes, const PlayerNames& names) {
    Part part{.heading = translate("doorway", "Ambitions"),
              .columns = {translate("doorway", "Ambition"), translate("doorway", "Power"),
                          translate("doorway", "Order")}};
    for (const AmbitionStanding& box : boxes) part.rows.push_back(ambition(game.state, box, names));
    QStringList left;
    for (int at = kMarkers - 1; at >= 0; --at)
        if (const AmbitionMarker& marker = game.state.markers[static_cast<std::size_t>(at)];
            marker.where == Ambition::None) {
            const MarkerValue value = markerValue(at, marker.flipped);
            left += prizes(value.first, value.second);
        }
    part.rows.push_back({{translate("doorway", "Markers left"),
                          left.isEmpty() ? translate("sheet", "none") : left.join(QStringLiteral(", ")),
                          {}}});
    return part;
}

Part court(const State& state, const PlayerNames& names) {
    Part part{.heading = translate("doorway", "Court")};
    for (const CourtSlot& slot : state.court)
        if (slot.card != CardId::None) part.rows.push_back({{sheet::courtText(state, slot, names)}});
    part.rows.push_back({{translate("doorway", "Cards in the Court deck: %1").arg(courtDeckSize(state))}});
    return part;
}

Part fromSheet(const sheet::Part& told, const QString& heading) {
    Part part{.heading = heading};
    for (const sheet::Line& line : told.lines) part.rows.push_back({{line.what, line.text}, told.player});
    return part;
}

Part empire(const Game& game, const PlayerNames& names) {
    const CampaignState& campaign = game.state.campaign;
    const sheet::Part told = sheet::empirePart(game, names);
    Part part = fromSheet(told, told.title);
    if (const QString text = words::policyText(campaign.policy); !text.isEmpty())
        part.rows.push_back({{translate("doorway", "The Policy in force"), text}});
    return part;
}

}  // namespace

QString momentOf(const Game& game) {
    const State& state = game.state;
    const QString chapter = QString::number(state.chapter);
    // Once the last hand is empty, no other round begins (Base p.11).
    const bool inRound = tracksTurns(state) && state.phase == Phase::Playing;
    const QString round = QString::number(state.round);
    if (isCampaign(state)) {
        const QString act = words::actNumeral(state.campaign.act);
        const QString chapters = QString::number(chaptersOf(state.campaign.act));
        if (!inRound) return translate("doorway", "Act %1, chapter %2 of %3").arg(act, chapter, chapters);
        return translate("doorway", "Act %1, chapter %2 of %3, round %4").arg(act, chapter, chapters, round);
    }
    if (!inRound) return translate("doorway", "Chapter %1").arg(chapter);
    return translate("doorway", "Chapter %1, round %2").arg(chapter, round);
}

PlayerNames calledIn(const Game& /*game*/, PlayerNames names) {
    return names;
}

void tell(View& view, const Game& game, const PlayerNames& names) {
    const State& state = game.state;
    const Standings boxes = standings(game);
    view.moment = momentOf(game);
    tellAsked(view, game, names);
    for (const Player player : game.setup.seats) view.seats.push_back({player, calledOf(player, names)});
    view.parts.push_back(players(game, boxes, names));
    if (state.depth == Depth::Turn) view.parts.push_back(round(game, names));
    view.parts.push_back(ambitions(game, boxes, names));
    view.parts.push_back(court(state, names));
    if (isCampaign(state)) view.parts.push_back(empire(game, names));
    for (const Player player : game.setup.seats)
        view.parts.push_back(fromSheet(sheet::playerPart(game, player, names), calledOf(player, names)));
    if (state.depth == Depth::Score) return;
    for (int tray = 0; tray < sheet::kMapTrays; ++tray) {
        const sheet::Part told = sheet::mapPart(game, names, tray);
        view.parts.push_back(fromSheet(told, told.title));
    }
}

QString logLine(const Game& before, const SessionEntryOf<ArcsGame>& entry, const PlayerNames& names) {
    return words::logText(before.state, entry.command, names);
}

}  // namespace reach::doorway
