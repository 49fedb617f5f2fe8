import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Push } from '@portal/platform/stores/push-bus/push-bus.port';
import { RecentPushes } from './recent-pushes';

const push = (name: string, restaurant = 1): Push => ({ name, payload: {}, to: [{ restaurant }] });
const ofFirst = new Set(['restaurant:1', 'user:user-12']);

describe('what was pushed a moment ago', () => {
  let now: number;
  let recent: RecentPushes;
  const within = (milliseconds: number) =>
    recent.within(milliseconds, ofFirst)?.map(({ name }) => name) ?? null;

  beforeEach(() => {
    now = 0;
    recent = new RecentPushes({ maxAge: 1_000, maxCount: 4, clock: () => now });
    now = 100;
    recent.remember(push('a'));
    now = 200;
    recent.remember(push('of another restaurant', 2));
    recent.remember(push('b'));
    now = 300;
  });

  it('is sent to its recipients, oldest first, as far back as they ask', () => {
    expect([within(50), within(100), within(250)]).toEqual([[], ['b'], ['a', 'b']]);
  });

  it('is incomplete when the requested time is before listening began', () => {
    expect([within(299), within(300)]).toEqual([['a', 'b'], null]);
  });

  it('is forgotten after its time', () => {
    now = 1_150;
    expect([within(1_000), within(1_050)]).toEqual([['b'], null]);
  });

  it('is forgotten when there is too much of it, and when hints were lost', () => {
    for (const name of ['c', 'd']) recent.remember(push(name));
    expect([within(50), within(100)]).toEqual([['c', 'd'], null]);
    recent.forget();
    now = 301;
    expect([within(0), within(1)]).toEqual([[], null]);
  });
});
