import { expect, it } from '@jest/globals';
import { formsQueries, sentForms } from '@portal/contracts/areas/forms';
import { askedBy, asking, viewsHolding } from '@portal/platform/testing/query-kit';
import { formsHandlers } from './forms.handlers';

const restaurant = { restaurantSite: '101', restaurantName: 'Gran Vía' };
const request = (id: string, userId: number, at: string) => ({
  ...{ id, kind: 'custom' as const, userId, at, ...restaurant },
  answers: { topic: 'Cartel', comments: 'A3' },
});
const at = '2026-11-20T09:30:00.000Z';
const opening = {
  ...{ id: 'o', kind: 'opening' as const, userId: 12, at, ...restaurant },
  answers: { opening_date: '2027-03-01' },
};
const briefing = {
  ...{ id: 'b', kind: 'briefing' as const, userId: 12, at, ...restaurant },
  answers: { type: 'tactical', budget: '1500' },
};
const wireRestaurant = { restaurant_site: '101', restaurant_name: 'Gran Vía' };

const holding = async () =>
  asking(
    formsHandlers,
    askedBy(
      await viewsHolding([
        sentForms,
        [
          request('a', 12, '2026-11-19T09:00:00.000Z'),
          request('b2', 12, '2026-11-20T09:00:00.000Z'),
          request('c', 13, '2026-11-20T09:10:00.000Z'),
          opening,
          briefing,
        ],
      ]),
    ),
  );

it('[R-FRM-07] [R-ROL-08] own requests are listed, the newest first, and nobody else’s', async () => {
  const { data, total } = await (await holding()).ask(formsQueries.ListCustomRequests, {});
  expect([data.map(({ id }) => id), total]).toEqual([['b2', 'a'], 2]);
  expect(data[0]).toMatchObject({ ...wireRestaurant, topic: 'Cartel' });
});

it('[R-FRM-05] [R-FRM-11] openings and briefings have lists of their own', async () => {
  const { ask } = await holding();
  expect((await ask(formsQueries.ListOpeningForms, {})).data).toEqual([
    { id: 'o', at, ...wireRestaurant, data: { opening_date: '2027-03-01' } },
  ]);
  expect((await ask(formsQueries.ListBriefings, {})).data).toEqual([
    {
      ...{ id: 'b', at, ...wireRestaurant, type: 'tactical', budget: '1500' },
      ...{ business: '', marketing: '', target: '', date: '', activation_dates: '', phone: '' },
    },
  ]);
});
