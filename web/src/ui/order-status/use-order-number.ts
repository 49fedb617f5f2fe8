import { useCallback } from 'react';
import { useMarket } from '#core/market';

/** R-ORD-12 */
export function useOrderNumber(): (order: { readonly number: number }) => string {
  const { orderNumberPrefix } = useMarket();
  return useCallback(({ number }) => `${orderNumberPrefix}${number}`, [orderNumberPrefix]);
}
