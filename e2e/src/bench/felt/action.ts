import { setTimeout as later } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { type Measured, timed } from '../measuring/measured';
import { untilIdle, measureLatency, type Latency, type Watch } from './feel';

export interface Action {
  readonly name: string;
  /** Milliseconds. */
  readonly target: number;
  /** Milliseconds before optimisation, measured by hand with the same slowdown. */
  readonly before?: number;
  /** Opens the start of the action. */
  readonly prepare: (page: Page, round: number) => Promise<Prepared>;
  readonly watch: Watch;
}

interface Prepared {
  /** Argument of `watch`. */
  readonly on: string;
  readonly act: () => Promise<void>;
}

/** Milliseconds of hover before a press. */
const aim = 100;

/** Moves the pointer first. */
export async function press(place: Locator): Promise<void> {
  await place.hover();
  await later(aim);
  await place.click();
}

export interface Often {
  readonly warmUps: number;
  readonly times: number;
}

/** @throws with the name of the action */
async function measureOnce(page: Page, { name, prepare, watch }: Action, round: number): Promise<Latency> {
  try {
    const { on, act } = await prepare(page, round);
    await untilIdle(page);
    return await measureLatency(page, watch, on, act);
  } catch (cause) {
    throw new Error(`${name}, round ${round}`, { cause });
  }
}

/** Drops warm-up rounds. */
export async function repeat(
  page: Page,
  action: Action,
  { warmUps, times }: Often,
): Promise<readonly Latency[]> {
  const all: Latency[] = [];
  for (let round = 0; round < warmUps + times; round += 1) all.push(await measureOnce(page, action, round));
  return all.slice(warmUps);
}

/** Milliseconds to visible feedback (U7). */
const answerWithin = 100;

export function rowsOf(
  { name, target, before }: Pick<Action, 'name' | 'target' | 'before'>,
  felt: readonly Latency[],
): readonly Measured[] {
  const answers = felt.map(({ answer }) => answer);
  const contents = felt.map(({ content }) => content);
  return [timed(`${name}, first answer`, answerWithin, answers), timed(name, target, contents, before)];
}
