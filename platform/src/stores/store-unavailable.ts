/** A store is unreachable; nothing was half done. Base class of the ports' errors. */
export abstract class StoreUnavailable extends Error {
  /** @param store for the message: `the view store` */
  constructor(store: string, cause: unknown) {
    super(`${store} is unavailable`, { cause });
  }
}
