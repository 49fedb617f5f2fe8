import { afterAll, expect, it } from '@jest/globals';
import {
  allCalls,
  type CallContract,
  type CommandContract,
  type Market,
  Role,
  roles,
} from '@portal/contracts';
import { templateCommands } from '@portal/contracts/areas/templates';
import fc from 'fast-check';
import { yieldToOthers } from '@portal/platform/program/in-pieces';
import { exampleIn } from '../calls/example-in';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { actorWith, buildTestFixture } from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';
import { acceptedEdges } from './accepted-edges';
import { effectsIn, effectsSince, filesOf } from './effects';
import { type HostileRequest, hostileRequests, jsonRequest } from './hostile-request';
import { problemsOf } from './assert-response';

const requestsPerCall = Number(process.env.FUZZ_REQUESTS ?? 2);
/** Values per place. */
const edgesPerPlace = process.env.FUZZ_REQUESTS === undefined ? 1 : Infinity;
const maxMilliseconds = 5_000;
/** Events per portal; longer lists make answers of megabytes. */
const fullPortal = 2_000;

/** A sender, and a valid input. */
async function prepare(portal: InProcessPortal, call: CallContract) {
  const role = roles.find((candidate) => call.access.roles.includes(candidate as never)) ?? 1;
  const signedIn = await portal.signIn(role, role);
  const input = await exampleIn(portal, call, { role, whose: 'own', signedIn });
  await portal.caughtUp();
  return { signedIn, input };
}

/** Changes limit later calls, so the next one gets a new portal. */
const fillsTheWorld: ReadonlySet<string> = new Set(['RequestMopPause']);

/** Sends requests, checks answers and effects. */
class HostileSender {
  #portal: InProcessPortal | null = null;
  #sent = 0;
  #refused = 0;
  #slowest = 0;

  constructor(private readonly market: Market) {}

  /** A portal with data, below the limit. */
  async moveIn(): Promise<InProcessPortal> {
    if (this.#portal && (await this.#portal.stores.events.head()) < fullPortal) return this.#portal;
    await this.moveOut();
    this.#portal = await openInProcessPortal(this.market);
    await buildTestFixture(this.#portal);
    await worldFor(this.#portal, actorWith(Role.Franchisee), 'own');
    return this.#portal;
  }

  async moveOut(): Promise<void> {
    expect(this.#portal?.problems ?? []).toEqual([]);
    await this.#portal?.close();
    this.#portal = null;
  }

  async send(call: CallContract, request: HostileRequest, signedIn: SignedIn): Promise<void> {
    const portal = this.#portal;
    if (!portal) throw new Error('no portal');
    const before = await effectsIn(portal);
    // Uploads may leave files at any request; others are checked once.
    const files = call.kind === 'upload' ? await filesOf(portal) : 0;
    const { method, url, payload, headers } = request;
    const started = performance.now();
    const hostile = { method: method as 'GET', url, payload, headers: { ...headers, ...signedIn } };
    const answer = await portal.app.inject(hostile);
    const milliseconds = performance.now() - started;
    expect(problemsOf(call, answer)).toEqual([]);
    expect(milliseconds).toBeLessThan(maxMilliseconds);
    const isRefused = answer.statusCode >= 400;
    if (isRefused) expect(await effectsSince(portal, call, before)).toEqual([]);
    if (isRefused && call.kind === 'upload') expect(await filesOf(portal)).toBe(files);
    this.#sent += 1;
    this.#refused += Number(isRefused);
    this.#slowest = Math.max(this.#slowest, milliseconds);
    // Frees memory held until the end of a turn, else gigabytes.
    await yieldToOthers();
  }

  async files(): Promise<number> {
    return this.#portal ? filesOf(this.#portal) : 0;
  }

  get tally(): string {
    const refused = `${this.#refused} refused`;
    return `${this.#sent} hostile requests, ${refused}, slowest answer ${Math.round(this.#slowest)} ms`;
  }
}

/** Copy files when accepted. */
const copying: ReadonlySet<string> = new Set([templateCommands.AddTemplate.name]);

/** Earlier requests may have unpublished the piece: retry with a new portal. */
async function prepareIn(sender: HostileSender, call: CallContract) {
  try {
    return await prepare(await sender.moveIn(), call);
  } catch {
    await sender.moveOut();
    return prepare(await sender.moveIn(), call);
  }
}

/** F1. One spec per market, for parallel workers. */
export function fuzzCalls(market: Market): void {
  const sender = new HostileSender(market);
  const calls = allCalls.filter((call) => call.access.markets.includes(market));
  afterAll(async () => {
    process.stdout.write(`${market}, ${calls.length} calls: ${sender.tally}\n`);
    await sender.moveOut();
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    '%s answers them cleanly and does nothing that it refused',
    async (_name, call) => {
      const { signedIn, input } = await prepareIn(sender, call);
      const property = fc.asyncProperty(hostileRequests(call, input), (request) =>
        sender.send(call, request, signedIn),
      );
      const files = await sender.files();
      await fc.assert(property, { numRuns: requestsPerCall });
      if (call.kind !== 'upload' && !copying.has(call.name)) expect(await sender.files()).toBe(files);
    },
    20 * 60_000,
  );

  const commands = calls.filter((call): call is CommandContract => call.kind === 'command');
  it.each(commands.map((call) => [call.name, call] as const))(
    '%s makes no event that breaks its contract of any input that its own contract takes',
    async (_name, call) => {
      const { signedIn, input } = await prepareIn(sender, call);
      for (const edge of acceptedEdges(call, input, edgesPerPlace))
        await sender.send(call, jsonRequest(call, edge), signedIn);
      if (fillsTheWorld.has(call.name)) await sender.moveOut();
    },
    20 * 60_000,
  );
}
