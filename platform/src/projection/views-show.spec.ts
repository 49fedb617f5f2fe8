import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { allViews } from '@portal/contracts';
import { serveHealth } from '../http/health';
import { platformViews } from '../stores/open-stores';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import { addCoins, openJarLog } from '../testing/sample-aggregate-log';
import { type ProjectionState, projectionStates } from './projection-states';
import { createViewPosition } from './view-position';
import { createViewsShow, shownPosition } from './views-show';

const now = () => new Date('2026-11-27T09:00:00.000Z');
const before = '2026-11-27T08:59:59.999Z';

describe('[X17] what the views show', () => {
  let views: SqliteViewStore;
  beforeEach(() => {
    views = new SqliteViewStore(':memory:', [...allViews, ...platformViews]);
  });
  afterEach(() => views.close());

  const report = (id: string, position: number, at = now().toISOString()) => {
    const state: Partial<ProjectionState> = { id, position, at, program: 'projections' };
    const writes = [{ view: projectionStates.name, id, document: state }];
    return views.commit([{ projection: projectionStates.name, position: 0, writes, outOfTurn: true }]);
  };

  it('is known from what the projections say, and stays', async () => {
    const positions = createViewPosition(9);
    const shows = createViewsShow({ views, positions, now }, 10);
    expect(await shows()).toBe(false);
    positions.reach(10);
    expect(await shows()).toBe(true);
    await views.close();
    expect(await shows()).toBe(true);
  });

  it('is known from all recent reports, while signals are missing', async () => {
    const shows = createViewsShow({ views, positions: createViewPosition(), now }, 10);
    await report('orders', 10);
    await report('users', 9);
    expect(await shows()).toBe(false);
    await report('users', 99, before);
    expect(await shows()).toBe(false);
    await report('users', 10);
    expect(await shows()).toBe(true);
  });

  it('is unknown while the view store is down', async () => {
    const shows = createViewsShow({ views, positions: createViewPosition(), now }, 1);
    await views.close();
    expect(await shows()).toBe(false);
    views = new SqliteViewStore(':memory:', []);
  });

  it('is at first what the view that is furthest behind shows; nothing of another log', async () => {
    const events = openJarLog();
    await addCoins(events, 'a', [1, 2]);
    const store = { events, views };
    expect(await shownPosition(store)).toBe(0);
    const stored = (position: number, eventId?: string) =>
      allViews.map(({ name }) => ({ projection: name, position, eventId, writes: [] }));
    await views.commit(stored(2, (await events.eventAt(2))?.id));
    expect(await shownPosition(store)).toBe(2);
    await views.commit(stored(3, 'foreign').slice(0, 1));
    expect(await shownPosition(store)).toBe(0);
  });
});

describe('[X17] /readyz', () => {
  let app: FastifyInstance;
  let answers = true;
  let caughtUp = false;
  let looks = 0;
  beforeEach(() => {
    [answers, caughtUp, looks] = [true, false, 0];
    app = fastify();
    const isReady = async () => {
      looks += 1;
      if (!answers) throw new Error('away');
      return true;
    };
    serveHealth(app, isReady, () => caughtUp);
  });
  afterEach(() => app.close());
  const ask = async (url: string) => {
    const answer = await app.inject(url);
    return [answer.statusCode, answer.json<unknown>()];
  };

  it('answers 200 as soon as the views show what was in the log; the process is live all the time', async () => {
    expect(await ask('/livez')).toEqual([200, { alive: true }]);
    expect(await ask('/readyz')).toEqual([503, { ready: false }]);
    caughtUp = true;
    expect(await ask('/readyz')).toEqual([200, { ready: true }]);
  });

  it('answers 503 while the log does not answer, which is asked every five seconds at most', async () => {
    [answers, caughtUp] = [false, true];
    expect(await ask('/readyz')).toEqual([503, { ready: false }]);
    answers = true;
    expect(await ask('/readyz')).toEqual([503, { ready: false }]);
    expect(looks).toBe(1);
  });
});
