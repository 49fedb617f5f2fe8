import type { Page } from '@playwright/test';
import { dayOf, daysAfter, marketRecords, startOfDay, writtenDay } from '@portal/contracts';
import { markedDays, type ResourceSummary, waysOf } from '@portal/contracts/areas/resources';
import { askThePortal, sendToPortal } from './ask-the-portal';
import { expect, test, visit, visitBySigningIn } from './journey';
import { startPortalAt } from './moved-clock';

const { timeZone } = marketRecords.ES;
const lastDay = dayOf(new Date().toISOString(), timeZone);
/** Of the midnight some days later. */
const momentOf = (days: number, milliseconds: number) =>
  new Date(Date.parse(startOfDay(daysAfter(lastDay, days), timeZone)) + milliseconds).toISOString();
const franchisee = 'franchisee@es.chain.example';

/** Program and page check the clock once a minute. */
const atNextTurn = { timeout: 150_000 };

async function orderablePiece(page: Page): Promise<ResourceSummary> {
  const found = await askThePortal<readonly ResourceSummary[]>(page, 'resource?size=100&status=1');
  const piece = found.find(
    (each) => each.valid_until === null && waysOf(each, [each.link]).adaptation.length > 0,
  );
  if (piece === undefined) throw new Error('the demo has nothing to order');
  return piece;
}

test('[R-CAT-13] [R16] a piece ends at the market’s midnight after its last day, and is gone two weeks later', async ({
  browser,
}) => {
  test.slow();
  const { portal, setClock, end } = await startPortalAt(momentOf(1, -1_200_000), 'ES');
  const admin = await visit(browser, portal, 'admin@es.chain.example', '/config');
  const reader = await visit(browser, portal, franchisee, '/config');
  const { id, name, link } = await orderablePiece(reader.page);
  await sendToPortal(admin.page, `resource/${id}/update`, [{ id, valid_until: lastDay }]);
  const main = reader.page.getByRole('main');
  const order = main.getByRole('link', { name: 'Pedir adaptación' });
  const over = main.getByText(`Válida hasta el ${writtenDay(lastDay)}: ya no está vigente`);

  await test.step('its last day is on its card and its page', async () => {
    await reader.page.goto(`${portal.url}/search?s=${encodeURIComponent(name)}`);
    const card = main.getByRole('article').filter({ has: reader.page.locator(`a[href="${link}"]`) });
    await expect(card).toContainText(`Hasta el ${writtenDay(lastDay)}`);
    await card.locator(`a[href="${link}"]`).first().click();
    await expect(order).toBeVisible();
    await expect(over).toHaveCount(0);
  });

  await test.step('after midnight it is marked and cannot be ordered, without a reload', async () => {
    await reader.page.evaluate(() => document.body.setAttribute('data-same-page', 'true'));
    setClock(momentOf(1, -5_000));
    await expect(over).toBeVisible(atNextTurn);
    await expect(main.getByText('Ya no vigente').first()).toBeVisible();
    await expect(order).toHaveCount(0);
    await expect(reader.page.locator('body')).toHaveAttribute('data-same-page', 'true');
  });

  await test.step('two weeks later it is gone', async () => {
    // Sessions end before.
    await reader.page.context().close();
    await admin.page.context().close();
    setClock(momentOf(markedDays + 1, 1_000));
    const { page, complaints } = await visitBySigningIn(browser, portal, franchisee);
    const found = async () =>
      (
        await askThePortal<readonly ResourceSummary[]>(page, `resource/search/-1/${encodeURIComponent(name)}`)
      ).map((each) => each.id);
    await expect.poll(found, atNextTurn).not.toContain(id);
    await page.goto(portal.url + link);
    await expect(page.getByRole('heading', { name: 'Esta pieza ya no está aquí' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
  expect([...admin.complaints, ...reader.complaints]).toEqual([]);
  await end();
});
