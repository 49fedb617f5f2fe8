import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Market } from '@portal/contracts';
import { bindStores, isUnused } from './bind-stores';
import type { EventStore } from './event-store/event-store.port';
import { anEvent } from './event-store/event-store.samples';
import { MemoryEventStore } from './event-store/memory.event-store';
import { MemoryKeyStore } from './key-store/memory.key-store';
import { UnusableStore } from './unusable-store';

describe('[X8] log, master secret and keys', () => {
  let folder: string;
  let secretFile: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bound-'));
    secretFile = join(folder, 'secret.key');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const places = { log: 'the log', keys: 'the keys' };
  const now = () => new Date('2026-11-27T09:00:00.000Z');
  const bind = (events: EventStore, keys = new MemoryKeyStore(), market: Market = 'ES') =>
    bindStores({ stores: { events, keys, places }, market, secretFile, now });

  async function used() {
    const events = new MemoryEventStore();
    const keys = new MemoryKeyStore();
    const secret = await bind(events, keys);
    await events.append('order-1', 'no-stream', [anEvent()]);
    return { events, keys, secret };
  }

  it('are made together for an empty log, and known again', async () => {
    const events = new MemoryEventStore();
    const keys = new MemoryKeyStore();
    const secret = await bind(events, keys);
    expect(await isUnused(events)).toBe(true);
    await keys.keyFor('user-1');
    await events.append('order-1', 'no-stream', [anEvent()]);
    expect(await isUnused(events)).toBe(false);
    expect(await bind(events, keys)).toEqual(secret);
    expect(await events.readStream('log-ES')).toHaveLength(1);
  });

  it('keep secret and keys out of the log', async () => {
    const { events, keys, secret } = await used();
    const text = JSON.stringify(await events.readAll(0, 9));
    for (const each of [secret, await keys.keyFor('log')])
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(text).not.toContain(each.toString(encoding));
  });

  it('are founded once by programs that start together', async () => {
    const events = new MemoryEventStore();
    const keys = new MemoryKeyStore();
    const secrets = await Promise.all(Array.from({ length: 3 }, () => bind(events, keys)));
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    expect(await events.readAll(0, 9)).toHaveLength(1);
  });

  it('stop the start without the secret, and none is made', async () => {
    const { events, keys } = await used();
    rmSync(secretFile);
    await expect(bind(events, keys)).rejects.toThrow(UnusableStore);
    await expect(bind(events, keys)).rejects.toThrow(`${secretFile} is missing`);
    expect(existsSync(secretFile)).toBe(false);
  });

  it('stop the start with another secret', async () => {
    const { events, keys } = await used();
    writeFileSync(secretFile, Buffer.alloc(32, 9));
    await expect(bind(events, keys)).rejects.toThrow(`${secretFile} is not the master secret of the log`);
  });

  it('stop the start with empty keys, or those of another log; none are made', async () => {
    const { events } = await used();
    const lost = new MemoryKeyStore();
    await expect(bind(events, lost)).rejects.toThrow('the keys does not hold the keys of the log');
    expect(await lost.count()).toBe(0);
    const foreign = new MemoryKeyStore();
    await foreign.keyFor('log');
    await expect(bind(events, foreign)).rejects.toThrow('the keys does not hold the keys of the log');
  });

  it('stop the start with a log of another market, or one that was never founded', async () => {
    const { events, keys } = await used();
    await expect(bind(events, keys, 'PT')).rejects.toThrow('the log of market ES, not PT');
    const unfounded = new MemoryEventStore();
    await unfounded.append('order-1', 'no-stream', [anEvent()]);
    await expect(bind(unfounded, keys)).rejects.toThrow('its first event is');
  });

  it('stop the start with an empty log beside keys of people: it was lost', async () => {
    const { keys } = await used();
    await keys.keyFor('user-1');
    const empty = new MemoryEventStore();
    await expect(bind(empty, keys)).rejects.toThrow('the log is empty beside the keys of people in the keys');
    expect(await empty.head()).toBe(0);
  });

  it('stop the start with an empty log beside the key of a single person, and none of a log', async () => {
    const keys = new MemoryKeyStore();
    await keys.keyFor('user-1');
    await expect(bind(new MemoryEventStore(), keys)).rejects.toThrow('beside the keys of people');
    expect(await keys.find('log')).toBeNull();
  });

  it('are founded by the next start after one that was killed in between', async () => {
    const events = new MemoryEventStore();
    const keys = new MemoryKeyStore();
    const append = events.append.bind(events);
    events.append = () => Promise.reject(new Error('killed'));
    await expect(bind(events, keys)).rejects.toThrow('killed');
    events.append = append;
    await bind(events, keys);
    expect(await isUnused(events)).toBe(true);
  });
});
