import type { Page } from '@playwright/test';
import type { Market } from '@portal/contracts';

/** A screen that exists, and who looks at it. `null`: nobody is signed in. */
export interface Screen {
  readonly name: string;
  readonly account: 'franchisee' | 'admin' | 'editor' | 'partner' | 'newcomer' | null;
  /** Path, or how to find it out once somebody is signed in. */
  readonly path: string | ((page: Page) => Promise<string>);
  /** What one does there before it is looked at: opens a menu, turns a switch. */
  readonly act?: (page: Page) => Promise<void>;
  /** The only market that has it; both where nothing is said. */
  readonly market?: Market;
}

/** Presses the first button of that name. */
export const press = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
