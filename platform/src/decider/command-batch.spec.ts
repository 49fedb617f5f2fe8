import { describe, expect, it } from '@jest/globals';
import { defineCommands, only, reject, Role, roles, command } from '@portal/contracts';
import { z } from 'zod';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { plainCodec } from '../testing/plain-codec';
import { type Jar, jarBindings } from '../testing/sample-aggregate';
import { testActor } from '../testing/test-actor';
import { testDigest } from '../testing/test-digest';
import { batchPart, bindBatch } from './command-batch';
import { createCommandRunner } from './command-runner';

const { CloseJars } = defineCommands('jars', {
  CloseJars: command({
    method: 'POST',
    path: 'jar/close',
    input: z.object({ ids: z.array(z.string()) }),
    output: z.object({ closed: z.array(z.string()) }),
    access: only(roles),
    summary: 'Closes many jars',
  }),
});

async function wire() {
  const events = new MemoryEventStore();
  const jars = jarBindings(async () => 1);
  const now = () => new Date('2026-11-20T09:30:00.000Z');
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now, digest: testDigest() });
  const closeJars = bindBatch(CloseJars, {
    parts: ({ ids }) => ids.map((id) => batchPart(id, jars.closeJar, { id })),
    answer: (_input, results) => ({ closed: results.filter(({ done }) => done).map(({ key }) => key) }),
  });
  const context = { actor: testActor(Role.Franchisee), correlationId: 'spec' };
  const ids: string[] = [];
  for (const label of ['Tips', 'Tea']) {
    const opened = await runner.run(jars.openJar, { restaurantId: 1, label }, context);
    if (opened.ok) ids.push(opened.data.id);
  }
  const close = (input: { ids: string[] }, idempotencyKey?: string) =>
    runner.run(closeJars, input, { ...context, idempotencyKey });
  return { events, runner, jars, context, close, ids };
}

describe('a batch', () => {
  it('does its commands one by one, and answers with the position of the last effect', async () => {
    const { events, close, ids } = await wire();
    expect(await close({ ids })).toEqual({ ok: true, data: { closed: ids }, position: await events.head() });
    expect((await events.readAll(2, 10)).map(({ type }) => type)).toEqual(['JarClosed', 'JarClosed']);
  });

  it('continues where one of them is rejected, and reports which were done', async () => {
    const { close, ids } = await wire();
    const [first = '', second = ''] = ids;
    expect(await close({ ids: [first, 'nowhere', second] })).toMatchObject({ data: { closed: ids } });
  });

  it('[R2] has one effect and the same answer under its key, and finishes what was cut off half-way', async () => {
    const { events, runner, jars, context, close, ids } = await wire();
    const [first = ''] = ids;
    await runner.run(jars.closeJar, { id: first }, { ...context, idempotencyKey: `the-batch/${first}` });
    const whole = await close({ ids }, 'the-batch');
    expect(await close({ ids }, 'the-batch')).toEqual(whole);
    expect(await events.head()).toBe(4);
  });

  it('[R2] is refused under a key that its parts were sent under with another content', async () => {
    const { runner, jars, context, close, ids } = await wire();
    const [id = ''] = ids;
    const key = `the-batch/${id}`;
    await runner.run(jars.closeJar, { id, more: 1 } as { id: string }, { ...context, idempotencyKey: key });
    expect(await close({ ids }, 'the-batch')).toEqual({
      ok: false,
      rejection: reject('idempotency_key_reused'),
    });
  });
});

describe('a command with the version that its sender has seen', () => {
  const seeing = async () => {
    const world = await wire();
    const [id = ''] = world.ids;
    const addCoin = {
      ...world.jars.addCoin,
      expectedVersion: ({ value }: { id: string; value: number }) => value,
    };
    const add = (revision: number, to = id) =>
      world.runner.run(
        addCoin,
        { id: to, value: revision },
        { ...world.context, idempotencyKey: `coin-${revision}` },
      );
    return { ...world, add };
  };

  it('[R4] is done when no one has changed it since', async () => {
    const { add } = await seeing();
    expect(await add(0)).toMatchObject({ ok: true });
    expect(await add(1)).toMatchObject({ ok: true });
  });

  it('[R4] conflicts with who changed it and when, and changes nothing, when it was changed since', async () => {
    const { add, events } = await seeing();
    await add(0);
    const head = await events.head();
    const conflict = { changedBy: 'user-12', changedAt: '2026-11-20T09:30:00.000Z', version: 1 };
    expect(await add(7)).toEqual({ ok: false, conflict });
    expect(await events.head()).toBe(head);
  });

  it('[R4] names the fields that differ from what the sender has seen, where a form sends them', async () => {
    const { jars, runner, context, ids } = await wire();
    const [id = ''] = ids;
    const formValues = (state: unknown) => ({ ...(state as Jar), coins: [...(state as Jar).coins] });
    const addCoin = { ...jars.addCoin, expectedVersion: () => 0, formValues };
    const add = (idempotencyKey: string) =>
      runner.run(addCoin, { id, value: 5 }, { ...context, idempotencyKey });
    expect(await add('first')).toMatchObject({ ok: true });
    expect(await add('late')).toMatchObject({ conflict: { version: 1, fields: ['coins'] } });
  });

  it('[R4] looks only at edits, where the rules say which events are some', async () => {
    const { jars, runner, context, ids } = await wire();
    const [id = ''] = ids;
    const rules = { ...jars.addCoin.rules, editEvents: ['JarOpened'] };
    const addCoin = {
      ...jars.addCoin,
      rules,
      expectedVersion: ({ value }: { id: string; value: number }) => value - 1,
    };
    const add = (value: number) =>
      runner.run(addCoin, { id, value }, { ...context, idempotencyKey: `edit-${value}` });
    expect(await add(1)).toMatchObject({ ok: true });
    expect(await add(2)).toMatchObject({ ok: false, conflict: { changedBy: 'user-12' } });
  });

  it('[R4] looks only at its own record, where the rules say which records an event edits', async () => {
    const { jars, runner, context, ids } = await wire();
    const [id = ''] = ids;
    const editEvents = ({ data }: { data: { value?: number } }) => [String(data.value)];
    const record = ({ value }: { id: string; value: number }) => String(value);
    const addCoin = {
      ...jars.addCoin,
      rules: { ...jars.addCoin.rules, editEvents },
      record,
      expectedVersion: () => 1,
    };
    const add = (value: number, idempotencyKey: string) =>
      runner.run(addCoin, { id, value }, { ...context, idempotencyKey });
    expect(await add(5, 'one')).toMatchObject({ ok: true });
    expect(await add(7, 'another')).toMatchObject({ ok: true });
    expect(await add(5, 'the first one seen')).toMatchObject({ ok: true });
    expect(await add(5, 'the first one overtaken')).toMatchObject({ conflict: { version: 3 } });
  });

  it('[R2] [R4] answers a repeat as before, although its own event came in between', async () => {
    const { add } = await seeing();
    const first = await add(0);
    expect(await add(0)).toEqual(first);
  });

  it('is rejected by the rules when there is no such record', async () => {
    const { add } = await seeing();
    expect(await add(3, 'nowhere')).toEqual({ ok: false, rejection: reject('not_found') });
  });
});
