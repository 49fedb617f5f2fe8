import type { OrderSummary } from '@portal/contracts/areas/orders';
import { orderQueries } from '@portal/contracts/areas/orders';
import { useCallback } from 'react';
import { CallError, isCallError } from '../../../app/client/call-error';
import { useCallClient } from '../../../app/client/client-context';
import { useOrderStatuses } from '../../../app/order-status/use-order-statuses';

/**
 * Makes "somebody was faster" (409) say who, and what they chose: the order's own history knows (safety R4).
 * @returns the error to show; any other error unchanged.
 */
export function useConflict(): (order: Pick<OrderSummary, 'id'>, error: unknown) => Promise<unknown> {
  const client = useCallClient();
  const { nameOf } = useOrderStatuses();
  return useCallback(
    async ({ id }, error) => {
      if (!isCallError(error) || error.code !== 'conflict') return error;
      const answer = await client.send(orderQueries.GetOrder, { id }).catch(() => null);
      const last = answer?.data.history.at(-1);
      if (last === undefined || last.by === '') return error;
      const { call, status, correlationId } = error;
      const details = { who: last.by, status: nameOf(last.status) ?? String(last.status) };
      return new CallError({ call, status, correlationId, code: 'order_changed_meanwhile', details });
    },
    [client, nameOf],
  );
}
