import { network } from '#core/client/network';
import { newBuild } from './new-build';
import { buildIn, type PageBuild, type StoredBuild, type WhichBuild } from '#core/worker-messages';

/** Milliseconds between two looks for a new build; pages stay open for days. */
const pause = 60 * 60_000;
/** Milliseconds after loading until the worker may take the network for the other files. */
const afterLoading = 3_000;

type Told = Partial<StoredBuild | WhichBuild> | null;

/** What the service worker says and asks. */
function answerWorker(worker: ServiceWorkerContainer, own: string): void {
  worker.addEventListener('message', ({ data, ports }: MessageEvent<Told>) => {
    if (data?.type === 'which-build') ports[0]?.postMessage(own);
    else if (data?.type === 'stored-build' && data.build !== own) newBuild.announce();
  });
  worker.startMessages();
  const said: PageBuild = { type: 'page-build', build: own };
  void worker.ready.then(({ active }) => active?.postMessage(said));
}

/** Looks for a new build now and then, when the network comes back, and when a file of the own one is gone. */
function lookForBuilds(registration: ServiceWorkerRegistration | undefined): void {
  // Some browsers that forbid it answer with nothing.
  if (registration === undefined) return;
  // Without a network, or while servers are exchanged, there is nothing to find.
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, pause);
  network.onBack(look);
  window.addEventListener('vite:preloadError', look);
}

/** Registers the service worker once the page is loaded, and notices when a build newer than this page is ready. */
export function watchBuilds(entry: string): void {
  const own = buildIn(entry);
  if (own === null || !('serviceWorker' in navigator)) return;
  answerWorker(navigator.serviceWorker, own);
  const register = () =>
    // Where the browser forbids it, everything but opening without a network works.
    navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .then(lookForBuilds, () => undefined);
  window.addEventListener('load', () => setTimeout(() => void register(), afterLoading), { once: true });
}
