import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { describeOutbox } from './outbox.suite';
import { SqliteOutbox } from './sqlite.outbox';

const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeOutbox('SqliteOutbox', async () => new SqliteOutbox(':memory:', 'mail'));

describe('SqliteOutbox: its file', () => {
  const at = '2026-11-20T09:00:00.000Z';
  const secret = 'one-time-token-4711';
  const content = { device: 'phone', kind: 'order', note: secret };
  const entry = { id: 'a', person: 'user-1', bundle: 'phone:order', content };

  it('[R12] is found again, and shared with other processes', async () => {
    const path = join(folder, 'shared.db');
    const one = new SqliteOutbox(path, 'device');
    const two = new SqliteOutbox(path, 'device');
    await one.record([entry], at);
    expect((await two.claim(at, at, false))?.bundle).toBe('phone:order');
    await Promise.all([one.close(), two.close()]);
    const again = new SqliteOutbox(path, 'device');
    expect((await again.stats()).waiting).toBe(1);
    await again.close();
  });

  async function onDisk(name: string, happen: (outbox: SqliteOutbox<'device'>) => Promise<unknown>) {
    const outbox = new SqliteOutbox(join(folder, name), 'device');
    const files = () => readdirSync(folder).filter((file) => file.startsWith(name));
    const found = () => files().some((file) => readFileSync(join(folder, file)).includes(secret));
    await outbox.record([entry], at);
    const before = found();
    await happen(outbox);
    return { before, after: found() };
  }

  it('[S18] keeps nothing of the content for an erased person', async () => {
    const found = await onDisk('erased.db', (outbox) => outbox.erasePerson('user-1', at));
    expect(found).toEqual({ before: true, after: false });
  });

  it('[S18] keeps nothing of the content of what was sent', async () => {
    const found = await onDisk('sent.db', async (outbox) => {
      await outbox.settle(['a'], { state: 'sent', at });
      await outbox.close();
    });
    expect(found).toEqual({ before: true, after: false });
  });
});
