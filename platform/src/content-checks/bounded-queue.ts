import { ContentChecksUnavailable } from './content-checks-unavailable';

export class BoundedQueue {
  #last: Promise<unknown> = Promise.resolve();
  #unfinished = 0;

  /** @param maxWaiting besides the running one */
  constructor(private readonly maxWaiting: number) {}

  /** @throws ContentChecksUnavailable when full, and the work's errors */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#unfinished > this.maxWaiting) throw new ContentChecksUnavailable('too many files are waiting');
    this.#unfinished += 1;
    const running = this.#last.then(work);
    this.#last = running.catch(() => undefined);
    try {
      return await running;
    } finally {
      this.#unfinished -= 1;
    }
  }
}
