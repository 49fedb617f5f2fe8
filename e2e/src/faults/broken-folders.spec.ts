import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailboxMailer } from '@portal/platform/stores/mailer/mailbox.mailer';
import { bothViews } from './views-checker';
import { type BrokenFolder, brokenFolders, type Folders, patternOf, rowOf } from './broken-folders';
import { checkout } from '../programs/checkout';
import { openInProcessPortal } from '../programs/in-process-portal';
import { copyFolder } from '../programs/cached-folder';
import { buildPortal, startPortal, startRefused } from '../programs/portal-process';
import { until } from '../programs/until';
import { addCrew, addressOf, buildTestFixture, passwordDigest } from '../programs/test-fixture';

/* Messages are also in docs/operations.md. */

jest.setTimeout(300_000);

const market = 'ES';
const administrator = 2;

describe('[X7] [X8] [X16] a data folder that is broken', () => {
  let root: string;
  let folders: Folders;

  /** Activity between two starts, then a start that processes it. */
  async function live(dataDir: string, crew: number): Promise<void> {
    const portal = await openInProcessPortal(market, undefined, dataDir);
    if (crew === 0) await buildTestFixture(portal);
    else await addCrew(portal, crew);
    await portal.close();
    const { url, end } = await startPortal({ DATA_DIR: dataDir });
    await haveLinkMailed(url, dataDir);
    await end('SIGTERM');
  }

  /** Until then the outbox of mails is empty. */
  async function haveLinkMailed(url: string, dataDir: string): Promise<void> {
    const mailbox = new MailboxMailer(join(dataDir, 'mailbox.db'), () => new Date());
    const mails = async () => (await mailbox.list(1, 1)).total;
    const before = await mails();
    const body = new URLSearchParams({ username: addressOf(market, administrator) });
    await fetch(`${url}/api/remember`, { method: 'POST', body });
    await until('a link is mailed', async () => (await mails()) > before);
    await mailbox.close();
  }

  beforeAll(async () => {
    await buildPortal();
    root = mkdtempSync(join(tmpdir(), 'portal-broken-'));
    folders = { good: join(root, 'good'), older: join(root, 'older'), other: join(root, 'other') };
    await live(folders.good, 0);
    await copyFolder(folders.good, folders.older);
    await live(folders.good, 8);
    await live(folders.other, 0);
  }, 600_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  async function broken({ damage }: BrokenFolder): Promise<string> {
    const dataDir = await copyFolder(folders.good, join(root, 'broken'));
    await damage(dataDir, folders);
    return dataDir;
  }

  async function signInTo(url: string): Promise<void> {
    const body = JSON.stringify({ username: addressOf(market, administrator), password: passwordDigest });
    const headers = { 'content-type': 'application/json' };
    const login = await fetch(`${url}/api/login`, { method: 'POST', body, headers });
    const cookie = String(login.headers.get('set-cookie')).split(';')[0] ?? '';
    await until(
      'who has signed in is let in',
      async () => (await fetch(`${url}/api/init`, { headers: { cookie } })).ok,
    );
  }

  it('is described in docs/operations.md exactly as here', () => {
    const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
    const docs = readFileSync(join(checkout, 'docs/operations.md'), 'utf8').split('\n').map(cellsOf);
    for (const row of brokenFolders.map(rowOf)) expect(docs).toContainEqual(cellsOf(row));
  });

  it.each(brokenFolders.filter(({ start }) => start === 'stops'))(
    'stops the start in one line: $store is $state',
    async (each) => {
      const dataDir = await broken(each);
      const isThere = existsSync(join(dataDir, each.store));
      const { code, output } = await startRefused({ DATA_DIR: dataDir });
      expect(output).toMatch(patternOf(each.line));
      expect(output).not.toContain('    at ');
      expect(code).toBe(2);
      // A key that the log needs is never recreated.
      if (each.store.endsWith('.key') || each.store === 'keys.db')
        expect(existsSync(join(dataDir, each.store))).toBe(isThere);
      // A left WAL would corrupt the restored file.
      expect(statSync(join(dataDir, `${each.store}-wal`), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    },
  );

  it.each(brokenFolders.filter(({ start }) => start === 'opens'))(
    'is opened before people have access, with views as after a rebuild: $store is $state',
    async (each) => {
      const dataDir = await broken(each);
      const { url, output, end } = await startPortal({ DATA_DIR: dataDir });
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      await signInTo(url);
      const lines = output()
        .split('\n')
        .filter((line) => line.startsWith('{'));
      if (each.line === '') expect(lines).toEqual([]);
      // One line per follower.
      else expect(lines.filter((line) => patternOf(each.line).test(line))).not.toEqual([]);
      await end('SIGTERM');
      const { lived, rebuilt } = await bothViews({ market, dataDir });
      expect(lived).toEqual(rebuilt);
    },
  );
});
