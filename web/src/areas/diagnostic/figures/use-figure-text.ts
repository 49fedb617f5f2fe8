import { percentDecimals, percentText } from '@portal/contracts/areas/diagnostic';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const decimals = { minimumFractionDigits: percentDecimals, maximumFractionDigits: percentDecimals };

/** A share in percent with two decimals and its unit, so that figures below each other align; `-` for none. */
export function useFigureText(): (value: number | null) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (value) => (value === null ? percentText(null) : `${formatNumber(value, decimals)}\u00a0%`),
    [formatNumber],
  );
}
