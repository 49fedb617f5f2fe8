/*
 * What a page and the service worker tell each other. A build is named by the file of its entry, whose name holds a
 * digest of everything that it imports.
 */

/** Said by a page once it runs, and as the answer to `which-build`: the build that its scripts are of. */
export interface PageBuild {
  readonly type: 'page-build';
  readonly build: string;
}

/** Said by the worker to all pages once it is active: the build that it has stored. */
export interface StoredBuild {
  readonly type: 'stored-build';
  readonly build: string;
}

/** Asked by the worker over a port of its own: which build a page is of. */
export interface WhichBuild {
  readonly type: 'which-build';
}

/** Asked by the worker over a port of its own: somebody pressed a notice that leads there. Answered by `true`. */
export interface OpenPath {
  readonly type: 'open-path';
  readonly path: string;
}

/** Said by the worker: the browser has another subscription to notices, which the server is to be told. */
export interface SubscribedAnew {
  readonly type: 'subscribed-anew';
}

const entry = /\/assets\/(portal-[\w-]+)\.js$/;

/** The build that a script's address names; `null` for every script but an entry, and in development. */
export const buildIn = (address: string): string | null => entry.exec(address)?.[1] ?? null;
