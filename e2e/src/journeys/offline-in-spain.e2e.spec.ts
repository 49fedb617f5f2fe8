import type { Page } from '@playwright/test';
import { askThePortal } from './ask-the-portal';
import { answerForVinyl } from './order-journey';
import { expect, test, visit, visitBySigningIn } from './journey';
import { expectNotBlank, cachedUrls, shells, stored, withoutWorker } from './offline';
import { twoBuilds } from './two-builds';

const franchisee = 'franchisee@es.chain.example';
const admin = 'admin@es.chain.example';
const needsNetwork = /necesita conexión/;

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click();
const follow = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('link', { name }).first().click();
const key = (name: string) => async (page: Page) => page.keyboard.press(name);

interface Piece {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly has_file: boolean;
}
const firstPiece = async (page: Page): Promise<Piece> => {
  const pieces = await askThePortal<Piece[]>(page, 'resource?size=50&status=1');
  // Not a vinyl, because the format is changed to one.
  const piece = pieces.find(
    ({ has_file: has, link, name }) => has && link.startsWith('/nacional') && !name.includes('Vinilo'),
  );
  if (piece === undefined) throw new Error('the demo data has no piece with a file');
  return piece;
};
const atPiece = async (page: Page) => (await firstPiece(page)).link;

interface FirstClick {
  readonly what: string;
  readonly account: string;
  readonly at: string | ((page: Page) => Promise<string>);
  readonly click: (page: Page) => Promise<void>;
}
/** The first click per screen with lazily loaded code. */
const firstClicks: readonly FirstClick[] = [
  { what: 'the bell', account: franchisee, at: '/', click: press(/^Avisos,/) },
  { what: 'Ctrl+K', account: franchisee, at: '/', click: key('Control+k') },
  { what: '?', account: franchisee, at: '/', click: key('?') },
  { what: 'the account', account: franchisee, at: '/', click: press(/^Tu cuenta/) },
  { what: 'the restaurant', account: franchisee, at: '/', click: press(/^Restaurante: /) },
  { what: 'privacy', account: franchisee, at: '/', click: press(/privacidad/i) },
  { what: 'the orders', account: franchisee, at: '/', click: follow('Pedidos') },
  { what: 'the cart', account: franchisee, at: '/', click: follow(/^Cesta/) },
  { what: 'a piece', account: franchisee, at: atPiece, click: follow(/Pedir adaptación/) },
  { what: 'its file', account: franchisee, at: atPiece, click: press(/Ver el archivo/) },
  { what: 'a pause', account: franchisee, at: '/pauses', click: press('Pedir una pausa') },
  { what: 'the rail', account: admin, at: '/admin/orders', click: follow('Recursos') },
  { what: 'a period', account: admin, at: '/admin/orders', click: press(/^Fecha/) },
  { what: 'many drafts', account: admin, at: '/admin/resources', click: press('Añadir varios') },
];

