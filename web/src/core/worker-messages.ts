/* Messages between pages and the service worker. A build's name is that of its entry file. */

/** Page to worker: its build, on start and as answer to `which-build`. */
export interface PageBuild {
  readonly type: 'page-build';
  readonly build: string;
}

/** Worker to pages: the build it has stored. */
export interface StoredBuild {
  readonly type: 'stored-build';
  readonly build: string;
}

/** Worker to page, over a port: which build? */
export interface WhichBuild {
  readonly type: 'which-build';
}

/** Worker to page, over a port: open this path of a notification. Answer: `true`. */
export interface OpenPath {
  readonly type: 'open-path';
  readonly path: string;
}

/** Worker to page: the push subscription changed. */
export interface SubscribedAnew {
  readonly type: 'subscribed-anew';
}

const entry = /\/assets\/(portal-[\w-]+)\.js$/;

/** The build of an entry script; `null` for others and in development. */
export const buildIn = (address: string): string | null => entry.exec(address)?.[1] ?? null;
