import { syncedCartQueries, syncedCarts } from '@portal/contracts/areas/cart';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';

export const cartHandlers = [
  handleQueryOfPerson(syncedCartQueries.GetMyCart, async (_input, { views, person: { userId } }) => {
    const {
      version = 0,
      entries = [],
      gone = [],
      superseded = [],
    } = (await views.get(syncedCarts, userId)) ?? {};
    return { version, entries, gone, superseded };
  }),
];
