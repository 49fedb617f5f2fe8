import { describe, expect, it } from '@jest/globals';
import { reject, Role } from '@portal/contracts';
import type { ExpectedRevision, NewEvent } from '../stores/event-store/event-store.port';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { PersonErased } from '../stores/key-store/key-store.port';
import { yieldToOthers } from '../program/in-pieces';
import { plainCodec } from '../testing/plain-codec';
import { type Jar, jarBindings } from '../testing/sample-aggregate';
import { testActor } from '../testing/test-actor';
import { createCommandRunner } from './command-runner';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const no = reject('no_jars_left');

class RacingStore extends MemoryEventStore {
  isRacing = false;
  readonly readFrom: number[] = [];

  override readStream(stream: string, from = 0) {
    this.readFrom.push(from);
    return super.readStream(stream, from);
  }
  override async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) {
    const [first] = events;
    if (this.isRacing && first) {
      this.isRacing = false;
      const metadata = { ...first.metadata, commandId: crypto.randomUUID() };
      const coin = { type: 'CoinAdded', data: { jarId: 'x', value: 1 }, metadata };
      await super.append(stream, expected, [{ ...first, ...coin, id: crypto.randomUUID() }]);
    }
    return super.append(stream, expected, events);
  }
}

async function wire(codec = plainCodec) {
  const events = new RacingStore();
  const jars = jarBindings(async () => 1);
  const runner = createCommandRunner({ events, codec, market: 'ES', now, ledgerCapacity: 1 });
  const run: (binding: typeof jars.addCoin, value?: number, idempotencyKey?: string) => Promise<unknown> = (
    binding,
    value = 1,
    idempotencyKey,
  ) =>
    runner.run(
      binding,
      { id, value },
      { actor: testActor(Role.Franchisee), correlationId: 'c', idempotencyKey },
    );
  const opened = await runner.run(
    jars.openJar,
    { restaurantId: 1, label: 'Tips' },
    { actor: testActor(Role.Franchisee), correlationId: 'c' },
  );
  const id = opened.ok ? opened.data.id : '';
  const coins = async () => (await events.readStream(`jar-${id}`)).length - 1;
  return { events, jars, run, opened, coins };
}

describe('a command about something that was edited since it was seen', () => {
  const conflict = { changedBy: 'user-12', changedAt: now().toISOString(), version: 1 };

  it('[R4] is a conflict with who, when and the version, and appends nothing', async () => {
    const { jars, run, coins } = await wire();
    await run(jars.addCoin);
    expect(await run({ ...jars.addCoin, expectedVersion: () => 0 })).toEqual({ ok: false, conflict });
    expect(await coins()).toBe(1);
    expect(await run({ ...jars.addCoin, expectedVersion: () => 1 })).toMatchObject({ ok: true });
  });

  it('[R4] names the fields that differ, where its form has fields', async () => {
    const { jars, run } = await wire();
    await run(jars.addCoin);
    const formValues: NonNullable<typeof jars.addCoin.formValues> = (state) => {
      const { coins, ownerId } = state as { coins: readonly number[]; ownerId: number };
      return { coins, ownerId };
    };
    expect(await run({ ...jars.addCoin, expectedVersion: () => 0, formValues })).toEqual({
      ok: false,
      conflict: { ...conflict, fields: ['coins'] },
    });
  });
});

describe('a command that another process was faster than', () => {
  it('[R2] [R5] is decided again over the same facts and over what was taken', async () => {
    const { events, jars, run, coins } = await wire();
    const asked = { facts: 0, take: 0 };
    events.isRacing = true;
    const outcome = await run({
      ...jars.addCoin,
      facts: async () => void (asked.facts += 1),
      take: async () => void (asked.take += 1),
    });
    expect(outcome).toMatchObject({ ok: true, data: { total: 2 } });
    expect(asked).toEqual({ facts: 1, take: 1 });
    expect(await coins()).toBe(2);
  });
});

