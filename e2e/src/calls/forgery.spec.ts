import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CallContract, csrfHeader, markets, roles } from '@portal/contracts';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

/* S3: state changes need the session's token, with any verb. */

const isBeforeSession = (call: CallContract) => call.kind === 'command' && call.beforeSession === true;
const changesState = allCalls.filter(
  (call) => (call.kind === 'command' || call.kind === 'upload') && !isBeforeSession(call),
);
const spelledAsGet = changesState.filter((call) => call.kind === 'command' && call.legacyGet);
/** The first market that has the call. */
const testedIn = ({ access }: CallContract) => markets.find((market) => access.markets.includes(market));

describe.each(markets)('[S3] forged calls have no effect in %s', (market) => {
  let portal: InProcessPortal;

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
  });
  afterAll(async () => {
    await portal.close();
  });

  async function prepare(call: CallContract) {
    const role = roles.find((candidate) => call.access.roles.includes(candidate as never)) ?? 2;
    const input = await exampleIn(portal, call, { role, whose: 'own' });
    const signedIn = await portal.signIn(role, role);
    return { role, signedIn, input };
  }

  async function expectRefused(call: CallContract, headersOf: (mine: SignedIn, theirs: SignedIn) => object) {
    const { role, signedIn, input } = await prepare(call);
    const theirs = await portal.signIn(role, role);
    const head = await portal.stores.events.head();
    const answer = await sendCall(portal, call, input, { signedIn: headersOf(signedIn, theirs) as SignedIn });
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ error: { code: string } }>().error.code).toBe('csrf');
    expect(await portal.stores.events.head()).toBe(head);
  }

  const named = (calls: readonly CallContract[]) =>
    calls.filter((call) => testedIn(call) === market).map((call) => [call.name, call] as const);

  it.each(named(changesState))('%s without a token', (_name, call) =>
    expectRefused(call, ({ cookie }) => ({ cookie })),
  );
  it.each(named(changesState))('%s with a wrong token', (_name, call) =>
    expectRefused(call, ({ cookie }) => ({ cookie, [csrfHeader]: 'x'.repeat(43) })),
  );
  it.each(named(changesState))('%s with the token of another session', (_name, call) =>
    expectRefused(call, ({ cookie }, theirs) => ({ cookie, [csrfHeader]: theirs[csrfHeader] })),
  );
  it.each(named(changesState))('%s from another origin', (_name, call) =>
    expectRefused(call, (mine) => ({ ...mine, origin: 'https://evil.example', host: 'portal.example' })),
  );
  it.each(named(changesState))('%s from another site', (_name, call) =>
    expectRefused(call, (mine) => ({ ...mine, 'sec-fetch-site': 'cross-site' })),
  );

  // May be empty in a market.
  for (const [name, call] of named(spelledAsGet)) {
    // A proof cannot be sent by GET.
    const status = 'proof' in call && call.proof ? 422 : 200;
    it(`[R-API-G6] ${name} by GET is answered with ${status} with the token, and with 403 without it`, async () => {
      const { signedIn, input } = await prepare(call);
      const byGet = { ...call, method: 'GET' as const };
      const plain = await sendCall(portal, byGet, input, {
        signedIn: { cookie: signedIn.cookie } as SignedIn,
      });
      expect(plain.statusCode).toBe(403);
      const meant = await sendCall(portal, byGet, input, { signedIn });
      expect({ statusCode: meant.statusCode, body: meant.body }).toMatchObject({ statusCode: status });
    });
  }
});

describe('[S3] the login, which has no session yet', () => {
  it('is refused from another origin', async () => {
    const portal = await openInProcessPortal('ES');
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'user1@es.chain.example', password: 'a'.repeat(64) },
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(403);
    await portal.close();
  });
});
