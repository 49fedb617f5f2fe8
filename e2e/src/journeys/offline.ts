import type { Page } from '@playwright/test';
import { expect } from './journey';

/** The build is cached and the worker controls the page. */
export async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Cache names of builds. */
export const shells = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());

/** Cached paths. */
export const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** First visit, or workers are disabled. */
export const withoutWorker = { serviceWorkers: 'block' } as const;

/** Header or frame, and text. */
export async function expectNotBlank(page: Page): Promise<void> {
  await expect(page.locator('header').first()).toBeVisible();
  await expect.poll(async () => (await page.locator('body').innerText()).trim().length).toBeGreaterThan(40);
}
