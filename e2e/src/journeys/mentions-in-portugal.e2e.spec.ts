import type { Page } from '@playwright/test';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

/* R-CHT-01, R-ACC-17 */

/** Maximum delay of the bell. */
const soon = { timeout: 3_000 };
const words = 'o papel chega na quinta';

const bell = (page: Page) => page.getByRole('button', { name: /^Avisos,/ });
const unseen = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

test('[R-CHT-01] [R-ACC-17] an administrator is mentioned in a note by the keyboard, sees the notice within seconds, and is led to that note', async ({
  browser,
  portal,
}) => {
  const writer = await visit(browser, portal, 'admin@pt.chain.example');
  const reader = await visit(browser, portal, 'editor@pt.chain.example');
  const restaurant = await visit(browser, portal, 'franchisee@pt.chain.example');
  const { user } = await askThePortal<{ user: { name: string } }>(reader.page, 'init');
  const [order] = await askThePortal<{ id: string; number: number }[]>(restaurant.page, 'order?size=1');
  if (!order) throw new Error('nothing has been ordered');
  await expect(bell(reader.page)).toBeVisible();
  const before = await unseen(reader.page);

  const { page } = writer;
  await page.goto(new URL(`/admin/orders/${order.id}?beside=chat`, page.url()).href);
  await page.getByRole('radio', { name: 'Nota interna' }).check();
  const field = page.getByRole('textbox', { name: /Nota interna/ });
  const [first = ''] = user.name.split(' ');
  await field.pressSequentially(`@${first.slice(0, 3).toLowerCase()}`);
  await expect(page.getByRole('option', { name: user.name })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`@${user.name} `);
  await field.pressSequentially(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(`@${user.name}`)).toBeVisible();

  await expect.poll(() => unseen(reader.page), { ...soon, intervals: [50] }).toBe(before + 1);
  await bell(reader.page).click();
  const notice = reader.page.getByRole('link', { name: new RegExp(`^Menção de .+#O-${order.number}\\b`) });
  await notice.first().click();
  const note = reader.page.getByRole('log').locator(':focus');
  await expect(note).toHaveText(`@${user.name} ${words}`);
  await expect(note).toBeInViewport();
  await expect.poll(() => unseen(reader.page)).toBe(0);

  const noteId = new URL(reader.page.url()).searchParams.get('note') ?? '';
  expect(noteId).not.toBe('');
  for (const other of [writer, restaurant]) {
    const announced = await askThePortal<unknown[]>(other.page, 'user/notices');
    expect(JSON.stringify(announced)).not.toContain(noteId);
  }
  expect([writer, reader, restaurant].flatMap(({ complaints }) => complaints)).toEqual([]);
});
