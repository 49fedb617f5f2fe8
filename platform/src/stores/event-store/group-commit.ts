/** What became of one request of a group; a refused one leaves the others alone. */
export type Outcome<Result> = { readonly done: Result } | { readonly refused: Error };

interface Waiting<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Collects the requests that arrive in one turn of the event loop and commits them together: one transaction and
 * one fsync for all sockets. Answers are sent after the commit.
 */
export class GroupCommit<Request, Result> {
  #waiting: Waiting<Request, Result>[] = [];

  /**
   * @param commit decides and stores the whole group; when it throws, nothing of the group was stored.
   * @param failed makes the error that every request of such a group is rejected with.
   */
  constructor(
    private readonly commit: (group: readonly Request[]) => readonly Outcome<Result>[],
    private readonly failed: (cause: unknown) => Error,
  ) {}

  submit(request: Request): Promise<Result> {
    return new Promise((resolve, reject) => {
      // The check phase comes after every callback of this turn's sockets: whoever is here now shares the commit.
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({ request, resolve, reject });
    });
  }

  /** Commits what waits now; a group in which something waits is flushed by itself at the end of the turn. */
  flush(): void {
    const group = this.#waiting;
    if (group.length === 0) return;
    this.#waiting = [];
    let outcomes: readonly Outcome<Result>[];
    try {
      outcomes = this.commit(group.map(({ request }) => request));
    } catch (cause) {
      const error = this.failed(cause);
      group.forEach(({ reject }) => reject(error));
      return;
    }
    group.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) reject(this.failed(new Error('the commit forgot a request')));
      else if ('done' in outcome) resolve(outcome.done);
      else reject(outcome.refused);
    });
  }
}
