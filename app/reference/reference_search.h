#pragma once

#include "app/reference/reference_search_view.h"
#include "database/reference/reference.h"

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace reach {

class ReferenceLibrary;

/// The search of the reference: the typed text and its hits, updated with every key.
class ReferenceSearch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Reference.search is the one")
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(QString only READ only WRITE setOnly NOTIFY changed)
    Q_PROPERTY(QList<reach::view::HitView> hits READ hits NOTIFY changed)
    Q_PROPERTY(int found READ found NOTIFY changed)
    Q_PROPERTY(bool nearest READ nearest NOTIFY changed)
    Q_PROPERTY(reach::view::QueryErrorView error READ error NOTIFY changed)
    Q_PROPERTY(QStringList completions READ completions NOTIFY changed)

  public:
    explicit ReferenceSearch(ReferenceLibrary& library);

    QString text() const { return text_; }
    void setText(const QString& text);
    /// The only section to search, or empty. If it is empty, each section shows its best hits.
    QString only() const { return only_; }
    void setOnly(const QString& section);
    QList<view::HitView> hits() const { return hits_; }
    int found() const { return found_; }
    /// True if nothing matched and the hits are only similar.
    bool nearest() const { return nearest_; }
    view::QueryErrorView error() const { return error_; }
    QStringList completions() const { return completions_; }

    /// Replaces the word being typed by one of `completions`.
    Q_INVOKABLE void complete(const QString& completion);
    /// Searches again after a change of the language or of the cards on the table.
    void refresh();

  Q_SIGNALS:
    void changed();

  private:
    void take(const reference::SearchResult& result);
    std::vector<reference::HitGroup> inReadingOrder(const reference::SearchResult& result) const;

    ReferenceLibrary& library_;
    QString text_;
    QString only_;
    QList<view::HitView> hits_;
    int found_ = 0;
    bool nearest_ = false;
    view::QueryErrorView error_;
    QStringList completions_;
    qsizetype completeFrom_ = 0;
};

}  // namespace reach
