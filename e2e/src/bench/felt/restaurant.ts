import type { Page } from 'playwright-core';
import { type Action, press } from './action';
import { untilIdle } from './feel';

/** The last letter is measured. */
const words = [
  ...[
    'cartel',
    'ahumada',
    'otoño',
    'lento',
    'barrio',
    'pollo',
    'chispa',
    'caja',
    'aventura',
    'batido',
    'nube',
  ],
  ...['equipo', 'domicilio', 'abierto', 'fiestas', 'lumbre', 'verano', 'prisa', 'gajos', 'tarde'],
] as const;

const openSection: Action = {
  name: 'section → its pieces',
  target: 300,
  async prepare(page, round) {
    await page.goto('/nacional');
    const links = page.locator('main nav ul a');
    await links.first().waitFor();
    const link = links.nth(round % (await links.count()));
    return { on: '', act: () => press(link) };
  },
  watch: () => {
    const titleOf = () => document.querySelector('main h1')?.textContent ?? '';
    const before = titleOf();
    return {
      answer: () => document.querySelector(':root[data-going]') !== null,
      content: () => titleOf() !== before && document.querySelector('main article img') !== null,
    };
  },
};

const search: Action = {
  name: 'letter in the search → number found',
  target: 300,
  before: 789,
  async prepare(page, round) {
    if (round === 0) await page.goto('/search?s=a');
    const field = page.locator('main [role="search"] input');
    const word = words[round % words.length] ?? words[0];
    const start = word.slice(0, -1);
    await field.fill(start);
    await page
      .locator('main [role="status"]')
      .filter({ hasText: `«${start}»` })
      .waitFor();
    return { on: word, act: () => page.keyboard.press(word.slice(-1)) };
  },
  watch: (term) => ({
    answer: () => document.querySelector<HTMLInputElement>('main [role="search"] input')?.value === term,
    content: () =>
      [...document.querySelectorAll('main [role="status"]')].some((one) =>
        one.textContent.includes(`«${term}»`),
      ),
  }),
};

const openPiece: Action = {
  name: 'card → its piece',
  target: 300,
  before: 293,
  async prepare(page, round) {
    if (round === 0) await page.goto('/search?s=cartel');
    else await page.goBack();
    const link = page.locator('main article a.name').nth(round);
    await link.waitFor();
    return { on: await link.innerText(), act: () => press(link) };
  },
  watch: (name) => ({
    answer: () => document.querySelector(':root[data-going]') !== null,
    content: () => document.querySelector('main h1')?.textContent === name,
  }),
};

const openWizard: Action = {
  name: 'piece → wizard',
  target: 300,
  before: 529,
  async prepare(page, round) {
    if (round > 0) await page.goBack();
    const link = page.locator('main a[href^="/order/"][href*="method=1"]').first();
    await link.waitFor();
    return { on: '', act: () => press(link) };
  },
  watch: () => ({
    answer: () => document.querySelector(':root[data-going]') !== null,
    content: () => document.querySelector('main form [role="radiogroup"]') !== null,
  }),
};

/** The wizard's last page, prefilled by an earlier order. */
async function orderAgain(page: Page): Promise<void> {
  await page.goto('/orders');
  await page.locator('main a[href^="/order/details/"]').first().click();
  await page.locator('main a[href*="again="]').first().click();
}

const addToCart: Action = {
  name: 'confirm → in the cart',
  target: 300,
  async prepare(page, round) {
    if (round > 0) await page.evaluate(() => localStorage.removeItem('cart'));
    await orderAgain(page);
    const button = page.locator('main form button[type="submit"]');
    await button.waitFor();
    await untilIdle(page);
    return { on: await page.locator('main h2').first().innerText(), act: () => press(button) };
  },
  watch: (name) => {
    const badge = () => document.querySelector('header a[href="/cart"]')?.getAttribute('aria-label');
    const before = badge();
    return {
      answer: () => badge() !== before,
      content: () => [...document.querySelectorAll('main li h3')].some((one) => one.textContent === name),
    };
  },
};

/** Between catalogue and cart. */
export const restaurantsActions: readonly Action[] = [openSection, search, openPiece, openWizard, addToCart];
