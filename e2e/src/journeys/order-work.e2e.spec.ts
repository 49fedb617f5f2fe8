import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { daysAfter, type Market, marketRecords } from '@portal/contracts';
import { aCompleteEntry, Method } from '@portal/contracts/areas/cart';
import { firstNeededDay, type OrderDetail, type OrderWork } from '@portal/contracts/areas/orders';
import { type ResourceSummary, waysOf } from '@portal/contracts/areas/resources';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { askThePortal, sendToPortal } from './ask-the-portal';
import { expect, type OpenPortal, test, visit, type Visitor } from './journey';

interface Words {
  /** Of adaptable pieces. */
  readonly piece: string;
  readonly day: RegExp;
  readonly order: string;
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
  readonly secondVersion: RegExp;
  readonly sendFinal: RegExp;
  readonly addFinal: string;
  readonly look: RegExp;
  readonly addRemark: string;
  readonly remark: string;
  readonly saveRemark: string;
  readonly requestChanges: string;
  readonly sendChanges: string;
  readonly approve: string;
  readonly download: (file: string) => string;
  readonly paper: (number: string) => string;
  readonly printAgain: RegExp;
  /** In the subjects of quote, proof and final files; the own approval is no news. */
  readonly mails: Readonly<Record<'quote' | 'proof' | 'finished', string>>;
}

const words: Readonly<Record<Market, Words>> = {
  ES: {
    piece: 'ahumada cartel',
    day: /^Día en que hace falta/,
    order: 'Enviar pedido',
    writeQuote: 'Escribir presupuesto',
    lineText: 'Concepto',
    units: 'Unidades',
    unitPrice: 'Precio',
    sendQuote: 'Enviar presupuesto',
    accept: 'Aceptar presupuesto',
    acceptTotal: /^Aceptar .*€/,
    sendProof: /^Enviar una prueba de/,
    sendSecond: /^Enviar la versión 2 de/,
    send: 'Enviar al restaurante',
    secondVersion: /^Versión 2 ·/,
    sendFinal: /^Añadir el arte final de/,
    addFinal: 'Añadir el arte final',
    look: /^Ver la prueba de/,
    addRemark: 'Añadir una observación',
    remark: 'Observación 1',
    saveRemark: 'Guardar la observación',
    requestChanges: 'Pedir cambios',
    sendChanges: 'Enviar a la agencia',
    approve: 'Aprobar',
    download: (file) => `Descargar ${file}`,
    paper: (number) => `Pedido ${number} en PDF`,
    printAgain: /^Imprimir otra vez el arte final de/,
    mails: { quote: 'presupuesto por responder', proof: 'pruebas por aprobar', finished: 'puedes descargar' },
  },
  PT: {
    piece: 'fumada cartaz',
    day: /^Dia em que é preciso/,
    order: 'Enviar pedido',
    writeQuote: 'Escrever orçamento',
    lineText: 'Descrição',
    units: 'Quantidade',
    unitPrice: 'Preço',
    sendQuote: 'Enviar orçamento',
    accept: 'Aceitar orçamento',
    acceptTotal: /^Aceitar .*€/,
    sendProof: /^Enviar uma prova de/,
    sendSecond: /^Enviar a versão 2 de/,
    send: 'Enviar ao restaurante',
    secondVersion: /^Versão 2 ·/,
    sendFinal: /^Adicionar a arte-final de/,
    addFinal: 'Adicionar a arte-final',
    look: /^Ver a prova de/,
    addRemark: 'Adicionar uma observação',
    remark: 'Observação 1',
    saveRemark: 'Guardar a observação',
    requestChanges: 'Pedir alterações',
    sendChanges: 'Enviar à agência',
    approve: 'Aprovar',
    download: (file) => `Transferir ${file}`,
    paper: (number) => `Pedido ${number} em PDF`,
    printAgain: /^Imprimir outra vez a arte-final de/,
    mails: { quote: 'orçamento', proof: 'provas', finished: 'transferir' },
  },
};

const loaded = { timeout: 15_000 };

interface InCart {
  /** `2026-12-09` */
  readonly day: string;
  readonly filename: string;
}

/** By call; the wizard has its own journeys. */
async function putInCart(page: Page, market: Market): Promise<InCart> {
  const { restaurants } = await askThePortal<{ restaurants: readonly { id: number }[] }>(page, 'init');
  const found = await askThePortal<readonly ResourceSummary[]>(
    page,
    `resource/search/-1/${words[market].piece}`,
  );
  const { to } = aCompleteEntry(market);
  const resource = found.find((each) => {
    const { adaptation, production } = waysOf(each, [each.link]);
    return production && adaptation.includes(to.file);
  });
  const restaurant = restaurants[0]?.id;
  if (restaurant === undefined || resource === undefined) throw new Error('the demo has nothing to order');
  const { from, ...entry } = aCompleteEntry(market, { restaurant_id: restaurant });
  const { billingRestaurant } = marketRecords[market].features;
  const now = new Date();
  const body = {
    version: 0,
    device: 'a1b2c3d4e5f60718',
    entry: {
      ...entry,
      from: { ...from, file: resource.id, filename: resource.name },
      billed: billingRestaurant ? restaurant : -1,
      shipped: entry.method === Method.Adaptation ? entry.shipped : restaurant,
    },
    changed_at: now.toISOString(),
  };
  await sendToPortal(page, `cart/entry/${now.getTime()}/keep`, [body]);
  return {
    day: firstNeededDay(daysAfter(body.changed_at.slice(0, 10), 10), marketRecords[market]),
    filename: resource.name,
  };
}

const read = (day: string) => day.split('-').reverse().join('/');

