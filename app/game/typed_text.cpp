#include "app/game/typed_text.h"

#include "app/words/translate.h"

#include <utility>

namespace reach {

TypedText::TypedText(AnyTable& table, std::function<QString()> question)
    : EntryDraft(table), table_(table), question_(std::move(question)) {}

void TypedText::setText(const QString& text) {
    if (text == text_) return;
    if (text_.isEmpty() && question_) asked_ = question_();
    text_ = text;
    Q_EMIT changed();
}

bool TypedText::enter() {
    return make([this] { return table_.enter(text_.trimmed()); });
}

QString TypedText::told() const {
    return words::translate("drafts", "The text “%1”", "typed on the screen, as the start of a sentence")
        .arg(text_);
}

}  // namespace reach

#include "moc_typed_text.cpp"
