import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { passwordLinkWindowMilliseconds } from '@portal/contracts/areas/users';
import { systemActor } from '@portal/platform/decider/decider';
import { compareAnswers, known, openUnhurriedPortal, pairsToTake, unknown } from './answer-times';
import { isLeak } from './timing-leak';

/* S7 */

describe('[S7] a request for a new password', () => {
  let unhurried: Awaited<ReturnType<typeof openUnhurriedPortal>>;

  beforeAll(async () => {
    unhurried = await openUnhurriedPortal(passwordLinkWindowMilliseconds);
  });
  afterAll(() => unhurried.portal.close());

  /** Sequential, to include work after an answer. */
  async function millisecondsFor(username: string): Promise<number> {
    const { portal, ask } = unhurried;
    const { runner, bindings } = portal.writeSide;
    const head = await portal.stores.events.head();
    const { answer, milliseconds } = await ask('remember', { username });
    expect(answer.statusCode).toBe(200);
    const [requested] = await portal.stores.events.readAll(head, 1);
    const input = { address: String(requested?.data.address) };
    await runner.run(bindings.users.AnswerPasswordRequest, input, {
      actor: systemActor,
      correlationId: 'fuzz',
    });
    await portal.caughtUp();
    return milliseconds;
  }

  it('reads as many events with an account as without, however often it was asked for', async () => {
    const { events } = unhurried.portal.stores;
    for (let time = 0; time < 3; time += 1) for (const name of [known, unknown]) await millisecondsFor(name);
    const asked = (await events.readAll(0, 100_000)).filter(({ type }) => type === 'PasswordLinkRequested');
    const streams = [...new Set(asked.map(({ stream }) => stream))];
    const lengths = [];
    for (const stream of streams) lengths.push((await events.readStream(stream)).length);
    expect(lengths).toEqual([3, 3]);
  });

  it('takes as long with an account as without', async () => {
    const taking = { what: 'requests for a password', pairs: pairsToTake(200), warmUps: 40 };
    expect(isLeak(await compareAnswers(taking, millisecondsFor))).toBe(false);
  }, 600_000);
});
