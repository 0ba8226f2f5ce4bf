#pragma once

#include "database/reference/reference.h"

#include <QVariant>

/// Pages of the reference as plain values for QML; the shapes are in README.md beside this file.
namespace reach::view {

QVariantMap link(const reference::Link& link);
QVariantList links(const std::vector<reference::Link>& links);
QVariantMap facts(const reference::CardFacts& card);
/// A page as a row of a list: what there is without its texts and links.
QVariantMap row(const reference::Entry& entry);
/// The whole page. Questions and corrections about it come with their texts.
QVariantMap page(const reference::Reference& reference, const reference::Entry& entry);

}  // namespace reach::view
