import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CallContract, type Market, markets, Role } from '@portal/contracts';
import { channelBlocks } from '@portal/contracts/areas/channels';
import { landingFor, redirectFor, sessionQueries } from '@portal/contracts/areas/session';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { actorWith, buildTestFixture } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';
import { disableDevice } from '../programs/second-factors';
import { exampleIn } from './example-in';
import { expectedRights } from './expected-rights';
import type { ExpectedRights } from './rights-row';
import { addPrincipals, type Principal, principalFor, principals, sessionOf } from './matrix-principals';
import { landings, ofOtherRestaurants, roleTable, routes } from './role-table';
import { sendCall } from './send-call';

/* S1: calls × principals × markets × own and foreign things, against a manual table. */

type Whose = 'own' | 'foreign';
type Expected = 'allowed' | 401 | 403 | 404 | 'nothing';

/** Reach every restaurant (AMB-52), except in restaurant mode. */
const reachesAll = ({ letter, kind }: Principal) => kind === 'role' && 'AE'.includes(letter);

function mayCall(rights: ExpectedRights, { letter, kind }: Principal): boolean {
  if (kind === 'acting') return rights.acting.includes(letter) || rights.callers.includes('N');
  if (kind === 'terms open' && rights.beforeTerms !== true) return false;
  if (kind === 'without restaurant' && !rights.beforeTerms && !rights.withoutRestaurant) return false;
  return rights.callers.includes(letter);
}

/** Before any lookup. */
const isAlwaysRefused = (rights: ExpectedRights, market: Market, who: Principal) =>
  !rights.markets.includes(market) || !mayCall(rights, who);

function expectedFor(rights: ExpectedRights, market: Market, who: Principal, whose: Whose): Expected {
  if (!rights.markets.includes(market)) return 404;
  if (!mayCall(rights, who)) return 403;
  if (who.kind === 'deactivated') return rights.deactivated ?? 'allowed';
  return whose === 'own' ? 'allowed' : expectedOfForeign(rights, who);
}

function expectedOfForeign({ foreign, ownOnly }: ExpectedRights, who: Principal): Expected {
  if (foreign === 'n/a') return 'allowed';
  return reachesAll(who) && ownOnly !== true ? 'allowed' : foreign;
}

const nameOf = ({ letter, kind }: Principal) => (kind === 'role' ? letter : `${kind} ${letter}`);

/** An empty list does not count as allowed. */
function outcomeOf(
  { foreign }: ExpectedRights,
  { statusCode, body }: { statusCode: number; body: string },
): unknown {
  if (statusCode !== 200) return [401, 403, 404].includes(statusCode) ? statusCode : { statusCode, body };
  if (foreign !== 'nothing') return 'allowed';
  const { data } = JSON.parse(body) as { data: Record<string, unknown> };
  return Object.values(data).every((value) => value === 0) ? 'nothing' : 'allowed';
}

/** Their examples leave a device enabled. */
const usesDevice: readonly string[] = ['EnableSecondFactor', 'RenewRecoveryCodes', 'DisableSecondFactor'];

/** Higher than any revision here. */
const wrongVersion = 999_999;
/** Version fields of inputs, with wrong values. */
const wrongVersions: Readonly<Record<string, unknown>> = {
  version: wrongVersion,
  versions: Object.fromEntries(['data', ...channelBlocks].map((block) => [block, wrongVersion])),
};
const seenVersionOf = (call: CallContract): string | undefined =>
  call.kind === 'command' && !call.path.includes('{version}')
    ? Object.keys(wrongVersions).find((field) => field in ((call.input as { shape?: object }).shape ?? {}))
    : undefined;

describe('the table of rights', () => {
  it('[S1] names the callers of every call, and has no unknown call', () => {
    expect(Object.keys(expectedRights).sort()).toEqual(allCalls.map(({ name }) => name).sort());
  });
});

