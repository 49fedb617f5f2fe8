import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SmtpDouble } from '@portal/doubles/smtp-double';
import { startPortal } from '../programs/portal-process';
import { startProductionPortal } from '../production/production-portal';
import { sendToPortal } from './ask-the-portal';
import { publish } from './catalogue-journey';
import { addRestaurant, enter, heading, invite, orderPoster, siteButton } from './first-steps';
import { expect, newVisitor, type OpenPortal, test as withDemo, type World } from './journey';

/* AMB-25, with the compose file's variables. */

const ana = { name: 'Ana Prats', email: 'ana.prats@es.chain.example' };
const franchisee = { name: 'Amaia Lertxundi', email: 'amaia.lertxundi@es.chain.example' };
const partner = { name: 'Pau Serra', email: 'pau.serra@es.chain.example' };
const editor = { name: 'Nerea Ibarra', email: 'nerea.ibarra@es.chain.example' };
const restaurant = { site: '1', name: 'Ronda Norte' };

interface EmptyPortal extends OpenPortal {
  readonly mails: SmtpDouble;
}

/** With real mail delivery. */
async function openEmpty(world: World, mails: SmtpDouble) {
  const env = {
    PORTAL_FIRST_ADMIN_EMAIL: ana.email,
    PORTAL_FIRST_ADMIN_NAME: ana.name,
    SMTP_URL: mails.url,
  };
  if (world === 'production') return startProductionPortal('ES', async () => undefined, env);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-empty-'));
  const opened = await startPortal({ MARKET: 'ES', DATA_DIR, DEMO: '0', ...env });
  return {
    url: opened.url,
    async close() {
      await opened.end('SIGTERM');
      await rm(DATA_DIR, { recursive: true, force: true });
    },
  };
}

const test = withDemo.extend<object, { portal: EmptyPortal }>({
  portal: [
    async ({ world }, use) => {
      const mails = await SmtpDouble.start();
      const { url, close } = await openEmpty(world, mails);
      const opened: EmptyPortal = { url, mails, sessions: new Map() };
      await use(opened);
      await close();
      await mails.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function invitationOf({ url, mails }: EmptyPortal, email: string): Promise<string> {
  const link = () =>
    mails.taken
      .filter(({ to }) => to.address === email)
      .map(({ text }) => /https?:\S+\/changepassword\/\S+/.exec(text)?.[0])
      .at(-1);
  await expect.poll(link, { timeout: 30_000 }).toBeDefined();
  return url + new URL(link() ?? '').pathname;
}

test('[AMB-25] [R-AUS-04] [R-ROL-04] in Spain an empty portal invites its first administrator, who adds what a franchisee needs for the first order, a partner and an editor', async ({
  browser,
  portal,
}) => {
  test.setTimeout(300_000);
  const comeIn = async ({ email }: { readonly email: string }) => {
    const visitor = await newVisitor(browser);
    await enter(visitor.page, await invitationOf(portal, email), email);
    return visitor;
  };
  const admin = await comeIn(ana);
  const { page } = admin;
  const open = (path: string) => page.goto(portal.url + path);

  await test.step('the first administrator meets empty screens that lead on', async () => {
    await heading(page, 'Recursos');
    await open('/diagnostic');
    await expect(page.getByRole('link', { name: 'Añadir restaurante' })).toBeVisible();
    await open('/admin/users/add');
    await expect(page.getByText('Todavía no hay nada que elegir')).toBeVisible();
    await open('/admin/orders');
    await expect(page.getByRole('heading', { name: 'Todo atendido' })).toBeVisible();
  });

  let piece = '';
  await test.step('and adds a restaurant, its franchisee, and a piece to order', async () => {
    await open('/admin/restaurants');
    await addRestaurant(page, restaurant);
    await open('/admin/users/add');
    await invite(page, { ...franchisee, role: 'Franquiciado', restaurant });
    await sendToPortal(page, 'section/add', [{ name: 'Escaparate', type: 1 }]);
    await open('/admin/resources/add');
    piece = await publish(admin, 'ES');
  });

  const newcomer = await comeIn(franchisee);
  await test.step('who places the first order', async () => {
    await expect(siteButton(newcomer.page, restaurant)).toBeVisible();
    await open('/admin/orders');
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    const number = await orderPoster(newcomer.page, piece, new RegExp(piece));
    // Empty lists update live.
    await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
  });

  await test.step('a partner and an editor see what the form promised', async () => {
    await open('/admin/users/add');
    await invite(page, { ...partner, role: 'Proveedor', sees: /Solo los informes mensuales que sube/ });
    await open('/admin/users/add');
    await invite(page, {
      ...editor,
      role: 'Administración limitada',
      sees: /No ve personas ni informes/,
      asksForProof: true,
    });
    const ofPartner = await comeIn(partner);
    const ofEditor = await comeIn(editor);
    await expect(ofPartner.page).toHaveURL(`${portal.url}/partner/reports`);
    await expect(ofPartner.page.getByRole('heading', { name: 'Todavía no hay informes' })).toBeVisible();
    await expect(ofPartner.page.getByRole('link', { name: 'Subir informes' })).toHaveCount(2);
    await expect(ofPartner.page.getByRole('link', { name: 'Pedidos' })).toHaveCount(0);
    await expect(ofEditor.page).toHaveURL(`${portal.url}/admin/sections`);
    const menu = ofEditor.page.getByRole('navigation', { name: 'Administración' });
    for (const entry of ['Secciones', 'Recursos', 'Portadas', 'Pedidos'])
      await expect(menu.getByRole('link', { name: entry, exact: true })).toBeVisible();
    for (const entry of ['Personas', 'Restaurantes', 'Informe de descargas'])
      await expect(ofEditor.page.getByRole('link', { name: entry, exact: true })).toHaveCount(0);
    expect([...ofPartner.complaints, ...ofEditor.complaints]).toEqual([]);
  });
  // Asking for the password is a 422.
  expect(admin.complaints).toEqual([expect.stringContaining('422')]);
  expect(newcomer.complaints).toEqual([]);
});
