import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CallContract, markets, Role, roles } from '@portal/contracts';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { actorWith, buildTestFixture } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';
import { exampleIn } from './example-in';
import { type Encoding, sendCall } from './send-call';

/* AMB-30: shapes of all calls in both encodings. */

const isPublished = (call: CallContract) => call.kind === 'query' && call.published !== undefined;
const answersWithEnvelope = allCalls.filter((call) => call.kind !== 'download' && !isPublished(call));
const searched = answersWithEnvelope.filter(
  ({ input, kind }) => kind === 'query' && 'q' in ((input as { shape?: object }).shape ?? {}),
);
const takesBody = answersWithEnvelope.filter((call) => call.kind === 'command');

/** A permitted sender; `null` for anonymous calls. */
function callerOf({ access }: CallContract) {
  const allowed = access.roles;
  return allowed === 'anonymous' ? null : (roles.find((role) => allowed.includes(role)) ?? null);
}

describe.each(markets)('[R-API-G2] [R-API-G3] calls in %s', (market) => {
  let portal: InProcessPortal;

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    // Lists must not be empty.
    await worldFor(portal, actorWith(Role.Franchisee), 'own');
  });
  afterAll(async () => {
    await portal.close();
  });

  async function make(call: CallContract, encoding: Encoding, more: object = {}) {
    const role = callerOf(call);
    const input = await exampleIn(portal, call, { role, whose: 'own' });
    await portal.caughtUp();
    const signedIn = role === null ? null : await portal.signIn(role, role);
    return sendCall(portal, call, { ...input, ...more }, { signedIn, encoding });
  }

  const here = (call: CallContract) => call.access.markets.includes(market);

  it.each(answersWithEnvelope.filter(here).map((call) => [call.name, call] as const))(
    '%s answers exactly as its contract declares',
    async (_name, call) => {
      const answer = await make(call, 'json');
      const { status, data, total, position } = answer.json<Record<string, unknown>>();
      expect(status).toBe(true);
      expect(call.output.safeParse(data)).toMatchObject({ success: true, data });
      expect(answer.headers['cache-control']).toBe('no-store');
      if (call.kind === 'query' && call.list) {
        expect(Array.isArray(data)).toBe(true);
        expect(typeof total).toBe('number');
      }
      expect(typeof position).toBe('number');
    },
  );

  it.each(searched.filter(here).map((call) => [call.name, call] as const))(
    '%s finds by signs alone what it finds by a word that nothing has',
    async (_name, call) => {
      const found = async (q: string) => {
        const { data, total } = (await make(call, 'json', { q })).json<{ data: unknown; total?: number }>();
        return [data, total];
      };
      const nothing = await found('zzyzxq');
      for (const q of ['€', '🙂']) expect(await found(q)).toEqual(nothing);
    },
  );

  it.each(takesBody.filter(here).map((call) => [call.name, call] as const))(
    '%s understands form-encoded bodies',
    async (_name, call) => {
      const answer = await make(call, 'form');
      expect({ statusCode: answer.statusCode, body: answer.body }).toMatchObject({ statusCode: 200 });
      expect(call.output.safeParse(answer.json<{ data: unknown }>().data).success).toBe(true);
    },
  );
});
