import type { Page } from 'playwright-core';
import { type Action, press } from './action';
import { untilIdle } from './feel';

const triage = '/admin/orders';
const linkOf = (id: string) => `[data-row="${id}"] .open-row`;

async function goToTriage(page: Page): Promise<void> {
  await page.goto(triage);
  await page.locator('[data-row] .open-row').first().waitFor();
}

/** Index of the focused row, or -1. */
const rowsOf = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) => ({
    ids: rows.map((row) => row.getAttribute('data-row') ?? ''),
    cursor: rows.findIndex((row) => row.getAttribute('data-cursor') === 'true'),
  }));

const openTriage: Action = {
  name: 'menu → triage',
  target: 500,
  before: 998,
  async prepare(page) {
    // The portal is loaded, the list is not.
    await page.goto('/admin/resources');
    await page.locator('.open-row').first().waitFor();
    return { on: triage, act: () => press(page.locator(`nav a[href="${triage}"]:visible`).first()) };
  },
  watch: (path) => ({
    answer: () => document.querySelector(':root[data-going]') !== null,
    content: () => document.querySelector(`[data-row] .open-row[href^="${path}/"]`) !== null,
  }),
};

/** Runs in the page. */
const opens = (id: string) => {
  const label = document.querySelector(`[data-row="${id}"] .open-row`)?.getAttribute('aria-label') ?? '';
  const marked = `[data-row="${id}"]:is([data-cursor="true"], [data-open="true"])`;
  return {
    answer: () => document.querySelector(marked) !== null,
    content: () => {
      const number = document.querySelector('main aside h2')?.textContent ?? '';
      return number !== '' && label.includes(`${number},`);
    },
  };
};

const openOrder: Action = {
  name: 'row → its order',
  target: 300,
  before: 724,
  async prepare(page, round) {
    if (round === 0) await goToTriage(page);
    else await page.keyboard.press('Escape');
    await page.locator('main aside').waitFor({ state: 'detached' });
    const id = (await rowsOf(page)).ids[round] ?? '';
    return { on: id, act: () => press(page.locator(linkOf(id))) };
  },
  watch: opens,
};

const nextOrder: Action = {
  name: 'J → next order',
  target: 100,
  before: 522,
  async prepare(page, round) {
    if (round === 0) {
      await goToTriage(page);
      await page.locator('[data-row] .open-row').first().click();
      await page.locator('main aside h2').waitFor();
    }
    const { ids, cursor } = await rowsOf(page);
    return { on: ids[cursor + 1] ?? '', act: () => page.keyboard.press('j') };
  },
  watch: opens,
};

const setStatus: Action = {
  name: 'status key → new status',
  target: 100,
  before: 163,
  async prepare(page, round) {
    const keys = ['2', '3'] as const;
    if (round === 0) {
      // The first measured key must change something.
      await page.keyboard.press(keys[1]);
      await untilIdle(page);
    }
    const { ids, cursor } = await rowsOf(page);
    return { on: ids[cursor] ?? '', act: () => page.keyboard.press(keys[round % 2 === 0 ? 0 : 1]) };
  },
  watch: (id) => {
    const changedTextIn = (place: string) => document.querySelector(`${place} [data-changed]`)?.textContent;
    const row = `[data-row="${id}"]`;
    const pane = 'main aside';
    const before = changedTextIn(row);
    const beforeInPane = changedTextIn(pane);
    return {
      answer: () => changedTextIn(row) !== before,
      content: () => changedTextIn(row) !== before && changedTextIn(pane) !== beforeInPane,
    };
  },
};

export const administratorsActions: readonly Action[] = [openTriage, openOrder, nextOrder, setStatus];
