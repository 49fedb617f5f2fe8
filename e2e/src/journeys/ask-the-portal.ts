import type { Page } from '@playwright/test';

/** `data` of a query, with the page's session. */
export const askThePortal = async <T>(page: Page, path: string): Promise<T> =>
  (await page.evaluate(async (asked) => {
    const answer = await fetch(`/api/${asked}`);
    return ((await answer.json()) as { data: unknown }).data;
  }, path)) as T;

/** Sequential commands. @returns `data` of each answer */
export const sendToPortal = async <T>(page: Page, path: string, bodies: readonly object[]): Promise<T[]> =>
  (await page.evaluate(
    async ([asked, all]) => {
      const init = (await (await fetch('/api/init')).json()) as { data: { csrf: string } };
      const headers = { 'content-type': 'application/json', 'x-csrf-token': init.data.csrf };
      const answers: unknown[] = [];
      for (const each of all) {
        const body = JSON.stringify(each);
        const answer = await fetch(`/api/${asked}`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(await answer.text());
        answers.push(((await answer.json()) as { data: unknown }).data);
      }
      return answers;
    },
    [path, bodies] as const,
  )) as T[];

export const nameOf = async (page: Page): Promise<string> =>
  (await askThePortal<{ user: { name: string } }>(page, 'init')).user.name;
