import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attemptWindowMilliseconds } from '@portal/contracts/areas/session';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { compareTimes, type Pair, tells } from './timing-leak';

/*
 * S7: neither what a failed login is answered nor how long that takes tells whether there is such an account. `npm run
 * verify:fuzz` takes a thousand samples of each.
 */

const requests = Number(process.env.FUZZ_REQUESTS ?? 0);
const pairsTaken = requests > 0 ? Math.min(requests, 1_000) : 60;

const known = 'user1@es.chain.example';
const unknown = 'nobody@es.chain.example';
const wrongPassword = 'b'.repeat(64);

describe('[S7] a failed login', () => {
  let portal: InProcessPortal;
  let clock = Date.parse('2026-11-20T09:00:00.000Z');
  let callers = 0;

  beforeAll(async () => {
    portal = await openInProcessPortal('ES', () => new Date(clock));
    await buildTestFixture(portal);
  });
  afterAll(() => portal.close());

  /** From an address of its own, and so late that nothing earlier counts: nobody is told to wait. */
  async function attempt(username: string) {
    clock += 2 * attemptWindowMilliseconds;
    callers += 1;
    const remoteAddress = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
    const payload = { username, password: wrongPassword };
    const begun = performance.now();
    const answer = await portal.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress });
    return { answer, milliseconds: performance.now() - begun };
  }

  async function said(username: string) {
    const { answer } = await attempt(username);
    const { 'x-correlation-id': id, date: _, ...headers } = answer.headers;
    return { status: answer.statusCode, headers, body: answer.body.replaceAll(String(id), '…') };
  }

  it('says the same for an account that there is and for one that there is not, byte for byte', async () => {
    const ofKnown = await said(known);
    expect(ofKnown.status).toBe(401);
    expect(await said(unknown)).toEqual(ofKnown);
  });

  it('takes as long for both', async () => {
    for (let warmUp = 0; warmUp < 10; warmUp += 1) await attempt(warmUp % 2 === 0 ? known : unknown);
    const pairs: Pair[] = [];
    for (let pair = 0; pair < pairsTaken; pair += 1) {
      // In turns first: neither kind always comes after the other.
      const order = pair % 2 === 0 ? [known, unknown] : [unknown, known];
      const taken = new Map<string, number>();
      for (const username of order) taken.set(username, (await attempt(username)).milliseconds);
      pairs.push([taken.get(known) ?? 0, taken.get(unknown) ?? 0]);
    }
    const comparison = compareTimes(pairs);
    const [ofKnown, ofUnknown] = comparison.medians.map((median) => median.toFixed(2));
    process.stdout.write(
      `failed logins, ${pairsTaken} pairs: median ${ofKnown} ms with an account, ${ofUnknown} ms without, ` +
        `${(100 * comparison.apart).toFixed(1)} % apart, by chance with p = ${comparison.chance.toFixed(3)}\n`,
    );
    expect(tells(comparison)).toBe(false);
  }, 600_000);
});
