import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CallContract, type Market, markets, Role, roles } from '@portal/contracts';
import { type InProcessHouse, openInProcessHouse } from '../house/in-process-house';
import { actorWith, buildSmallWorld } from '../house/small-world';
import { worldFor } from '../house/world-for';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

/*
 * S1: each call × six roles and nobody × both markets × own and foreign restaurant. What is expected is worked out
 * here from the access rules alone; the server is asked over HTTP.
 */

const callers: readonly (Role | null)[] = [null, ...roles];
const ownerships = ['own', 'foreign'] as const;

/** Roles that reach every restaurant of the market, written down a second time on purpose. */
const everywhere: readonly Role[] = [2, 4];

type Expected = 'allowed' | 403 | 404;

/** What comes of a foreign restaurant, once market, session and role have let the caller through. */
function expectedOfForeign(call: CallContract, role: Role): Expected {
  // Accepting terms is about a person, and nobody accepts for somebody else.
  if (call.name === 'AcceptLegalTerms') return 404;
  if (call.access.scope.by === 'none' || everywhere.includes(role)) return 'allowed';
  return call.access.scope.by === 'restaurant' ? 403 : 404;
}

function expected(call: CallContract, market: Market, role: Role | null, whose: string): Expected {
  const { access } = call;
  if (!access.markets.includes(market)) return 404;
  if (access.roles === 'anonymous') return 'allowed';
  if (role === null || !access.roles.includes(role)) return 403;
  return whose === 'own' ? 'allowed' : expectedOfForeign(call, role);
}

/** Lists answer a foreign restaurant with nothing rather than with a refusal. */
const showsNothing = ({ name }: CallContract) =>
  ['ListOrders', 'CountOrders', 'ListMopPauses'].includes(name);

describe.each(markets)('[R-ROL-08] [S1] authorisation matrix in %s', (market) => {
  let house: InProcessHouse;
  let executed = 0;

  beforeAll(async () => {
    house = await openInProcessHouse(market);
    await buildSmallWorld(house);
    // Something of everything on both sides, so that there is something to be seen and not to be seen.
    await worldFor(house, actorWith(Role.Franchisee), 'own');
    await worldFor(house, null, 'foreign');
  });
  afterAll(async () => {
    await house.close();
  });

  async function execute(call: CallContract, role: Role | null, whose: 'own' | 'foreign') {
    const signedIn = role === null ? null : await house.signIn(role, role);
    const input = await exampleIn(house, call, { role, whose });
    await house.caughtUp();
    executed += 1;
    return sendCall(house, call, input, { signedIn });
  }

  function judge(
    call: CallContract,
    want: Expected,
    { statusCode, body }: { statusCode: number; body: string },
  ) {
    if (want !== 'allowed' && showsNothing(call) && statusCode === 200) {
      const { data } = JSON.parse(body) as { data: Record<string, number> };
      expect(Object.values(data).filter((value) => value !== 0)).toEqual([]);
      return;
    }
    if (want === 'allowed') expect({ statusCode, body }).toMatchObject({ statusCode: 200 });
    else expect({ statusCode, body }).toMatchObject({ statusCode: want });
  }

  it.each(allCalls.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    for (const role of callers) {
      for (const whose of ownerships) {
        const answer = await execute(call, role, whose);
        judge(call, expected(call, market, role, whose), answer);
      }
    }
    expect(house.problems).toEqual([]);
  });

  it('executed every cell', () => {
    process.stdout.write(`${market}: ${executed} cells of ${allCalls.length} calls\n`);
    expect(executed).toBe(allCalls.length * callers.length * ownerships.length);
  });
});
