import { describe, expect, it } from '@jest/globals';
import {
  isLate,
  minCancelReason,
  minPauseReason,
  MopStatus,
  overlaps,
  phaseOf,
} from '@portal/contracts/areas/mop';
import { demoWorld } from '../demo-world';
import type { DemoPause } from './demo-pauses';
import { cancelReasons, pauseReasons } from './pause-words';

const today = '2026-11-20';
const { pauses, switches, users, restaurants } = demoWorld('ES', today);
const noon = '2026-11-20T12:00:00.000Z';

const switchedOn = ({ requestedAt }: DemoPause) =>
  switches.findLast(({ at }) => at < requestedAt)?.on === true;
const withdrawn = ({ steps }: DemoPause) => steps.some(({ what }) => what === 'withdrawn');

function statusOf(pause: DemoPause): MopStatus {
  const last = pause.steps.at(-1);
  if (!last) return switchedOn(pause) ? MopStatus.Confirmed : MopStatus.Pending;
  return last.what === 'withdrawn' ? MopStatus.Cancelled : last.status;
}
const having = (status: MopStatus) => pauses.filter((pause) => statusOf(pause) === status);
const standing = pauses.filter((pause) => statusOf(pause) !== MopStatus.Cancelled);

describe('the pauses of the demo', () => {
  it('[R-MOP-01] are there in Spain alone, and the same every time', () => {
    const portugal = demoWorld('PT', today);
    expect([portugal.pauses, portugal.switches]).toEqual([[], []]);
    expect(demoWorld('ES', today).pauses).toEqual(pauses);
  });

  it('[R-MOP-02] are those of many restaurants, over two years', () => {
    expect(pauses.length).toBeGreaterThan(300);
    expect(new Set(pauses.map(({ restaurantId }) => restaurantId)).size).toBeGreaterThan(50);
    const [first] = pauses;
    expect(first && first.requestedAt < '2025-02-01').toBe(true);
  });

  it('[R-MOP-03] [R-ROL-08] are asked for by people of the restaurant, which takes mobile orders', () => {
    for (const { userId, restaurantId } of pauses) {
      expect(users.find((user) => user.userId === userId)?.restaurants).toContain(restaurantId);
      const restaurant = restaurants.find((candidate) => candidate.restaurantId === restaurantId);
      expect(restaurant?.active && restaurant.mopService).toBe(true);
    }
  });

  it('[R-MOP-04] begin after they were asked for, end after they begin, and overlap refused ones only', () => {
    for (const pause of pauses) {
      expect(pause.requestedAt < pause.start && pause.start < pause.end).toBe(true);
      const others = standing.filter((other) => other !== pause && other.restaurantId === pause.restaurantId);
      const isStanding = standing.includes(pause);
      expect(isStanding && others.some((other) => overlaps(other, pause))).toBe(false);
    }
  });

  it('[R-MOP-07] were asked for again after a refusal, three times in the last ninety days', () => {
    const again = pauses.filter(({ key }) => key.endsWith('-again'));
    expect(again).toHaveLength(3);
    for (const { start, requestedAt, key } of again) {
      const first = pauses.find((pause) => `${pause.key}-again` === key);
      expect([first?.start, first && statusOf(first)]).toEqual([start, MopStatus.Cancelled]);
      expect(requestedAt > (first?.steps[0]?.at ?? '') && requestedAt > '2026-08-22').toBe(true);
    }
  });

  it('[R-MOP-05] [R-MOP-11] have reasons that are long enough, and of their own', () => {
    const reasons = pauseReasons.map(([reason]) => reason);
    for (const reason of reasons) expect(reason.trim().length).toBeGreaterThanOrEqual(minPauseReason);
    for (const reason of cancelReasons) expect(reason.trim().length).toBeGreaterThanOrEqual(minCancelReason);
    expect(new Set(pauses.map(({ reason }) => reason)).size).toBe(reasons.length);
  });

  it('[R-MOP-09] are there in every status, some of which the restaurant took back', () => {
    expect(having(MopStatus.Confirmed).length).toBeGreaterThan(150);
    expect(having(MopStatus.Cancelled).length).toBeGreaterThan(30);
    expect(pauses.filter(withdrawn).length).toBeGreaterThan(8);
    const waiting = having(MopStatus.Pending).filter(
      ({ end }) => phaseOf({ start: end, end }, noon) !== 'over',
    );
    expect(waiting.length).toBeGreaterThan(5);
    expect(having(MopStatus.Pending).length).toBeGreaterThan(waiting.length);
  });

  it('[R-MOP-07] were confirmed by the switch while it was on, which it is not any more', () => {
    expect(pauses.filter(switchedOn).length).toBeGreaterThan(20);
    expect(switches.at(-1)?.on).toBe(false);
  });

  it('[R-MOP-08] came late about every fourth time', () => {
    const late = pauses.filter(({ start, requestedAt }) => isLate(start, requestedAt, 'ES'));
    expect(late.length / pauses.length).toBeGreaterThan(0.15);
    expect(late.length / pauses.length).toBeLessThan(0.45);
  });

  it('run now, and are still to come this week and next', () => {
    const phases = (phase: string) => standing.filter((pause) => phaseOf(pause, noon) === phase);
    expect(phases('running').length).toBeGreaterThan(2);
    expect(phases('upcoming').filter(({ start }) => start < '2026-11-23').length).toBeGreaterThan(3);
    expect(phases('upcoming').filter(({ start }) => start >= '2026-11-23').length).toBeGreaterThan(5);
  });

  it('[R-MOP-14] ended before the reference day, or will, unless they were withdrawn', () => {
    for (const pause of pauses) expect(pause.ended).toBe(pause.end < today && !withdrawn(pause));
  });

  it('have a history that goes forward, at office hours, and stops before their end and before today', () => {
    for (const { requestedAt, end, steps } of pauses) {
      const moments = [requestedAt, ...steps.map(({ at }) => at)];
      expect(moments).toEqual([...moments].sort());
      for (const at of moments) expect(at < end && at < today).toBe(true);
    }
  });
});
