import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { csrfHeader, type Market, marketRecords } from '@portal/contracts';
import { expect, type OpenPortal, type Visitor, visit } from './journey';

interface Words {
  readonly newPiece: string;
  readonly unseen: RegExp;
  readonly unsubscribe: string;
  readonly unsubscribed: string;
  readonly settings: string;
  readonly chain: string;
  readonly mailTo: string;
}

const words: Readonly<Record<Market, Words>> = {
  ES: {
    newPiece: 'Nuevo en el portal: ',
    unseen: /^Avisos, \d+ sin ver$/,
    unsubscribe: 'Dejar de recibirlos',
    unsubscribed: 'Hecho: ya no recibirás estos correos',
    settings: 'Piezas nuevas: Correo',
    chain: 'Qué pasó, paso a paso',
    mailTo: 'Correo a ',
  },
  PT: {
    newPiece: 'Novo no portal: ',
    unseen: /^Avisos, \d+ por ver$/,
    unsubscribe: 'Deixar de receber',
    unsubscribed: 'Feito: já não vai receber estes e-mails',
    settings: 'Peças novas: E-mail',
    chain: 'O que aconteceu, passo a passo',
    mailTo: 'E-mail para ',
  },
};

interface Draft {
  readonly id: number;
  readonly name: string;
}

/** Announced pieces in the market's language. */
async function drafts({ page }: Visitor, portal: OpenPortal, market: Market): Promise<readonly Draft[]> {
  const answer = await page.request.get(`${portal.url}/api/resource?size=50&status=0`);
  const { data } = (await answer.json()) as { data: (Draft & { lang: { id: string } })[] };
  return data.filter(({ lang }) => lang.id === marketRecords[market].defaultLanguage);
}

/** By the call of the table. */
async function publish({ page }: Visitor, portal: OpenPortal, { id }: Draft): Promise<void> {
  const session = await page.request.get(`${portal.url}/api/init`);
  const { csrf } = ((await session.json()) as { data: { csrf: string } }).data;
  const answer = await page.request.post(`${portal.url}/api/resource/update`, {
    headers: { 'idempotency-key': randomUUID(), [csrfHeader]: csrf },
    data: { files: String(id), status: 1 },
  });
  expect(answer.status()).toBe(200);
}

/** Waits for it in the mailbox. */
export async function openMail(page: Page, portal: OpenPortal, subject: string, to: string): Promise<void> {
  const row = page.getByRole('link').filter({ hasText: subject }).filter({ hasText: to });
  await expect(async () => {
    await page.goto(`${portal.url}/dev/mailbox`);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await row.click();
}

/** By the link at the end of the open mail: publication → collected → announced → mail. */
async function explained({ page }: Visitor, portal: OpenPortal, say: Words, { name }: Draft): Promise<void> {
  const link = /https?:\S+\/admin\/why\/\d+/.exec(await page.locator('pre').first().innerText());
  await page.goto(portal.url + new URL(link?.[0] ?? '').pathname);
  const steps = page.getByRole('list', { name: say.chain }).getByRole('listitem');
  await expect(steps.filter({ hasText: say.mailTo }).first()).toBeVisible();
  await expect(steps.first().getByRole('link', { name })).toBeVisible();
  expect(await steps.allInnerTexts()).not.toContainEqual(expect.stringContaining('when-'));
}

/** Publish → bell and mail → why → unsubscribe by link → no mail. */
export async function mailJourney(browser: Browser, portal: OpenPortal, market: Market): Promise<void> {
  const say = words[market];
  const domain = marketRecords[market].corporateDomain;
  const franchisee = `franchisee@${domain}`;
  const admin = await visit(browser, portal, `admin@${domain}`);
  const reader = await visit(browser, portal, franchisee);
  const [first, second] = await drafts(admin, portal, market);
  if (!first || !second) throw new Error('the demo data has no drafts');
  await publish(admin, portal, first);
  await expect(reader.page.getByRole('button', { name: say.unseen })).toBeVisible();

  await openMail(admin.page, portal, `${say.newPiece}${first.name}`, franchisee);
  const shown = admin.page.frameLocator('iframe');
  await expect(shown.getByRole('link', { name: first.name })).toBeVisible();
  await expect(shown.locator('img').first()).toHaveJSProperty('complete', true);
  const link = /https?:\S+\/unsubscribe\/\S+/.exec(await admin.page.locator('pre').first().innerText());
  const path = new URL(link?.[0] ?? '').pathname;

  await explained(admin, portal, say, first);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(portal.url + path);
  await stranger.getByRole('button', { name: say.unsubscribe }).click();
  await expect(stranger.getByRole('heading', { name: say.unsubscribed })).toBeVisible();
  await reader.page.goto(`${portal.url}/notifications`);
  await expect(reader.page.getByRole('switch', { name: say.settings })).not.toBeChecked();

  await publish(admin, portal, second);
  await openMail(admin.page, portal, `${say.newPiece}${second.name}`, `manager@${domain}`);
  await admin.page.goto(`${portal.url}/dev/mailbox`);
  const others = admin.page.getByRole('link').filter({ hasText: second.name });
  expect(await others.filter({ hasText: franchisee }).count()).toBe(0);
  expect([...admin.complaints, ...reader.complaints]).toEqual([]);
}
