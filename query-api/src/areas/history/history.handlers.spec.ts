import { describe, expect, it } from '@jest/globals';
import { allViews, type DomainEvent, type EventMetadata, type OutputOf, Role } from '@portal/contracts';
import { aClosing, someHoursChanged } from '@portal/contracts/areas/channels';
import {
  aBrandAdded,
  aCompetitionImported,
  aSwotOptionAdded,
  aSwotUpdated,
} from '@portal/contracts/areas/diagnostic';
import { historyQueries, recordKinds, type RecordKind } from '@portal/contracts/areas/history';
import { anAutoConfirmSet } from '@portal/contracts/areas/mop';
import { anOrderPlaced, orderQueries } from '@portal/contracts/areas/orders';
import { aNationalContent, aNationalPlanUpdated, anActionAdded } from '@portal/contracts/areas/planner';
import { aResource, ResourceStatus } from '@portal/contracts/areas/resources';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { aSection, aSectionBelow } from '@portal/contracts/areas/sections';
import {
  aSliderAdded,
  aSliderDeleted,
  aSliderRestored,
  aSliderUpdated,
} from '@portal/contracts/areas/sliders';
import { aVideoAdded, aVideoUpdated } from '@portal/contracts/areas/videos';
import { projected } from '@portal/platform/testing/projection-kit';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { foldedDocuments } from '../../past';
import { allQueryHandlers } from '../../registered';

type Step = readonly [stream: string, event: DomainEvent, metadata?: Partial<EventMetadata>];
type Change = OutputOf<typeof historyQueries.ListRecordHistory>[number];

const orderId = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const order = `order-${orderId}`;
const restaurant: Step = ['restaurant-1', { type: 'RestaurantAdded', data: aRestaurant() }];
const ana = (restaurants = [1]): DomainEvent => ({
  type: 'UserRegistered',
  data: { userId: 12, role: Role.Franchisee, active: true, restaurants },
  personal: {
    subject: 'user-12',
    value: { name: 'Ana Prats', email: 'ana@es.chain.example', phone: '600', passwordRecord: null },
  },
});
const { resourceId, sections, sectionTypes, home, status, file, thumb, ...described } = aResource();
const resourceUpdated = (changes: object): DomainEvent => ({
  type: 'ResourceUpdated',
  data: { resourceId, sections, sectionTypes, home, ...described, ...changes },
});
const resourceAdded = (changes: object = {}): DomainEvent => ({
  type: 'ResourceAdded',
  data: { ...aResource(), ...changes },
});
const statusChanged = (to: ResourceStatus): DomainEvent => ({
  type: 'ResourceStatusChanged',
  data: { resourceId, from: status, to },
});
const orderStatus = (to: number): DomainEvent => ({
  type: 'OrderStatusChanged',
  data: { orderId, restaurantId: 1, from: 1, to },
});

/** Event `n` of the log is at noon of day `n` of November. */
async function portal(steps: readonly Step[], role: Role = Role.Administrator, restaurants = [1]) {
  const events = steps.map(([stream, event, metadata], index) =>
    projected(
      {
        ...event,
        stream,
        metadata: { at: `2026-11-${String(index + 1).padStart(2, '0')}T12:00:00.000Z`, ...metadata },
      },
      index,
    ),
  );
  const folded = foldedDocuments();
  for (const event of events) folded.take(event);
  const views = await viewsHolding(
    ...allViews.map(
      (view) => [view, [...folded.of(view).values()].filter((document) => document !== null)] as const,
    ),
  );
  const log = {
    readStreams: async (streams: readonly string[], quiet: readonly string[] = []) =>
      events.filter(({ stream, type }) => streams.includes(stream) && !quiet.includes(type)),
  };
  const person = testPerson(role, { restaurants });
  const { ask, refused } = asking(allQueryHandlers, askedBy(views, { person, log }));
  return {
    ask,
    refused: (record: RecordKind, id: string) => refused(historyQueries.ListRecordHistory, { record, id }),
    history: async (record: RecordKind, id: string): Promise<Change[]> =>
      (await ask(historyQueries.ListRecordHistory, { record, id })).data,
    at: async (record: RecordKind, id: string, moment: { position?: number; day?: string }) =>
      (await ask(historyQueries.GetRecordAt, { record, id, ...moment })).data,
  };
}

const brief = (changes: readonly Change[]) =>
  changes.map(({ what, event, fields }) => [
    what,
    event,
    Object.fromEntries(fields.map((f) => [f.field, f])),
  ]);
const changed = (event: string, fields: Readonly<Record<string, readonly [unknown, unknown]>>) => [
  'changed',
  event,
  Object.fromEntries(
    Object.entries(fields).map(([field, [before, after]]) => [field, { field, before, after }]),
  ),
];

