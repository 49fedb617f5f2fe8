import { describe, expect, it } from '@jest/globals';
import { reject, type Rejection } from '@portal/contracts';
import { type CommandContext, type CommandRunner, createCommandRunner } from '../decider/command-runner';
import { parkedReactions, type ParkedStream } from '../projection/parked-streams';
import { EventStoreUnavailable } from '../stores/event-store/event-store.port';
import { plainCodec } from '../testing/plain-codec';
import { jarBindings, type JarEvent } from '../testing/sample-aggregate';
import { addCoins, jarClock, now, openJarLog, openJarViews } from '../testing/sample-aggregate-log';
import { testActor } from '../testing/test-actor';
import { type Automation, defineAutomation, intend } from './automation';
import { startAutomations } from './automation-runner';

const jars = jarBindings(async () => 1);
const context: CommandContext = { actor: testActor(), correlationId: 'request-1' };

/** A coin of 7 adds two coins; 13 throws; 9 closes the jar. */
const generous = (mistaken: { yes: boolean } = { yes: true }): Automation =>
  defineAutomation<JarEvent>('when-seven-then-two-more', {
    on: {
      CoinAdded: ({ data }) => {
        if (data.value === 13 && mistaken.yes) throw new RangeError('thirteen');
        const more = (value: number) => intend(jars.addCoin, { id: data.jarId, value });
        if (data.value === 9) return intend(jars.closeJar, { id: data.jarId }, testActor(2));
        return data.value === 7 ? [more(1), more(2)] : null;
      },
    },
  });

function wire() {
  const events = openJarLog();
  const views = openJarViews();
  const commands = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const refusals: Rejection[] = [];
  const parked: ParkedStream[] = [];
  const errors: unknown[] = [];
  const start = (automation: Automation, runner: CommandRunner = commands) =>
    startAutomations({
      events,
      codec: plainCodec,
      views,
      commands: runner,
      automations: [automation],
      now,
      onRefused: ({ rejection }) => refusals.push(rejection),
      onParked: (each) => parked.push(each),
      onError: (error) => errors.push(error),
    });
  const values = async (jar: string) =>
    (await events.readStream(`jar-${jar}`)).slice(1).map(({ data }) => data.value);
  const written = (position: number, name = 'when-seven-then-two-more') => {
    const commit = views.commit.bind(views);
    return new Promise<void>((resolve) => {
      views.commit = async (batches) => {
        await commit(batches);
        if (batches.some((batch) => batch.projection === name && batch.position >= position)) resolve();
      };
    });
  };
  return { events, views, commands, refusals, parked, errors, start, values, written };
}

