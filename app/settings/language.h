#pragma once

class QLocale;

/// Texts made from here on are in this language, or in English where there is none; an open window follows
/// after QQmlEngine::retranslate().
void useLanguage(const QLocale& locale);
