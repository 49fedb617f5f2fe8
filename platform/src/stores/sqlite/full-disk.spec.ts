import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fillDisk, forgetConnections, makeRoom, watchConnections } from '../../testing/full-disk';
import { EventStoreUnavailable, type EventStore } from '../event-store/event-store.port';
import { anEvent } from '../event-store/event-store.samples';
import { SqliteEventStore } from '../event-store/sqlite.event-store';
import { KeyStoreUnavailable } from '../key-store/key-store.port';
import { SqliteKeyStore } from '../key-store/sqlite.key-store';
import { OutboxUnavailable } from '../outbox/outbox.port';
import { SqliteOutbox } from '../outbox/sqlite.outbox';
import { SqliteViewStore } from '../view-store/sqlite.view-store';
import { ViewStoreUnavailable } from '../view-store/view-store.port';
import { batchOf, sampleItem, sampleViews } from '../view-store/view-store.samples';
import { Sqlite } from './sqlite';

let folder: string;
const path = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-full-'));
  watchConnections();
});
afterEach(() => {
  forgetConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** @returns successes, and the final error */
async function untilFull(attempt: (turn: number) => Promise<unknown>) {
  for (let turn = 0; turn < 10_000; turn += 1) {
    try {
      await attempt(turn);
    } catch (error) {
      return { done: turn, error };
    }
  }
  throw new Error('the disk is never full');
}

function integrityOf(name: string): unknown {
  const database = new Sqlite(path(name), { durability: 'normal' });
  const found = database.get('PRAGMA integrity_check');
  database.close();
  return found;
}

const append = (events: EventStore, turn: number, text = 'x'.repeat(200)) =>
  events.append(`stream-${turn}`, 'no-stream', [anEvent({ text }), anEvent({ text })]);

describe('a full disk', () => {
  it('[R15] refuses appends whole, leaves the log readable, and is over when there is room', async () => {
    const events = new SqliteEventStore(path('events.db'));
    await append(events, 0);
    fillDisk();
    const { done, error } = await untilFull((turn) => append(events, turn + 1));
    expect(error).toBeInstanceOf(EventStoreUnavailable);
    expect(await events.readAll(0, 99_999)).toHaveLength(2 * (done + 1));
    expect(await events.readStream(`stream-${done + 1}`)).toEqual([]);
    const many = await Promise.allSettled([1, 2, 3].map(() => append(events, 20_000, 'y'.repeat(9_000))));
    expect(many.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    makeRoom();
    const { position } = await append(events, done + 1);
    expect(position).toBe(2 * (done + 2));
    await events.close();
    expect(integrityOf('events.db')).toEqual(['ok']);
  });

  it('[R15] [R7] refuses a commit of views with its checkpoint, and shows what was there before', async () => {
    const views = new SqliteViewStore(path('views.db'), sampleViews);
    await views.commit([batchOf(1, [sampleItem('a')])]);
    fillDisk();
    const write = (turn: number) =>
      views.commit([
        batchOf(turn + 2, [sampleItem('a', { cost: turn }), sampleItem(`p-${turn}`, { name: randomUUID() })]),
      ]);
    const { done, error } = await untilFull(write);
    expect(error).toBeInstanceOf(ViewStoreUnavailable);
    expect(await views.checkpoint('pieces')).toBe(done + 1);
    expect(await views.count('pieces', {})).toBe(done + 1);
    makeRoom();
    await write(done);
    expect(await views.checkpoint('pieces')).toBe(done + 2);
    expect(await views.get('pieces', 'a')).toMatchObject({ cost: done });
    await views.close();
    expect(integrityOf('views.db')).toEqual(['ok']);
  });

  it('[R15] [R12] refuses mails and keys, and no half of them', async () => {
    const outbox = new SqliteOutbox(path('mail.db'), 'mail');
    const keys = new SqliteKeyStore(path('keys.db'));
    fillDisk();
    const mail = {
      from: { address: 'a@b.example' },
      to: { address: 'c@b.example' },
      subject: 'x'.repeat(900),
    };
    const content = { ...mail, html: '', text: '', attachments: [] };
    const record = (turn: number) =>
      outbox.record(
        ['a', 'b'].map((part) => ({ id: `${turn}${part}`, person: null, bundle: part, content })),
        '2026-11-20T09:30:00.000Z',
      );
    const mails = await untilFull(record);
    const made = await untilFull((turn) => keys.keyFor(`user-${turn}`));
    expect(mails.error).toBeInstanceOf(OutboxUnavailable);
    expect((await outbox.stats()).waiting).toBe(2 * mails.done);
    expect(made.error).toBeInstanceOf(KeyStoreUnavailable);
    expect(await keys.find(`user-${made.done}`)).toBeNull();
    makeRoom();
    await record(mails.done);
    expect(await keys.keyFor(`user-${made.done}`)).toHaveLength(32);
    await Promise.all([outbox.close(), keys.close()]);
    expect([integrityOf('mail.db'), integrityOf('keys.db')]).toEqual([['ok'], ['ok']]);
  });
});
