import { useCallback } from 'react';
import { useMarket } from '#core/market';

/** `#P-1042`, in the form of the market (R-ORD-12). */
export function useOrderNumber(): (order: { readonly number: number }) => string {
  const { orderNumberPrefix } = useMarket();
  return useCallback(({ number }) => `${orderNumberPrefix}${number}`, [orderNumberPrefix]);
}
