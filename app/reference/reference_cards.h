#pragma once

#include "app/reference/reference_page_view.h"
#include "app/reference/reference_search_view.h"

#include <QtQml/qqmlregistration.h>
#include <QMap>
#include <QObject>

#include <optional>

namespace reach {

class ReferenceLibrary;

/// The cards of the box with filters. A filter is an operator of the search, so the card browser and the
/// search always agree.
class ReferenceCards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Reference.cards is the one")
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(bool narrowed READ isNarrowed NOTIFY changed)
    Q_PROPERTY(QList<reach::view::PageRowView> rows READ rows NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(QList<reach::view::FilterView> choices READ choices NOTIFY changed)

  public:
    explicit ReferenceCards(ReferenceLibrary& library);

    /// The words that must be on the card.
    QString text() const { return filters_.value(QStringLiteral("text")); }
    bool isNarrowed() const { return !filters_.isEmpty(); }
    QList<view::PageRowView> rows() const;
    int total() const;
    /// All filters except the words.
    QList<view::FilterView> choices() const;

    /// Sets one of the filters `text set type suit cost fate act`. An empty value removes the filter.
    Q_INVOKABLE void filter(const QString& name, const QString& value);
    Q_INVOKABLE void clear();
    void refresh();

  Q_SIGNALS:
    void changed();

  private:
    QString query() const;

    ReferenceLibrary& library_;
    QMap<QString, QString> filters_;  ///< the active filters: operator and value
    mutable std::optional<QList<view::PageRowView>> rows_;
};

}  // namespace reach
