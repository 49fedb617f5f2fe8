import { expect, it } from '@jest/globals';
import { customRequests, formsQueries } from '@portal/contracts/areas/forms';
import { askedBy, asking, viewsHolding } from '@portal/platform/testing/query-kit';
import { formsHandlers } from './forms.handlers';

const request = (id: string, userId: number, at: string) => ({
  ...{ id, userId, at, topic: 'Cartel', comments: 'A3' },
  ...{ restaurantSite: '101', restaurantName: 'Gran Vía' },
});

it('[R-FRM-07] [R-ROL-08] own requests are listed, the newest first, and nobody else’s', async () => {
  const views = await viewsHolding([
    customRequests,
    [
      request('a', 12, '2026-11-19T09:00:00.000Z'),
      request('b', 12, '2026-11-20T09:00:00.000Z'),
      request('c', 13, '2026-11-20T09:10:00.000Z'),
    ],
  ]);
  const { data, total } = await asking(formsHandlers, askedBy(views)).ask(
    formsQueries.ListCustomRequests,
    {},
  );
  expect([data.map(({ id }) => id), total]).toEqual([['b', 'a'], 2]);
  expect(data[0]).toMatchObject({ restaurant_site: '101', restaurant_name: 'Gran Vía', topic: 'Cartel' });
});
