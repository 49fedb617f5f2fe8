import type { Page } from '@playwright/test';

/** `data` of a query’s answer, asked from within the page with the page's own session. */
export const askThePortal = async <T>(page: Page, path: string): Promise<T> =>
  (await page.evaluate(async (asked) => {
    const answer = await fetch(`/api/${asked}`);
    return ((await answer.json()) as { data: unknown }).data;
  }, path)) as T;
