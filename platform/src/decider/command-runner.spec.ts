import { describe, expect, it } from '@jest/globals';
import { Role, reject } from '@portal/contracts';
import {
  type EventStore,
  EventStoreUnavailable,
  type ExpectedRevision,
  type NewEvent,
} from '../stores/event-store/event-store.port';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { plainCodec } from '../testing/plain-codec';
import { jarBindings } from '../testing/sample-aggregate';
import { testActor } from '../testing/test-actor';
import { testDigest } from '../testing/test-digest';
import type { BoundContract } from './command-binding';
import { createCommandRunner } from './command-runner';
import type { Actor } from './decider';

const at = '2026-11-20T09:30:00.000Z';
const actor = testActor(Role.Franchisee);
const from = (idempotencyKey?: string, more = {}) => ({
  actor,
  correlationId: 'request-1',
  idempotencyKey,
  ...more,
});
const digest = testDigest();
const tips = { restaurantId: 1, label: 'Tips' };

function wire(events: EventStore = new MemoryEventStore(), maxRetries?: number, lastNumber = 0) {
  let number = lastNumber;
  const jars = jarBindings(async () => (number += 1));
  const options = { events, codec: plainCodec, market: 'ES' as const, now: () => new Date(at), maxRetries };
  const runner = createCommandRunner({ ...options, digest });
  const open = async (key = 'key-of-the-jar') => {
    const opened = await runner.run(jars.openJar, tips, from(key));
    if (!opened.ok) throw new Error('the jar could not be opened');
    return opened.data.id;
  };
  const restarted = (last?: number) => wire(events, maxRetries, last);
  return { events, jars, runner, open, restarted, numbers: () => number };
}

class RacingStore extends MemoryEventStore {
  constructor(private times: number) {
    super();
  }
  override async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) {
    const first = events[0];
    if (this.times > 0 && first?.type === 'CoinAdded') {
      this.times -= 1;
      const metadata = {
        ...first.metadata,
        actor: 'user-99',
        at: '2026-11-20T10:00:00.000Z',
        commandId: crypto.randomUUID(),
      };
      await super.append(stream, expected, [
        { ...first, id: crypto.randomUUID(), data: { jarId: 'x', value: 1 }, metadata },
      ]);
    }
    return super.append(stream, expected, events);
  }
}

class SimultaneousStore extends MemoryEventStore {
  #arrived = 0;
  #allHere: () => void = () => undefined;
  readonly #gate = new Promise<void>((resolve) => {
    this.#allHere = resolve;
  });
  constructor(private readonly writers: number) {
    super();
  }
  override async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) {
    this.#arrived += 1;
    if (this.#arrived === this.writers) this.#allHere();
    await this.#gate;
    return super.append(stream, expected, events);
  }
}

