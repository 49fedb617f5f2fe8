import { hash, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent } from './event-store.samples';
import { forgetUnkeyedDigests, LogInUse } from './forget-unkeyed-digests';
import { SqliteEventStore } from './sqlite.event-store';

const keyed = `keyed:${'k'.repeat(43)}`;
const digests = Array.from({ length: 2_000 }, (_, n) => hash('sha256', `{"password":"${n}"}`));

describe('a log with digests that were made without a key', () => {
  let folder: string;
  let path: string;

  const withDigest = (commandDigest: string | undefined) => {
    const event = anEvent({ label: 'Ñandú "1"' });
    return { ...event, id: randomUUID(), metadata: { ...event.metadata, commandDigest } };
  };
  /** Every event, with or without its digest. */
  async function contents({ bare }: { bare: boolean }) {
    const log = new SqliteEventStore(path);
    const events = await log.readAll(0, 10_000);
    await log.close();
    return events.map(({ metadata: { commandDigest, ...metadata }, ...event }) => ({
      ...event,
      metadata: bare ? metadata : { ...metadata, commandDigest },
    }));
  }
  const onDisk = () =>
    Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name)))).toString('latin1');
  const found = () => {
    const bytes = onDisk();
    return digests.filter((digest) => bytes.includes(digest)).length;
  };

  /** Into a copy: what this process has had open is held until its statements are collected as garbage. */
  function moveOn() {
    const copy = `${folder}-on`;
    cpSync(folder, copy, { recursive: true });
    rmSync(folder, { recursive: true });
    folder = copy;
    path = join(folder, 'events.db');
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'old-log-'));
    path = join(folder, 'events.db');
    const log = new SqliteEventStore(path);
    await Promise.all(digests.map((each, n) => log.append(`old-${n}`, 'no-stream', [withDigest(each)])));
    await log.append('new', 'no-stream', [withDigest(keyed), withDigest(undefined), withDigest('')]);
    await log.close();
    moveOn();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('[S5] loses them, in the file and beside it, and nothing else', async () => {
    expect(found()).toBe(digests.length);
    const before = await contents({ bare: true });
    moveOn();
    expect(forgetUnkeyedDigests(path)).toBe(digests.length + 1);
    expect(found()).toBe(0);
    expect(await contents({ bare: true })).toEqual(before);
    const left = (await contents({ bare: false })).flatMap(({ metadata }) =>
      'commandDigest' in metadata && metadata.commandDigest !== undefined ? [metadata.commandDigest] : [],
    );
    expect(left).toEqual([keyed]);
    moveOn();
    expect(forgetUnkeyedDigests(path)).toBe(0);
  });

  it('[R1] goes on where it ended: the next event gets a place of its own', async () => {
    const before = await contents({ bare: true });
    moveOn();
    forgetUnkeyedDigests(path);
    const log = new SqliteEventStore(path);
    const { position } = await log.append('after', 'no-stream', [withDigest(keyed)]);
    await log.close();
    expect(position).toBe((before.at(-1)?.position ?? 0) + 1);
  });

  it('stays as it is while somebody has it open', async () => {
    const log = new SqliteEventStore(path);
    await log.head();
    expect(() => forgetUnkeyedDigests(path)).toThrow(LogInUse);
    await log.append('meanwhile', 'no-stream', [withDigest(keyed)]);
    await log.close();
    expect(found()).toBe(digests.length);
  });
});
