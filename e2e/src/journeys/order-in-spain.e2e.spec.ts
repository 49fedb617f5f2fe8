import { choose, findResource, next, sendOrder, triageLive, type Words } from './order-journey';
import { expect, test, visit, visitBySigningIn } from './journey';

const words: Words = {
  search: /Buscar/,
  adapt: /Adaptar|adaptación/i,
  next: 'Siguiente',
  confirm: /Confirmar/,
  send: 'Enviar pedido',
  newOrder: /^1 pedido nuevo$/,
  changeStatus: /Estado: .*Cambiar/,
  inProduction: 'En producción y entrega',
};

test('[R-NAV-25] [R-ORD-19] [R-WIZ-14] [R-CRT-08] a restaurant orders an adapted piece, an administrator triages it, both see it live', async ({
  browser,
  portal,
}) => {
  const admin = await visitBySigningIn(browser, portal, 'admin@es.chain.example');
  await expect(admin.page).toHaveURL(/\/admin\/resources/);
  await admin.page.goto(`${portal.url}/admin/orders`);
  const restaurant = await visit(browser, portal, 'franchisee@es.chain.example');
  const { page } = restaurant;

  await findResource(page, words, 'ahumada cartel', /La Ahumada · Cartel/);
  await choose(page, /formato/, 'Vinilo de escaparate');
  await next(page, words);
  await choose(page, /tamaño|medida/, '150 × 200 cm');
  await next(page, words);
  await page.getByRole('textbox', { name: /Qué texto/ }).fill('Abierto hasta las 2');
  await choose(page, /Dónde se coloca/, 'Interior');
  await next(page, words);
  await next(page, words);
  await choose(page, /Cuántas/, '2');
  await choose(page, /factura/, /Madrid Gran Vía/);
  await choose(page, /entregamos/, /Madrid Gran Vía/);
  const number = await sendOrder(page, words);
  expect(number).toMatch(/^#P-\d+$/);

  await triageLive(restaurant, admin, number, words);
  expect([...restaurant.complaints, ...admin.complaints]).toEqual([]);
});
