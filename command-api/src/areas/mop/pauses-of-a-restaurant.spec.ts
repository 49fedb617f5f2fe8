import { describe, expect, it } from '@jest/globals';
import { isRejection, Role } from '@portal/contracts';
import { MopStatus, overlaps, pauseIdOf } from '@portal/contracts/areas/mop';
import { type Command, evolve } from '@portal/platform/decider/decider';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import { mopDecider, type MopEvent, type RestaurantPauses } from './mop.decider';

const firstHour = Date.parse('2026-11-20T08:00:00.000Z');
const hourOf = (hour: number) => new Date(firstHour + hour * 3_600_000).toISOString();
const commandIdOf = (step: number) => `00000000-0000-4000-8000-${String(step).padStart(12, '0')}`;

type Step =
  | { readonly name: 'RequestMopPause'; readonly ahead: number; readonly hours: number; readonly on: boolean }
  | { readonly name: 'ChangeMopPauseStatus'; readonly which: number; readonly status: MopStatus }
  | { readonly name: 'WithdrawMopPause' | 'EndMopPause'; readonly which: number };

const which = fc.nat({ max: 7 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constant('RequestMopPause' as const),
      ahead: fc.integer({ min: -1, max: 12 }),
      hours: fc.integer({ min: -1, max: 6 }),
      on: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constant('ChangeMopPauseStatus' as const),
      which,
      status: fc.constantFrom(...Object.values(MopStatus)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constantFrom('WithdrawMopPause' as const, 'EndMopPause' as const),
      which,
    }),
  },
);

type State = RestaurantPauses | null;

/** Empty if rejected. */
function decide(each: Step, hour: number, state: State): readonly MopEvent[] {
  const actor = testActor(Role.Administrator);
  const context: Omit<Command, 'input' | 'facts'> = {
    actor,
    at: hourOf(hour),
    market: 'ES',
    commandId: commandIdOf(hour),
  };
  const { decide: rules } = mopDecider;
  const decision = ((): unknown => {
    if (each.name === 'RequestMopPause') {
      const start_date = hourOf(hour + each.ahead);
      const end_date = hourOf(hour + each.ahead + each.hours);
      const input = { restaurant_id: 1, start_date, end_date, value: 'x'.repeat(50) };
      const policy = { on: each.on, setBy: 1, setAt: null };
      return rules.RequestMopPause(
        { ...context, input, facts: { restaurant: { site: '', name: '' }, policy } },
        state,
      );
    }
    const id = [...(state?.pauses.keys() ?? [])][each.which] ?? pauseIdOf(1, commandIdOf(0));
    if (each.name === 'ChangeMopPauseStatus') {
      const input = { id, status: each.status, cancel_value: 'x'.repeat(20) };
      const facts = { takesMobileOrders: true };
      return rules.ChangeMopPauseStatus({ ...context, input, facts }, state);
    }
    return rules[each.name]({ ...context, input: { id }, facts: undefined }, state);
  })();
  return isRejection(decision) ? [] : (decision as readonly MopEvent[]);
}

function live(steps: readonly Step[]) {
  const log: MopEvent[] = [];
  let state: State = mopDecider.initial;
  steps.forEach((each, at) => {
    for (const event of decide(each, at + 1, state)) {
      log.push(event);
      state = evolve(mopDecider, state, event);
    }
  });
  const pauses = [...((state as State)?.pauses.values() ?? [])];
  return { log, state, pauses };
}

const statusBefore = ({ data }: MopEvent) => ('from' in data ? data.from : data.status);
const statusAfter = ({ data }: MopEvent) => {
  if ('to' in data) return data.to;
  return 'from' in data ? MopStatus.Cancelled : data.status;
};
const closes = ({ type }: MopEvent) => type === 'MopPauseWithdrawn' || type === 'MopPauseEnded';

const histories = fc.array(step, { minLength: 1, maxLength: 60 });

describe('the pauses of a restaurant, after any sequence of steps,', () => {
  it('[R-MOP-04] never overlap, but for those that are cancelled', () => {
    let several = 0;
    fc.assert(
      fc.property(histories, (steps) => {
        const active = live(steps).pauses.filter(({ status }) => status !== MopStatus.Cancelled);
        active.forEach((pause, at) =>
          active.slice(at + 1).forEach((other) => expect(overlaps(pause, other)).toBe(false)),
        );
        if (active.length > 1) several += 1;
      }),
      { numRuns: 500 },
    );
    expect(several).toBeGreaterThan(100);
  });

  it('[R-MOP-02] have ids of their own', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const ids = live(steps).pauses.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('[R-MOP-10] go from the status they have to another, until they end or are withdrawn once', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const known = new Map<string, { status: MopStatus; closed: boolean }>();
        for (const event of live(steps).log) {
          const before = known.get(event.data.pauseId);
          expect(before === undefined).toBe(event.type === 'MopPauseRequested');
          if (before) expect(before).toEqual({ status: statusBefore(event), closed: false });
          if (event.type === 'MopPauseStatusChanged') expect(event.data.to).not.toBe(event.data.from);
          known.set(event.data.pauseId, { status: statusAfter(event), closed: closes(event) });
        }
      }),
    );
  });

  it('[R-MOP-14] end at their time, neither before nor twice', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const hours = steps.length + 100;
        const { log, state, pauses } = live(steps);
        for (const { id, end, closed } of pauses) {
          const ending = (at: string) =>
            mopDecider.decide.EndMopPause(
              { input: { id }, facts: undefined, actor: testActor(), at, market: 'ES', commandId: 'c' },
              state,
            );
          expect(ending(new Date(Date.parse(end) - 1).toISOString())).toEqual([]);
          expect(ending(hourOf(hours))).toHaveLength(closed ? 0 : 1);
          const ends = log.filter(({ type, data }) => type === 'MopPauseEnded' && data.pauseId === id);
          expect(ends.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
