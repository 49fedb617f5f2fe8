import type { Page } from '@playwright/test';
import { daysAfter, type Market, marketRecords } from '@portal/contracts';
import {
  anOrderInput,
  firstNeededDay,
  type OrderDetail,
  type OrderWork,
} from '@portal/contracts/areas/orders';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { askThePortal, sendToPortal } from './ask-the-portal';
import { expect, type OpenPortal, test, visit } from './journey';

interface Words {
  readonly writeQuote: string;
  readonly lineText: string;
  readonly units: string;
  readonly unitPrice: string;
  readonly sendQuote: string;
  readonly accept: string;
  readonly acceptTotal: RegExp;
  readonly sendProof: RegExp;
  readonly sendSecond: RegExp;
  readonly send: string;
  readonly look: RegExp;
  readonly addRemark: string;
  readonly remark: string;
  readonly saveRemark: string;
  readonly requestChanges: string;
  readonly sendChanges: string;
  readonly approve: string;
  readonly download: (file: string) => string;
  readonly paper: (number: string) => string;
  /** In the subjects of quote, proof and finished art. */
  readonly mails: readonly string[];
}

const words: Readonly<Record<Market, Words>> = {
  ES: {
    writeQuote: 'Escribir presupuesto',
    lineText: 'Concepto',
    units: 'Unidades',
    unitPrice: 'Precio unitario',
    sendQuote: 'Enviar presupuesto',
    accept: 'Aceptar presupuesto',
    acceptTotal: /^Aceptar .*€/,
    sendProof: /^Enviar una prueba de/,
    sendSecond: /^Enviar la versión 2 de/,
    send: 'Enviar al restaurante',
    look: /^Ver la prueba de/,
    addRemark: 'Añadir una observación',
    remark: 'Observación 1',
    saveRemark: 'Guardar la observación',
    requestChanges: 'Pedir cambios',
    sendChanges: 'Enviar a la agencia',
    approve: 'Aprobar',
    download: (file) => `Descargar ${file}`,
    paper: (number) => `Pedido ${number} en PDF`,
    mails: ['presupuesto por responder', 'pruebas por aprobar', 'puedes descargar'],
  },
  PT: {
    writeQuote: 'Escrever orçamento',
    lineText: 'Descrição',
    units: 'Quantidade',
    unitPrice: 'Preço unitário',
    sendQuote: 'Enviar orçamento',
    accept: 'Aceitar orçamento',
    acceptTotal: /^Aceitar .*€/,
    sendProof: /^Enviar uma prova de/,
    sendSecond: /^Enviar a versão 2 de/,
    send: 'Enviar ao restaurante',
    look: /^Ver a prova de/,
    addRemark: 'Adicionar uma observação',
    remark: 'Observação 1',
    saveRemark: 'Guardar a observação',
    requestChanges: 'Pedir alterações',
    sendChanges: 'Enviar à agência',
    approve: 'Aprovar',
    download: (file) => `Transferir ${file}`,
    paper: (number) => `Pedido ${number} em PDF`,
    mails: ['orçamento', 'provas', 'transferir'],
  },
};

const loaded = { timeout: 15_000 };

/** In ten days; unique, as a repeat is rejected. */
async function placeOrder(page: Page, market: Market): Promise<OrderDetail> {
  const { restaurants } = await askThePortal<{ restaurants: readonly { id: number }[] }>(page, 'init');
  const [resource] = await askThePortal<readonly { id: number }[]>(page, 'resource/new');
  const restaurant = restaurants[0]?.id;
  if (restaurant === undefined || resource === undefined) throw new Error('the demo has nothing to order');
  const needed = firstNeededDay(daysAfter(new Date().toISOString().slice(0, 10), 10), marketRecords[market]);
  const order = anOrderInput(market, {
    restaurant_id: restaurant,
    needed_by: needed,
    comments: 'Con prueba',
  });
  const { billingRestaurant } = marketRecords[market].features;
  const places = { billed: billingRestaurant ? restaurant : -1, shipped: restaurant };
  const items = order.items.map((item) => ({ ...item, resource_id: resource.id, ...places }));
  const [placed] = await sendToPortal<{ id: string }>(page, 'order/add', [{ order: { ...order, items } }]);
  return askThePortal<OrderDetail>(page, `order/${placed?.id ?? ''}`);
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click(loaded);

async function sendProof(page: Page, say: Words, button: RegExp, name: string): Promise<void> {
  await press(page, button);
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: aPdf(name) });
  const send = dialog.getByRole('button', { name: say.send });
  await expect(send).toBeEnabled(loaded);
  await send.click();
  await expect(dialog).toHaveCount(0, loaded);
}

