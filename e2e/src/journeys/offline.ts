import type { Page } from '@playwright/test';
import { expect } from './journey';

/** Waits until the service worker has stored the build and answers for this page. */
export async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The names of the caches of builds. */
export const shells = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());

/** Addresses of everything that the service worker keeps, without their host. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** A browser without a service worker, as on a first visit or where it is forbidden. */
export const withoutWorker = { serviceWorkers: 'block' } as const;

/** The page has its header, or whatever frame it had, and words. */
export async function expectNotBlank(page: Page): Promise<void> {
  await expect(page.locator('header').first()).toBeVisible();
  await expect.poll(async () => (await page.locator('body').innerText()).trim().length).toBeGreaterThan(40);
}
