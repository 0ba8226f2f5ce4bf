#include <QTest>

#include <array>
#include <memory>

#include "suites.h"

/// Runs every class in the order of the rulebook, and at the end the check that every rule is covered. With a
/// name ("rules_test tax"), runs only that class. Further arguments go to Qt Test.
int main(int argc, char** argv) {
    using namespace reach::tests;
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
    const QString wanted =
        arguments.size() > 1 && !arguments[1].startsWith(u'-') ? arguments.takeAt(1) : QString();
    int failures = 0;
    for (const Suite& suite : kSuites) {
        if (!wanted.isEmpty() && wanted != QLatin1String(suite.name)) continue;
        const std::unique_ptr<QObject> tests(suite.make());
        failures += QTest::qExec(tests.get(), arguments);
    }
    return failures > 0 ? 1 : 0;
}
