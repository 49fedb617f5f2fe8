/** A build's name is that of its entry file. */

export interface PageBuild {
  readonly type: 'page-build';
  readonly build: string;
}

export interface StoredBuild {
  readonly type: 'stored-build';
  readonly build: string;
}

export interface WhichBuild {
  readonly type: 'which-build';
}

/** Answer: `true`. */
export interface OpenPath {
  readonly type: 'open-path';
  readonly path: string;
}

export interface Resubscribed {
  readonly type: 'subscribed-anew';
}

const entry = /\/assets\/(portal-[\w-]+)\.js$/;

/** `null` for others and in development. */
export const buildIn = (address: string): string | null => entry.exec(address)?.[1] ?? null;
