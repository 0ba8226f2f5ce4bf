#include "app/words/home/result_words.h"

#include "app/words/translate.h"

namespace reach::words {

QString resultText(const QString& winner, const QString& as, int power) {
    if (winner.isEmpty()) return translate("results", "Nobody has won");
    if (as.isEmpty()) return translate("results", "%1 won with %2 Power").arg(winner, QString::number(power));
    return translate("results", "%1 won as %2, with %3 Power", "a player, their leader or Fate")
        .arg(winner, as, QString::number(power));
}

}  // namespace reach::words
