import type { Page } from '@playwright/test';
import type { Market } from '@portal/contracts';

/** `null`: signed out. */
export interface Screen {
  readonly name: string;
  readonly account: 'franchisee' | 'admin' | 'editor' | 'partner' | 'newcomer' | null;
  /** Path, or a query for it after sign-in. */
  readonly path: string | ((page: Page) => Promise<string>);
  /** Opens menus, toggles switches. */
  readonly act?: (page: Page) => Promise<void>;
  /** Default: both. */
  readonly market?: Market;
}

/** First match. */
export const press = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
