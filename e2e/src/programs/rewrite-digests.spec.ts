import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { canonicalJson } from '@portal/platform/decider/canonical-json';
import { Sqlite } from '@portal/platform/stores/sqlite/sqlite';
import { makeWorldOnDisk, type WorldOnDisk } from '../faults/world-on-disk';
import { bodiesWith, canariesOf } from './canaries';
import { checkout } from './checkout';
import { buildPortal, type PortalProcess, startPortal } from './portal-process';
import { addressOf, passwordDigest } from './test-fixture';

/* A log as versions before wrote it is rewritten by the program behind `npm run rewrite-digests`, and goes on. */

const market = 'PT';
const oldDigest = hash('sha256', canonicalJson({ password: passwordDigest, username: addressOf(market, 1) }));

describe('a data folder of a version that kept digests without a key', () => {
  let world: WorldOnDisk;
  let answered: unknown;
  const phone = bodiesWith(canariesOf(market), market, { uploadKey: '', imageKey: '' }).addPhone;

  const addPhone = async ({ url }: PortalProcess, body: object) => {
    const headers = { ...world.restaurant, 'idempotency-key': 'a-key-of-before' };
    const answer = await fetch(`${url}/api/user/addPhone`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  /** Ends the program also when an expectation fails. */
  async function whileRunning<T>(use: (program: PortalProcess) => T | Promise<T>): Promise<T> {
    const program = await startPortal({ MARKET: market, DATA_DIR: world.dataDir });
    try {
      return await use(program);
    } finally {
      await program.end('SIGTERM');
    }
  }
  const rewrite = () => {
    const entry = join(checkout, '.build/standalone/rewrite-digests.js');
    return spawnSync(process.execPath, [entry], {
      env: { PATH: process.env.PATH, DATA_DIR: world.dataDir, MARKET: market },
      encoding: 'utf8',
    });
  };
  const stored = () =>
    readdirSync(world.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      .join('');
  /** What the log held before: the same digest for every command of the same content. */
  function makeOld() {
    const log = new Sqlite(join(world.dataDir, 'events.db'), { durability: 'full' });
    log.run(`UPDATE events SET metadata = json_set(metadata, '$.commandDigest', ?)`, [oldDigest]);
    log.close();
    // Into a copy: this process holds what it has had open until its statements are collected as garbage.
    const copy = `${world.dataDir}-of-before`;
    cpSync(world.dataDir, copy, { recursive: true });
    rmSync(world.dataDir, { recursive: true });
    world = { ...world, dataDir: copy };
  }

  beforeAll(async () => {
    await buildPortal();
    world = await makeWorldOnDisk(market);
    answered = await whileRunning((program) => addPhone(program, phone));
    expect(answered).toMatchObject({ status: 200 });
    makeOld();
  }, 120_000);
  afterAll(() => rmSync(world.dataDir, { recursive: true }));

  it('[S5] is refused while the program runs, and loses every digest once it has stopped', async () => {
    expect(stored()).toContain(oldDigest);
    await whileRunning(() =>
      expect(rewrite()).toMatchObject({ status: 1, stderr: expect.stringContaining('is in use by process') }),
    );
    expect(rewrite()).toMatchObject({ status: 0, stderr: '' });
    expect(stored()).not.toContain(oldDigest);
  });

  it('[R2] [R8] replays, lets people in, and answers a repeat under a key of before as it did', async () => {
    for (const end of ['', '-wal', '-shm']) rmSync(join(world.dataDir, `views.db${end}`), { force: true });
    await whileRunning(async (program) => {
      const login = await fetch(`${program.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: addressOf(market, 1), password: passwordDigest }),
      });
      expect(login.status).toBe(200);
      expect(await addPhone(program, phone)).toEqual(answered);
      const init = await fetch(`${program.url}/api/init`, { headers: { ...world.restaurant } });
      expect(await init.json()).toMatchObject({ data: { user: { phone: phone.phone } } });
    });
  });
});
