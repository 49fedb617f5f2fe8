import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls } from '@portal/contracts';
import { emptyWorld, exampleInput } from '@portal/contracts/examples';
import { freePort } from '@portal/platform/testing/free-port';
import { makeWorldOnDisk, type WorldOnDisk } from '../faults/world-on-disk';
import { TraceCollector } from './trace-collector';
import { buildHouse, type HouseProcess, startHouse } from './house-process';
import { passwordDigest } from './small-world';

/*
 * S5, S19: canaries go through the house while it logs everything that it ever logs; none may come out where it does
 * not belong.
 */

const canaries = { phone: '699 CANARY 7', name: 'Canaria Sin Rastro', email: 'canary@pt.chain.example' };
const phoneDigits = /912 ?345 ?678/;
/** What the views make of the last thing that is done here. */
const lastDone = 'project UserPhoneAdded';
const placing = allCalls.find(({ name }) => name === 'PlaceOrder');

describe('what nobody may find again', () => {
  let world: WorldOnDisk;
  let house: HouseProcess;
  let metricsPort: number;
  let collector: TraceCollector;
  let cookie: string;
  const refusals: string[] = [];

  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${house.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) refusals.push(text);
    return answer;
  }

  beforeAll(async () => {
    await buildHouse();
    world = await makeWorldOnDisk('PT');
    metricsPort = await freePort();
    collector = await TraceCollector.start();
    house = await startHouse({
      MARKET: 'PT',
      DATA_DIR: world.dataDir,
      PORTAL_LOG_LEVEL: 'debug',
      PORTAL_METRICS_PORT: String(metricsPort),
      ...collector.environment,
    });
    const username = 'user1@pt.chain.example';
    const login = await post('login', { username, password: passwordDigest });
    expect(login.status).toBe(200);
    cookie = /=([^;]+)/.exec(login.headers.get('set-cookie') ?? '')?.[1] ?? '';
    await post('login', { username, password: 'c'.repeat(64) });
    if (!placing) throw new Error('there is no call that places an order');
    const { order, ...rest } = exampleInput(placing, { ...emptyWorld, market: 'PT' }) as { order: object };
    const contact = {
      contact_name: canaries.name,
      contact_email: canaries.email,
      contact_phone: canaries.phone,
    };
    await post('order/add', { ...rest, order: { ...order, ...contact } }, { ...world.restaurant });
    await post('user/addPhone', { phone: canaries.phone }, { ...world.restaurant });
    const added = await post('user/addPhone', { phone: '+351 912 345 678' }, { ...world.restaurant });
    expect(added.status).toBe(200);
  }, 120_000);
  afterAll(async () => {
    await house.end('SIGTERM');
    await collector.close();
    rmSync(world.dataDir, { recursive: true });
  });

  /** All bytes of the data folder whose file names match, as text. */
  const stored = (pattern: RegExp) =>
    readdirSync(world.dataDir)
      .filter((file) => pattern.test(file))
      .map((file) => readFileSync(join(world.dataDir, file), 'latin1'))
      .join('');

  it('[S5] a password: neither what the browser sent nor anything made of it without salt stands in any file', () => {
    expect(stored(/\.db/)).not.toContain(passwordDigest);
    expect(stored(/\.db/)).not.toContain('c'.repeat(64));
  });

  it('[S2] [S19] a session: its secret stands in no file and no log', () => {
    expect(cookie.length).toBeGreaterThan(20);
    expect(stored(/\.db/)).not.toContain(cookie);
    expect(house.output()).not.toContain(cookie);
  });

  it('[S19] a phone number: it stands nowhere in the log of events but sealed', () => {
    expect(stored(/^events\.db/)).not.toMatch(phoneDigits);
    // It is where it belongs, so that looking for it can find it at all.
    expect(stored(/^views\.db/)).toMatch(phoneDigits);
  });

  it('[S19] people: neither the log nor the metrics nor the traces nor a refusal names them, also when everything is logged', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('process_cpu');
    expect(refusals.length).toBeGreaterThan(0);
    const traces = JSON.stringify(
      await collector.until((spans) =>
        ['PlaceOrder', lastDone].every((name) => spans.some((span) => span.name === name)),
      ),
    );
    const everything = [house.output(), metrics, traces, ...refusals].join('\n');
    expect(everything).not.toMatch(phoneDigits);
    for (const canary of [...Object.values(canaries), passwordDigest, 'user1@pt.chain.example'])
      expect(everything).not.toContain(canary);
  });
});
