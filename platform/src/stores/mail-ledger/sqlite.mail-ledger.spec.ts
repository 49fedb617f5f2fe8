import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Sqlite } from '../sqlite/sqlite';
import { describeMailLedger } from './mail-ledger.suite';
import { SqliteMailLedger } from './sqlite.mail-ledger';

const folder = mkdtempSync(join(tmpdir(), 'mail-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeMailLedger('SqliteMailLedger', async () => new SqliteMailLedger(':memory:'));

describe('SqliteMailLedger: its file', () => {
  const at = '2026-11-20T09:00:00.000Z';
  const secret = 'one-time-token-4711';
  const mail = {
    from: { address: 'portal@chain.example' },
    to: { address: 'ana@es.chain.example' },
    subject: 'Hola',
    html: `<p>${secret}</p>`,
    text: secret,
    attachments: [],
  };

  it('[R12] is found again, and shared with other processes', async () => {
    const path = join(folder, 'shared.db');
    const one = new SqliteMailLedger(path);
    const two = new SqliteMailLedger(path);
    await one.record([{ id: 'a', messageId: '<a@b>', person: null, mail }], at);
    expect((await two.claim(at, at, false))?.id).toBe('a');
    await Promise.all([one.close(), two.close()]);
    const again = new SqliteMailLedger(path);
    expect((await again.stats()).waiting).toBe(1);
    await again.close();
  });

  it('[R12] counts what an older program has left in it', async () => {
    const path = join(folder, 'older.db');
    const ledger = new SqliteMailLedger(path);
    await ledger.record(
      ['a', 'b', 'c'].map((id) => ({ id, messageId: `<${id}@b>`, person: null, mail })),
      at,
    );
    await ledger.settle('a', { state: 'sent', at });
    await ledger.close();
    const older = new Sqlite(path, { durability: 'full', cacheMiB: 1 });
    older.exec('DROP TRIGGER mails_came; DROP TRIGGER mails_moved; DROP TABLE mail_counts');
    older.close();
    const newer = new SqliteMailLedger(path);
    await newer.settle('b', { state: 'parked', at, reason: 'refused' });
    expect(await newer.stats()).toEqual({ waiting: 1, parked: 1, sent: 1, oldestWaiting: at });
    await newer.close();
  });

  async function onDisk(name: string, happen: (ledger: SqliteMailLedger) => Promise<unknown>) {
    const ledger = new SqliteMailLedger(join(folder, name));
    const files = () => readdirSync(folder).filter((file) => file.startsWith(name));
    const found = () => files().some((file) => readFileSync(join(folder, file)).includes(secret));
    await ledger.record([{ id: 'a', messageId: '<a@b>', person: 'user-1', mail }], at);
    const before = found();
    await happen(ledger);
    return { before, after: found() };
  }

  it('[S18] keeps nothing of the content for an erased person', async () => {
    const found = await onDisk('erased.db', (ledger) => ledger.erasePerson('user-1'));
    expect(found).toEqual({ before: true, after: false });
  });

  it('[S18] keeps nothing of the content of a mail that was sent', async () => {
    const found = await onDisk('sent.db', async (ledger) => {
      await ledger.settle('a', { state: 'sent', at });
      await ledger.close();
    });
    expect(found).toEqual({ before: true, after: false });
  });
});
