import { expect, test, visitBySigningIn } from './journey';

test('[R-CHT-01] in Spain an order has no conversation: nothing of it is shown, loaded or asked for', async ({
  browser,
  portal,
}) => {
  const { page, complaints } = await visitBySigningIn(browser, portal, 'franchisee@es.chain.example');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(new URL('/orders', page.url()).href);
  await page.locator('main li a').first().click();
  await page.waitForURL(/\/order\/details\//);
  await expect(page.getByRole('heading', { name: 'Historial' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await expect(page.getByRole('log')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Mensaje/ })).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(10);
  const ofChat =
    /order\/(comments|unreadMessages|notes|replies|markAsRead)|(Conversation|Waiting|chat)[^/]*\.js/;
  expect(asked.filter((url) => ofChat.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});
