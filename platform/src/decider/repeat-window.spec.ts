import { describe, expect, it } from '@jest/globals';
import { Role, reject } from '@portal/contracts';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { MemoryKeyStore } from '../stores/key-store/memory.key-store';
import { plainCodec } from '../testing/plain-codec';
import { jarBindings } from '../testing/sample-aggregate';
import { testActor } from '../testing/test-actor';
import { testDigest } from '../testing/test-digest';
import { type CommandOutcome, createCommandRunner } from './command-runner';

const start = Date.parse('2026-11-20T09:30:00.000Z');
const actor = testActor(Role.Franchisee);
const tips = { restaurantId: 1, label: 'Tips' };

function wire() {
  const events = new MemoryEventStore();
  const keys = new MemoryKeyStore();
  let number = 0;
  const jars = jarBindings(async () => (number += 1));
  const now = () => new Date(start);
  const newRunner = () =>
    createCommandRunner({ events, codec: plainCodec, market: 'ES', now, digest: testDigest(keys) });
  async function close(answer: CommandOutcome) {
    const { id } = (answer as { data: { id: string } }).data;
    await newRunner().run(jars.closeJar, { id }, { actor, correlationId: 'request-2' });
  }
  function program() {
    const runner = newRunner();
    return (seconds: number, input = tips, more = {}) =>
      runner.run(jars.openJar, input, {
        actor,
        correlationId: 'request-1',
        repeatWindowSeconds: 10,
        at: new Date(start + seconds * 1000).toISOString(),
        ...more,
      });
  }
  return { events, keys, jars, program, close };
}

describe('the same command without an idempotency key', () => {
  it.each([
    ['at once', 0],
    ['at the end of a window', 9.999],
    ['behind the edge of a window', 12, 3],
  ])('[R3] is a repeat within the window: %s', async (_when, second, first = 0) => {
    const { events, program } = wire();
    const send = program();
    const answer = await send(first);
    expect(await send(second)).toEqual(answer);
    expect(await events.head()).toBe(1);
    expect(await program()(second)).toEqual(answer);
    expect(await events.head()).toBe(1);
  });

  it('[R3] sent twice at the same moment has one effect, on both sides of the edge of a window too', async () => {
    for (const second of [0, 9.999, 10.001]) {
      const { events, program } = wire();
      const send = program();
      const [one, other] = await Promise.all([send(9.998), send(second)]);
      expect(other).toEqual(one);
      expect(await events.head()).toBe(1);
    }
  });

  it('[R3] has one effect in two processes at the same moment', async () => {
    const { events, program } = wire();
    const [one, other] = await Promise.all([program()(1), program()(2)]);
    expect(other).toEqual(one);
    expect(await events.head()).toBe(1);
  });

  it('[R3] is another one after the window, however often it was repeated within', async () => {
    const { events, program } = wire();
    const send = program();
    for (const second of [3, 8, 12.9]) await send(second);
    expect(await events.head()).toBe(1);
    await send(13);
    expect(await events.head()).toBe(2);
    await program()(60);
    expect(await events.head()).toBe(3);
  });

  it.each([
    ['has another input', { ...tips, label: 'Other tips' }, {}],
    ['comes from another person', tips, { actor: testActor(Role.Franchisee, { userId: 13 }) }],
    ['has a key', tips, { idempotencyKey: 'a-second-click' }],
    ['is one of which two are wanted', tips, { repeatWindowSeconds: undefined }],
  ])('[R3] is another one when it %s', async (_what, input, more) => {
    const { events, program } = wire();
    const send = program();
    await send(1);
    expect(await send(1, input, more)).toMatchObject({ ok: true });
    expect(await events.head()).toBe(2);
  });

  it('[R3] [S5] leaves no digest of its input behind', async () => {
    const { events, program } = wire();
    await program()(1);
    const [opened] = await events.readAll(0, 1);
    expect(opened?.metadata).not.toHaveProperty('commandDigest');
  });

  it('[S18] is a new one from a person whose key is gone, as it cannot be recognised', async () => {
    const { events, keys, program } = wire();
    await program()(1);
    await keys.erase('user-12');
    await program()(2);
    expect(await events.head()).toBe(2);
  });

  it('may follow at once when it was refused', async () => {
    const { jars, events, program } = wire();
    const send = program();
    const { facts } = jars.openJar;
    Object.assign(jars.openJar, { facts: async () => reject('no_jars_left') });
    expect(await send(1)).toEqual({ ok: false, rejection: reject('no_jars_left') });
    Object.assign(jars.openJar, { facts });
    expect(await send(2)).toMatchObject({ ok: true });
    expect(await events.head()).toBe(1);
  });
});

describe('the same command once what it added is gone', () => {
  it.each([
    ['in the same window', [3, 5, 7]],
    ['behind the edge of a window', [8, 12, 14]],
    ['between two edges', [8, 9, 17]],
  ])('[R3] adds another one, and repeats of that are repeats: %s', async (_when, [first, second, third]) => {
    const { events, program, close } = wire();
    const send = program();
    const one = await send(first ?? 0);
    await close(one);
    const other = await send(second ?? 0);
    expect(other).not.toEqual(one);
    const head = await events.head();
    expect(await send(third ?? 0)).toEqual(other);
    expect(await program()(third ?? 0)).toEqual(other);
    expect(await events.head()).toBe(head);
  });

  it('[R3] adds one for each time that it was gone, and two at the same moment are one', async () => {
    const { program, close } = wire();
    const send = program();
    const ids = new Set<unknown>();
    for (const second of [0, 2, 4, 6]) {
      const [one, other] = await Promise.all([send(second), send(second)]);
      expect(other).toEqual(one);
      ids.add((one as { data: { id: string } }).data.id);
      await close(one);
    }
    expect(ids.size).toBe(4);
  });
});
