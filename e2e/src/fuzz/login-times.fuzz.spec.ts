import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attemptWindowMilliseconds } from '@portal/contracts/areas/session';
import { compareAnswers, known, openUnhurriedPortal, pairsToTake, unknown } from './answer-times';
import { isLeak } from './timing-leak';

/* S7 */

describe('[S7] a failed login', () => {
  let unhurried: Awaited<ReturnType<typeof openUnhurriedPortal>>;

  beforeAll(async () => {
    unhurried = await openUnhurriedPortal(2 * attemptWindowMilliseconds);
  });
  afterAll(() => unhurried.portal.close());

  const attempt = (username: string) => unhurried.ask('login', { username, password: 'b'.repeat(64) });

  async function answerFor(username: string) {
    const { answer } = await attempt(username);
    const { 'x-correlation-id': id, date: _, ...headers } = answer.headers;
    return { status: answer.statusCode, headers, body: answer.body.replaceAll(String(id), '…') };
  }

  it('answers alike for existing and missing accounts, byte for byte', async () => {
    const ofKnown = await answerFor(known);
    expect(ofKnown.status).toBe(401);
    expect(await answerFor(unknown)).toEqual(ofKnown);
  });

  it('takes as long for both', async () => {
    const taking = { what: 'failed logins', pairs: pairsToTake(60), warmUps: 10 };
    const comparison = await compareAnswers(taking, async (name) => (await attempt(name)).milliseconds);
    expect(isLeak(comparison)).toBe(false);
  }, 600_000);
});
