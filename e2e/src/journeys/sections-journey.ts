import type { Page } from '@playwright/test';
import { expect, type Visitor } from './journey';

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
  /** Names and resulting addresses. */
  readonly first: readonly [name: string, address: string];
  readonly second: readonly [name: string, address: string];
  readonly renamed: readonly [name: string, address: string];
}

/** Maximum push delay. */
const soon = { timeout: 2_000 };

const inMain = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });

/** Of the shown type. */
async function add(page: Page, words: SectionWords, [name, address]: readonly [string, string]) {
  await inMain(page, words.add).click();
  await page.getByRole('textbox', { name: words.name, exact: true }).fill(name);
  await expect(page.getByText(address)).toBeVisible();
  await page.locator('main').getByRole('button', { name: words.add }).click();
  await expect(inMain(page, name)).toBeVisible();
}

/** The open catalogue updates live, old links redirect. */
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

  // By button, then undone.
  await page.getByRole('button', { name: words.up(second), exact: true }).click();
  await expect.poll(names).toEqual([second, first]);
  await page.getByRole('button', { name: words.undo }).click();
  await expect.poll(names).toEqual([first, second]);

  // By keys: grab, up, drop.
  await page.getByRole('button', { name: words.handle(second), exact: true }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) {
    await page.keyboard.press(key);
    // The next key needs settled rows.
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
