import { keptCartQueries, keptCarts } from '@portal/contracts/areas/cart';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';

export const cartHandlers = [
  handleQueryOfPerson(keptCartQueries.GetMyCart, async (_input, { views, person: { userId } }) => {
    const { version = 0, entries = [], gone = [], outdone = [] } = (await views.get(keptCarts, userId)) ?? {};
    return { version, entries, gone, outdone };
  }),
];
