import type { Page } from 'playwright-core';
import type { Action } from './action';
import { untilIdle } from './feel';

const field = '[role="dialog"] [cmdk-input]';
/** The second letter is measured. */
const pairs = [
  'ca',
  'ah',
  'ot',
  'le',
  'ba',
  'po',
  'ch',
  'me',
  'av',
  'nu',
  'eq',
  'do',
  'ab',
  'fi',
  'lu',
  've',
] as const;

/** Recent searches appear from the first round on. */
async function openEmpty(page: Page, round: number): Promise<void> {
  if (round === 0) {
    await page.goto('/search?s=cartel');
    // Its key handlers are attached.
    await untilIdle(page);
  } else await page.keyboard.press('Escape');
  await page.locator(field).waitFor({ state: 'detached' });
}

/** Open, with one letter. */
async function typeOne(page: Page, round: number): Promise<(typeof pairs)[number]> {
  await openEmpty(page, round);
  await page.keyboard.press('Control+k');
  const pair = pairs[round % pairs.length] ?? pairs[0];
  await page.locator(field).fill(pair.slice(0, 1));
  return pair;
}

const openPalette: Action = {
  name: 'Ctrl+K → what was searched for last',
  target: 100,
  async prepare(page, round) {
    await openEmpty(page, round);
    return { on: '', act: () => page.keyboard.press('Control+k') };
  },
  watch: () => ({
    answer: () => document.querySelector('[role="dialog"] [cmdk-input]') !== null,
    content: () => document.querySelector('[role="dialog"] [cmdk-item]') !== null,
  }),
};

const letter: Action = {
  name: 'letter in Ctrl+K → the lines of its term',
  target: 100,
  async prepare(page, round) {
    const pair = await typeOne(page, round);
    return { on: pair, act: () => page.keyboard.press(pair.slice(1)) };
  },
  watch: (term) => ({
    answer: () => document.querySelector<HTMLInputElement>('[cmdk-input]')?.value === term,
    content: () =>
      [...document.querySelectorAll('[cmdk-item]')].some((line) => line.textContent.includes(`«${term}»`)),
  }),
};

const found: Action = {
  name: 'letter in Ctrl+K → what the server finds',
  target: 300,
  async prepare(page, round) {
    const pair = await typeOne(page, round);
    return { on: pair, act: () => page.keyboard.press(pair.slice(1)) };
  },
  watch: (term) => ({
    answer: () => document.querySelector<HTMLInputElement>('[cmdk-input]')?.value === term,
    content: () => document.querySelector('[cmdk-item] .picture') !== null,
  }),
};

export const paletteActions: readonly Action[] = [openPalette, letter, found];
