import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { describePushLedger } from './push-ledger.suite';
import { SqlitePushLedger } from './sqlite.push-ledger';

const folder = mkdtempSync(join(tmpdir(), 'push-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

describePushLedger('SqlitePushLedger', async () => new SqlitePushLedger(':memory:'));

describe('SqlitePushLedger: its file', () => {
  const at = '2026-11-20T09:00:00.000Z';
  const secret = 'order-4711';
  const notice = { id: 'a', person: 'user-1', device: 'phone', kind: 'order', content: secret };

  it('[R12] is found again, and shared with other processes', async () => {
    const path = join(folder, 'shared.db');
    const one = new SqlitePushLedger(path);
    const two = new SqlitePushLedger(path);
    await one.record([notice], at);
    expect((await two.claim(at, at))?.device).toBe('phone');
    await Promise.all([one.close(), two.close()]);
    const again = new SqlitePushLedger(path);
    expect(await again.waiting()).toBe(1);
    await again.close();
  });

  async function onDisk(name: string, happen: (ledger: SqlitePushLedger) => Promise<unknown>) {
    const ledger = new SqlitePushLedger(join(folder, name));
    const files = () => readdirSync(folder).filter((file) => file.startsWith(name));
    const found = () => files().some((file) => readFileSync(join(folder, file)).includes(secret));
    await ledger.record([notice], at);
    const before = found();
    await happen(ledger);
    return { before, after: found() };
  }

  it('[S18] keeps nothing of the content for an erased person', async () => {
    const found = await onDisk('erased.db', (ledger) => ledger.erasePerson('user-1'));
    expect(found).toEqual({ before: true, after: false });
  });

  it('[S18] keeps nothing of the content of a notice that was sent', async () => {
    const found = await onDisk('sent.db', async (ledger) => {
      await ledger.settle(['a'], { state: 'done', at });
      await ledger.close();
    });
    expect(found).toEqual({ before: true, after: false });
  });
});
