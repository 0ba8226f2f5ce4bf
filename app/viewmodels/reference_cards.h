#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>

namespace reach {

class ReferenceLibrary;

/// The cards of the box, narrowed down. A filter is an operator of the search, so both always agree.
class ReferenceCards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Reference.cards is the one")
    Q_PROPERTY(QVariantMap filters READ filters NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)

  public:
    explicit ReferenceCards(ReferenceLibrary& library);

    /// Of `type suit cost set fate act text`, those that are set.
    QVariantMap filters() const { return filters_; }
    QVariantList rows() const;
    int total() const;
    /// `{filter, name, values: [{value, name}]}` of those with a choice.
    QVariantList choices() const;

    /// An empty value takes the filter away.
    Q_INVOKABLE void filter(const QString& name, const QString& value);
    Q_INVOKABLE void clear();
    void refresh();

  Q_SIGNALS:
    void changed();

  private:
    QString query() const;

    ReferenceLibrary& library_;
    QVariantMap filters_;
    mutable std::optional<QVariantList> rows_;
};

}  // namespace reach
