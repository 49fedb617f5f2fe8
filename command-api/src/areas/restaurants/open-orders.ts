import type { Position } from '@portal/contracts';
import { orders, orderStatuses, settledStatuses } from '@portal/contracts/areas/orders';
import type { EventStore } from '@portal/platform/stores/event-store/event-store.port';
import { type ViewStore, ViewStoreUnavailable } from '@portal/platform/stores/view-store/view-store.port';
import type { Services } from '../../services';

interface Options {
  readonly events: Pick<EventStore, 'head'>;
  readonly views: Pick<ViewStore, 'count'>;
  readonly viewsReach: (position: Position) => Promise<boolean>;
}

const open = orderStatuses.map(({ id }) => id).filter((id) => !settledStatuses.includes(id));

/** Waits for the orders view to reach the log's head. @throws ViewStoreUnavailable while it lags */
export const createOpenOrders =
  ({ events, views, viewsReach }: Options): Services['openOrders'] =>
  async (restaurantId) => {
    const head = await events.head();
    if (!(await viewsReach(head))) throw new ViewStoreUnavailable(`not at position ${head} yet`);
    const where = { restaurantId: { eq: restaurantId }, status: { in: open }, deleted: { eq: false } };
    return views.count(orders.name, { where });
  };
