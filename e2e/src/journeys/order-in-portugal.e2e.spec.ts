import { choose, findResource, next, sendOrder, triageLive, type Words } from './order-journey';
import { expect, test, visit, visitBySigningIn } from './journey';

const words: Words = {
  search: /Procur|Pesquis|Encontr/,
  adapt: /Pedir adaptação|Adaptar/i,
  next: 'Seguinte',
  confirm: /Confirmar/,
  send: 'Enviar pedido',
  newOrder: /^1 pedido novo$/,
  changeStatus: /Estado: .*Alterar/,
  inProduction: 'Em produção e entrega',
};

test('[R-WIZ-11] [R-WIZ-18] [R-WIZ-22] [R-ORD-19] in Portugal the wizard is shorter, has an arrow, and the order is followed live too', async ({
  browser,
  portal,
}) => {
  const admin = await visitBySigningIn(browser, portal, 'admin@pt.chain.example');
  await expect(admin.page).toHaveURL(/\/admin\/resources/);
  await admin.page.goto(`${portal.url}/admin/orders`);
  const restaurant = await visit(browser, portal, 'franchisee@pt.chain.example');
  const { page } = restaurant;

  await findResource(page, words, 'fumada cartaz', /A Fumada · Cartaz/);
  await choose(page, /formato/, 'Lona');
  await next(page, words);
  await choose(page, /tamanho/, '200 × 100 cm');
  await next(page, words);
  await page.getByRole('textbox', { name: /Preço/ }).fill('4,95 €');
  await page.getByRole('checkbox', { name: /texto legal/ }).check();
  await page.getByRole('textbox', { name: /Indicações/ }).fill('Aberto até às 2h');
  await choose(page, /Seta/, /Rotunda: saída à direita/);
  const number = await sendOrder(page, words);
  expect(number).toMatch(/^#O-\d+$/);

  await triageLive(restaurant, admin, number, words);
  expect([...restaurant.complaints, ...admin.complaints]).toEqual([]);
});
