#pragma once

#include "app/values/system_view.h"

/// Systems with all kinds of pieces.
inline QList<reach::view::SystemView> sampleMap() {
    // Id, resource and slots, ships of red, blue, white and yellow ("fresh+damaged"), control, buildings.
    static const QStringList rows = QStringLiteral(R"(1-gate - 0 2 0 0 0 red
1-arrow weapon 2 3+1 0 0 0 red red city, red starport
1-moon fuel 1 1 2 0 0 blue red damaged city
1-hex material 2 0 4 0 0 blue blue city
2-gate - 0 0 3+2 1 0 blue
2-arrow psionic 1 0 1 0 0 blue blue starport
2-moon weapon 1 0 0 0 0 ?
2-hex relic 2 0 0 5 5 - white city, yellow city
3-gate - 0 0 0 2 0 white
3-arrow material 1 0 0 0+3 1 yellow white damaged starport
3-moon fuel 1 0 0 1 0 white
3-hex weapon 2 2+1 3+1 1+1 2+2 blue white city, white starport
4-gate - 0 0 0 0 0 -
4-arrow relic 2 0 0 0 0 -
4-moon fuel 2 0 0 0 0 -
4-hex material 1 0 0 0 0 -
5-gate - 0 1 2+1 12 3 white
5-arrow weapon 1 0 0 0 1 yellow
5-moon relic 1 0 0 0 0+2 - yellow damaged city
5-hex psionic 2 0 0 0 6+1 yellow yellow starport, yellow city
6-gate - 0 0 0 0 0 -
6-arrow material 1 0 0 0 0 -
6-moon fuel 2 2 0 0 0 red red damaged starport
6-hex psionic 1 0 0 1 0 white)")
                                        .split(u'\n');
    QList<reach::view::SystemView> systems;
    for (const QString& row : rows) {
        const QStringList words = row.split(u' ');
        reach::view::SystemView system;
        system.id = words[0];
        system.cluster = words[0].left(1).toInt();
        system.spot = words[0].mid(2);
        system.name = QStringLiteral("%1 %2%3").arg(words[0].left(1), system.spot.left(1).toUpper(),
                                                    system.spot.mid(1));
        if (words[1] != u'-') system.type = words[1];
        system.buildingSlots = words[2].toInt();
        system.inPlay = system.cluster != 4;
        for (const QString& fleet : words.mid(3, 4))
            system.ships.append({fleet.section(u'+', 0, 0).toInt(), fleet.section(u'+', 1).toInt()});
        system.known = words[7] != u'?';
        if (system.known && words[7] != u'-') system.control = words[7];
        for (const QString& building : row.section(u' ', 8).split(QStringLiteral(", "), Qt::SkipEmptyParts))
            system.buildings.append({building.section(u' ', 0, 0), building.section(u' ', -1),
                                     building.contains(QStringLiteral(" damaged "))});
        systems.append(system);
    }
    return systems;
}
