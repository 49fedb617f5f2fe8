import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { passwordLinkWindowMilliseconds } from '@portal/contracts/areas/users';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { compareTimes, type Pair, tells } from './timing-leak';

/* S7: how long a request for a new password takes does not tell whether there is such an account. */

const requests = Number(process.env.FUZZ_REQUESTS ?? 0);
const pairsTaken = requests > 0 ? Math.min(requests, 1_000) : 200;

const known = 'user1@es.chain.example';
const unknown = 'nobody@es.chain.example';

describe('[S7] a request for a new password', () => {
  let portal: InProcessPortal;
  let clock = Date.parse('2026-11-20T09:00:00.000Z');
  let callers = 0;

  beforeAll(async () => {
    portal = await openInProcessPortal('ES', () => new Date(clock));
    await buildTestFixture(portal);
  });
  afterAll(() => portal.close());

  /** From an address of its own, and so late that nothing earlier counts: nobody is told to wait. */
  async function ask(username: string): Promise<number> {
    clock += passwordLinkWindowMilliseconds;
    callers += 1;
    const remoteAddress = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
    const begun = performance.now();
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/remember',
      payload: { username },
      remoteAddress,
    });
    expect(answer.statusCode).toBe(200);
    const taken = performance.now() - begun;
    await portal.caughtUp();
    return taken;
  }

  it('takes as long with an account as without', async () => {
    for (let warmUp = 0; warmUp < 40; warmUp += 1) await ask(warmUp % 2 === 0 ? known : unknown);
    const pairs: Pair[] = [];
    for (let pair = 0; pair < pairsTaken; pair += 1) {
      const order = pair % 2 === 0 ? [known, unknown] : [unknown, known];
      const taken = new Map<string, number>();
      for (const username of order) taken.set(username, await ask(username));
      pairs.push([taken.get(known) ?? 0, taken.get(unknown) ?? 0]);
    }
    const comparison = compareTimes(pairs);
    const [ofKnown, ofUnknown] = comparison.medians.map((median) => median.toFixed(2));
    process.stdout.write(
      `requests for a password, ${pairsTaken} pairs: median ${ofKnown} ms with an account, ${ofUnknown} ms without, ` +
        `${(100 * comparison.apart).toFixed(1)} % apart, by chance with p = ${comparison.chance.toFixed(3)}\n`,
    );
    expect(tells(comparison)).toBe(false);
  }, 600_000);
});
