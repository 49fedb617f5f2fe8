import type { Page } from '@playwright/test';
import { dayOf, daysAfter, marketRecords, startOfDay, writtenDay } from '@portal/contracts';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { askThePortal, sendToPortal } from './ask-the-portal';
import { expect, test, visit, visitBySigningIn } from './journey';
import { startPortalAt } from './moved-clock';
import { fillInVinyl, selectSite, wordsInSpain as words } from './order-journey';

const { timeZone } = marketRecords.ES;
const minute = 60_000;
const lastDay = dayOf(new Date().toISOString(), timeZone);
/** Of the midnight some days later. */
const momentOf = (days: number, milliseconds: number) =>
  new Date(Date.parse(startOfDay(daysAfter(lastDay, days), timeZone)) + milliseconds).toISOString();
/** Days that readers see it marked. */
const markedDays = 14;
const franchisee = 'franchisee@es.chain.example';
const ended = 'Ya no vigente';

/** The program checks the clock once a minute. */
const atNextTurn = { timeout: 150_000 };

const search = async (page: Page) => {
  const found = await askThePortal<readonly ResourceSummary[]>(page, 'resource/search/-1/ahumada cartel');
  return found.find(({ name }) => /La Ahumada\s· Cartel/.test(name));
};

test('[R-CAT-13] [R16] a piece ends at the market’s midnight after its last day, and is gone two weeks later', async ({
  browser,
}) => {
  test.slow();
  const { portal, setClock, end } = await startPortalAt(momentOf(1, -20 * minute), 'ES');
  const admin = await visit(browser, portal, 'admin@es.chain.example', '/config');
  const reader = await visit(browser, portal, franchisee, '/config');
  const piece = await search(reader.page);
  if (piece === undefined) throw new Error('the demo has no such piece');
  const { id, link } = piece;
  await sendToPortal(admin.page, `resource/${id}/update`, [{ id, valid_until: lastDay }]);
  await sendToPortal(reader.page, `library/favourite/${id}/add`, [{ id }]);
  const main = reader.page.getByRole('main');
  const order = main.getByRole('link', { name: 'Pedir adaptación' });
  const over = main.getByText(`Válida hasta el ${writtenDay(lastDay)}: ya no está vigente`);
  const cardIn = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${link}"]`) });

  await test.step('its last day is on its card, it goes into the cart', async () => {
    await selectSite(reader.page, /^Restaurante: /, /Madrid Gran Vía/);
    await fillInVinyl(reader.page);
    await reader.page.getByRole('button', { name: words.confirm }).click();
    await reader.page.waitForURL(/\/cart$/);
    await reader.page.goto(`${portal.url}/search?s=ahumada+cartel`);
    await expect(cardIn(reader.page)).toContainText(`Hasta el ${writtenDay(lastDay)}`);
    await cardIn(reader.page).locator(`a[href="${link}"]`).first().click();
    await expect(order).toBeVisible();
    await expect(over).toHaveCount(0);
  });

  await test.step('minutes after midnight it is marked and cannot be ordered, without a reload', async () => {
    await reader.page.evaluate(() => document.body.setAttribute('data-same-page', 'true'));
    setClock(momentOf(1, 10 * minute));
    await expect(over).toBeVisible(atNextTurn);
    await expect(main.getByText(ended).first()).toBeVisible();
    await expect(order).toHaveCount(0);
    await expect(reader.page.locator('body')).toHaveAttribute('data-same-page', 'true');
  });

  await test.step('search, favourites and the cart mark it, and its order is refused', async () => {
    await reader.page.goto(`${portal.url}/search?s=ahumada+cartel`);
    await expect(cardIn(reader.page)).toContainText(ended);
    await reader.page.goto(`${portal.url}/library`);
    // Also among the last seen.
    await expect(cardIn(reader.page)).toContainText([ended, ended]);
    expect(reader.complaints).toEqual([]);
    await reader.page.goto(`${portal.url}/cart`);
    const refused = main.getByText('Esta pieza ya no se puede pedir. Quítala de la cesta.');
    await expect(refused).toHaveCount(1);
    await reader.page.getByRole('button', { name: words.send, exact: true }).click();
    // On its card, and beside the button.
    await expect(refused).toHaveCount(2);
  });

  // Sessions end before.
  await reader.page.context().close();
  await admin.page.context().close();
  setClock(momentOf(markedDays + 1, minute));
  const later = await visitBySigningIn(browser, portal, franchisee);

  await test.step('two weeks later it is gone from search, favourites and its address', async () => {
    await expect.poll(() => search(later.page), atNextTurn).toBeUndefined();
    await later.page.goto(`${portal.url}/library`);
    await expect(later.page.getByRole('list', { name: 'Favoritas' })).toBeVisible();
    await expect(cardIn(later.page)).toHaveCount(0);
    expect(later.complaints).toEqual([]);
    await later.page.goto(portal.url + link);
    await expect(
      later.page.getByRole('heading', { level: 1, name: 'Esta pieza ya no está aquí' }),
    ).toBeVisible();
  });
  expect(admin.complaints).toEqual([]);
  expect(reader.complaints).toEqual([expect.stringContaining('422')]);
  expect(later.complaints).toEqual([expect.stringContaining('404')]);
  await end();
});
