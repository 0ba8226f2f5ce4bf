#pragma once

#include <filesystem>
#include <functional>

class QObject;

namespace reach::device {

/// The file of the compiled reference; empty as long as it is not there yet.
std::filesystem::path referenceFile();

/// True if the file is not there yet and comes later.
bool isReferenceComing();

/// Calls `came` when the file has come, unless `context` is destroyed before. Where the file lies beside the
/// program, it is never called.
void whenReferenceComes(QObject* context, const std::function<void()>& came);

}  // namespace reach::device