describe('a command', () => {
  it('[S16] takes nothing where it has nothing to do', async () => {
    const { jars, run } = await wire();
    let taken = 0;
    const quiet = { ...jars.addCoin, decide: () => [], take: async () => void (taken += 1) };
    expect(await run(quiet)).toMatchObject({ ok: true });
    expect(taken).toBe(0);
  });

  it('[S16] looks for no other stream where nothing could be taken', async () => {
    const { jars, run } = await wire();
    const streams: unknown[] = [];
    const stream: typeof jars.addCoin.stream = (addressing) => {
      streams.push(addressing);
      return jars.addCoin.stream(addressing);
    };
    await run({ ...jars.addCoin, stream });
    const plain = streams.length;
    expect(await run({ ...jars.addCoin, stream, take: async () => no })).toEqual({
      ok: false,
      rejection: no,
    });
    expect(streams).toHaveLength(2 * plain);
  });

  it('[R2] has one effect under its key, right after it and with the state that is remembered', async () => {
    const { jars, run, coins } = await wire();
    const first = await run(jars.addCoin, 5, 'a-key-of-a-coin');
    await run(jars.addCoin, 1, 'a-key-of-another');
    expect(await run(jars.addCoin, 5, 'a-key-of-a-coin')).toEqual(first);
    expect(await coins()).toBe(2);
  });

  it('reads no stream where its append shows that nothing newer is stored', async () => {
    const { events, jars, run } = await wire();
    expect(events.readFrom).toEqual([]);
    await run(jars.addCoin);
    expect(events.readFrom).toEqual([]);
  });

  it('[R2] is found in a stream that is named after it by a process that does not remember it', async () => {
    const { events, jars } = await wire();
    const open = () => {
      const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
      const context = {
        actor: testActor(Role.Franchisee),
        correlationId: 'c',
        idempotencyKey: 'a-key-of-a-jar',
      };
      return runner.run(jars.openJar, { restaurantId: 1, label: 'Tips' }, context);
    };
    const first = await open();
    expect(await open()).toEqual(first);
    expect(first).toMatchObject({ ok: true });
  });

  it('[R5] is not refused for what is remembered once something newer is stored', async () => {
    const { events, jars, run, opened } = await wire();
    await run(jars.addCoin);
    const second = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
    const input = { id: opened.ok ? opened.data.id : '', value: 1 };
    await second.run(jars.addCoin, input, { actor: testActor(Role.Franchisee), correlationId: 'c' });
    const decide: typeof jars.addCoin.decide = (command, state) =>
      (state as Jar).coins.length < 2 ? no : jars.addCoin.decide(command, state);
    expect(await run({ ...jars.addCoin, decide })).toMatchObject({ ok: true, data: { total: 3 } });
  });

  it('[R4] is answered with the version that it has made', async () => {
    const { jars, run } = await wire();
    const answer: typeof jars.addCoin.answer = ({ version }) => ({ total: version });
    expect(await run({ ...jars.addCoin, answer })).toMatchObject({ data: { total: 1 } });
    expect(await run({ ...jars.addCoin, answer }, 100)).toMatchObject({ data: { total: 3 } });
  });

  it('[R4] has made the first version of what was not there', async () => {
    const events = new MemoryEventStore();
    const { openJar } = jarBindings(async () => 1);
    const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
    const binding = {
      ...openJar,
      answer: ({ version }: { version: number }) => ({ id: '', number: version }),
    };
    const context = { actor: testActor(Role.Franchisee), correlationId: 'c' };
    expect(await runner.run(binding, { restaurantId: 1, label: '' }, context)).toMatchObject({
      data: { number: 0 },
    });
  });

  it('may be refused by its answer, though its events stay', async () => {
    const { jars, run, coins } = await wire();
    expect(await run({ ...jars.addCoin, answer: () => no })).toEqual({ ok: false, rejection: no });
    expect(await coins()).toBe(1);
  });

  it('of many events lets others have their turn while they are folded, and while they are encoded', async () => {
    let turn = 0;
    let isOver = false;
    const folded = new Set<number>();
    const encoded = new Set<number>();
    const codec: typeof plainCodec = {
      ...plainCodec,
      encode: (...given) => {
        encoded.add(turn);
        return plainCodec.encode(...given);
      },
    };
    const { jars, run, coins } = await wire(codec);
    const decide: typeof jars.addCoin.decide = () =>
      Array.from({ length: 35 }, () => ({ type: 'CoinAdded', data: { jarId: 'x', value: 1 } }));
    const CoinAdded = (state: unknown) => {
      folded.add(turn);
      return state;
    };
    const evolve = { ...jars.addCoin.rules.evolve, CoinAdded };
    encoded.clear();
    const counting = (async () => {
      for (; !isOver; turn += 1) await yieldToOthers();
    })();
    await run({ ...jars.addCoin, decide, rules: { ...jars.addCoin.rules, evolve } });
    isOver = true;
    await counting;
    expect([await coins(), folded.size, encoded.size]).toEqual([35, 4, 4]);
  });

  it('[S18] of a person who was erased in the meantime is refused like one without a session', async () => {
    const erased: typeof plainCodec = {
      ...plainCodec,
      encode: async () => {
        throw new PersonErased('user-12');
      },
    };
    const { opened } = await wire(erased);
    expect(opened).toEqual({ ok: false, rejection: reject('session_expired') });
  });
});
