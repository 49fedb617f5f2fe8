import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { median, percentile } from '../bench/measuring/percentiles';
import type { PortalProcess } from '../programs/portal-process';
import type { WorldOnDisk } from './world-on-disk';

/* The median round counts, so a stalled disk does not. */

const rounds = 5;
/** Per round; with fewer, p99 is the maximum. */
const commandsOfARound = 130;
const everyMilliseconds = 15;
const calmMilliseconds = commandsOfARound * everyMilliseconds;
/** Milliseconds; about one garbage collection. */
const noticeableMs = 10;

type Measured = { readonly program: PortalProcess; readonly world: WorldOnDisk };

/** Milliseconds. */
async function command({ program, world }: Measured): Promise<number> {
  const id = String(world.sliderId);
  const body = new URLSearchParams({ id, name: randomUUID(), url: '/nacional/menus', status: '1' });
  const sentAt = performance.now();
  const answer = await fetch(`${program.url}/api/slider/${id}/update`, {
    method: 'POST',
    headers: { ...world.administrator },
    body,
  });
  await answer.text();
  expect(answer.status).toBe(200);
  return performance.now() - sentAt;
}

/** At a fixed rate until `work` ends. */
async function commandsDuring(work: Promise<unknown>, measured: Measured): Promise<number[]> {
  const sent: Promise<number>[] = [];
  let isOver = false;
  const over = () => void (isOver = true);
  work.then(over, over);
  while (!isOver) {
    sent.push(command(measured));
    await pause(everyMilliseconds);
  }
  await work;
  return Promise.all(sent);
}

interface MeasuredWork {
  readonly work: (turn: number) => Promise<unknown>;
  readonly after?: () => Promise<unknown>;
  readonly maxRatio: number;
}

/** p99 in milliseconds. `bound`: its limit during the work. */
export interface MeasuredRounds {
  readonly without: number;
  readonly during: number;
  readonly bound: number;
}

/**
 * p99 without and during work.
 * @param work `turn` counts from 0
 * @param after clean-up, not measured
 * @param maxRatio during / without
 */
export async function latencyDuring(
  name: string,
  measured: Measured,
  { work, after, maxRatio }: MeasuredWork,
): Promise<MeasuredRounds> {
  await commandsDuring(pause(calmMilliseconds), measured);
  const calm: number[] = [];
  const busy: number[] = [];
  let turn = 0;
  for (let round = 0; round < rounds; round += 1) {
    calm.push(percentile(await commandsDuring(pause(calmMilliseconds), measured), 0.99));
    const sent: number[] = [];
    for (; sent.length < commandsOfARound; turn += 1) {
      sent.push(...(await commandsDuring(work(turn), measured)));
      await after?.();
    }
    busy.push(percentile(sent, 0.99));
  }
  const without = median(calm);
  const during = median(busy);
  process.stderr.write(
    `\na command’s p99 in the middle of ${rounds} rounds: ${without.toFixed(1)} ms, ${name} ` +
      `${during.toFixed(1)} ms, ratio ${(during / without).toFixed(2)}\n`,
  );
  return { without, during, bound: maxRatio * Math.max(without, noticeableMs) };
}
