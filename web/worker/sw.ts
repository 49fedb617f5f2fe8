/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import {
  buildIn,
  type OpenPath,
  type PageBuild,
  type StoredBuild,
  type Resubscribed,
} from '../src/core/worker-messages';
import { askBuild } from './ask-build';
import { askPage } from './ask-page';
import { isOnScreen, noticeOf, openNotice } from './push-notice';
import { cacheOf, deleteUnusedShells } from './shells';
import { isAssetPath, isPagePath } from './what-is-shell';

/**
 * Stores the app's files for offline starts and pages of former builds (docs/decisions/023, 013).
 * Never stores answers below `/api`: no personal data (S19).
 */
declare const self: ServiceWorkerGlobalScope;

const entries = self.__WB_MANIFEST as readonly PrecacheEntry[];
const build = entries.flatMap(({ url }) => buildIn(`/${url}`) ?? []).at(0) ?? '';
/** Without a session: `/` may hold personal data. */
const page = '/page-to-keep';
const precache = new PrecacheController({ cacheName: cacheOf(build) });
precache.addToCacheList([
  // The server writes it; each build renames its entry.
  { url: page, revision: build },
  ...entries.map(({ url, revision }) => ({ url: `/${url}`, revision: revision ?? null })),
]);

/** Of any worker. */
const pages = async () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const openBuilds = async () => Promise.all((await pages()).map(askBuild));
const tidy = () => deleteUnusedShells(build, self.caches, openBuilds);

/** During deployments the page may be of another build: retried later. */
async function install(event: ExtendableEvent): Promise<void> {
  await precache.install(event);
  const stored = await (await precache.matchPrecache(page))?.text();
  if (stored?.includes(build) !== true) {
    await self.caches.delete(cacheOf(build));
    throw new Error(`the page is not of the build ${build}`);
  }
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.clients.claim();
  const message: StoredBuild = { type: 'stored-build', build };
  for (const open of await pages()) open.postMessage(message);
  await tidy();
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if ((event.data as Partial<PageBuild> | null)?.type === 'page-build') event.waitUntil(tidy());
});

/** Then the stored page is shown. */
const maxPageSeconds = 5;

const isGatewayError = ({ status }: Response) => status >= 502 && status <= 504;

/** For the newest build and settings; else the stored one. */
const pageFirstFromServer = new NetworkOnly({
  networkTimeoutSeconds: maxPageSeconds,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (isGatewayError(response)) throw new Error(`the server is away: ${response.status}`);
        return response;
      },
      handlerDidError: async () => precache.matchPrecache(page),
    },
  ],
});
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  pageFirstFromServer,
);

/** Of any stored build, else from the server. */
async function asset({ request }: { request: Request }): Promise<Response> {
  return (await self.caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
registerRoute(({ url, sameOrigin }) => sameOrigin && isAssetPath(url.pathname), asset);

/** Without digest in their names, as the icon. */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode !== 'navigate' && precache.getCacheKeyForURL(url.href) !== undefined,
  async ({ request }) => (await precache.matchPrecache(request)) ?? fetch(request),
);

const maxOpenMilliseconds = 1_000;

/** Unless a visible page shows it. */
async function notify(data: PushMessageData | null): Promise<void> {
  if (isOnScreen(await pages())) return;
  const { title, options } = noticeOf(data?.text(), self.location);
  await self.registration.showNotification(title, options);
}

async function open(path: string): Promise<void> {
  await openNotice(path, {
    pages: await pages(),
    ask: async (page, path) =>
      (await askPage<boolean>(page, { type: 'open-path', path } satisfies OpenPath, maxOpenMilliseconds)) ===
      true,
    open: (path) => self.clients.openWindow(path),
  });
}

/** A page registers the new one: it has the session's token. */
async function resubscribe({
  oldSubscription,
}: {
  oldSubscription?: PushSubscription | null;
}): Promise<void> {
  const options = oldSubscription?.options;
  if (options) await self.registration.pushManager.subscribe(options);
  const message: Resubscribed = { type: 'subscribed-anew' };
  for (const page of await pages()) page.postMessage(message);
}

/** Several arrive at once after an outage; the last on a subject stays. */
let before: Promise<unknown> = Promise.resolve();

self.addEventListener('push', (event) => {
  const shown = before.then(() => notify(event.data));
  before = shown.catch(() => undefined);
  event.waitUntil(shown);
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as ExtendableEvent & { oldSubscription?: PushSubscription | null };
  change.waitUntil(resubscribe(change));
});
