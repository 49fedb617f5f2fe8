/** A store cannot be reached or used now; nothing was half done. The base class of every port's own error. */
export abstract class StoreUnavailable extends Error {
  /** @param store for the message: `the view store` */
  constructor(store: string, cause: unknown) {
    super(`${store} is unavailable`, { cause });
  }
}
