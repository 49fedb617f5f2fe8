import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { csrfHeader, type Market } from '@portal/contracts';
import { systemActor } from '@portal/platform/decider/decider';
import { SqliteEventStore } from '@portal/platform/stores/event-store/sqlite.event-store';
import { freePort } from '@portal/platform/testing/free-port';
import { makeWorldOnDisk } from '../faults/world-on-disk';
import { bodiesWith, canariesOf, canaryPerson, digestsOf, guessableTexts, registrationOf } from './canaries';
import { buildPortal, type PortalProcess, startPortal } from './portal-process';
import { openInProcessPortal } from './in-process-portal';
import { uploadBy } from './test-fixture';
import { TraceCollector } from './trace-collector';

/* S5, S19, with full logging. */

async function addCanaryPerson(market: Market, dataDir: string) {
  const program = await openInProcessPortal(market, undefined, dataDir);
  const { runner, bindings } = program.writeSide;
  const context = { correlationId: 'canary', idempotencyKey: 'the-canary-comes' };
  const input = registrationOf(canariesOf(market));
  const sent = { ...context, actor: systemActor };
  const registered = await runner.run(bindings.users.RegisterUser, input, sent);
  const terms = { ...context, actor: canaryPerson };
  const accepted = await runner.run(bindings.users.AcceptLegalTerms, { id: input.userId }, terms);
  expect([registered.ok, accepted.ok]).toEqual([true, true]);
  const files = {
    uploadKey: await uploadBy(program, canaryPerson, 'custom-file'),
    imageKey: await uploadBy(program, canaryPerson, 'image'),
  };
  await program.close();
  return files;
}