const secondSection = aSectionBelow(aSection(), { sectionId: 2, name: 'Postres', url: 'postres' });

/** Newest first. */
const samples: readonly (readonly [RecordKind, string, readonly Step[], readonly unknown[]])[] = [
  [
    'resource',
    '1',
    [
      ['resource-1', resourceAdded()],
      ['resource-1', { type: 'ResourceFilesAwaited', data: { resourceId, awaited: ['thumb'] } }],
      ['resource-1', resourceUpdated({ name: 'Menú de noche' })],
      ['resource-1', { type: 'ResourceDeleted', data: { resourceId } }],
    ],
    [
      ['deleted', 'ResourceDeleted', {}],
      changed('ResourceUpdated', { name: ['Menú del día', 'Menú de noche'] }),
      ['added', 'ResourceAdded', {}],
    ],
  ],
  [
    'order',
    orderId,
    [
      [order, anOrderPlaced()],
      [order, orderStatus(2)],
    ],
    [changed('OrderStatusChanged', { status: [1, 2] }), ['added', 'OrderPlaced', {}]],
  ],
  [
    'restaurant',
    '1',
    [restaurant, ['restaurant-1', { type: 'RestaurantClosed', data: { restaurantId: 1 } }]],
    [changed('RestaurantClosed', { active: [true, false] }), ['added', 'RestaurantAdded', {}]],
  ],
  [
    'person',
    '12',
    [
      restaurant,
      ['user-12', ana()],
      ['user-12', { type: 'UserRoleChanged', data: { userId: 12, role: Role.Manager } }],
    ],
    [changed('UserRoleChanged', { type: [Role.Franchisee, Role.Manager] }), ['added', 'UserRegistered', {}]],
  ],
  [
    'section',
    '2',
    [
      ['sections-ES', { type: 'SectionAdded', data: aSection() }],
      ['sections-ES', { type: 'SectionAdded', data: secondSection }],
      [
        'sections-ES',
        {
          type: 'ResourceFiled',
          data: { resourceId: 9, sections: [2], before: [], there: true, standing: null },
        },
      ],
      ['sections-ES', { type: 'SectionUpdated', data: { sectionId: 1, name: 'Cartas', active: true } }],
      ['sections-ES', { type: 'SectionUpdated', data: { sectionId: 2, name: 'Dulces', active: true } }],
    ],
    [
      changed('SectionUpdated', {
        name: ['Postres', 'Dulces'],
        texts: [{ CAST: 'Postres' }, { CAST: 'Dulces' }],
      }),
      ['added', 'SectionAdded', {}],
    ],
  ],
  [
    'slider',
    '7',
    [
      ['slider-7', aSliderAdded()],
      ['slider-7', aSliderUpdated()],
      ['slider-7', aSliderDeleted()],
      ['slider-7', aSliderRestored()],
    ],
    [
      ['restored', 'SliderRestored', {}],
      ['deleted', 'SliderDeleted', {}],
      changed('SliderUpdated', { name: ['Otoño a la brasa', 'Invierno a la brasa'] }),
      ['added', 'SliderAdded', {}],
    ],
  ],
  [
    'video',
    '5',
    [
      ['video-5', aVideoAdded({ url: 'https://youtu.be/aaaaaaaaaaa' })],
      ['video-5', aVideoUpdated({ url: 'https://youtu.be/bbbbbbbbbbb' })],
    ],
    [
      changed('VideoUpdated', { url: ['https://youtu.be/aaaaaaaaaaa', 'https://youtu.be/bbbbbbbbbbb'] }),
      ['added', 'VideoAdded', {}],
    ],
  ],
  [
    'channel',
    '1',
    [restaurant, ['restaurant-1', someHoursChanged()]],
    [
      ['changed', 'ChannelHoursChanged', { 'channel.schedules': expect.anything() }],
      ['added', 'RestaurantAdded', {}],
    ],
  ],
  [
    'diagnostic',
    '1',
    [restaurant, ['diagnostic-1', aSwotUpdated()], ['diagnostic-1', aCompetitionImported()]],
    [changed('SwotUpdated', { 'swot.strenghts': [[], ['Terraza']] }), ['added', 'RestaurantAdded', {}]],
  ],
  [
    'plan',
    '1-2026',
    [restaurant, ['plan-1-2026', anActionAdded()]],
    [['changed', 'PlanActionAdded', { actions: expect.anything() }]],
  ],
  [
    'plan',
    '2026',
    [
      ['nationalPlan-ES-2026', aNationalPlanUpdated()],
      ['nationalPlan-ES-2026', aNationalPlanUpdated({ content: aNationalContent({ actions: [] }) })],
    ],
    [
      ['changed', 'NationalPlanUpdated', { 'plan.actions': expect.anything() }],
      [
        'changed',
        'NationalPlanUpdated',
        {
          'plan.objectives': expect.anything(),
          'plan.strategies': expect.anything(),
          'plan.actions': expect.anything(),
        },
      ],
    ],
  ],
  [
    'reference',
    'brand-7',
    [
      ['brand-7', aBrandAdded()],
      ['brand-7', { type: 'BrandUpdated', data: { brandId: 7, name: 'BURGER DEL NORTE', type: 1 } }],
    ],
    [changed('BrandUpdated', { name: ['BURGER DEL SUR', 'BURGER DEL NORTE'] }), ['added', 'BrandAdded', {}]],
  ],
  ['reference', 'swotOption-3', [['swotOption-3', aSwotOptionAdded()]], [['added', 'SwotOptionAdded', {}]]],
  [
    'setting',
    'mopAutoConfirm',
    [['mopPolicy-ES', anAutoConfirmSet()]],
    [changed('MopAutoConfirmSet', { confirm: [0, 1] })],
  ],
];

