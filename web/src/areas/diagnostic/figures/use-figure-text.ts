import { percentDecimals, percentText } from '@portal/contracts/areas/diagnostic';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const decimals = { minimumFractionDigits: percentDecimals, maximumFractionDigits: percentDecimals };

/** A figure that is no percentage, with two decimals, so that figures below each other align; `-` for none. */
export function useFigureText(): (value: number | null) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (value) => (value === null ? percentText(null) : formatNumber(value, decimals)),
    [formatNumber],
  );
}
