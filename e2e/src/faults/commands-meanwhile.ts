import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { median, percentile } from '../bench/measuring/percentiles';
import type { PortalProcess } from '../programs/portal-process';
import type { WorldOnDisk } from './world-on-disk';

/*
 * What one person's heavy work costs everybody else's commands. Both sides are measured in turn, in the same run. The
 * middle of the rounds counts: one stall of the disk is not what the work costs.
 */

const rounds = 5;
const everyMilliseconds = 15;
const calmMilliseconds = 2_000;
/** Below so many milliseconds nobody notices more, and one collection of garbage is as much. */
const unnoticed = 10;

type Measured = { readonly program: PortalProcess; readonly world: WorldOnDisk };

/** Milliseconds that a command takes. */
async function command({ program, world }: Measured): Promise<number> {
  const id = String(world.sliderId);
  const body = new URLSearchParams({ id, name: randomUUID(), url: '/nacional/menus', status: '1' });
  const sentAt = performance.now();
  const answer = await fetch(`${program.url}/api/slider/${id}/update`, {
    ...{ method: 'POST', headers: { ...world.administrator }, body },
  });
  await answer.text();
  expect(answer.status).toBe(200);
  return performance.now() - sentAt;
}

/** Commands at an even pace until something is over, whether or not the last one was answered. */
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
  readonly work: (round: number) => Promise<unknown>;
  readonly after?: () => Promise<unknown>;
  readonly most: number;
}

/** A command's p99 in milliseconds. `bound`: what it may come to while the work is done. */
export interface MeasuredRounds {
  readonly without: number;
  readonly meanwhile: number;
  readonly bound: number;
}

/**
 * A command's p99 without some work, and while it is done.
 * @param work what is done in a round, from 0
 * @param after what is put away behind it
 * @param most how often as long a command may take meanwhile
 */
export async function commandsMeanwhile(
  name: string,
  measured: Measured,
  { work, after, most }: MeasuredWork,
): Promise<MeasuredRounds> {
  await commandsDuring(pause(calmMilliseconds), measured);
  const [calm, busy]: [number[], number[]] = [[], []];
  const p99During = async (done: Promise<unknown>) => percentile(await commandsDuring(done, measured), 0.99);
  for (let round = 0; round < rounds; round += 1) {
    calm.push(await p99During(pause(calmMilliseconds)));
    busy.push(await p99During(work(round)));
    await after?.();
  }
  const [without, meanwhile] = [median(calm), median(busy)];
  process.stderr.write(
    `\na command’s p99 in the middle of ${rounds} rounds: ${without.toFixed(1)} ms, ${name} ` +
      `${meanwhile.toFixed(1)} ms, ratio ${(meanwhile / without).toFixed(2)}\n`,
  );
  return { without, meanwhile, bound: most * Math.max(without, unnoticed) };
}
