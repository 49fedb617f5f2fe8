import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** How large a file is, as people say it: `1,2 MB`. Takes bytes. */
export function useFileSize(): (bytes: number) => string {
  const intl = useIntl();
  return useCallback(
    (bytes) => {
      const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
      return intl.formatNumber(bytes / 1000 ** power, {
        style: 'unit',
        unit: units[power - 1],
        maximumFractionDigits: power === 1 ? 0 : 1,
      });
    },
    [intl],
  );
}
