/**
 * A store cannot be reached or used now; nothing was half done. Every port's own error extends it, so that whoever waits
 * for stores cannot forget one.
 */
export abstract class StoreUnavailable extends Error {
  /** @param store for the message: `the view store` */
  constructor(store: string, cause: unknown) {
    super(`${store} is unavailable`, { cause });
  }
}
