import type { Browser, Page } from '@playwright/test';
import { askThePortal } from './ask-the-portal';
import { expect, test, visit, visitBySigningIn } from './journey';

/* R-CHT-01…09: both sides, and one person in two browsers. */

/** Maximum push delay. */
const soon = { timeout: 1_000 };
const secret = 'Este restaurante paga sempre tarde';

const photo = {
  name: 'fachada.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4ai6PFTEMLQkAzt1GwWsE62IAAAAASUVORK5CYII=',
    'base64',
  ),
};

const waiting = (page: Page) => page.getByRole('button', { name: /^Mensagens/ });
/** Waiting conversations in the header. */
const countOf = (name: string | null) => Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
const waitingCount = async (page: Page) => countOf(await waiting(page).getAttribute('aria-label'));
const expectWaiting = async (page: Page, count: number, { timeout } = soon) =>
  expect.poll(() => waitingCount(page), { timeout, intervals: [20] }).toBe(count);

async function waitingNow(page: Page): Promise<number> {
  const { user } = await askThePortal<{ user: { id: number } }>(page, 'init');
  const { conversations } = await askThePortal<{ conversations: unknown[] }>(
    page,
    `order/unreadMessages/${user.id}`,
  );
  return conversations.length;
}

/** Milliseconds, for the report. */
async function timed(what: string, act: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await act();
  test.info().annotations.push({ type: what, description: `${Math.round(performance.now() - started)} ms` });
}

interface Said {
  readonly read_at: string | null;
  readonly unread: boolean;
}

/** The newest own order without unread messages. */
async function quietOrder(page: Page): Promise<{ id: string; number: number }> {
  for (const order of await askThePortal<{ id: string; number: number }[]>(page, 'order?size=50')) {
    const message = await askThePortal<Said[]>(page, `order/comments/${order.id}`);
    if (message.every(({ read_at: at, unread }) => at !== null && !unread)) return order;
  }
  throw new Error('something waits about every order');
}

/** Answers and socket messages of a page. */
function listen(page: Page): string[] {
  const announced: string[] = [];
  page.on('response', (response) => {
    if (!/\/api\//.test(response.url())) return;
    void response.text().then(
      (body) => announced.push(body),
      // Empty body, or the page was left.
      () => undefined,
    );
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => announced.push(String(payload))),
  );
  return announced;
}

const log = (page: Page) => page.getByRole('log');
const say = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill(words);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
};

async function open(browser: Browser, portal: Parameters<typeof visit>[1]) {
  const admin = await visit(browser, portal, 'admin@pt.chain.example');
  const here = await visitBySigningIn(browser, portal, 'franchisee@pt.chain.example');
  const there = await visitBySigningIn(browser, portal, 'franchisee@pt.chain.example');
  return { admin, here, there, order: await quietOrder(here.page) };
}

test('[R-CHT-01] [R-CHT-04] [R-CHT-06] [R-CHT-07] [R-CHT-09] both sides talk with an image; the dot appears within a second and goes on reading, on every device', async ({
  browser,
  portal,
}) => {
  const { admin, here, there, order } = await open(browser, portal);
  const address = (page: Page, path: string) => new URL(path, page.url()).href;
  const announced = listen(here.page);
  await expect(waiting(admin.page)).toBeVisible();
  await expect(waiting(there.page)).toBeVisible();
  const atAgency = await waitingNow(admin.page);
  const atRestaurant = await waitingNow(there.page);
  // Buttons appear before counts.
  await expectWaiting(admin.page, atAgency, { timeout: 15_000 });
  await expectWaiting(there.page, atRestaurant, { timeout: 15_000 });

  await here.page.goto(address(here.page, `/order/details/${order.id}`));
  const [chooser] = await Promise.all([
    here.page.waitForEvent('filechooser'),
    here.page
      .getByRole('region', { name: 'Conversa' })
      .getByRole('button', { name: 'Adicionar imagens' })
      .click(),
  ]);
  await chooser.setFiles([photo]);
  await here.page.getByRole('button', { name: 'Remover fachada.png' }).waitFor();
  await say(here.page, 'A fachada é esta. Dá para sexta?');
  await timed('the dot of the agency', () => expectWaiting(admin.page, atAgency + 1));

  await waiting(admin.page).click();
  const list = admin.page.getByRole('dialog', { name: /^Por ler/ });
  await list.getByRole('link', { name: new RegExp(`#O-${order.number}\\b`) }).click();
  const image = log(admin.page).getByRole('button', { name: 'Ver a imagem 1 de 1' }).last().locator('img');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(8);
  await expectWaiting(admin.page, atAgency);
  await expect(
    log(here.page)
      .getByText(/^Lida por /)
      .last(),
  ).toBeVisible();

  await here.page.goto(address(here.page, '/orders'));
  await expect(waiting(here.page)).toBeVisible();
  await say(admin.page, 'Sim, <b>sexta</b> às 13h.');
  await timed('the dot of the restaurant', () => expectWaiting(here.page, atRestaurant + 1));
  await timed('the dot of its other browser', () => expectWaiting(there.page, atRestaurant + 1));

  await here.page.goto(address(here.page, `/order/details/${order.id}`));
  await expect(log(here.page).getByText('Sim, <b>sexta</b> às 13h.')).toBeVisible();
  await timed('gone here', () => expectWaiting(here.page, atRestaurant));
  await timed('gone there', () => expectWaiting(there.page, atRestaurant));

  await admin.page.getByRole('radio', { name: 'Nota interna' }).check();
  await admin.page.getByRole('textbox', { name: /Nota interna/ }).fill(secret);
  await admin.page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(log(admin.page).getByText(secret)).toBeVisible();
  await admin.page.getByRole('radio', { name: 'Mensagem' }).check();
  await say(admin.page, 'Até sexta!');
  await expect(log(here.page).getByText('Até sexta!')).toBeVisible(soon);
  await here.page.reload();
  await expect(log(here.page).getByText('Até sexta!')).toBeVisible();
  expect(announced.length).toBeGreaterThan(10);
  expect(announced.filter((body) => body.includes(secret) || body.includes('OrderNoteAdded'))).toEqual([]);

  expect([admin, here, there].flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('[R-CHT-09] [U4] what was sent without a network waits, also on other screens, and arrives once when it is back', async ({
  browser,
  portal,
}) => {
  const { page } = await visit(browser, portal, 'franchisee@pt.chain.example');
  const order = await quietOrder(page);
  await page.goto(new URL(`/order/details/${order.id}`, page.url()).href);
  await page.getByRole('textbox', { name: 'Escreva uma mensagem' }).waitFor();
  await page.context().setOffline(true);
  await say(page, 'Escrita sem rede');
  await expect(log(page).getByText(/À espera de ligação/)).toBeVisible();
  await page.getByRole('link', { name: 'Pedidos' }).first().click();
  await expect(page.getByText(/^1 alteração aguarda a ligação/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/aguarda a ligação/)).toHaveCount(0);
  await page.goto(new URL(`/order/details/${order.id}`, page.url()).href);
  await expect(log(page).getByText('Escrita sem rede')).toHaveCount(1);
});
