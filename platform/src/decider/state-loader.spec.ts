import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { plainCodec } from '../testing/plain-codec';
import { jarBindings, jarDecider } from '../testing/sample-aggregate';
import { addCoins, openJarLog } from '../testing/sample-aggregate-log';
import { testActor } from '../testing/test-actor';
import { createCommandRunner } from './command-runner';
import { createEventsFrom, createStateLoader, loadingOnce, type StateLoader } from './state-loader';

describe('the state loader', () => {
  it('folds a stream as it is in the log at that moment', async () => {
    const events = new MemoryEventStore();
    const now = () => new Date();
    const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
    const { openJar, addCoin } = jarBindings(async () => 4);
    const load = createStateLoader(events, plainCodec);
    const context = { actor: testActor(), correlationId: 'request-1' };
    expect(await load(jarDecider, 'jar-none')).toBeNull();
    const opened = await runner.run(openJar, { restaurantId: 1, label: 'Tips' }, context);
    const id = opened.ok ? opened.data.id : '';
    expect(await load(jarDecider, `jar-${id}`)).toMatchObject({ number: 4, coins: [] });
    await runner.run(addCoin, { id, value: 3 }, context);
    expect(await load(jarDecider, `jar-${id}`)).toMatchObject({ number: 4, coins: [3] });
  });

  it('does not fold the memory of one decider with the rules of another', async () => {
    const events = new MemoryEventStore();
    const load = createStateLoader(events, plainCodec);
    await createCommandRunner({ events, codec: plainCodec, market: 'ES', now: () => new Date() }).run(
      jarBindings(async () => 1).openJar,
      { restaurantId: 1, label: 'Tips' },
      { actor: testActor(), correlationId: 'request-1' },
    );
    const stream = (await events.readAll(0, 1))[0]?.stream ?? '';
    await load(jarDecider, stream);
    expect(await load({ initial: 0, evolve: { JarOpened: (count: number) => count + 1 } }, stream)).toBe(1);
  });

  it('reads events of some types from a position on, over pages of the log', async () => {
    const events = openJarLog(3);
    await addCoins(events, 'a', [1]);
    const { position } = await addCoins(events, 'a', [2]);
    await addCoins(events, 'b', [3]);
    const paged = {
      eventAt: (at: number) => events.eventAt(at),
      readAll: (after: number) => events.readAll(after, 1),
    };
    const from = createEventsFrom(paged, plainCodec);
    const valuesFrom = async (at: number) =>
      (await from(at, new Set(['CoinAdded']))).map(({ data }) => (data as { value: number }).value);
    expect([await valuesFrom(position), await valuesFrom(0)]).toEqual([
      [2, 3],
      [1, 2, 3],
    ]);
  });

  it('looks at a stream once for all facts of one command, and again for the next command', async () => {
    const asked: string[] = [];
    const load: StateLoader = async (rules, stream) => {
      asked.push(stream);
      return rules.initial;
    };
    for (let command = 0; command < 2; command += 1) {
      const once = loadingOnce(load);
      await Promise.all([once(jarDecider, 'jar-1'), once(jarDecider, 'jar-1'), once(jarDecider, 'jar-2')]);
      expect(await once({ initial: 'other rules', evolve: {} }, 'jar-1')).toBe('other rules');
    }
    expect(asked).toEqual(['jar-1', 'jar-2', 'jar-1', 'jar-1', 'jar-2', 'jar-1']);
  });
});
