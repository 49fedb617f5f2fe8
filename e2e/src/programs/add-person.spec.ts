import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { checkout } from './checkout';
import { buildPortal, emptyDataDir, startPortal, startRefused } from './portal-process';
import { passwordDigest } from './test-fixture';
import { endStarted, startProgram } from './start-program';
import { until } from './until';

/* Bootstrapping an empty data folder. */

jest.setTimeout(120_000);

const admin = { PORTAL_FIRST_ADMIN_EMAIL: 'ana@es.chain.example', PORTAL_FIRST_ADMIN_NAME: 'Ana Prats' };
const asAdministrator = ['--email', 'ana@es.chain.example', '--name', 'Ana Prats', '--role', 'administrator'];

const linkIn = (output: string) => /(http:\/\/\S+)\/changepassword\/([^/\s]+)\/(\d+)/.exec(output);

describe('[AMB-25] an empty data folder', () => {
  let DATA_DIR: string;
  beforeAll(buildPortal, 240_000);
  beforeEach(() => {
    DATA_DIR = emptyDataDir();
  });
  afterEach(async () => {
    await endStarted();
    rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 5 });
  });

  async function addPerson(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const entry = join(checkout, '.build/standalone/add-person.js');
    const { child, output } = startProgram([entry, ...args], { DATA_DIR, PORT: '3000', ...env });
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output: output() };
  }
  const send = (url: string, path: string, body: object) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  /** By the printed link. @returns the login's status */
  async function enterBy(output: string, url: string) {
    const [, , id, time] = linkIn(output) ?? [];
    expect((await send(url, 'changepass', { id, time, password: passwordDigest })).status).toBe(200);
    const login = { username: admin.PORTAL_FIRST_ADMIN_EMAIL, password: passwordDigest };
    return (await send(url, 'login', login)).status;
  }

  it('logs at the start how to create the first administrator, and lets the invited person in', async () => {
    const empty = await startPortal({ DATA_DIR });
    await until('it is said', async () => empty.output().includes('npm run add-person'));
    const beside = await addPerson(asAdministrator);
    expect(beside.code).toBe(1);
    expect(beside.output).toContain(`in use by process ${empty.child.pid}`);
    expect(beside.output.trim().split('\n')).toHaveLength(1);
    await empty.end('SIGTERM');

    const added = await addPerson(asAdministrator);
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('http://localhost:3000/change') });
    const portal = await startPortal({ DATA_DIR });
    expect(portal.output()).not.toContain('add-person');
    expect(await enterBy(added.output, portal.url)).toBe(200);
  });

  it('invites the first administrator of its variables once', async () => {
    const portal = await startPortal({ DATA_DIR, ...admin });
    await until('the invitation is printed', async () => linkIn(portal.output()) !== null);
    expect(linkIn(portal.output())?.[1]).toBe(portal.url);
    expect(await enterBy(portal.output(), portal.url)).toBe(200);
    await portal.end('SIGTERM');
    const again = await startPortal({ DATA_DIR, ...admin });
    await again.end('SIGTERM');
    expect(linkIn(again.output())).toBeNull();
  });

  it.each([
    [['--name', 'Ana', '--role', '2'], 'npm run add-person -- --email'],
    [
      ['--email', 'ana@es.chain.example', '--name', 'Ana', '--role', 'boss'],
      '--role boss: there are 1 franchisee',
    ],
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['--email', 'ana@gmail.com', '--name', 'Ana', '--role', '2'], 'must end in @es.chain.example'],
  ])('refuses %j in one line', async (args, why) => {
    const { code, output } = await addPerson(args);
    expect(code).toBe(1);
    expect(output).toContain(why);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('prints no link where mails leave the machine', async () => {
    const { code, output } = await addPerson(asAdministrator, { SMTP_URL: 'smtp://127.0.0.1:2525' });
    expect(code).toBe(0);
    expect(linkIn(output)).toBeNull();
  });

  it.each([
    [{ PORTAL_FIRST_ADMIN_EMAIL: 'ana@es.chain.example' }, 'PORTAL_FIRST_ADMIN_NAME: missing'],
    [{ PORTAL_FIRST_ADMIN_NAME: 'Ana' }, 'PORTAL_FIRST_ADMIN_EMAIL: missing'],
    [{ ...admin, PORTAL_FIRST_ADMIN_EMAIL: 'ana' }, 'PORTAL_FIRST_ADMIN_EMAIL'],
    [{ ...admin, PORTAL_FIRST_ADMIN_EMAIL: 'ana@gmail.com' }, 'must end in @es.chain.example'],
  ])('does not open for %j', async (env, why) => {
    const { code, output } = await startRefused({ DATA_DIR, ...env });
    expect(code).toBe(2);
    expect(output).toContain(why);
  });
});
