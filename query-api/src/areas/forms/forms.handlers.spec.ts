import { expect, it } from '@jest/globals';
import { formsQueries, FormStatus, sentForms } from '@portal/contracts/areas/forms';
import { askedBy, asking, viewsHolding, peopleNamed } from '@portal/platform/testing/query-kit';
import { formsHandlers } from './forms.handlers';

const restaurant = {
  restaurantId: 1,
  restaurantSite: '101',
  restaurantName: 'Gran Vía',
  sentBy: 12,
  words: '',
  status: FormStatus.New as FormStatus,
  version: 0,
  steps: [],
};
const isNew = { status: FormStatus.New, steps: [] };
const request = (id: string, userId: number, at: string) => ({
  id,
  kind: 'custom' as const,
  userId,
  at,
  ...restaurant,
  answers: { topic: 'Cartel', comments: 'A3' },
});
const at = '2026-11-20T09:30:00.000Z';
const opening = {
  id: 'o',
  kind: 'opening' as const,
  userId: 12,
  at,
  ...restaurant,
  answers: { opening_date: '2027-03-01' },
};
const briefing = {
  id: 'b',
  kind: 'briefing' as const,
  userId: 12,
  at,
  ...restaurant,
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

it('[R-FRM-07] [R-ROL-08] own requests are listed, newest first, and none of other people', async () => {
  const { data, total } = await (await holding()).ask(formsQueries.ListCustomRequests, {});
  expect([data.map(({ id }) => id), total]).toEqual([['b2', 'a'], 2]);
  expect(data[0]).toMatchObject({ ...wireRestaurant, topic: 'Cartel' });
});

it('[R-FRM-05] [R-FRM-11] openings and briefings have lists of their own', async () => {
  const { ask } = await holding();
  expect((await ask(formsQueries.ListOpeningForms, {})).data).toEqual([
    { id: 'o', at, ...wireRestaurant, ...isNew, data: { opening_date: '2027-03-01' } },
  ]);
  expect((await ask(formsQueries.ListBriefings, {})).data).toEqual([
    {
      id: 'b',
      at,
      ...wireRestaurant,
      ...isNew,
      type: 'tactical',
      budget: '1500',
      business: '',
      marketing: '',
      target: '',
      date: '',
      activation_dates: '',
      phone: '',
    },
  ]);
});

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function inbox() {
  const at = (day: number) => `2026-11-${day}T23:30:00.000Z`;
  const step = { status: FormStatus.Done, at: at(20), by: 2, note: 'Enviado' };
  const views = await viewsHolding(
    [
      sentForms,
      [
        { ...request(uuid(1), 12, at(18)), words: 'Cartel A3' },
        { ...briefing, id: uuid(2), at: at(19), restaurantId: 2, sentBy: 13 },
        { ...opening, id: uuid(3), status: FormStatus.Done, version: 4, steps: [step] },
      ],
    ],
    peopleNamed({ 2: 'Adela', 12: 'Ana Prats', 13: 'Íñigo Muñoz' }),
  );
  return asking(formsHandlers, askedBy(views));
}
const ids = {
  custom: `customRequest-${uuid(1)}`,
  briefing: `briefing-${uuid(2)}`,
  opening: `openingForm-${uuid(3)}`,
};

it('[R-FRM-05] [R-FRM-08] [R-FRM-11] administrators see all forms, by kind, state, restaurant, days and words', async () => {
  const { ask } = await inbox();
  const list = async (input: object) => idsOf((await ask(formsQueries.ListSentForms, input)).data);
  expect(await list({})).toEqual([ids.opening, ids.briefing, ids.custom]);
  expect(await list({ kind: 'custom,opening' })).toEqual([ids.opening, ids.custom]);
  expect(await list({ status: '3' })).toEqual([ids.opening]);
  expect(await list({ restaurant_id: '2' })).toEqual([ids.briefing]);
  expect(await list({ q: 'cartel' })).toEqual([ids.custom]);
  expect(await list({ q: 'muñoz' })).toEqual([ids.briefing]);
  expect(await list({ q: 'ana cartel' })).toEqual([ids.custom]);
  expect(await list({ sort: 'user_name' })).toEqual([ids.custom, ids.opening, ids.briefing]);
  expect(await list({ sort: '-user_name', size: 1, page: 2 })).toEqual([ids.opening]);
  // 23:30 UTC is the next day in Madrid.
  expect(await list({ from: '2026-11-19', to: '2026-11-19' })).toEqual([ids.custom]);
  expect((await ask(formsQueries.CountSentForms, { restaurant_id: '1' })).data).toEqual({ 1: 1, 2: 0, 3: 1 });
});

it('[R-FRM-05] a form has all its answers, and its last note while it is done', async () => {
  const { ask, refused } = await inbox();
  expect((await ask(formsQueries.GetSentForm, { id: ids.opening })).data).toMatchObject({
    kind: 'opening',
    answers: { opening_date: '2027-03-01' },
    user_name: 'Ana Prats',
    version: 4,
    note: 'Enviado',
    steps: [{ name: 'Adela', note: 'Enviado' }],
  });
  expect(await refused(formsQueries.GetSentForm, { id: `briefing-${uuid(3)}` })).toBe('form_not_found');
});
