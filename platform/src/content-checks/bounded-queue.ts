import { ContentChecksUnavailable } from './content-checks-unavailable';

/** One after the other, in order; a queue that grew without end would only fail later, and for everybody. */
export class BoundedQueue {
  #last: Promise<unknown> = Promise.resolve();
  #unfinished = 0;

  /** @param maxWaiting besides the one that runs */
  constructor(private readonly maxWaiting: number) {}

  /** @throws ContentChecksUnavailable when too many are waiting, and what the work throws */
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