describe('the history of a record', () => {
  it.each(samples)('[R11] %s %s: what changed, from what to what', async (record, id, steps, expected) => {
    const { history, at } = await portal(steps);
    expect(brief(await history(record, id))).toEqual(expected);
    const { values, now, fields } = await at(record, id, {});
    // Filings have no past.
    const known = record === 'section' ? { ...now, resources: undefined } : now;
    expect([values, fields]).toEqual([known, []]);
  });

  it('has a sample of every kind', () => {
    expect([...new Set(samples.map(([kind]) => kind))]).toEqual([...recordKinds]);
  });

  it('[R11] [AMB-06] says who, for whom, when, and whether by hand, by an import or by the portal', async () => {
    const metadata = { actor: 'user-12', role: Role.Administrator, onBehalfOf: 'restaurant-1' };
    const byReaction = { causationId: 'event-1' };
    const { history } = await portal([
      restaurant,
      ['user-12', ana()],
      ['diagnostic-1', aSwotUpdated(), metadata],
      ['diagnostic-1', aSwotUpdated({ threats: ['Obras'] }), { actor: 'user-99', ...byReaction }],
      ['diagnostic-1', aSwotUpdated({ threats: [] }), { actor: 'system' }],
      [
        'diagnostic-1',
        aCompetitionImported({ brandIds: ['1-1'], rivals: [] }),
        { actor: 'user-12', ...byReaction },
      ],
    ]);
    const [bySystem, reacted, byHand] = await history('diagnostic', '1');
    const at = '2026-11-03T12:00:00.000Z';
    const by = { id: 12, name: 'Ana Prats', role: Role.Administrator };
    expect(byHand).toMatchObject({ position: 3, at, by, on_behalf_of: 'Gran Vía', via: 'person' });
    expect(reacted).toMatchObject({ by: { id: 99, name: '' }, on_behalf_of: null, via: 'system' });
    expect(bySystem).toMatchObject({ by: { id: null, name: '', role: 0 }, via: 'system' });
  });

  it('[R-IMP-02] says what an import changed', async () => {
    const { history } = await portal([
      restaurant,
      ['brand-9', aBrandAdded({ brandId: 9, name: 'PIZZA NUEVA' })],
      ['diagnostic-1', aCompetitionImported()],
    ]);
    const [imported] = await history('diagnostic', '1');
    expect(imported).toMatchObject({ event: 'CompetitionImported', via: 'import' });
  });

  it('[S18] gives the reason where one was written, and none of an erased person', async () => {
    const later = (reason: string | null): DomainEvent => ({
      type: 'NeededByChanged',
      data: { orderId, restaurantId: 1, from: '', to: '2026-12-01', items: [] },
      personal: { subject: 'user-12', value: reason === null ? null : { reason } },
    });
    const written = await portal([
      [order, anOrderPlaced()],
      [order, later('La feria se adelanta')],
    ]);
    expect((await written.history('order', orderId))[0]?.reason).toBe('La feria se adelanta');
    const erased = await portal([
      [order, anOrderPlaced()],
      [order, later(null)],
    ]);
    expect((await erased.history('order', orderId))[0]?.reason).toBeNull();
  });

  it('shows pages, the newest first', async () => {
    const steps = Array.from({ length: 25 }, (_, at): Step => [order, orderStatus((at % 4) + 1)]);
    const { ask } = await portal([[order, anOrderPlaced()], ...steps.slice(1)]);
    const page = async (number: number) =>
      ask(historyQueries.ListRecordHistory, { record: 'order', id: orderId, page: number, size: 10 });
    const first = await page(1);
    const last = await page(3);
    expect([first.total, first.data.length, last.data.length]).toEqual([25, 10, 5]);
    expect(first.data[0]?.position).toBe(25);
    expect(last.data.at(-1)).toMatchObject({ what: 'added', position: 1 });
  });
});

