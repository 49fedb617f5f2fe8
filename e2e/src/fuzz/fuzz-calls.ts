import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { allCalls, type CallContract, type Market, roles } from '@portal/contracts';
import { exampleInput } from '@portal/contracts/examples';
import fc from 'fast-check';
import { type InProcessHouse, openInProcessHouse, type SignedIn } from '../house/in-process-house';
import { actorWith, buildSmallWorld } from '../house/small-world';
import { worldFor } from '../house/world-for';
import { type HostileRequest, hostileRequests } from './hostile-request';
import { problemsOf } from './judge';

const requestsPerCall = Number(process.env.FUZZ_REQUESTS ?? 40);
const longestMilliseconds = 5_000;

/** A refused login is written down, so that guessing can be slowed. */
const writesRefusals = (call: CallContract) => call.kind === 'command' && call.beforeSession === true;

/** Somebody who may make a call, and something that it takes. */
async function prepare(house: InProcessHouse, call: CallContract) {
  const role = roles.find((candidate) => call.access.roles.includes(candidate as never)) ?? 1;
  const signedIn = await house.signIn(role, role);
  const world = await worldFor(house, actorWith(role), 'own');
  await house.caughtUp();
  return { signedIn, input: exampleInput(call, world) };
}

/** Sends hostile requests to a house, judges its answers, and keeps count. */
class HostileSender {
  readonly #house: InProcessHouse;
  #sent = 0;
  #refused = 0;
  #slowest = 0;

  constructor(house: InProcessHouse) {
    this.#house = house;
  }

  async send(call: CallContract, request: HostileRequest, signedIn: SignedIn): Promise<void> {
    const head = await this.#house.stores.events.head();
    const { method, url, payload, headers } = request;
    const begun = performance.now();
    const hostile = { method: method as 'GET', url, payload, headers: { ...headers, ...signedIn } };
    const answer = await this.#house.app.inject(hostile);
    const milliseconds = performance.now() - begun;
    expect(problemsOf(call, answer)).toEqual([]);
    expect(milliseconds).toBeLessThan(longestMilliseconds);
    const isRefused = answer.statusCode >= 400;
    if (isRefused && !writesRefusals(call))
      expect(await this.#writtenBy(answer.headers['x-correlation-id'], head)).toEqual([]);
    this.#sent += 1;
    this.#refused += Number(isRefused);
    this.#slowest = Math.max(this.#slowest, milliseconds);
    // As every request of a browser does: what is held until the end of a turn would pile up to gigabytes otherwise.
    await nextTurn();
  }

  /** What a request has written; the house itself may have reacted to an earlier one in between. */
  async #writtenBy(correlationId: unknown, head: number) {
    const news = await this.#house.stores.events.readAll(head, 1_000);
    return news.filter(({ metadata }) => metadata.correlationId === correlationId);
  }

  get tally(): string {
    const refused = `${this.#refused} refused`;
    return `${this.#sent} hostile requests, ${refused}, slowest answer ${Math.round(this.#slowest)} ms`;
  }
}

/**
 * F1: hostile requests for every call of a market, generated from its contract. `npm run verify:fuzz` sends many more.
 * A spec for each market: Jest runs them side by side where it has workers for both.
 */
export function fuzzCalls(market: Market): void {
  let house: InProcessHouse;
  let sender: HostileSender;
  const calls = allCalls.filter((call) => call.access.markets.includes(market));
  beforeAll(async () => {
    house = await openInProcessHouse(market);
    await buildSmallWorld(house);
    sender = new HostileSender(house);
  });
  afterAll(async () => {
    process.stdout.write(`${market}, ${calls.length} calls: ${sender.tally}\n`);
    expect(house.problems).toEqual([]);
    await house.close();
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    '%s answers them cleanly and does nothing that it refused',
    async (_name, call) => {
      const { signedIn, input } = await prepare(house, call);
      const property = fc.asyncProperty(hostileRequests(call, input), (request) =>
        sender.send(call, request, signedIn),
      );
      await fc.assert(property, { numRuns: requestsPerCall });
    },
    20 * 60_000,
  );
}
