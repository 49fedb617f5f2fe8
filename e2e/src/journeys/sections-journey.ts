import type { Page } from '@playwright/test';
import { expect, type Visitor } from './journey';

/** The words of a market, and what of its demo data the journey uses. */
export interface SectionWords {
  readonly types: { readonly local: string };
  readonly add: string;
  readonly name: string;
  readonly save: string;
  readonly undo: string;
  readonly remove: string;
  readonly up: (name: string) => string;
  readonly handle: (name: string) => string;
  readonly more: (name: string) => string;
  readonly tree: string;
  readonly deleted: (name: string) => string;
  /** Names of the sections of this journey, and the addresses that follow from them. */
  readonly first: readonly [name: string, address: string];
  readonly second: readonly [name: string, address: string];
  readonly renamed: readonly [name: string, address: string];
}

/** How soon what one person does must show on another person's screen. */
const soon = { timeout: 2_000 };

const inMain = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });

/** Adds a section of the type that is shown, and comes back to the tree. */
async function add(page: Page, words: SectionWords, [name, address]: readonly [string, string]) {
  await inMain(page, words.add).click();
  await page.getByRole('textbox', { name: words.name, exact: true }).fill(name);
  await expect(page.getByText(address)).toBeVisible();
  await page.locator('main').getByRole('button', { name: words.add }).click();
  await expect(inMain(page, name)).toBeVisible();
}

/**
 * An editor adds two local sections, moves one by button and by keys, renames it and deletes the other; a restaurant
 * that has the catalogue open sees each of it, and an old link leads on.
 */
export async function keepSections(editor: Visitor, restaurant: Visitor, words: SectionWords): Promise<void> {
  const { page } = editor;
  const origin = new URL(page.url()).origin;
  const [first] = words.first;
  const [second] = words.second;
  const [renamed] = words.renamed;
  const names = async () => {
    const rows = page.getByRole('list', { name: words.tree }).locator(':scope > li > div a');
    return (await rows.allTextContents()).filter((name) => [first, second, renamed].includes(name));
  };
  const seen = restaurant.page.getByRole('link', { name: first, exact: true }).first();

  const local = page.getByRole('radio', { name: words.types.local });
  await local.click({ force: true });
  await expect(local).toBeChecked();

  for (const section of [words.first, words.second]) await add(page, words, section);
  await expect(seen).toBeVisible(soon);

  // By button, and taken back.
  await page.getByRole('button', { name: words.up(second), exact: true }).click();
  await expect.poll(names).toEqual([second, first]);
  await page.getByRole('button', { name: words.undo }).click();
  await expect.poll(names).toEqual([first, second]);

  // By keys on the handle: take, up, let go.
  await page.getByRole('button', { name: words.handle(second), exact: true }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) {
    await page.keyboard.press(key);
    // The rows take their new places before the next key counts.
    await page.waitForFunction(() => document.getAnimations().length === 0);
  }
  await expect.poll(names).toEqual([second, first]);
  await page.reload();
  await expect.poll(names).toEqual([second, first]);

  await inMain(page, first).click();
  await page.getByRole('textbox', { name: words.name, exact: true }).fill(renamed);
  await page.getByRole('button', { name: words.save }).click();
  await expect(inMain(page, renamed)).toBeVisible();
  await expect(restaurant.page.getByRole('link', { name: renamed, exact: true }).first()).toBeVisible(soon);
  await restaurant.page.goto(`${origin}${words.first[1]}`);
  await expect(restaurant.page).toHaveURL(`${origin}${words.renamed[1]}`);

  await page.getByRole('button', { name: words.more(second) }).click();
  await page.getByRole('menuitem', { name: words.remove }).click();
  await expect(page.getByText(words.deleted(second))).toBeVisible();
  await expect.poll(names).toEqual([renamed]);
  expect([...editor.complaints, ...restaurant.complaints]).toEqual([]);
}
