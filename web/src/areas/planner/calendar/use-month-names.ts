import { useMemo } from 'react';
import { languageTag } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';

/** The twelve months as the language writes them. */
export function useMonthNames(width: 'short' | 'long'): readonly string[] {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(languageTag[language], { month: width, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 15))));
  }, [language, width]);
}
