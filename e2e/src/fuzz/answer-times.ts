import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { compareTimes, type Comparison, type Pair } from './timing-leak';

/* S7: known and unknown accounts. */

export const known = 'user1@es.chain.example';
export const unknown = 'nobody@es.chain.example';

/** From `npm run verify -- fuzz`, at most a thousand; or the default. */
export function pairsToTake(otherwise: number): number {
  const requests = Number(process.env.FUZZ_REQUESTS ?? 0);
  return requests > 0 ? Math.min(requests, 1_000) : otherwise;
}

/**
 * Distinct addresses and long pauses avoid limits.
 * @param pauseMilliseconds between questions
 */
export async function openUnhurriedPortal(pauseMilliseconds: number) {
  let clock = Date.parse('2026-11-20T09:00:00.000Z');
  let callers = 0;
  const portal: InProcessPortal = await openInProcessPortal('ES', () => new Date(clock));
  await buildTestFixture(portal);
  return {
    portal,
    async ask(path: string, payload: object) {
      clock += pauseMilliseconds;
      callers += 1;
      const remoteAddress = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
      const sent = { method: 'POST', url: `/api/${path}`, payload, remoteAddress } as const;
      const started = performance.now();
      const answer = await portal.app.inject(sent);
      return { answer, milliseconds: performance.now() - started };
    },
  };
}

interface Taking {
  /** For the report. */
  readonly what: string;
  readonly pairs: number;
  readonly warmUps: number;
}

/** In pairs of random order. */
export async function compareAnswers(
  { what, pairs: count, warmUps }: Taking,
  millisecondsFor: (username: string) => Promise<number>,
): Promise<Comparison> {
  for (let at = 0; at < warmUps; at += 1) await millisecondsFor(at % 2 === 0 ? known : unknown);
  const pairs: Pair[] = [];
  for (let pair = 0; pair < count; pair += 1) {
    const taken = new Map<string, number>();
    for (const username of pair % 2 === 0 ? [known, unknown] : [unknown, known])
      taken.set(username, await millisecondsFor(username));
    pairs.push([taken.get(known) ?? 0, taken.get(unknown) ?? 0]);
  }
  const comparison = compareTimes(pairs);
  const [ofKnown, ofUnknown] = comparison.medians.map((median) => median.toFixed(2));
  process.stdout.write(
    `${what}, ${count} pairs: median ${ofKnown} ms with an account, ${ofUnknown} ms without, ` +
      `${(100 * comparison.apart).toFixed(1)} % apart, by chance with p = ${comparison.chance.toFixed(3)}\n`,
  );
  return comparison;
}
