#include "app/painting/glyphs.h"

#include <QHash>
#include <QPainterPathStroker>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "app/painting/path_text.h"

namespace reach::painting {
namespace {

// A drawing has filled shapes (odd-even, so an inner shape is a hole), lines cut out of them, and lines added
// on top.
struct Drawing {
    const char* name;
    const char* fill;
    const char* line = "";
    qreal width = 2.6;
    const char* cut = "";
    qreal cutWidth = 1.8;
};

constexpr std::array kDrawings{
    // The players' shapes.
    Drawing{"triangle", "M12 3 L22 20.5 L2 20.5 Z"},
    Drawing{
        "wave",
        "M1 9 C4 2.5 8.5 2.5 12 8 C15.5 13.5 20 13.5 23 8 L23 15 C20 21.5 15.5 21.5 12 16 C8.5 10.5 4 10.5 "
        "1 16 Z"},
    Drawing{"ring", "O12 12 10.5 O12 12 5.5"},
    Drawing{"bar", "M1.5 8 L22.5 8 L22.5 16 L1.5 16 Z"},
    // The shapes of the powers; the Blight's is its piece as well.
    Drawing{"crown", "M3 19.5 L1 6.5 L7.5 11.5 L12 3.5 L16.5 11.5 L23 6.5 L21 19.5 Z"},
    Drawing{"diamond", "M12 1.5 L21 12 L12 22.5 L3 12 Z"},
    Drawing{"blight",
            "M12 0.4 L14.6 5.7 L20.2 3.8 L18.3 9.4 L23.6 12 L18.3 14.6 L20.2 20.2 L14.6 18.3 L12 23.6 L9.4 "
            "18.3 L3.8 20.2 L5.7 14.6 L0.4 12 L5.7 9.4 L3.8 3.8 L9.4 5.7 Z"},
    // Pieces.
    Drawing{"ship", "M12 0.5 L20.5 22.5 L12 18.5 L3.5 22.5 Z"},
    Drawing{"flagship",
            "M12 0.3 L15.2 8.5 L15.6 12 L19.6 8.6 L23.6 22 L18.4 20.4 L16.2 23.6 L12 20.6 L7.8 23.6 L5.6 "
            "20.4 L0.4 22 "
            "L4.4 8.6 L8.4 12 L8.8 8.5 Z"},
    Drawing{"city", "M12 1.5 L23.5 21.5 L0.5 21.5 Z"},
    Drawing{"agent", "O12 5.5 4.2 M4.5 23 C4.5 14.5 7.5 11 12 11 C16.5 11 19.5 14.5 19.5 23 Z"},
    Drawing{"captive", "O12 5.5 4.2 M4.5 23 C4.5 14.5 7.5 11 12 11 C16.5 11 19.5 14.5 19.5 23 Z", "", 0,
            "M3 15.6 L21 15.6 M3 19.4 L21 19.4", 1.6},
    Drawing{"trophy", "M12 0.5 L20.5 22.5 L12 18.5 L3.5 22.5 Z", "", 0, "M14 0 L10.5 9 L14 12 L11 20", 2},
    Drawing{"crack", "", "M13.5 3 L10.5 9.5 L14 12.5 L10.5 21", 1.3},
    // Tokens of Fates.
    Drawing{"portal", "O12 12 11 O12 12 8.4 M12 4.5 L14 10 L19.5 12 L14 14 L12 19.5 L10 14 L4.5 12 L10 10 Z"},
    Drawing{"pilgrim", "O10 5 3.6 M3 22.5 C3 14 5.5 9.8 10 9.8 C14.5 9.8 17 14 17 22.5 Z", "M20.5 2 L20.5 22",
            2.2},
    Drawing{"golem",
            "M7 1.5 L17 1.5 L17 8.5 L7 8.5 Z M2.5 10 L21.5 10 L21.5 17 L18 17 L18 22.5 L13.4 22.5 L13.4 18 "
            "L10.6 18 L10.6 22.5 L6 22.5 L6 17 L2.5 17 Z",
            "", 0, "M9.6 5 L9.8 5 M14.2 5 L14.4 5", 2.2},
    Drawing{"flame",
            "M13 0.8 C14 6.5 19.8 9 19.8 15.3 C19.8 20 16.4 23.3 12 23.3 C7.6 23.3 4.2 20 4.2 15.8 C4.2 12.5 "
            "6 10.8 7 7.8 C8.6 9 9.4 10.3 9.8 11.8 C12 9 12.6 5 13 0.8 Z"},
    Drawing{"banner", "M4 3 L21 3 L21 19 L12.5 14 L4 19 Z", "M2.6 2.2 L22.4 2.2", 2.4,
            "M12.5 6 L12.5 10.5 M10.2 8.2 L14.8 8.2", 1.8},
    Drawing{"hammer", "M2 3 L16.5 3 L22 7 L16.5 11 L2 11 Z", "M9.5 10 L9.5 22", 3.6},
    Drawing{"brokenWorld", "O12 12 11", "", 0, "M14 -1 L10 7.5 L14.5 12 L9 17 L11.5 25 M14.5 12 L25 10", 2.4},
    Drawing{"rumor",
            "M12 1.2 C6 1.2 2 5.3 2 10.6 C2 14.2 4 16.6 6.8 17.6 L6.8 22.5 L17.2 22.5 L17.2 17.6 C20 16.6 22 "
            "14.2 22 10.6 C22 5.3 18 1.2 12 1.2 Z O8 10.6 2.6 O16 10.6 2.6",
            "", 0, "M10.3 18.6 L10.3 24 M13.7 18.6 L13.7 24", 1.5},
    Drawing{"spyglass", "O17 7 6.2 O17 7 3.2", "M12.5 11.5 L3.5 20.5", 4.4},
    Drawing{"peace", "O12 12 11 O12 12 8.4", "M12 2.5 L12 21.5 M12 12 L5.6 18.4 M12 12 L18.4 18.4", 2.6},
    Drawing{"seat", "M6 1.5 L9 4 L12 1.5 L15 4 L18 1.5 L18 13 L6 13 Z M3 14.5 L21 14.5 L21 18.5 L3 18.5 Z",
            "M5 18 L5 22.5 M19 18 L19 22.5", 2.8},
    Drawing{"court", "M12 1 L22.5 7.5 L1.5 7.5 Z M2 19 L22 19 L22 22.5 L2 22.5 Z",
            "M5.5 9.5 L5.5 17.5 M12 9.5 L12 17.5 M18.5 9.5 L18.5 17.5", 3},
    Drawing{"bunker", "M1.5 20.5 C1.5 11 5.5 5 12 5 C18.5 5 22.5 11 22.5 20.5 Z", "", 0,
            "M7 13.2 L17 13.2 M12 17.5 L12 22", 2.4},
    Drawing{"leaf", "M3 21.5 C1.5 9 9 2.5 22 2 C22.5 15 15 22.5 3 21.5 Z", "", 0, "M2 22.5 L15.5 9", 2},
    Drawing{"spore", "O12 12 5.4 O12 2.8 2.2 O20 7.4 2.2 O20 16.6 2.2 O12 21.2 2.2 O4 16.6 2.2 O4 7.4 2.2",
            "M12 5 L12 19 M5 8 L19 16 M19 8 L5 16", 1.6},
    Drawing{"passage", "O12 12 11 O12 12 8.6 O12 12 6.2 O12 12 3.8"},
    Drawing{
        "mask",
        "M1 7 C5 4.5 9 5.5 12 6.5 C15 5.5 19 4.5 23 7 C23.5 14 20 18.5 16 18.5 C13.6 18.5 13 15.5 12 15.5 "
        "C11 15.5 10.4 18.5 8 18.5 C4 18.5 0.5 14 1 7 Z O7.3 11 2.3 O16.7 11 2.3"},
    // Resources.
    Drawing{"material",
            "M7.5 2.5 L16.5 2.5 L16.5 11.5 L7.5 11.5 Z M2 13.5 L11 13.5 L11 22 L2 22 Z M13 13.5 L22 13.5 L22 "
            "22 L13 22 Z"},
    Drawing{"fuel",
            "M12 1 C16.5 7.5 20 11.5 20 15.5 C20 20 16.5 23 12 23 C7.5 23 4 20 4 15.5 C4 11.5 7.5 7.5 12 1 Z",
            "", 0, "M8 15.5 C8 17.8 9.7 19.3 12 19.3", 2},
    Drawing{"weapon", "M18 1.5 L22.5 1.5 L22.5 6 L11.5 17 L7 12.5 Z", "M4.5 11 L13 19.5 M8 16 L3 21", 3},
    Drawing{"relic",
            "M7.5 1.5 L16.5 1.5 L16.5 4.5 L14.5 5.5 L14.5 8 C18.8 9.5 20.5 12.5 18.8 16.5 C17.8 18.8 16 19.5 "
            "15.5 20 L15.5 22.5 L8.5 22.5 L8.5 20 C8 19.5 6.2 18.8 5.2 16.5 C3.5 12.5 5.2 9.5 9.5 8 L9.5 5.5 "
            "L7.5 4.5 Z",
            "", 0, "M3 13.3 L21 13.3", 1.8},
    Drawing{
        "psionic",
        "M0.8 12 C4 5.8 8 3.5 12 3.5 C16 3.5 20 5.8 23.2 12 C20 18.2 16 20.5 12 20.5 C8 20.5 4 18.2 0.8 12 "
        "Z O12 12 5.4 O12 12 2.7"},
    // Suits.
    Drawing{"construction", "M3 2.5 L14.5 2.5 C18.5 2.5 20.5 5 20.5 9 L16.5 9 L16.5 10 L3 10 Z",
            "M9.8 9 L9.8 21.5", 3.6},
    Drawing{
        "administration",
        "M0.8 13 L9.2 13 C9.2 16.3 7.4 18 5 18 C2.6 18 0.8 16.3 0.8 13 Z M14.8 13 L23.2 13 C23.2 16.3 21.4 "
        "18 19 18 C16.6 18 14.8 16.3 14.8 13 Z",
        "M12 2.5 L12 21 M6.5 21.5 L17.5 21.5 M3.5 6 L20.5 6 M5 6.5 L2 13 M5 6.5 L8 13 M19 6.5 L16 13 M19 "
        "6.5 L22 13",
        1.9},
    Drawing{"aggression",
            "M1.5 1.5 L6 1.5 L19 14.5 L14.5 19 L1.5 6 Z M18 1.5 L22.5 1.5 L22.5 6 L9.5 19 L5 14.5 Z",
            "M4 15 L9 20 M20 15 L15 20 M6.5 17.5 L3 21 M17.5 17.5 L21 21", 2.6},
    Drawing{"mobilization", "M12 1.5 L22.5 12 L18.5 15.5 L12 9 L5.5 15.5 L1.5 12 Z", "M4 21 L12 13.5 L20 21",
            3.4},
    // The actions of a card.
    Drawing{"pip", "M12 1 L23 12 L12 23 L1 12 Z", "M12 2 L22 12 L12 22 L2 12 Z", 2.4},
    Drawing{"pipUsed", "", "M12 2 L22 12 L12 22 L2 12 Z", 2.4},
    // Ambitions.
    Drawing{
        "tycoon", "O12 12 11 M12 6.5 L16.5 12 L12 17.5 L7.5 12 Z", "", 0,
        "M4.4 12 C4.4 7.8 7.8 4.4 12 4.4 C16.2 4.4 19.6 7.8 19.6 12 C19.6 16.2 16.2 19.6 12 19.6 C7.8 19.6 "
        "4.4 16.2 4.4 12 Z",
        1.3},
    Drawing{"tyrant", "M1.5 21 L1.5 5.5 L7 11 L12 2.5 L17 11 L22.5 5.5 L22.5 21 Z", "", 0,
            "M0 16.8 L24 16.8"},
    Drawing{"warlord", "M6 2.5 L22 2.5 L18 8.3 L22 14 L6 14 Z", "M4.5 2.5 L4.5 22", 3},
    Drawing{"keeper", "M12 1.5 L23 8.5 L1 8.5 Z",
            "M5 10.5 L5 18 M12 10.5 L12 18 M19 10.5 L19 18 M2 21.3 L22 21.3", 3},
    Drawing{
        "empath",
        "M12 22 C4 15.5 1 12 1 8 C1 4.3 3.6 2 6.8 2 C9 2 11 3.2 12 5.2 C13 3.2 15 2 17.2 2 C20.4 2 23 4.3 "
        "23 8 C23 12 20 15.5 12 22 Z",
        "", 0, "M3 11 C6 7.5 9 7.5 12 11 C15 14.5 18 14.5 21 11", 2},
    // Dice.
    Drawing{
        "selfHit",
        "M12.5 0.5 C13 6 19.5 8.5 19.5 15.3 C19.5 20 16.2 23.3 12 23.3 C7.8 23.3 4.5 20 4.5 15.8 C4.5 12.5 "
        "6.3 10.8 7.3 7.8 C8.8 9 9.5 10.3 9.8 11.8 C11.8 9 12.3 5 12.5 0.5 Z M12.2 21 C14.2 21 15.5 19.5 "
        "15.5 17.5 C15.5 15.5 14.2 14.3 13 12.8 C12.3 15 9 15.5 9 18 C9 19.8 10.2 21 12.2 21 Z"},
    Drawing{"intercept", "O12 12 10.8 O12 12 7.4"},
    Drawing{"key", "O7.5 8 6.3 O7.5 8 2.7", "M11.5 12 L20.5 21 M15.8 16.3 L18.8 13.3 M19 19.5 L21.8 16.7",
            2.8},
    Drawing{"buildingHit", "M12 1.5 L23.5 21.5 L0.5 21.5 Z", "", 0, "M13.5 0 L10 10 L14.5 13.5 L10 24", 2.4},
    // The symbols of the map.
    Drawing{"arrow", "M12 1.5 L22 13 L16 13 L16 22.5 L8 22.5 L8 13 L2 13 Z"},
    Drawing{
        "moon",
        "M17.5 2.2 C10 1.2 3.5 5.8 3.5 12 C3.5 18.2 10 22.8 17.5 21.8 C13 19 11.3 15.5 11.3 12 C11.3 8.5 13 "
        "5 17.5 2.2 Z"},
    Drawing{"hex", "M12 1.2 L21.4 6.6 L21.4 17.4 L12 22.8 L2.6 17.4 L2.6 6.6 Z"},
    Drawing{"gate", "O12 12 10.5 O12 12 7.8"},
    // Icons of buttons.
    Drawing{"undo", "M1.5 9 L9.5 2 L9.5 16 Z", "M8 9 L15 9 C19 9 21 12 21 15 C21 18.5 18.5 21 15 21 L8 21",
            2.8},
    Drawing{"redo", "M22.5 9 L14.5 2 L14.5 16 Z", "M16 9 L9 9 C5 9 3 12 3 15 C3 18.5 5.5 21 9 21 L16 21",
            2.8},
    Drawing{"close", "", "M5 5 L19 19 M19 5 L5 19", 2.8},
    Drawing{"check", "", "M4 13 L9.5 18.5 L20 6", 3},
    Drawing{"plus", "", "M12 4 L12 20 M4 12 L20 12", 3},
    Drawing{"minus", "", "M4 12 L20 12", 3},
    Drawing{"back", "", "M15.5 3.5 L7 12 L15.5 20.5", 3},
    Drawing{"forward", "", "M8.5 3.5 L17 12 L8.5 20.5", 3},
    Drawing{"up", "", "M3.5 15.5 L12 7 L20.5 15.5", 3},
    Drawing{"down", "", "M3.5 8.5 L12 17 L20.5 8.5", 3},
    Drawing{"menu", "", "M3.5 6 L20.5 6 M3.5 12 L20.5 12 M3.5 18 L20.5 18", 2.6},
    Drawing{"more", "O5 12 2.3 O12 12 2.3 O19 12 2.3"},
    Drawing{"search", "O10 10 8.2 O10 10 5.4", "M15.5 15.5 L21.5 21.5", 3},
    Drawing{"log", "O4 6 1.8 O4 12 1.8 O4 18 1.8", "M9 6 L21 6 M9 12 L21 12 M9 18 L21 18", 2.6},
    Drawing{"book",
            "M12 5 C9.5 3 5.5 2.5 1.5 3.5 L1.5 19.5 C5.5 18.5 9.5 19 12 21 C14.5 19 18.5 18.5 22.5 19.5 "
            "L22.5 3.5 C18.5 2.5 14.5 3 12 5 Z",
            "", 0, "M12 4 L12 20.5", 1.6},
    Drawing{"dice",
            "M6 2 L18 2 C20.5 2 22 3.5 22 6 L22 18 C22 20.5 20.5 22 18 22 L6 22 C3.5 22 2 20.5 2 18 L2 6 "
            "C2 3.5 3.5 2 6 2 Z O7.5 7.5 1.9 O16.5 7.5 1.9 O12 12 1.9 O7.5 16.5 1.9 O16.5 16.5 1.9"},
    Drawing{"card",
            "M5.5 1.5 L18.5 1.5 C19.6 1.5 20.5 2.4 20.5 3.5 L20.5 20.5 C20.5 21.6 19.6 22.5 18.5 22.5 L5.5 "
            "22.5 C4.4 22.5 3.5 21.6 3.5 20.5 L3.5 3.5 C3.5 2.4 4.4 1.5 5.5 1.5 Z",
            "", 0, "M12 7 L16 12 L12 17 L8 12 Z", 1.8},
    Drawing{"edit", "M16.5 2 L22 7.5 L8 21.5 L1.5 22.5 L2.5 16 Z", "", 0, "M13 5 L19 11", 1.8},
    Drawing{"delete", "M4.5 7.5 L19.5 7.5 L18 22 L6 22 Z", "M2.5 4.8 L21.5 4.8 M9 2.5 L15 2.5", 2.2,
            "M9.5 10.5 L10 19 M14.5 10.5 L14 19", 1.6},
    Drawing{"star",
            "M12.0 1.2 L14.9 8.8 L23.0 9.2 L16.7 14.3 L18.8 22.2 L12.0 17.7 L5.2 22.2 L7.3 14.3 L1.0 9.2 "
            "L9.1 8.8 Z"},
    Drawing{"starOutline", "",
            "M12.0 2.8 L14.5 9.4 L21.5 9.7 L16.0 14.1 L17.9 20.9 L12.0 17.0 L6.1 20.9 L8.0 14.1 L2.5 9.7 "
            "L9.5 9.4 Z",
            1.9},
    Drawing{"info", "O12 12 10.8 O12 6.6 1.7", "", 0, "M12 11 L12 18", 2.8},
    Drawing{"question", "O12 12 10.8 O12 17.8 1.7", "", 0,
            "M8.4 9.3 C8.4 4.6 15.6 4.6 15.6 9.3 C15.6 11.8 12 11.6 12 14.4", 2.6},
    Drawing{"warning", "M12 1.5 L23.5 21.5 L0.5 21.5 Z O12 18.2 1.5", "", 0, "M12 8.5 L12 14.5", 2.6},
    Drawing{"map", "M1.5 4.5 L8.5 2 L15.5 4.5 L22.5 2 L22.5 19.5 L15.5 22 L8.5 19.5 L1.5 22 Z", "", 0,
            "M8.5 2 L8.5 19.5 M15.5 4.5 L15.5 22", 1.5},
    Drawing{"players",
            "O8 7 4 M1 21 C1 15 4 12.5 8 12.5 C12 12.5 15 15 15 21 Z O17.5 8 3.2 M16.8 21 L23 21 C23 "
            "15.5 20.5 13 17.5 13 C16.6 13 15.8 13.2 15 13.7 C16.3 15.5 16.8 18 16.8 21 Z"},
    Drawing{"turn", "M15 11.5 L23.6 11.5 L19.3 17 Z",
            "M2 10.5 L13 10.5 L13 22 L2 22 Z M9 4 C14.5 1 19.3 4.5 19.3 12", 2.4},
    Drawing{"initiative",
            "O12 12 11 M12 4.5 L14.2 9.6 L19.5 10 L15.5 13.5 L16.8 18.8 L12 16 L7.2 18.8 L8.5 13.5 "
            "L4.5 10 L9.8 9.6 Z"},
    Drawing{"prelude", "M6 3 L21 12 L6 21 Z"},
    Drawing{"share", "M12 1 L18 8 L6 8 Z", "M12 7 L12 15 M4 12 L4 21 L20 21 L20 12", 2.6},
    Drawing{
        "light", "O12 12 5.5",
        "M12 1 L12 3.5 M12 20.5 L12 23 M1 12 L3.5 12 M20.5 12 L23 12 M4.2 4.2 L6 6 M18 18 L19.8 19.8 M4.2 "
        "19.8 L6 18 M18 6 L19.8 4.2",
        2.2},
    Drawing{
        "settings", "O12 12 7.5 O12 12 3.2",
        "M12 1 L12 5 M12 19 L12 23 M1 12 L5 12 M19 12 L23 12 M4.2 4.2 L7 7 M17 17 L19.8 19.8 M4.2 19.8 L7 17 "
        "M17 7 L19.8 4.2",
        3.4},
};

QPainterPath outlineOf(const QPainterPath& lines, qreal width) {
    QPainterPathStroker pen;
    pen.setWidth(width);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen.createStroke(lines);
}

QPainterPath compose(const Drawing& drawing) {
    QPainterPath path = pathFromText(drawing.fill);
    path.setFillRule(Qt::OddEvenFill);
    const QPainterPath lines = pathFromText(drawing.line);
    const QPainterPath cuts = pathFromText(drawing.cut);
    if (!cuts.isEmpty()) path = path.subtracted(outlineOf(cuts, drawing.cutWidth));
    if (!lines.isEmpty()) path = path.united(outlineOf(lines, drawing.width));
    return path;
}

struct Star {
    const char* name;
    int points;
    qreal outer;
    qreal inner;
    qreal down = 0;
};

constexpr std::array kStars{Star{"starport", 5, 12.3, 6.2, 1}, Star{"hit", 8, 12, 5.6},
                            Star{"power", 4, 12, 4.6}};

QPainterPath compose(const Star& star) {
    QPolygonF corners;
    for (int i = 0; i < star.points * 2; ++i) {
        const qreal angle = std::numbers::pi * (i / static_cast<qreal>(star.points) - 0.5);
        const qreal radius = i % 2 == 0 ? star.outer : star.inner;
        corners << QPointF(12 + radius * std::cos(angle), 12 + star.down + radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath compose(const QString& name) {
    const auto named = [&](const auto& drawing) { return name == QLatin1StringView(drawing.name); };
    if (const auto found = std::ranges::find_if(kDrawings, named); found != kDrawings.end())
        return compose(*found);
    const auto found = std::ranges::find_if(kStars, named);
    return found == kStars.end() ? QPainterPath() : compose(*found);
}

}  // namespace

QPainterPath glyph(QStringView name) {
    // Made when needed, because all of them together would take a twentieth of the time to the first frame.
    thread_local QHash<QString, QPainterPath> composed;
    const QString key = name.toString();
    const auto found = composed.constFind(key);
    return found != composed.constEnd() ? *found : *composed.insert(key, compose(key));
}

QStringList glyphNames() {
    QStringList names;
    for (const Drawing& drawing : kDrawings) names.append(QLatin1StringView(drawing.name));
    for (const Star& star : kStars) names.append(QLatin1StringView(star.name));
    names.sort();
    return names;
}

}  // namespace reach::painting
