import { network } from '#core/client/network';
import { Listeners } from '#core/listeners';
import { buildIn, type PageBuild, type StoredBuild, type WhichBuild } from '#core/worker-messages';

class NewBuild {
  #isReady = false;
  readonly #listeners = new Listeners();

  get isReady(): boolean {
    return this.#isReady;
  }

  announce(): void {
    this.#isReady = true;
    this.#listeners.notify();
  }

  /** @returns unsubscribes. */
  readonly subscribe = this.#listeners.subscribe;
}

export const newBuild = new NewBuild();
export type { NewBuild };

/** Milliseconds. */
const pause = 60 * 60_000;
/** Milliseconds after loading before the worker may use the network. */
const afterLoading = 3_000;

type BuildMessage = Partial<StoredBuild | WhichBuild> | null;

function answerWorker(worker: ServiceWorkerContainer, own: string): void {
  worker.addEventListener('message', ({ data, ports }: MessageEvent<BuildMessage>) => {
    if (data?.type === 'which-build') ports[0]?.postMessage(own);
    else if (data?.type === 'stored-build' && data.build !== own) newBuild.announce();
  });
  worker.startMessages();
  const message: PageBuild = { type: 'page-build', build: own };
  void worker.ready.then(({ active }) => active?.postMessage(message));
}

function lookForBuilds(registration: ServiceWorkerRegistration | undefined): void {
  // Some browsers resolve with nothing when they forbid it.
  if (registration === undefined) return;
  // Fails offline and during deployments.
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, pause);
  network.onBack(look);
  window.addEventListener('vite:preloadError', look);
}

export function watchBuilds(entry: string): void {
  const own = buildIn(entry);
  if (own === null || !('serviceWorker' in navigator)) return;
  answerWorker(navigator.serviceWorker, own);
  const register = () =>
    // Without it, only offline starts are missing.
    navigator.serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .then(lookForBuilds, () => undefined);
  window.addEventListener('load', () => setTimeout(() => void register(), afterLoading), { once: true });
}
