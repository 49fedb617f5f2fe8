export type Outcome<Result> = { readonly done: Result } | { readonly refused: Error };

interface Waiting<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: Error) => void;
}

/** One transaction and fsync per event loop turn. Answers follow the commit. */
export class GroupCommit<Request, Result> {
  #waiting: Waiting<Request, Result>[] = [];

  /**
   * @param commit stores the group; if it throws, nothing was stored
   * @param failed makes the error of each request in a failed group
   */
  constructor(
    private readonly commit: (group: readonly Request[]) => readonly Outcome<Result>[],
    private readonly failed: (cause: unknown) => Error,
  ) {}

  submit(request: Request): Promise<Result> {
    return new Promise((resolve, reject) => {
      // The check phase runs after all socket callbacks of this turn.
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({ request, resolve, reject });
    });
  }

  /** Now, not at the end of the turn. */
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
