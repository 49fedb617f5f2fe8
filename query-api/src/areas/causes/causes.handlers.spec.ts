import { describe, expect, it } from '@jest/globals';
import { allAreas, type EventMetadata, Role } from '@portal/contracts';
import { actOf, type Cause, causeAreas, causesQueries } from '@portal/contracts/areas/causes';
import { notices } from '@portal/contracts/areas/notifications';
import { orders } from '@portal/contracts/areas/orders';
import { resources } from '@portal/contracts/areas/resources';
import { aRestaurant, restaurants } from '@portal/contracts/areas/restaurants';
import { createLogReader } from '@portal/platform/history/log-reader';
import type { RecordedEntry } from '@portal/platform/stores/outbox/outbox.port';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { askedBy, asking, peopleNamed, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { causesHandlers } from './causes.handlers';

const at = '2026-11-20T09:30:00.000Z';
const pauseDecided = 'when-a-pause-is-decided-then-mail-who-asked';

interface Given {
  readonly id: string;
  readonly type: string;
  readonly data?: object;
  readonly metadata?: Partial<EventMetadata>;
}

const recorded = ({ id, type, data = {}, metadata = {} }: Given) => ({
  id,
  type,
  data: data as never,
  metadata: {
    actor: 'user-12',
    role: Role.Administrator,
    market: 'ES',
    at,
    correlationId: 'the-correlation',
    causationId: `command-${id}`,
    commandId: `command-${id}`,
    schemaVersion: 1,
    ...metadata,
  },
});

const placed = { id: 'placed', type: 'OrderPlaced', data: { orderId: 'o-1' } };
const announced = {
  id: 'announced',
  type: 'OrderNewsAnnounced',
  data: { upTo: 2, news: [{ position: 1 }, { position: 2 }] },
  metadata: {
    actor: 'system',
    causationId: 'placed',
    rule: 'when-orders-have-had-news-for-a-while-then-announce-them',
  },
};
const cartEntries = ['one', 'two'].map((id) => ({
  id,
  type: 'CartEntryRemoved',
  metadata: { commandId: 'leave', causationId: 'placed', actor: 'system' },
}));
const otherOrder = {
  id: 'other',
  type: 'OrderStatusChanged',
  data: { orderId: 'o-2', to: 2 },
  metadata: { correlationId: 'another', restaurant: 1, actor: 'user-99' },
};

async function world(events: readonly Given[], role: Role = Role.Administrator, mails: RecordedEntry[] = []) {
  const log = new MemoryEventStore();
  for (const each of events) await log.append(each.id, 'no-stream', [recorded(each)]);
  const { restaurantId, ...restaurant } = aRestaurant({ restaurantId: 1, name: 'Gran Vía', site: '0417' });
  const bell = {
    id: 'placed-o-1',
    audience: 'administrators',
    kind: 'placed',
    at,
    position: 1,
    count: 0,
    pieces: [],
    order: { id: 'o-1' },
    actedBy: null,
  };
  const views = await viewsHolding(
    [notices, [bell]],
    [orders, [{ id: 'o-1', number: 7 }]],
    [resources, []],
    [restaurants, [{ ...restaurant, id: restaurantId, version: 1, deleted: false, closedAt: null }]],
    peopleNamed({ 12: 'Ana Gil' }),
  );
  const context = askedBy(views, {
    person: testPerson(role),
    log: createLogReader(log, {
      ...plainCodec,
      decode(event) {
        if (event.type === 'NameReserved') throw new Error('no contract');
        return plainCodec.decode(event);
      },
    }),
  });
  const ofEvents = async (ids: readonly string[]) =>
    mails.filter(({ id }) => ids.includes(id.split(':')[0] ?? ''));
  return asking(causesHandlers, { ...context, mails: { ofEvents } as never });
}

const explain = async (asked: Awaited<ReturnType<typeof world>>, id: string) =>
  (await asked.ask(causesQueries.ExplainCause, { id })).data;
const said = ({ event, message }: Cause) =>
  event ? `${event.area} ${event.act} ${event.position}` : `${message?.channel} ${message?.to.kind}`;

describe('why something happened', () => {
  const mail: RecordedEntry = {
    id: 'announced:when-order-news-are-announced-then-mail-those-concerned:user-12-placed',
    person: 'user-12',
    state: 'sent',
    since: at,
    settledAt: at,
  };
  const all = [placed, otherOrder, announced, ...cartEntries];

  it('is told in the order of causes, with what else joined, its mails and notices', async () => {
    const { causes, position, isCut } = await explain(await world(all, Role.Administrator, [mail]), '3');
    expect([position, isCut]).toEqual([3, false]);
    expect(causes.map(said)).toEqual([
      'orders placed 1',
      'bell administrators',
      'orders changed 2',
      'notifications announced 3',
      'mail person',
      'cart removed 4',
    ]);
    expect(causes.map(({ rule }) => rule)).toEqual([
      null,
      null,
      null,
      'when-orders-have-had-news-for-a-while-then-announce-them',
      'when-order-news-are-announced-then-mail-those-concerned',
      null,
    ]);
    expect(causes.map(({ event }) => event?.count)).toEqual([1, undefined, 1, 1, undefined, 2]);
  });

  it('names who did it, of which record, where and to which status; the portal is no person', async () => {
    const [first, , other, announcement] = (await explain(await world(all), '1')).causes;
    expect(first?.event).toMatchObject({
      by: { id: 12, name: 'Ana Gil', role: Role.Administrator },
      about: { kind: 'order', id: 'o-1', name: '7' },
      restaurant: '',
      status: null,
    });
    expect(other?.event).toMatchObject({
      restaurant: '0417 - Gran Vía',
      status: { of: 'orders', value: 2 },
      about: { id: 'o-2', name: '' },
    });
    expect(announcement?.event?.by).toBeNull();
  });

  it('[S18] gives no name to erased people', async () => {
    const { causes } = await explain(await world([otherOrder], Role.Administrator), 'another');
    expect(causes.map(({ event }) => event?.by)).toEqual([{ id: 99, name: '', role: Role.Administrator }]);
  });

  it('is the same from a position and from the correlation id, which no step is marked for', async () => {
    const asked = await world(all);
    const byId = await explain(asked, 'the-correlation');
    expect(byId).toEqual({ ...(await explain(asked, '5')), position: null });
  });

  it('is unknown without events: refused calls leave none', async () => {
    const asked = await world(all);
    for (const id of ['99', 'nothing-of-it'])
      expect(await asked.refused(causesQueries.ExplainCause, { id })).toBe('cause_not_found');
  });

  it('is nothing for names and numbers that the portal reserves', async () => {
    const asked = await world([...all, { id: 'name', type: 'NameReserved' }]);
    expect(await asked.refused(causesQueries.ExplainCause, { id: '6' })).toBe('cause_is_internal');
    expect(await asked.refused(causesQueries.ExplainCause, { id: '7' })).toBe('cause_not_found');
  });

  it('[AMB-08] shows editors what their menu has, without the rest of the chain', async () => {
    const asked = await world([...all, { id: 'role', type: 'UserRoleChanged' }], Role.Editor);
    const { causes } = await explain(asked, '1');
    expect(causes.map(said)).toEqual([
      'orders placed 1',
      'bell administrators',
      'orders changed 2',
      'notifications announced 3',
    ]);
    expect(await asked.refused(causesQueries.ExplainCause, { id: '4' })).toBe('cause_not_found');
    expect(await asked.refused(causesQueries.ExplainCause, { id: '6' })).toBe('cause_not_found');
  });

  it('has a rule behind each mail by its id, also of the agency', async () => {
    const decided = { id: 'decided', type: 'MopPauseStatusChanged', data: { to: 3 } };
    const toAgency = { ...mail, id: `decided:${pauseDecided}:agency`, state: 'parked' as const };
    const { causes } = await explain(await world([decided], Role.Administrator, [toAgency]), '1');
    expect(causes.find(({ message }) => message?.channel === 'mail')).toMatchObject({
      rule: pauseDecided,
      message: { channel: 'mail', to: { kind: 'agency' }, state: 'parked' },
    });
    expect(causes[0]?.event?.status).toEqual({ of: 'mop', value: 3 });
  });

  it('knows every area that has events', () => {
    const withEvents = allAreas.filter(({ events = [] }) => events.length > 0).map(({ area }) => area);
    expect(withEvents.filter((area) => !causeAreas.some((known) => known === area))).toEqual([]);
  });

  it.each([
    ['OrderPlaced', 'placed'],
    ['MopPauseWithdrawn', 'withdrawn'],
    ['SetOfWords', 'changed'],
    ['PersonalDataErased', 'erased'],
  ])('takes the act of %s from its last word', (type, act) => expect(actOf(type)).toBe(act));
});