describe('an automation', () => {
  it('sends its commands for events, as the system, and records why', async () => {
    const { events, start, values, written } = wire();
    await addCoins(events, 'a', [7, 3]);
    const done = written(5);
    const running = await start(generous());
    await done;
    await running.stop();
    expect(await values('a')).toEqual([7, 3, 1, 2]);
    const [cause] = await events.readStream('jar-a', 1);
    const [effect] = await events.readStream('jar-a', 3);
    expect(effect?.metadata).toMatchObject({
      actor: 'system',
      at: jarClock,
      correlationId: cause?.metadata.correlationId,
      causationId: cause?.id,
    });
  });

  it('acts on the authority that it names', async () => {
    const { events, start, written } = wire();
    await addCoins(events, 'a', [9]);
    const done = written(2);
    const running = await start(generous());
    await done;
    await running.stop();
    expect((await events.readStream('jar-a')).at(-1)).toMatchObject({
      type: 'JarClosed',
      metadata: { actor: 'user-12', role: 2 },
    });
  });

  it('neither loses nor doubles a command when it is killed before it could write down how far it was', async () => {
    const { events, views, start, values, errors } = wire();
    await addCoins(events, 'a', [7]);
    const commit = views.commit.bind(views);
    views.commit = () => Promise.reject(new Error('killed'));
    const running = await start(generous());
    while ((await values('a')).length < 3) await new Promise((resolve) => setImmediate(resolve));
    await running.stop();
    views.commit = commit;
    expect([errors, await views.checkpoint('when-seven-then-two-more')]).toEqual([[new Error('killed')], 0]);
    const again = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
    await (await start(generous(), again)).stop();
    expect([await views.checkpoint('when-seven-then-two-more'), await values('a')]).toEqual([4, [7, 1, 2]]);
  });

  it('[X7] begins again when its checkpoint is of another log, which doubles no command', async () => {
    const { events, views, start, values, errors } = wire();
    await views.commit([{ projection: 'when-seven-then-two-more', position: 99, writes: [] }]);
    await addCoins(events, 'a', [7]);
    await (await start(generous())).stop();
    while ((await values('a')).length < 3) await new Promise((resolve) => setImmediate(resolve));
    await views.commit([
      { projection: 'when-seven-then-two-more', position: 999, eventId: 'foreign', writes: [] },
    ]);
    await (await start(generous())).stop();
    expect(await values('a')).toEqual([7, 1, 2]);
    expect(errors.map(String)).toEqual([
      expect.stringContaining('when-seven-then-two-more; the log ends at position 2, before 99'),
      expect.stringContaining('when-seven-then-two-more; the log ends at position 4, before 999'),
    ]);
  });

  it('sends the same command again after a conflict or while the store is down', async () => {
    const { events, start, values, commands, errors, written } = wire();
    await addCoins(events, 'a', [7]);
    const failures = [
      () => Promise.reject(new EventStoreUnavailable('away')),
      async () => ({
        ok: false as const,
        conflict: { changedBy: 'user-9', changedAt: jarClock, version: 0 },
      }),
    ];
    const run: CommandRunner['run'] = async (binding, input, how) => {
      const failure = failures.shift();
      return failure ? failure() : commands.run(binding, input, how);
    };
    const done = written(4);
    const running = await start(generous(), { run });
    await done;
    await running.stop();
    expect(errors).toHaveLength(2);
    expect(await values('a')).toEqual([7, 1, 2]);
  });

  it('treats a rejection as final, reports it and goes on', async () => {
    const { events, start, refusals, commands, written } = wire();
    await addCoins(events, 'a', [5]);
    await commands.run(jars.closeJar, { id: 'a' }, context);
    await addCoins(events, 'a', [7]);
    const done = written(4);
    const running = await start(generous());
    await done;
    await running.stop();
    expect(refusals).toEqual([reject('jar_closed'), reject('jar_closed')]);
  });

  it('[R9] parks a stream it cannot react to, goes on with the others, and reacts after a retry', async () => {
    const { events, views, start, values, parked, written } = wire();
    const mistaken = { yes: true };
    await addCoins(events, 'a', [13, 7]);
    await addCoins(events, 'b', [7]);
    const done = written(7);
    const running = await start(generous(mistaken));
    await done;
    await running.stop();
    expect(await values('a')).toEqual([13, 7]);
    expect(await values('b')).toEqual([7, 1, 2]);
    expect(parked).toMatchObject([{ stream: 'jar-a', revision: 1, reason: 'RangeError: thirteen' }]);
    const restarted = await start(generous(mistaken));
    expect(await restarted.retryParked('when-seven-then-two-more', 'jar-a')).toBe(false);
    mistaken.yes = false;
    expect(await restarted.retryParked('when-seven-then-two-more', 'jar-a')).toBe(true);
    expect(await restarted.retryParked('when-seven-then-two-more', 'jar-a')).toBe(false);
    expect(await restarted.retryParked('when-unknown-then-nothing', 'jar-a')).toBe(false);
    await restarted.stop();
    expect(await values('a')).toEqual([13, 7, 1, 2]);
    expect(await views.count(parkedReactions.name, {})).toBe(0);
  });

  it('that starts now leaves alone what happened before its first run', async () => {
    const { events, views, start, values, written } = wire();
    const counting = defineAutomation<JarEvent>('when-any-coin-then-one-more', {
      startAt: 'now',
      on: {
        CoinAdded: ({ data }) => (data.value > 1 ? intend(jars.addCoin, { id: data.jarId, value: 1 }) : null),
      },
    });
    await addCoins(events, 'a', [5]);
    const running = await start(counting);
    expect(await views.checkpoint(counting.name)).toBe(2);
    const done = written(4, counting.name);
    await addCoins(events, 'b', [6]);
    await done;
    await running.stop();
    expect(await values('a')).toEqual([5]);
    expect(await values('b')).toEqual([6, 1]);
  });

  it('writes down from time to time how far it has come when nothing concerns it', async () => {
    const { events, views, start, written } = wire();
    for (let jar = 0; jar < 1_001; jar += 1) await addCoins(events, `jar-${jar}`, []);
    const done = written(1_000);
    const running = await start(generous());
    await done;
    await running.stop();
    expect(await views.checkpoint('when-seven-then-two-more')).toBeGreaterThanOrEqual(1_000);
  });
});
