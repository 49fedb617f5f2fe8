import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CallContract, markets, roles } from '@portal/contracts';
import { exampleInput } from '@portal/contracts/examples';
import fc from 'fast-check';
import { type InProcessHouse, openInProcessHouse } from '../house/in-process-house';
import { actorWith, buildSmallWorld } from '../house/small-world';
import { worldFor } from '../house/world-for';
import { type HostileRequest, hostileRequests } from './hostile-request';
import { problemsOf } from './judge';

/*
 * F1: hostile requests for every call, generated from its contract. `npm run verify:fuzz` sends many more.
 */

const requestsPerCall = Number(process.env.FUZZ_REQUESTS ?? 40);
const longestMilliseconds = 5_000;

/** A refused login is written down, so that guessing can be slowed. */
const writesRefusals = (call: CallContract) => call.kind === 'command' && call.beforeSession === true;

describe.each(markets)('[F1] [S14] [S16] hostile requests in %s', (market) => {
  let house: InProcessHouse;
  beforeAll(async () => {
    house = await openInProcessHouse(market);
    await buildSmallWorld(house);
  });
  afterAll(async () => {
    expect(house.problems).toEqual([]);
    await house.close();
  });

  async function prepare(call: CallContract) {
    const role = roles.find((candidate) => call.access.roles.includes(candidate as never)) ?? 1;
    const signedIn = await house.signIn(role, role);
    const world = await worldFor(house, actorWith(role), 'own');
    await house.caughtUp();
    return { signedIn, input: exampleInput(call, world) };
  }

  /** What a request has written; the house itself may have reacted to an earlier one in between. */
  async function writtenBy(correlationId: unknown, head: number) {
    const news = await house.stores.events.readAll(head, 1_000);
    return news.filter(({ metadata }) => metadata.correlationId === correlationId);
  }

  async function send({ method, url, payload, headers }: HostileRequest, signedIn: Record<string, string>) {
    const begun = performance.now();
    const answer = await house.app.inject({
      method: method as 'GET',
      url,
      payload,
      headers: { ...headers, ...signedIn },
    });
    return { answer, milliseconds: performance.now() - begun };
  }

  const here = allCalls.filter((call) => call.access.markets.includes(market));
  it.each(here.map((call) => [call.name, call] as const))(
    '%s answers them cleanly and does nothing that it refused',
    async (_name, call) => {
      const { signedIn, input } = await prepare(call);
      const property = fc.asyncProperty(hostileRequests(call, input), async (request) => {
        const head = await house.stores.events.head();
        const { answer, milliseconds } = await send(request, { ...signedIn });
        expect(problemsOf(call, answer)).toEqual([]);
        expect(milliseconds).toBeLessThan(longestMilliseconds);
        if (answer.statusCode >= 400 && !writesRefusals(call))
          expect(await writtenBy(answer.headers['x-correlation-id'], head)).toEqual([]);
      });
      await fc.assert(property, { numRuns: requestsPerCall });
    },
    20 * 60_000,
  );
});

describe('[F1] methods that a path does not know', () => {
  let house: InProcessHouse;
  beforeAll(async () => {
    house = await openInProcessHouse('ES');
  });
  afterAll(() => house.close());

  const paths = [...new Set(allCalls.map(({ path }) => path))];
  it.each(paths)('are refused on %s with 405 and what is allowed', async (path) => {
    const url = `/api/${path.replaceAll(/\{\w+\}/g, '1')}`;
    const calls = allCalls.filter((call) => call.path === path);
    const known = calls.flatMap((call) =>
      call.kind === 'command' && call.legacyGet ? [call.method, 'GET'] : [call.method],
    );
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (known.includes(method)) continue;
      const answer = await house.app.inject({ method, url });
      expect({ method, status: answer.statusCode }).toEqual({ method, status: 405 });
      const allowed = String(answer.headers.allow).split(', ');
      expect(allowed.sort()).toEqual([...new Set(known)].sort());
    }
  });
});
