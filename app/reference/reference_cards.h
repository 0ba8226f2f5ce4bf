#pragma once

#include "app/reference/reference_view.h"

#include <QtQml/qqmlregistration.h>
#include <QMap>
#include <QObject>

#include <optional>

namespace reach {

class ReferenceLibrary;

/// The cards of the box, narrowed down. A filter is an operator of the search, so both always agree.
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

    /// The words that have to stand on the card.
    QString text() const { return filters_.value(QStringLiteral("text")); }
    bool isNarrowed() const { return !filters_.isEmpty(); }
    QList<view::PageRowView> rows() const;
    int total() const;
    /// All filters but the words.
    QList<view::FilterView> choices() const;

    /// Sets one of `text set type suit cost fate act`; an empty value takes it away.
    Q_INVOKABLE void filter(const QString& name, const QString& value);
    Q_INVOKABLE void clear();
    void refresh();

  Q_SIGNALS:
    void changed();

  private:
    QString query() const;

    ReferenceLibrary& library_;
    QMap<QString, QString> filters_;  ///< those that are set: an operator and its value
    mutable std::optional<QList<view::PageRowView>> rows_;
};

}  // namespace reach
