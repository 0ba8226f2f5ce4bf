#include "app/past/story.h"

namespace reach {

void Story::setTable(AnyTable* table) {
    table_ = table;
    story_ = table ? table->story() : view::ToldStory{};
    Q_EMIT changed();
}

}  // namespace reach

#include "moc_story.cpp"
