import type { PushMessage } from '@portal/contracts/areas/notifications';
import { ownPath } from '../src/core/own-path';

interface ShownNotice {
  readonly title: string;
  readonly options: NotificationOptions & { readonly renotify: boolean; readonly data: { path: string } };
}

/** Browsers require a notification. */
const unread = { title: '', body: '', path: '/', tag: 'unread', lang: '' };

function read(text: string | undefined): Partial<Record<keyof PushMessage, unknown>> {
  try {
    const value = JSON.parse(text ?? '') as unknown;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** @param text `undefined` for a message without content */
export function noticeOf(
  text: string | undefined,
  { origin, host }: { origin: string; host: string },
): ShownNotice {
  const { title, body, path, tag, lang } = read(text);
  return {
    title: textOf(title, host),
    options: {
      body: textOf(body, unread.body),
      tag: textOf(tag, unread.tag),
      lang: textOf(lang, unread.lang),
      // A replacement notifies too.
      renotify: true,
      icon: '/icons/any-192.png',
      data: { path: ownPath(path, origin) ?? '/' },
    },
  };
}

/** Signed in and visible: the page shows news. */
export const isOnScreen = (pages: readonly Pick<WindowClient, 'visibilityState' | 'url'>[]): boolean =>
  pages.some(
    ({ visibilityState, url }) => visibilityState === 'visible' && new URL(url).pathname !== '/login',
  );

type Page = Pick<WindowClient, 'visibilityState' | 'focus' | 'navigate'>;

interface Opening<P extends Page> {
  readonly pages: readonly P[];
  /** The page keeps unsaved typing. @returns whether it goes there */
  readonly ask: (page: P, path: string) => Promise<boolean>;
  readonly open: (path: string) => Promise<unknown>;
}

/** An open page, else a new one. */
export async function openNotice<P extends Page>(
  path: string,
  { pages, ask, open }: Opening<P>,
): Promise<void> {
  const [page] = pages.toSorted(
    (one, other) => Number(other.visibilityState === 'visible') - Number(one.visibilityState === 'visible'),
  );
  if (!page) return void (await open(path));
  try {
    await page.focus();
    if (await ask(page, path)) return;
    await page.navigate(path);
  } catch {
    // Another worker's page, or one the browser does not focus.
    await open(path);
  }
}
