import { useCallback } from 'react';
import { useLanguage } from './LanguageProvider';
import { languageTag } from './language';

/** `11/2026` → `noviembre de 2026` */
export function useMonthName(): (month: string) => string {
  const { language } = useLanguage();
  return useCallback(
    (month) => {
      const [number, year] = month.split('/').map(Number);
      const format = new Intl.DateTimeFormat(languageTag[language], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
      return format.format(new Date(Date.UTC(year ?? 0, (number ?? 1) - 1, 1)));
    },
    [language],
  );
}

/** For the beginning of a title. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