describe.each(markets)('[R-ROL-08] [S1] authorisation matrix in %s', (market) => {
  let portal: InProcessPortal;
  /** By cell, for all tables. */
  const cells = new Map<string, { readonly statusCode: number; readonly outcome: unknown }>();
  /** Of refused principals. */
  const sessions = new Map<string, SignedIn | null>();
  /** Shared, since refused calls consume nothing. */
  const inputsOfRefused = new Map<string, Readonly<Record<string, unknown>>>();

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    await addPrincipals(portal);
    // Both restaurants have data.
    await worldFor(portal, actorWith(Role.Franchisee), 'own');
    await worldFor(portal, null, 'foreign');
  });
  afterAll(async () => {
    process.stdout.write(
      `${market}: ${cells.size} cells of ${allCalls.length} calls and ${principals.length} principals\n`,
    );
    await portal.close();
  });

  async function execute(call: CallContract, principal: Principal, whose: Whose, more: object = {}) {
    const who = principalFor(call, principal);
    const signedIn = await sessionOf(portal, who);
    const { role, userId } = who;
    const input = await exampleIn(portal, call, { role, userId, whose, signedIn });
    await portal.caughtUp();
    const answer = await sendCall(portal, call, { ...input, ...more }, { signedIn });
    // Else later proofs would ask for a code.
    if (signedIn && usesDevice.includes(call.name)) await disableDevice(portal, userId);
    return answer;
  }

  /** A new session if the last one has ended. */
  async function sessionOfRefused(principal: Principal) {
    const name = nameOf(principal);
    const cached = sessions.get(name);
    if (
      cached &&
      (await sendCall(portal, sessionQueries.GetSession, {}, { signedIn: cached })).statusCode === 200
    )
      return cached;
    const signedIn = await sessionOf(portal, principal);
    sessions.set(name, signedIn);
    return signedIn;
  }

  async function executeRefused(call: CallContract, principal: Principal, whose: Whose, more: object = {}) {
    const signedIn = await sessionOfRefused(principal);
    const key = `${call.name} ${whose}`;
    let input = inputsOfRefused.get(key);
    if (!input) {
      input = await exampleIn(portal, call, {
        role: principal.role,
        userId: principal.userId,
        whose,
        signedIn,
      });
      inputsOfRefused.set(key, input);
      await portal.caughtUp();
    }
    return sendCall(portal, call, { ...input, ...more }, { signedIn });
  }

  async function cell(call: CallContract, principal: Principal, whose: Whose) {
    const key = `${call.name} ${nameOf(principal)} ${whose}`;
    const known = cells.get(key);
    if (known) return known;
    const rights = expectedRights[call.name] as ExpectedRights;
    const isRefused = isAlwaysRefused(rights, market, principal);
    const answer = await (isRefused ? executeRefused : execute)(call, principal, whose);
    const found = { statusCode: answer.statusCode, outcome: outcomeOf(rights, answer) };
    cells.set(key, found);
    return found;
  }

  const callNamed = (name: string) => {
    const found = allCalls.find((call) => call.name === name);
    if (!found) throw new Error(`role-table.ts names ${name}, which is no call`);
    return found;
  };
  const statusOf = async (name: string, who: Principal, whose: Whose = 'own') =>
    (await cell(callNamed(name), who, whose)).statusCode;
  const people = principals.filter(({ kind }) => kind === 'role' || kind === 'acting');

  it.each(
    roleTable
      .filter((row) => row.markets.includes(market))
      .flatMap((row) => row.calls.map((call) => [row.id, row.capability, call, row] as const)),
  )('[%s] %s: %s', async (_id, _capability, call, { yes, inRestaurantMode }) => {
    const may = ({ letter, kind }: Principal) =>
      (kind === 'acting' ? inRestaurantMode : yes).includes(letter) ? 200 : 403;
    for (const who of people)
      expect([nameOf(who), await statusOf(call, who)]).toEqual([nameOf(who), may(who)]);
  });

  it('[R-ROL-04] everybody lands where the table states, by the role in the session', async () => {
    for (const who of people.filter(({ kind }) => kind === 'role')) {
      const answer = await execute(callNamed('GetSession'), who, 'own');
      const { type } = answer.json<{ data: { user: { type: Role } } }>().data.user;
      expect([who.letter, landingFor(type)]).toEqual([who.letter, landings[who.letter]]);
    }
  });

  it.each(Object.entries(routes))(
    '[R-ROL-03] [R-ROL-05] of %s: %s stay, others are led away',
    (path, stay) => {
      const staying = people.filter(
        ({ kind, role }) => kind === 'role' && redirectFor(path, role ?? 1) === null,
      );
      expect(staying.map(({ letter }) => letter).join('')).toBe(stay);
    },
  );

  it.each(Object.entries(ofOtherRestaurants[market]))(
    '[R-ROL-08] a user acts only on restaurants in their locations: %s of another one is answered with %i',
    async (call, status) => {
      for (const who of people.filter(({ letter, kind }) => 'FMC'.includes(letter) || kind === 'acting')) {
        const requested = mayCall(expectedRights[call] as ExpectedRights, who) ? status : 403;
        expect([nameOf(who), await statusOf(call, who, 'foreign')]).toEqual([nameOf(who), requested]);
      }
    },
  );

  it.each(
    allCalls.flatMap((call) => {
      const field = seenVersionOf(call);
      return field === undefined || expectedRights[call.name]?.foreign === 'n/a'
        ? []
        : ([[call.name, call, field]] as const);
    }),
  )(
    '[X10] a wrong version reveals nothing to strangers of what %s would change',
    async (name, call, field) => {
      const rights = expectedRights[name] as ExpectedRights;
      const strangers = principals.filter((who) =>
        [403, 404].includes(expectedFor(rights, market, who, 'foreign') as number),
      );
      expect(strangers.length).toBeGreaterThan(3);
      const answerOf = async (who: Principal, more: object) => {
        const isRefused = isAlwaysRefused(rights, market, who);
        const answer = await (isRefused ? executeRefused : execute)(call, who, 'foreign', more);
        return [nameOf(who), answer.statusCode, answer.json<{ error?: { code: string } }>().error?.code];
      };
      // One per restaurant, not one per block.
      const wrong = name === 'SetSpecialDays' ? [0] : wrongVersions[field];
      for (const who of strangers)
        expect(await answerOf(who, { [field]: wrong })).toEqual(await answerOf(who, {}));
    },
  );

  it.each(['Collection', 'Template'])(
    '[X10] a wrong version reveals no %s of another person, to any role',
    async (noun) => {
      const owner = principals.find(({ letter, kind }) => letter === 'F' && kind === 'role') as Principal;
      const added = await execute(callNamed(`Add${noun}`), owner, 'own', { restaurant_id: undefined });
      const { id } = added.json<{ data: { id: string } }>().data;
      expect(id).toMatch(/^u/);
      const update = callNamed(`Update${noun}`);
      expect((await execute(update, owner, 'own', { id })).statusCode).toBe(200);
      const strangers = people.filter(
        (who) => who !== owner && mayCall(expectedRights[update.name] as ExpectedRights, who),
      );
      expect(strangers.length).toBeGreaterThan(1);
      for (const who of strangers)
        expect([nameOf(who), (await execute(update, who, 'own', { id, version: 0 })).statusCode]).toEqual([
          nameOf(who),
          404,
        ]);
    },
  );

  it.each(allCalls.map((call) => [call.name, call] as const))('%s', async (callName, call) => {
    const rights = expectedRights[callName];
    if (!rights)
      throw new Error(`${callName} is missing: add who may make it to e2e/src/calls/rights/${call.area}.ts`);
    const requested: Record<string, Expected> = {};
    const came: Record<string, unknown> = {};
    for (const who of principals) {
      for (const whose of rights.foreign === 'n/a' ? (['own'] as const) : (['own', 'foreign'] as const)) {
        const name = `${nameOf(who)} ${whose}`;
        requested[name] = expectedFor(rights, market, who, whose);
        came[name] = (await cell(call, who, whose)).outcome;
      }
    }
    expect(came).toEqual(requested);
    expect(portal.problems).toEqual([]);
  });
});
