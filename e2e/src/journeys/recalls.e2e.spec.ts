import type { Page } from '@playwright/test';
import type { Market } from '@portal/contracts';
import type { Notice } from '@portal/contracts/areas/notifications';
import type { OwnRecall, RecallDetail } from '@portal/contracts/areas/recalls';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { askThePortal, sendToPortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

/* R-ACC-17, AMB-36 */

interface Words {
  readonly who: string;
  readonly saved: RegExp;
  readonly text: string;
  readonly ask: RegExp;
  readonly count: (confirmed: number) => RegExp;
  readonly press: RegExp;
  readonly undo: string;
  readonly export: string;
}

const words: Readonly<Record<Market, Words>> = {
  ES: {
    who: 'Quién la tiene',
    saved: /^Cestas, plantillas y colecciones/,
    text: 'Texto para los restaurantes',
    ask: /^Pedirlo a \d+ restaurantes$/,
    count: (confirmed) => new RegExp(`^${confirmed} de \\d+ restaurantes han confirmado$`),
    press: /^Ya está (?:retirada|sustituida): /,
    undo: 'Deshacer',
    export: 'Exportar',
  },
  PT: {
    who: 'Quem a tem',
    saved: /^Carrinhos, modelos e coleções/,
    text: 'Texto para os restaurantes',
    ask: /^Pedir a \d+ restaurantes$/,
    count: (confirmed) => new RegExp(`^${confirmed} de \\d+ restaurantes confirmaram$`),
    press: /^Já está (?:recolhida|substituída): /,
    undo: 'Desfazer',
    export: 'Exportar',
  },
};

const soon = { timeout: 20_000 };
const text = 'Journey: take it down today.';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Published, with a file, in a collection of each restaurant of the franchisee. */
async function collectEverywhere(page: Page): Promise<{ resource: ResourceSummary; restaurants: number[] }> {
  const init = await askThePortal<{ restaurants: { id: number }[] }>(page, 'init');
  const restaurants = init.restaurants.map(({ id }) => id);
  const published = await askThePortal<ResourceSummary[]>(page, 'resource?size=20&status=1');
  const resource = published.find(({ has_file: hasFile }) => hasFile);
  if (!resource) throw new Error('nothing is published');
  const collections = restaurants.map((restaurant_id) => ({
    name: 'Recall',
    restaurant_id,
    resources: String(resource.id),
  }));
  await sendToPortal(page, 'library/collection/add', collections);
  return { resource, restaurants };
}

test('[R-ACC-17] [AMB-36] a poster is recalled, and seven restaurants confirm while the administrator watches the count', async ({
  browser,
  portal,
  market,
}) => {
  test.slow();
  const say = words[market];
  const domain = market.toLowerCase();
  const franchisee = await visit(browser, portal, `franchisee@${domain}.chain.example`);
  const { resource, restaurants } = await collectEverywhere(franchisee.page);
  expect(restaurants).toHaveLength(7);

  const agency = await visit(
    browser,
    portal,
    `admin@${domain}.chain.example`,
    `/admin/resources/${resource.id}`,
  );
  const { page } = agency;
  await press(page, say.who);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: say.saved })).toBeChecked();
  await dialog.getByRole('textbox', { name: say.text }).fill(text);
  await dialog.getByRole('button', { name: say.ask }).click();
  await expect(page).toHaveURL(/\/admin\/recalls\/[\w-]+$/, soon);
  await expect(page.getByRole('heading', { name: say.count(0) })).toBeVisible();

  // One by the press on the home screen, live in the other browser; the others by calls.
  const card = franchisee.page.getByRole('region', { name: resource.name });
  const button = card.getByRole('button', { name: say.press }).first();
  await expect(button).toBeVisible(soon);
  await button.click();
  await expect(page.getByRole('heading', { name: say.count(1) })).toBeVisible(soon);
  await press(franchisee.page, say.undo);
  await expect(page.getByRole('heading', { name: say.count(0) })).toBeVisible(soon);
  await button.click();
  await expect(page.getByRole('heading', { name: say.count(1) })).toBeVisible(soon);
  const own = await askThePortal<OwnRecall[]>(franchisee.page, 'recalls?size=50');
  const recall = own.find((each) => each.text === text);
  if (!recall) throw new Error('the recall does not ask the restaurants');
  const waiting = recall.restaurants.filter((each) => each.confirmed_at === null);
  expect(waiting).toHaveLength(6);
  await sendToPortal(
    franchisee.page,
    `recall/${recall.id}/confirm`,
    waiting.map(({ id: restaurant_id }) => ({ restaurant_id })),
  );
  await expect(page.getByRole('heading', { name: say.count(7) })).toBeVisible(soon);
  await expect(card).toBeHidden(soon);
  // Other restaurants may hold the piece too.
  const { asked, confirmed } = await askThePortal<RecallDetail>(page, `admin/recall/${recall.id}`);
  const isInBell = async () => {
    const notices = await askThePortal<Notice[]>(page, 'user/notices?size=20');
    return notices.some((notice) => notice.recall?.id === recall.id);
  };
  await expect.poll(isInBell).toBe(asked === confirmed);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say.export }).click();
  await page.getByRole('menuitem', { name: /Excel/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);
  expect([franchisee, agency].flatMap(({ complaints }) => complaints)).toEqual([]);
});
