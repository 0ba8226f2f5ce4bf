#pragma once

#include "app/reference/reference_page_view.h"

/// The values of the reference. Pages, sections, kinds and suits are ids of the reference, as the operators
/// of the search take them.
namespace reach::view {

/// An Act of a Fate.
struct FateActView {
    Q_GADGET
    QML_VALUE_TYPE(fateAct)
    Q_PROPERTY(int act MEMBER act FINAL)
    Q_PROPERTY(bool hidden MEMBER hidden FINAL)
    Q_PROPERTY(reach::view::ToldPageView objective MEMBER objective FINAL)
    Q_PROPERTY(reach::view::ToldPageView setup MEMBER setup FINAL)
    Q_PROPERTY(reach::view::ToldPageView resolution MEMBER resolution FINAL)
    Q_PROPERTY(QList<reach::view::PageLinkView> cards MEMBER cards FINAL)

  public:
    int act = 0;                ///< 1 to 3
    bool hidden = false;        ///< true: a later Act, whose texts are hidden
    ToldPageView objective;     ///< card of the objective, or no page
    ToldPageView setup;         ///< card of the setup, or no page
    ToldPageView resolution;    ///< card of the resolution, or no page; no page while the next Act is hidden
    QList<PageLinkView> cards;  ///< cards that the Act adds

    bool operator==(const FateActView&) const = default;
};

/// A Fate, Act by Act.
struct FateStoryView {
    Q_GADGET
    QML_VALUE_TYPE(fateStory)
    Q_PROPERTY(reach::view::PageView page MEMBER page FINAL)
    Q_PROPERTY(QList<reach::view::BlockView> blocks MEMBER blocks FINAL)
    Q_PROPERTY(int firstAct MEMBER firstAct FINAL)
    Q_PROPERTY(int upToAct MEMBER upToAct FINAL)
    Q_PROPERTY(QList<reach::view::FateActView> acts MEMBER acts FINAL)

  public:
    PageView page;            ///< the Fate's own card
    QList<BlockView> blocks;  ///< text of that card, without later Acts
    int firstAct = 0;         ///< 1 to 3
    int upToAct = 0;          ///< the last Act that is shown
    QList<FateActView> acts;  ///< from the first Act to Act III

    bool operator==(const FateStoryView&) const = default;
};

/// A Fate in the list of all.
struct FatePageView {
    Q_GADGET
    QML_VALUE_TYPE(fatePage)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(int firstAct MEMBER firstAct FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)

  public:
    int number = 0;    ///< 1 to 24
    int firstAct = 0;  ///< 1 to 3
    QString title;     ///< in words

    bool operator==(const FatePageView&) const = default;
};

}  // namespace reach::view
