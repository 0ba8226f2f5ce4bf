#pragma once

#include "app/game/any_table.h"
#include "app/game/entry_draft.h"

#include <functional>

namespace reach {

/// Letters that are typed into a field of the table's screen.
class TypedText : public reach::EntryDraft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Drafts has them")
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)

  public:
    /// `question` names the question that the text answers. The text is dropped when the name changes.
    /// Without `question` the text is an entry in the record notation, and always makes sense.
    explicit TypedText(AnyTable& table, std::function<QString()> question = {});

    QString text() const { return text_; }
    void setText(const QString& text);
    bool isBegun() const override { return !text_.isEmpty(); }
    /// Enters the text as an entry in the record notation, and drops it when the entry was made.
    Q_INVOKABLE bool enter();

  protected:
    bool fits() const override { return !question_ || question_() == asked_; }
    void clear() override { text_.clear(); }
    QString told() const override;

  private:
    AnyTable& table_;
    std::function<QString()> question_;
    QString asked_;  ///< the question when the text was begun
    QString text_;
};

}  // namespace reach
