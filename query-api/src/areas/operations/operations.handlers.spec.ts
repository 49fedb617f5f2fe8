import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, Role } from '@portal/contracts';
import { operations, operationsQueries } from '@portal/contracts/areas/operations';
import {
  parkedReactions,
  type ParkedStream,
  parkedStreams,
} from '@portal/platform/projection/parked-streams';
import { type ProjectionState, projectionStates } from '@portal/platform/projection/projection-states';
import { type Verification, verifications } from '@portal/platform/projection/verifications';
import { askedBy, asking, testPerson, viewsHolding, peopleNamed } from '@portal/platform/testing/query-kit';
import { operationsHandlers } from './operations.handlers';

const { ListProjections, ListParkedStreams, ListOperations } = operationsQueries;

const state = (id: string, more: Partial<ProjectionState> = {}): ProjectionState => ({
  id,
  program: 'projections',
  position: 40,
  head: 50,
  lag: 2_000,
  rate: 12.5,
  parked: 0,
  rebuild: null,
  at: '2026-11-20T09:29:58.000Z',
  recent: [{ at: '2026-11-20T09:29:58.000Z', lag: 2_000, rate: 12.5 }],
  ...more,
});
const parked = (stream: string, at: string): ParkedStream => ({
  id: `orders/${stream}`,
  projection: 'orders',
  stream,
  eventId: 'event-9',
  eventType: 'OrderPlaced',
  revision: 0,
  position: 9,
  reason: 'RangeError: no such size',
  at,
});
const operation = (id: string, requestedAt: string): DocumentOf<typeof operations> => ({
  id,
  kind: 'rebuild',
  projections: ['orders'],
  stream: '',
  requestedBy: 2,
  requestedAt,
  finishedAt: requestedAt,
  state: 'done',
  attempts: 1,
  report: {
    events: 9,
    milliseconds: 3,
    views: [{ view: 'orders', live: 2, rebuilt: 2, different: 0 }],
    parked: 0,
  },
  reason: '',
});

const verified: Verification = {
  id: 'orders',
  at: '2026-11-20T02:10:00.000Z',
  documents: 640,
  different: 1,
  differences: [
    { view: 'orders', id: 'a', kind: 'changed', fields: [{ name: 'name', live: null, rebuilt: null }] },
  ],
};

async function open() {
  const views = await viewsHolding(
    [
      projectionStates,
      [
        state('users', { at: '2026-11-20T09:29:00.000Z' }),
        state('orders', { parked: 2, rebuild: { done: 10, total: 40 } }),
      ],
    ],
    [
      parkedStreams,
      [parked('order-1', '2026-11-20T08:00:00.000Z'), parked('order-2', '2026-11-20T09:00:00.000Z')],
    ],
    [parkedReactions, [parked('order-3', '2026-11-20T08:30:00.000Z')]],
    [verifications, [verified]],
    peopleNamed({ 2: 'Nuria Vidal' }),
    [operations, [operation('a', '2026-11-20T08:00:00.000Z'), operation('b', '2026-11-20T09:00:00.000Z')]],
  );
  return asking(operationsHandlers, askedBy(views, { person: testPerson(Role.Administrator) }));
}

describe('what administrators see of the portal', () => {
  it('[R9] is how far each projection is, how fast, and what it has parked', async () => {
    const { data } = await (await open()).ask(ListProjections, {});
    const { id, at, program, ...orders } = state('orders', { parked: 2 });
    expect(data.map(({ name }) => name)).toEqual(['orders', 'users']);
    const { id: _orders, ...last } = verified;
    const shown = { name: id, reported_at: at, rebuild: 0.25, silent: false, verified: last };
    expect(data[0]).toEqual({ ...orders, ...shown });
    expect(data[1]?.verified).toBeNull();
    expect(program).toBe('projections');
  });

  it('[R9] names the projections that have been silent for too long', async () => {
    const { data } = await (await open()).ask(ListProjections, {});
    expect(data.map(({ name, silent }) => [name, silent])).toEqual([
      ['orders', false],
      ['users', true],
    ]);
  });

  it('[R9] is every stream that a projection or an automation parked, the newest first, page by page', async () => {
    const { ask } = await open();
    const first = await ask(ListParkedStreams, { size: 1 });
    expect(first).toEqual({
      data: [
        {
          projection: 'orders',
          stream: 'order-2',
          event_type: 'OrderPlaced',
          event_id: 'event-9',
          position: 9,
          reason: 'RangeError: no such size',
          at: '2026-11-20T09:00:00.000Z',
        },
      ],
      total: 3,
    });
    const { data } = await ask(ListParkedStreams, { size: 1, page: 2 });
    expect(data.map(({ stream }) => stream)).toEqual(['order-3']);
    const all = await ask(ListParkedStreams, { size: -1 });
    expect(all.data.map(({ stream }) => stream)).toEqual(['order-2', 'order-3', 'order-1']);
  });

  it('[R11] is the log of operations, the newest first', async () => {
    const { data, total } = await (await open()).ask(ListOperations, {});
    expect([data.map(({ id }) => id), total]).toEqual([['b', 'a'], 2]);
    expect(data[0]).toMatchObject({ user_name: 'Nuria Vidal', state: 'done', report: { events: 9 } });
  });
});
