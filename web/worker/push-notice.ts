import type { PushMessage } from '@portal/contracts/areas/notifications';

/** What is shown of a message, and where a press on it leads. */
interface ShownNotice {
  readonly title: string;
  readonly options: NotificationOptions & { readonly renotify: boolean; readonly data: { path: string } };
}

/** Where no message can be read the browser still wants something to be shown. */
const unread = { title: '', body: '', path: '/', tag: 'unread', lang: '' };

/** A path of the portal itself; whatever leads elsewhere leads to its start. */
export function ownPath(path: unknown, origin: string): string {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}

function read(text: string | undefined): Partial<Record<keyof PushMessage, unknown>> {
  try {
    const value = JSON.parse(text ?? '') as unknown;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** What to show of what came. @param text as it was sent; `undefined` for a message without content */
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
      // One that takes the place of another is news as well.
      renotify: true,
      icon: '/icons/any-192.png',
      data: { path: ownPath(path, origin) },
    },
  };
}

/** Somebody who is signed in looks at the portal: it tells of news by itself. */
export const isOnScreen = (pages: readonly Pick<WindowClient, 'visibilityState' | 'url'>[]): boolean =>
  pages.some(
    ({ visibilityState, url }) => visibilityState === 'visible' && new URL(url).pathname !== '/login',
  );

type Page = Pick<WindowClient, 'visibilityState' | 'focus' | 'navigate'>;

interface Opening<P extends Page> {
  readonly pages: readonly P[];
  /** Asks a page to go there by itself, so that nothing that is typed in it is lost; whether it does. */
  readonly ask: (page: P, path: string) => Promise<boolean>;
  readonly open: (path: string) => Promise<unknown>;
}

/** A press on a notice: the page that is open goes there, else a new one does. */
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
    // A page that another worker answers, or that the browser does not bring to the front.
    await open(path);
  }
}
