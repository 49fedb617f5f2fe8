import type { MopStatus } from '@portal/contracts/areas/mop';
import { mopStatuses } from '@portal/contracts/areas/mop';
import { useCallback } from 'react';
import { useLanguage } from '#app/i18n/LanguageProvider';

/** What a status is called in the language in use (R-MOP-02). */
export function useStatusNames(): (status: MopStatus) => string {
  const { language } = useLanguage();
  return useCallback(
    (status) => mopStatuses.find(({ id }) => id === status)?.label[language] ?? String(status),
    [language],
  );
}
