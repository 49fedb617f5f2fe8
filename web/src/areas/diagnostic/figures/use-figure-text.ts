import { percentDecimals, percentText } from '@portal/contracts/areas/diagnostic';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A figure that is no percentage, with as many decimals as it has, two at most; `-` for none. */
export function useFigureText(): (value: number | null) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (value) =>
      value === null ? percentText(null) : formatNumber(value, { maximumFractionDigits: percentDecimals }),
    [formatNumber],
  );
}
