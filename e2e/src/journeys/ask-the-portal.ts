import type { Page } from '@playwright/test';

/** `data` of a query’s answer, asked from within the page with the page's own session. */
export const askThePortal = async <T>(page: Page, path: string): Promise<T> =>
  (await page.evaluate(async (asked) => {
    const answer = await fetch(`/api/${asked}`);
    return ((await answer.json()) as { data: unknown }).data;
  }, path)) as T;

/** What the person is called who is signed in there. */
export const nameOf = async (page: Page): Promise<string> =>
  (await askThePortal<{ user: { name: string } }>(page, 'init')).user.name;
