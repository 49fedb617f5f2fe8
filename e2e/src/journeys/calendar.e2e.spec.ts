import { daysAfter, type Market, marketRecords } from '@portal/contracts';
import { sendToPortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

const words: Readonly<Record<Market, Readonly<Record<'change' | 'closure' | 'pause' | 'year', RegExp>>>> = {
  ES: { change: /, 1 cambio/, closure: /, 1 cierre/, pause: /, 1 pausa/, year: /^Año$/ },
  PT: { change: /, 1 alteração/, closure: /, 1 encerramento/, pause: /, 1 pausa/, year: /^Ano$/ },
};

/** Two years ahead, without demo data. */
const year = new Date().getFullYear() + 2;
const month = `${year}-03`;
const planned = `${month}-10`;
const paused = `${month}-18`;
const reason = 'Cambiamos los filtros de la campana extractora y la cocina queda parada toda la tarde.';

test('[R-CHN-29] [R-MOP-03] a planned closure and a pause of a restaurant are in the calendar of the chain', async ({
  browser,
  portal,
  market,
}) => {
  const domain = `${market.toLowerCase()}.chain.example`;
  const restaurant = await visit(browser, portal, `franchisee@${domain}`, '/calendar');
  await expect(restaurant.page.getByRole('grid')).toBeVisible();
  const { id } = await restaurant.page.evaluate(async () => {
    const { data } = (await (await fetch('/api/init')).json()) as {
      data: { restaurants: { id: number; active: boolean }[] };
    };
    return data.restaurants.find(({ active }) => active) ?? { id: 0 };
  });
  const opening = { open: 0, date: daysAfter(planned, 3), motive: 1 };
  await sendToPortal(restaurant.page, 'restaurant/channel/update', [
    { restaurant_id: id, channel_plan: [{ plan_date: planned, opening }] },
  ]);
  if (marketRecords[market].features.mobileOrderPause) {
    const hours = { start_date: `${paused}T10:00:00.000Z`, end_date: `${paused}T14:00:00.000Z` };
    await sendToPortal(restaurant.page, 'mop_request/add', [{ restaurant_id: id, ...hours, value: reason }]);
  }

  const admin = await visit(browser, portal, `admin@${domain}`, `/admin/calendar?month=${month}`);
  const day = (date: string) => admin.page.locator(`[data-day="${date}"]`);
  await expect(day(planned)).toHaveAccessibleName(words[market].change);
  await expect(day(daysAfter(planned, 2))).toHaveAccessibleName(words[market].closure);
  await expect(day(daysAfter(planned, 3))).not.toHaveAccessibleName(words[market].closure);
  if (marketRecords[market].features.mobileOrderPause)
    await expect(day(paused)).toHaveAccessibleName(words[market].pause);

  // The year leads back to the month.
  await admin.page.getByRole('radio', { name: words[market].year }).click({ force: true });
  await admin.page.locator(`main a[href*="month=${month}"]`).click();
  await day(planned).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('listitem').getByRole('link').first().click();
  await expect(admin.page).toHaveURL(/\/channels$/);
  expect([...restaurant.complaints, ...admin.complaints]).toEqual([]);
});
