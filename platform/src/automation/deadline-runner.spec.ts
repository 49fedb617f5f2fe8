import { describe, expect, it } from '@jest/globals';
import { defineDueTimes, type Rejection } from '@portal/contracts';
import { type CommandRunner, createCommandRunner } from '../decider/command-runner';
import { parkedLists, parkedReactions, type ParkedStream } from '../projection/parked-streams';
import { EventStoreUnavailable } from '../stores/event-store/event-store.port';
import { SqliteViewStore } from '../stores/view-store/sqlite.view-store';
import { plainCodec } from '../testing/plain-codec';
import { jarBindings, type JarEvent } from '../testing/sample-aggregate';
import { addCoins, jarClock, openJarLog } from '../testing/sample-aggregate-log';
import { testActor } from '../testing/test-actor';
import { testClock } from '../testing/test-clock';
import { intend } from './automation';
import type { RunningAutomations } from './automation-runner';
import { type Deadline, defineDeadline, fallsDue, fallsDueNoMore, fallsDueUnlessSet } from './deadline';
import { startDeadlines } from './deadline-runner';

const jars = jarBindings(async () => 1);
const closings = defineDueTimes('closings');
const name = 'when-an-hour-is-over-then-one-more';
const minute = 60_000;
const hour = 60 * minute;
const after = (at: string, milliseconds: number) => new Date(Date.parse(at) + milliseconds).toISOString();

const lastCoin = (mistaken = { yes: false }): Deadline =>
  defineDeadline<JarEvent>(name, closings, {
    on: {
      JarOpened: ({ data, metadata }) => fallsDue(data.jarId, after(metadata.at, hour)),
      CoinAdded: ({ data, metadata }) =>
        data.value === 1 ? null : fallsDue(data.jarId, after(metadata.at, data.value * hour)),
      JarClosed: ({ data }) => fallsDueNoMore(data.jarId),
    },
    then: ({ id }) => {
      if (mistaken.yes) throw new RangeError('no coin at hand');
      return intend(jars.addCoin, { id, value: 1 });
    },
  });

const settled = (running: RunningAutomations) => running.retryParked(name, 'no-such-stream');

function wire() {
  const events = openJarLog();
  const views = new SqliteViewStore(':memory:', [closings, ...parkedLists]);
  const clock = testClock(jarClock);
  const runner = () => createCommandRunner({ events, codec: plainCodec, market: 'ES', now: clock.now });
  const refusals: Rejection[] = [];
  const parked: ParkedStream[] = [];
  const errors: unknown[] = [];
  const start = (deadline: Deadline = lastCoin(), commands: CommandRunner = runner()) =>
    startDeadlines({
      events,
      codec: plainCodec,
      views,
      commands,
      deadlines: [deadline],
      now: clock.now,
      wakeAfter: clock.wakeAfter,
      onRefused: ({ rejection }) => refusals.push(rejection),
      onParked: (each) => parked.push(each),
      onError: (error) => errors.push(error),
    });
  const close = (id: string) =>
    runner().run(jars.closeJar, { id }, { actor: testActor(2), correlationId: 'request-1' });
  const values = async (jar: string) =>
    (await events.readStream(`jar-${jar}`)).flatMap(({ data }) => data.value ?? []);
  const waiting = () => views.count(closings.name, {});
  const written = (times = 1) => {
    const commit = views.commit.bind(views);
    let left = times;
    return new Promise<void>((resolve) => {
      views.commit = async (batches) => {
        await commit(batches);
        left -= 1;
        if (left === 0) resolve();
      };
    });
  };
  return { events, views, clock, runner, refusals, parked, errors, start, close, values, waiting, written };
}

