#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"

#include <QString>
#include <QStringList>

namespace reach::words {

/// Equal pieces in several systems: "1 ship: 4 Gate, 4 Arrow".
QString laidText(const QString& pieces, const QStringList& systems);

/// Resources on an ambition's box: "Tycoon: 2 Material, 1 Fuel".
QString boxText(Ambition box, const std::array<std::int8_t, kResources>& tokens);
/// What a player gets beside the map: the cards, and the resources for the slots.
QStringList heldTexts(const QStringList& cards, const QStringList& tokens);
QString tileText();
QString objectiveText(int space);
/// The name of the ambition boxes, as the owner of a part of the layout.
QString boxesName();
/// The name of the tokens of Fates, and of the cards beside the map.
QString tokensName();
QString cardsName();
QString bookletText(const QStringList& cards);
QString eventsText(int cards);
QString drawText(int cards);

/// The text for tokens of the Blight.
QString blightText(const Ships& tokens);

}  // namespace reach::words