/** Without an order number: others of the day may share a mail. */
async function seeMail(page: Page, portal: OpenPortal, subject: string, to: string): Promise<void> {
  const row = page.getByRole('link').filter({ hasText: subject }).filter({ hasText: to }).first();
  await expect(async () => {
    await page.goto(`${portal.url}/dev/mailbox`);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}

test('an order goes from its day over quote, proof, remark and approval to its finished art', async ({
  browser,
  portal,
  market,
}) => {
  const say = words[market];
  const domain = marketRecords[market].corporateDomain;
  const franchisee = `franchisee@${domain}`;
  const restaurant = await visit(browser, portal, franchisee, '/orders');
  const order = await placeOrder(restaurant.page, market);
  const number = `${marketRecords[market].orderNumberPrefix}${order.number}`;
  await restaurant.page.goto(`${portal.url}/order/details/${order.id}`);
  await expect(restaurant.page.getByText(order.needed_by.split('-').reverse().join('/')).first()).toBeVisible(
    loaded,
  );
  const agency = await visit(browser, portal, `admin@${domain}`, `/admin/orders/${order.id}`);
  const work = () => askThePortal<OrderWork>(agency.page, `order/${order.id}/work`);

  await test.step('the agency sends a quote, the restaurant accepts it', async () => {
    await press(agency.page, say.writeQuote);
    const field = (name: string) => agency.page.getByRole('textbox', { name }).first();
    await field(say.lineText).fill('Vinilo 100 × 70 cm');
    await field(say.units).fill('4');
    await field(say.unitPrice).fill('12,50');
    await press(agency.page, say.sendQuote);
    await press(restaurant.page, say.accept);
    await press(restaurant.page, say.acceptTotal);
    await expect.poll(async () => (await work()).quotes[0]?.state, loaded).toBe('accepted');
  });

  await test.step('the restaurant puts a remark on the first proof and asks for changes', async () => {
    await sendProof(agency.page, say, say.sendProof, 'prueba-1.pdf');
    await press(restaurant.page, say.look);
    const viewer = restaurant.page.getByRole('dialog');
    await viewer.getByRole('button', { name: say.addRemark }).click(loaded);
    await restaurant.page.keyboard.press('Enter');
    await viewer.getByRole('textbox', { name: say.remark }).fill('5,95 €');
    await viewer.getByRole('button', { name: say.saveRemark }).click();
    await expect(viewer.getByText('5,95 €').first()).toBeVisible(loaded);
    await viewer.getByRole('button', { name: say.requestChanges }).click();
    await viewer.getByRole('button', { name: say.sendChanges }).click();
    await expect.poll(async () => (await work()).pieces[0]?.proofs[0]?.state, loaded).toBe('changes');
    await restaurant.page.goto(`${portal.url}/order/details/${order.id}`);
  });

  await test.step('the second version is approved and downloaded', async () => {
    await sendProof(agency.page, say, say.sendSecond, 'prueba-2.pdf');
    await press(restaurant.page, say.approve);
    await restaurant.page.getByRole('alertdialog').getByRole('button', { name: say.approve }).click(loaded);
    await expect.poll(async () => (await work()).pieces[0]?.proofs[0]?.state, loaded).toBe('approved');
    const download = restaurant.page.waitForEvent('download');
    await restaurant.page.getByRole('button', { name: say.download('prueba-2.pdf') }).click(loaded);
    expect((await download).suggestedFilename()).toBe('prueba-2.pdf');
    await expect.poll(async () => (await work()).downloads.length, loaded).toBe(1);
  });

  await test.step('both have it on paper', async () => {
    for (const { page } of [restaurant, agency]) {
      const paper = page.waitForEvent('download');
      await page.getByRole('link', { name: say.paper(number) }).click();
      expect((await paper).suggestedFilename()).toBe(`${number.replace('#', '')}.pdf`);
    }
  });

  await test.step('the mails are in the mailbox', async () => {
    for (const subject of say.mails) await seeMail(agency.page, portal, subject, franchisee);
  });
  expect([...restaurant.complaints, ...agency.complaints]).toEqual([]);
});
