#pragma once

#include "app/table/table.h"
#include "tests/places.h"

#include <QFile>

/// Shows the final state of a record of tests/records/. Returns false if the file is no record.
inline bool lay(reach::Table& table, const char* name) {
    QFile file(places::source("tests/records/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly)) return false;
    const auto record = reach::parseRecord(file.readAll().toStdString()).record;
    if (!record) return false;
    auto open = std::make_unique<reach::OpenTable>();
    open->header = *record;
    open->session.emplace(record->setup);
    for (const reach::Entry& entry : record->entries) open->session->enterExactly(entry.command);
    table.show(std::move(open), nullptr);
    return true;
}