describe('the command runner', () => {
  it('appends what was decided, with who, when, where and why, and answers with its position', async () => {
    const { events, jars, runner, open } = wire();
    const id = await open();
    const added = await runner.run(
      jars.addCoin,
      { id, value: 5 },
      from(undefined, { causationId: 'event-7' }),
    );
    expect(added).toEqual({ ok: true, data: { total: 5 }, position: 2 });
    const [opened, coin] = await events.readStream(`jar-${id}`);
    expect(opened?.data).toEqual({ jarId: id, restaurantId: 1, ownerId: 12, number: 1 });
    expect(coin?.metadata).toEqual({
      actor: 'user-12',
      role: Role.Franchisee,
      market: 'ES',
      restaurant: 1,
      at,
      correlationId: 'request-1',
      causationId: 'event-7',
      commandId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      schemaVersion: 1,
    });
  });

  it('writes down on whose behalf an administrator acts, and the time that a seed gives', async () => {
    const { events, jars, runner } = wire();
    const acting = { ...actor, onBehalfOf: 'user-1' };
    await runner.run(jars.openJar, tips, from(undefined, { actor: acting, at: '2024-02-29T08:00:00.000Z' }));
    const [opened] = await events.readAll(0, 1);
    expect(opened?.metadata).toMatchObject({
      actor: 'user-12',
      onBehalfOf: 'user-1',
      at: '2024-02-29T08:00:00.000Z',
    });
  });

  it('passes a rejection on and appends nothing', async () => {
    const { events, jars, runner } = wire();
    const outcome = await runner.run(jars.addCoin, { id: 'nowhere', value: 1 }, from());
    expect(outcome).toEqual({ ok: false, rejection: reject('not_found') });
    expect(await events.head()).toBe(0);
  });

  it('lets the gathering of facts say no', async () => {
    const { events, jars, runner } = wire();
    const refused = { ...jars.openJar, facts: async () => reject('no_jars_left') };
    expect(await runner.run(refused, tips, from())).toEqual({ ok: false, rejection: reject('no_jars_left') });
    expect(await events.head()).toBe(0);
  });

  it('answers a quiet command with the position of the stream and appends nothing', async () => {
    const { events, jars, runner, open } = wire();
    const id = await open();
    const first = await runner.run(jars.closeJar, { id }, from());
    expect(await runner.run(jars.closeJar, { id }, from())).toEqual(first);
    expect(await events.head()).toBe(2);
  });

  it('[R-ROL-08] hides records of foreign restaurants and foreign people', async () => {
    const { jars, runner, open } = wire();
    const id = await open();
    const hidden = { ok: false, rejection: reject('not_found') };
    const foreign = testActor(Role.Franchisee, { userId: 13, restaurants: [3] });
    const neighbour = testActor(Role.Franchisee, { userId: 13, restaurants: [1] });
    const administrator = testActor(Role.Administrator, { userId: 2, restaurants: [] });
    expect(await runner.run(jars.addCoin, { id, value: 1 }, from(undefined, { actor: foreign }))).toEqual(
      hidden,
    );
    expect(await runner.run(jars.closeJar, { id }, from(undefined, { actor: neighbour }))).toEqual(hidden);
    expect(
      await runner.run(jars.addCoin, { id, value: 1 }, from(undefined, { actor: neighbour })),
    ).toMatchObject({ ok: true });
    expect(
      await runner.run(jars.addCoin, { id, value: 1 }, from(undefined, { actor: administrator })),
    ).toMatchObject({ ok: true });
    expect(await runner.run(jars.closeJar, { id }, from(undefined, { actor: administrator }))).toEqual(
      hidden,
    );
  });

  it('decides again, with the same facts, when another command appended first', async () => {
    const { jars, runner, open } = wire(new RacingStore(5));
    const id = await open();
    const added = await runner.run(jars.addCoin, { id, value: 10 }, from());
    expect(added).toEqual({ ok: true, data: { total: 15 }, position: 7 });
  });

  it('reports who was faster, and when, after the last retry', async () => {
    const { jars, runner, open, events } = wire(new RacingStore(100), 2);
    const id = await open();
    expect(await runner.run(jars.addCoin, { id, value: 10 }, from('a-key-of-mine'))).toEqual({
      ok: false,
      conflict: { changedBy: 'user-99', changedAt: '2026-11-20T10:00:00.000Z', version: 3 },
    });
    const coins = (await events.readStream(`jar-${id}`)).slice(1);
    expect(coins.every((coin) => coin.metadata.actor === 'user-99')).toBe(true);
  });

  it('passes a rejection on where it may not retry: the stream was not changed by others', async () => {
    const { jars, runner, open } = wire(undefined, 0);
    const id = await open();
    await runner.run(jars.closeJar, { id }, from());
    const refused = { ok: false, rejection: reject('jar_closed') };
    expect(await runner.run(jars.addCoin, { id, value: 1 }, from())).toEqual(refused);
  });

  it('serialises the commands of one stream, so that none of them runs out of retries', async () => {
    const { jars, runner, open } = wire(undefined, 0);
    const id = await open();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => runner.run(jars.addCoin, { id, value: 1 }, from())),
    );
    const totals = outcomes.map((outcome) => (outcome.ok ? outcome.data.total : 0));
    expect(new Set(totals).size).toBe(50);
  });

  it('[X10] reveals no version of a record that its sender may not see', async () => {
    const { jars, runner, open } = wire();
    const id = await open();
    const stale = { ...jars.closeJar, expectedVersion: () => 7 };
    const close = (other: Actor) => runner.run(stale, { id }, from(undefined, { actor: other }));
    expect(await close(actor)).toMatchObject({ ok: false, conflict: { changedBy: 'user-12' } });
    const neighbour = testActor(Role.Franchisee, { userId: 13 });
    const administrator = testActor(Role.Administrator, { userId: 2, restaurants: [] });
    for (const stranger of [neighbour, administrator])
      expect(await close(stranger)).toEqual({ ok: false, rejection: reject('not_found') });
  });

  it('[F1] refuses clearly what is more than can be appended at once, and leaves nothing of it', async () => {
    const events = new MemoryEventStore();
    const { jars, runner } = wire(events);
    const huge = { ...tips, label: 'x'.repeat(9_000_000) };
    expect(await runner.run(jars.openJar, huge, from('a-key'))).toEqual({
      ok: false,
      rejection: reject('too_much_at_once'),
    });
    expect(await events.readAll(0, 10)).toEqual([]);
    expect(await runner.run(jars.openJar, tips, from('another-key'))).toMatchObject({ ok: true });
  });

  it('passes on that the store cannot be reached, and works again afterwards', async () => {
    const events = new MemoryEventStore();
    const { jars, runner } = wire(events);
    const append = events.append.bind(events);
    events.append = () => Promise.reject(new EventStoreUnavailable('disk full'));
    await expect(runner.run(jars.openJar, tips, from('the-same-key'))).rejects.toThrow(EventStoreUnavailable);
    events.append = append;
    expect(await runner.run(jars.openJar, tips, from('the-same-key'))).toMatchObject({
      ok: true,
      position: 1,
    });
  });
});

