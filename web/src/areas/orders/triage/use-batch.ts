import type { OrderSummary } from '@portal/contracts/areas/orders';
import { orderQueries } from '@portal/contracts/areas/orders';
import { useState } from 'react';
import { useCallCache } from '../../../app/client/use-call-cache';
import { useToast } from '../../../ui/toast/toast-context';
import { runBatch } from './run-batch';
import { useConflict } from './use-conflict';

/** What is needed of an order to change it and to take the change back. */
export type Target = Pick<OrderSummary, 'id' | 'number' | 'status'>;

export interface Failure {
  readonly order: Target;
  readonly error: unknown;
}

/** Everything that a change of an order makes old. */
const lists = [orderQueries.ListOrders, orderQueries.CountOrders, orderQueries.GetOrder];

/**
 * Runs one command per order: says how far it is where there are several, asks the lists again once at the end, and
 * keeps what failed, order by order, with its reason.
 */
export function useBatch() {
  const cache = useCallCache();
  const toast = useToast();
  const withWho = useConflict();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  /** @returns the orders for which it worked. */
  const run = async (orders: readonly Target[], act: (order: Target) => Promise<unknown>) => {
    const total = orders.length;
    const tell = (done: number) => setProgress(total > 1 && done < total ? { done, total } : null);
    tell(0);
    const { done, failed } = await runBatch(orders, act, tell);
    await cache.refresh(lists);
    const explained = await Promise.all(
      failed.map(async ({ item, error }) => ({ order: item, error: await withWho(item, error) })),
    );
    if (total === 1) explained.forEach(({ error }) => toast.failed(error));
    else setFailures(explained);
    return done;
  };

  return { run, progress, failures, dismissFailures: () => setFailures([]) };
}
export type Batch = ReturnType<typeof useBatch>;