describe('a deadline', () => {
  it('[R16] sends its command when its time has come, as of that time, and records why', async () => {
    const { events, clock, start, values, waiting } = wire();
    await addCoins(events, 'a', [2]);
    const running = await start();
    await clock.asleep(minute);
    expect(await values('a')).toEqual([2]);
    await clock.passUntil(after(jarClock, 2 * hour), () => settled(running));
    await running.stop();
    expect(await values('a')).toEqual([2, 1]);
    const [, cause, effect] = await events.readStream('jar-a');
    expect(effect?.metadata).toMatchObject({
      actor: 'system',
      at: after(jarClock, 2 * hour),
      correlationId: cause?.metadata.correlationId,
      causationId: cause?.id,
    });
    expect(await waiting()).toBe(0);
  });

  it('[R16] does nothing a millisecond too early', async () => {
    const { events, clock, start, values } = wire();
    await addCoins(events, 'a', []);
    const running = await start();
    await clock.asleep(minute);
    clock.jumpTo(after(jarClock, hour - 1));
    clock.ring();
    await settled(running);
    expect([await values('a'), clock.sleeping()]).toEqual([[], [1]]);
    clock.jumpTo(after(jarClock, hour));
    clock.ring();
    await settled(running);
    await running.stop();
    expect(await values('a')).toEqual([1]);
  });

  it('[R16] never sleeps longer than a minute, however far its time is, and notices a clock that jumps', async () => {
    const { events, clock, start, values } = wire();
    await addCoins(events, 'a', [24 * 400]);
    const running = await start();
    await clock.asleep(minute);
    clock.jumpTo(after(jarClock, 24 * 400 * hour));
    clock.ring();
    await settled(running);
    await running.stop();
    expect(await values('a')).toEqual([24 * 400, 1]);
  });

  it('waits again when the time is set again, and not at all when it is cancelled', async () => {
    const { events, clock, start, close, values, waiting, written } = wire();
    await addCoins(events, 'a', [2]);
    await addCoins(events, 'b', [2]);
    const running = await start();
    await clock.asleep(minute);
    const noted = written();
    await addCoins(events, 'a', [3]);
    await noted;
    const closed = written();
    await close('b');
    await closed;
    await clock.passUntil(after(jarClock, 2 * hour), () => settled(running));
    expect([await values('a'), await values('b')]).toEqual([[2, 3], [2]]);
    await clock.passUntil(after(jarClock, 3 * hour), () => settled(running));
    await running.stop();
    expect([await values('a'), await values('b')]).toEqual([[2, 3, 1], [2]]);
    expect(await waiting()).toBe(0);
  });

  it('sends at once what fell due while it was not running, the oldest first, as of its time', async () => {
    const { events, clock, start, values } = wire();
    await addCoins(events, 'b', [3]);
    await addCoins(events, 'a', [2]);
    clock.jumpTo(after(jarClock, 100 * hour));
    const running = await start();
    await clock.asleep(0);
    clock.ring();
    await settled(running);
    await running.stop();
    expect([await values('a'), await values('b')]).toEqual([
      [2, 1],
      [3, 1],
    ]);
    const sent = (await events.readAll(0, 100)).filter(({ metadata }) => metadata.actor === 'system');
    expect(sent.map(({ stream, metadata }) => [stream, metadata.at])).toEqual([
      ['jar-a', after(jarClock, 2 * hour)],
      ['jar-b', after(jarClock, 3 * hour)],
    ]);
  });

  it('sends nothing that the rest of the log has called off, when it starts over', async () => {
    const { events, clock, start, close, values, runner } = wire();
    await addCoins(events, 'a', [2]);
    await close('a');
    clock.jumpTo(after(jarClock, 100 * hour));
    const sent: unknown[] = [];
    const spy: CommandRunner = {
      run: (binding, input, how) => {
        sent.push(input);
        return runner().run(binding, input, how);
      },
    };
    const running = await start(lastCoin(), spy);
    await addCoins(events, 'b', []);
    await clock.asleep(0);
    clock.ring();
    await settled(running);
    await running.stop();
    expect(sent).toEqual([{ id: 'b', value: 1 }]);
    expect(await values('a')).toEqual([2]);
  });

  it('goes on after a restart where it was', async () => {
    const { events, views, clock, start, values } = wire();
    await addCoins(events, 'a', [2]);
    const first = await start();
    await clock.asleep(minute);
    await first.stop();
    expect(clock.sleeping()).toEqual([]);
    expect(await views.checkpoint(closings.name)).toBe(2);
    const second = await start();
    await clock.asleep(minute);
    await clock.passUntil(after(jarClock, 2 * hour), () => settled(second));
    await second.stop();
    expect(await values('a')).toEqual([2, 1]);
  });

  it('[R3] neither loses nor doubles a command when it is killed between sending and forgetting', async () => {
    const { events, views, clock, start, values, waiting, errors } = wire();
    await addCoins(events, 'a', [2]);
    const first = await start();
    await clock.asleep(minute);
    const commit = views.commit.bind(views);
    views.commit = () => Promise.reject(new Error('killed'));
    clock.jumpTo(after(jarClock, 2 * hour));
    clock.ring();
    await clock.asleep(1_000);
    await first.stop();
    expect(errors.length).toBeGreaterThan(0);
    expect([await values('a'), await waiting()]).toEqual([[2, 1], 1]);
    views.commit = commit;
    const second = await start();
    await clock.asleep(0);
    clock.ring();
    await settled(second);
    await second.stop();
    expect([await values('a'), await waiting()]).toEqual([[2, 1], 0]);
  });

  it('retries after a conflict or while the log is down', async () => {
    const { events, clock, start, values, errors, runner } = wire();
    await addCoins(events, 'a', [2]);
    const failures = [
      () => Promise.reject(new EventStoreUnavailable('away')),
      async () => ({
        ok: false as const,
        conflict: { changedBy: 'user-9', changedAt: jarClock, version: 0 },
      }),
    ];
    const commands = runner();
    const run: CommandRunner['run'] = async (binding, input, how) => {
      const failure = failures.shift();
      return failure ? failure() : commands.run(binding, input, how);
    };
    const running = await start(lastCoin(), { run });
    await clock.asleep(minute);
    clock.jumpTo(after(jarClock, 2 * hour));
    clock.ring();
    for (const _ of [1, 2]) {
      await clock.asleep(1_000);
      clock.ring();
    }
    await settled(running);
    await running.stop();
    expect(errors).toHaveLength(2);
    expect(await values('a')).toEqual([2, 1]);
  });

  it('treats a rejection as final, reports it and forgets', async () => {
    const { events, clock, start, refusals, waiting } = wire();
    const lost = defineDeadline<JarEvent>(name, closings, {
      on: { JarOpened: ({ data, metadata }) => fallsDue(data.jarId, metadata.at) },
      then: () => intend(jars.addCoin, { id: 'nowhere', value: 1 }),
    });
    await addCoins(events, 'a', []);
    const running = await start(lost);
    await clock.asleep(0);
    clock.ring();
    await settled(running);
    await running.stop();
    expect(refusals).toEqual([{ rejected: 'not_found' }]);
    expect(await waiting()).toBe(0);
  });

  it('[R9] parks what it cannot send, goes on with the rest, and sends it after a retry', async () => {
    const { events, views, clock, start, values, parked } = wire();
    const mistaken = { yes: true };
    await addCoins(events, 'a', [2]);
    const running = await start(lastCoin(mistaken));
    await clock.asleep(minute);
    await clock.passUntil(after(jarClock, 2 * hour), () => settled(running));
    expect(parked).toMatchObject([
      {
        projection: 'closings',
        stream: 'jar-a',
        eventType: 'CoinAdded',
        reason: 'RangeError: no coin at hand',
      },
    ]);
    mistaken.yes = false;
    await addCoins(events, 'b', []);
    await clock.asleep(0);
    clock.ring();
    await settled(running);
    expect([await values('a'), await values('b')]).toEqual([[2], [1]]);
    expect(await running.retryParked(name, 'jar-a')).toBe(true);
    expect(await running.retryParked('when-unknown-then-nothing', 'jar-a')).toBe(false);
    await clock.asleep(0);
    clock.ring();
    await settled(running);
    await running.stop();
    expect(await values('a')).toEqual([2, 1]);
    expect(await views.count(parkedReactions.name, {})).toBe(0);
  });

  describe('with a window', () => {
    /** A coin for the jar of the first event of each hour. */
    const hourly = defineDeadline<JarEvent>(name, closings, {
      on: {
        CoinAdded: ({ data, metadata }) =>
          data.value === 1 ? null : fallsDueUnlessSet('window', after(metadata.at, hour)),
      },
      then: ({ stream }) => intend(jars.addCoin, { id: stream.replace('jar-', ''), value: 1 }),
    });

    it('is opened by the first event, and by the next one after its end', async () => {
      const { events, views, clock, start, values, written } = wire();
      await addCoins(events, 'a', [2, 3]);
      const running = await start(hourly);
      await clock.asleep(minute);
      const [opened] = (await views.find(closings.name, {})).documents;
      await addCoins(events, 'b', [2], after(jarClock, 10 * minute));
      await settled(running);
      expect((await views.find(closings.name, {})).documents).toEqual([opened]);
      await clock.passUntil(after(jarClock, hour), () => settled(running));
      expect([await values('a'), await values('b')]).toEqual([[2, 3, 1], [2]]);
      const reopened = written();
      await addCoins(events, 'b', [2], after(jarClock, 90 * minute));
      await reopened;
      await clock.asleep(minute);
      await clock.passUntil(after(jarClock, 3 * hour), () => settled(running));
      await running.stop();
      expect([await values('a'), await values('b')]).toEqual([
        [2, 3, 1],
        [2, 2, 1],
      ]);
    });

    it('[R1] stays open over a restart, and is opened by the same event if nothing was stored', async () => {
      const { events, views, clock, start, values } = wire();
      const commit = views.commit.bind(views);
      views.commit = async () => {
        views.commit = commit;
        throw new Error('disk full');
      };
      await addCoins(events, 'a', [2, 3]);
      const first = await start(hourly);
      await clock.asleep(minute);
      await first.stop();
      const second = await start(hourly);
      await addCoins(events, 'b', [2], after(jarClock, 10 * minute));
      await clock.passUntil(after(jarClock, hour), () => settled(second));
      await second.stop();
      expect([await values('a'), await values('b')]).toEqual([[2, 3, 1], [2]]);
    });
  });
});
