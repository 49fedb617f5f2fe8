import { describe, expect, it } from '@jest/globals';
import { allEvents, allViews, Role } from '@portal/contracts';
import { MopStatus } from '@portal/contracts/areas/mop';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { createEventCodec } from '@portal/platform/codec/event-codec';
import type { CommandOutcome } from '@portal/platform/decider/command-outcome';
import type { Actor } from '@portal/platform/decider/decider';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { testActor } from '@portal/platform/testing/test-actor';
import { testClock } from '@portal/platform/testing/test-clock';
import { createWriteSide } from '../../write-side';

const start = '2026-11-20T09:30:00.000Z';
const minute = 60_000;
const reason = 'Cambiamos las freidoras y la campana de extracción de la cocina.';
const ana = testActor(Role.Franchisee);
const marta = testActor(Role.Administrator, { userId: 1 });

async function open() {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
  const clock = testClock(start);
  const keys = new MemoryKeyStore();
  const { runner, bindings, startReactions } = createWriteSide({
    market: 'ES',
    events,
    codec: createEventCodec({ events: allEvents, keys }),
    keys,
    secrets: createSessionSecrets(Buffer.alloc(32, 1)),
    now: clock.now,
  });
  const by = (actor: Actor) => ({ actor, correlationId: 'request-1' });
  const must = async <O>(outcome: Promise<CommandOutcome<O>>): Promise<O> => {
    const result = await outcome;
    if (!result.ok) throw new Error(JSON.stringify(result));
    return result.data;
  };
  await must(runner.run(bindings.restaurants.ImportRestaurant, aRestaurant(), by(marta)));
  const { id } = await must(
    runner.run(
      bindings.mop.RequestMopPause,
      {
        restaurant_id: 1,
        start_date: '2026-11-20T10:00:00.000Z',
        end_date: '2026-11-20T11:00:00.000Z',
        value: reason,
      },
      by(ana),
    ),
  );
  const decide = (status: MopStatus) => {
    const input = { id, status, cancel_value: 'Ese día hay campaña nacional y la app sigue abierta.' };
    return must(runner.run(bindings.mop.ChangeMopPauseStatus, input, by(marta)));
  };
  const withdraw = () => must(runner.run(bindings.mop.WithdrawMopPause, { id }, by(ana)));
  const running = await startReactions({ views, wakeAfter: clock.wakeAfter });
  /** Passes the end of the pause. @returns the end of its stream */
  const pass = async () => {
    await clock.passUntil('2026-11-20T12:00:00.000Z', () =>
      running.retryParked('when-a-pause-ends-then-announce', ''),
    );
    await running.stop();
    return (await events.readStream('mop-1')).at(-1);
  };
  return { decide, withdraw, clock, pass };
}

describe('when a pause ends', () => {
  it.each([
    ['confirmed', MopStatus.Confirmed],
    ['cancelled', MopStatus.Cancelled],
  ])('[R-MOP-14] [R16] is announced as of that moment, with its status: %s', async (_, status) => {
    const { decide, clock, pass } = await open();
    await decide(status);
    await clock.asleep(minute);
    expect(await pass()).toMatchObject({
      type: 'MopPauseEnded',
      data: { restaurantId: 1, status },
      metadata: {
        actor: 'system',
        at: '2026-11-20T11:00:00.000Z',
        restaurant: 1,
        causationId: expect.any(String),
      },
    });
  });

  it('[R-MOP-14] is announced even if it was never decided', async () => {
    const { clock, pass } = await open();
    await clock.asleep(minute);
    expect(await pass()).toMatchObject({ type: 'MopPauseEnded', data: { status: MopStatus.Pending } });
  });

  it('[R-MOP-03] nothing is announced when the restaurant withdrew it', async () => {
    const { withdraw, clock, pass } = await open();
    await clock.asleep(minute);
    await withdraw();
    expect(await pass()).toMatchObject({ type: 'MopPauseWithdrawn' });
  });
});
