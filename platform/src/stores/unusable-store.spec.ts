import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from './event-store/sqlite.event-store';
import { SqliteKeyStore } from './key-store/sqlite.key-store';
import { MailboxMailer } from './mailer/mailbox.mailer';
import { SqliteOutbox } from './outbox/sqlite.outbox';
import { lockDataFolder } from './sqlite/data-folder-lock';
import { asUnusable, UnusableStore } from './unusable-store';
import { SqliteViewStore } from './view-store/sqlite.view-store';

const openers: readonly (readonly [string, (path: string) => { close(): unknown }])[] = [
  ['the log', (path) => new SqliteEventStore(path)],
  ['the views', (path) => new SqliteViewStore(path, [])],
  ['the keys', (path) => new SqliteKeyStore(path)],
  ['the mails', (path) => new SqliteOutbox(path, 'mail')],
  ['the notices', (path) => new SqliteOutbox(path, 'device')],
  ['the mailbox', (path) => new MailboxMailer(path, () => new Date())],
];

describe.each(openers)('[X16] %s', (_name, open) => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'unusable-'));
    path = join(folder, 'store.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const saidOf = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      expect(error).toBeInstanceOf(UnusableStore);
      return (error as Error).message;
    }
    throw new Error('it was opened');
  };

  it('reports in one sentence that the file is damaged', () => {
    writeFileSync(path, 'x'.repeat(9_000));
    expect(saidOf(() => open(path))).toMatch(
      /^\S+store\.db is damaged, or no file of this portal \(SQLITE_NOTADB\): put it back/,
    );
  });

  it('reports in one sentence that it cannot be opened', () => {
    mkdirSync(path);
    expect(saidOf(() => open(path))).toMatch(
      /^\S+store\.db cannot be opened for reading and writing \(SQLITE_CANTOPEN/,
    );
  });

  it('reports in one sentence that the file belongs to another store, and leaves it unchanged', async () => {
    const other = openers.find(([, each]) => each !== open && each !== openers[3]?.[1])?.[1];
    await other?.(path).close();
    expect(saidOf(() => open(path))).toContain('is a database of something else');
    await other?.(path).close();
  });
});

describe('[X16] errors at the start', () => {
  it.each([
    ['EACCES', 'cannot be opened for reading and writing'],
    ['EROFS', 'cannot be opened for reading and writing'],
    ['SQLITE_READONLY_DIRECTORY', 'cannot be opened for reading and writing'],
    ['SQLITE_CORRUPT', 'is damaged'],
    ['ENOSPC', 'the disk is full'],
    ['SQLITE_BUSY', 'is locked by another program'],
  ])('of %s name the file and what to do', (code, reason) => {
    const message = asUnusable(Object.assign(new Error('low level'), { code, path: '/data/ES/keys.db' }));
    expect(message).toBeInstanceOf(UnusableStore);
    expect(String(message)).toMatch(/^UnusableStore: \/data\/ES\/keys\.db .*: \w/);
    expect((message as Error).message).toContain(reason);
  });

  it('that are about no store stay what they are', () => {
    const port = Object.assign(new Error('listen'), { code: 'EACCES', syscall: 'listen', port: 80 });
    expect([asUnusable(port), asUnusable('gone')]).toEqual([port, 'gone']);
  });

  it.each(['ERR_FS_EISDIR', 'ERR_FS_CP_EEXIST', 'ERR_EIO', 'ERR_SQLITE_CORRUPT', 'ERR_SQLITE_BUSY'])(
    'that only end like one about a store stay what they are: %s',
    (code) => {
      const other = Object.assign(new Error('no store'), { code, path: '/data/ES/keys.db' });
      expect(asUnusable(other)).toBe(other);
    },
  );

  it('of a data folder that is a file name it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unusable-'));
    writeFileSync(join(folder, 'data'), '');
    let thrown: unknown;
    try {
      lockDataFolder(join(folder, 'data'));
    } catch (error) {
      thrown = asUnusable(error);
    }
    rmSync(folder, { recursive: true });
    expect(thrown).toBeInstanceOf(UnusableStore);
  });
});
