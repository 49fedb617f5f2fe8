import type { ImportRecord } from '@portal/contracts/areas/imports';
import { useCallback } from 'react';
import { useText } from '#core/i18n/use-text';
import { importsTexts } from '../texts';

const changing = ['new', 'changed', 'gone'] as const;

/** What an import changes, in one line: its mistakes, or how many rows are new, changed and gone. */
export function useCountsText() {
  const text = useText(importsTexts);
  return useCallback(
    ({ counts, problem_count: wrong }: Pick<ImportRecord, 'counts' | 'problem_count'>): string => {
      if (wrong > 0) return text('count.wrong', { count: wrong });
      const parts = changing.flatMap((mark) =>
        counts[mark] > 0 ? [text(`count.${mark}`, { count: counts[mark] })] : [],
      );
      return parts.length === 0 ? text('noChange') : parts.join(' · ');
    },
    [text],
  );
}