describe('idempotency keys', () => {
  it('[R2] answer 100 parallel repeats byte for byte the same, with one effect', async () => {
    const { events, jars, runner, numbers } = wire();
    const send = () => runner.run(jars.openJar, tips, from('double-click'));
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await events.head()).toBe(1);
    expect(numbers()).toBe(1);
  });

  it.each([5, 0])(
    '[R2] answer the same in two processes at once, with %i retries, from what is stored and not from what was decided',
    async (maxRetries) => {
      const { events, jars, runner, restarted, numbers } = wire(new SimultaneousStore(2), maxRetries);
      const other = restarted(100);
      const [here, there] = await Promise.all([
        runner.run(jars.openJar, tips, from('one-click')),
        other.runner.run(other.jars.openJar, tips, from('one-click')),
      ]);
      expect(there).toEqual(here);
      expect(await events.head()).toBe(1);
      expect([numbers(), other.numbers()]).toEqual([1, 101]);
    },
  );

  it('[R2] answer the same after a restart and after others have changed the record', async () => {
    const before = wire();
    const id = await before.open();
    const add = { id, value: 30 };
    const first = await before.runner.run(before.jars.addCoin, add, from('retried-coin'));
    await before.runner.run(before.jars.addCoin, { id, value: 80 }, from());
    expect(await before.runner.run(before.jars.addCoin, add, from('retried-coin'))).toEqual(first);
    const after = before.restarted();
    expect(await after.runner.run(after.jars.addCoin, { value: 30, id }, from('retried-coin'))).toEqual(
      first,
    );
    expect(await after.open()).toBe(id);
    expect(await after.events.head()).toBe(4);
    expect(after.numbers()).toBe(0);
  });

  it('[R2] refuse another input: while running, later, for another stream, and after a restart', async () => {
    const { jars, runner, open, restarted, events } = wire();
    const refused = { ok: false, rejection: reject('idempotency_key_reused') };
    const first = await open('jar-one-key');
    const second = await open('jar-two-key');
    const running = runner.run(jars.addCoin, { id: first, value: 1 }, from('coin-key'));
    expect(await runner.run(jars.addCoin, { id: first, value: 2 }, from('coin-key'))).toEqual(refused);
    expect(await running).toMatchObject({ ok: true });
    expect(await runner.run(jars.addCoin, { id: second, value: 1 }, from('coin-key'))).toEqual(refused);
    const later = restarted();
    expect(await later.runner.run(later.jars.addCoin, { id: first, value: 2 }, from('coin-key'))).toEqual(
      refused,
    );
    expect(await events.head()).toBe(3);
  });

  it('[R2] remember that a command had nothing to do', async () => {
    const { jars, runner, open } = wire();
    const id = await open();
    const close = () => runner.run(jars.closeJar, { id }, from('close-key'));
    const closed = await close();
    expect(await close()).toEqual(closed);
  });

  it('are forgotten with a rejection, so that a corrected input may follow under the same key', async () => {
    const { jars, runner, open } = wire();
    const id = await open();
    await runner.run(jars.addCoin, { id: 'nowhere', value: 1 }, from('form-key'));
    expect(await runner.run(jars.addCoin, { id, value: 1 }, from('form-key'))).toMatchObject({ ok: true });
  });

  it('[X18] are apart for each person and restaurant that an administrator acts as, without a key too', async () => {
    const { jars, runner, events } = wire();
    const administrator = testActor(Role.Administrator, { userId: 2, restaurants: [] });
    const seen = new Set<unknown>();
    for (const onBehalfOf of [undefined, 'user-7', 'user-8', 'restaurant-1', 'restaurant-2']) {
      const acting = { actor: { ...administrator, ...(onBehalfOf !== undefined && { onBehalfOf }) } };
      for (const context of [
        from('one-key', acting),
        from(undefined, { ...acting, repeatWindowSeconds: 10 }),
      ]) {
        const opened = await runner.run(jars.openJar, tips, context);
        expect(await runner.run(jars.openJar, tips, context)).toEqual(opened);
        seen.add(opened.ok && opened.data.id);
      }
    }
    expect(seen.size).toBe(10);
    expect(await events.head()).toBe(10);
  });

  describe('of commands with secrets', () => {
    const secretly =
      (more: object = {}) =>
      (jars: Pick<ReturnType<typeof jarBindings>, 'openJar'>) => ({
        ...jars.openJar,
        contract: {
          ...jars.openJar.contract,
          kind: 'command',
          secretInputs: ['label'],
          ...more,
        } as BoundContract,
      });
    const wrong = { ...tips, label: 'Guess' };
    const reused = { ok: false, rejection: reject('idempotency_key_reused') };
    const answered = { ok: false, rejection: reject('already_answered') };

    it('[X5] are refused with another secret: in flight, later, and after a restart', async () => {
      const { jars, runner, restarted, events } = wire();
      const binding = secretly()(jars);
      const running = runner.run(binding, tips, from('secret-key'));
      expect(await runner.run(binding, wrong, from('secret-key'))).toEqual(reused);
      const opened = await running;
      const later = restarted();
      for (const each of [runner, later.runner]) {
        expect(await each.run(binding, wrong, from('secret-key'))).toEqual(reused);
        expect(await each.run(binding, tips, from('secret-key'))).toEqual(opened);
      }
      expect(await events.head()).toBe(1);
    });

    it('[X5] are another command without a key, when the secret is another one', async () => {
      const { jars, runner, events } = wire();
      const binding = secretly()(jars);
      const window = from(undefined, { repeatWindowSeconds: 10 });
      const opened = await runner.run(binding, tips, window);
      expect(await runner.run(binding, tips, window)).toEqual(opened);
      await runner.run(binding, wrong, window);
      expect(await events.head()).toBe(2);
    });

    it('[X5] share the answer in flight where it is given once, and are refused afterwards', async () => {
      const { jars, runner, restarted, events } = wire();
      const binding = secretly({ answeredOnce: true })(jars);
      const [one, other] = await Promise.all([
        runner.run(binding, tips, from('once-key')),
        runner.run(binding, tips, from('once-key')),
      ]);
      expect(one).toMatchObject({ ok: true });
      expect(other).toEqual(one);
      for (const each of [runner, restarted().runner]) {
        expect(await each.run(binding, tips, from('once-key'))).toEqual(answered);
        expect(await each.run(binding, wrong, from('once-key'))).toEqual(reused);
      }
      expect(await events.head()).toBe(1);
    });
  });

  it('belong to one person and one command', async () => {
    const { jars, runner, open } = wire();
    const id = await open('shared-key');
    const neighbour = testActor(Role.Franchisee, { userId: 13 });
    const hers = await runner.run(jars.openJar, tips, from('shared-key', { actor: neighbour }));
    expect(hers.ok && hers.data.id).not.toBe(id);
    expect(await runner.run(jars.addCoin, { id, value: 1 }, from('shared-key'))).toMatchObject({ ok: true });
  });
});
