#pragma once

class QLocale;

/// Sets the language of all texts made from now on; English if there is no translation. An open window
/// changes after QQmlEngine::retranslate().
void useLanguage(const QLocale& locale);
