import { describe, expect, it } from '@jest/globals';
import { mopDecider } from '@portal/command-api/deciders';
import { isRejection, Role } from '@portal/contracts';
import { minPauseReason, MopStatus, pauseIdOf } from '@portal/contracts/areas/mop';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { evolve } from '@portal/platform/decider/decider';
import { projected } from '@portal/platform/testing/projection-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import { triedPauses } from './pauses';

const { Pending, Confirmed, Cancelled } = MopStatus;
const hour = 3_600_000;
const start = Date.parse('2026-11-20T09:00:00.000Z');
const instant = (hours: number) => new Date(start + hours * hour).toISOString();
const commandId = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

interface Step {
  readonly what: 'request' | 'decide' | 'withdraw';
  readonly on: boolean;
  /** Hours from the moment of the request. */
  readonly from: number;
  readonly hours: number;
  readonly which: number;
  readonly status: MopStatus;
}

/** One restaurant's log by the decider, an hour between steps. */
function logOf(steps: readonly Step[]): readonly ProjectedEvent[] {
  const events: ProjectedEvent[] = [];
  let state = mopDecider.initial;
  const actor = testActor(Role.Administrator, { userId: 1 });
  steps.forEach((step, place) => {
    const at = instant(place);
    const shared = { actor, at, market: 'ES', commandId: commandId(place) } as const;
    const id = pauseIdOf(1, commandId(step.which));
    const decision = {
      request: () =>
        mopDecider.decide.RequestMopPause(
          {
            ...shared,
            input: {
              restaurant_id: 1,
              start_date: instant(place + step.from),
              end_date: instant(place + step.from + step.hours),
              value: 'x'.repeat(minPauseReason),
            },
            facts: {
              restaurant: { site: '101', name: 'Gran Vía' },
              policy: { on: step.on, setBy: 1, setAt: null },
            },
          },
          state,
        ),
      decide: () =>
        mopDecider.decide.ChangeMopPauseStatus(
          {
            ...shared,
            input: { id, status: step.status, cancel_value: 'x'.repeat(minPauseReason), version: undefined },
            facts: { takesMobileOrders: true },
          },
          state,
        ),
      withdraw: () =>
        mopDecider.decide.WithdrawMopPause({ ...shared, input: { id }, facts: undefined }, state),
    }[step.what]();
    if (isRejection(decision)) return;
    for (const event of decision) {
      state = evolve(mopDecider, state, event);
      events.push(projected({ ...event, metadata: { at } }, events.length));
    }
  });
  return events;
}

const request = (on: boolean, from = 50, hours = 2): Step => ({
  what: 'request',
  on,
  from,
  hours,
  which: 0,
  status: Pending,
});
const decide = (which: number, status: MopStatus): Step => ({
  ...request(false),
  what: 'decide',
  which,
  status,
});

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('request' as const, 'decide' as const, 'withdraw' as const),
    on: fc.boolean(),
    from: fc.integer({ min: 1, max: 12 }),
    hours: fc.integer({ min: 0, max: 6 }),
    which: fc.integer({ min: 0, max: 20 }),
    status: fc.constantFrom(Pending, Confirmed, Cancelled),
  }),
  { maxLength: 25 },
);

describe('requests decided again', () => {
  it('[R-MOP-07] with the switch as it was are what they were', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const events = logOf(given);
        const requests = events.filter(({ type }) => type === 'MopPauseRequested');
        const real = requests.map(({ data }) => data as { pauseId: string; status: MopStatus });
        const tried = triedPauses(events, ({ autoConfirm }) => autoConfirm);
        expect(tried.map(({ id, status }) => [id, status])).toEqual(
          real.map(({ pauseId, status }) => [pauseId, status]),
        );
      }),
    );
  });

  it('[R-MOP-07] with the switch on are all confirmed, or refused by a pause that would still be there', () => {
    fc.assert(
      fc.property(steps, (given) => {
        for (const { status } of triedPauses(logOf(given), () => true))
          expect([Confirmed, null]).toContain(status);
      }),
    );
    const events = logOf([
      request(false),
      decide(0, Cancelled),
      // The same hours, free because the first was turned down.
      request(false, 48),
      decide(2, Confirmed),
      request(false, 80),
    ]);
    expect(triedPauses(events, () => true)).toEqual([
      { id: pauseIdOf(1, commandId(0)), at: instant(0), status: Confirmed, turnedDown: true },
      { id: pauseIdOf(1, commandId(2)), at: instant(2), status: null, turnedDown: false },
      { id: pauseIdOf(1, commandId(4)), at: instant(4), status: Confirmed, turnedDown: false },
    ]);
  });

  it('[R-MOP-07] [S18] are decided without the reasons of erased people', () => {
    const events = logOf([request(true)]).map((event) => ({
      ...event,
      personal: { subject: 'user-1', value: null },
    }));
    expect(triedPauses(events as ProjectedEvent[], () => true)).toMatchObject([{ status: Confirmed }]);
  });
});
