import type { Page } from '@playwright/test';
import { addRestaurant, enter, invite, orderPoster, siteButton } from './first-steps';
import { expect, test, visit } from './journey';
import { openMail } from './mail-journey';
import { wordsInSpain as words } from './order-journey';

/** Unique. */
const restaurant = { site: 'J-0733', name: 'Ronda del Primer Pedido' };
const person = { name: 'Amaia Lertxundi', email: 'amaia.lertxundi@es.chain.example' };

async function invitation(page: Page, portal: { readonly url: string }): Promise<string> {
  const mailed = /https?:\S+\/changepassword\/\S+/.exec(await page.locator('pre').first().innerText());
  return portal.url + new URL(mailed?.[0] ?? '').pathname;
}

test('[R-ARE-04] [R-AUS-02] [R-AUT-14] [R-AUT-18] [R-CRT-18] [R-ORD-19] in Spain a new restaurant gets its franchisee, who is invited, accepts the terms, and orders for it', async ({
  browser,
  portal,
}) => {
  const admin = await visit(browser, portal, 'admin@es.chain.example', '/admin/restaurants');
  const { page } = admin;
  await test.step('an administrator adds the restaurant, and a franchisee for it', async () => {
    await addRestaurant(page, restaurant);
    await page.goto(`${portal.url}/admin/users/add`);
    await invite(page, { ...person, role: 'Franquiciado', restaurant });
  });

  const newcomer = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await test.step('who is mailed an invitation, chooses a password and accepts the terms', async () => {
    await openMail(page, portal, 'Ya puedes entrar en', person.email);
    await enter(newcomer, await invitation(page, portal), person.email);
    await expect(siteButton(newcomer, restaurant)).toBeVisible();
  });

  await test.step('and whose first order the administrator sees coming', async () => {
    await page.goto(`${portal.url}/admin/orders`);
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    const number = await orderPoster(newcomer, 'ahumada cartel', /La Ahumada · Cartel/);
    await page.getByRole('button', { name: words.newOrder }).click();
    await page.getByRole('link', { name: `${number},` }).click();
    await expect(
      page.getByText(`${restaurant.site} - ${restaurant.name}`, { exact: false }).first(),
    ).toBeVisible();
  });
  expect(admin.complaints).toEqual([]);
});
