import { hash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { z } from 'zod';
import { createEventCodec } from '../codec/event-codec';
import { createSessionSecrets } from '../session/session-secrets';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { MemoryKeyStore } from '../stores/key-store/memory.key-store';
import { jarBindings, jarEvents } from '../testing/sample-aggregate';
import { testActor } from '../testing/test-actor';
import { canonicalJson } from './canonical-json';
import { type BoundContract, defineInternalCommand } from './command-binding';
import { comparedInput } from './command-identity';
import { createCommandRunner } from './command-runner';
import { createInputDigest } from './input-digest';

const master = Buffer.alloc(32, 1);
const at = '2026-11-20T09:30:00.000Z';
const tips = { restaurantId: 1, label: 'Canary tips' };
const context = { actor: testActor(Role.Franchisee), correlationId: 'request-1' };

function wire(keys = new MemoryKeyStore(), events = new MemoryEventStore(), secret = master) {
  const slowed: string[] = [];
  const slow = async (text: string, salt: Buffer) => {
    slowed.push(`${salt.toString('hex')} ${text}`);
    return hash('sha256', `${salt.toString('hex')} ${text}`);
  };
  const digest = createInputDigest({ secrets: createSessionSecrets(secret), keys, slow });
  const codec = createEventCodec({ events: [jarEvents], keys });
  const runner = createCommandRunner({ events, codec, market: 'ES', now: () => new Date(at), digest });
  const jars = jarBindings(async () => 1);
  return { keys, events, runner, jars, digest, slowed };
}

describe('what is written down of a command’s input', () => {
  it('[S5] is nothing without an idempotency key, and under one nothing that can be computed without secrets', async () => {
    const { runner, jars, events } = wire();
    await runner.run(jars.openJar, tips, context);
    await runner.run(jars.openJar, tips, { ...context, idempotencyKey: 'open-the-jar' });
    const [without, under] = (await events.readAll(0, 2)).map(({ metadata }) => metadata.commandDigest);
    expect(without).toBeUndefined();
    expect(under).toBeDefined();
    expect(JSON.stringify(await events.readAll(0, 2))).not.toContain(hash('sha256', canonicalJson(tips)));
  });

  it('[S5] does not reveal that two commands had the same input', async () => {
    const { runner, jars, events } = wire();
    for (const idempotencyKey of ['open-one-jar', 'open-two-jars'])
      await runner.run(jars.openJar, tips, { ...context, idempotencyKey });
    const digests = (await events.readAll(0, 2)).map(({ metadata }) => metadata.commandDigest);
    expect(new Set(digests).size).toBe(2);
  });

  it('[S18] needs the key of the person, so that the master secret reveals nothing of erased people', async () => {
    const { digest, keys } = wire();
    const before = await digest('phone', 'user-12');
    expect(await wire(keys).digest('phone', 'user-12')).toBe(before);
    expect(await wire().digest('phone', 'user-12')).not.toBe(before);
    for (const other of ['user-13', null]) expect(await digest('phone', other)).not.toBe(before);
    expect(await wire(keys, undefined, Buffer.alloc(32, 2)).digest('phone', 'user-12')).not.toBe(before);
    await keys.erase('user-12');
    expect(await wire(keys).digest('phone', 'user-12')).toBeUndefined();
  });

  it('[S18] makes no key for a text about no person, and needs none', async () => {
    const { digest, keys } = wire();
    expect(await wire().digest('label', null)).toBe(await digest('label', null));
    expect(await keys.count()).toBe(0);
  });

  it('[R15] asks the key store once per person within seconds', async () => {
    const { digest, keys } = wire();
    let fetches = 0;
    const keyFor = keys.keyFor.bind(keys);
    keys.keyFor = (subject) => {
      fetches += 1;
      return keyFor(subject);
    };
    const first = await digest('phone', 'user-12');
    expect(await digest('phone', 'user-12')).toBe(first);
    expect(fetches).toBe(1);
  });

  it('[S18] depends on the person whom the command is about, not on the sender', async () => {
    const { runner, jars, events, keys } = wire();
    const aboutHer = { ...jars.openJar, subject: () => 'user-77' };
    await runner.run(aboutHer, tips, { ...context, idempotencyKey: 'open-her-jar' });
    expect(await keys.find('user-77')).not.toBeNull();
    const [opened] = await events.readAll(0, 1);
    const text = `${opened?.metadata.commandId} ${canonicalJson(tips)}`;
    expect(opened?.metadata.commandDigest).toBe(await wire(keys).digest(text, 'user-77'));
  });

  it('[R2] [S18] leaves repeats by an erased person what they were: answered again, nothing appended', async () => {
    const { runner, jars, events, keys } = wire();
    const opening = { ...context, idempotencyKey: 'open-the-jar' };
    const opened = await runner.run(jars.openJar, tips, opening);
    await keys.erase('user-12');
    expect(await wire(keys, events).runner.run(jars.openJar, tips, opening)).toEqual(opened);
    expect(await events.head()).toBe(1);
  });

  it('[R2] [S5] a key of a command without a digest is a repeat, for any input', async () => {
    const { runner, jars, events, keys } = wire();
    const opening = { ...context, idempotencyKey: 'open-the-jar' };
    const opened = await runner.run(jars.openJar, tips, opening);
    const old = new MemoryEventStore();
    const [event] = await events.readAll(0, 1);
    if (!event) throw new Error('nothing was opened');
    const { commandDigest: _none, ...metadata } = event.metadata;
    await old.append(event.stream, 'no-stream', [{ ...event, metadata }]);
    const later = wire(keys, old);
    expect(await later.runner.run(jars.openJar, { ...tips, label: 'Other' }, opening)).toEqual(opened);
    expect(await old.head()).toBe(1);
  });

  it('[S5] omits what the server generates for every attempt', () => {
    const schemas = { input: z.object({}), output: z.null() };
    const drawing = defineInternalCommand('jars', 'LockJar', { ...schemas, notCompared: ['file'] });
    expect(comparedInput(drawing, { id: 1, file: 'a' })).toEqual({ open: '{"id":1}', secret: undefined });
    const plain = defineInternalCommand('jars', 'LockJar', schemas);
    expect(comparedInput(plain, { id: 1, file: 'a' }).open).toContain('file');
  });

  it('[X5] [S5] keeps secrets apart from the rest of the input, where some were sent', () => {
    const contract = { kind: 'command', secretInputs: ['password', 'code'] } as unknown as BoundContract;
    expect(comparedInput(contract, { id: 1, password: 'a', code: undefined })).toEqual({
      open: '{"id":1}',
      secret: '{"password":"a"}',
    });
    expect(comparedInput(contract, { id: 1 })).toEqual({ open: '{"id":1}', secret: undefined });
  });

  it('[X5] [S5] digests secrets slowly, with an own salt for each command', async () => {
    const { digest, slowed } = wire();
    const of = (text: string, command = 'one') =>
      digest(`${command} {}`, 'user-77', { text, sender: 'user-12' });
    const right = await of('a');
    const again = await of('a');
    const wrong = await of('b');
    const other = await of('a', 'two');
    expect(again).toBe(right);
    expect(new Set([right, wrong, other, await digest('one {}', 'user-77')]).size).toBe(4);
    expect(new Set(slowed).size).toBe(3);
  });

  it('[X5] [S18] needs the keys of both people for a secret: of its subject and of its sender', async () => {
    const secret = { text: 'a', sender: 'user-12' };
    for (const erased of ['user-77', 'user-12']) {
      const { digest, keys } = wire();
      await digest('one {}', 'user-77', secret);
      await keys.erase(erased);
      expect(await wire(keys).digest('one {}', 'user-77', secret)).toBeUndefined();
    }
  });
});
