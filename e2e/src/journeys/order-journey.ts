import type { Page } from '@playwright/test';
import { expect, type Visitor } from './journey';

export interface Words {
  readonly search: RegExp;
  readonly adapt: RegExp;
  readonly next: string;
  readonly confirm: RegExp;
  readonly send: string;
  readonly newOrder: RegExp;
  readonly changeStatus: RegExp;
  readonly inProduction: string;
}

export const wordsInSpain: Words = {
  search: /Buscar/,
  adapt: /Adaptar|adaptación/i,
  next: 'Siguiente',
  confirm: /Confirmar/,
  send: 'Enviar pedido',
  newOrder: /^1 pedido nuevo$/,
  changeStatus: /Estado: .*Cambiar/,
  inProduction: 'En producción y entrega',
};

/** Maximum push delay. */
const soon = { timeout: 1_000 };

export async function findResource(page: Page, words: Words, term: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: words.search }).fill(term);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?s=/);
  const piece = page.locator('main article').getByRole('link', { name }).first();
  await piece.click();
  await page.locator('main').getByRole('link', { name: words.adapt }).first().click();
  await page.waitForURL(/\/order\/\d+/);
}

/** By card names, per radio group. */
export async function choose(page: Page, group: RegExp, name: string | RegExp): Promise<void> {
  const exact = typeof name === 'string';
  await page
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name, exact })
    .first()
    .check({ force: true });
}

export const next = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.next, exact: true }).click();

/** Up to the details page. */
export async function answerForVinyl(page: Page): Promise<void> {
  await choose(page, /formato/, 'Vinilo de escaparate');
  await next(page, wordsInSpain);
  await choose(page, /tamaño|medida/, '150 × 200 cm');
  await next(page, wordsInSpain);
  await page.getByRole('textbox', { name: /Qué texto/ }).fill('Abierto hasta las 2');
  await choose(page, /Dónde se coloca/, 'Interior');
  await next(page, wordsInSpain);
}

/** Up to the last page. */
export async function fillInVinyl(page: Page): Promise<void> {
  await findResource(page, wordsInSpain, 'ahumada cartel', /La Ahumada · Cartel/);
  await answerForVinyl(page);
  await next(page, wordsInSpain);
  await choose(page, /Qué necesitas/, /Adaptación y producción/);
  await choose(page, /Cuántas/, '2');
}

export async function selectSite(page: Page, from: RegExp, to: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: from }).click();
  await page.getByRole('option', { name: to }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: to })).toBeVisible();
}

/**
 * Reloads and double-clicks on the way.
 * @returns the formatted order number
 */
export async function sendOrder(page: Page, words: Words): Promise<string> {
  await page.getByRole('button', { name: words.confirm }).click();
  await page.waitForURL(/\/cart$/);
  await page.reload();
  await page.getByRole('button', { name: words.send, exact: true }).dblclick();
  const number = page
    .locator('main')
    .getByText(/#[PO]-\d+/)
    .first();
  await expect(number).toBeVisible();
  return /#[PO]-\d+/.exec((await number.textContent()) ?? '')?.[0] ?? '';
}

/** Both lists are open; the restaurant's updates live. */
export async function triageLive(
  restaurant: Visitor,
  admin: Visitor,
  number: string,
  words: Words,
): Promise<void> {
  await admin.page.getByRole('button', { name: words.newOrder }).click();
  const row = admin.page.getByRole('link', { name: number }).first();
  await expect(row).toBeVisible();

  await restaurant.page.goto(new URL('/orders', restaurant.page.url()).href);
  const mine = restaurant.page.locator('main li, main tr, main article').filter({ hasText: number }).first();
  await expect(mine).toBeVisible();

  await row.click();
  await admin.page.getByRole('button', { name: words.changeStatus }).first().click();
  await admin.page.getByRole('menuitem', { name: words.inProduction }).click();
  await expect(mine).toContainText(words.inProduction, soon);
}
