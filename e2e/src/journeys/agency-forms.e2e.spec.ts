import { type Market, marketRecords } from '@portal/contracts';
import { openMail } from './mail-journey';
import { expect, test, visit } from './journey';

interface Words {
  readonly communication: string;
  readonly openingLink: RegExp;
  readonly address: string;
  readonly kiosks: string;
  readonly yes: string;
  readonly send: string;
  readonly openingSent: string;
  readonly openingMail: string;
  readonly briefingLink: RegExp;
  readonly tactical: RegExp;
  readonly budget: RegExp;
  readonly digitalOnly: RegExp;
  readonly briefingSent: string;
  readonly briefingMail: string;
}

const words: Readonly<Record<Market, Words>> = {
  ES: {
    communication: '/comunicacion',
    openingLink: /Envía los datos a la agencia/,
    address: 'Dirección',
    kiosks: 'Quioscos',
    yes: 'Sí',
    send: 'Enviar a la agencia',
    openingSent: 'Formulario enviado',
    openingMail: 'Formulario de apertura',
    briefingLink: /Pídela a la agencia/,
    tactical: /^Activaciones tácticas/,
    budget: /^Presupuesto en euros/,
    digitalOnly: /menos de 2000\s€ son solo digitales/,
    briefingSent: 'Petición enviada',
    briefingMail: 'Briefing de campaña de pago',
  },
  PT: {
    communication: '/comunicacion',
    openingLink: /Envie os dados à agência/,
    address: 'Morada',
    kiosks: 'Quiosques',
    yes: 'Sim',
    send: 'Enviar à agência',
    openingSent: 'Formulário enviado',
    openingMail: 'Formulário de abertura',
    briefingLink: /Peça-a à agência/,
    tactical: /^Ativações táticas/,
    budget: /^Orçamento em euros/,
    digitalOnly: /menos de 2000\s€ são apenas digitais/,
    briefingSent: 'Pedido enviado',
    briefingMail: 'Briefing de campanha paga',
  },
};

test('[R-FRM-05] [R-FRM-11] [R-NAV-11] an opening and a briefing reach the agency’s mailbox', async ({
  browser,
  portal,
  market,
}) => {
  const say = words[market];
  const { page, complaints } = await visit(
    browser,
    portal,
    `franchisee@${marketRecords[market].corporateDomain}`,
  );
  await page.goto(portal.url + say.communication);
  // Recent demo forms are mailed, too, for other restaurants.
  const header = page.getByRole('banner').getByRole('button', { name: /^Restaurante: / });
  const [, restaurant = ''] = /: (.+)\. /.exec((await header.getAttribute('aria-label')) ?? '') ?? [];
  expect(restaurant).not.toBe('');
  await page.getByRole('link', { name: say.openingLink }).click();
  await page.getByRole('textbox', { name: say.address, exact: true }).fill('Rua Nova 12');
  await page.reload();
  await expect(page.getByRole('textbox', { name: say.address, exact: true })).toHaveValue('Rua Nova 12');
  await page
    .getByRole('group', { name: say.kiosks })
    .getByRole('radio', { name: say.yes, exact: true })
    .check({ force: true });
  await page.getByRole('button', { name: say.send }).click();
  await expect(page.getByRole('heading', { name: say.openingSent })).toBeVisible();

  await page.goto(portal.url + say.communication);
  await page.getByRole('link', { name: say.briefingLink }).click();
  await page.getByRole('radio', { name: say.tactical }).check({ force: true });
  await page.getByRole('textbox', { name: say.budget }).fill('1500');
  await expect(page.getByText(say.digitalOnly)).toBeVisible();
  await page.getByRole('button', { name: say.send }).click();
  await expect(page.getByRole('heading', { name: say.briefingSent })).toBeVisible();

  const admin = await visit(browser, portal, `admin@${marketRecords[market].corporateDomain}`);
  await openMail(admin.page, portal, `${say.openingMail}: ${restaurant}`, '');
  await expect(admin.page.frameLocator('iframe').getByText('Rua Nova 12').last()).toBeVisible();
  await openMail(admin.page, portal, `${say.briefingMail}: ${restaurant}`, '');
  await expect(admin.page.frameLocator('iframe').getByText('1500 €')).toBeVisible();
  expect(complaints).toEqual([]);
});
