import type { Page } from '@playwright/test';
import { askThePortal, sendToPortal } from './ask-the-portal';
import { expect, test, visit } from './journey';
import { startPortalAt } from './moved-clock';

/** Winter in Madrid: midnight is at 23:00 UTC. */
const year = new Date().getFullYear();
// The session is still valid at midnight.
const evening = `${year}-11-25T22:40:00.000Z`;
const justBefore = `${year}-11-25T22:59:55.000Z`;
const tomorrow = `${year}-11-26`;
const name = 'Vales de mañana';

interface Plan {
  readonly strategies: readonly { readonly id: number }[];
}

/** One day, by calls. */
async function addAction(page: Page, restaurant: number, strategy: number): Promise<void> {
  const data = { name, strategy_id: strategy, start_date: tomorrow, end_date: tomorrow };
  await sendToPortal(page, 'restaurant/action/add', [{ restaurant_id: restaurant, year, data }]);
}

test('[R-HOM-10] [AMB-70] an action is soon, and current from the market’s midnight on, without a reload', async ({
  browser,
}) => {
  test.slow();
  const { portal, setClock, end } = await startPortalAt(evening, 'ES');
  const { page, complaints } = await visit(browser, portal, 'franchisee@es.chain.example', '/config');
  await page.clock.setSystemTime(new Date(evening));
  const { restaurants } = await askThePortal<{ restaurants: readonly { id: number }[] }>(page, 'init');
  const planOf = (id: number) =>
    askThePortal<Plan>(page, `restaurant/marketing?restaurant_id=${id}&year=${year}`);
  const plans = await Promise.all(restaurants.map(async ({ id }) => ({ id, ...(await planOf(id)) })));
  // The home shows six actions: the plan with the fewest has room.
  const [sparse] = plans
    .filter(({ strategies }) => strategies.length > 0)
    .toSorted((a, b) => a.strategies.length - b.strategies.length);
  const [strategy] = sparse?.strategies ?? [];
  if (sparse === undefined || strategy === undefined) throw new Error('nothing is planned');
  await addAction(page, sparse.id, strategy.id);

  await page.evaluate((id) => localStorage.setItem('site', String(id)), sparse.id);
  await page.goto(`${portal.url}/`);
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('Próxima');
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'true'));
  setClock(justBefore);
  await page.clock.setSystemTime(new Date(justBefore));
  // Program and page check the clock once a minute.
  await expect(item).toContainText('En curso', { timeout: 150_000 });
  await expect(page.locator('body')).toHaveAttribute('data-same-page', 'true');
  expect(complaints).toEqual([]);
  await end();
});