describe('whose history', () => {
  const drafted: readonly Step[] = [
    ['resource-1', resourceAdded({ status: ResourceStatus.Inactive })],
    ['resource-1', resourceUpdated({ description: 'Interno' })],
    ['resource-1', statusChanged(ResourceStatus.Published)],
    ['resource-1', resourceUpdated({ name: 'Menú de noche', description: 'Interno' })],
  ];

  it('[R-ROL-08] [AMB-05] readers see the changes of what they could see', async () => {
    const reader = await portal(drafted, Role.Manager);
    expect(brief(await reader.history('resource', '1'))).toEqual([
      changed('ResourceUpdated', { name: ['Menú del día', 'Menú de noche'] }),
      ['added', 'ResourceStatusChanged', {}],
    ]);
    expect(await reader.at('resource', '1', { position: 2 })).toMatchObject({ values: null, fields: [] });
    const administrator = await portal(drafted);
    expect((await administrator.history('resource', '1')).map(({ what }) => what)).toEqual([
      ...['changed', 'changed', 'changed', 'added'],
    ]);
  });

  it.each<readonly [RecordKind, string, Role, number[], string]>([
    ['order', orderId, Role.Manager, [2], 'order_not_found'],
    ['order', orderId, Role.Partner, [1], 'forbidden'],
    ['channel', '1', Role.Manager, [2], 'forbidden'],
    ['restaurant', '1', Role.Manager, [1], 'forbidden'],
    ['person', '12', Role.Manager, [1], 'forbidden'],
    ['person', '12', Role.Franchisee, [2], 'user_not_found'],
    ['resource', '8', Role.Administrator, [1], 'resource_not_found'],
    ['resource', 'menu-del-dia-1', Role.Administrator, [1], 'not_found'],
    ['section', '8', Role.Administrator, [1], 'not_found'],
    ['setting', 'anything', Role.Administrator, [1], 'not_found'],
    ['plan', '1-2035', Role.Administrator, [1], 'plan_year_refused'],
  ])('[R-ROL-08] %s %s to role %i of %j: %s', async (record, id, role, restaurants, code) => {
    const { refused } = await portal(
      [restaurant, ['user-12', ana()], [order, anOrderPlaced()]],
      role,
      restaurants,
    );
    expect(await refused(record, id)).toBe(code);
  });

  it('[R-ROL-02] franchisees see the people of their restaurants, by their own query', async () => {
    const moved: DomainEvent = { type: 'UserRestaurantsChanged', data: { userId: 12, restaurants: [1, 2] } };
    const { history, at } = await portal(
      [
        ['user-12', ana([2])],
        ['user-12', moved],
      ],
      Role.Franchisee,
      [1],
    );
    expect(brief(await history('person', '12'))).toEqual([['added', 'UserRestaurantsChanged', {}]]);
    expect((await at('person', '12', { position: 1 })).values).toBeNull();
  });
});

describe('a record on a day', () => {
  it('[R-ORD-02] is answered as its query would have then, beside now', async () => {
    const { at, ask } = await portal([
      [order, anOrderPlaced()],
      [order, orderStatus(2)],
      [order, orderStatus(3)],
    ]);
    const { data: now } = await ask(orderQueries.GetOrder, { id: orderId });
    const then = await at('order', orderId, { day: '2026-11-02' });
    expect(then).toMatchObject({ position: 2, at: '2026-11-02T22:59:59.999Z', now });
    expect(then.fields).toEqual([{ field: 'status', before: 2, after: 3 }]);
    expect(then.values).toMatchObject({ id: orderId, status: 2, version: 1 });
    expect(await at('order', orderId, { position: 2 })).toMatchObject({ at: '2026-11-02T12:00:00.000Z' });
    const before = await at('order', orderId, { day: '2026-10-31' });
    expect(before).toMatchObject({ position: 0, values: null, fields: [] });
  });

  it('[R-CHN-10] a closed channel was closed on its day, whatever the day is today', async () => {
    const opening = { open: false, date: '2026-11-10', motive: 1 } as const;
    const { at } = await portal([restaurant, ['restaurant-1', aClosing({ opening })]]);
    const openOn = async (day: string) => (await at('channel', '1', { day })).values?.['opening'];
    expect(await openOn('2026-11-09')).not.toEqual(await openOn('2026-11-10'));
  });
});