/** In about ten days. */
async function orderFromCart({ page }: Visitor, portal: OpenPortal, market: Market): Promise<OrderDetail> {
  const say = words[market];
  const { day, filename } = await putInCart(page, market);
  await page.goto(`${portal.url}/cart`);
  await expect(page.getByText(filename).first()).toBeVisible(loaded);
  await page.getByRole('group', { name: say.day }).getByRole('spinbutton').first().click();
  await page.keyboard.type(read(day).replaceAll('/', ''));
  await page.getByRole('button', { name: say.order, exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^#[PO]-\d+$/ })
    .first()
    .click(loaded);
  await page.waitForURL(/\/order\/details\//);
  const order = await askThePortal<OrderDetail>(page, `order/${page.url().split('/').at(-1) ?? ''}`);
  expect(order.needed_by).toBe(day);
  await expect(page.getByText(read(day)).first()).toBeVisible(loaded);
  return order;
}

/** Copies are asked for where there were none. */
async function printAgain({ page }: Visitor, market: Market): Promise<OrderDetail> {
  const say = words[market];
  await press(page, say.printAgain);
  await page.waitForURL(/\/cart$/);
  const copies = page.getByRole('radio', { name: '2', exact: true });
  if (market === 'PT') await copies.first().check();
  await press(page, say.order);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^#[PO]-\d+$/ })
    .first()
    .click(loaded);
  await page.waitForURL(/\/order\/details\//);
  return askThePortal<OrderDetail>(page, `order/${page.url().split('/').at(-1) ?? ''}`);
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click(loaded);

async function sendFile(page: Page, button: RegExp, send: string, name: string): Promise<void> {
  await press(page, button);
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: aPdf(name) });
  const sender = dialog.getByRole('button', { name: send });
  await expect(sender).toBeEnabled(loaded);
  await sender.click();
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
  const order = await orderFromCart(restaurant, portal, market);
  const number = `${marketRecords[market].orderNumberPrefix}${order.number}`;
  const agency = await visit(browser, portal, `admin@${domain}`, `/admin/orders/${order.id}`);
  const mailbox = await agency.page.context().newPage();
  const work = () => askThePortal<OrderWork>(agency.page, `order/${order.id}/work`);

  await test.step('the agency sends a quote, the restaurant accepts it', async () => {
    await press(agency.page, say.writeQuote);
    const field = (name: string) => agency.page.getByRole('textbox', { name }).first();
    await field(say.lineText).fill('Vinilo 100 × 70 cm');
    await field(say.units).fill('4');
    await field(say.unitPrice).fill('12,50');
    await press(agency.page, say.sendQuote);
    // What is answered within the window is not mailed.
    await seeMail(mailbox, portal, say.mails.quote, franchisee);
    await press(restaurant.page, say.accept);
    await press(restaurant.page, say.acceptTotal);
    await expect.poll(async () => (await work()).quotes[0]?.state, loaded).toBe('accepted');
  });

  await test.step('the restaurant puts a remark on the first proof and asks for changes', async () => {
    await sendFile(agency.page, say.sendProof, say.send, 'prueba-1.pdf');
    await seeMail(mailbox, portal, say.mails.proof, franchisee);
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
  });

  await test.step('the second version is approved and downloaded', async () => {
    await sendFile(agency.page, say.sendSecond, say.send, 'prueba-2.pdf');
    await expect(restaurant.page.getByText(say.secondVersion).first()).toBeVisible(loaded);
    await press(restaurant.page, say.look);
    await restaurant.page.getByRole('dialog').getByRole('button', { name: say.approve }).click(loaded);
    await restaurant.page.getByRole('alertdialog').getByRole('button', { name: say.approve }).click(loaded);
    await expect.poll(async () => (await work()).pieces[0]?.proofs[0]?.state, loaded).toBe('approved');
    const download = restaurant.page.waitForEvent('download');
    await restaurant.page.getByRole('button', { name: say.download('prueba-2.pdf') }).click(loaded);
    expect((await download).suggestedFilename()).toBe('prueba-2.pdf');
    expect(await readFile(await (await download).path())).toEqual(aPdf('prueba-2.pdf'));
    await expect.poll(async () => (await work()).downloads.length, loaded).toBe(1);
  });

  await test.step('other final files take the place of the approved proof', async () => {
    await sendFile(agency.page, say.sendFinal, say.addFinal, 'final.pdf');
    await expect(
      restaurant.page.getByRole('button', { name: say.download('final.pdf'), exact: true }),
    ).toBeVisible(loaded);
    await expect(restaurant.page.getByRole('button', { name: say.download('prueba-2.pdf') })).toHaveCount(0);
  });

  await test.step('both have it on paper', async () => {
    for (const { page } of [restaurant, agency]) {
      const paper = page.waitForEvent('download');
      await page.getByRole('link', { name: say.paper(number) }).click();
      expect((await paper).suggestedFilename()).toBe(`${number.replace('#', '')}.pdf`);
    }
  });

  await test.step('[AMB-60] the finished art is printed again, and the agency opens it', async () => {
    const again = await printAgain(restaurant, market);
    expect(again.items).toMatchObject([
      { method: Method.AdaptationAndProduction, as_it_is: true, art: { order_id: order.id, at: 0 } },
    ]);
    await agency.page.goto(`${portal.url}/admin/orders/${again.id}`);
    const file = agency.page.waitForEvent('download');
    await agency.page.getByRole('link', { name: say.download('final.pdf') }).click(loaded);
    expect(await readFile(await (await file).path())).toEqual(aPdf('final.pdf'));
  });

  await test.step('the finished art is mailed', () =>
    seeMail(mailbox, portal, say.mails.finished, franchisee));
  expect([...restaurant.complaints, ...agency.complaints]).toEqual([]);
});