async function openAt(page: Page, url: string, at: FirstClick['at']): Promise<void> {
  await page.goto(url + (typeof at === 'string' ? at : await at(page)));
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

for (const account of [franchisee, admin]) {
  test(`[U1] ${account}: no first click without a network leaves a blank page, and its content appears once online`, async ({
    browser,
    portal,
  }) => {
    test.setTimeout(400_000);
    const { page } = await visit(browser, portal, account, '/', withoutWorker);
    for (const { what, at, click } of firstClicks.filter((one) => one.account === account)) {
      await test.step(what, async () => {
        await openAt(page, portal.url, at);
        await page.context().setOffline(true);
        await click(page);
        await expectNotBlank(page);
        const missing = page.getByText(needsNetwork);
        // Loaded code opens; the rest shows an error.
        const message = await missing
          .first()
          .waitFor({ timeout: 4_000 })
          .then(
            () => true,
            () => false,
          );
        test
          .info()
          .annotations.push({ type: what, description: message ? 'shows a message in its place' : 'opens' });
        await page.context().setOffline(false);
        await expect(missing).toHaveCount(0);
        await expectNotBlank(page);
      });
    }
  });
}

test('[U1] [U4] the wizard’s next page is reported missing and appears once loaded; nothing chosen is lost', async ({
  browser,
  portal,
}) => {
  const { page } = await visit(browser, portal, franchisee, '/', withoutWorker);
  const { id } = await firstPiece(page);
  await page.goto(`${portal.url}/order/${id}`);
  await page.getByRole('radiogroup').first().waitFor();
  await page.context().setOffline(true);
  await answerForVinyl(page);
  await expectNotBlank(page);
  await page.context().setOffline(false);
  await expect(page.getByText(needsNetwork)).toHaveCount(0);
  await expect(page.getByText('150 × 200 cm').first()).toBeVisible();
});

test('[U1] once the build is stored, everything opens without a network, also after a reload, without personal data', async ({
  browser,
  portal,
}) => {
  const { page } = await visit(browser, portal, franchisee);
  await stored(page);
  await openAt(page, portal.url, '/');
  await page.context().setOffline(true);
  await press(/^Avisos,/)(page);
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await follow('Pedidos')(page);
  await expectNotBlank(page);
  await expect(page.getByText(needsNetwork)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/No hay conexión con el portal/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('main h1').first()).toBeVisible();

  const addresses = await cachedUrls(page);
  expect(addresses.length).toBeGreaterThan(100);
  expect(
    addresses.filter((path) => !/^\/(assets\/[^/]+|[\w-]+\.(js|css|svg)|page-to-keep)$/.test(path)),
  ).toEqual([]);
});

test('[R17] after a deployment a page of the old build goes on working, is offered the new one, and loads it when asked', async ({
  browser,
  portal,
}) => {
  const door = await twoBuilds(portal.url);
  const { page } = await visit(browser, { ...portal, url: door.url }, franchisee);
  await stored(page);
  await openAt(page, door.url, '/');
  const [old] = await shells(page);
  door.putUpNewBuild();
  const offer = page.getByText('Hay una versión nueva del portal.');
  await expect(async () => {
    // Checks for a new build.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(offer).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await follow('Pedidos')(page);
  await expect(page.getByRole('heading', { level: 1, name: /pedidos/i })).toBeVisible();
  expect(await shells(page)).toContain(old);

  await page.getByRole('button', { name: 'Recargar' }).click();
  await expect(offer).toHaveCount(0);
  await expect.poll(() => shells(page), { timeout: 30_000 }).toEqual([`${old}NEW00`]);
  await expect(page.getByRole('heading', { level: 1, name: /pedidos/i })).toBeVisible();
  await door.close();
});

test('[R17] after a deployment a browser without the stored build shows a message, and is never blank', async ({
  browser,
  portal,
}) => {
  const { page } = await visit(browser, portal, franchisee, '/', withoutWorker);
  // Not in the menu, whose code is preloaded when idle.
  await openAt(page, portal.url, atPiece);
  await page.context().route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await follow(/Pedir adaptación/)(page);
  await expect(page.getByText(/Puede que haya una versión nueva/)).toBeVisible();
  await expectNotBlank(page);
  await page.context().unroute('**/assets/**');
  await page.getByRole('button', { name: 'Recargar' }).click();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeVisible();
});

interface Row {
  readonly id: string;
  readonly status: number;
}

test('[U4] [R2] a status set without a network waits, survives going to another screen, and is sent when the network is back', async ({
  browser,
  portal,
}) => {
  const { page } = await visit(browser, portal, admin);
  await openAt(page, portal.url, '/admin/orders');
  await stored(page);
  const [order] = await askThePortal<Row[]>(page, 'order?size=1&status=1,2,3');
  const waits = page.getByText('1 cambio espera a la conexión y se enviará solo.');
  await page.keyboard.press('j');
  await page.context().setOffline(true);
  await page.keyboard.press('5');
  await expect(waits).toBeVisible();
  await follow('Recursos')(page);
  await expect(waits).toBeVisible();
  await page.context().setOffline(false);
  await expect(waits).toHaveCount(0);
  // Another page lacks the command's position, so the view may lag.
  await expect.poll(async () => (await askThePortal<Row>(page, `order/${order?.id}`)).status).toBe(5);
});

test('[S19] [W18] a sign-out without a network takes everything with it, and the server ends the session before it is used again', async ({
  browser,
  portal,
}) => {
  const { page } = await visitBySigningIn(browser, portal, admin);
  await openAt(page, portal.url, '/admin/orders');
  await stored(page);
  await page.keyboard.press('j');
  await page.context().setOffline(true);
  await page.keyboard.press('3');
  await expect(page.getByText(/1 cambio espera/)).toBeVisible();
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('outbox-')));
  expect(await kept()).toHaveLength(1);
  await press(/^Tu cuenta/)(page);
  await expect(page.getByText('Se perderá 1 cambio sin enviar.')).toBeVisible();
  await press(/^Cerrar sesión/)(page);
  await expect(page.locator('input[type="password"]')).toBeVisible();
  expect(await kept()).toEqual([]);
  await page.context().setOffline(false);
  await page.goto(portal.url);
  await expect(page.locator('input[type="password"]')).toBeVisible();
  expect(await page.evaluate(async () => (await fetch('/api/init')).status)).toBe(403);
});
