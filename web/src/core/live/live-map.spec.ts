import { describe, expect, it } from '@jest/globals';
import { sessionQueries } from '@portal/contracts/areas/session';
import { definePushes } from '@portal/contracts/kernel';
import { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { aSession } from '#testing/sample-session';
import { CallCache, queryKeyOf } from '../client/call-cache';
import type { Answer } from '../client/wire';
import type { Session } from '../session/session-state';
import { PushListeners } from './LiveProvider';
import { applyPush, withPatches } from './live-map';

const pushes = definePushes('test', [], {
  FavouriteChosen: { payload: { favourite: z.int() }, refresh: ['GetSession'] },
  SessionEnded: { payload: { reason: z.string() }, endsSession: true },
  OrderChanged: {
    payload: { id: z.string() },
    fields: { status: z.int(), version: z.int() },
    records: ['ListOrders', 'GetOrder'],
    refresh: ['CountOrders'],
  },
});
const map = withPatches(pushes, {
  FavouriteChosen: (cache, { favourite }) =>
    cache.patch(sessionQueries.GetSession, (data) => ({ ...data, user: { ...data.user, favourite } })),
});

function setUp() {
  const queries = new QueryClient();
  const key = queryKeyOf(sessionQueries.GetSession, {});
  queries.setQueryData(key, { data: aSession() });
  const effects: string[] = [];
  const push = (name: string, payload: object, own: ReadonlySet<string> | null = null) =>
    applyPush(map, name, payload, {
      refreshedAt: () => own,
      cache: new CallCache(queries),
      learnPosition: (position) => effects.push(`position ${position}`),
      endSession: (reason) => effects.push(`ended ${reason}`),
    });
  const cached = () => queries.getQueryData<Answer<Session>>(key)?.data.user.favourite;
  return { queries, push, effects, cached, isStale: () => queries.getQueryState(key)?.isInvalidated };
}

describe('a push', () => {
  it('shows its values at once, marks the answers that it names as stale, and reports the position of the log', () => {
    const { push, effects, cached, isStale } = setUp();
    push('FavouriteChosen', { favourite: 2, position: 17 });
    expect([cached(), isStale(), effects]).toEqual([2, true, ['position 17']]);
  });

  it('[R-AUT-05] ends the session on request', () => {
    const { push, effects } = setUp();
    push('SessionEnded', { reason: 'revoked' });
    expect(effects).toContain('ended revoked');
  });

  it('about an own command patches nothing, and asks only what the command did not ask', () => {
    const { push, cached, isStale } = setUp();
    const before = cached();
    const favourite = { favourite: 2, position: 17 };
    expect(push('FavouriteChosen', favourite, new Set(['GetSession']))).toBe(false);
    expect([cached(), isStale()]).toEqual([before, false]);
    expect(push('FavouriteChosen', favourite, new Set(['ListOrders']))).toBe(false);
    expect([cached(), isStale()]).toEqual([before, true]);
  });

  it('[R-ORD-19] patches the record in each cached answer, unless that is newer, and makes others stale', () => {
    const { queries, push } = setUp();
    const row = (id: string, version: number) => ({ id, status: 1, version });
    queries.setQueryData(['ListOrders', {}], { data: [row('a', 1), row('b', 1)] });
    queries.setQueryData(['GetOrder', { id: 'a' }], { data: row('a', 5) });
    queries.setQueryData(['CountOrders', {}], { data: {} });
    const changed = { id: 'a', fields: { status: 3, version: 4 }, position: 18 };
    push('OrderChanged', changed);
    expect(queries.getQueryData(['ListOrders', {}])).toEqual({
      data: [{ id: 'a', status: 3, version: 4 }, row('b', 1)],
    });
    expect(queries.getQueryData(['GetOrder', { id: 'a' }])).toEqual({ data: row('a', 5) });
    expect(queries.getQueryState(['CountOrders', {}])?.isInvalidated).toBe(true);
    push('OrderChanged', { ...changed, fields: { status: 4, version: 6 } }, new Set(['CountOrders']));
    expect(queries.getQueryData(['GetOrder', { id: 'a' }])).toEqual({ data: row('a', 5) });
  });

  it('of an unknown name changes nothing', () => {
    const { push, isStale } = setUp();
    push('SomethingOfTomorrow', {});
    expect(isStale()).toBe(false);
  });
});

it('screens that subscribe to a push get only that one, until they stop', () => {
  const listeners = new PushListeners();
  const heard: unknown[] = [];
  const stop = listeners.listen('OrderPlaced', (payload) => heard.push(payload));
  listeners.notify('OrderPlaced', 1);
  listeners.notify('OrderChanged', 2);
  stop();
  listeners.notify('OrderPlaced', 3);
  expect(heard).toEqual([1]);
});