describe.each<Market>(['ES', 'PT'])('what must not be stored (%s)', (market) => {
  const canaries = canariesOf(market);
  let dataDir: string;
  let files: { uploadKey: string; imageKey: string };
  let bodies: ReturnType<typeof bodiesWith>;
  let program: PortalProcess;
  let metricsPort: number;
  let collector: TraceCollector;
  let cookie: string;
  const headers: Record<string, string> = {};
  const refusals: string[] = [];

  async function post(path: string, body: object, more: Record<string, string> = {}) {
    const answer = await fetch(`${program.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...more },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) refusals.push(text);
    return {
      status: answer.status,
      cookies: answer.headers.getSetCookie(),
      data: dataOf(text),
      position: positionOf(text),
    };
  }

  async function get(path: string, position = 0) {
    const answer = await fetch(`${program.url}/api/${path}`, {
      headers: { ...headers, 'x-min-position': String(position) },
    });
    expect(answer.status).toBe(200);
    return dataOf(await answer.text());
  }

  const positionOf = (text: string) => (JSON.parse(text) as { position?: number }).position ?? 0;
  const dataOf = (text: string) => (JSON.parse(text) as { data?: Record<string, never> }).data ?? {};

  beforeAll(async () => {
    await buildPortal();
    ({ dataDir } = await makeWorldOnDisk(market));
    files = await addCanaryPerson(market, dataDir);
    bodies = bodiesWith(canaries, market, files);
    metricsPort = await freePort();
    collector = await TraceCollector.start();
    program = await startPortal({
      MARKET: market,
      DATA_DIR: dataDir,
      PORTAL_LOG_LEVEL: 'debug',
      PORTAL_METRICS_PORT: String(metricsPort),
      ...collector.environment,
    });
  }, 120_000);
  afterAll(async () => {
    await program.end('SIGTERM');
    await collector.close();
    rmSync(dataDir, { recursive: true });
  });

  const pathsIn = (pattern: RegExp) =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  /** As text. */
  const stored = (pattern: RegExp) =>
    pathsIn(pattern)
      .map((path) => readFileSync(path, 'latin1'))
      .join('');
  /** Decoded: in the file, long events may be split by pages. */
  async function events(): Promise<string> {
    const log = new SqliteEventStore(join(dataDir, 'events.db'));
    const all = JSON.stringify(await log.readAll(0, 100_000));
    await log.close();
    return all;
  }

  it('[S19] canaries go in, and come back to the person they belong to', async () => {
    const login = await post('login', bodies.login, { 'idempotency-key': 'the-canary-signs-in' });
    expect(login.status).toBe(200);
    cookie = /=([^;]+)/.exec(login.cookies[0] ?? '')?.[1] ?? '';
    expect((await post('login', bodies.mistyped)).status).toBe(401);
    expect((await post('remember', bodies.remember)).status).toBe(200);
    expect((await post('changepass', bodies.changePassword)).status).toBe(422);
    const { linkToken } = canaries;
    const page = await fetch(`${program.url}/changepassword/${linkToken}/1795217400`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    headers.cookie = String(login.cookies[0]).split(';')[0] ?? '';
    const { user, csrf } = (await get('init')) as Record<string, unknown>;
    expect(user).toMatchObject({ name: canaries.name, email: canaries.email, phone: canaries.phone });
    headers[csrfHeader] = String(csrf);
    const placed = await post('order/add', bodies.order, { 'idempotency-key': 'the-canary-orders' });
    expect(placed.status).toBe(200);
    const order = await get(`order/${placed.data.id}`, placed.position);
    expect(order).toMatchObject({
      contact_name: canaries.name,
      contact_email: canaries.email,
      contact_phone: canaries.phone,
    });
    const added = await post('user/addPhone', bodies.addPhone, { 'idempotency-key': 'the-canary-phones' });
    // Portugal only (R-CRT-20).
    expect(added.status).toBe(market === 'PT' ? 200 : 404);
    expect((await post('user/addPhone', { phone: `${canaries.addedPhone} ext` })).status).not.toBe(200);
    const { user: now } = (await get('init', added.position)) as Record<string, unknown>;
    expect(now).toMatchObject({ phone: market === 'PT' ? canaries.addedPhone : canaries.phone });
  });

  it('[S5] a password: neither what the browser sent nor its source is in any file', () => {
    for (const secret of [canaries.password, canaries.passwordDigest, canaries.mistypedDigest])
      expect(stored(/./)).not.toContain(secret);
  });

  it('[S5] [S18] input: nothing that can be computed from it without a key is in any file', async () => {
    const everything = `${stored(/./)}${await events()}${program.output()}`;
    // The upload's digest is stored, so digests are findable.
    const [file = ''] = pathsIn(new RegExp(`^${files.uploadKey}$`));
    expect(digestsOf(readFileSync(file)).filter((digest) => everything.includes(digest))).not.toEqual([]);
    const guessed = guessableTexts(canaries, bodies).filter((text) =>
      digestsOf(text).some((digest) => digest !== canaries.passwordDigest && everything.includes(digest)),
    );
    expect(guessed).toEqual([]);
  });

  it('[S2] [S19] a session: its secret is in no file and no log', () => {
    expect(cookie.length).toBeGreaterThan(20);
    expect(stored(/./)).not.toContain(cookie);
    expect(program.output()).not.toContain(cookie);
  });

  it('[S18] [S19] people: names, addresses and telephone numbers are in the log of events only sealed', async () => {
    const { name, email, phone, addedPhone } = canaries;
    for (const log of [stored(/^events\.db/), await events()])
      for (const canary of [name, email, phone, addedPhone]) expect(log).not.toContain(canary);
    // Where they belong, so they are findable.
    for (const canary of [name, email, phone]) expect(stored(/^views\.db/)).toContain(canary);
  });

  it('[S19] people: neither the log nor the metrics nor the traces nor a refusal names them, also when everything is logged', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('process_cpu');
    expect(refusals.length).toBeGreaterThan(0);
    const traces = JSON.stringify(
      await collector.until((spans) =>
        ['PlaceOrder', 'project OrderPlaced'].every((name) => spans.some((span) => span.name === name)),
      ),
    );
    const everything = [program.output(), metrics, traces, ...refusals].join('\n');
    for (const canary of Object.values(canaries)) expect(everything).not.toContain(canary);
  });
});
