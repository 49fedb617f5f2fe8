import { type Market, marketRecords, type OutputOf } from '@portal/contracts';
import type { mopQueries } from '@portal/contracts/areas/mop';
import type { WorkingDaysTrial } from '@portal/contracts/areas/overview';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit } from './journey';

interface Words {
  readonly trial: string;
  readonly table: string;
  readonly until: string;
  readonly result: (orders: number) => RegExp;
}

const words: Readonly<Record<Market, Words>> = {
  ES: {
    trial: 'Probar otros días laborables',
    table: 'Cómo fue y cómo habría sido',
    until: 'domingo',
    result: (orders) => new RegExp(`^${orders} pedidos desde el`),
  },
  PT: {
    trial: 'Experimentar outros dias úteis',
    table: 'Como foi e como teria sido',
    until: 'domingo',
    result: (orders) => new RegExp(`^${orders} pedidos desde`),
  },
};

test('[R16] [R-MOP-07] rules are tried on the last ninety days before they are switched', async ({
  browser,
  portal,
  market,
}) => {
  const say = words[market];
  const domain = marketRecords[market].corporateDomain;
  const { page, complaints } = await visit(browser, portal, `admin@${domain}`, '/admin/overview');

  await test.step('another list of working days, beside what happened', async () => {
    await page.getByRole('link', { name: say.trial }).click();
    const { orders, real } = await askThePortal<WorkingDaysTrial>(page, 'overview/working-days');
    await expect(page.getByRole('heading', { name: say.result(orders) })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: say.until }).click();
    await expect(page).toHaveURL(/until=7/);
    const weekend = await askThePortal<WorkingDaysTrial>(page, 'overview/working-days?last_weekday=7');
    expect(weekend.real).toEqual(real);
    expect(weekend.trial.delivery?.median_hours).toBeGreaterThan(real.delivery?.median_hours ?? Infinity);
    await expect(page.getByRole('table', { name: say.table })).toBeVisible();
  });

  if (marketRecords[market].features.mobileOrderPause) {
    await test.step('the switch of pauses shows its ninety days first', async () => {
      type Trial = OutputOf<(typeof mopQueries)['TryMopAutoConfirm']>;
      // Three were asked for again after a refusal.
      const { requests, confirmed } = await askThePortal<Trial>(page, 'mop_request/try_confirm');
      expect(requests - confirmed).toBe(3);
      await page.goto(`${portal.url}/admin/mop`);
      const auto = page.getByRole('switch', { name: 'Confirmar automáticamente' });
      await expect(auto).toBeVisible({ timeout: 15_000 });
      if (await auto.isChecked()) {
        await auto.click();
        await expect(auto).not.toBeChecked();
      }
      await auto.click();
      const dialog = page.getByRole('dialog', { name: 'Así habrían sido los últimos 90 días' });
      await expect(dialog).toContainText(`automáticamente ${confirmed} de ${requests}.`);
      await dialog.getByRole('button', { name: 'Activar la confirmación automática' }).click();
      await expect(auto).toBeChecked();
      await auto.click();
      await expect(auto).not.toBeChecked();
    });
  }
  expect(complaints).toEqual([]);
});
