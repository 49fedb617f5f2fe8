import { setTimeout as later } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { atRest, feel, type Felt, type Watch } from './feel';

/** Something that people do, which is felt again and again. */
export interface Action {
  readonly name: string;
  /** What is asked for has to be there within so many milliseconds. */
  readonly target: number;
  /** Milliseconds until it was there before screens were sped up, measured by hand with the same slowdown. */
  readonly before?: number;
  /** Brings the page to where the action begins. */
  readonly prepare: (page: Page, round: number) => Promise<Prepared>;
  readonly watch: Watch;
}

interface Prepared {
  /** What is acted on, as `watch` is told. */
  readonly on: string;
  readonly act: () => Promise<void>;
}

/** Milliseconds that a pointer rests on something before it presses. */
const aim = 100;

/** Presses as a hand does, which comes there first. */
export async function press(place: Locator): Promise<void> {
  await place.hover();
  await later(aim);
  await place.click();
}

export interface Often {
  readonly warmUps: number;
  readonly times: number;
}

/** Does it once. @throws what went wrong, with the name of the action */
async function feelOnce(page: Page, { name, prepare, watch }: Action, round: number): Promise<Felt> {
  try {
    const { on, act } = await prepare(page, round);
    await atRest(page);
    return await feel(page, watch, on, act);
  } catch (cause) {
    throw new Error(`${name}, round ${round}`, { cause });
  }
}

/** Does it as often as asked, and forgets the first times. */
export async function repeat(
  page: Page,
  action: Action,
  { warmUps, times }: Often,
): Promise<readonly Felt[]> {
  const all: Felt[] = [];
  for (let round = 0; round < warmUps + times; round += 1) all.push(await feelOnce(page, action, round));
  return all.slice(warmUps);
}
