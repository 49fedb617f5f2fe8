import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import type { Market } from '@portal/contracts';
import { readProgramConfig } from '@portal/platform/program/production-config';
import { copyToServers } from '@portal/platform/testing/copy-to-servers';
import { startPortal } from '../programs/portal-process';
import { startProductionPortal } from '../production/production-portal';
import { copyOfDemo, newFilesWindow } from './demo-folder';
import { emptyCart } from './empty-cart';

export { expect };

export interface Visitor {
  readonly page: Page;
  /** Console errors, exceptions and server faults. */
  readonly complaints: string[];
}

/** One program on embedded stores, or three on servers. */
export type World = 'embedded' | 'production';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

export interface OpenPortal {
  readonly url: string;
  /** By account. */
  readonly sessions: Map<string, Cookies>;
}

interface Fixtures {
  readonly market: Market;
  readonly world: World;
  readonly portal: OpenPortal;
}

async function openEmbedded(MARKET: Market, DATA_DIR: string) {
  const portal = await startPortal({ MARKET, DATA_DIR, DEMO: '0', ...newFilesWindow });
  return { url: portal.url, close: () => portal.end('SIGTERM') };
}

const openInProduction = (market: Market, dataDir: string) =>
  startProductionPortal(market, (env) =>
    copyToServers(dataDir, readProgramConfig({ ...env, PORT: '0', PORTAL_LOG_LEVEL: 'silent' })),
  );

/** On a copy of a cached demo folder. */
async function openPortal(market: Market, world: World) {
  const dataDir = await copyOfDemo(market);
  const opened = await (world === 'production' ? openInProduction : openEmbedded)(market, dataDir);
  return {
    url: opened.url,
    sessions: new Map<string, Cookies>(),
    async close() {
      await opened.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const password = 'Demo-portal-2026';

/** Browsers log the expected 403 of signed-out visitors. */
const isRefusalAtTheDoor = (text: string) => text.includes('status of 403');

/** The sandboxed mail frame blocks the driver's script. */
const isDriversOwn = (text: string) => text.includes("document's frame is sandboxed");

/** PDF.js rejects without a handler when a document is left. */
const isOfLeftPdf = (text: string) => text.includes('Worker was terminated');

function listenToComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    if (!isOfLeftPdf(String(error))) complaints.push(String(error));
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !isRefusalAtTheDoor(text) && !isDriversOwn(text)) complaints.push(text);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** A portal per worker, with the demo data of `market`. */
export const test = base.extend<{ goodbye: void }, Fixtures>({
  // Open pages would get the next journey's pushes and use CPU.
  goodbye: [
    async ({ browser, portal }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
      // Carts persist across journeys.
      await Promise.all([...portal.sessions.values()].map((cookies) => emptyCart(portal.url, cookies)));
    },
    { auto: true },
  ],
  market: ['ES', { option: true, scope: 'worker' }],
  world: ['embedded', { option: true, scope: 'worker' }],
  portal: [
    async ({ market, world }, use) => {
      const portal = await openPortal(market, world);
      await use(portal);
      await portal.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function signIn(page: Page, portal: OpenPortal, account: string): Promise<void> {
  await page.goto(`${portal.url}/login`);
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** A new browser context, signed out. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  return { page, complaints: listenToComplaints(page) };
}

/** A new session by the login screen. */
export async function visitBySigningIn(
  browser: Browser,
  portal: OpenPortal,
  account: string,
): Promise<Visitor> {
  const visitor = await newVisitor(browser);
  await signIn(visitor.page, portal, account);
  return visitor;
}

/** By calls; the login screen has its own journeys. */
async function openSession({ request }: BrowserContext, portal: OpenPortal, username: string): Promise<void> {
  const data = { username, password: createHash('sha256').update(password).digest('hex') };
  const answer = await request.post(`${portal.url}/api/login`, { data });
  if (!answer.ok()) throw new Error(`${username} is not signed in: ${await answer.text()}`);
}

/** Sessions are shared by journeys. */
export async function beSignedIn(
  context: BrowserContext,
  portal: OpenPortal,
  account: string,
): Promise<void> {
  const known = portal.sessions.get(account);
  if (known) return context.addCookies(known);
  await openSession(context, portal, account);
  portal.sessions.set(account, await context.cookies());
}

export async function visit(
  browser: Browser,
  portal: OpenPortal,
  account: string,
  path = '/',
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const visitor = await newVisitor(browser, options);
  await beSignedIn(visitor.page.context(), portal, account);
  await visitor.page.goto(portal.url + path);
  return visitor;
}
