import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

function inUnits(intl: IntlShape, bytes: number, kilo: 1000 | 1024): string {
  const times = Math.floor(Math.log2(Math.max(1, bytes)) / Math.log2(kilo) + 1e-9);
  const power = Math.min(units.length, Math.max(1, times));
  return intl.formatNumber(bytes / kilo ** power, {
    style: 'unit',
    unit: units[power - 1],
    maximumFractionDigits: power === 1 ? 0 : 1,
  });
}

/** Formats bytes: `1,2 MB`. */
export function useFileSize(): (bytes: number) => string {
  const intl = useIntl();
  return useCallback((bytes) => inUnits(intl, bytes, 1000), [intl]);
}

/** Limits are multiples of 1024: `50 MB`. */
export const formatLimit = (intl: IntlShape, bytes: number): string => inUnits(intl, bytes, 1024);
